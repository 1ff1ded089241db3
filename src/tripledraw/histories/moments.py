"""When a hand was played: the fields of PHH, the words of sites, and one into the other.

Nothing is made up: what a record does not say of its moment, no other form of it says either.
"""

import re
from collections.abc import Mapping
from datetime import date, time
from typing import Any

_DATE = re.compile(r"([0-9]{4})/([0-9]{1,2})/([0-9]{1,2})")
_TIME = re.compile(r"([0-9]{1,2}):([0-9]{2}):([0-9]{2})(?: (?P<zone>[A-Z]{2,5})\b)?")
# PHH wants the names of the zones database; sites print what poker players say.
_ZONES = {
    "ET": "America/New_York",
    "CET": "CET",
    "EET": "EET",
    "WET": "WET",
    "UTC": "UTC",
    "GMT": "GMT",
}
_NAMES = {zone: name for name, zone in _ZONES.items()}


def played_of(fields: Mapping[str, Any]) -> str:
    """The moment of a PHH table in words: "2009/11/25 14:12:58 ET", as much as it says."""
    parts = [fields[name] for name in ("year", "month", "day") if name in fields]
    said = ["/".join(f"{part:02}" if isinstance(part, int) else str(part) for part in parts)]
    at = fields.get("time")
    if isinstance(at, time):
        said.append(at.strftime("%H:%M:%S"))
        said.append(_NAMES.get(str(fields.get("time_zone", "")), ""))
    return " ".join(filter(None, said))


def phh_moment(played: str) -> dict[str, Any]:
    """The fields of PHH for a moment in a site's words: day, month, year, time and time_zone."""
    fields: dict[str, Any] = {}
    if day := _date(played):
        fields |= {"day": day.day, "month": day.month, "year": day.year}
    at, zone = _time(played)
    if at is not None:
        fields["time"] = at
        if zone in _ZONES:
            fields["time_zone"] = _ZONES[zone]
    return fields


def pokerstars_moment(played: str) -> str:
    """A moment as PokerStars prints it, without the time, or its zone, where that is not known.

    Empty where the day is not known.
    """
    day, (at, zone) = _date(played), _time(played)
    if day is None:
        return ""
    said = f"{day.year:04}/{day.month:02}/{day.day:02}"
    if at is not None:
        said += f" {at.hour}:{at.minute:02}:{at.second:02}"
    return f"{said} {zone}" if zone else said


def _date(played: str) -> date | None:
    found = _DATE.search(played)
    try:
        return date(*map(int, found.groups())) if found else None
    except ValueError:
        return None


def _time(played: str) -> tuple[time | None, str]:
    found = _TIME.search(played)
    if found is None:
        return None, ""
    try:
        return time(int(found[1]), int(found[2]), int(found[3])), found["zone"] or ""
    except ValueError:
        return None, ""
