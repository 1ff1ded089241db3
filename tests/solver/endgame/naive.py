"""A second reading of the last draw: every keep completed card by card, every line by recursion."""

from functools import cache
from itertools import product

import numpy as np

from tripledraw.rules.words import FOLD, NOBODY
from tripledraw.solver.endgame.keeps import DRAWN, MASKS, drawn_by
from tripledraw.solver.endgame.weights import completions
from tripledraw.solver.ranks import CLASSES, rank_tables
from tripledraw.solver.tree import BIG_BLIND, BUTTON, ILLEGAL


def keep_chances(hand):
    """float64[32, 6175]: what each keep of a class becomes."""
    ranks = tuple(map(int, rank_tables().ranks[hand]))
    rows = []
    for mask in range(MASKS):
        kept = tuple(ranks[i] for i in range(5) if mask >> i & 1)
        rows.append(completions(kept, tuple(ranks[i] for i in range(5) if not mask >> i & 1)))
    return np.array(rows)


class Naive:
    """The value of a solution at the last draw for one seat, from its published strategies."""

    def __init__(self, solution, seat, *, best):
        self.at, self.seat, self.best = cache(solution.at), seat, best
        self.weights = solution.spot.weights
        self.pot = solution.spot.pot
        self.tree = solution.spot.last_round()
        self.chances = {h: keep_chances(h) for w in self.weights for h in np.flatnonzero(w)}

    def value(self):
        """Chips above half of the pot."""
        if self.seat == BIG_BLIND:
            return self.choose(self.at(""), self.keeps(range(DRAWN)))
        return sum(self.choose(self.at(str(a)), self.keeps([a])) for a in range(DRAWN))

    def keeps(self, seen):
        """What each keep of each hand wins when the big blind draws one of these numbers."""
        found = {h: np.zeros(MASKS) for h in np.flatnonzero(self.weights[self.seat])}
        for a, b in product(seen, range(DRAWN)):
            worth = self.play(f"{a}{b}", 0, "", *self.rounds(a, b))
            drawn = a if self.seat == BIG_BLIND else b
            for h, mask in product(found, range(MASKS)):
                if drawn_by(mask) == drawn:
                    found[h][mask] += self.chances[h][mask] @ worth
        return found

    def rounds(self, a, b):
        """The final hands of both seats after draws of a and b."""
        first, second = self.at(""), self.at(str(a))
        return self.made(first, BIG_BLIND, a), self.made(second, BUTTON, b)

    def made(self, decision, seat, drawn):
        """The final hands of a seat that draws so many."""
        found = np.zeros(CLASSES)
        for h in np.flatnonzero(self.weights[seat]):
            for mask in range(MASKS):
                if drawn_by(mask) == drawn:
                    often = self.weights[seat][h] * decision.frequency[mask, h]
                    found += often * self.chances[h][mask]
        return found

    def choose(self, decision, keeps):
        rows = {h: values.max() if self.best else values @ decision.frequency[:, h]
                for h, values in keeps.items()}  # fmt: skip
        return sum(self.weights[self.seat][h] * value for h, value in rows.items())

    def play(self, draws, place, line, first, second):
        """What each final hand of the seat wins from a place on."""
        count = len(self.tree.actor)
        if place >= count:
            return self.end(place - count, first, second)
        decision = self.at(draws + line)
        found = self.moves(decision, draws, place, line, first, second)
        if decision.seat != self.seat:
            return sum(found)
        return np.max(found, 0) if self.best else (np.array(found) * decision.frequency).sum(0)

    def moves(self, decision, draws, place, line, first, second):
        """The same after each of the actions at a decision."""
        found = []
        children = [child for child in self.tree.children[place] if child != ILLEGAL]
        letters = "fcr" if self.tree.children[place, FOLD] != ILLEGAL else "xb"
        for move, child in enumerate(children):
            often = decision.frequency[move]
            ranges = [first, second]
            ranges[decision.seat] = ranges[decision.seat] * often
            found.append(self.play(draws, int(child), line + letters[move], *ranges))
        return found

    def end(self, end, first, second):
        other = second if self.seat == BIG_BLIND else first
        folder = int(self.tree.folder[end])
        loser = folder if folder != NOBODY else BIG_BLIND
        stake = self.pot / 2 + self.tree.added[end, loser]
        if folder != NOBODY:
            return np.full(CLASSES, other.sum() * (stake if folder != self.seat else -stake))
        better = np.cumsum(other) - other
        return stake * (other.sum() - 2 * better - other)
