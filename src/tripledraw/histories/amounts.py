"""Chips of a hand as amounts of money, ``scale`` chips making one unit, and who won how many."""

from collections import Counter
from collections.abc import Iterable
from decimal import Decimal

from tripledraw.events import Event, PotAwarded


def in_units(amount: int, scale: int) -> int | Decimal:
    """An amount in units of money, exactly: 12 or Decimal("12.5")."""
    return Decimal(amount) / scale if amount % scale else amount // scale


def split_units(amount: int, scale: int) -> tuple[int, str]:
    """Whole units and the decimals as sites print them: (12, "50"); (12, "") where none are."""
    whole, part = divmod(amount, scale)
    digits = len(str(scale)) - 1
    return whole, f"{part:0{digits}}".rstrip("0").ljust(2, "0") if part else ""


def amount_text(amount: int, scale: int) -> str:
    """An amount in units of money as sites print it: 12 or 12.50."""
    whole, decimals = split_units(amount, scale)
    return f"{whole}.{decimals}" if decimals else str(whole)


def awards_of(events: Iterable[Event]) -> Counter[int]:
    """Chips won by seat, all pots together; empty while the hand goes on."""
    awards: Counter[int] = Counter()
    for event in events:
        if isinstance(event, PotAwarded):
            awards.update(event.winners)
    return awards
