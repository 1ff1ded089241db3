"""A hand of two in the words of the packed strategy."""

from types import SimpleNamespace

import pytest
from tests.agents.planted import planted, played

from tripledraw.actions import Draw
from tripledraw.agents.strategy import by_strategy, fits, letters, line_of, pick
from tripledraw.beliefs.seen import seen
from tripledraw.codes import action_of
from tripledraw.hand import Hand
from tripledraw.rules.words import CALL, FOLD, RAISE
from tripledraw.solver.blueprint.play import Line
from tripledraw.solver.tree import lines, round_tree
from tripledraw.stakes import Stakes


@pytest.mark.parametrize("betting_round", [1, 2])
def test_letters_are_those_of_the_solver(betting_round):
    tree = round_tree(Stakes(10), betting_round)
    for line in lines(tree):
        codes = [{"f": FOLD, "x": CALL, "c": CALL, "b": RAISE, "r": RAISE}[sign] for sign in line]
        assert letters(codes, owed=betting_round == 1) == line


@pytest.mark.parametrize(
    ("script", "line"),
    [
        ("", Line(("",), ())),
        ("cr", Line(("cb",), ())),
        ("rc", Line(("rc",), ())),
        ("rc 2", Line(("rc",), ((2,),))),
        ("rc 21", Line(("rc", ""), ((2, 1),))),
        ("rc 21 xb", Line(("rc", "xb"), ((2, 1),))),
        ("rc 21 xbc 10 bc 1", Line(("rc", "xbc", "bc"), ((2, 1), (1, 0), (1,)))),
    ],
)
def test_the_line_of_a_hand_is_what_both_said_and_drew(script, line):
    hand = played(planted(2, {}), script)
    found = line_of(seen(hand.events, None))
    assert found.draws == line.draws
    assert [text for text in found.bets if text] == [text for text in line.bets if text]


def test_chance_picks_as_often_as_it_should():
    chances = {7: 0.25, 8: 0.0, 9: 0.75}
    picks = [pick(chances, 2**32 * i // 400) for i in range(400)]
    assert (picks.count(7), picks.count(8), picks.count(9)) == (100, 0, 300)
    assert pick({1: 0.5, 2: 0.5 - 1e-12}, 2**32 - 1) == 2


@pytest.mark.parametrize(
    ("stakes", "stacks", "covered"),
    [
        (Stakes(10), [240, 240], True),
        (Stakes(10), [240, 239], False),
        (Stakes(10), [400, 400, 400], False),
        (Stakes(10, cap=5), [400, 400], False),
        (Stakes(10, ante=1), [400, 400], False),
        (Stakes(10, big_bet=10), [400, 400], False),
        (Stakes(10, heads_up_cap="roberts"), [400, 400], False),
    ],
)
def test_only_its_own_game_is_played_by_the_strategy(stakes, stacks, covered):
    strategy = SimpleNamespace(label=SimpleNamespace(cap=4))
    hand = Hand(stacks, stakes=stakes, seed=1)
    assert fits(strategy, seen(hand.events, None)) == covered


def test_what_the_strategy_does_not_keep_is_thrown_away():
    hand = played(planted(2, {1: "Kd 2c Qh 3d 7s"}), "rc")
    strategy = SimpleNamespace(
        chances=lambda line, cards: {1: 0.0, 2: 1.0}, keep=lambda cards, draw, count: (0, 5, 23)
    )
    code = by_strategy(strategy, seen(hand.events, None), hand.table, 1)
    assert action_of(hand.table, code) == Draw(card for card in hand.cards(1) if card > 23)
