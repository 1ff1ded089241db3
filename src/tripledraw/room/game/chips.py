"""Where the chips of a table are."""

import msgspec

from tripledraw.room.game.game import Game
from tripledraw.room.terms import Kind


class Chips(msgspec.Struct, frozen=True):
    """The ledger's chips at a table: behind each chair, in the pot, and who has which chair.

    In a sit-and-go nothing is behind the chairs, and the buy-ins are in the pot.
    """

    kind: Kind
    seat: dict[int, int]
    pot: int
    players: dict[int, str]

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self.seat.values()) + self.pot


def chips(game: Game) -> Chips:
    """The chips as they are now."""
    state, hand = game.state, game.hand
    players = {chair: who.player for chair, who in state.chairs.items()}
    if not state.is_cash:
        return Chips(state.terms.kind, {}, state.pool, players)
    stacks = {chair: who.stack + who.coming for chair, who in state.chairs.items()}
    if hand is None or game.played is None:
        return Chips(state.terms.kind, stacks, 0, players)
    for chair, stack in zip(game.played.chairs, hand.table.stacks, strict=False):
        stacks[chair] = stack + state.chairs[chair].coming
    return Chips(state.terms.kind, stacks, hand.pot, players)
