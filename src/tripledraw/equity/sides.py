"""How the players of a matchup draw: policies, and the tables that the loops play them by.

``pat``    stands pat on every draw.
``ahead``  draws until ahead, with all cards open: it stands pat while its hand beats the hand
           that the other holds now, and else keeps what has the best chance to beat it by the
           end. Against a hand that stands pat nothing does better.
``best``   knows the other's range and how many cards the other drew last. It keeps what has the
           best chance against the hands of that range that draw so many, as they will be after
           that draw; if no hand of the range draws so many, against every draw of so many cards
           from the ranks 2 to 8, or every made ten or better.

What a range says of the next draw (``D1:`` or ``pat``) is done whatever the policy; a hand given
as five cards follows the policy from the start. To the ``best`` of the other it shows the draw
that is best for it against one card drawn to any four of the ranks 2 to 8.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from tripledraw.equity.multisets import BLOCKS, HAND, multiset_id
from tripledraw.equity.plans import LAST_LOW, beating, beating_spread, finishing, plan
from tripledraw.equity.ranges import Combo, cards_of, parse_range
from tripledraw.hands.evaluator import number
from tripledraw.hands.ranking import LAST_NUMBER

Array = Any  # an array of NumPy, which is not needed to read this module
Side = tuple[Any, ...]
Hands = Mapping[Combo, float]  # with their weights

POLICIES = ("pat", "ahead", "best")
_TYPICAL_RANKS = range(7)  # deuce to eight
_TYPICAL_PAT = "pat T-"


def sides(ranges: Sequence[Hands], policies: Sequence[str], draws: int) -> tuple[Side, Side]:
    """Return what ``playing`` takes for the hands of two ranges and the names of two policies."""
    shown = [_shown(combos, policy) for combos, policy in zip(ranges, policies, strict=True)]
    return tuple(  # type: ignore[return-value]
        _side(ranges[i], shown[i], policies[i], ranges[1 - i], shown[1 - i], policies[1 - i], draws)
        for i in (0, 1)
    )


def _side(
    mine: Hands,
    shown: list[int],
    policy: str,
    theirs: Hands,
    their_shown: list[int],
    their_policy: str,
    draws: int,
) -> Side:
    import numpy as np  # of the extra "fast"; the game itself never needs it

    decided = np.array([combo.decided for combo in mine])
    plans = draws - 1 if decided.all() else draws
    keeps, columns = np.zeros((1, 1, 1), np.uint8), np.zeros(LAST_NUMBER + 1, np.int64)
    if policy == "ahead" and plans:
        numbers = _numbers_to_beat(theirs, their_policy)
        keeps = plan(beating(numbers), plans)
        columns = np.minimum(np.searchsorted(numbers, np.arange(LAST_NUMBER + 1)), len(numbers) - 1)
    elif policy == "best" and plans:
        keeps = plan(_against_shows(theirs, their_shown), plans)
        columns[: HAND + 1] = np.arange(HAND + 1)
    return (
        np.array([combo.kept for combo in mine], np.int64),
        np.array([combo.thrown for combo in mine], np.int64),
        decided,
        np.array(shown, np.int64),
        POLICIES.index(policy),
        keeps,
        columns,
    )


def _numbers_to_beat(theirs: Hands, their_policy: str) -> Array:
    """The numbers that the other may hold while there are cards to draw, int64, rising.

    Behind a hand with a pair or worse, any low will do.
    """
    import numpy as np

    if their_policy == "pat" and all(len(cards_of(combo.kept)) == HAND for combo in theirs):
        return np.unique([number(cards_of(combo.kept)) for combo in theirs])
    return np.arange(1, LAST_LOW + 2)


def _shown(combos: Hands, policy: str) -> list[int]:
    """How many cards each hand shows that it draws first."""
    if policy == "pat" or all(combo.decided for combo in combos):
        return [HAND - len(cards_of(combo.kept)) for combo in combos]
    return [HAND - len(_first_keep(combo)) for combo in combos]


def _first_keep(combo: Combo) -> tuple[int, ...]:
    """The ranks that a hand keeps: as decided, else its best draw against a one-card draw."""
    ranks = tuple(card >> 2 for card in cards_of(combo.kept))
    if combo.decided:
        return ranks
    bits = _usual_plan()[0, 0, multiset_id(ranks) - BLOCKS[HAND]]
    return tuple(rank for place, rank in enumerate(ranks) if bits >> place & 1)


@cache
def _usual_plan() -> Array:
    return plan(beating_spread(_typical(1))[:, None], 1)


def _against_shows(theirs: Hands, shown: list[int]) -> Array:
    """Values float64[7463, 6]: the chance to beat what the other has when it draws 0 to 5."""
    import numpy as np

    spreads = np.zeros((HAND + 1, LAST_NUMBER + 1))
    weights: dict[tuple[int, tuple[int, ...]], float] = {}
    for (combo, weight), draws in zip(theirs.items(), shown, strict=True):
        key = (draws, _first_keep(combo))
        weights[key] = weights.get(key, 0.0) + weight
    for (draws, ranks), weight in weights.items():
        spreads[draws] += weight * finishing(multiset_id(ranks))
    for draws in range(HAND + 1):
        if not spreads[draws].any():
            spreads[draws] = _typical(draws)
    return np.column_stack([beating_spread(spread) for spread in spreads])


@cache
def _typical(draws: int) -> Array:
    """How often each number comes of a typical draw of so many cards, float64[7463]."""
    import numpy as np

    if draws:
        keeps = combinations(_TYPICAL_RANKS, HAND - draws)
        return np.sum([finishing(multiset_id(ranks)) for ranks in keeps], axis=0)
    made = {
        tuple(card >> 2 for card in cards_of(combo.kept))
        for combo in parse_range(_TYPICAL_PAT).weights
    }
    return np.sum([finishing(multiset_id(ranks)) for ranks in made], axis=0)
