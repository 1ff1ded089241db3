"""A last draw that is solved as far as it is asked for, and looked at on the way."""

from tripledraw.solver.endgame.learnt import held_columns
from tripledraw.solver.endgame.solution import PlayedOn
from tripledraw.solver.endgame.solving import Endgame
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.precision import Precision


class InPlay:
    """A spot by ranks, in one thread; what it has learnt is gone on with."""

    def __init__(self, spot: Spot) -> None:
        columns = held_columns(spot, Precision.RANKS)
        self._endgame = Endgame(spot, threads=1, precision=Precision.RANKS, columns=columns)

    def after(self, iterations: int) -> PlayedOn:
        """The solution after so many iterations, no fewer than have been made."""
        learning = self._endgame
        while learning.iterations < iterations:
            learning.iterate()
        gains = learning.gains(learning.every_keep) / learning.spot.pot
        return PlayedOn(learning.of_every_hand(), iterations, 0.0, gains)
