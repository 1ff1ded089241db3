"""What a table knows for the moment only: nothing of it is in the log, a restart forgets it."""

from dataclasses import dataclass, field
from typing import NamedTuple

from tripledraw.room.wire import PreMove


class PreAction(NamedTuple):
    """A move chosen ahead for decision ``decision``, and what it stands on.

    ``phase`` and ``round`` are those of the decision, ``price`` what a call cost when it was
    chosen.
    """

    decision: int
    move: PreMove
    discards: tuple[int, ...]
    phase: int
    round: int
    price: int


@dataclass(slots=True)
class Fleeting:
    """Links of the hand being promised, pre-actions, who wants the next hand, who is there.

    All by chair, but ``gone`` (since when the last socket of a player is closed) and ``lags``
    (milliseconds allowed for the way) by player. ``back`` are chairs that showed life while away.
    """

    links: dict[int, str] = field(default_factory=dict)
    pres: dict[int, PreAction] = field(default_factory=dict)
    impatient: set[int] = field(default_factory=set)
    back: set[int] = field(default_factory=set)
    gone: dict[str, int] = field(default_factory=dict)
    lags: dict[str, int] = field(default_factory=dict)

    def forget_hand(self) -> None:
        """Between two hands nothing of the old one may be left to fire in the next."""
        self.pres.clear()
        self.impatient.clear()
        self.back.clear()

    def forget_chair(self, chair: int, player: str) -> None:
        """Nothing of who sat there is left for who sits down next."""
        self.gone.pop(player, None)
        self.lags.pop(player, None)
        self.links.pop(chair, None)
        self.pres.pop(chair, None)
        self.impatient.discard(chair)
        self.back.discard(chair)
