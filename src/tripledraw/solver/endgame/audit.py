"""What a solution loses to who sees the cards: an answer with real cards, sampled.

A real hand, suits and all, meets real hands of the other seat that have none of its cards, thrown
ones too, and draw from what is left. It takes the best of the keeps that the solution thinks well
of, and bets in the best way with each hand that this makes. What is best is found with one half of
what it meets and counted with the other half. So the gain is that of one answer with nothing left
out of it, without a bias, and the best answer of all wins no less.
"""

from math import comb, sqrt
from typing import Any, NamedTuple

import numpy as np

from tripledraw.equity.compiled import loop
from tripledraw.equity.multisets import tables
from tripledraw.errors import SolverError
from tripledraw.rules.words import DECK_CARDS, HAND_CARDS
from tripledraw.solver.endgame import best, real
from tripledraw.solver.endgame.columns import after_draw, before_draw, places
from tripledraw.solver.endgame.keeps import DRAWN, MASKS, drawn_by
from tripledraw.solver.endgame.solution import Solution
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.tree import BIG_BLIND, BUTTON

Array = Any  # an array of NumPy

MOST_DRAWN = 2
"""Keeps that draw more are tried by nobody: at the last draw they are all but never best."""

MOST_TRIED = 4
"""So many keeps are tried, those of which the solution thinks best, and those that it takes."""

SELDOM = 0.05
"""A keep that a hand takes less often than this counts as its others do."""

RARE = 2e-3
"""A number drawn that comes up less often than this is left out."""

FEWEST = 10
"""Of fewer hands there is no error worth the name."""

MOST = 10_000
"""So many take hours."""

POOL = 200_000
"""Hands of the other seat that are dealt once for all."""

MEETINGS = 1_000
"""So many of them are met by each final hand, twice."""

DRAWS = 48
"""All single cards that may come; of two cards so many are tried."""

PLAIN_SHARE = 0.6
"""So many of the hands are of no special suits, and the others four-flushes and flushes: rare, so
each kind is sampled on its own and counts as often as it comes."""


class Audit(NamedTuple):
    """What answers with real cards win against a solution.

    ``gain`` is the mean of both seats as a share of the pot, ``error`` its standard error, and
    ``hands`` how many of each seat were sampled.
    """

    gain: float
    error: float
    hands: int


def audit(solution: Solution, hands: int, seed: int = 0) -> Audit:
    """Sample so many hands of both seats and let each answer with the cards that it has seen.

    Takes about half a second a hand. Raises as `check_audit`.
    """
    check_audit(solution.spot, hands)
    rng = np.random.default_rng(seed)
    found = [_seat(_Auditor(solution, seat, rng), hands, rng) for seat in (BIG_BLIND, BUTTON)]
    pot = solution.spot.pot
    gain = sum(gain for gain, _ in found) / 2
    return Audit(float(gain) / pot, sqrt(sum(error**2 for _, error in found)) / 2 / pot, hands)


def check_audit(spot: Spot, hands: int) -> None:
    """Raise `SolverError` unless a spot begins at the last draw, and for too few or many hands."""
    if spot.bets_first or spot.drawn:
        raise SolverError("an audit is of a spot in which both have the last draw to come")
    if hands < FEWEST:
        raise SolverError(f"an audit of {hands} hands says nothing; the fewest are {FEWEST}")
    if hands > MOST:
        raise SolverError(f"an audit of {hands} hands takes too long; the most are {MOST}")


def _seat(auditor: "_Auditor", hands: int, rng: np.random.Generator) -> tuple[float, float]:
    """The gain of one seat in chips and its standard error, from each kind of suits."""
    weights, suits = auditor.mine, before_draw().suits
    kinds = [kind for kind in np.unique(suits) if weights[suits == kind].sum() > 0]
    gain = met = error = 0.0
    for kind in kinds:
        count = _count(hands, kind, len(kinds))
        of_kind = weights * (suits == kind)
        share = of_kind.sum()
        chosen = rng.choice(len(weights), count, p=of_kind / share)
        pairs = np.array([auditor.gain(hand) for hand in real.deal(before_draw(), chosen, rng)])
        gain += share * pairs[:, 0].mean()
        met += share * pairs[:, 1].mean()
        error += share**2 * pairs[:, 0].var(ddof=1) / count
    return gain / met, sqrt(error) / met


