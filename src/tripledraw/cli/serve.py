"""``tripledraw serve``: the room, until it is told to stop."""

from __future__ import annotations

import os
import webbrowser
from inspect import Parameter, Signature
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tripledraw.cli.options import new_app
from tripledraw.errors import MissingExtra

try:
    from tripledraw.room import settings
except ImportError:
    raise MissingExtra("tripledraw serve", "room") from None

if TYPE_CHECKING:
    from tripledraw.room.house.room import Room

app = new_app()
File = Annotated[
    Path | None,
    typer.Option(help="TOML file with settings; serve.toml in the data folder if not given."),
]
Play = Annotated[
    bool,
    typer.Option("--play", help="Take a seat against five bots, in the browser that is opened."),
]


def serve(**options: Any) -> None:
    """Open a room where people and bots play, from this machine, until Ctrl-C or SIGTERM.

    Every option can also be a variable, TRIPLEDRAW_PORT for --port, or a key of the settings file,
    port. Without a database of its own the room keeps everything in the data folder.
    """
    file, play = options.pop("config"), options.pop("play")
    given = {name: value for name, value in options.items() if value is not None}
    # Nobody else waits for the hand, and it goes on the next time.
    chosen = settings.load(({"grace": "0"} if play else {}) | given, os.environ, file)

    from tripledraw.room.serving.server import run  # what it loads takes longer than a wrong option

    run(chosen, _play if play else _tell)


async def _play(room: Room) -> None:
    from tripledraw.room.serving.play import link_to_play  # the server has loaded it all by now

    await _tell(room)
    link = await link_to_play(room)
    print(f"Your seat is at {link}\nCtrl-C stops the room.", flush=True)
    Thread(target=_open_browser, args=(link,), daemon=True).start()


def _open_browser(link: str) -> None:
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    # One that runs in the terminal would take it over.
    if type(browser) is not webbrowser.GenericBrowser:
        browser.open(link)


async def _tell(room: Room) -> None:
    print(f"The room is open at {room.address}", flush=True)
    if room.settings.lan:
        import segno  # only phones read it

        segno.make(f"{room.address}/", error="l").terminal(compact=True)


def _option(name: str) -> Parameter:
    """A setting as an option; text is taken apart where files and variables are too."""
    kind: Any = bool if settings.is_switch(name) else str
    flag = name.replace("_", "-")
    option = typer.Option(
        f"--{flag}/--no-{flag}" if kind is bool else f"--{flag}",
        help=f"{settings.purpose(name)}{_default(name)}",
        metavar=None if kind is bool else "TEXT",
        show_default=False,
    )
    return Parameter(
        name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind | None, option]
    )


def _default(name: str) -> str:
    """None is "not given", so Typer does not know the default."""
    default = settings.default_of(name)
    return f" [default: {default}]" if default else ""


# The settings are declared once, in the room, and Typer reads them off the signature.
serve.__signature__ = Signature(  # type: ignore[attr-defined]
    [
        *map(_option, settings.NAMES),
        Parameter("config", Parameter.KEYWORD_ONLY, default=None, annotation=File),
        Parameter("play", Parameter.KEYWORD_ONLY, default=False, annotation=Play),
    ]
)
app.command()(serve)
