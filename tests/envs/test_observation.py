"""What a seat observes: the fields of the page, nothing hidden, the same from a view."""

import re
from pathlib import Path

import numpy as np
import pytest
from tests.random_hands import random_hands
from tests.test_secrecy import twin_of

from tripledraw.agents.seen import table_seen
from tripledraw.cards import parse
from tripledraw.codes import action_of, code_from_text, code_of
from tripledraw.envs import observation as o
from tripledraw.envs.spaces import mask_of, observed
from tripledraw.hand import Hand
from tripledraw.rules.words import BETTING, DRAW, FOLD
from tripledraw.stakes import Stakes

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "envs.md"


def replayed(actions):
    """The hand of seed 72 that all pages show, after some of its actions."""
    hand = Hand([400, 395], stakes=Stakes(10), button=0, seed=72)
    for text in actions.split():
        hand.play_code(code_from_text(text))
    return hand


def seat_block(seen, place):
    at = o.SEATS + place * o.SEAT_SIZE
    return seen[at : at + o.SEAT_SIZE]


def test_a_known_moment_field_by_field():
    hand = replayed("r r c d1 d13")
    seen = observed(hand.table, 0)
    assert set(np.flatnonzero(seen[: o.DISCARDS])) == set(parse("3d 4s 8d As Jd"))
    thrown = np.flatnonzero(seen[o.DISCARDS : o.SEATS])
    assert set(thrown) == set(parse("Qc Qs"))
    own, other = seat_block(seen, 0), seat_block(seen, 1)
    assert own[: o.DRAWN].tolist() == pytest.approx([1, 1, 1, 1, 0, 37, 0])
    assert other[: o.DRAWN].tolist() == pytest.approx([1, 1, 1, 0, 0, 36.5, 0])
    assert np.flatnonzero(own[o.DRAWN :]).tolist() == [2]
    assert np.flatnonzero(other[o.DRAWN :]).tolist() == [1]
    assert not seen[o.SEATS + 2 * o.SEAT_SIZE : o.ROUND].any()
    assert seen[o.ROUND :].tolist() == [0, 1, 0, 0, 0, 0, 6, 0, 0]


def test_a_bet_is_seen_from_both_seats():
    hand = replayed("r r")
    assert observed(hand.table, 0)[o.ROUND :].tolist() == [1, 0, 0, 0, 0, 3, 5, 3, 1]
    mine, his = (seat_block(observed(hand.table, 0), place) for place in (0, 1))
    assert [mine[o.BET], his[o.BET]] == [2, 3]
    assert [mine[o.AGGRESSOR], his[o.AGGRESSOR]] == [0, 1]
    assert seat_block(observed(hand.table, 1), 0).tolist() == his.tolist()


def test_the_page_gives_every_field_its_place():
    page = PAGE.read_text("utf-8").split("## Observations")[1]
    rows = re.findall(r"^\| (\d+)(?:\.\.(\d+))? \|", page, re.MULTILINE)
    places = [(int(first), int(last or first)) for first, last in rows]
    table = [place for place in places if place[0] not in range(o.SEATS, o.ROUND)]
    assert table == [
        (o.HAND, o.DISCARDS - 1),
        (o.DISCARDS, o.SEATS - 1),
        (o.ROUND, o.IN_DRAW - 1),
        *((at, at) for at in range(o.IN_DRAW, o.SIZE)),
    ]
    block = [place for place in places if place[0] in range(o.SEATS, o.ROUND)]
    assert block == [
        *((o.SEATS + at, o.SEATS + at) for at in range(o.DRAWN)),
        *((o.SEATS + o.DRAWN + 6 * draw, o.SEATS + o.DRAWN + 6 * draw + 5) for draw in range(3)),
    ]


@pytest.mark.parametrize("seats", range(2, 7))
def test_hidden_cards_change_no_observation(seats):
    """The hand has a twin in which all cards that the seat never held have changed places."""
    for random_hand in random_hands(seats, range(40)):
        seat = random_hand.chance.randrange(seats)
        hand = random_hand.hand()
        seen = [observed(hand.table, seat)]
        while not hand.over:
            hand.play(random_hand.action(hand))
            seen.append(observed(hand.table, seat))
        twin = twin_of(random_hand, hand, seat)
        twins = [observed(twin.table, seat)]
        for text in hand.to_json()["actions"]:
            twin.play_code(code_from_text(text))
            twins.append(observed(twin.table, seat))
        # The chips of the last moment depend on who wins.
        assert np.array_equal(seen[:-1], twins[:-1])


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_view_of_the_actor_says_it_all(seats):
    """A table made from the view alone gives the observation and the mask of the real one."""
    for random_hand in random_hands(seats, range(40)):
        hand = random_hand.hand()
        while not hand.over:
            view = hand.view(hand.actor)
            table = table_seen(view)
            for card in (card for thrown in view.discarded for card in thrown):
                table.ever_thrown[view.seat] |= 1 << card
            assert np.array_equal(observed(hand.table, view.seat), observed(table, view.seat))
            assert np.array_equal(mask_of(hand.table, view.seat), mask_of(table, view.seat))
            hand.play(random_hand.action(hand))


@pytest.mark.parametrize("seats", [2, 6])
def test_the_mask_offers_the_legal_actions(seats):
    for random_hand in random_hands(seats, range(60)):
        hand = random_hand.hand()
        while not hand.over:
            table, actor = hand.table, hand.actor
            offered = np.flatnonzero(mask_of(table, actor)).tolist()
            meant = [action_of(table, o.code_of(table, action)) for action in offered]
            legal = hand.legal_actions()
            assert len(meant) == len(legal)
            assert all(action in legal for action in meant)
            assert len(set(offered)) == len({code_of(table, action) for action in meant})
            others = [seat for seat in range(seats) if seat != actor]
            assert not any(mask_of(table, seat).any() for seat in others)
            hand.play(random_hand.action(hand))


def test_a_draw_counts_from_the_lowest_card():
    hand = replayed("r r c")  # seat 1 holds Qd 3s 4h 7s 6s
    for action, thrown in ((1, "3s"), (2, "4h"), (4, "6s"), (8, "7s"), (16, "Qd"), (17, "3s Qd")):
        meant = action_of(hand.table, o.code_of(hand.table, DRAW + action))
        assert set(meant.cards) == set(parse(thrown))


@pytest.mark.parametrize("action", [-1, 35, 10**9])
def test_what_is_no_action_is_not_offered(action):
    for actions in ("", "r r c"):
        assert not o.is_offered(replayed(actions).table, action)


def test_who_does_not_act_checks_folds_or_stands_pat():
    for random_hand in random_hands(3, range(30)):
        hand = random_hand.hand()
        while not hand.over:
            code = o.timed_out_code(hand.table)
            assert o.is_offered(hand.table, code)
            if hand.table.phase == BETTING:
                assert (code == FOLD) == bool(mask_of(hand.table, hand.actor)[FOLD])
            else:
                assert code == DRAW
            hand.play(random_hand.action(hand))
