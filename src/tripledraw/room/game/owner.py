"""What the owner of a private table may do: let people in, stop the game, send somebody away."""

from tripledraw.errors import RoomError
from tripledraw.room import entries, wire
from tripledraw.room.entries import AnyEntry
from tripledraw.room.game.game import Game
from tripledraw.room.game.sitting import may_sit, may_top_up, seat
from tripledraw.room.game.state import Request, State
from tripledraw.room.player import Player

MOST_REQUESTS = 20


def check_owner(state: State, player: Player) -> None:
    """Raise RoomError ``not-owner`` for everybody else."""
    if state.owner is None or state.owner != player.id:
        raise RoomError("not-owner")


def approves(state: State, player: Player) -> bool:
    """Whether the player needs nobody's leave for chips at this table."""
    return not state.terms.approval or player.id == state.owner


def ask(state: State, player: Player, chair: int, chips: int, anchor: str) -> list[AnyEntry]:
    """Ask the owner; one thing at a time."""
    if any(request.player == player.id for request in state.requests):
        raise RoomError("asked-already")
    if len(state.requests) >= MOST_REQUESTS:
        raise RoomError("queue-full")
    asked = entries.Asked(
        player=player.id, name=player.name, chair=chair, chips=chips, anchor=anchor
    )
    return [asked]


def answer(game: Game, command: wire.Answer, player: Player, now: int) -> list[AnyEntry]:
    """Say yes or no; a yes does what was asked if it can still be done."""
    check_owner(game.state, player)
    request = _request(game.state, command.player)
    answered = entries.Answered(player=command.player, yes=command.yes)
    return [answered, *_grant(game.state, request, now)] if command.yes else [answered]


def _request(state: State, player: str) -> Request:
    for request in state.requests:
        if request.player == player:
            return request
    raise RoomError("not-asked")


def _grant(state: State, request: Request, now: int) -> list[AnyEntry]:
    chair = state.chair_of(request.player)
    if chair is not None:
        may_top_up(state, chair, request.chips)
        return [entries.ToppedUp(chair=chair, chips=request.chips)]
    may_sit(state, request.player, request.chair, request.chips, now)
    player = Player(request.player, request.name)
    return seat(request.chair, player, request.chips, request.anchor)


def pause(game: Game, command: wire.Pause, player: Player, now: int) -> list[AnyEntry]:
    """No hand after this one."""
    check_owner(game.state, player)
    return [] if game.state.paused else [entries.Paused()]


def unpause(game: Game, command: wire.Unpause, player: Player, now: int) -> list[AnyEntry]:
    """Go on."""
    check_owner(game.state, player)
    return [entries.Unpaused()] if game.state.paused else []


def remove(game: Game, command: wire.Remove, player: Player, now: int) -> list[AnyEntry]:
    """Make a chair leave, and its player stay away; nobody is sent out of a running sit-and-go.

    Who comes to a public table is not the owner's choice, nor are bots barred, nor he himself.
    """
    state = game.state
    check_owner(state, player)
    who = state.chairs.get(command.chair)
    if who is None:
        raise RoomError("not-seated")
    if state.started:
        raise RoomError("started")
    gone: list[AnyEntry] = [] if who.leaving else [entries.Left(chair=command.chair)]
    if not state.terms.private or who.agent or who.player in (state.owner, *state.barred):
        return gone
    return [entries.Barred(player=who.player, name=who.name), *gone]


def admit(state: State, player: str) -> list[AnyEntry]:
    """Let somebody come again; raises RoomError ``player-gone`` for who is not barred."""
    if player not in state.barred:
        raise RoomError("player-gone")
    return [entries.Admitted(player=player)]
