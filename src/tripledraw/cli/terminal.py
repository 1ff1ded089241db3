"""The terminal of the player: the screen that suits it, and the lines that are typed."""

import io
import sys
from collections.abc import Callable
from contextlib import suppress

from tripledraw.cli.screen import ColourScreen, PlainScreen, Screen
from tripledraw.cli.speech import Speech
from tripledraw.i18n import language

PROMPT = "> "

Read = Callable[[], str | None]
"""Gives the next line that was typed, None at the end of the input."""


def screen_for(speech: Speech, *, has_colours: bool) -> Screen:
    """The screen of a language, plain without colours."""
    line_start = language(speech.lang).line_start
    if not has_colours:
        return PlainScreen(line_start=line_start)
    screen = ColourScreen(line_start=line_start)
    if speech.right_to_left:
        screen.line(speech.say("play-lines-only"))
    return screen


def reader() -> Read:
    """Lines from the keyboard, or from a pipe, which are printed as if they had been typed."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return _typed if sys.stdin.isatty() else _piped


def next_line() -> str | None:
    """The next line without a word on the screen; None at the end of the input."""
    sys.stdout.flush()  # whoever writes the lines may be waiting to read what is asked
    line = sys.stdin.readline()
    return line.rstrip("\r\n") if line else None


def _typed() -> str | None:
    with suppress(ImportError):
        import readline  # noqa: F401  (makes input() editable; not on every system)
    try:
        return input(PROMPT)
    except EOFError:  # Ctrl-D leaves as q does
        print()
        return "q"


def _piped() -> str | None:
    line = next_line()
    if line is not None:
        print(PROMPT + line)
    return line
