"""A last draw of which only the hands in either range learn: far less work where ranges are small.

Hands that nobody holds change nothing for the others, so what these learn is the same.
"""

import numpy as np

from tripledraw.solver.endgame.solution import PlayedOn
from tripledraw.solver.endgame.solving import Endgame
from tripledraw.solver.endgame.spot import Spot
from tripledraw.solver.precision import Precision


class InPlay:
    """A spot from the last draw on, by ranks, that may be looked at on the way.

    In what it shows a hand that neither range holds draws at random, and is worth what it
    wins from the hands of the other seat as any other.
    """

    def __init__(self, spot: Spot) -> None:
        self._columns = np.flatnonzero(spot.weights[0] + spot.weights[1])
        self._endgame = Endgame(spot, threads=1, precision=Precision.RANKS, columns=self._columns)

    def after(self, iterations: int) -> PlayedOn:
        """The solution after so many iterations, no fewer than have been made."""
        learning = self._endgame
        while learning.iterations < iterations:
            learning.iterate()
        gains = learning.gains(learning.every_keep) / learning.spot.pot
        every_hand = Endgame(learning.spot, threads=1, precision=Precision.RANKS)
        every_hand.stages[0].take_over(learning.stages[0], self._columns)
        return PlayedOn(every_hand, iterations, 0.0, gains)
