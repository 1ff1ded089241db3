"""``tripledraw play``: a table at the terminal, you against one to five opponents."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.agents import NAMES
from tripledraw.cli.options import Lang, checked_stakes, new_app

if TYPE_CHECKING:
    from tripledraw.cli.screen import Screen
    from tripledraw.cli.session import Session
    from tripledraw.cli.speech import Speech
    from tripledraw.cli.store import Store

LONGEST_NAME = 20
# Control characters, and those that turn the direction of a line round.
UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")

app = new_app()


def checked_name(value: str) -> str:
    """The name without what could spoil a line; a usage error for one that is too long."""
    name = UNPRINTABLE.sub("", value).strip()
    if len(name) > LONGEST_NAME:
        raise typer.BadParameter(f"it has {len(name)} letters; the most is {LONGEST_NAME}")
    return name


@app.command()
def play(
    lang: Lang,
    seats: Annotated[
        int | None, typer.Option(min=2, max=6, help="Players, you among them; 3 if not given.")
    ] = None,
    stakes: Annotated[
        str | None,
        typer.Option(
            metavar="SMALL/BIG", help="Small bet/big bet; 10 means 10/20, as if not given."
        ),
    ] = None,
    stack: Annotated[
        int | None, typer.Option(min=1, help="Chips to start with; 25 big bets if not given.")
    ] = None,
    opponents: Annotated[
        str | None,
        typer.Option(help=f"{', '.join(NAMES)}: one for all or a,b,...; {NAMES[0]} if not given."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Decides all that chance decides; else by chance.")
    ] = None,
    name: Annotated[
        str,
        typer.Option(callback=checked_name, help="Your name at the table and in saved hands."),
    ] = "",
    plain: Annotated[
        bool, typer.Option("--plain", help="No colours, no boxes, one item a line.")
    ] = False,
    new: Annotated[
        bool, typer.Option("--new", help="Begin anew and put the session that stopped aside.")
    ] = False,
) -> None:
    r"""Sit down at the table; a session goes on where it stopped.

    The keys are shown at the table, and ? explains the choice. Commands may come from a pipe.
    The session and the hands, as PHH, are saved in the folder that TRIPLEDRAW_DATA names, else
    in ~/.local/share/tripledraw (Linux), ~/Library/Application Support/tripledraw (macOS) or
    %LOCALAPPDATA%\tripledraw (Windows).
    """
    # Only this command needs the engine and rich.
    from tripledraw.cli.data import data_folder
    from tripledraw.cli.game import HERO, Game
    from tripledraw.cli.store import Store
    from tripledraw.cli.terminal import reader, screen_for
    from tripledraw.cli.wishes import Wishes

    kinds = None if opponents is None else tuple(opponents.split(","))
    bets = None if stakes is None else checked_stakes(stakes)
    wishes = Wishes(seats, bets, stack, kinds, seed)
    fresh = wishes.new_session()  # first of all: wishes that do not fit must change nothing
    speech = _speech(lang, name)
    screen = screen_for(speech, has_colours=sys.stdout.isatty() and not plain)
    store = Store(data_folder())
    with _alone(store, speech):
        session = _stopped(store, screen, speech)
        if session and new:
            _put_aside(session, store, screen, speech)
            session = None
        if session:
            wishes.check(session)
        else:
            fresh.number = store.last_number() + 1
        Game(session or fresh, store, screen, speech, reader(), name=name or HERO).run()


@contextmanager
def _alone(store: Store, speech: Speech) -> Iterator[None]:
    """Keep a second table away from the folder; the player's words where this one is it."""
    from tripledraw.cli.store import OpenElsewhere
    from tripledraw.errors import TripleDrawError

    try:
        with store.held():
            yield
    except OpenElsewhere:
        raise TripleDrawError(speech.say("play-error-session-open")) from None


def _stopped(store: Store, screen: Screen, speech: Speech) -> Session | None:
    """The session that stopped; one that is damaged is put aside and told."""
    from tripledraw.cli.store import DamagedSession, NewerSession
    from tripledraw.errors import TripleDrawError

    path = str(store.session_path)
    try:
        return store.load()
    except DamagedSession as damaged:
        screen.line(speech.say("play-error-session-lost", path=str(damaged.path)))
        return None
    except NewerSession:
        raise TripleDrawError(speech.say("play-error-session-newer", path=path)) from None


def _put_aside(session: Session, store: Store, screen: Screen, speech: Speech) -> None:
    from tripledraw.cli.game import sum_of

    aside = store.put_aside("earlier")
    for line in (speech.say("play-session-aside", path=str(aside)), *sum_of(session, speech)):
        screen.line(line)


def _speech(lang: str, name: str) -> Speech:
    """Your name and those of five opponents, as the language has them: six different names."""
    from tripledraw.cli.speech import Speech
    from tripledraw.i18n import plain

    yours = name or plain(lang, "table-you")
    bots = [plain(lang, f"bot-{i}") for i in range(1, 7)]
    others = [bot for bot in bots if bot.casefold() != yours.casefold()]
    return Speech(lang, (yours, *others[:5]))
