"""Action codes of the rules as short text, for storing a hand."""

from tripledraw.errors import TripleDrawError
from tripledraw.rules.words import CALL, DRAW, FOLD, HAND_CARDS, RAISE

LETTERS = {"f": FOLD, "c": CALL, "r": RAISE}


def code_text(code: int) -> str:
    """Write "f", "c", "r", or "d" with the positions thrown away, counted from 1."""
    if code >= DRAW:
        mask = code - DRAW
        return "d" + "".join(str(i + 1) for i in range(HAND_CARDS) if mask >> i & 1)
    return "fcr"[code]


def code_of(text: str) -> int:
    """The action code that `code_text` wrote; raises `TripleDrawError`."""
    if text in LETTERS:
        return LETTERS[text]
    positions = {str(i + 1): 1 << i for i in range(HAND_CARDS)}
    if not text.startswith("d") or len(set(text)) != len(text) or set(text[1:]) - set(positions):
        raise TripleDrawError(f"{text!r} is no stored action; it must be f, c, r or d with 1 to 5")
    return DRAW + sum(positions[digit] for digit in text[1:])
