"""``tripledraw solve``: the last draw and the betting around it, range against range."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from tripledraw.cards import write
from tripledraw.cli.caret import cards_in, point
from tripledraw.cli.exits import INTERRUPTED
from tripledraw.cli.figures import counted
from tripledraw.cli.options import (
    MOST_THREADS,
    Json,
    StakesText,
    checked_number,
    checked_stakes,
    new_app,
)
from tripledraw.errors import CardError, RangeError, StakesError
from tripledraw.rules.words import HAND_CARDS
from tripledraw.solver.precision import Precision

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.equity.ranges import Range
    from tripledraw.solver.endgame import Spot

app = new_app()


@app.command()
def solve(
    big_blind: Annotated[
        str, typer.Argument(metavar="BIG_BLIND", help='Its range: "D1:2347,2345; pat 86-".')
    ],
    button: Annotated[str, typer.Argument(metavar="BUTTON", help="Its range.")],
    at: Annotated[
        list[str] | None,
        typer.Option(
            metavar="PATH",
            help='Show this point, such as "10xb": it drew 1, the button 0, check, bet; again and '
            "again. The first decision if not given.",
        ),
    ] = None,
    pot: Annotated[str, typer.Option(metavar="CHIPS", help="Chips in the pot.")] = "100",
    stakes: StakesText = "10/20",
    cap: Annotated[int, typer.Option(help="Bets in a round; 0 is no cap.")] = 4,
    stacks: Annotated[
        str | None,
        typer.Option(metavar="BB,BUTTON", help="Chips behind each; nobody runs out if not given."),
    ] = None,
    drawn: Annotated[
        str,
        typer.Option(
            help='What has been drawn on the last draw: "1", or "10" with the river left.'
        ),
    ] = "",
    third_round: Annotated[
        bool, typer.Option("--third-round", help="Begin with the betting before the last draw.")
    ] = False,
    lock: Annotated[
        list[str] | None,
        typer.Option(
            metavar="LOCK",
            help='PATH | HANDS | ACTION SHARE, ...: "1 | pat J | pat 0.8, 1 0.2"; again and again.',
        ),
    ] = None,
    keeps: Annotated[
        int | None, typer.Option(min=1, help="So many keeps a draw count; all if not given.")
    ] = None,
    seconds: Annotated[
        float,
        typer.Option(
            min=0, help="At most so long; 0 makes one iteration.", callback=checked_number
        ),
    ] = 10.0,
    exploitability: Annotated[
        float,
        typer.Option(
            min=0,
            help="Stop when the best answers win so much, % of the pot.",
            callback=checked_number,
        ),
    ] = 0.1,
    hands: Annotated[
        bool, typer.Option("--hands", help="Show every hand, not groups of them.")
    ] = False,
    precision: Annotated[
        Precision,
        typer.Option(
            help="cards: flushes count, and what one holds is not in the other's range; ten "
            "times slower."
        ),
    ] = Precision.RANKS,
    hand: Annotated[
        list[str] | None,
        typer.Option(
            metavar="CARDS", help='What five cards do there: "7h5h4h3h2h"; again and again.'
        ),
    ] = None,
    audit: Annotated[
        int | None,
        typer.Option(
            metavar="HANDS",
            help="Let so many hands of each seat answer with real cards, suits and all: a second "
            "each.",
        ),
    ] = None,
    threads: Annotated[
        int | None, typer.Option(min=1, max=MOST_THREADS, help="Threads; one a core, at most four.")
    ] = None,
    json: Json = False,
) -> None:
    """Solve a spot between two players: what each hand draws, bets and calls, and what it wins.

    Ranges: docs/reference/ranges.md; what the figures mean: docs/reference/solve.md. Ctrl-C shows
    what has been found so far.
    """
    from tripledraw.batch.compile import import_numba

    import_numba()  # says what to install if it is not there
    from tripledraw.cli.solved import as_json, as_text, audited, solving_bar
    from tripledraw.solver import endgame  # needs NumPy and Numba, which nothing else here does
    from tripledraw.solver.endgame.audit import audit as let_answer
    from tripledraw.stakes import Stakes

    small, big = checked_stakes(stakes)
    asked = [_five(text) for text in hand or ()]
    paths = at or [""]
    try:
        spot = endgame.Spot(
            _range("BIG_BLIND", big_blind), _range("BUTTON", button), pot=_pot(pot),
            stakes=Stakes(small, big_bet=big, cap=cap), stacks=_stacks(stacks),
            drawn=_drawn(drawn), bets_first=third_round,
        )  # fmt: skip
        _check(spot, paths, audit)
        if precision == Precision.RANKS:
            _refuse_flushes(asked)
        with solving_bar(seconds) as progress:
            found = endgame.solve(
                spot, seconds=seconds, exploitability=exploitability / 100, keeps=keeps,
                locks=map(endgame.read_lock, lock or ()), threads=threads, progress=progress,
                precision=precision,
            )  # fmt: skip
    except RangeError as error:
        point("--lock" if error.position >= 0 else "", error, error.text)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    told = None
    try:
        if audit is not None and found.complete:
            told = let_answer(found, audit)
    except KeyboardInterrupt:
        found.complete = False
    shown = found.played_on()
    print(as_json(shown, paths, told) if json else as_text(shown, paths, hands, asked))
    if told and not json:
        print(f"\n{audited(told)}")
    if not found.complete:
        print(f"Stopped after {counted(found.iterations, 'iteration')}.", file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def _check(spot: Spot, paths: Sequence[str], audit: int | None) -> None:
    """What is asked of the solution is better known to be wrong before the work than after it."""
    from tripledraw.solver.endgame.audit import check_audit
    from tripledraw.solver.endgame.paths import find

    for path in paths:
        find(spot, path)
    if audit is not None:
        check_audit(spot, audit)


def _refuse_flushes(hands: Sequence[tuple[int, ...]]) -> None:
    for cards in hands:
        if len({card & 3 for card in cards}) == 1:
            raise CardError(
                f"--hand: {write(cards)} is a flush, which ranks alone cannot tell; "
                'the precision "cards" can'
            )


def _pot(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise StakesError(f'the pot "{text}" must be a whole number of chips, as 100') from None


def _five(text: str) -> tuple[int, ...]:
    cards = cards_in("--hand", text)
    if len(cards) != HAND_CARDS:
        held = counted(len(cards), "card")
        raise CardError(f'"{text}" is no hand: it has {held} and not {HAND_CARDS}')
    return cards


def _range(argument: str, text: str) -> Range:
    from tripledraw.equity.ranges import parse_range

    try:
        return parse_range(text)
    except RangeError as error:
        point(argument, error, text)


def _stacks(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    try:
        first, second = (int(part) for part in text.split(","))
    except ValueError:
        raise StakesError(
            f'the stacks "{text}" must be two whole numbers of chips, as 200,350'
        ) from None
    return first, second


def _drawn(text: str) -> tuple[int, ...]:
    if not all(letter in "012345" for letter in text):
        raise StakesError(f'"{text}" has been drawn by nobody: a draw is 0 to 5, as 1 or 10')
    return tuple(map(int, text))
