"""Chance for players and deals: bits that depend on a place alone.

A place says where in the play something is decided: which deal of a match, say, or which turn
of a hand with which cards. Whoever plays the same place again, in another process or another
session, gets the same bits.
"""

from collections.abc import Sequence
from hashlib import blake2b

from tripledraw.dealing import SEED_BYTES

CHANCE_BYTES = 4
CHANCES = 2 ** (8 * CHANCE_BYTES)
"""How many values the chance of a policy has."""


def chance(*place: int | str) -> int:
    """One integer 0..2**32 - 1 for a policy."""
    return int.from_bytes(bits(CHANCE_BYTES, place), "big")


def turn_chance(seed: int | str, turn: int, cards: Sequence[int]) -> int:
    """The chance of a policy's decision: ``turn`` counts all decisions of the hand from 0.

    The actor's own ``cards`` make it another one in every seat and in every hand.
    """
    return chance(seed, turn, *cards)


def deal_seed(*place: int | str) -> bytes:
    """The seed of a deal, for `Hand`."""
    return bits(SEED_BYTES, place)


def bits(size: int, place: tuple[int | str, ...]) -> bytes:
    """`size` bytes; requests of different sizes have nothing in common."""
    return blake2b(repr(place).encode(), digest_size=size).digest()
