"""Make ``data/early.npz`` for the strategy of the package: ``python -m tripledraw.study.build``.

What hands are worth at the beginning of round 2, and the game in which that was found: some five
minutes of one core.
"""

import numpy as np

from tripledraw.equity.compiled import loop
from tripledraw.solver.blueprint.earlier import draws_down, round_down
from tripledraw.solver.blueprint.game import BucketGame, bucket_game
from tripledraw.solver.blueprint.play import Blueprint
from tripledraw.study.early import DATA, Array
from tripledraw.study.subgames import Subgames

TURNS = 20


def second_round(games: Subgames, game: BucketGame) -> Array:
    """float32[states, 2, buckets]: what hands of both seats are worth as round 2 begins.

    Small bets net of all that the hand has paid.
    """
    found = []
    for state, ranges in enumerate(_ranges(games, game)):
        values = games.at_round(1, np.array([state]), ranges[None])[:, 0]
        found.append(values / ranges.sum(1)[::-1, None])
        print(f"{state + 1} of {game.states[1]}", end="\r", flush=True)
    return np.array(found)


def _ranges(games: Subgames, game: BucketGame) -> Array:
    """float32[states, 2, buckets]: the ranges in which round 2 begins."""
    start = np.stack([game.dealt, game.dealt])[None]
    going = np.empty((game.draws[0], 2, game.buckets[0]), np.float32)
    played = np.array([games.round_chances(0, 0)], np.float32)
    loop(round_down)(game.betting[0], played, start, going)
    chances = [games.draw_chances(0, place) for place in range(game.draws[0])]
    first, second = (np.array(tables, np.float32) for tables in zip(*chances, strict=True))
    drawn = np.empty((game.states[1], 2, game.buckets[1]), np.float32)
    loop(draws_down)(game.tables[0], first, second, going, drawn)
    return drawn


def main() -> None:
    """Write the file in one step."""
    blueprint, game = Blueprint.load(), bucket_game()
    games = Subgames(blueprint, game, turns=TURNS)
    tables = {f"draw_{draw}": table for draw, table in enumerate(game.tables)}
    part = DATA.with_suffix(".part.npz")
    part.parent.mkdir(exist_ok=True)
    np.savez_compressed(
        part, strategy=np.array(blueprint.packed.digest), dealt=game.dealt,
        second=second_round(games, game), **tables,
    )  # fmt: skip
    part.replace(DATA)


if __name__ == "__main__":
    main()
