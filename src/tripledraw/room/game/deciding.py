"""What a player's command comes to: the entries it is worth, or a RoomError that refuses it.

Nothing changes here. An empty list means that things are already as the command wants them.
"""

from collections.abc import Callable
from typing import Any

from tripledraw.errors import RoomError
from tripledraw.room import entries, wire
from tripledraw.room.entries import AnyEntry
from tripledraw.room.game.acting import act, expose
from tripledraw.room.game.game import Game
from tripledraw.room.game.opening import agree
from tripledraw.room.game.owner import answer, approves, ask, pause, remove, unpause
from tripledraw.room.game.sitting import may_sit, may_top_up, seat
from tripledraw.room.game.waiting import LONGEST_QUEUE, is_queued
from tripledraw.room.player import Player


def decide(game: Game, command: wire.AnyCommand, player: Player, now: int) -> list[AnyEntry]:
    """The entries of a command; raises RoomError and leaves everything as it is."""
    if game.state.closed:
        raise RoomError("table-gone")
    if game.state.is_out(player.id):
        raise RoomError("barred")
    return _WHAT[type(command)](game, command, player, now)


def sit(game: Game, command: wire.Sit, player: Player, now: int) -> list[AnyEntry]:
    """Take a chair, or ask the owner for it."""
    may_sit(game.state, player.id, command.chair, command.chips, now)
    if not approves(game.state, player):
        return ask(game.state, player, command.chair, command.chips, command.anchor)
    return seat(command.chair, player, command.chips, command.anchor)


def top_up(game: Game, command: wire.TopUp, player: Player, now: int) -> list[AnyEntry]:
    """More chips, from the next hand on, or ask the owner for them."""
    chair, _ = game.seated(player.id)
    may_top_up(game.state, chair, command.chips)
    if not approves(game.state, player):
        return ask(game.state, player, chair, command.chips, "")
    return [entries.ToppedUp(chair=chair, chips=command.chips)]


def sit_out(game: Game, command: wire.SitOut, player: Player, now: int) -> list[AnyEntry]:
    """Out at once, or at the big blind for a chair that would be dealt in until then."""
    state = game.state
    chair, who = game.seated(player.id)
    if not state.is_cash and not state.started:
        return []
    when = command.when
    if when == "big_blind" and (who.waits or not who.stack or not state.is_cash):
        when = "now"
    if who.out or (who.out_at_big_blind and when == "big_blind"):
        return []
    return [entries.SatOut(chair=chair, when=when)]


def sit_in(game: Game, command: wire.SitIn, player: Player, now: int) -> list[AnyEntry]:
    """Back to the game; whether by a post matters only to who owes one."""
    chair, who = game.seated(player.id)
    changes = who.out or who.out_at_big_blind or who.away
    if not changes and (command.post and who.waits) == who.posts:
        return []
    return [entries.SatIn(chair=chair, post=command.post)]


def leave(game: Game, command: wire.Leave, player: Player, now: int) -> list[AnyEntry]:
    """Out of the chair, the queue or the owner's list, whatever the player is in.

    The stack of who leaves a running sit-and-go stays and is blinded off (rules 7).
    """
    state = game.state
    chair = state.chair_of(player.id)
    if chair is not None:
        return _leave_chair(game, chair)
    gone: list[AnyEntry] = []
    if is_queued(state, player.id):
        gone.append(entries.Unqueued(player=player.id))
    if any(request.player == player.id for request in state.requests):
        gone.append(entries.Answered(player=player.id, yes=False))
    if not gone:
        raise RoomError("not-seated")
    return gone


def _leave_chair(game: Game, chair: int) -> list[AnyEntry]:
    state, who = game.state, game.state.chairs[chair]
    if not state.is_cash and state.started and not who.place:
        return [] if who.out else [entries.SatOut(chair=chair)]
    return [] if who.leaving else [entries.Left(chair=chair)]


def queue(game: Game, command: wire.Queue, player: Player, now: int) -> list[AnyEntry]:
    """Wait for a chair."""
    state = game.state
    if state.chair_of(player.id) is not None:
        raise RoomError("already-seated")
    if state.started:
        raise RoomError("started")
    if is_queued(state, player.id):
        return []
    if len(state.queue) >= LONGEST_QUEUE:
        raise RoomError("queue-full")
    return [entries.Queued(player=player.id, name=player.name)]


def unqueue(game: Game, command: wire.Unqueue, player: Player, now: int) -> list[AnyEntry]:
    """Wait no longer."""
    queued = is_queued(game.state, player.id)
    return [entries.Unqueued(player=player.id)] if queued else []


def anchor(game: Game, command: wire.Anchor, player: Player, now: int) -> list[AnyEntry]:
    """A new hash chain; not between a promise and its links, where it could be chosen to fit."""
    chair, _ = game.seated(player.id)
    if game.state.promised is not None:
        raise RoomError("hand-running")
    return [entries.Anchored(chair=chair, anchor=command.anchor)]


_WHAT: dict[type[wire.Command], Callable[[Game, Any, Player, int], list[AnyEntry]]] = {
    wire.Sit: sit,
    wire.TopUp: top_up,
    wire.SitOut: sit_out,
    wire.SitIn: sit_in,
    wire.Leave: leave,
    wire.Queue: queue,
    wire.Unqueue: unqueue,
    wire.Anchor: anchor,
    wire.Act: act,
    wire.Expose: expose,
    wire.Agree: agree,
    wire.Answer: answer,
    wire.Pause: pause,
    wire.Unpause: unpause,
    wire.Remove: remove,
}
