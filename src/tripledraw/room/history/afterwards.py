"""What entries mean to hands that are over, or that will never be."""

from collections.abc import Sequence

from tripledraw import cards, views
from tripledraw.room.entries import Agreed, AnyEntry, Exposed, Promised
from tripledraw.room.game.game import Game
from tripledraw.room.store.afterwards import Afterwards, TurnedUp, Void


def afterwards(
    game: Game, happened: Sequence[AnyEntry], voided: Sequence[Promised]
) -> Afterwards | None:
    """What is to be noted of some entries, and of promises they made void; None for nothing."""
    turned_up = {entry.chair: None for entry in happened if isinstance(entry, Exposed)}
    agreed = [entry.hand for entry in happened if isinstance(entry, Agreed)]
    if not (voided or turned_up or agreed):
        return None
    return Afterwards(
        voided=[Void(it.hand, it.before, it.roots) for it in voided],
        turned_up=[_turned_up(game, chair) for chair in turned_up],
        agreed=[hand for hand in agreed if hand == game.state.opened],
    )


def _turned_up(game: Game, chair: int) -> TurnedUp:
    """All that a chair has turned up after the last hand."""
    played = game.played
    assert played is not None  # cards are turned up after it
    seat = played.chairs.index(chair)
    shown = views.exposed(played.hand.table, seat, played.exposed[chair])
    return TurnedUp(played.number, played.players[seat], cards.write(shown))
