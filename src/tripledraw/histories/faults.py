"""What can be wrong with a hand, as errors and as problems, for all readers and the replay."""

from typing import cast

from tripledraw.cards import parse_seen
from tripledraw.errors import CardError, HistoryError
from tripledraw.histories.model import Problem, ProblemKind


def damaged(reason: str, line: int) -> HistoryError:
    """Make the error for a line that cannot be right; the reader of the hand knows the file."""
    return HistoryError(reason, kind="damaged", line=line)


def disagrees(reason: str, line: int) -> Problem:
    """Make the problem for a statement that the rules contradict; the hand goes on."""
    return Problem("disagrees", reason, line)


def problem_of(error: HistoryError) -> Problem:
    """The same as a value that can be kept."""
    return Problem(cast(ProblemKind, error.kind), error.reason, error.line)


def error_of(problem: Problem, file: str = "") -> HistoryError:
    """The same as an error to be raised."""
    return HistoryError(problem.reason, kind=problem.kind, file=file, line=problem.line)


def read_cards(text: str, line: int) -> tuple[int, ...]:
    """Read cards with or without spaces between them, "??" being a hidden one.

    Raises HistoryError (damaged) for what is no card and for a card that is there twice.
    """
    try:
        return parse_seen(text)
    except CardError as error:
        raise damaged(f"[{text}]: {error}", line) from None


def wrong_player_count(count: int, line: int) -> HistoryError | None:
    """Return the error for a hand of so many players; None for two to six (rules 1)."""
    reason = f"{count} players are dealt in; this game has two to six"
    if count > 6:
        return HistoryError(reason, kind="not_this_game", line=line)
    return damaged(reason, line) if count < 2 else None
