"""``tripledraw play``: a table at the terminal, you against one to five opponents."""

from __future__ import annotations

import io
import re
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cli.options import Lang, checked_stakes, new_app

if TYPE_CHECKING:
    from tripledraw.cli.game import Read
    from tripledraw.cli.session import Session
    from tripledraw.cli.speech import Speech
    from tripledraw.cli.store import Store
    from tripledraw.cli.wishes import Wishes

PROMPT = "> "
LONGEST_NAME = 20
# Control characters, and those that turn the direction of a line round.
UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")

app = new_app()


@app.command()
def play(
    lang: Lang,
    seats: Annotated[
        int | None, typer.Option(min=2, max=6, help="Players, you among them; 3 if not given.")
    ] = None,
    stakes: Annotated[
        str | None,
        typer.Option(metavar="SMALL/BIG", help="Small bet/big bet; 10/20 if not given."),
    ] = None,
    stack: Annotated[
        int | None, typer.Option(help="Chips to start with; 25 big bets if not given.")
    ] = None,
    opponents: Annotated[
        str | None,
        typer.Option(help="textbook, caller or random: one for all or a,b,...; else textbook."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Decides all that chance decides; else by chance.")
    ] = None,
    name: Annotated[str, typer.Option(help="Your name at the table and in saved hands.")] = "",
    plain: Annotated[
        bool, typer.Option("--plain", help="No colours, no boxes, one item a line.")
    ] = False,
    new: Annotated[
        bool, typer.Option("--new", help="Begin anew and drop the session that stopped.")
    ] = False,
) -> None:
    """Sit down at the table; a session goes on where it stopped.

    The keys are shown at the table, and ? explains the choice. Hands are saved as PHH in your
    data folder, or in the one that TRIPLEDRAW_DATA names. Commands may come from a pipe.
    """
    # Only this command needs the engine and rich.
    from tripledraw.cli.game import Game
    from tripledraw.cli.screen import ColourScreen, PlainScreen
    from tripledraw.cli.store import Store, data_folder
    from tripledraw.cli.wishes import Wishes

    kinds = None if opponents is None else tuple(opponents.split(","))
    bets = None if stakes is None else checked_stakes(stakes)
    wishes = Wishes(seats, bets, stack, kinds, seed)
    screen = PlainScreen() if plain or not sys.stdout.isatty() else ColourScreen()
    speech = _speech(lang, name)
    store = Store(data_folder())
    if new:
        session = wishes.new_session()
    else:
        session, trouble = _session(store, wishes, speech)
        if trouble:
            screen.line(trouble)
    Game(session, store, screen, speech, _reader()).run()


def _session(store: Store, wishes: Wishes, speech: Speech) -> tuple[Session, str]:
    """The session that stopped or a fresh one, and a sentence if the old one was damaged."""
    from tripledraw.cli.store import DamagedSession

    try:
        session = store.load()
    except DamagedSession as damaged:
        trouble = speech.say("play-error-session-lost", path=str(damaged.path))
        return wishes.new_session(), trouble
    if session is None:
        return wishes.new_session(), ""
    wishes.check(session)
    return session, ""


def _speech(lang: str, name: str) -> Speech:
    """Your name and those of five opponents, as the language has them."""
    from tripledraw.cli.speech import Speech
    from tripledraw.i18n import plain

    yours = UNPRINTABLE.sub("", name).strip()[:LONGEST_NAME] or plain(lang, "table-you")
    return Speech(lang, (yours, *(plain(lang, f"bot-{i}") for i in range(1, 6))))


def _reader() -> Read:
    """Lines from the keyboard, or from a pipe, which are printed as if they had been typed."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return _typed if sys.stdin.isatty() else _piped


def _typed() -> str | None:
    with suppress(ImportError):
        import readline  # noqa: F401  (makes input() editable; not on every system)
    try:
        return input(PROMPT)
    except EOFError:
        print()
        return None


def _piped() -> str | None:
    sys.stdout.flush()  # whoever writes the lines may be waiting to read what is asked
    line = sys.stdin.readline()
    if not line:
        return None
    line = line.rstrip("\r\n")
    print(PROMPT + line)
    return line
