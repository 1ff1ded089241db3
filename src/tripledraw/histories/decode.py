"""From the bytes of a file to its text, and from the text to the grammar it is written in."""

import codecs
import re
from pathlib import PurePath

from tripledraw.errors import HistoryError
from tripledraw.histories.model import Source

# The first line of a file that one of these matches tells the grammar.
_GRAMMARS: tuple[tuple[str, Source], ...] = (
    (r"PokerStars .*#[0-9]+:", "pokerstars"),
    (r"Full ?Tilt ?Poker Game #[0-9]+:", "fulltilt"),
    (r"(?:variant|antes|blinds_or_straddles|starting_stacks|actions)\s*=", "phh"),
    (r"\[\s*[\"']?[0-9]+[\"']?\s*\]\s*(?:#.*)?$", "phh"),
)
_OTHERS = (
    (r"Winamax Poker - ", "a Winamax history"),
    (r"<(?:description|game) .*(?:type|gametype)=", "a Merge (Carbon) history"),
    (r"#[0-9-]+: .+ - [0-9.,]+/[0-9.,]+$", "a KingsClub history"),
    (r"\{?\s*\"ohh\"\s*:|\{.*\"spec_version\"", "an Open Hand History file"),
)
# A zero byte in so many spoils a line; more of them, and the file is no text.
_RARE = 20
_READABLE = "PHH (variant F2L3D), PokerStars and Full Tilt histories can be read"


def decode(data: bytes, file: str = "") -> str:
    """Return the text of a history file with plain newlines and no byte-order mark.

    UTF-16 is known by its byte-order mark. Everything else is UTF-8, and each line that is not
    is Windows-1252: old files are, and one bad byte then spoils its own line only. Raises
    HistoryError (damaged) for an empty file and for a binary one.
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        # Some collections end in half a character, and a lost byte must not lose what precedes
        # it: so bad pairs are replaced, never refused.
        return _plain_newlines(data.decode("utf-16", errors="replace"))
    # A machine that lost its power leaves a tail of zero bytes behind good hands.
    data = data.rstrip(b"\0")
    if not data.strip():
        raise HistoryError(
            "the file is empty; a hand history was expected", kind="damaged", file=file
        )
    if data.count(0) * _RARE > len(data):
        raise HistoryError(
            "the file is binary; a text in UTF-8, or in UTF-16 with its mark, was expected",
            kind="damaged",
            file=file,
        )
    lines = data.removeprefix(codecs.BOM_UTF8).split(b"\n")
    return _plain_newlines("\n".join(map(_decode_line, lines)))


def _plain_newlines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _decode_line(line: bytes) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        # Five bytes mean nothing in Windows-1252; Latin-1 has a (control) character for each.
        try:
            return line.decode("cp1252")
        except UnicodeDecodeError:
            return line.decode("latin-1")


def detect(text: str, file: str = "") -> Source:
    """Tell which grammar a text is written in; a name in .phh or .phhs settles it.

    Raises HistoryError: not_this_game for the histories of other sites, which it names, and
    damaged when nothing in the text begins a hand.
    """
    if PurePath(file).suffix.lower() in {".phh", ".phhs"}:
        return "phh"
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip().lstrip("\ufeff")
        for pattern, source in _GRAMMARS:
            if re.match(pattern, line):
                return source
        for pattern, name in _OTHERS:
            if re.match(pattern, line):
                reason = f"this is {name}; {_READABLE}"
                raise HistoryError(reason, kind="not_this_game", file=file, line=number)
    raise HistoryError(f"no line begins a hand; {_READABLE}", kind="damaged", file=file)
