"""Stakes: what a hand is played for and by which options (rules 1)."""

from collections.abc import Collection
from dataclasses import dataclass, fields
from typing import Any

from tripledraw.errors import StakesError
from tripledraw.rules.stakes import usual_big_bet, usual_big_blind, usual_small_blind
from tripledraw.rules.table import Table
from tripledraw.rules.words import (
    CAPPED,
    EVERYTHING,
    FULL_BET,
    HALF_BET,
    ROBERTS,
    STANDARD,
    STARS,
    TOURNAMENT,
)

HEADS_UP_CAPS = {"capped": CAPPED, "roberts": ROBERTS, "tournament": TOURNAMENT}
SHORT_ALL_INS = {"half_bet": HALF_BET, "full_bet": FULL_BET}
RESHUFFLES = {"standard": STANDARD, "stars": STARS, "everything": EVERYTHING}

# Money fields of a record are 32 bits wide; the sum of all stacks must fit too.
MAX_CHIPS = 2**31 - 1


@dataclass(frozen=True, slots=True, init=False)
class Stakes:
    """The stakes and options of a hand, all amounts in chips (whole numbers).

    Only ``small_bet`` is needed; the rest follows from rules 1. Every amount is a multiple of
    ``unit``, the smallest chip. ``cap`` counts the bets of a round (0 is no cap, the big blind
    is the first bet). Raises `StakesError` for a value outside the table of rules 1.

    >>> Stakes(15, unit=5).small_blind
    10
    """

    small_bet: int
    big_bet: int
    small_blind: int
    big_blind: int
    unit: int
    ante: int
    big_blind_ante: int
    cap: int
    heads_up_cap: str
    short_all_in: str
    reshuffle: str
    burns: int
    folds_in_reshuffle: bool

    def __init__(
        self,
        small_bet: int,
        *,
        big_bet: int | None = None,
        small_blind: int | None = None,
        big_blind: int | None = None,
        unit: int = 1,
        ante: int = 0,
        big_blind_ante: int = 0,
        cap: int = 4,
        heads_up_cap: str = "capped",
        short_all_in: str = "half_bet",
        reshuffle: str = "standard",
        burns: int = 0,
        folds_in_reshuffle: bool = True,
    ) -> None:
        check_amount("unit", unit, 1, 1)
        check_amount("small_bet", small_bet, 1, unit)
        values = {
            "small_bet": small_bet,
            "big_bet": usual_big_bet(small_bet) if big_bet is None else big_bet,
            "small_blind": usual_small_blind(small_bet, unit)
            if small_blind is None
            else small_blind,
            "big_blind": usual_big_blind(small_bet) if big_blind is None else big_blind,
            "unit": unit,
            "ante": ante,
            "big_blind_ante": big_blind_ante,
            "cap": cap,
            "heads_up_cap": heads_up_cap,
            "short_all_in": short_all_in,
            "reshuffle": reshuffle,
            "burns": burns,
            "folds_in_reshuffle": folds_in_reshuffle,
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)
        self._check()

    def _check(self) -> None:
        check_amount("big_bet", self.big_bet, self.small_bet, self.unit)
        check_amount("big_blind", self.big_blind, 1, self.unit)
        check_amount("small_blind", self.small_blind, 0, self.unit)
        check_amount("ante", self.ante, 0, self.unit)
        check_amount("big_blind_ante", self.big_blind_ante, 0, self.unit)
        if self.small_blind > self.big_blind:
            raise StakesError(
                f"small_blind is {self.small_blind}, more than the big blind of {self.big_blind}"
            )
        if not is_whole(self.cap) or self.cap < 0 or self.cap == 1 or self.cap > 100:
            raise StakesError(f"cap is {self.cap!r}; it must be 0 (no cap) or 2 to 100 bets")
        if not is_whole(self.burns) or self.burns not in (0, 1):
            raise StakesError(f"burns is {self.burns!r}; it must be 0 or 1 card a draw")
        check_option("folds_in_reshuffle", self.folds_in_reshuffle, (True, False))
        check_option("heads_up_cap", self.heads_up_cap, HEADS_UP_CAPS)
        check_option("short_all_in", self.short_all_in, SHORT_ALL_INS)
        check_option("reshuffle", self.reshuffle, RESHUFFLES)

    def __repr__(self) -> str:
        """The call that makes these stakes, without what rules 1 would fill in anyway."""
        plain = Stakes(self.small_bet, unit=self.unit)
        named = [
            f"{name}={value!r}"
            for name, value in self.to_json().items()
            if name != "small_bet" and (name == "unit" or value != getattr(plain, name))
        ]
        if self.unit == 1:
            named.remove("unit=1")
        return f"Stakes({', '.join([str(self.small_bet), *named])})"

    def set_on(self, table: Table) -> None:
        """Write the stakes into the game block of a table."""
        table.small_bet = self.small_bet
        table.big_bet = self.big_bet
        table.small_blind = self.small_blind
        table.big_blind = self.big_blind
        table.unit = self.unit
        table.ante = self.ante
        table.big_blind_ante = self.big_blind_ante
        table.cap = self.cap
        table.heads_up_cap = HEADS_UP_CAPS[self.heads_up_cap]
        table.short_all_in = SHORT_ALL_INS[self.short_all_in]
        table.reshuffle = RESHUFFLES[self.reshuffle]
        table.burns = self.burns
        table.folds_in_reshuffle = int(self.folds_in_reshuffle)

    def to_json(self) -> dict[str, Any]:
        """All fields by name, ready for JSON."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Stakes":
        """The stakes that `to_json` wrote; unknown keys raise `StakesError`."""
        if not isinstance(data, dict):
            raise StakesError(f"stakes: {data!r} is no object of options")
        unknown = set(data) - {field.name for field in fields(cls)}
        if unknown or "small_bet" not in data:
            wrong = f"{sorted(unknown)[0]!r} is no option" if unknown else "small_bet is missing"
            raise StakesError(f"stakes: {wrong}; the options are those of rules 1")
        return cls(**data)


def is_whole(value: object) -> bool:
    """Whether the value is a whole number (a bool is not)."""
    return isinstance(value, int) and not isinstance(value, bool)


def whole(value: Any) -> int:
    """The value, if it is a whole number; raises `StakesError` otherwise."""
    if not is_whole(value):
        raise StakesError(f"{value!r} is no whole number of chips")
    return int(value)


def check_amount(name: str, value: object, least: int, unit: int) -> None:
    """Raise `StakesError` unless the value is `least` chips or more, in whole chips of `unit`."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise StakesError(f"{name} is {value!r}; it must be a whole number of chips")
    if value > MAX_CHIPS:  # it may be too long to be written out
        raise StakesError(f"{name} is far too large; it must be {least} to {MAX_CHIPS}")
    if value < least:
        raise StakesError(f"{name} is {value}; it must be {least} to {MAX_CHIPS}")
    if value % unit:
        raise StakesError(f"{name} is {value}; it must be a multiple of the unit, {unit}")


def check_option(name: str, value: object, options: Collection[object]) -> None:
    """Raise `StakesError` unless the value is one of the options, of the same type."""
    if not any(value == option and type(value) is type(option) for option in options):
        choices = ", ".join(str(option) for option in options)
        raise StakesError(f"{name} is {value!r}; it must be one of {choices}")
