"""Chance for players and deals: bits that depend on a place alone.

A place says where in the play something is decided: seed, deal, seat, decision and so on.
Whoever plays the same place again, in another process or another session, gets the same bits.
"""

from hashlib import blake2b

from tripledraw.dealing import SEED_BYTES

CHANCE_BYTES = 4


def chance(*place: int | str) -> int:
    """One integer 0..2**32 - 1 for a policy."""
    return int.from_bytes(bits(CHANCE_BYTES, place), "big")


def deal_seed(*place: int | str) -> bytes:
    """The seed of a deal, for `Hand`."""
    return bits(SEED_BYTES, place)


def bits(size: int, place: tuple[int | str, ...]) -> bytes:
    """`size` bytes; requests of different sizes have nothing in common."""
    return blake2b(repr(place).encode(), digest_size=size).digest()
