"""Cards as people and screens write them, brought to the letters that `tripledraw.cards` reads."""

from tripledraw.cards import SUITS

SIGNS = "♣♦♥♠"

# The sign that asks for a coloured picture of the suit before it means nothing here.
_LETTERS = str.maketrans(dict(zip(SIGNS, SUITS, strict=True)) | {"\ufe0f": ""})


def as_letters(text: str) -> str:
    """Signs of suits as letters and a ten as T: ``10♠ 9♦`` is ``Ts 9d``."""
    return text.translate(_LETTERS).replace("10", "T")
