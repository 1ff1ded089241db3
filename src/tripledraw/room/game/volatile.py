"""Commands that leave nothing in the log: links, pre-actions, "next hand, please"."""

from tripledraw.errors import RoomError
from tripledraw.fairness import follows
from tripledraw.room import wire
from tripledraw.room.game.game import Game
from tripledraw.room.game.pre import pre_action
from tripledraw.room.player import Player

VOLATILE = (wire.Link, wire.Pre, wire.Unpre, wire.Next)


def note(game: Game, command: wire.AnyCommand, player: Player, now: int) -> None:
    """Take note of one of `VOLATILE`; raises RoomError and leaves everything as it is."""
    chair, _ = game.seated(player.id)
    match command:
        case wire.Link():
            take_link(game, chair, command)
        case wire.Pre():
            game.fleeting.pres[chair] = pre_action(game, chair, command)
        case wire.Unpre():
            game.fleeting.pres.pop(chair, None)
        case wire.Next():
            if not game.running:
                game.fleeting.impatient.add(chair)
        case _:
            raise RoomError("message-bad")


def take_link(game: Game, chair: int, command: wire.Link) -> None:
    """The chair's part in the promised hand; one that comes too late says that he is back.

    Raises RoomError ``stale`` for another hand, ``link-wrong`` for a link off his chain.
    """
    state, who = game.state, game.state.chairs[chair]
    if command.hand != state.number:
        raise RoomError("stale")
    if game.is_in_hand(chair) and who.away:
        game.fleeting.back.add(chair)
        return
    if state.promised is None or chair not in state.linkers:
        raise RoomError("stale")
    if not follows(bytes.fromhex(command.link), bytes.fromhex(who.anchor)):
        raise RoomError("link-wrong")
    game.fleeting.links.setdefault(chair, command.link)
