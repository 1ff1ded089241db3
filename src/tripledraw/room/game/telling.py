"""What may be known of a table: its chairs, its stage, whose turn it is; by its owner, who asks."""

from typing import Literal

from tripledraw.room import wire
from tripledraw.room.game.clock import allowed, decision_time
from tripledraw.room.game.due import promise_at
from tripledraw.room.game.game import Game
from tripledraw.room.game.state import Chair, Opening

Stage = Literal["waiting", "linking", "playing", "pausing", "paused", "finished"]
Status = Literal["in", "out", "waiting", "leaving", "away"]


def stage(game: Game) -> Stage:
    """What the table is at; ``pausing`` when the next hand only waits for its time."""
    state = game.state
    if state.closed or state.winner is not None:
        return "finished"
    if state.playing:
        return "playing"
    if state.promised is not None:
        return "linking"
    if state.paused:
        return "paused"
    return "waiting" if promise_at(game) is None else "pausing"


def table_state(game: Game) -> wire.TableState:
    """The table without the hand, the same for everybody."""
    state = game.state
    return wire.TableState(
        terms=state.terms,
        stage=stage(game),
        hand=state.number,
        chairs=tuple(_chair_state(game, chair) for chair in sorted(state.chairs)),
        button=None if state.dealt is None else state.dealt.button,
        queue=tuple(waiting.name for waiting in state.queue),
        level=state.level,
        owner=state.owner,
        cancelled=state.cancelled,
        opened=state.opened,
        opening=_opening(state.opening),
    )


def asked(game: Game) -> tuple[wire.Asking, ...]:
    """What waits for the owner's answer, for his eyes alone."""
    return tuple(
        (request.player, request.name, request.chair, request.chips)
        for request in game.state.requests
    )


def _opening(opening: Opening | None) -> wire.Opening | None:
    if opening is None:
        return None
    missing = tuple(sorted(opening.people.keys() - set(opening.agreed)))
    return wire.Opening(hand=opening.hand, agreed=tuple(opening.agreed), missing=missing)


def _chair_state(game: Game, chair: int) -> wire.ChairState:
    who = game.state.chairs[chair]
    return wire.ChairState(
        chair=chair,
        player=who.player,
        name=who.name,
        stack=game.stack(chair),
        bot=who.agent is not None,
        status=_status(game, who),
        out_at_big_blind=who.out_at_big_blind,
        place=who.place,
    )


def _status(game: Game, who: Chair) -> Status:
    if who.leaving:
        return "leaving"
    if game.acts_at_once(who):
        return "away"
    if who.out:
        return "out"
    return "waiting" if who.waits else "in"


def turn(game: Game, now: int) -> wire.Turn | None:
    """Who is to decide and how long he has, in milliseconds from now."""
    chair = game.actor_chair
    if chair is None:
        return None
    who = game.state.chairs[chair]
    took = now - game.state.turn_since
    first = decision_time(game.state.terms.speed)
    until = max(0, first - took)
    return wire.Turn(
        chair=chair,
        decision=game.decision,
        until=until,
        bank=max(0, allowed(game, who) - max(first, took)),
    )
