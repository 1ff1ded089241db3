"""The two precisions of a solution; this module needs no extra."""

from enum import StrEnum


class Precision(StrEnum):
    """What is known of suits, and of each other's cards.

    ``RANKS``  nothing: there are no flushes, and the ranges are taken as if they shared no cards
    ``CARDS``  flushes count, held and drawn, and no card is in both final hands; the discards of
               neither are out of the other's
    """

    RANKS = "ranks"
    CARDS = "cards"
