"""What local best response finds, and that it looks at nothing hidden."""

import random

import numpy as np
import pytest
from tests.agents.planted import dealt, order_with, planted, played
from tests.strength.opponents import ByRule, folder, pat_believer

from tripledraw.agents.match import Match, play_match
from tripledraw.batch.layout import record_of
from tripledraw.cards import parse
from tripledraw.errors import TripleDrawError
from tripledraw.rules.words import CALL, DRAW, DRAWING, FOLD, RAISE
from tripledraw.strength.classes import is_flush
from tripledraw.strength.held import Held, mask_of
from tripledraw.strength.known import known
from tripledraw.strength.response import LocalBestResponse
from tripledraw.strength.running_out import run_out
from tripledraw.strength.worth import grouped, picked

TRASH = "Kc Kd Qh Qs Jc"
BEFORE_LAST_DRAW = "rc 20 xx 20 xx"


def response(by, hands: int = 2048) -> LocalBestResponse:
    return LocalBestResponse(by, seed=3, hands=hands)


# ---------------------------------------------------------------- exploits


@pytest.mark.parametrize("script", ["", "c", "rc 50 ", "rc 50 xx 50 xx 50 "])
def test_who_folds_to_every_bet_is_bet_into_with_anything(script):
    hand = played(planted(2, {0: TRASH, 1: "2c 3d 4h 5s 7c"}), script)
    found = response(folder).worth(hand.view(hand.actor))
    assert max(found, key=found.__getitem__) == RAISE
    assert found[RAISE] == pytest.approx(hand.pot)


def test_who_folds_to_every_bet_loses_its_blind_every_hand():
    result = play_match(Match(response(folder, 256), folder), 20)
    # From the button a raise wins the big blind; from the big blind after the limp the same.
    assert result.small_bets_per_hand == pytest.approx(1)
    assert result.standard_error == 0


def test_who_believes_pat_hands_is_snowed():
    """On the last draw trash stands pat and bets, as nothing it draws to wins as much."""
    script = BEFORE_LAST_DRAW + "1"
    hand = played(planted(2, {0: TRASH, 1: "2c 3d 4h 6s 8c"}), script)
    found = response(pat_believer).worth(hand.view(0))
    assert max(found, key=found.__getitem__) == DRAW
    assert found[DRAW] == pytest.approx(hand.pot)
    caller = response(known("caller")).worth(hand.view(0))
    assert max(caller, key=caller.__getitem__) != DRAW


def test_the_best_hand_bets_and_the_worst_one_does_not_into_who_calls():
    best = played(planted(2, {0: "2d 3c 4d 5h 7s"}), "rc 10 xx 10 xx 10 x")
    found = response(known("caller")).worth(best.view(0))
    big_bet = 20
    assert found[CALL] == pytest.approx(best.pot, rel=0.02)
    assert found[RAISE] == pytest.approx(best.pot + big_bet, rel=0.02)
    worst = played(planted(2, {0: TRASH}), "rc 10 xx 10 xx 10 x")
    found = response(known("caller")).worth(worst.view(0))
    assert found[RAISE] < found[CALL] < 0.1 * worst.pot


def test_a_bet_of_the_nuts_only_is_folded_to():
    """The big blind bets on the river with pat hands alone, by what is known of it."""
    hand = played(planted(2, {0: TRASH}), "rc 00 xx 00 xx 00 b")

    def nuts(place, hands):
        chances = np.zeros((len(hands), 32 if place.draws else 3))
        ranks = (hands >> 2).astype(int)
        straight = ranks[:, 4] - ranks[:, 0] == 4
        pair = (np.diff(ranks, axis=1) == 0).any(1)
        good = (ranks[:, 4] <= 6) & ~pair & ~straight & ~is_flush(hands)
        chances[:, 0 if place.draws else CALL] = 1.0
        if not place.draws and place.table.betting_round == 4 and place.table.bets == 0:
            chances[good, CALL], chances[good, RAISE] = 0.0, 1.0
        return chances

    by = ByRule("nuts", lambda table: CALL)
    by.action_chances = nuts
    found = response(by).worth(hand.view(0))
    assert max(found, key=found.__getitem__) == FOLD
    assert found[FOLD] == 0
    assert found[CALL] == pytest.approx(-20)


@pytest.mark.parametrize("name", ["caller", "random"])
def test_it_wins_more_than_the_textbook_does(name):
    """On the same deals, the luck of draws taken off both."""
    hands = 30
    best = play_match(Match(response(known(name)), name, seed=4), hands)
    plain = play_match(Match("textbook", name, seed=4), 400, workers=1)
    gained = best.reduced.small_bets_per_hand - plain.reduced.small_bets_per_hand
    assert gained > 0.1
    assert best.reduced.small_bets_per_hand > 3 * best.reduced.standard_error


