"""Where the words go: a plain screen for pipes and screen readers, or one with colours."""

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.theme import Theme

from tripledraw.cli import table
from tripledraw.cli.speech import LETTERS, RIGHT_TO_LEFT, SIGNS, Speech
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
    """Nothing but lines, one item each: no colours, boxes or signs that are read aloud."""

    suits = LETTERS

    def __init__(self, write: Callable[[str], None] = print) -> None:
        self._write = write

    def line(self, text: str = "") -> None:
        """One line."""
        self._write(text)

    def table(self, view: View, hand_number: int, speech: Speech) -> None:
        """The table, one item a line."""
        self._write("")
        for item in table.items(view, hand_number, speech):
            self._write(item)

    def choices(self, labels: Sequence[str], speech: Speech) -> None:
        """One choice a line."""
        for text in (speech.say("table-your-turn"), *labels):
            self._write(text)


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
    """Four-colour cards and a grid; lines from right to left come one item each."""

    suits = SIGNS

    def __init__(self, console: Console | None = None) -> None:
        self._console = console or Console(markup=False, emoji=False)
        self._console.push_theme(STYLES)
        self._colours = CardColours()
        self._items = PlainScreen(self.line)

    def line(self, text: str = "") -> None:
        """One line."""
        self._console.print(self._colours(text), soft_wrap=True)

    def table(self, view: View, hand_number: int, speech: Speech) -> None:
        """The table as a grid with the hand below it."""
        # A terminal turns Hebrew round line by line, and would tear a grid.
        if speech.lang in RIGHT_TO_LEFT:
            self._items.table(view, hand_number, speech)
            return
        self.line()
        self.line(" · ".join(table.heading(view, hand_number, speech)))
        self._console.print(table.grid(view, speech))
        self.line(table.your_hand(view, speech))

    def choices(self, labels: Sequence[str], speech: Speech) -> None:
        """All choices in one line."""
        if speech.lang in RIGHT_TO_LEFT:
            self._items.choices(labels, speech)
            return
        self.line(speech.say("play-ask-action", choices=", ".join(labels)))
