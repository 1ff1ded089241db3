"""From the bytes of a file to its text."""

import codecs

from tripledraw.errors import HistoryError

# A zero byte in so many spoils a line; more of them, and the file is no text.
_RARE = 20


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
