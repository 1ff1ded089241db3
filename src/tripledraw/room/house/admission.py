"""Who may come to a private table: its owner, who has the invitation, and who is part of it."""

from hmac import compare_digest

from tripledraw.errors import RoomError
from tripledraw.room.game.state import State
from tripledraw.room.game.waiting import is_queued
from tripledraw.room.live.table import LiveTable


def check_invited(table: LiveTable, player: str | None, invite: str) -> None:
    """Raise RoomError ``not-invited`` for whoever may not know of the table.

    ``barred`` for who was sent away, whatever invitation he has.
    """
    if player is not None and table.game.state.is_out(player):
        raise RoomError("barred")
    if table.invite is None or compare_digest(invite.encode(), table.invite.encode()):
        return
    if player is None or not is_part_of(table.game.state, player):
        raise RoomError("not-invited")


def is_part_of(state: State, player: str) -> bool:
    """Whether the table is the player's, or he sits there, waits, or has asked to come."""
    return (
        state.owner == player
        or state.chair_of(player) is not None
        or is_queued(state, player)
        or any(request.player == player for request in state.requests)
    )
