"""The sit-and-go: levels, who is out in which place, and what he wins (rules 7).

Everybody begins with the same stack; the buy-ins are the pool. The limits double every two
levels. Who busts first is last; of two in one hand the one with more chips before it places
higher, and equal ones share the place and its prizes.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby

from tripledraw.room.entries import AnyEntry, Placed
from tripledraw.room.game.state import State
from tripledraw.room.terms import Speed
from tripledraw.rules.seats import next_in
from tripledraw.stakes import Stakes

LEVEL_MS: dict[Speed, int] = {"slow": 900_000, "normal": 600_000, "fast": 300_000}
# Percent of the pool for each place, by the number of chairs; the first takes what is left over.
PRIZES = {2: (100,), 3: (100,), 4: (70, 30), 5: (70, 30), 6: (65, 35)}


def level_bet(small_bet: int, level: int) -> int:
    """The small bet of a level: 10, 15, 20, 30, 40, 60, 80 and so on, rounded up to a chip."""
    return ((small_bet << level // 2) * (2 + level % 2) + 1) // 2


def stakes_now(state: State) -> Stakes:
    """The stakes of the next hand."""
    terms = state.terms
    return Stakes(level_bet(terms.small_bet, state.level), reshuffle=terms.reshuffle)


def may_rise(state: State) -> bool:
    """Whether there is a higher level: while a small bet is less than all the chips."""
    terms = state.terms
    return level_bet(terms.small_bet, state.level) < terms.stack * terms.chairs


def prizes(chairs: int, pool: int) -> list[int]:
    """The prize of each place, the first first; they add up to the pool."""
    shares = [pool * percent // 100 for percent in PRIZES[chairs]]
    shares[0] += pool - sum(shares)
    return shares + [0] * (chairs - len(shares))


def placings(state: State) -> list[AnyEntry]:
    """The places that the last hand has settled: of those without chips, and of the winner."""
    standing = [chair for chair, who in state.chairs.items() if not who.place]
    busted = [chair for chair in standing if not state.chairs[chair].stack]
    if not busted or state.dealt is None:
        return []
    before = dict(zip(state.dealt.chairs, state.dealt.stacks, strict=True))
    last = len(standing) - len(busted) == 1
    return _by_stack(state, standing if last else busted, before, len(standing))


def given_up(state: State) -> list[AnyEntry]:
    """The places of all who are left, by their stacks: for a game that nobody comes back to."""
    standing = [chair for chair, who in state.chairs.items() if not who.place]
    return _by_stack(state, standing, {}, len(standing))


def _by_stack(
    state: State, leaving: Sequence[int], before: Mapping[int, int], lowest: int
) -> list[AnyEntry]:
    """The places of those who leave the game together, from the ``lowest`` up.

    Who has more chips now places higher; of those who have none, who had more before the hand.
    """
    assert state.dealt is not None

    def worth(chair: int) -> tuple[int, int]:
        stack = state.chairs[chair].stack
        return stack, 0 if stack else before.get(chair, 0)

    won = prizes(state.terms.chairs, state.terms.buy_ins[0] * state.terms.chairs)
    entries: list[AnyEntry] = []
    place = lowest + 1
    for _, group in groupby(sorted(leaving, key=worth), worth):
        equal = list(group)
        place -= len(equal)
        entries += _sharing(equal, place, won, state.dealt.button)
    return entries


def _sharing(chairs: Sequence[int], place: int, won: Sequence[int], button: int) -> list[AnyEntry]:
    """Equal stacks share the place and the prizes of it and those below (rules 7).

    Odd chips go one each clockwise from the left of the button.
    """
    total = sum(won[place - 1 : place - 1 + len(chairs)])
    each, odd = divmod(total, len(chairs))
    entries: list[AnyEntry] = []
    mask, chair = sum(1 << chair for chair in chairs), button
    for nth in range(len(chairs)):
        chair = next_in(mask, chair)
        entries.append(Placed(chair=chair, place=place, prize=each + (nth < odd)))
    return entries
