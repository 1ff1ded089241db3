"""``tripledraw number``: the place of hands among all 7462, and what players call them."""

import sys
from collections.abc import Iterable, Iterator
from typing import Annotated

import typer

from tripledraw.cli.options import Json, Lang, new_app
from tripledraw.cli.signs import as_letters
from tripledraw.errors import TripleDrawError

CARD_LETTERS = 2

app = new_app()


@app.command()
def number(
    lang: Lang,
    hands: Annotated[
        list[str] | None,
        typer.Argument(help='Hands such as "7c 5d 4h 3s 2c" or 7c5d4h3s2c; none: lines of stdin.'),
    ] = None,
    json: Json = False,
) -> None:
    """Say the number of hands (1 is 7-5-4-3-2, 7462 the royal flush) and what they are called.

    Suits may be signs (7♣) and a ten may be 10.
    """
    failed = False
    texts = None if hands is None else [as_letters(text) for text in hands]
    for place, text in _given(texts):
        try:
            line = _json_line(text, lang) if json else _line(text, lang)
        except TripleDrawError as error:
            failed = True
            print(f"{place}{error}", file=sys.stderr)
        else:
            print(line)
    if failed:
        raise typer.Exit(1)


def _given(hands: list[str] | None) -> Iterator[tuple[str, str]]:
    """Each hand with words for its place; five arguments of one card each are one hand."""
    if hands and all(len(text) == CARD_LETTERS for text in hands):
        yield "", " ".join(hands)
    elif hands:
        places = (f"hand {i}: " if len(hands) > 1 else "" for i in range(1, len(hands) + 1))
        yield from zip(places, hands, strict=True)
    elif sys.stdin.isatty():
        raise typer.BadParameter("give hands as arguments, or as lines on standard input")
    else:
        yield from _lines(sys.stdin)


def _lines(source: Iterable[str]) -> Iterator[tuple[str, str]]:
    for i, line in enumerate(source, start=1):
        if line.strip():
            yield f"line {i}: ", as_letters(line).strip()


def _line(text: str, lang: str) -> str:
    from tripledraw.hands.evaluator import number as number_of
    from tripledraw.hands.ranking import LAST_NUMBER
    from tripledraw.i18n import plain

    place = number_of(text)
    return plain(lang, "number-answer", number=place, total=LAST_NUMBER, desc=called(place, lang))


def called(place: int, lang: str) -> str:
    """What a hand is called where its number stands beside it: sevens have it in their names."""
    from tripledraw.hands import names
    from tripledraw.i18n import plain

    if place > names.LAST_OF_THE_SEVENS:
        return names.describe(place, lang)
    ranks = names.ranks_text(place)
    if place > names.WHEEL:
        return ranks
    return plain(lang, "hand-described", name=plain(lang, "number-wheel"), ranks=ranks)


def _json_line(text: str, lang: str) -> str:
    from json import dumps  # only here: the plain answer must come quickly

    from tripledraw.cards import parse, write
    from tripledraw.hands.evaluator import number as number_of
    from tripledraw.hands.names import describe

    cards = parse(text)
    place = number_of(cards)
    answer = {"cards": write(cards), "number": place, "name": describe(place, lang)}
    return dumps(answer, ensure_ascii=False)
