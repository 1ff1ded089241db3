"""What all readers share: cards as records write them, and the errors of a hand."""

from tripledraw.cards import parse_seen
from tripledraw.errors import CardError, HistoryError


def damaged(reason: str, line: int) -> HistoryError:
    """Make the error for a line that cannot be right; the reader of the hand knows the file."""
    return HistoryError(reason, kind="damaged", line=line)


def read_cards(text: str, line: int) -> tuple[int, ...]:
    """Read cards with or without spaces between them, "??" being a hidden one.

    Raises HistoryError (damaged) for what is no card and for a card that is there twice.
    """
    try:
        return parse_seen(text)
    except CardError as error:
        raise damaged(f"[{text}]: {str(error).rstrip('.')}", line) from None


def wrong_player_count(count: int, line: int) -> HistoryError | None:
    """Return the error for a hand of so many players; None for two to six (rules 1)."""
    reason = f"{count} players are dealt in; this game has two to six"
    if count > 6:
        return HistoryError(reason, kind="not_this_game", line=line)
    return damaged(reason, line) if count < 2 else None
