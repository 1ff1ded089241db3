"""Points of a spot by their paths.

``x`` check, ``b`` bet, ``f`` fold, ``c`` call, ``r`` raise, and a digit for each draw, that of the
big blind first. In a spot before the last draw "" is the big blind's draw, "1" the button's after
it drew one, "10" the big blind's first bet when the button stood pat, "10xb" its answer to a bet.
In a spot with the third round "bc10xb" is the same after a bet and a call.
"""

from typing import NamedTuple

from tripledraw.errors import SolverError
from tripledraw.rules.words import FOLD, NOBODY
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.tree import BIG_BLIND, ILLEGAL, Tree, letter, lines

WORDS = {"x": "check", "b": "bet", "f": "fold", "c": "call", "r": "raise"}


class Point(NamedTuple):
    """Where somebody acts.

    ``stage``  which last draw it is, in the order of the ends of the third round; -1 before it
    ``added``  chips that each seat put in during the third round
    ``drawn``  what has been drawn on the last draw
    ``tree``   the round that is bet, None where cards are drawn
    ``place``  the decision in it
    """

    stage: int
    added: int
    drawn: tuple[int, ...]
    tree: Tree | None
    place: int


def find(spot: Spot, path: str) -> Point:
    """The point of a path; SolverError where it leads nowhere or to the end of the hand."""
    rest = path.replace(" ", "").lower()
    stage = added = 0
    if spot.bets_first:
        tree = spot.third_round()
        place, rest = follow(tree, rest, path)
        if place < len(tree.actor):
            return Point(-1, 0, (), tree, place)
        end = place - len(tree.actor)
        check_open(tree, end, path)
        added = int(tree.added[end, BIG_BLIND])
        stage = int((tree.folder[:end] == NOBODY).sum())
    drawn, rest = read_draws(rest, spot.drawn, path)
    if len(drawn) < 2:
        return Point(stage, added, drawn, None, 0)
    tree = spot.last_round((added, added))
    place, rest = follow(tree, rest, path)
    if place >= len(tree.actor) or rest:
        raise SolverError(f'nobody acts at "{path}": the hand is over before it')
    return Point(stage, added, drawn, tree, place)


def follow(tree: Tree, rest: str, path: str) -> tuple[int, str]:
    """Where the letters at the front of a path lead in one round, and what is left of it."""
    known = {line: place for place, line in enumerate(lines(tree))}
    line = ""
    while rest and known[line] < len(tree.actor):
        line, rest = line + rest[0], rest[1:]
        if line not in known:
            raise SolverError(
                f'the path "{path}" goes wrong at "{line[-1]}": nobody can do that there'
            )
    return known[line], rest


def check_open(tree: Tree, end: int, path: str) -> None:
    """Raise `SolverError` where a fold has ended the hand."""
    if tree.folder[end] != NOBODY:
        raise SolverError(f'nobody acts at "{path}": the hand is over before it')


def read_draws(rest: str, drawn: tuple[int, ...], path: str) -> tuple[tuple[int, ...], str]:
    """What has been drawn when a path has been followed, and what is left of it."""
    while rest and len(drawn) < 2:
        if rest[0] not in "012345":
            raise SolverError(f'the path "{path}" goes wrong at "{rest[0]}": a draw is due, 0 to 5')
        drawn, rest = (*drawn, int(rest[0])), rest[1:]
    return drawn, rest


def paid_before(tree: Tree, place: int, seat: int) -> int:
    """What a seat has put in during a round when it is to act: what it would fold."""
    fold = int(tree.children[place, FOLD])
    return 0 if fold == ILLEGAL else int(tree.added[fold - len(tree.actor), seat])


def action_names(tree: Tree, place: int) -> tuple[str, ...]:
    """What may be done at a decision of the betting."""
    legal = [action for action, child in enumerate(tree.children[place]) if child != ILLEGAL]
    return tuple(WORDS[letter(tree, place, action)] for action in legal)
