"""How much of what a seat won was the luck of draws: a control variate for matches.

Its mean is exactly 0, so taken off a result it leaves the mean as it is and takes most of the
noise away (`beliefs.luck`). The deal is no part of it: in a duplicate match both get the same one.
"""

from collections.abc import Sequence

from tripledraw.agents.base import POLICIES
from tripledraw.agents.chance import bits
from tripledraw.beliefs.luck import Draw
from tripledraw.events import Drew
from tripledraw.hand import Hand
from tripledraw.rules.words import DRAW, EVERYTHING

STAND_IN = "textbook"
"""The policy that plays on where an agent is none."""

WORD_BYTES = 8


class Luck:
    """The luck of one seat in a hand that is played through `take`.

    ``chips`` is what it has had so far, times ``repeats``, which is how often every draw is played
    on. ``players`` are the names of the agents by seat, ``place`` says which deal of which match
    it is.
    """

    def __init__(
        self, seat: int, players: Sequence[str], place: Sequence[int], repeats: int
    ) -> None:
        self.chips = 0
        self._seat = seat
        self._policies = [name if name in POLICIES else STAND_IN for name in players]
        self._place = place
        self._repeats = repeats
        self._draws = 0

    def take(self, hand: Hand, code: int) -> None:
        """Let the actor of a hand act; where it draws, see what the cards are worth to the seat.

        Draws that are declared before anybody is served are left out.
        """
        if code <= DRAW or hand.table.reshuffle == EVERYTHING:
            hand.play_code(code)
            return
        actor, told = hand.table.actor, len(hand.events)
        draw = Draw(hand.table, code)
        hand.play_code(code)
        for event in hand.events[told:]:
            if isinstance(event, Drew) and event.seat == actor:
                self._add(draw, event.cards)
                return

    def _add(self, draw: Draw, cards: Sequence[int]) -> None:
        self._draws += 1
        seed = int.from_bytes(bits(WORD_BYTES, ("luck", *self._place, self._draws)), "big")
        self.chips += draw.luck(cards, self._seat, self._policies, seed, self._repeats)
