"""Bots at a table: where they are wanted, and how they take a chair."""

from tripledraw.room import wire
from tripledraw.room.entries import AnyEntry
from tripledraw.room.game.game import Game
from tripledraw.room.game.owner import check_owner
from tripledraw.room.game.sitting import may_sit, seat
from tripledraw.room.player import Player


def bots_wanted(game: Game) -> tuple[int, ...]:
    """The free chairs that bots should take now, by the terms.

    None before a person sits at a table that is not all bots, and none where people wait.
    """
    state = game.state
    people = [who for who in state.chairs.values() if who.agent is None]
    is_all_bots = state.terms.bots == state.terms.chairs
    if state.closed or state.started or not (people or is_all_bots):
        return ()
    missing = state.terms.bots - (len(state.chairs) - len(people))
    free = state.free
    return tuple(free[: max(0, min(missing, len(free) - len(state.queue)))])


def fill(
    game: Game, chair: int, bot: Player, agent: str, chips: int, anchor: str, now: int
) -> list[AnyEntry]:
    """A bot takes a chair; raises RoomError as for anybody."""
    may_sit(game.state, bot.id, chair, chips, now)
    return seat(chair, bot, chips, anchor, agent)


def seat_bot(
    game: Game, command: wire.SeatBot, owner: Player, bot: Player, anchor: str, now: int
) -> list[AnyEntry]:
    """The owner puts a bot into a chair; raises RoomError ``not-owner`` and as for anybody."""
    check_owner(game.state, owner)
    return fill(game, command.chair, bot, command.agent, command.chips, anchor, now)
