"""The command line. Each command is a module of its own, loaded when it is asked for."""

import io
import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tripledraw.cli.options import new_app
from tripledraw.errors import TripleDrawError

# Every one is a module with an ``app``. The order is that of the help.
COMMANDS = (
    "play",
    "number",
    "odds",
    "equity",
    "solve",
    "match",
    "exploit",
    "simulate",
    "train",
    "history",
    "review",
    "charts",
    "drill",
    "verify",
    "serve",
    "admin",
)


class LazyGroup(TyperGroup):
    """A group whose commands are imported one at a time, so that a short command stays short."""

    # Any: the classes of contexts and commands have moved between the versions of Typer.
    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of a name, None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        command = typer.main.get_command(import_module(f"{__name__}.{cmd_name}").app)
        command.name = cmd_name
        return command


app = new_app(cls=LazyGroup, no_args_is_help=True, add_completion=True)


def _print_version(asked: bool) -> None:
    if asked:
        from tripledraw import __version__

        print(f"tripledraw {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version and stop.", callback=_print_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Deuce-to-Seven Triple Draw: a table at your terminal, hand numbers, matches, histories."""


def main() -> int:
    """Run the command line: 0 is good, 1 bad input or a failed check, 2 wrong usage."""
    for stream in (sys.stdout, sys.stderr):
        # A sign that the terminal cannot write becomes "?", never an error.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _run()
        if sys.stdout is not None:  # it was closed before the start
            sys.stdout.flush()
    except BrokenPipeError:  # a reader that has gone (``| head``) is no error
        code = _abandon_output(0)
    except OSError as error:  # files are told of where they are used: this is the output itself
        print(f"the output cannot be written: {error.strerror}", file=sys.stderr)
        code = _abandon_output(1)
    return code


def _run() -> int:
    try:
        app()
    except TripleDrawError as error:
        print(error, file=sys.stderr)
        return 1
    except MemoryError:  # what is large asks beforehand; a limit of the process tells nobody
        print("there is too little memory; less work at a time needs less", file=sys.stderr)
        return 1
    except SystemExit as leaving:  # how Typer ends a command, whatever became of it
        return leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    return 0


def _abandon_output(code: int) -> int:
    """Python flushes once more at exit: let that go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code
