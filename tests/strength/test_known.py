"""A known strategy says for a whole range what the agent does hand by hand."""

import numpy as np
import pytest
from tests.agents.planted import planted, played

from tripledraw.agents.base import POLICIES, policy
from tripledraw.agents.classes import classes_of
from tripledraw.agents.last_draw import by_endgame, is_last
from tripledraw.agents.strategy import by_strategy, shipped
from tripledraw.beliefs.seen import seen
from tripledraw.cards import parse
from tripledraw.errors import SolverError, TripleDrawError
from tripledraw.rules.words import DRAW, DRAWING, HAND_CARDS
from tripledraw.strength.classes import example_flushes, example_hands, is_flush
from tripledraw.strength.held import dealt
from tripledraw.strength.known import known
from tripledraw.strength.place import Place, first_place

SCRIPTS = [
    "",
    "r",
    "c",
    "rc",
    "rc 2",
    "rc 21 x",
    "rc 21 xbc 1",
    "rc 20 xbrc 10 bc",
    "rc 21 xx 11 xx 1",
]
RIVER = "rc 21 xx 11 xx 11 b"
GRID = [(2 * i + 1) * 2**32 // 384 for i in range(192)]


def place_of(hand) -> Place:
    public = seen(hand.events, None)
    place = first_place(public)
    for code in public.codes:
        place = place.after(code)
    return place


@pytest.mark.parametrize("script", [*SCRIPTS, RIVER])
def test_a_place_is_the_table_without_cards(script):
    hand = played(planted(2, {}), script)
    place = place_of(hand)
    assert place.public == seen(hand.events, None)
    for name in ("pot", "stacks", "commits", "actor", "phase", "bets", "must_draw", "drawn"):
        assert getattr(place.table, name) == getattr(hand.table, name), name
    assert place.table.hole[0] == [-1] * HAND_CARDS


@pytest.mark.parametrize("name", POLICIES)
@pytest.mark.parametrize("script", [*SCRIPTS, RIVER])
def test_a_policy_is_known_as_it_plays(name, script):
    place = place_of(played(planted(2, {}), script))
    hands = dealt(12, 0, 7).hands
    expected = np.zeros((12, 32 if place.draws else 3))
    table = place.table.copy()
    for row, hand in zip(expected, hands.tolist(), strict=True):
        table.hole[place.seat][:] = hand
        for chance in GRID:
            code = policy(name)(table, place.seat, chance)
            row[code - DRAW if place.draws else code] += 1 / len(GRID)
    assert known(name).action_chances(place, hands) == pytest.approx(expected, abs=0.02)


needs_strategy = pytest.mark.skipif(shipped() is None, reason="no packed strategy is there")


@needs_strategy
@pytest.mark.parametrize("script", [*SCRIPTS, RIVER])
def test_the_blueprint_is_known_as_it_plays(script):
    strategy = shipped()
    hand = played(planted(2, {}), script)
    place, public, table = place_of(hand), seen(hand.events, None), hand.table.copy()
    hands = dealt(8, 0, 3).hands
    hands = np.ascontiguousarray(hands[~is_flush(hands)])
    chances = known("blueprint").action_chances(place, hands)
    assert chances.sum(1) == pytest.approx(1, abs=0.02)
    for row, cards in zip(chances, hands.tolist(), strict=True):
        table.hole[place.seat][:] = cards
        done = np.zeros(len(row))
        for chance in GRID:
            if is_last(table):
                code = by_endgame(public, table, chance, strategy)
            else:
                code = by_strategy(strategy, public, table, chance)
            done[code - DRAW if table.phase == DRAWING else code] += 1 / len(GRID)
        if table.phase == DRAWING:  # of a pair it throws either
            row, done = by_ranks(row, cards), by_ranks(done, cards)
        assert row == pytest.approx(done, abs=0.02)


def by_ranks(chances, cards) -> list[float]:
    """Chances of discards of equal ranks together."""
    found: dict[tuple[int, ...], float] = {}
    for mask, chance in enumerate(chances):
        ranks = tuple(card >> 2 for i, card in enumerate(cards) if mask >> i & 1)
        found[ranks] = found.get(ranks, 0.0) + chance
    return [found[ranks] for ranks in sorted(found)]


@needs_strategy
def test_a_game_that_the_strategy_does_not_cover_is_refused():
    hand = played(planted(3, {}), "")
    with pytest.raises(SolverError, match="not of the game"):
        known("blueprint").action_chances(place_of(hand), dealt(5, 0, 1).hands)


def test_an_unknown_agent_is_refused():
    with pytest.raises(TripleDrawError, match="of an agent 'nobody'"):
        known("nobody")


def test_hands_are_told_by_class_whatever_their_suits():
    hands = example_hands()
    assert (classes_of(hands) == np.arange(len(hands))).all()
    assert not is_flush(hands).any()
    flushes = example_flushes()
    suited = np.ascontiguousarray(flushes[flushes[:, 0] < 255])
    assert is_flush(suited).all()
    assert (hands[classes_of(suited)] >> 2 == suited >> 2).all()
    best = np.array([sorted(parse("7d 5c 4h 3s 2c"))], np.uint8)
    assert classes_of(best).tolist() == [0]
