"""A naive second engine, written from the written rules alone.

It shares nothing with the package it is compared with: every rule is written out again, as
small and as obvious as possible, without regard to speed. Its value is its independence, so it
must import nothing of ``tripledraw``.
"""

from .betting import Betting
from .drawing import Deck, Drawing, NoOrder
from .engine import Reference
from .hands import card, cards, number, strength, texts
from .pots import Pot, award, build_pots, split, uncalled
from .showdown import show_order, shown_and_mucked
from .stakes import Stakes, stakes
from .words import Refused

__all__ = [
    "Betting",
    "Deck",
    "Drawing",
    "NoOrder",
    "Pot",
    "Reference",
    "Refused",
    "Stakes",
    "award",
    "build_pots",
    "card",
    "cards",
    "number",
    "show_order",
    "shown_and_mucked",
    "split",
    "stakes",
    "strength",
    "texts",
    "uncalled",
]
