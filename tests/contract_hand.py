"""One hand shown every way: heads-up, seat 0 has the button and the small blind, seed 72."""

from tripledraw.actions import Bet, Call, Draw, Raise
from tripledraw.hand import Hand
from tripledraw.stakes import Stakes

ACTIONS = (
    *(Raise(), Raise(), Call(), Draw("Qd"), Draw("Qc Qs")),
    *(Bet(), Call(), Draw("Ad"), Draw("As Jd")),
    *(Bet(), Call(), Draw(), Draw()),
    *(Bet(), Call()),
)
FIRST_DRAW_DONE = 5


def played(number: int = len(ACTIONS)) -> Hand:
    """The hand after so many of its actions."""
    hand = Hand([400, 395], stakes=Stakes(small_bet=10), button=0, seed=72)
    for action in ACTIONS[:number]:
        hand.play(action)
    return hand
