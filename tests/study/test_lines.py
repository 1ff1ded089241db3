"""Lines of the strategy: the likeliest of all, and what is in the pot."""

from itertools import product

import numpy as np
import pytest

from tripledraw.hand import Hand
from tripledraw.rules.words import CALL, DRAW, FOLD, RAISE
from tripledraw.solver.blueprint.game import all_rounds
from tripledraw.solver.blueprint.play import Blueprint, Line, read_line, spelled
from tripledraw.solver.tree import lines
from tripledraw.stakes import Stakes
from tripledraw.study.lines import likeliest, pot_of

CAP = 4
CODES = {"f": FOLD, "x": CALL, "c": CALL, "b": RAISE, "r": RAISE}


@pytest.fixture(scope="module")
def blueprint() -> Blueprint:
    return Blueprint.load()


def chance_of(blueprint: Blueprint, line: Line) -> float:
    """How likely a whole line is, step by step."""
    combos = blueprint.ranges(Line())[0]
    held = [combos, combos]
    found = 1.0
    for step in blueprint.steps(line):
        if step.taken < 0:
            continue
        of_class = step.chances[step.taken][blueprint.drawing]
        found *= float(held[step.player] @ of_class)
        held = list(blueprint.ranges(line_until(blueprint, line, step)))
    return found


def line_until(blueprint: Blueprint, line: Line, step) -> Line:
    """The line up to a step, itself taken."""
    for number, bets in enumerate(line.bets):
        for end in range(len(bets) + 1):
            shorter = Line((*line.bets[:number], bets[:end]), line.draws[:number])
            if ends_with(blueprint, shorter, step):
                return shorter
        for drawn in (1, 2):
            if number < len(line.draws):
                draws = (*line.draws[:number], line.draws[number][:drawn])
                shorter = Line(line.bets[: number + 1], draws)
                if ends_with(blueprint, shorter, step):
                    return shorter
    raise AssertionError(step)


def ends_with(blueprint: Blueprint, line: Line, step) -> bool:
    taken = [each for each in blueprint.steps(line) if each.taken >= 0]
    last = taken[-1] if taken else None
    return last is not None and all(np.array_equal(a, b) for a, b in zip(last, step, strict=True))


def whole(number: int) -> list[str]:
    """Every way through a round without a fold."""
    tree = all_rounds(CAP)[number][0]
    count = len(tree.actor)
    return [text for text in lines(tree)[count:] if "f" not in text]


def test_no_line_is_likelier(blueprint):
    every = [Line((a, b), ((2, 2),)) for a, b in product(whole(0), whole(1))]
    best = max(every, key=lambda line: chance_of(blueprint, line))
    assert likeliest(blueprint, ((2, 2),)) == best


def test_the_pot_is_that_of_a_hand_played_so(blueprint):
    line = likeliest(blueprint, ((2, 2), (1, 1)))
    hand = Hand([1000, 1000], stakes=Stakes(10), seed=1)
    for number, bets in enumerate(line.bets):
        for sign in bets:
            hand.play_code(CODES[sign])
        if number < len(line.draws):
            for drawn in line.draws[number]:
                hand.play_code(DRAW + (1 << drawn) - 1)
    assert hand.phase == "drawing"
    assert hand.pot / 10 == pot_of(line, CAP)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (Line(("rc", "xbc", "b"), ((2, 1), (0, 1))), "rc 2-1 xbc 0-1 b"),
        (Line(("rc", "xx"), ((2, 1), (0,))), "rc 2-1 xx 0"),
    ],
)
def test_a_line_is_spelled_as_it_was_played_and_read_again(line, text):
    assert spelled(line) == text
    assert read_line(text) == line
