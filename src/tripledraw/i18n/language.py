"""What is true of a language as a whole: direction, digits, signs. Each has one `Language`."""

from dataclasses import dataclass

NO_BREAK_SPACE = "\u00a0"
# A sign that cannot be seen and turns a line to the left, whatever its first letter is.
RIGHT_TO_LEFT_MARK = "\u200f"


@dataclass(frozen=True, slots=True)
class Language:
    """How a language is written.

    ``groups_from`` is the smallest number whose digits are grouped in threes; ``percent`` and
    ``minus`` come with whatever space or mark they need; ``line_start`` is what a line on a
    terminal begins with.
    """

    code: str
    group_separator: str = ","
    decimal_mark: str = "."
    groups_from: int = 1000
    percent: str = "%"
    minus: str = "-"
    right_to_left: bool = False

    @property
    def line_start(self) -> str:
        """What gives a line the direction of the language where its first letter would not."""
        return RIGHT_TO_LEFT_MARK if self.right_to_left else ""

    def chips(self, amount: int) -> str:
        """A whole number with its digits grouped: 12,500 or 12.500; no unit, no currency."""
        digits = f"{abs(amount):,}" if abs(amount) >= self.groups_from else str(abs(amount))
        return (self.minus if amount < 0 else "") + digits.replace(",", self.group_separator)


LANGUAGES = {
    language.code: language
    for language in (
        Language("en"),
        Language("el", group_separator=".", decimal_mark=","),
        Language(
            "et",
            group_separator=NO_BREAK_SPACE,
            decimal_mark=",",
            groups_from=10_000,
            minus="\u2212",
        ),
        Language("de", group_separator=".", decimal_mark=",", percent=f"{NO_BREAK_SPACE}%"),
        Language(
            "cs", group_separator=NO_BREAK_SPACE, decimal_mark=",", percent=f"{NO_BREAK_SPACE}%"
        ),
        Language("he", minus="\u200e-", right_to_left=True),
    )
}


def language(code: str) -> Language:
    """The language of a code; ValueError for one that there is not."""
    if code not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise ValueError(f'there is no language "{code}": the languages are {known}')
    return LANGUAGES[code]
