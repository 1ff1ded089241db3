"""Hands of bigger tables with two left, in the words of the packed strategy."""

import pytest
from tests.agents.planted import planted, played

from tripledraw.actions import Draw
from tripledraw.agents import agent
from tripledraw.agents.strategy import by_line
from tripledraw.agents.two_left import OPENINGS, covers, line_of_two_left, two_left
from tripledraw.beliefs.seen import seen
from tripledraw.codes import action_of
from tripledraw.hand import Hand
from tripledraw.rules.words import NOBODY
from tripledraw.solver.blueprint.play import Blueprint, Line
from tripledraw.solver.tree import BUTTON, lines, round_tree
from tripledraw.stakes import Stakes


@pytest.fixture(scope="module")
def strategy() -> Blueprint:
    return Blueprint.load()


def at_six(script: str) -> Hand:
    """Six seats, the button seat 0: seat 3 opens, seats 1 and 2 are the blinds."""
    return played(planted(6, {}), script)


def line(hand: Hand) -> Line:
    return line_of_two_left(seen(hand.events, None))


def test_every_opening_is_a_line_of_two_with_its_bets_and_its_last_raiser():
    tree = round_tree(Stakes(10), 1)
    ends = dict(zip(lines(tree)[len(tree.actor) :], range(len(tree.folder)), strict=True))
    for (bets, by_the_button), text in OPENINGS.items():
        end = ends[text]
        assert tree.folder[end] == NOBODY
        assert tree.added[end].tolist() == [10 * bets, 10 * bets]
        # The button calls or raises first, then they take turns; a check or a call ends it.
        last = max((i for i, sign in enumerate(text) if sign in "rb"), default=-1)
        assert by_the_button == (last >= 0 and last % 2 == BUTTON - 1)


@pytest.mark.parametrize(
    ("script", "seats", "expected"),
    [
        # The button opens and the big blind calls, then the small blind: the button acts last.
        ("fffrfc", (2, 0), Line(("rc",), ())),
        ("fffrfc 2", (2, 0), Line(("rc",), ((2,),))),
        ("fffrfc 21 xbc 10 x", (2, 0), Line(("rc", "xbc", "x"), ((2, 1), (1, 0)))),
        ("fffrcf", (1, 0), Line(("rc",), ())),
        ("fffrfrc", (2, 0), Line(("rrc",), ())),
        ("fffrfrrc", (2, 0), Line(("rrrc",), ())),
        # The small blind (1) opens and the big blind calls: who opened acts first.
        ("ffffrc", (1, 2), Line(("cbc",), ())),
        ("ffffrrc", (1, 2), Line(("cbrc",), ())),
        ("ffffrrrc", (1, 2), Line(("cbrrc",), ())),
        ("ffffcx", (1, 2), Line(("cx",), ())),
    ],
)
def test_the_line_has_the_bets_and_the_seats_of_the_hand(strategy, script, seats, expected):
    hand = at_six(script)
    known = seen(hand.events, None)
    assert two_left(known) == seats
    assert covers(strategy, known, hand.table)
    found = line(hand)
    assert found.draws == expected.draws
    assert [text for text in found.bets if text] == [text for text in expected.bets if text]
    strategy.decision(found)  # it is the strategy's to decide


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("fffrf", "the round before the first draw is not over"),
        ("fffrcc", "three are left"),
        ("fffrcc 111 bfc", "three were left at the first draw"),
        ("ffrffc", "the cutoff has better hands than a button of two"),
        ("rffrffc", "and so have who opens first and who raises it"),
        ("cccrfrfffc", "those who folded have left half of a pot"),
    ],
)
def test_other_hands_have_no_line(strategy, script, why):
    hand = at_six(script)
    assert not covers(strategy, seen(hand.events, None), hand.table), why


@pytest.mark.parametrize(
    ("stakes", "stack", "covered"),
    [(Stakes(10), 240, True), (Stakes(10), 239, False), (Stakes(10, cap=5), 1000, False)],
)
def test_only_with_its_own_bets_and_deep_stacks(strategy, stakes, stack, covered):
    hand = played(Hand([stack] * 3, stakes=stakes, seed=1), "frc")
    assert covers(strategy, seen(hand.events, None), hand.table) == covered


def test_of_two_seats_the_whole_hand_is_the_strategys(strategy):
    hand = played(planted(2, {}), "rc 21")
    assert not covers(strategy, seen(hand.events, None), hand.table)


@pytest.mark.parametrize(
    "script", ["fffrfc 2", "fffrfc 21 b", "fffrfc 21 xx 1", "fffrfc 21 xx 11 b"]
)
def test_the_agent_plays_the_line(strategy, script):
    hand = at_six(script)
    action = agent("blueprint", 4).act(hand.view(hand.actor))
    chances = range(0, 2**32, 2**26)
    codes = {by_line(strategy, line(hand), hand.table, chance) for chance in chances}
    assert action in {action_of(hand.table, code) for code in codes}


def test_the_last_draw_of_two_left_is_played_from_beliefs(strategy):
    hand = planted(6, {5: "7d 5c 4h 3s 2c"}, 3)
    played(hand, "ffrffc 20 bc 10 bc 1")
    assert hand.actor == 5
    assert agent("blueprint", 1).act(hand.view(5)) == Draw()
    played(hand, "0 x")
    assert type(agent("blueprint", 1).act(hand.view(5))).__name__ == "Bet"
