"""Amounts of a record as numbers and as text, ``scale`` of them making one unit of money."""

from decimal import Decimal


def in_units(amount: int, scale: int) -> int | Decimal:
    """An amount in units of money, exactly: 12 or Decimal("12.5")."""
    return Decimal(amount) / scale if amount % scale else amount // scale


def money_text(amount: int, scale: int) -> str:
    """An amount in units of money as sites print it: 12 or 12.50."""
    whole, part = divmod(amount, scale)
    if not part:
        return str(whole)
    digits = len(str(scale)) - 1
    decimals = f"{part:0{digits}}".rstrip("0").ljust(2, "0")
    return f"{whole}.{decimals}"
