"""The ways to discard that are worth trying, of the 32 that there are."""

from collections.abc import Iterator

from tripledraw.beliefs.options import draws_of
from tripledraw.rules.words import DRAW, HAND_CARDS
from tripledraw.study.spots import Spot


def options_of(spot: Spot) -> tuple[int, ...]:
    """The codes to compare, what was done first."""
    others = _draws(spot) if spot.is_draw else spot.bets
    return tuple(dict.fromkeys((spot.did, *others)))


def _draws(spot: Spot) -> Iterator[int]:
    """The textbook's draw and its neighbours, and each number of the cards of least use."""
    table, seat = spot.table, spot.seat
    advised = spot.textbook() - DRAW
    yield DRAW + advised
    yield from draws_of(table, seat)
    if 0 < advised.bit_count() < HAND_CARDS:
        yield from _one_more(spot.hand, advised)


def _one_more(hand: tuple[int, ...], thrown: int) -> Iterator[int]:
    """The same draw and the highest card that it keeps."""
    kept = [i for i in range(HAND_CARDS) if not thrown >> i & 1]
    yield DRAW + (thrown | 1 << max(kept, key=hand.__getitem__))
