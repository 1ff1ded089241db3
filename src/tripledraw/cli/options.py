"""Options that several commands share."""

import math
import os
from typing import Annotated, Any

import typer

from tripledraw.i18n import languages


def new_app(**settings: Any) -> typer.Typer:
    """A Typer without rich: help is plain text, and a short command starts quickly."""
    plain = {"add_completion": False, "rich_markup_mode": None, "pretty_exceptions_enable": False}
    names = {"help_option_names": ["-h", "--help"]}
    return typer.Typer(context_settings=names, **(plain | settings))


def language_of_the_system() -> str:
    """The first of the six languages that the locale asks for, else English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in os.environ.get(name, "").split(":"):
            if (code := wanted.partition("_")[0].partition(".")[0]) in languages():
                return code
    return "en"


def checked_language(value: str) -> str:
    """The language as given; a usage error for one that there is not."""
    if value not in languages():
        raise typer.BadParameter(f"{value!r} is no language; it must be {', '.join(languages())}")
    return value


Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        help="Language: en, el, et, de, cs or he; as the system's if not given.",
        callback=checked_language,
        autocompletion=languages,
        default_factory=language_of_the_system,
        show_default=False,
    ),
]
MOST_THREADS = 256
"""Threads or processes that may be asked for: each takes memory of its own."""

Threads = Annotated[
    int | None,
    typer.Option(min=1, max=MOST_THREADS, help="Threads; the result is the same for any number."),
]


def checked_number(value: float) -> float:
    """The number as given; a usage error for nan, which no bound keeps out."""
    if math.isnan(value):
        raise typer.BadParameter("nan is no number")
    return value


Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def checked_stakes(value: str) -> tuple[int, int]:
    """Small and big bet of a text like 10/20, or of the small bet alone."""
    small, _, big = value.partition("/")
    try:
        return int(small), int(big or 2 * int(small))
    except ValueError:
        raise typer.BadParameter(
            f"{value!r} are no stakes; they must be small bet/big bet, such as 10/20"
        ) from None


StakesText = Annotated[
    str,
    typer.Option(
        "--stakes", help="Small bet/big bet in whole chips; 10 means 10/20.", metavar="SMALL/BIG"
    ),
]
