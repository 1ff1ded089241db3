"""The blueprint at the table: what it does in a place of the game, and what a line tells of hands.

>>> from tripledraw.cards import parse
>>> from tripledraw.solver.blueprint.play import Blueprint, Line
>>> blueprint = Blueprint.load()
>>> hand = parse("2c 3d 7h Ks Qd")
>>> round(sum(blueprint.chances(Line(), hand).values()), 4)
1.0
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tripledraw.errors import SolverError
from tripledraw.solver.blueprint.drawing import draw_into
from tripledraw.solver.blueprint.game import all_rounds
from tripledraw.solver.blueprint.packing import STEPS, Label, Packed, kept_actions, open_packed
from tripledraw.solver.blueprint.rounds import Betting
from tripledraw.solver.ranks import CLASSES, class_of, rank_tables
from tripledraw.solver.tree import ACTIONS, BIG_BLIND, BUTTON, ILLEGAL, Tree, letter

Array = Any

EARLY_ROUNDS = 3
# Blocks of a packed file, in the order in which `packing` writes them.
_DRAWING, _FLUSHED, _KEEPS, _FIRST, _SECOND, _ROUNDS = 0, 1, 2, 3, 5, 7


class Line(NamedTuple):
    """What both have done in the open, heads-up.

    ``bets`` has a text a round, a letter an action as in `tree.lines`: x check, b bet, f fold,
    c call, r raise; the round that is going on is the last one. ``draws`` has the numbers of cards
    drawn, the big blind's and then the button's, of every draw that has begun. More cards than
    the blueprint ever draws count as the most that it does.
    """

    bets: tuple[str, ...] = ("",)
    draws: tuple[tuple[int, ...], ...] = ()


class Step(NamedTuple):
    """A decision of a line: ``player`` 0 big blind, 1 button.

    ``options`` are words of the rules (FOLD, CALL, RAISE) in a round, numbers of cards in a draw;
    ``chances`` float64[options, buckets]; ``taken`` is the index of what was done, -1 where
    the line ends here; ``draw`` is 0..2 in a draw, -1 in a round.
    """

    player: int
    options: tuple[int, ...]
    chances: Array
    taken: int
    draw: int


@dataclass(frozen=True, eq=False)
class Blueprint:
    """A strategy for rounds 1 to 3 and the draws between them, heads-up.

    The last draw and the river are solved where they come up, from `ranges`.
    """

    packed: Packed

    @classmethod
    def load(cls, path: Path | None = None) -> Blueprint:
        """The blueprint of a packed file, or the one that comes with the package.

        Raises `SolverError` for a file that is missing, damaged or of another version.
        """
        return cls(open_packed(path))

    @property
    def label(self) -> Label:
        """What the strategy says of itself: turns, exploitability, value to the button."""
        return self.packed.label

    def chances(self, line: Line, cards: Collection[int]) -> dict[int, float]:
        """How often a hand takes each option where a line ends.

        Options are FOLD, CALL, RAISE in a round, numbers of cards in a draw. Raises `SolverError`
        for a line that cannot be played, or ends where the blueprint has no say.
        """
        step = self.decision(line)
        bucket = self.bucket(cards)
        return {o: float(c) for o, c in zip(step.options, step.chances[:, bucket], strict=True)}

    def decision(self, line: Line) -> Step:
        """The decision where a line ends, for all buckets; raises as `chances`."""
        *_, step = self.steps(line)
        if step.taken >= 0:
            raise SolverError(f"{told(line)} does not end with a decision of rounds 1 to 3")
        return step

    def bucket(self, cards: Collection[int]) -> int:
        """The bucket 0..127 of five cards."""
        ranks = {card >> 2 for card in cards}
        suited = len(ranks) == len({card & 3 for card in cards}) + 4
        place = class_of(card >> 2 for card in cards)
        return int((self.flushed if suited else self.drawing)[place])

    def keep(self, cards: Collection[int], draw: int, drawn: int) -> tuple[int, ...]:
        """The cards that a hand keeps in draw 0..2 when it draws so many, low to high.

        Of equal ranks those are kept with which fewest cards are of one suit.
        """
        hand = sorted(cards)
        mask = int(self._keeps[draw, class_of(card >> 2 for card in hand), drawn])
        ranks = [card >> 2 for i, card in enumerate(hand) if mask >> i & 1]
        fitting = [
            kept for kept in combinations(hand, len(ranks)) if [c >> 2 for c in kept] == ranks
        ]
        return min(fitting, key=most_of_a_suit)

    def ranges(self, line: Line) -> tuple[Array, Array]:
        """What a line tells of the hands of the big blind and the button: float64[6175] each.

        How often either holds each class of `solver.ranks` who plays the blueprint, adding up to
        1; flushes and what one hand takes from the other are left out. A line that the blueprint
        never plays tells nothing of who left it: the range from before that step goes on.
        """
        combos = rank_tables().combos
        held = [combos / combos.sum(), combos / combos.sum()]
        for step in self.steps(line):
            if step.taken >= 0:
                of_class = step.chances[step.taken][self.drawing]
                going = held[step.player] * of_class
                share = going.sum()
                held[step.player] = self._drawn(step, going / share if share else held[step.player])
        return held[BIG_BLIND], held[BUTTON]

    def steps(self, line: Line) -> Iterator[Step]:
        """All decisions of a line, and the one where it ends if it is the blueprint's.

        Raises `SolverError` for a line that cannot be played.
        """
        state = 0
        for number, bets in enumerate(line.bets[:EARLY_ROUNDS]):
            state = yield from self._round(line, number, state, bets)
            if number == EARLY_ROUNDS - 1 or state < 0:
                return
            drawn = line.draws[number] if number < len(line.draws) else ()
            state = yield from self._draw(number, state, drawn)
            if state < 0:
                return

    def _round(self, line: Line, number: int, state: int, bets: str) -> Any:
        """Steps of a round; gives the state of the draw after it, -1 where there is none."""
        tree, betting = self._trees[number]
        table = self.round_chances(number, state)
        node = 0
        for sign in bets:
            step = self._bet(line, tree, betting, table, node, sign)
            yield step
            node = int(tree.children[node, step.options[step.taken]])
        if node < len(tree.actor):
            yield self._bet(line, tree, betting, table, node, "")
            return -1
        going = np.flatnonzero(betting.going == node - len(tree.actor))
        return state * len(betting.going) + int(going[0]) if len(going) else -1

    def _bet(
        self, line: Line, tree: Tree, betting: Betting, table: Array, node: int, sign: str
    ) -> Step:
        if node >= len(tree.actor):
            raise SolverError(f"{told(line)} goes on where a round is over")
        first, last = betting.starts[node], betting.starts[node + 1]
        options = tuple(a for a in ACTIONS if tree.children[node, a] != ILLEGAL)
        letters = [letter(tree, node, action) for action in options]
        if sign and sign not in letters:
            raise SolverError(f"{told(line)} has {sign!r} where {', '.join(letters)} may be")
        taken = letters.index(sign) if sign else -1
        return Step(int(tree.actor[node]), options, table[first:last], taken, -1)

    def _draw(self, number: int, state: int, drawn: tuple[int, ...]) -> Any:
        """Steps of a draw; gives the state of the round after it, -1 where it is not over."""
        count = self.label.counts[number]
        first, second = self.draw_chances(number, state)
        done = [min(cards, count - 1) for cards in drawn]
        options = tuple(range(count))
        yield Step(BIG_BLIND, options, first, done[0] if done else -1, number)
        if not done:
            return -1
        yield Step(BUTTON, options, second[done[0]], done[1] if len(done) > 1 else -1, number)
        return (state * count + done[0]) * count + done[1] if len(done) > 1 else -1

    def _drawn(self, step: Step, going: Array) -> Array:
        if step.draw < 0:
            return going
        after = np.zeros((1, CLASSES))
        keeps = self._keeps[step.draw, :, step.taken].copy()
        draw_into(going, np.zeros(CLASSES, np.int64), keeps, step.taken, after)
        return after[0]

    def round_chances(self, number: int, state: int) -> Array:
        """float64[actions, buckets] of a state of round ``number`` + 1."""
        betting = self._trees[number][1]
        buckets, kept = self.label.buckets[number], kept_actions(betting)
        block = number
        if number == EARLY_ROUNDS - 1:
            of_one = (self.label.counts[1] ** 2) * len(self._trees[1][1].going)
            block, state = number + state // of_one, state % of_one
        steps = self.packed.block(_ROUNDS + block).reshape(-1, len(kept), buckets)[state]
        table = np.zeros((len(betting.leads), buckets), int)
        table[kept] = steps
        for first, last in zip(betting.starts[:-1], betting.starts[1:], strict=True):
            table[last - 1] = STEPS - table[first : last - 1].sum(0)
        return table / STEPS

    def draw_chances(self, number: int, state: int) -> tuple[Array, Array]:
        """float64[counts, buckets] of the big blind, and of the button by what he has drawn."""
        count, buckets = self.label.counts[number], self.label.buckets[number]
        first = self.packed.block(_FIRST + number).reshape(-1, count - 1, buckets)[state]
        second = self.packed.block(_SECOND + number).reshape(-1, count, count - 1, buckets)[state]
        return _whole(first), _whole(second)

    @cached_property
    def _trees(self) -> tuple[tuple[Tree, Betting], ...]:
        return all_rounds(self.label.cap)[:EARLY_ROUNDS]

    @cached_property
    def drawing(self) -> Array:
        """int16[6175]: the bucket of each class of `solver.ranks`."""
        return self.packed.block(_DRAWING).view(np.int16)

    @cached_property
    def flushed(self) -> Array:
        """int16[6175]: the same for a hand that is a flush."""
        return self.packed.block(_FLUSHED).view(np.int16)

    @cached_property
    def _keeps(self) -> Array:
        return self.packed.block(_KEEPS).view(np.int8).reshape(3, CLASSES, -1)


def most_of_a_suit(cards: Collection[int]) -> int:
    """How many cards are of the suit that most are of."""
    suits = [card & 3 for card in cards]
    return max(map(suits.count, suits), default=0)


def spelled(line: Line) -> str:
    """A line as it is written, rounds and draws in turn: "rc 2-1 xbc"."""
    draws = ["-".join(map(str, draw)) for draw in line.draws]
    return " ".join(part for pair in zip_longest(line.bets, draws) for part in pair if part)


def read_line(text: str) -> Line:
    """A line that was `spelled`; raises `SolverError` for a draw that is none."""
    parts = text.split()
    try:
        draws = tuple(tuple(map(int, part.split("-"))) for part in parts[1::2])
    except ValueError:
        raise SolverError(f'the line "{text}" must have draws such as 2-1 in it') from None
    return Line(tuple(parts[::2]), draws)


def told(line: Line) -> str:
    """A line for messages."""
    return f'the line "{spelled(line)}"'


def _whole(steps: Array) -> Array:
    """Chances of all counts from steps of all but the last."""
    last = STEPS - steps.sum(-2, keepdims=True, dtype=int)
    return np.concatenate([steps, last], -2) / STEPS
