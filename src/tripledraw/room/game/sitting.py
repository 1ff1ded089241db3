"""Whether a player may take a chair or bring more chips, and how many (rules 7)."""

from tripledraw.errors import RoomError
from tripledraw.room import entries
from tripledraw.room.entries import AnyEntry
from tripledraw.room.game.applying import NO_RAT_HOLING
from tripledraw.room.game.state import State
from tripledraw.room.game.waiting import check_chair
from tripledraw.room.player import Player
from tripledraw.stakes import MAX_CHIPS


def buy_ins(state: State, player: str, now: int) -> tuple[int, int]:
    """The least and the most chips that this player may bring now.

    Within 60 minutes of leaving it is at least what he left with, be it more than others may
    bring. A sit-and-go has one buy-in.
    """
    least, most = state.terms.buy_ins
    if not state.is_cash:
        return least, least
    departed = state.departed.get(player)
    if departed is not None and now - departed.at < NO_RAT_HOLING:
        least = max(least, departed.stack)
        most = max(most, departed.stack)
    return least, min(most, _room_for(state))


def _room_for(state: State) -> int:
    """How many more chips a hand at this table could count."""
    return MAX_CHIPS - sum(chair.stack + chair.coming for chair in state.chairs.values())


def may_sit(state: State, player: str, chair: int, chips: int, now: int) -> None:
    """Raise RoomError where the player may not sit down there with so many chips."""
    if state.chair_of(player) is not None:
        raise RoomError("already-seated")
    if state.started:
        raise RoomError("started")
    check_chair(state, player, chair)
    check_range(chips, *buy_ins(state, player, now))


def may_top_up(state: State, chair: int, chips: int) -> None:
    """Raise RoomError where a chair may not have so many chips more.

    To the least buy-in at least and to the most at most, counted from what the chair had before
    the hand that runs: they are added between hands.
    """
    if not state.is_cash:
        raise RoomError("started")
    least, most = state.terms.buy_ins
    stack = state.chairs[chair].stack + state.chairs[chair].coming
    check_range(chips, max(1, least - stack), max(0, min(most - stack, _room_for(state))))


def check_range(chips: int, least: int, most: int) -> None:
    """Raise RoomError ``buy-in-range`` unless the chips are within it."""
    if not least <= chips <= most:
        raise RoomError("buy-in-range", least=least, most=most)


def seat(
    chair: int, player: Player, chips: int, anchor: str, agent: str | None = None
) -> list[AnyEntry]:
    """The entries that put a player into a chair."""
    return [
        entries.Sat(chair=chair, player=player.id, name=player.name, chips=chips, agent=agent),
        entries.Anchored(chair=chair, anchor=anchor),
    ]
