"""The tables of a PHH text, one a hand, each with the lines it stands in.

A ``.phh`` file is one hand, a ``.phhs`` file one table a hand.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Any, NamedTuple

from tripledraw.errors import HistoryError
from tripledraw.histories.faults import damaged

# The header of a hand in a .phhs file; "[_mine]" and "[1._mine]" are fields of the hand above.
_HEADER = re.compile(r"""\s*\[\s*(["']?)([^\].\["'_][^\].\["']*)\1\s*\]\s*(?:#.*)?$""")
MOST_PARTS = 100
_PLACE = re.compile(r" \(at (?:line (?P<line>[0-9]+), column [0-9]+|end of document)\)$")


class Chunk(NamedTuple):
    """Lines of a file, the first of which is number ``first_line``."""

    first_line: int
    text: str


class Table(NamedTuple):
    """A hand as TOML: ``name`` is that of its table, "" for a file that is one hand."""

    name: str
    chunk: Chunk
    fields: Mapping[str, Any]

    def line_of(self, name: str) -> int:
        """The line of a field, else the first line of the table."""
        for i, text in enumerate(self.chunk.text.split("\n")):
            if re.match(rf"\s*[\"']?{name}[\"']?\s*=", text):
                return self.chunk.first_line + i
        return self.chunk.first_line


class Unreadable(NamedTuple):
    """A table that is no TOML, and why."""

    chunk: Chunk
    error: HistoryError


def split_tables(text: str) -> Iterator[Table | Unreadable]:
    """Yield the tables of a text; numbers with a point are Decimal.

    One broken table does not take the others with it.
    """
    chunks = _chunks(text)
    try:
        tables = _tables(_parse(Chunk(1, text)), text, chunks)
    except HistoryError:
        for chunk in chunks:
            yield from _alone(chunk)
        return
    yield from tables


def _alone(chunk: Chunk) -> Iterator[Table | Unreadable]:
    try:
        tables = _tables(_parse(chunk), chunk.text, [chunk])
    except HistoryError as error:
        yield Unreadable(chunk, error)
        return
    for table in tables:
        yield table._replace(chunk=chunk)


def _chunks(text: str) -> list[Chunk]:
    """Cut a text where a hand's table begins; what stands before the first header comes first."""
    lines = text.split("\n")
    starts = [0, *(i for i, line in enumerate(lines) if i and _HEADER.match(line))]
    ends = [*starts[1:], len(lines)]
    cut = [Chunk(a + 1, "\n".join(lines[a:b])) for a, b in zip(starts, ends, strict=True)]
    return [chunk for chunk in cut if _holds_more_than_comments(chunk.text)]


def _holds_more_than_comments(text: str) -> bool:
    return any(line.strip() and not line.lstrip().startswith("#") for line in text.split("\n"))


def _parse(chunk: Chunk) -> dict[str, Any]:
    """Parse TOML. Raises HistoryError (damaged) with the line of the file."""
    _refuse_deep_keys(chunk)
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


def _refuse_deep_keys(chunk: Chunk) -> None:
    """Refuse keys such as a.a.a..., each part of which costs the parser more than the last."""
    for i, line in enumerate(chunk.text.split("\n")):
        if line.count(".") > MOST_PARTS and line.split("=")[0].count(".") > MOST_PARTS:
            raise damaged("a name of so many parts is nested far too deep", chunk.first_line + i)


def _tables(document: dict[str, Any], text: str, chunks: list[Chunk]) -> list[Table]:
    """Tell one hand from a collection, whose tables each hold a hand.

    Fields above the first table of a collection belong to a hand that lost its header.
    """
    whole = Chunk(1, text)
    hands = {name: value for name, value in document.items() if _is_hand(name, value)}
    if "variant" in document or not hands:
        return [Table("", whole, document)]
    stray = {name: value for name, value in document.items() if name not in hands}
    named = [*([("", stray)] if stray else []), *hands.items()]
    places = {_name_of(chunk): chunk for chunk in chunks}
    return [Table(name, places.get(name, whole), fields) for name, fields in named]


def _name_of(chunk: Chunk) -> str:
    """The name in the header that a chunk begins with, "" where it has none."""
    header = _HEADER.match(chunk.text.split("\n", 1)[0])
    return header[2].strip() if header else ""


def _is_hand(name: str, value: object) -> bool:
    return isinstance(value, dict) and not name.startswith("_")