def _count(hands: int, kind: int, kinds: int) -> int:
    if kinds == 1:
        return hands
    plain = round(hands * PLAIN_SHARE)
    return max(2, plain if kind == 0 else (hands - plain) // (kinds - 1))


class _Round(NamedTuple):
    """The betting after two draws: the average strategies, and the other seat's share of lines."""

    chosen: Array
    comes: Array


class _Pool(NamedTuple):
    """Hands of the other seat, as sets, and in the columns of the solution."""

    hands: Array
    sets: Array
    columns: Array


class _Auditor:
    """Plays single hands of one seat against the average strategy of the other."""

    def __init__(self, solution: Solution, seat: int, rng: np.random.Generator) -> None:
        self.seat = seat
        self.pot = solution.spot.pot
        self.stage = solution.endgame.stages[0]
        self.sight = solution.endgame.sight
        self.walk = self.stage.walk
        self.study = solution.studied(0)
        self.kept = [rows.T.copy() for rows in self.study.kept]
        self.rng = rng
        ranges = solution.spot.held(before_draw())
        self.mine = ranges[seat]
        self.pool = self._dealt(ranges[1 - seat])
        self.first = solution.closely("")
        self.second = [solution.closely(str(a)) for a in range(DRAWN)]
        self.rounds: dict[tuple[int, int], _Round] = {}
        final = after_draw()
        self.told = self.sight.final.at[final.suits, final.ranks]
        self.look_up = tables().choose, places(), final.at
        self.value = np.zeros((self.walk.row.shape[1], 3))
        self.start = 0

    def _dealt(self, weights: Array) -> _Pool:
        chosen = self.rng.choice(len(weights), POOL, p=weights)
        hands = real.deal(before_draw(), chosen, self.rng)
        return _Pool(hands, real.bits(hands), self.sight.held.of(hands))

    def gain(self, hand: Array) -> tuple[float, float]:
        """What the hand wins above its own strategy, and how likely it meets the other range."""
        self.start = int(self.rng.integers(POOL - 2 * DRAWS * MEETINGS))
        self.chance = self.rng.integers(1 << 64, size=2 * DRAWS * MEETINGS, dtype=np.uint64)
        met = float((self.pool.sets & real.bits(hand[None])[0] == 0).mean())
        if self.seat == BIG_BLIND:
            return self.answer(hand, None), met
        seen = [a for a in range(DRAWN) if self.study.final[0, a].sum() > RARE]
        return sum(self.answer(hand, a) for a in seen), met

    def answer(self, hand: Array, seen: int | None) -> float:
        """What the best keep that is tried wins above the hand's own strategy."""
        decision = self.first if seen is None else self.second[seen]
        column = int(self.sight.held.of(hand[None])[0])
        often = decision.frequency[:, column]
        opened = self.stage.state.opened[:, column]
        masks = [m for m in range(MASKS) if drawn_by(m) <= MOST_DRAWN and opened[m]]
        masks.sort(key=lambda mask: -decision.ev[mask, column])
        tried = [m for at, m in enumerate(masks) if at < MOST_TRIED or often[m] > SELDOM]
        worth = np.array([self.keep(hand, mask, seen) for mask in tried])
        share = often[tried] / max(often[tried].sum(), 1e-30)
        return float(worth[worth[:, 0].argmax(), 1] - worth[:, 2] @ share)

    def keep(self, hand: Array, mask: int, seen: int | None) -> Array:
        """What one keep is worth: to the eye that chooses, then with the best bets and with own."""
        drawn = drawn_by(mask)
        kept = hand[[place for place in range(HAND_CARDS) if mask >> place & 1]]
        deck = np.setdiff1d(np.arange(DECK_CARDS), hand)
        draws = self._draws(deck, drawn)
        each = MEETINGS if drawn else MEETINGS * DRAWS
        total = np.zeros(3)
        many = np.tile(kept, (len(draws), 1)), np.tile(hand, (len(draws), 1))
        finals = after_draw().of(np.concatenate([many[0], draws], axis=1))
        had = real.bits(np.concatenate([many[1], draws], axis=1))
        for at, final in enumerate(finals):
            total += self.bet(int(final), drawn, had[at], seen, 2 * at * each, each)
        more = comb(DECK_CARDS - HAND_CARDS, drawn) / comb(DECK_CARDS - 2 * HAND_CARDS, drawn)
        result: Array = total * more / len(draws)
        return result

    def _draws(self, deck: Array, drawn: int) -> Array:
        """int64[n, drawn]: what may come: nothing, every card, or some pairs of cards."""
        if drawn < 2:
            return deck[:, None] if drawn else deck[None, :0]
        return np.array([self.rng.choice(deck, drawn, replace=False) for _ in range(DRAWS)])

    def bet(
        self, final: int, drawn: int, had: Any, seen: int | None, start: int, count: int
    ) -> Array:
        """What a final hand wins, as in `keep`, against all draws of the other seat."""
        looks, counts = (
            self.others(had, drawn, seen, start + half * count, count) for half in (0, 1)
        )
        found = np.zeros(3)
        for other in range(DRAWN) if seen is None else [seen]:
            if looks[other].any() or counts[other].any():
                pair = (drawn, other) if self.seat == BIG_BLIND else (other, drawn)
                found += self.play(pair, looks[other], counts[other], final)
        return found

    def others(self, had: Any, drawn: int, seen: int | None, start: int, count: int) -> Array:
        """float64[6, finals]: what the other seat makes of the hands of a part of the pool."""
        situation = 1 + drawn if self.seat == BIG_BLIND else 0
        masks = real.EVERY_MASK if seen is None else real.DRAWN_MASKS[seen]
        part = slice(self.start + start, self.start + start + count)
        made = np.zeros((DRAWN, len(after_draw())))
        loop(real.meet_and_draw)(
            had, self.pool.hands[part], self.pool.sets[part], self.pool.columns[part],
            self.kept[situation], masks, self.chance[start : start + count],
            *self.look_up, made,
        )  # fmt: skip
        return made

    def play(self, draws: tuple[int, int], looks: Array, counts: Array, final: int) -> Array:
        """One hand in the betting after two draws: the best by the looks, that counted, its own."""
        played = self.rounds.get(draws) or self.rounds.setdefault(draws, self.round_of(draws))
        loop(real.play_hand)(
            self.walk, self.seat, played.chosen, played.comes, looks, counts, final, self.value
        )
        result: Array = self.value[0].copy()
        return result

    def round_of(self, draws: tuple[int, int]) -> _Round:
        """The strategies after two draws, and the other seat's share of the line to each place."""
        full, walk = self.study.full, self.walk
        loop(best.average_bets)(*draws, self.stage.state, walk, self.study.small, full.chosen)
        chosen = full.chosen[:, self.told]
        count = len(walk.actor)
        comes = np.ones((walk.row.shape[1], chosen.shape[1]), np.float32)
        for node in range(count):
            for move in range(walk.first[node], walk.first[node + 1]):
                acts = chosen[move] if walk.actor[node] != self.seat else 1
                comes[walk.child[move]] = comes[node] * acts
        return _Round(chosen, comes)
