"""Hands that are over, as the database keeps them: whole and sealed, with a row for each player.

The sealed record is the only place where the cards of others are kept. The rows of the players
hold what lists and statistics are made of, and no card.
"""

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from tripledraw import events as log
from tripledraw.fairness import FairDeal, Promise
from tripledraw.hand import Hand
from tripledraw.room.game.game import Played
from tripledraw.room.store.sealing import KeyFile

# Whether a seat stood pat is what the draws are counted for: "32p" threw 3, then 2, then none.
PAT = "p"
# Records are sealed while everybody waits for the next hand; more effort gains a tenth at most.
QUICK = 1


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """All there is to know of a hand; ``chairs``, ``players``, ``names``, ``agents`` by seat.

    ``events`` is the full log, ``promise`` the bytes of the promise with its seeds, ``heads``
    and ``links`` are by chair, in hex. ``ended`` is in milliseconds since 1970, ``cancelled``
    the reason why the hand did not count.
    """

    table: str
    number: int
    ended: int
    cancelled: str | None
    chairs: tuple[int, ...]
    players: tuple[str, ...]
    names: tuple[str, ...]
    agents: tuple[str | None, ...]
    events: list[dict[str, Any]]
    promise: str
    heads: dict[int, str]
    links: dict[int, str]

    @property
    def log(self) -> tuple[log.Event, ...]:
        """The full log, with every card."""
        return log.log_from_json(self.events)

    @property
    def hand(self) -> Hand:
        """The hand, played again through the rules as far as it went."""
        return Hand.replay(self.log)

    @property
    def deal(self) -> FairDeal:
        """The deal, made again from promise and links."""
        links = {chair: bytes.fromhex(link) for chair, link in self.links.items()}
        return FairDeal(Promise.from_bytes(bytes.fromhex(self.promise)), links)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Record).decode


def hand_row(played: Played, table: str, key: KeyFile) -> dict[str, object]:
    """The row of a hand that is over, its record sealed."""
    fair = cast(FairDeal, played.deal)
    record = _record(played, table, fair)
    body = key.seal(zlib.compress(_encode(record), QUICK), _about(table, played.number))
    return {
        "number": played.number,
        "cancelled": played.cancelled is not None,
        "digest": fair.digest.hex(),
        "body": body,
    }


def unsealed(body: bytes, table: str, number: int, key: KeyFile) -> Record:
    """The record of a row; raises RoomError ``key-wrong`` for another key or another hand's."""
    return _decode(zlib.decompress(key.unseal(body, _about(table, number))))


def _about(table: str, number: int) -> bytes:
    return f"hand/{table}/{number}".encode()


def _record(played: Played, table: str, fair: FairDeal) -> Record:
    return Record(
        table=table,
        number=played.number,
        ended=played.ended or played.began,
        cancelled=played.cancelled,
        chairs=played.chairs,
        players=played.players,
        names=played.names,
        agents=played.agents,
        events=log.log_to_json(played.hand.events),
        promise=fair.promise.to_bytes().hex(),
        heads=played.heads,
        links=played.dealt.links,
    )


@dataclass(slots=True)
class Figures:
    """What statistics are summed from, of one seat in one hand.

    ``voluntary`` says whether it put chips in before the first draw that were no blind, ``wagers``
    counts its bets and raises, ``draws`` is what it threw in each draw ("32p").
    """

    net: int = 0
    voluntary: bool = False
    wagers: int = 0
    calls: int = 0
    draws: str = ""
    showdown: bool = False
    won_showdown: bool = False


def figures(events: Sequence[log.Event]) -> list[Figures]:
    """The figures of every seat of a hand; of one that did not end only the start is known."""
    start = events[0]
    assert isinstance(start, log.HandStarted)  # every log begins with it
    seats = [Figures() for _ in start.stacks]
    before_the_draw = True
    for event in events:
        match event:
            case log.Called(seat):
                seats[seat].calls += 1
                seats[seat].voluntary |= before_the_draw
            case log.Bet(seat) | log.Raised(seat):
                seats[seat].wagers += 1
                seats[seat].voluntary |= before_the_draw
            case log.RoundClosed():
                before_the_draw = False
            case log.Drew(seat, discards):
                seats[seat].draws += str(len(discards)) if discards else PAT
            case log.Shown(seat) | log.Mucked(seat):
                seats[seat].showdown = True
            case log.PotAwarded(_, _, winners):
                _award(seats, winners)
            case log.HandEnded(stacks):
                for each, before, after in zip(seats, start.stacks, stacks, strict=True):
                    each.net = after - before
    return seats


def _award(seats: Sequence[Figures], winners: Mapping[int, int]) -> None:
    for seat in winners:
        seats[seat].won_showdown = seats[seat].showdown


def player_rows(played: Played) -> list[dict[str, object]]:
    """A row for each player of a hand; one that was cancelled counts for nothing in them."""
    hand = played.hand
    of_seats = figures(hand.events) if played.cancelled is None else [Figures()] * hand.seats
    return [
        {
            "player": played.players[seat],
            "chair": played.chairs[seat],
            "seat": seat,
            "net": each.net,
            "small_bet": hand.stakes.small_bet,
            "voluntary": each.voluntary,
            "wagers": each.wagers,
            "calls": each.calls,
            "draws": each.draws,
            "showdown": each.showdown,
            "won_showdown": each.won_showdown,
        }
        for seat, each in enumerate(of_seats)
    ]
