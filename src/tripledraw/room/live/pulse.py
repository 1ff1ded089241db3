"""How lively a table is: hands an hour and the average pot, over its last hands here."""

from collections import deque

from tripledraw.events import PotAwarded
from tripledraw.room.game.game import Played
from tripledraw.room.timing import HOUR

LAST_HANDS = 30


class Pulse:
    """The last hands of one table since this process has it; times are milliseconds."""

    def __init__(self) -> None:
        self._hands: deque[tuple[int, int]] = deque(maxlen=LAST_HANDS)

    def hand(self, at: int, played: Played) -> None:
        """A hand has ended."""
        awards = (event for event in played.hand.events if isinstance(event, PotAwarded))
        self._hands.append((at, sum(award.amount for award in awards)))

    def hands_per_hour(self, now: int) -> int:
        """The pace of the last hands, also of the wait since them; 0 before there were two."""
        if len(self._hands) < 2:
            return 0
        return round((len(self._hands) - 1) * HOUR / max(1, now - self._hands[0][0]))

    def average_pot(self) -> int:
        """Chips in the middle at the end of a hand, on average; 0 before there was a hand."""
        return round(sum(pot for _, pot in self._hands) / max(1, len(self._hands)))
