"""What a solution loses to who sees the cards: the removal that it leaves out, sampled.

The solver takes the two ranges as if they shared no cards. Here a sampled hand meets what the
other seat can really hold: its range and its draws without every card that the hand has had, thrown
ones too, counted exactly by ranks. The hand takes the best of the keeps that the solution thinks
well of, and bets in the best way with each hand that this makes. So the gain is that of one answer,
and the best answer of all wins no less. Suits stay out of it: a flush counts as what it is without.
"""

from functools import cache
from math import comb, sqrt
from typing import Any, NamedTuple

import numpy as np

from tripledraw.equity.compiled import loop
from tripledraw.equity.multisets import RANK_COUNT, tables
from tripledraw.errors import SolverError
from tripledraw.rules.words import DECK_CARDS, HAND_CARDS, NOBODY
from tripledraw.solver.endgame import best
from tripledraw.solver.endgame import keeps as operator
from tripledraw.solver.endgame.answer import Study, average, new_study
from tripledraw.solver.endgame.keeps import DRAWN, MASKS, Keeps, drawn_by, keeps
from tripledraw.solver.endgame.solution import Solution
from tripledraw.solver.endgame.stage import EVERY
from tripledraw.solver.endgame.weights import completions, rank_counts
from tripledraw.solver.ranks import CLASSES, SMALLER, SUITS, rank_tables
from tripledraw.solver.tree import BIG_BLIND, BUTTON

Array = Any  # an array of NumPy

MOST_DRAWN = 2
"""Keeps that draw more are tried by nobody: at the last draw they are all but never best."""

WORTH_TRYING = 0.03
"""A keep is tried where the solution gives it up to so much of the pot less than the best one."""

RARE = 1e-4
"""A number drawn that comes up less often than this is left out."""


class Audit(NamedTuple):
    """What answers that know of the removal win against a solution.

    ``gain`` is the mean of both seats as a share of the pot, ``error`` its standard error, and
    ``hands`` how many of each seat were sampled.
    """

    gain: float
    error: float
    hands: int


def audit(solution: Solution, hands: int, seed: int = 0) -> Audit:
    """Sample hands of both seats and let each answer with the cards it has seen.

    Takes about half a second a hand. SolverError for a spot that does not begin at the last draw.
    """
    if solution.spot.bets_first or solution.spot.drawn:
        raise SolverError("an audit is of a spot in which both have the last draw to come")
    rng = np.random.default_rng(seed)
    gains, errors = [], []
    for seat in (BIG_BLIND, BUTTON):
        auditor = _Auditor(solution, seat)
        drawn = rng.choice(CLASSES, hands, p=solution.spot.weights[seat])
        pairs = np.array([auditor.gain(int(hand)) for hand in drawn])
        gain, met = pairs[:, 0], pairs[:, 1].mean()
        gains.append(gain.mean() / met)
        errors.append(gain.std(ddof=1) / sqrt(hands) / met)
    pot = solution.spot.pot
    return Audit(float(np.mean(gains)) / pot, sqrt(sum(e * e for e in errors)) / 2 / pot, hands)


class _Round(NamedTuple):
    """The betting after two draws: the average strategies, and how the other seat comes to ends."""

    chosen: Array
    comes: Array


