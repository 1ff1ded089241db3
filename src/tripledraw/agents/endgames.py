"""Last draws solved for play, and kept: a line of the strategy is solved once.

Kept are average strategies in steps of 1/255, a tenth of what a solution takes. Those of the
strategy's lines go to disk as well, into ``endgames`` in the user's cache folder.
"""

from functools import cache, lru_cache
from hashlib import sha256
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from tripledraw.agents.shelf import Shelf
from tripledraw.batch.cache import digest_for, kernels_folder
from tripledraw.errors import StakesError
from tripledraw.rules.words import ROUNDS
from tripledraw.solver.blueprint.game import SMALL_BET
from tripledraw.solver.blueprint.packing import STEPS, steps_of
from tripledraw.solver.blueprint.play import Blueprint, Line
from tripledraw.solver.endgame.paths import action_names, follow, read_draws
from tripledraw.solver.endgame.sight import sight
from tripledraw.solver.endgame.solving import Endgame
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.precision import Precision
from tripledraw.solver.tree import ILLEGAL, Tree, round_tree
from tripledraw.stakes import Stakes

Array = Any

ITERATIONS = 40
"""Then the best answers win about 0.4% of the pot (docs/strength.md has what it takes)."""

MOST_DECISIONS = 24
"""Deep rounds without a cap have more and take too long; with four bets there are 10."""

PRECISION = Precision.RANKS

IN_MEMORY, ON_DISK = 64, 800
"""So many are kept, 2.6 MB each in memory and 0.7 on disk."""


class Answer(NamedTuple):
    """What every hand does at one point.

    ``actions`` are named as in `solver.endgame.solution.Decision`, ``frequency`` is
    float64[actions, 6175], and ``draws`` says whether cards are drawn here.
    """

    actions: tuple[str, ...]
    frequency: Array
    draws: bool


class Answers(NamedTuple):
    """What both do from the last draw on.

    ``draws`` uint8[7, 32, 6175] by situation and mask kept, the first that of the big blind;
    ``bets`` uint8[6, 6, moves, bins] by what both drew; ``tree`` is the last round.
    """

    draws: Array
    bets: Array
    tree: Tree

    def at(self, path: str) -> Answer:
        """What is done at a path (`solver.endgame.paths`); `SolverError` for one that is none."""
        drawn, rest = read_draws(path, (), path)
        if len(drawn) < 2:
            steps = self.draws[1 + drawn[0] if drawn else 0]
            return Answer(tuple(map("keep {:05b}".format, range(len(steps)))), steps / STEPS, True)
        place, _ = follow(self.tree, rest, path)
        first, last = moves_of(self.tree)[place : place + 2]
        steps = self.bets[drawn][first:last][:, sight(PRECISION).bins]
        return Answer(action_names(self.tree, place), steps / STEPS, False)


def moves_of(tree: Tree) -> list[int]:
    """The first move of each decision of a tree, and how many moves there are."""
    found: list[int] = np.cumsum([0, *(tree.children != ILLEGAL).sum(1)]).tolist()
    return found


def last_round_of(spot: Spot) -> Tree:
    """The tree of a spot's last round; raises `StakesError` for one that takes too long."""
    tree = spot.last_round()
    if len(tree.actor) > MOST_DECISIONS:
        raise StakesError(
            f"the last round has {len(tree.actor)} decisions; {MOST_DECISIONS} is the most"
        )
    return tree


def solve(spot: Spot) -> Answers:
    """Solve a last draw by a number of iterations, not by the clock: always the same.

    Raises `StakesError` for betting that takes too long.
    """
    tree = last_round_of(spot)
    with Endgame(spot, threads=1, precision=PRECISION) as endgame:
        for _ in range(ITERATIONS):
            endgame.iterate()
    state = endgame.stages[0].state
    firsts = moves_of(tree)
    bets = np.zeros(state.bet_sums.shape, np.uint8)
    for first, last in pairwise(firsts):
        bets[:, :, first:last] = steps_of(state.bet_sums[:, :, first:last])
    return Answers(steps_of(state.keep_sums), bets, tree)


@lru_cache(maxsize=IN_MEMORY)
def solve_line(strategy: Blueprint, line: Line, pot: int) -> Answers:
    """The last draw of a line of the strategy, with so many chips in the pot at its own stakes."""
    key = sha256(f"{solver_digest()} {strategy.packed.digest} {line} {pot}".encode()).hexdigest()
    stakes = Stakes(SMALL_BET, cap=strategy.label.cap)
    kept = shelf().take(key)
    if kept is not None:
        return Answers(kept["draws"], kept["bets"], round_tree(stakes, ROUNDS))
    found = solve(Spot(*strategy.ranges(line), pot, stakes))
    shelf().put(key, draws=found.draws, bets=found.bets)
    return found


@cache
def shelf() -> Shelf:
    """Where solved lines are kept between runs."""
    return Shelf(kernels_folder().with_name("endgames"), ON_DISK)


@cache
def solver_digest() -> str:
    """What a solution depends on besides its spot: the sources of the solver, and the settings."""
    return digest_for(Endgame.iterate, f"{ITERATIONS} {PRECISION}")
