"""Names of players: which ones there may be, and when two of them look alike.

A name has 2 to 20 letters, digits, spaces and ``. _ -``. Letters are those of any script that
stand alone; marks, control and direction characters are none. Two names clash when one of them,
in any usual case, looks like the other in any usual case.
"""

import unicodedata
from functools import cache

from tripledraw.errors import RoomError

SHORTEST, LONGEST = 2, 20

LETTERS = frozenset({"Lu", "Ll", "Lt", "Lo"})
DIGITS = frozenset("0123456789")
SEPARATORS = frozenset(" ._-")
# The two letters of Unicode that are blank on purpose and stay so in NFKC.
BLANKS = frozenset("\u115f\u1160")
# Stands on both sides of whatever is written from right to left in the table of look-alikes.
LEFT_TO_RIGHT_MARK = "\u200e"


def tidy(name: str) -> str:
    """The name in NFC, as it is kept; RoomError ``name-length`` or ``name-bad``."""
    name = unicodedata.normalize("NFC", name)
    if not SHORTEST <= len(name) <= LONGEST:
        raise RoomError("name-length", least=SHORTEST, most=LONGEST)
    if not (_is_spelled(name) and _is_spaced(name) and all(looks(name))):
        raise RoomError("name-bad")
    return name


def _is_spelled(name: str) -> bool:
    """Whether every character is allowed; a ligature or a full-width letter is another's double."""
    return unicodedata.is_normalized("NFKC", name) and all(
        each in DIGITS or each in SEPARATORS or _is_letter(each) for each in name
    )


def _is_letter(each: str) -> bool:
    return unicodedata.category(each) in LETTERS and each not in BLANKS


def _is_spaced(name: str) -> bool:
    return name == " ".join(name.split())


def are_same(name: str, other: str) -> bool:
    """Whether two names differ in case alone, if at all."""
    return _caseless(name) == _caseless(other)


def _caseless(name: str) -> str:
    return _apart(_apart(name).casefold())


def looks(name: str) -> frozenset[str]:
    """What the name looks like, written in each usual case; names clash if they share a look."""
    return frozenset(look(each) for each in (name, name.casefold(), name.upper(), name.title()))


def look(name: str) -> str:
    """What the eye sees of a name, for comparison alone.

    Each letter is replaced by the one that stands for all its look-alikes, and w by vv, which
    Unicode's table does not join. Marks and separators are left out: they are too small to tell
    two names apart.
    """
    seen = "".join(_stand_ins().get(each, each) for each in _apart(name)).replace("w", "vv")
    return "".join(
        each
        for each in _apart(seen)
        if each not in SEPARATORS and not unicodedata.category(each).startswith("M")
    )


def _apart(text: str) -> str:
    """Letters and their marks as characters of their own."""
    return unicodedata.normalize("NFD", text)


@cache
def _stand_ins() -> dict[str, str]:
    """For each character what stands for its group of look-alikes: one of them, or two (rn: m)."""
    from confusable_homoglyphs.confusables import confusables_data  # a large file

    return {
        _bare(each): _bare(_stand_in(each, [twin["c"] for twin in twins], confusables_data))
        for each, twins in confusables_data.items()
    }


def _stand_in(each: str, twins: list[str], table: dict[str, list[dict[str, str]]]) -> str:
    """The table joins every character of a group with one in the middle, which stands for all."""
    if len(twins) > 1:
        return each
    (other,) = twins
    return other if len(table[other]) > 1 else max(each, other, key=lambda text: (len(text), text))


def _bare(text: str) -> str:
    return text.replace(LEFT_TO_RIGHT_MARK, "")
