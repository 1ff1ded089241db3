"""The wait list: a chair that comes free is kept for the first of those who wait (30 s)."""

from tripledraw.errors import RoomError
from tripledraw.room.game.state import State

# How long a free chair is kept for somebody.
OFFER = 30_000
LONGEST_QUEUE = 50


def offer_chairs(state: State, at: int) -> None:
    """Keep a chair for as many of those who wait as chairs are free, the first ones."""
    free = len(state.free)
    for place, waiting in enumerate(state.queue):
        if place >= free:
            waiting.offered = 0
        elif not waiting.offered:
            waiting.offered = at


def is_queued(state: State, player: str) -> bool:
    """Whether the player waits for a chair."""
    return any(waiting.player == player for waiting in state.queue)


def check_chair(state: State, player: str, chair: int) -> None:
    """Raise RoomError where the player may not take this chair now.

    ``no-such-chair``, ``table-full``, ``chair-taken``, or ``chair-reserved``: others came first.
    """
    free = state.free
    if chair >= state.terms.chairs:
        raise RoomError("no-such-chair", chair=chair + 1)
    if not free:
        raise RoomError("table-full", table=state.terms.name)
    if chair not in free:
        raise RoomError("chair-taken", chair=chair + 1)
    ahead = [waiting.player for waiting in state.queue[: len(free)]]
    if player not in ahead and len(ahead) == len(free):
        raise RoomError("chair-reserved")


def unqueue(state: State, player: str) -> None:
    """Take a player off the list."""
    state.queue = [waiting for waiting in state.queue if waiting.player != player]
