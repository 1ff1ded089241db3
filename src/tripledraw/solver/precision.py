"""The two precisions of a solution; this module needs no extra."""

from enum import StrEnum


class Precision(StrEnum):
    """What the two ranges know of each other; suits are left out in any case.

    ``RANKS``  nothing: they are taken as if they shared no cards
    ``CARDS``  no card is in both final hands; the discards of neither are out of the other's
    """

    RANKS = "ranks"
    CARDS = "cards"
