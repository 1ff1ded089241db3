"""What players call a hand: the wheel, a smooth eight, a pair of fives, in six languages.

A hand has two names. ``describe`` gives the full one with its ranks, "smooth eight (8-6-4-3-2)",
``label`` the short one for a line that shows the cards beside it, "8-6 low". The words
themselves are in the message catalog; ``message`` and ``label_message`` say which, for whoever
shows them elsewhere. Names are those of rules 2.
"""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import NamedTuple

from tripledraw.cards import RANKS
from tripledraw.hands.evaluator import number
from tripledraw.hands.ranking import Category, class_of
from tripledraw.i18n import plain

WHEEL = 1
LAST_OF_THE_SEVENS = 4

_EIGHT = RANKS.index("8")
# 8-6 and lower is smooth, 8-7 is rough (rules 2).
_SMOOTH_SECOND = RANKS.index("6")
# From here on players say "queen-high": it is no low to speak of.
_HIGH = RANKS.index("Q")
_NUT_KICKERS = (3, 2, 1, 0)
_ROYAL = len(RANKS) - 1


class HandName(NamedTuple):
    """A message and what fills its variables.

    ``parts`` gives for each variable the id of a message that has none itself, ``values`` the
    text of the others; both are by the name of the variable.
    """

    id: str
    parts: Mapping[str, str] = MappingProxyType({})
    values: Mapping[str, str] = MappingProxyType({})


def describe(hand: str | int | Collection[int], lang: str = "en") -> str:
    """Return a hand's full name: "smooth eight (8-6-4-3-2)".

    ``hand`` is five cards, as for ``number``, or a hand number 1..7462. CardError for cards
    that are no hand; ValueError for another number or an unknown language.
    """
    place = _number_of(hand)
    name = _in_words(message(place), lang)
    return plain(lang, "hand-described", name=name, ranks=ranks_text(place))


def label(hand: str | int | Collection[int], lang: str = "en") -> str:
    """Return a hand's short name: "8-6 low", "pair of fives"; arguments as for ``describe``."""
    return _in_words(label_message(_number_of(hand)), lang)


def ranks_text(number: int) -> str:
    """Return the ranks of a hand as it is read, "8-6-4-3-2" or "5-5-A-K-Q"."""
    return "-".join(RANKS[rank] for rank in class_of(number)[1])


def message(number: int) -> HandName:
    """Return the message for the name of a hand number 1..7462; ValueError for any other."""
    category, ranks = class_of(number)
    codes = [RANKS[rank].lower() for rank in ranks]
    match category:
        case Category.NO_PAIR:
            return HandName(_low_id(number, ranks))
        case Category.PAIR:
            return HandName(f"hand-pair-{codes[0]}")
        case Category.TWO_PAIR:
            high, low = f"hand-two-pair-high-{codes[0]}", f"hand-two-pair-low-{codes[2]}"
            return HandName("hand-two-pair", {"high": high, "low": low})
        case Category.TRIPS:
            return HandName(f"hand-trips-{codes[0]}")
        case Category.STRAIGHT:
            return HandName("hand-straight")
        case Category.FLUSH:
            return HandName("hand-flush")
        case Category.FULL_HOUSE:
            trips, pair = f"hand-full-house-trips-{codes[0]}", f"hand-full-house-pair-{codes[3]}"
            return HandName("hand-full-house", {"trips": trips, "pair": pair})
        case Category.QUADS:
            return HandName(f"hand-quads-{codes[0]}")
        case Category.STRAIGHT_FLUSH:
            royal = ranks[0] == _ROYAL
            return HandName("hand-royal-flush" if royal else "hand-straight-flush")


def label_message(number: int) -> HandName:
    """Return the message for the short name of a hand number 1..7462."""
    category, ranks = class_of(number)
    if category is not Category.NO_PAIR or number <= LAST_OF_THE_SEVENS or ranks[0] >= _HIGH:
        return message(number)
    two_highest = "-".join(RANKS[rank] for rank in ranks[:2])
    # T is notation; in words a ten is 10.
    return HandName("hand-low", values={"ranks": two_highest.replace("T", "10")})


def _low_id(number: int, ranks: tuple[int, ...]) -> str:
    """Return the message id of a hand without a pair, a straight and a flush."""
    top, second = ranks[:2]
    code = RANKS[top].lower()
    if number == WHEEL:
        return "hand-wheel"
    if number <= LAST_OF_THE_SEVENS:
        return f"hand-number-{number}"
    if ranks[1:] == _NUT_KICKERS:
        return f"hand-nut-{code}"
    if top == _EIGHT:
        return f"hand-smooth-{code}" if second <= _SMOOTH_SECOND else f"hand-rough-{code}"
    return f"hand-low-{code}"


def _number_of(hand: str | int | Collection[int]) -> int:
    return hand if isinstance(hand, int) else number(hand)


def _in_words(name: HandName, lang: str) -> str:
    parts = {variable: plain(lang, part) for variable, part in name.parts.items()}
    return plain(lang, name.id, **parts, **name.values)
