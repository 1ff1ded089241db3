"""Errors in a text that was given, with a caret under the character."""

import sys
from typing import NoReturn

import typer

from tripledraw.cards import parse
from tripledraw.errors import CardError, RangeError


def point(argument: str, error: CardError | RangeError, text: str) -> NoReturn:
    """Say what is wrong in which argument, show where, and leave with code 1."""
    print(f"{argument}: {error}" if argument else error, file=sys.stderr)
    if error.position >= 0:
        print(f"  {text}\n  {' ' * error.position}^", file=sys.stderr)
    raise typer.Exit(1)


def cards_in(argument: str, text: str) -> tuple[int, ...]:
    """The cards of an argument, which ``point`` names if there is something wrong."""
    try:
        return parse(text)
    except CardError as error:
        point(argument, error, text)
