"""When all cards of a hand are opened to those who played it (docs/reference/fairness.md).

What opens a hand is in `views.is_open`. Here it is noted at the table, so that everybody is told,
and who has to agree: the people who were dealt in, those who have left too. They have time until
the next hand is over.
"""

from tripledraw import views
from tripledraw.errors import RoomError
from tripledraw.room import entries, wire
from tripledraw.room.entries import AnyEntry
from tripledraw.room.game.game import Game, Played
from tripledraw.room.game.state import Opening, State
from tripledraw.room.player import Player


def may_open(state: State, played: Played) -> None:
    """The hand is over: it is opened at once, or those who played it are asked, or neither."""
    seats = zip(played.chairs, played.players, played.agents, strict=True)
    people = {chair: player for chair, player, agent in seats if agent is None}
    cancelled = played.cancelled is not None
    state.opening = None
    if views.is_open(state.terms.audit, len(people), 0, cancelled=cancelled, agreed=False):
        state.opened, state.opened_to = played.number, list(people.values())
    elif state.terms.audit == "all_agree":
        state.opening = Opening(played.number, people)


def agree(game: Game, command: wire.Agree, player: Player, now: int) -> list[AnyEntry]:
    """A person agrees; raises RoomError ``no-hand`` for any but the last hand he played."""
    state, opening = game.state, game.state.opening
    if command.hand == state.opened and player.id in state.opened_to:
        return []
    if opening is None or opening.hand != command.hand:
        raise RoomError("no-hand")
    chair = next((chair for chair, who in opening.people.items() if who == player.id), None)
    if chair is None:
        raise RoomError("no-hand")
    return [] if chair in opening.agreed else [entries.Agreed(hand=opening.hand, chair=chair)]


def agreed(game: Game, entry: entries.Agreed, at: int) -> None:
    """Somebody has agreed; the last one opens the hand."""
    opening = game.state.opening
    assert opening is not None
    opening.agreed.append(entry.chair)
    if len(opening.agreed) == len(opening.people):
        game.state.opened, game.state.opened_to = opening.hand, list(opening.people.values())
        game.state.opening = None
