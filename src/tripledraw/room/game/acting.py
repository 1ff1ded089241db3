"""Decisions in a hand, and showing cards after it."""

from tripledraw.errors import RoomError
from tripledraw.hand import Hand
from tripledraw.room import entries, wire
from tripledraw.room.entries import AnyEntry
from tripledraw.room.game.clock import spent
from tripledraw.room.game.game import Game
from tripledraw.room.game.pre import draw_code
from tripledraw.room.player import Player
from tripledraw.rules.words import BETTING, DRAWING
from tripledraw.views import legal_names

CODES = {"fold": "f", "check": "c", "call": "c", "bet": "r", "raise": "r"}


def act(game: Game, command: wire.Act, player: Player, now: int) -> list[AnyEntry]:
    """A decision of the one whose turn it is.

    Raises RoomError ``stale`` for any other hand or decision, so that nothing is ever done twice
    or done to what the player did not see; ``not-your-turn``, ``illegal-action``.
    """
    chair, who = game.seated(player.id)
    hand = game.hand
    if hand is None or (command.hand, command.decision) != (game.state.number, game.decision):
        raise RoomError("stale")
    if game.actor_chair != chair:
        raise RoomError("not-your-turn")
    _check_legal(hand, command)
    acted = entries.Acted(
        decision=game.decision, chair=chair, code=code_of(command), spent=spent(game, who, now)
    )
    return [acted]


def code_of(command: wire.Act) -> str:
    """The action as the log has it; a check and a call are one code, and a bet and a raise."""
    return CODES.get(command.move) or draw_code(command.discards)


def _check_legal(hand: Hand, command: wire.Act) -> None:
    """A check is no call and a bet no raise, though one code."""
    if hand.table.phase == DRAWING:
        if command.move != "draw" or len(set(command.discards)) != len(command.discards):
            raise RoomError("illegal-action", legal="draw")
        return
    legal = legal_names(hand.legal_actions())
    is_fold = command.move == "fold" and hand.table.phase == BETTING
    if command.discards or not (command.move in legal or is_fold):
        raise RoomError("illegal-action", legal=", ".join(legal))


def expose(game: Game, command: wire.Expose, player: Player, now: int) -> list[AnyEntry]:
    """Show cards of the hand that has just ended, until the next is dealt.

    Raises RoomError ``no-hand``, or ``nothing-to-show`` for who had no cards or shows none that
    are still hidden.
    """
    chair, _ = game.seated(player.id)
    played = game.played
    if played is None or played.ended is None or played.cancelled or played.number != command.hand:
        raise RoomError("no-hand")
    seat = played.seat(chair)
    if seat is None or played.players[seat] != player.id or played.hand.table.shown >> seat & 1:
        raise RoomError("nothing-to-show")
    new = set(command.positions).difference(played.exposed.get(chair, ()))
    if not new:
        raise RoomError("nothing-to-show")
    return [entries.Exposed(chair=chair, positions=tuple(sorted(new)))]
