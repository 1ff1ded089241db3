"""Running the command line: here in the process, or as a process of its own."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path

import pytest

from tripledraw.cli import main
from tripledraw.cli.game import Game
from tripledraw.cli.screen import PlainScreen
from tripledraw.cli.session import Session
from tripledraw.cli.speech import Speech
from tripledraw.cli.store import Store
from tripledraw.i18n import plain
from tripledraw.stakes import Stakes

NOON = datetime(2026, 5, 4, 12, 0, 0)
BOTS = range(1, 6)


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Run in this process and give the exit code; output goes where pytest catches it."""
    monkeypatch.setattr(sys, "argv", ["tripledraw", *arguments])
    try:
        return main()
    except SystemExit as stop:
        return int(stop.code or 0)


def process(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-m", "tripledraw", *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=120,
        check=False,
    )


def speech(lang: str = "en", suits: str = "cdhs") -> Speech:
    names = ("You", *(plain(lang, f"bot-{i}") for i in BOTS))
    return Speech(lang, names, suits=suits)


def session(*opponents: str, seed: int = 1, stack: int = 200) -> Session:
    return Session.new(Stakes(10), stack, opponents or ("textbook", "caller"), seed)


def play(folder: Path, lines: Iterable[str], of: Session, lang: str = "en") -> list[str]:
    """Play a session on these typed lines until they end; gives the lines that were printed."""
    out: list[str] = []
    typed: Iterator[str] = iter(lines)
    screen = PlainScreen(out.append)
    Game(of, Store(folder), screen, speech(lang), lambda: next(typed, None), lambda: NOON).run()
    return out
