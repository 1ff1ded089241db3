"""What hands are called in charts: made ones by their two highest cards, others by the low ones."""

from typing import NamedTuple

from tripledraw.cards import RANKS

EIGHT, NINE, TEN, JACK = map(RANKS.index, "89TJ")
FAMILIES = (
    "made hands",
    "four low cards",
    "three low cards",
    "two low cards",
    "less",
)


class Hand(NamedTuple):
    """A family and a name; they sort as charts have them."""

    place: int
    key: tuple[int, ...]
    name: str

    @property
    def family(self) -> str:
        """The family in words."""
        return FAMILIES[self.place]


def is_made(ranks: tuple[int, ...], worst: int) -> bool:
    """Whether five ranks, low to high, are no pair and no straight, and this rank or lower."""
    return len(set(ranks)) == 5 and ranks[4] - ranks[0] > 4 and ranks[4] <= worst


def made_name(ranks: tuple[int, ...]) -> Hand:
    """A made hand: "8-6"."""
    top, second = ranks[4], ranks[3]
    return Hand(0, (top, second), f"{RANKS[top]}-{RANKS[second]}")


def name_before_the_draw(ranks: tuple[int, ...]) -> Hand:
    """Jack-lows and better are made hands, all else goes by the cards up to the eight."""
    return made_name(ranks) if is_made(ranks, JACK) else low_name(ranks)


def low_name(ranks: tuple[int, ...], extra: tuple[int, ...] = ()) -> Hand:
    """A hand by its different cards up to the eight: "2347".

    Ranks of ``extra`` that it holds follow, the lowest one alone: "237 9".
    """
    low = tuple(sorted({rank for rank in ranks if rank <= EIGHT}))
    more = tuple(rank for rank in extra if rank in ranks and len(low) in (2, 3))[:1]
    place = 5 - max(min(len(low), 4), 1)
    name = "".join(RANKS[rank] for rank in low) or "none"
    return Hand(place, (*low, *more), " ".join((name, *(RANKS[rank] for rank in more))))
