"""Replayed records written anew, with what the record tells besides the hand."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from tripledraw.cards import write_card
from tripledraw.errors import TripleDrawError
from tripledraw.events import Declared, Drew, Event, Mucked, Shown
from tripledraw.histories import model
from tripledraw.histories.amounts import awards_of
from tripledraw.histories.model import Recorded
from tripledraw.histories.moments import phh_moment, pokerstars_moment
from tripledraw.histories.phh.writing import phh_actions, phh_table
from tripledraw.histories.replaying.compare import rake_by_seat
from tripledraw.histories.replaying.replay import Replay
from tripledraw.histories.sites.pokerstars.setting import CURRENCIES, Setting
from tripledraw.histories.sites.pokerstars.writing import write_pokerstars

_NUMBER = re.compile("[0-9]{1,18}")


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
    fields: dict[str, Any] = {"hand": recorded.hand_id, **phh_moment(recorded.played)}
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


def hand_numbers(records: Sequence[Recorded]) -> list[str]:
    """A number for each record, no two alike: its own, or where that will not do a new one.

    A number that is none, or that a record before it has, is replaced by one above all others.
    """
    own = [record.hand_id for record in records]
    numbers = {each: int(each) for each in own if _NUMBER.fullmatch(each)}
    fresh = max(numbers.values(), default=0)
    given: dict[int, str] = {}
    for each in own:
        number = numbers.get(each)
        if number is None or number in given:
            fresh += 1
            number = fresh
        given[number] = str(number)
    return list(given.values())


def as_pokerstars(replay: Replay, hand_number: str, hero: str = "") -> str:
    """A replayed record in PokerStars' words, as its hero saw it, or the player named ``hero``.

    ``hand_number`` is one of `hand_numbers`: the site numbers its hands. Raises TripleDrawError
    where that grammar has no words for the hand, or no such player.
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
        hand_id=hand_number,
        table=recorded.table or "tripledraw",
        played=pokerstars_moment(recorded.played),
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
        elif not isinstance(event, Declared | Shown | Mucked):
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


def _currency(recorded: Recorded) -> str:
    if recorded.document is not None:
        symbol = str(recorded.document.get("currency_symbol", ""))
        return symbol if symbol in CURRENCIES else ""
    return "" if recorded.tournament else "$"
