"""How much local best response wins from an agent, over duplicate deals with real cards."""

from collections.abc import Callable
from functools import reduce
from operator import add

from tripledraw.agents.base import agent
from tripledraw.agents.match import Match, Result, play_block
from tripledraw.agents.outcome import Sums
from tripledraw.strength.known import known
from tripledraw.strength.response import LocalBestResponse

SEATS = 2
Progress = Callable[[int, int], None]


def exploit(
    name: str,
    hands: int,
    *,
    first_round: int = 1,
    seed: int = 0,
    progress: Progress | None = None,
) -> tuple[Result, bool]:
    """What the response wins from the agent of a name; whether all hands were played.

    Every deal is played twice, the response once in each seat. Ctrl-C ends after the deals that
    are done. Before ``first_round`` (`LocalBestResponse`) it plays as the agent does, with the
    same chance: what both do alike falls out of a deal. ``progress`` is told the hands played
    and all that will be. Raises `TripleDrawError` for an unknown agent, `SolverError` where it
    has no strategy to know.
    """
    response = LocalBestResponse(
        known(name), seed, first_round=first_round, before=agent(name, seed)
    )
    match = Match(response, name, SEATS, seed=seed)
    deals = -(-hands // SEATS)
    sums: list[Sums] = []
    try:
        for deal in range(deals):
            sums.append(play_block(match, range(deal, deal + 1)))
            if progress is not None:
                progress((deal + 1) * SEATS, deals * SEATS)
    except KeyboardInterrupt:
        if not sums:
            raise
    return Result(match, reduce(add, sums)), len(sums) == deals
