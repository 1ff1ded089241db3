"""Which of two hands is lower, as one integer each, without tables.

A law of ``rules/`` holds here too: plain integers only, so that Numba compiles this very
function for the fast simulator.
"""

CATEGORY_SHIFT = 26
PRIMARY_SHIFT = 13

# Numbers of the categories as they stand in the key (rules 2); ``ranking.Category`` names them.
_PAIR = 1 << CATEGORY_SHIFT
_TWO_PAIR = 2 << CATEGORY_SHIFT
_TRIPS = 3 << CATEGORY_SHIFT
_STRAIGHT = 4 << CATEGORY_SHIFT
_FLUSH = 5 << CATEGORY_SHIFT
_FULL_HOUSE = 6 << CATEGORY_SHIFT
_QUADS = 7 << CATEGORY_SHIFT
_STRAIGHT_FLUSH = 8 << CATEGORY_SHIFT


def order_key(a: int, b: int, c: int, d: int, e: int) -> int:
    """Return the order key of five different known cards 0..51: lower is better (rules 2).

    The key is ``category << 26 | primary << 13 | rank mask``: bit r of the rank mask says that
    rank r is there, ``primary`` is the mask of the ranks that come most often in a hand with
    a pair or better. Hands that tie have equal keys; a hand without pair, straight and flush
    has just its rank mask. Cards are not checked.
    """
    ra = 1 << (a >> 2)
    rb = 1 << (b >> 2)
    rc = 1 << (c >> 2)
    rd = 1 << (d >> 2)
    re = 1 << (e >> 2)
    ranks = ra | rb | rc | rd | re
    copies = ra + rb + rc + rd + re - ranks
    if copies == 0:
        # Five ranks in a row are 31 times the lowest. A-5-4-3-2 is not: the ace is high.
        straight = ranks == 31 * (ranks & -ranks)
        if ((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3 == 0:
            return (_STRAIGHT_FLUSH if straight else _FLUSH) | ranks
        return _STRAIGHT | ranks if straight else ranks
    # A rank that comes an even number of times cancels out of the exclusive or.
    even = ranks ^ ra ^ rb ^ rc ^ rd ^ re
    if copies == even:
        category = _PAIR if even & (even - 1) == 0 else _TWO_PAIR
        return category | even << PRIMARY_SHIFT | ranks
    # What is left is two copies more of one rank: trips, or the same beside or within ``even``.
    primary = (copies - even) >> 1
    if even == 0:
        category = _TRIPS
    elif even == primary:
        category = _QUADS
    else:
        category = _FULL_HOUSE
    return category | primary << PRIMARY_SHIFT | ranks
