"""Lines of the blueprint's game: the rounds that they go through, the likeliest, the pot."""

from heapq import heappop, heappush

from tripledraw.rules.words import FOLD
from tripledraw.solver.blueprint.game import SMALL_BET, all_rounds
from tripledraw.solver.blueprint.play import Blueprint, Line
from tripledraw.solver.tree import letter, lines


def likeliest(blueprint: Blueprint, draws: tuple[tuple[int, int], ...]) -> Line:
    """The likeliest of the lines in which these draws are made and nobody folds.

    It ends when the round after the last of these draws is over. The best of what has been begun
    is gone on with first, so the first line that is whole is the likeliest.
    """
    waiting = [(-1.0, Line())]
    while True:
        chance, line = heappop(waiting)
        over = is_over(line, blueprint.label.cap)
        if over and len(line.bets) > len(draws):
            return line
        step = blueprint.decision(line)
        often = step.chances[:, blueprint.drawing] @ blueprint.ranges(line)[step.player]
        for option, share in zip(step.options, often, strict=True):
            if over and option == draws[len(line.bets) - 1][step.player]:
                heappush(waiting, (chance * share, _drawn(line, option)))
            elif not over and option != FOLD:
                heappush(waiting, (chance * share, _said(line, option, blueprint.label.cap)))


def is_over(line: Line, cap: int) -> bool:
    """Whether the round in which a line ends is over."""
    tree = all_rounds(cap)[len(line.bets) - 1][0]
    return lines(tree).index(line.bets[-1]) >= len(tree.actor)


def _said(line: Line, action: int, cap: int) -> Line:
    """The line gone on by an action."""
    tree = all_rounds(cap)[len(line.bets) - 1][0]
    sign = letter(tree, lines(tree).index(line.bets[-1]), action)
    return line._replace(bets=(*line.bets[:-1], line.bets[-1] + sign))


def _drawn(line: Line, cards: int) -> Line:
    """The line gone on by a draw, and by the next round where that was the second."""
    if len(line.draws) < len(line.bets):
        return line._replace(draws=(*line.draws, (cards,)))
    return Line((*line.bets, ""), (*line.draws[:-1], (*line.draws[-1], cards)))


def pot_of(line: Line, cap: int) -> float:
    """Small bets in the pot of a line all of whose rounds are over."""
    found = 0
    for (tree, _), bets in zip(all_rounds(cap), line.bets, strict=False):
        found += int(tree.added[lines(tree).index(bets) - len(tree.actor)].sum())
    return found / SMALL_BET
