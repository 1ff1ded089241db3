"""Writing hands as PHH, variant F2L3D: ``reading`` tells how players and blinds are listed.

The table is written so that PokerKit replays it too: all discards of a draw come before its
new cards, and hands are shown in the sequence of the rules. Cards that a record hides are "??".
"""

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import groupby
from pathlib import Path
from typing import Any

from tripledraw.cards import write_card
from tripledraw.events import (
    Bet,
    BlindPosted,
    Burned,
    Called,
    Checked,
    Dealt,
    Declared,
    Drew,
    Event,
    Folded,
    HandStarted,
    Mucked,
    Posted,
    Raised,
    Reshuffled,
    Shown,
)
from tripledraw.hand import Hand
from tripledraw.histories.amounts import awards_of, in_units
from tripledraw.histories.phh.reading import VARIANT
from tripledraw.histories.phh.user_fields import write_user_fields

_IN_A_DRAW = (Declared, Drew, Burned, Reshuffled)
_NUMBERED = re.compile(r"\[([0-9]+)\]", re.ASCII)


def write_phh(
    hand: Hand,
    *,
    names: Sequence[str] | None = None,
    fields: Mapping[str, Any] | None = None,
    log: Sequence[Event] | None = None,
    scale: int = 1,
) -> str:
    """The text of a ``.phh`` file: `phh_table` as TOML."""
    return phh_text(phh_table(hand, names=names, fields=fields, log=log, scale=scale))


def phh_text(table: Mapping[str, Any]) -> str:
    """A table as TOML."""
    import tomli_w  # a reader of histories never needs it

    return tomli_w.dumps(table)


def append_phh(
    path: str | Path,
    hand: Hand,
    *,
    names: Sequence[str] | None = None,
    fields: Mapping[str, Any] | None = None,
    log: Sequence[Event] | None = None,
) -> int:
    """Add a hand to a ``.phhs`` file, which is made if need be; gives the number of its table.

    The file only grows, one table a hand, so whatever cuts the writing short spoils no hand
    that was there before. Takes time linear in the size of the file. Raises OSError, with the
    file as it was.
    """
    table = write_phh(hand, names=names, fields=fields, log=log)
    with Path(path).open("a+", encoding="utf-8", errors="replace") as file:
        file.seek(0)
        numbers = [int(found[1]) for line in file if (found := _NUMBERED.match(line))]
        number = max(numbers, default=0) + 1
        size = os.fstat(file.fileno()).st_size
        try:
            # The first newline ends a line that an earlier writing may have left unfinished.
            file.write(f"\n[{number}]\n{table}" if numbers else f"[{number}]\n{table}")
            file.flush()
        except OSError:
            os.ftruncate(file.fileno(), size)
            raise
    return number


def phh_table(
    hand: Hand,
    *,
    names: Sequence[str] | None = None,
    fields: Mapping[str, Any] | None = None,
    log: Sequence[Event] | None = None,
    scale: int = 1,
    rake: Mapping[int, int] | None = None,
) -> dict[str, Any]:
    """A hand as the fields of a PHH table, `finishing_stacks` among them once it is over.

    ``names`` are by seat of the hand. ``fields`` are further fields by their PHH names (day,
    month, year, hand, event, table and so on); what the hand itself tells wins. ``log`` is the
    hand's own with every card, or what one seat may keep of it (`views.kept_by`). ``scale`` of
    the hand's chips make one unit of money: amounts are written in units, exactly. ``rake`` is
    what the house kept of each winner's shares, by seat: PHH has no other place for it than
    ``winnings`` and ``finishing_stacks``.
    """
    events = hand.events if log is None else log
    start = events[0]
    assert isinstance(start, HandStarted)  # every log begins with it
    order = [(start.button + step) % hand.seats for step in range(1, hand.seats + 1)]
    antes = _antes(events, order)
    table: dict[str, Any] = {"variant": VARIANT}
    if len(set(antes)) == 1 and antes[0]:
        # Then PokerKit lays short antes into side pots; unequal antes it must leave alone.
        table["ante_trimming_status"] = True
    table |= {
        "antes": _amounts(antes, scale),
        "blinds_or_straddles": _amounts(_blinds(events, order), scale),
        "small_bet": in_units(hand.stakes.small_bet, scale),
        "big_bet": in_units(hand.stakes.big_bet, scale),
        "starting_stacks": _amounts([start.stacks[seat] for seat in order], scale),
        "actions": list(phh_actions(events, scale)),
    }
    if names is not None:
        table["players"] = [names[seat] for seat in order]
    if hand.over:
        table |= _ends(hand, order, scale, rake or {})
    return {**table, **write_user_fields(hand.stakes, events, scale), **(fields or {}), **table}


