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

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

from tripledraw.equity.cards import HAND
from tripledraw.equity.compiled import loop
from tripledraw.equity.hands import Hands, hands_of
from tripledraw.equity.multisets import BLOCKS, multiset_id, tables
from tripledraw.equity.plans import LAST_LOW, beating, beating_spread, finishing, plan
from tripledraw.equity.playing import Side, look_at
from tripledraw.equity.ranges import parse_range
from tripledraw.hands.ranking import LAST_NUMBER

Array = Any  # an array of NumPy, which is not needed to read this module

POLICIES = ("pat", "ahead", "best")
_TYPICAL_RANKS = range(7)  # deuce to eight
_TYPICAL_PAT = "pat T-"


def first_keeps(hands: Hands, policy: str) -> Array:
    """Return int64[n]: the ranks, as an id, that each hand shows it keeps on the first draw.

    As decided; of the others the best draw against a one-card draw, unless they stand pat.
    """
    import numpy as np  # of the extra "fast"; the game itself never needs it

    ids, _ = loop(look_at)(hands.kept, tables())
    if policy == "pat" or hands.decided.all():
        return ids
    five = np.where(hands.decided, 0, ids - BLOCKS[HAND])
    return np.where(hands.decided, ids, tables().by_mask[five, _usual_plan()[0, 0, five]])


def cards_drawn(keeps: Array) -> Array:
    """Return int64[n]: how many cards are drawn to the ranks of each id."""
    import numpy as np

    return HAND + 1 - np.searchsorted(BLOCKS, keeps, side="right")


def sides(
    ranges: Sequence[Hands], shown: Sequence[Array], policies: Sequence[str], draws: int
) -> tuple[Side, Side]:
    """Return how two ranges draw, by what their hands show (``first_keeps``) and their policies."""
    first, second = (
        _side(ranges[i], shown[i], policies[i], ranges[1 - i], shown[1 - i], policies[1 - i], draws)
        for i in (0, 1)
    )
    return first, second


def _side(
    mine: Hands,
    shown: Array,
    policy: str,
    theirs: Hands,
    their_shown: Array,
    their_policy: str,
    draws: int,
) -> Side:
    import numpy as np

    plans = draws - 1 if mine.decided.all() else draws
    keeps, columns = np.zeros((1, 1, 1), np.uint8), np.zeros(LAST_NUMBER + 1, np.int64)
    if policy == "ahead" and plans:
        numbers = _numbers_to_beat(theirs, their_policy)
        keeps = plan(beating(numbers), plans)
        columns = np.minimum(np.searchsorted(numbers, np.arange(LAST_NUMBER + 1)), len(numbers) - 1)
    elif policy == "best" and plans:
        keeps = plan(_against_shows(theirs.weights, their_shown), plans)
        columns[: HAND + 1] = np.arange(HAND + 1)
    name = POLICIES.index(policy)
    return Side(
        mine.kept, mine.thrown, mine.decided, cards_drawn(shown), name, keeps, columns
    )  # fmt: skip


def _numbers_to_beat(theirs: Hands, their_policy: str) -> Array:
    """The numbers that the other may hold while there are cards to draw, int64, rising.

    Behind a hand with a pair or worse, any low will do.
    """
    import numpy as np

    if their_policy == "pat" and (np.bitwise_count(theirs.kept) == HAND).all():
        return np.unique(loop(look_at)(theirs.kept, tables())[1])
    return np.arange(1, LAST_LOW + 2)


@cache
def _usual_plan() -> Array:
    return plan(beating_spread(_typical(1))[:, None], 1)


def _against_shows(weights: Array, shown: Array) -> Array:
    """Values float64[7463, 6]: the chance to beat what the other has when it draws 0 to 5."""
    import numpy as np

    spreads = np.zeros((HAND + 1, LAST_NUMBER + 1))
    by_keep = np.bincount(shown, weights)
    for keep in np.flatnonzero(by_keep):
        spreads[cards_drawn(keep)] += by_keep[keep] * finishing(int(keep))
    for draws in range(HAND + 1):
        if not spreads[draws].any():
            spreads[draws] = _typical(draws)
    return np.column_stack([beating_spread(spread) for spread in spreads])


@cache
def _typical(draws: int) -> Array:
    """How often each number comes of a typical draw of so many cards, float64[7463]."""
    import numpy as np

    if draws:
        ids = [multiset_id(ranks) for ranks in combinations(_TYPICAL_RANKS, HAND - draws)]
    else:
        made = hands_of(parse_range(_TYPICAL_PAT).weights)
        ids = np.unique(first_keeps(made, "pat")).tolist()
    return np.sum([finishing(keep) for keep in ids], axis=0)
