"""Heads-up play of all rounds by classes of hands: trained by ``train``, packed, and asked."""

SMALLEST_CAP, LARGEST_CAP = 2, 4
"""Bets a round with which the game may be learned; the larger is the game as it is played."""