class _Auditor:
    """Plays single hands of one seat against the average strategy of the other."""

    def __init__(self, solution: Solution, seat: int) -> None:
        self.seat = seat
        self.pot = solution.spot.pot
        self.stage = solution.endgame.stages[0]
        self.walk = self.stage.walk
        self.study = _studied(solution)
        self.other = solution.spot.weights[1 - seat]
        self.first = solution.at("")
        self.second = [solution.at(str(a)) for a in range(DRAWN)]
        self.rounds: dict[tuple[int, int], _Round] = {}

    def gain(self, hand: int) -> tuple[float, float]:
        """What the hand wins above its own strategy, and how likely it meets the other range."""
        counts = rank_counts()[hand]
        met = float(self.other @ compatible(counts))
        if self.seat == BIG_BLIND:
            best, own = self.answer(hand, None)
            return best - own, met
        total = 0.0
        for a in range(DRAWN):
            if self.study.final[0, a].sum() > RARE:
                best, own = self.answer(hand, a)
                total += best - own
        return total, met

    def answer(self, hand: int, seen: int | None) -> tuple[float, float]:
        """The worth of the best keep that is tried, and of the hand's own strategy."""
        decision = self.first if seen is None else self.second[seen]
        often = decision.frequency[:, hand]
        masks = [mask for mask in range(MASKS) if drawn_by(mask) <= MOST_DRAWN]
        top = max(decision.ev[mask, hand] for mask in masks)
        tried = [
            mask for mask in masks
            if self.stage.state.opened[mask, hand]
            and (decision.ev[mask, hand] > top - WORTH_TRYING * self.pot or often[mask] > RARE)
        ]  # fmt: skip
        worth = np.array([self.keep(hand, mask, seen) for mask in tried])
        share = often[tried] / max(often[tried].sum(), 1e-30)
        return float(worth[:, 0].max()), float(worth[:, 1] @ share)

    def keep(self, hand: int, mask: int, seen: int | None) -> tuple[float, float]:
        """What one keep is worth with the best bets and with its own, every draw counted."""
        ranks = tuple(map(int, rank_tables().ranks[hand]))
        kept = tuple(ranks[i] for i in range(HAND_CARDS) if mask >> i & 1)
        thrown = tuple(ranks[i] for i in range(HAND_CARDS) if not mask >> i & 1)
        drawn = drawn_by(mask)
        more = comb(DECK_CARDS - HAND_CARDS, drawn) / comb(DECK_CARDS - 2 * HAND_CARDS, drawn)
        chances = completions(kept, thrown)
        total = np.zeros(2)
        for final in np.flatnonzero(chances):
            had = rank_counts()[final] + np.bincount(thrown, minlength=RANK_COUNT)
            total += chances[final] * more * self.bet(int(final), drawn, had, seen)
        return float(total[0]), float(total[1])

    def bet(self, final: int, drawn: int, had: Array, seen: int | None) -> Array:
        """What a final hand wins with the best bets and with its own, against all draws."""
        held = self.other * compatible(had)
        situation = 1 + drawn if self.seat == BIG_BLIND else 0
        weights = self.study.kept[situation] * held.astype(np.float32)
        made = np.zeros((DRAWN, CLASSES), np.float32)
        sums = np.zeros(SMALLER + CLASSES, np.float32)
        loop(operator.spread)(weights, EVERY, without(had), sums, self.study.full.part, made)
        found = np.zeros(2)
        for other in range(DRAWN) if seen is None else [seen]:
            if made[other].any():
                pair = (drawn, other) if self.seat == BIG_BLIND else (other, drawn)
                found += self.play(pair, made[other], final)
        return found

    def play(self, draws: tuple[int, int], other: Array, final: int) -> Array:
        """The best and the own value of one hand in the betting after two draws."""
        played = self.rounds.get(draws) or self.rounds.setdefault(draws, self.round_of(draws))
        order = np.sign(np.arange(CLASSES) - final).astype(np.float32)
        folds, shows = played.comes @ other, played.comes @ (other * order)
        walk, value = self.walk, np.zeros((self.walk.row.shape[1], 2))
        count = len(walk.actor)
        for end, folder in enumerate(walk.folder):
            won = (
                shows[end] if folder == NOBODY else folds[end] * (1 if folder != self.seat else -1)
            )
            value[count + end] = walk.stake[end] * won
        for node in range(count - 1, -1, -1):
            moves = slice(walk.first[node], walk.first[node + 1])
            after = value[walk.child[moves]]
            if walk.actor[node] == self.seat:
                value[node] = after[:, 0].max(), after[:, 1] @ played.chosen[moves, final]
            else:
                value[node] = after.sum(0)
        result: Array = value[0]
        return result

    def round_of(self, draws: tuple[int, int]) -> _Round:
        """The strategies after two draws, and the other seat's share of each line to an end."""
        full, walk = self.study.full, self.walk
        loop(best.average_bets)(*draws, self.stage.state, walk, self.study.small, full.chosen)
        count = len(walk.actor)
        comes = np.ones((walk.row.shape[1], CLASSES), np.float32)
        for node in range(count):
            for move in range(walk.first[node], walk.first[node + 1]):
                acts = full.chosen[move] if walk.actor[node] != self.seat else 1
                comes[walk.child[move]] = comes[node] * acts
        return _Round(full.chosen.copy(), comes[count:].copy())


def _studied(solution: Solution) -> Study:
    stage = solution.endgame.stages[0]
    moves, (_, places) = len(stage.walk.child), stage.walk.row.shape
    study = new_study(moves, places, solution.endgame.sight)
    average(stage, solution.endgame.ruler.reach(0), study)
    return study


def compatible(had: Array) -> Array:
    """float64[6175]: how likely a hand of each class has none of the cards that were had."""
    found = np.ones(CLASSES)
    counts = rank_counts()
    for rank in np.flatnonzero(had):
        chance = [comb(SUITS - int(had[rank]), k) / comb(SUITS, k) for k in range(SUITS + 1)]
        found *= np.array(chance)[counts[:, rank]]
    return found


def without(had: Array) -> Keeps:
    """The tables of the draw when these cards are out of the deck as well."""
    t = keeps()
    left = np.maximum(_held_left() - had * _to_come()[:, None], 0).astype(np.float32)
    deck = DECK_CARDS - HAND_CARDS - int(had.sum())
    ways = np.array([comb(deck, drawn) for drawn in range(DRAWN)], np.float32)
    left.flags.writeable = ways.flags.writeable = False  # compiled code tells them apart
    return t._replace(left=left, ways=ways)


@cache
def _to_come() -> Array:
    """float64[2380]: one over the cards that still come to each multiset."""
    sizes = (tables().ranks[:SMALLER] >= 0).sum(1)
    found: Array = 1 / (HAND_CARDS - sizes)
    return found


@cache
def _held_left() -> Array:
    left: Array = keeps().left.astype(float)
    return left
