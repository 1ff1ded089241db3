"""Where the words go: a plain screen for pipes and screen readers, or one with colours."""

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Protocol

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.theme import Theme

from tripledraw.cli import table
from tripledraw.cli.speech import LETTERS, SIGNS, Speech
from tripledraw.views import View


class Screen(Protocol):
    """Prints lines, tables and choices. ``suits`` is how it writes suits."""

    suits: str

    def line(self, text: str = "") -> None:
        """One line."""

    def table(self, view: View, hand_number: int, speech: Speech) -> None:
        """The table and the player's hand."""

    def choices(self, labels: Sequence[str], speech: Speech) -> None:
        """What the player may do now."""


class PlainScreen:
    """Nothing but lines, one item each: no colours, boxes or signs that are read aloud.

    ``line_start`` is that of the `Language`: it stands before every line that is not empty.
    """

    suits = LETTERS

    def __init__(self, write: Callable[[str], None] = print, line_start: str = "") -> None:
        self._write = write
        self._line_start = line_start

    def line(self, text: str = "") -> None:
        """One line."""
        self._write(self._line_start + text if text else "")

    def table(self, view: View, hand_number: int, speech: Speech) -> None:
        """The table, one item a line."""
        self.line()
        for item in table.items(view, hand_number, speech):
            self.line(item)

    def choices(self, labels: Sequence[str], speech: Speech) -> None:
        """One choice a line."""
        for text in (speech.say("table-your-turn"), *labels):
            self.line(text)


class CardColours(RegexHighlighter):
    """Gives every suit its own colour; the sign stays, so nothing hangs on the colour."""

    base_style = "suit."
    highlights = tuple(
        rf"(?P<{letter}>[2-9TJQKA]{sign})" for letter, sign in zip(LETTERS, SIGNS, strict=True)
    )


STYLES = Theme(
    {"suit.c": "bold green", "suit.d": "bold blue", "suit.h": "bold red", "suit.s": "bold"}
)


class ColourScreen:
    """Four-colour cards and a grid, broken at words; lines from right to left one item each."""

    suits = SIGNS

    def __init__(self, console: Console | None = None, line_start: str = "") -> None:
        self._console = console or Console(markup=False, emoji=False)
        self._console.push_theme(STYLES)
        self._colours = CardColours()
        self._line_start = line_start
        self._items = PlainScreen(self.line)

    def line(self, text: str = "") -> None:
        """One line."""
        # A word that is wider than the terminal, such as a path, stays whole to be copied.
        folded = wrap(text, self._console.width, break_long_words=False, break_on_hyphens=False)
        for part in folded or [""]:
            self._console.print(
                self._colours(self._line_start + part if part else ""), soft_wrap=True
            )

    def table(self, view: View, hand_number: int, speech: Speech) -> None:
        """The table as a grid with the hand below it."""
        # A terminal turns Hebrew round line by line, and would tear a grid.
        if speech.right_to_left:
            self._items.table(view, hand_number, speech)
            return
        self.line()
        self.line(" · ".join(table.heading(view, hand_number, speech)))
        self._console.print(table.grid(view, speech))
        self.line(table.your_hand(view, speech))

    def choices(self, labels: Sequence[str], speech: Speech) -> None:
        """All choices in one line."""
        if speech.right_to_left:
            self._items.choices(labels, speech)
            return
        self.line(speech.say("play-ask-action", choices=", ".join(labels)))