@pytest.mark.parametrize(
    ("first_round", "script", "responds"),
    [(1, "", True), (2, "", False), (2, "rc 1", True), (4, "rc 11 xx 11 x", False),
     (4, "rc 11 xx 11 xx 1", True), (4, "rc 11 xx 11 xx 11 x", True)],
)  # fmt: skip
def test_before_its_first_round_it_plays_as_somebody_else(first_round, script, responds):
    """A draw belongs to the round after it. The other one folds or stands pat."""
    hand = played(planted(2, {0: "2c 3d 4h 5s Kc"}), script)
    before = ByRule("before", lambda table: DRAW if table.phase == DRAWING else FOLD)
    late = LocalBestResponse(
        known("caller"), seed=3, hands=512, first_round=first_round, before=before
    )
    other = before.act(hand.view(0))
    assert (late.act(hand.view(0)) == other) == (not responds)


# ---------------------------------------------------------------- nothing hidden


@pytest.mark.parametrize("seed", [1, 2])
def test_hidden_cards_change_nothing(seed):
    """The same hand with all cards that the player never held in other places."""
    order = order_with(2, {}, seed)
    hand = dealt(2, order)
    own = set(hand.cards(0))
    others = [card for card in order if card not in own]
    moved = dict(zip(others, random.Random(seed).sample(others, len(others)), strict=True))
    twin = dealt(2, [moved.get(card, card) for card in order])
    for script in ("", "rc 1", "rc 10 x", "rc 10 xx 10 xx 1"):
        here = played(dealt(2, order), script)
        there = played(dealt(2, [moved.get(card, card) for card in order]), script)
        assert here.cards(0) == there.cards(0)
        assert here.cards(1) != there.cards(1)
        by = known("textbook")
        assert response(by).worth(here.view(0)) == response(by).worth(there.view(0))
    assert twin.cards(0) == hand.cards(0)


def test_going_on_in_a_hand_is_as_good_as_following_it_anew():
    by = known("textbook")
    one = response(by)
    for script in ("", "rc 11", "rc 11 xbr", "rc 11 xbrc 1"):
        view = played(planted(2, {}, seed=6), script).view(0)
        if view.actor == 0:
            assert one.worth(view) == response(by).worth(view)
    other_hand = planted(2, {}, seed=7).view(0)
    assert one.worth(other_hand) == response(by).worth(other_hand)


def test_one_opponent_is_known_and_no_more():
    with pytest.raises(TripleDrawError, match="3 players"):
        response(known("caller")).act(planted(3, {}).view(0))


# ---------------------------------------------------------------- hands run out


def test_a_hand_is_run_out_as_often_as_cards_come():
    """Last draw: an eight-six is pat; a draw to 2-3-4-7 beats it with a five or a six."""
    own, other = "8c 6d 4s 3c 2h", "2c 3d 4h 7s Kc"
    hand = played(planted(2, {0: own, 1: other}), "rc 00 xx 00 xx")
    n = 20_000
    held = Held(
        np.tile(np.array(sorted(parse(other)), np.uint8), (n, 1)), np.zeros(n, np.int64), np.ones(n)
    )
    cards = mask_of(parse(own))
    ends = run_out(
        record_of(hand.table), 0, held, cards, "caller", seed=5,
        first=DRAW, answers=np.full(n, DRAW + 0b10000),
    )  # fmt: skip
    left = [card for card in range(52) if not cards >> card & 1 and card not in parse(other)]
    wins = sum(card >> 2 not in (3, 4) for card in left) / len(left)
    assert ends.mean() == pytest.approx(wins, abs=0.012)
    assert set(ends.drawn.tolist()) == {1}
    kept = set(parse(other)[:4])
    assert all(kept < set(hand) for hand in ends.hands[:200].tolist())


def test_final_hands_are_grouped_by_strength():
    own = np.array([5, 900, 30, 7] * 100)
    found = grouped(own)
    assert [set(found[own == key].tolist()) for key in (5, 7, 30, 900)] == [
        {0, 1},
        {1, 2},
        {3, 4},
        {4, 5},
    ]
    assert set(grouped(np.full(400, 5)).tolist()) == {0}
    assert set(grouped(np.arange(100)).tolist()) == {0}


def test_answers_are_picked_by_their_chances():
    chances = np.tile(np.array([0.25, 0.0, 0.75, 0.0]), (8_000, 1))
    found = np.bincount(picked(chances, 3), minlength=4) / 8_000
    assert found == pytest.approx([0.25, 0, 0.75, 0], abs=0.02)
