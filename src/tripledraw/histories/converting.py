"""Replayed records written anew, with what the record tells besides the hand."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tripledraw.cards import write_card
from tripledraw.errors import TripleDrawError
from tripledraw.events import Drew, Event, Mucked, Shown
from tripledraw.histories import model
from tripledraw.histories.awards import awards_of
from tripledraw.histories.comparing import rake_by_seat
from tripledraw.histories.model import Recorded
from tripledraw.histories.phh_write import phh_actions, phh_table
from tripledraw.histories.pokerstars_summary import Setting
from tripledraw.histories.pokerstars_write import write_pokerstars
from tripledraw.histories.replaying import Replay

_DATE = re.compile(r"(?P<year>[0-9]{4})/(?P<month>[0-9]{1,2})/(?P<day>[0-9]{1,2})")
_TIME = re.compile(r"[0-9]{1,2}:[0-9]{2}:[0-9]{2} [A-Z]{2,5}")


def as_phh(replay: Replay) -> dict[str, Any]:
    """A replayed record as the fields of a PHH table.

    A PHH record keeps every field that it had, but its actions are written anew from the hand.
    What was thrown and what was shown stands as the record has it: players also show hands that
    the rules let them muck. Another record's rake goes into ``winnings``.
    """
    recorded = replay.recorded
    actions = {"actions": list(_actions_as_recorded(replay))}
    if recorded.document is not None:
        return {**recorded.document, **actions}
    fields: dict[str, Any] = {"hand": recorded.hand_id, **_date(recorded.played)}
    if recorded.table:
        fields["table"] = recorded.table
    table = phh_table(
        replay.hand,
        names=replay.names,
        fields=fields,
        scale=recorded.scale,
        rake=_rake(replay),
    )
    return table | actions


def as_pokerstars(replay: Replay, hero: str = "") -> str:
    """A replayed record in PokerStars' words, as its hero saw it, or the player named ``hero``.

    Raises TripleDrawError where that grammar has no words for the hand, or no such player.
    """
    recorded, names = replay.recorded, replay.names
    seat = None
    if hero:
        if hero not in names:
            raise TripleDrawError(f"{hero!r} was not dealt in; {', '.join(names)} were")
        seat = names.index(hero)
    elif recorded.hero in replay.seats:
        seat = replay.seats.index(recorded.hero)
    setting = Setting(
        names=names,
        # PokerStars numbers its hands; other records may call them what they like.
        hand_id="".join(re.findall("[0-9]", recorded.hand_id)) or "1",
        table=recorded.table or "tripledraw",
        played=_pokerstars_time(recorded.played),
        hero=seat,
        currency=_currency(recorded),
        scale=recorded.scale,
        rake=_rake(replay),
    )
    return write_pokerstars(replay.hand, setting)


def _actions_as_recorded(replay: Replay) -> Iterator[str]:
    steps, seats = replay.recorded.steps, replay.seats
    draws = iter([step for step in steps if isinstance(step, model.Draw)])
    events: list[Event] = []
    for event in replay.hand.events:
        if isinstance(event, Drew):
            events.append(replace(event, discards=next(draws).discards))
        elif not isinstance(event, Shown | Mucked):
            events.append(event)
    yield from phh_actions(events, replay.recorded.scale)
    for step in steps:
        if isinstance(step, model.Shown):
            shown = "-" if step.cards is None else "".join(map(write_card, step.cards))
            yield f"p{seats.index(step.seat) + 1} sm {shown}"
        elif isinstance(step, model.Mucked):
            yield f"p{seats.index(step.seat) + 1} sm"


def _rake(replay: Replay) -> dict[int, int]:
    """What the house kept, by seat of the hand."""
    awards = awards_of(replay.hand.events)
    by_seat = {replay.seats[seat]: share for seat, share in awards.items()}
    rake = rake_by_seat(replay.recorded, by_seat)
    return {replay.seats.index(seat): amount for seat, amount in rake.items()}


def _date(played: str) -> dict[str, int]:
    found = _DATE.search(played)
    if found is None:
        return {}
    return {name: int(found[name]) for name in ("day", "month", "year")}


def _pokerstars_time(played: str) -> str:
    """The date and the time with its zone, in PokerStars' sequence."""
    date, time = _DATE.search(played), _TIME.search(played)
    day = f"{date['year']}/{date['month']}/{date['day']}" if date else "2000/01/01"
    return f"{day} {time[0] if time else '0:00:00 ET'}"


def _currency(recorded: Recorded) -> str:
    if recorded.document is not None:
        return str(recorded.document.get("currency_symbol", ""))
    return "" if recorded.tournament else "$"
