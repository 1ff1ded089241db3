"""PHH, the open TOML format for poker hands: the tables of a file and their fields.

Only variant F2L3D is this game. A ``.phh`` file is one hand, a ``.phhs`` file one table a hand.
Players run from the left of the button to the button: so heads-up p1 is the big blind, and
``blinds_or_straddles`` still names the small blind first. The words of ``actions`` are read in
``phh_actions``.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Any, NamedTuple

from tripledraw.errors import HistoryError
from tripledraw.histories.fields import damaged, wrong_player_count
from tripledraw.histories.holding import contradiction
from tripledraw.histories.model import (
    Player,
    Problem,
    ProblemKind,
    Recorded,
    Results,
    StatedStakes,
    Step,
)
from tripledraw.histories.phh_actions import ActionReader
from tripledraw.histories.phh_money import Money
from tripledraw.histories.phh_posts import read_posts

VARIANT = "F2L3D"
_VARIANTS = {
    "FT": "fixed-limit hold'em",
    "NT": "no-limit hold'em",
    "NS": "no-limit short-deck hold'em",
    "PO": "pot-limit Omaha",
    "FO/8": "fixed-limit Omaha hi-lo",
    "F7S": "fixed-limit seven card stud",
    "F7S/8": "fixed-limit seven card stud hi-lo",
    "FR": "fixed-limit razz",
    "N2L1D": "no-limit 2-7 single draw",
    "FB": "fixed-limit badugi",
}
_LISTS = ("antes", "blinds_or_straddles", "starting_stacks", "actions")
# The header of a hand in a .phhs file; "[_mine]" and "[1._mine]" are fields of the hand above.
_HEADER = re.compile(r"""\s*\[\s*(["']?)([^\].\["'_][^\].\["']*)\1\s*\]\s*(?:#.*)?$""")
_PLACE = re.compile(r" \(at (?:line (?P<line>[0-9]+), column [0-9]+|end of document)\)$")


class _Chunk(NamedTuple):
    first_line: int
    text: str


class _Table(NamedTuple):
    name: str
    chunk: _Chunk
    fields: Mapping[str, Any]


def read_phh(text: str, file: str = "") -> Iterator[Recorded]:
    """Yield the hands of a PHH text; what is wrong with one stands in its problem.

    ``Recorded.document`` is the hand's table as parsed, numbers with a point as Decimal, so
    that writing it gives the same TOML again.
    """
    chunks = _chunks(text)
    try:
        tables = _tables(_parse(_Chunk(1, text)), text, chunks)
    except HistoryError:
        # One broken table must not take the others with it.
        for chunk in chunks:
            yield from _read_alone(chunk, file)
        return
    for table in tables:
        yield _read_table(table, file)


def _chunks(text: str) -> list[_Chunk]:
    """Cut a text where a hand's table begins; what stands before the first header comes first."""
    lines = text.split("\n")
    starts = [0, *(i for i, line in enumerate(lines) if i and _HEADER.match(line))]
    ends = [*starts[1:], len(lines)]
    cut = [_Chunk(a + 1, "\n".join(lines[a:b])) for a, b in zip(starts, ends, strict=True)]
    return [chunk for chunk in cut if _holds_more_than_comments(chunk.text)]


def _holds_more_than_comments(text: str) -> bool:
    return any(line.strip() and not line.lstrip().startswith("#") for line in text.split("\n"))


def _parse(chunk: _Chunk) -> dict[str, Any]:
    """Parse TOML. Raises HistoryError (damaged) with the line of the file."""
    try:
        return tomllib.loads(chunk.text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        inner = int(place["line"]) if place and place["line"] else chunk.text.count("\n") + 1
        what = _PLACE.sub("", str(error))
        raise damaged(f"this is no TOML: {what}", chunk.first_line + inner - 1) from None
    except (ValueError, ArithmeticError):
        raise damaged("a number here is far too long for an amount", chunk.first_line) from None
    except RecursionError:
        raise damaged("brackets are nested far too deep here", chunk.first_line) from None


def _tables(document: dict[str, Any], text: str, chunks: list[_Chunk]) -> list[_Table]:
    """Tell one hand from a collection, whose tables each hold a hand.

    Fields above the first table of a collection belong to a hand that lost its header.
    """
    whole = _Chunk(1, text)
    hands = {name: value for name, value in document.items() if _is_hand(name, value)}
    if "variant" in document or not hands:
        return [_Table("", whole, document)]
    stray = {name: value for name, value in document.items() if name not in hands}
    named = [*([("", stray)] if stray else []), *hands.items()]
    places = chunks if len(chunks) == len(named) else [whole] * len(named)
    return [_Table(name, at, fields) for (name, fields), at in zip(named, places, strict=True)]


def _is_hand(name: str, value: object) -> bool:
    return isinstance(value, dict) and not name.startswith("_")


def _read_alone(chunk: _Chunk, file: str) -> Iterator[Recorded]:
    try:
        tables = _tables(_parse(chunk), chunk.text, [chunk])
    except HistoryError as error:
        yield _recorded(_Table("", chunk, {}), file, _Reading(), error)
        return
    for table in tables:
        yield _read_table(table._replace(chunk=chunk), file)


class _Reading:
    """What has been read of one table so far."""

    def __init__(self) -> None:
        self.money = Money(1)
        self.stakes = StatedStakes()
        self.players: tuple[Player, ...] = ()
        self.steps: list[Step] = []
        self.results = Results()
        self.noise: tuple[int, ...] = ()


def _read_table(table: _Table, file: str) -> Recorded:
    reading = _Reading()
    error: HistoryError | None = None
    try:
        _fill(reading, table)
    except HistoryError as found:
        error = found
    return _recorded(table, file, reading, error or contradiction(reading.steps))


def _fill(reading: _Reading, table: _Table) -> None:
    line = table.chunk.first_line
    fields = table.fields
    count = _check_fields(fields, line)
    reading.money = money = Money.for_fields(fields, line)
    reading.players = _players(fields, money, count, line)
    blinds = money.amounts(fields, "blinds_or_straddles", line)
    antes = money.amounts(fields, "antes", line)
    posts = list(read_posts(antes, blinds, _line_of_field(table, "blinds_or_straddles")))
    posted = {post.kind: post.amount for post in posts}
    reading.stakes = StatedStakes(
        small_bet=money.amount(fields["small_bet"], "small_bet", line),
        big_bet=money.amount(fields["big_bet"], "big_bet", line),
        small_blind=posted.get("small"),
        big_blind=posted.get("big"),
        ante=max(antes) or None,
    )
    reading.steps += posts
    reading.results = Results(
        line=_line_of_field(
            table, "finishing_stacks" if "finishing_stacks" in fields else "winnings"
        ),
        finishing_stacks=money.by_seat(fields, "finishing_stacks", count, line),
        winnings=money.by_seat(fields, "winnings", count, line),
    )
    actions = ActionReader(money, count)
    start = _line_of_field(table, "actions") - line
    try:
        actions.read(fields["actions"], table.chunk.text.split("\n")[start:], line + start)
    finally:
        reading.steps += actions.steps
        reading.noise = tuple(actions.noise)


def _check_fields(fields: Mapping[str, Any], line: int) -> int:
    """Return the number of players. Raises HistoryError for fields that no hand can have."""
    variant = fields.get("variant")
    if variant is None:
        raise damaged(f'the field variant is missing; variant = "{VARIANT}" would be right', line)
    if variant != VARIANT:
        game = _VARIANTS.get(str(variant), "another game")
        reason = f"variant {variant!r} is {game}; {VARIANT} would be right"
        raise HistoryError(reason, kind="not_this_game", line=line)
    for name in (*_LISTS, "small_bet", "big_bet"):
        if name not in fields:
            raise damaged(f"the field {name} is missing", line)
    for name in _LISTS:
        if not isinstance(fields[name], list):
            raise damaged(f"{name} is no list", line)
    count = len(fields["starting_stacks"])
    for name in ("antes", "blinds_or_straddles", "players"):
        listed = fields.get(name, fields["starting_stacks"])
        if not isinstance(listed, list) or len(listed) != count:
            reason = f"{name} does not list one entry for each of {count} starting_stacks"
            raise damaged(reason, line)
    if error := wrong_player_count(count, line):
        raise error
    return count


def _players(fields: Mapping[str, Any], money: Money, count: int, line: int) -> tuple[Player, ...]:
    stacks = money.stacks(fields, line)
    names = fields.get("players", [f"p{i + 1}" for i in range(count)])
    return tuple(Player(str(names[i]), i + 1, stacks[i]) for i in range(count))


def _line_of_field(table: _Table, name: str) -> int:
    for i, text in enumerate(table.chunk.text.split("\n")):
        if re.match(rf"\s*[\"']?{name}[\"']?\s*=", text):
            return table.chunk.first_line + i
    return table.chunk.first_line


def _recorded(table: _Table, file: str, reading: _Reading, error: HistoryError | None) -> Recorded:
    fields = table.fields
    problem = None
    if error is not None:
        kind: ProblemKind = "not_this_game" if error.kind == "not_this_game" else "damaged"
        problem = Problem(kind, error.reason, error.line)
    return Recorded(
        source="phh",
        file=file,
        first_line=table.chunk.first_line,
        last_line=table.chunk.first_line + table.chunk.text.rstrip().count("\n"),
        hand_id=str(fields.get("hand", table.name)),
        problem=problem,
        scale=reading.money.scale,
        stakes=reading.stakes,
        players=reading.players,
        button=len(reading.players) or None,
        hero=None,
        steps=tuple(reading.steps),
        results=reading.results,
        table=str(fields.get("table", "")),
        played=_date(fields),
        tournament=str(fields.get("event", "")),
        noise=reading.noise,
        document=fields or None,
    )


def _date(fields: Mapping[str, Any]) -> str:
    parts = [fields[name] for name in ("year", "month", "day") if name in fields]
    return "/".join(f"{part:02}" if isinstance(part, int) else str(part) for part in parts)
