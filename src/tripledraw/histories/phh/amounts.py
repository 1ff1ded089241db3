"""The amounts of a PHH table: whole numbers, or numbers with a point, or no bound at all."""

from collections.abc import Iterator, Mapping
from decimal import Decimal, InvalidOperation
from typing import Any

from tripledraw.histories.faults import damaged

_SCALES = (1, 100, 10_000)
_LARGEST = 10**15
_STACK_FIELDS = ("starting_stacks", "finishing_stacks", "winnings")
_UNBOUNDED = ("inf", "+inf", "null", "none", "nan", "")


class AmountReader:
    """Reads amounts as whole numbers of which ``scale`` make one unit of money."""

    def __init__(self, scale: int) -> None:
        self.scale = scale

    @classmethod
    def for_fields(cls, fields: Mapping[str, Any], line: int) -> "AmountReader":
        """Choose the coarsest scale that every amount of a table fits.

        Raises HistoryError (damaged) for amounts of more than four decimals.
        """
        values = list(_every_amount(fields))
        for scale in _SCALES:
            if all(value * scale == int(value * scale) for value in values):
                return cls(scale)
        raise damaged("an amount has more than four decimals", line)

    def amount(self, value: object, name: str, line: int) -> int:
        """Read an amount from a number or its text. Raises HistoryError where it is none."""
        units = self._units(value, name, line)
        if units < 0:
            raise damaged(f"{value} in {name} is below zero", line)
        return units

    def amounts(self, fields: Mapping[str, Any], name: str, line: int) -> list[int]:
        """Read a list of amounts; a blind posted by a newcomer is written below zero."""
        return [self._units(value, name, line) for value in fields[name]]

    def stacks(self, fields: Mapping[str, Any], line: int) -> list[int | None]:
        """Read the starting stacks: None where the file gives no bound."""
        return [
            None if _unbounded(value) else self.amount(value, "starting_stacks", line)
            for value in fields["starting_stacks"]
        ]

    def by_seat(
        self, fields: Mapping[str, Any], name: str, count: int, line: int
    ) -> dict[int, int]:
        """Read an optional list of one amount a player; unknown ones are left out."""
        listed = fields.get(name)
        if listed is None:
            return {}
        if not isinstance(listed, list) or len(listed) != count:
            raise damaged(f"{name} does not list one amount for each of {count} players", line)
        return {
            i + 1: self._units(value, name, line)
            for i, value in enumerate(listed)
            if not _unbounded(value)
        }

    def _units(self, value: object, name: str, line: int) -> int:
        number = _number(value)
        if number is None:
            raise damaged(f"{value!r} in {name} is no amount of chips", line)
        return int(number * self.scale)


def _every_amount(fields: Mapping[str, Any]) -> Iterator[Decimal]:
    for name in ("antes", "blinds_or_straddles", "small_bet", "big_bet", *_STACK_FIELDS):
        value = fields.get(name, 0)
        for one in value if isinstance(value, list) else [value]:
            yield _number(one) or Decimal(0)
    for action in fields["actions"]:
        words = action.split("#")[0].split() if isinstance(action, str) else []
        if len(words) == 3 and words[1] == "cbr":
            yield _number(words[2]) or Decimal(0)


def _number(value: object) -> Decimal | None:
    if isinstance(value, bool) or not isinstance(value, int | Decimal | str):
        return None
    try:
        number = Decimal(value.replace(",", "") if isinstance(value, str) else value)
    except InvalidOperation:
        return None
    return number if number.is_finite() and abs(number) < _LARGEST else None


def _unbounded(value: object) -> bool:
    if isinstance(value, Decimal):
        return not value.is_finite()
    return isinstance(value, str) and value.strip().lower() in _UNBOUNDED