def _ends(
    hand: Hand, order: Sequence[int], scale: int, rake: Mapping[int, int]
) -> dict[str, list[int | Decimal]]:
    """What the players are left with, and where there is rake what they were given."""
    awards = awards_of(hand.events)
    left = [hand.stacks[seat] - rake.get(seat, 0) for seat in order]
    given = [awards[seat] - rake.get(seat, 0) for seat in order]
    ends = {"finishing_stacks": _amounts(left, scale)}
    return ends | {"winnings": _amounts(given, scale)} if rake else ends


def phh_actions(events: Sequence[Event], scale: int = 1) -> Iterator[str]:
    """The actions of a log in PHH's words."""
    start = events[0]
    assert isinstance(start, HandStarted)
    speaker = _Speaker(start, scale)
    for is_draw, group in groupby(events, lambda event: isinstance(event, _IN_A_DRAW)):
        if is_draw:
            drawing = list(group)
            draws = [event for event in drawing if isinstance(event, Drew)]
            # A hand that stops among the declarations has nobody served yet.
            declared = [event for event in drawing if isinstance(event, Declared)]
            yield from (speaker.discard(event) for event in draws or declared)
            yield from (speaker.deal(draw.seat, draw.cards) for draw in draws if draw.cards)
        else:
            yield from filter(None, map(speaker.say, group))


class _Speaker:
    """Puts single events into words; players are counted from the left of the button."""

    def __init__(self, start: HandStarted, scale: int) -> None:
        self._first = start.button + 1
        self._seats = len(start.stacks)
        self._scale = scale

    def say(self, event: Event) -> str:
        """One action, or nothing for an event that PHH leaves to the reader."""
        if isinstance(event, Dealt):
            return self.deal(event.seat, event.cards)
        if isinstance(event, Folded):
            return f"{self._player(event.seat)} f"
        if isinstance(event, Checked | Called):
            return f"{self._player(event.seat)} cc"
        if isinstance(event, Bet | Raised):
            return f"{self._player(event.seat)} cbr {in_units(event.to, self._scale)}"
        if isinstance(event, Shown):
            return f"{self._player(event.seat)} sm {_cards(event.cards)}"
        if isinstance(event, Mucked):
            return f"{self._player(event.seat)} sm"
        return ""

    def deal(self, seat: int, cards: Sequence[int]) -> str:
        """Cards off the stub."""
        return f"d dh {self._player(seat)} {_cards(cards)}"

    def discard(self, draw: Drew | Declared) -> str:
        """Discards, or standing pat."""
        return f"{self._player(draw.seat)} sd {_cards(draw.discards)}".rstrip()

    def _player(self, seat: int) -> str:
        return f"p{(seat - self._first) % self._seats + 1}"


def _cards(cards: Iterable[int]) -> str:
    return "".join(map(write_card, cards))


def _antes(events: Sequence[Event], order: Sequence[int]) -> list[int]:
    """Antes by player, as they were due; chips that are dead for one seat alone are added."""
    start = events[0]
    assert isinstance(start, HandStarted)
    antes = dict.fromkeys(order, start.stakes.ante)
    for event in events:
        if isinstance(event, BlindPosted) and event.kind == "ante":
            antes[event.seat] += start.stakes.big_blind_ante
        elif isinstance(event, Posted):
            antes[event.seat] += event.dead
    return _listed(antes, order)


def _blinds(events: Sequence[Event], order: Sequence[int]) -> list[int]:
    """Blinds by player, as they were due; one posted to come in is below zero."""
    start = events[0]
    assert isinstance(start, HandStarted)
    due = {"small": start.stakes.small_blind, "big": start.stakes.big_blind}
    blinds = dict.fromkeys(order, 0)
    for event in events:
        if isinstance(event, BlindPosted) and event.kind in due:
            blinds[event.seat] = due[event.kind]
        elif isinstance(event, Posted):
            blinds[event.seat] = -event.live
    return _listed(blinds, order)


def _listed(amounts: Mapping[int, int], order: Sequence[int]) -> list[int]:
    """Amounts as PHH lists antes and blinds: heads-up the button, who is p2, comes first."""
    listed = [amounts[seat] for seat in order]
    return listed[::-1] if len(order) == 2 else listed


def _amounts(amounts: Iterable[int], scale: int) -> list[int | Decimal]:
    return [in_units(amount, scale) for amount in amounts]
