"""Equity on the last draw: every player keeps some cards and draws the others, once.

Two players are counted exactly in 3 us (a card each) to 5 ms (five cards each) by the sweep of
``sweep``. Three to six are counted exactly, card by card, where that ends within about a second,
and dealt at random otherwise.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, prod
from typing import Any

from tripledraw.cards import write_card
from tripledraw.equity.answers import Announce, Answer, Progress, Share
from tripledraw.equity.asked import check_count
from tripledraw.equity.cards import FULL_DECK, HAND, card_set, cards_of, checked_set
from tripledraw.equity.compiled import loop
from tripledraw.equity.crowd import every_deal, some_deals
from tripledraw.equity.multisets import tables
from tripledraw.equity.sampling import POT, Deal, announce_sample, sample
from tripledraw.equity.sweep import two_players
from tripledraw.errors import RangeError

MOST_PLAYERS = 6

# What a second is good for: deals of all players but the last, each of which goes through some
# of the last player's draws, of which those are looked at that beat the others.
_EXACT_WORK = 300_000_000  # at about 3 ns


@dataclass(frozen=True)
class Keep:
    """The cards a player keeps, 0 to 5 of them, and those it is known to have thrown."""

    cards: tuple[int, ...] = ()
    thrown: tuple[int, ...] = ()


def last_draw(
    keeps: Sequence[Keep],
    *,
    dead: Sequence[int] = (),
    samples: int | None = None,
    seed: int = 0,
    progress: Progress | None = None,
    announce: Announce | None = None,
) -> Answer:
    """Return the equity of two to six players who draw once to what they keep.

    Cards thrown and ``dead`` cards cannot be drawn. CardError for what is no card and for one
    that is there twice, RangeError for a card of two players, other numbers of players, and
    more cards to draw than there are, DrawsError for samples and seeds that are no whole
    numbers. Two players cost O(hands * 2**draw); more are exact up to 300 million steps
    (``work``). From there ``samples`` deals, 400,000 if not given, are sampled,
    which ``announce`` is told first.
    """
    if samples is not None:
        check_count("samples", samples, 1)
    check_count("seed", seed, 0)
    stub = FULL_DECK & ~_taken(keeps, dead)
    sizes = [HAND - len(keep.cards) for keep in keeps]
    left = stub.bit_count()
    if sum(sizes) > left:
        raise RangeError(
            f"the players draw {sum(sizes)} cards, and {left} {'is' if left == 1 else 'are'} left"
        )
    if len(keeps) == 2:
        return _two(keeps, sizes, stub)
    if work(sizes, left) <= _EXACT_WORK:
        return _crowd(keeps, sizes, stub)
    count = announce_sample(announce, samples)
    return sample(_some_deals(keeps, sizes, stub), len(keeps), 1, count, seed, progress, announce)


def work(sizes: Sequence[int], left: int) -> int:
    """Return about how many steps it takes to go through every deal of three or more players."""
    *others, last = sorted(sizes)
    deals = 1
    for size in others:
        deals *= comb(left, size)
        left -= size
    return deals * (10 + comb(left, last) // 10)


def deals_of(sizes: Sequence[int], left: int) -> int:
    """Return in how many ways so many cards can be dealt to each player."""
    drawn = [sum(sizes[:i]) for i in range(len(sizes))]
    return prod(comb(left - before, size) for before, size in zip(drawn, sizes, strict=True))


def _taken(keeps: Sequence[Keep], dead: Sequence[int]) -> int:
    """The set of all cards that cannot be drawn, after a look at what is impossible."""
    if not 2 <= len(keeps) <= MOST_PLAYERS:
        raise RangeError(
            f"equity is between 2 to {MOST_PLAYERS} players, and these are {len(keeps)}"
        )
    places = [(f"hand {i}", (*keep.cards, *keep.thrown)) for i, keep in enumerate(keeps, 1)]
    taken: dict[int, str] = {}
    for place, cards in [*places, ("the dead cards", tuple(dead))]:
        for card in cards_of(checked_set(cards, place)):
            if card in taken:
                raise RangeError(
                    f"{write_card(card)} is in {taken[card]} and in {place}: a card is in one place"
                )
            taken[card] = place
    for i, keep in enumerate(keeps, 1):
        if len(keep.cards) > HAND:
            raise RangeError(f"hand {i} keeps {len(keep.cards)} cards: a hand is five")
    return card_set(taken)


def _two(keeps: Sequence[Keep], sizes: Sequence[int], stub: int) -> Answer:
    a, b = (card_set(keep.cards) for keep in keeps)
    wins, ties, total = loop(two_players)(a, b, sizes[0], sizes[1], stub, tables())
    won, tied, deals = int(wins), int(ties), int(total)
    lost = deals - won - tied
    counts = ((won, tied, lost), (lost, tied, won))
    parts = (2 * won + tied, 2 * lost + tied)
    return _exact(counts, [part / (2 * deals) for part in parts], deals)


def _exact(
    counts: tuple[tuple[int, int, int], ...], equities: Sequence[float], deals: int
) -> Answer:
    shares = tuple(
        Share(win / deals, tie / deals, lose / deals, equity)
        for (win, tie, lose), equity in zip(counts, equities, strict=True)
    )
    return Answer(shares, 1, True, deals, counts)


def _arrays(keeps: Sequence[Keep], sizes: Sequence[int], stub: int) -> tuple[Any, Any, Any]:
    import numpy as np  # of the extra "fast"; the game itself never needs it

    kept = np.zeros((len(keeps), HAND), np.int64)
    for row, keep in zip(kept, keeps, strict=True):
        row[: len(keep.cards)] = keep.cards
    return kept, np.array(sizes, np.int64), np.array(cards_of(stub), np.int64)


def _crowd(keeps: Sequence[Keep], sizes: Sequence[int], stub: int) -> Answer:
    import numpy as np

    order = sorted(range(len(keeps)), key=lambda player: sizes[player])
    tally = np.zeros((len(keeps), 4), np.int64)
    arrays = _arrays([keeps[i] for i in order], [sizes[i] for i in order], stub)
    try:
        loop(every_deal)(*arrays, tally)
    except KeyboardInterrupt:
        if not tally.any():  # compiled code hears Ctrl-C when it is done: all is counted
            raise
    deals = deals_of(sizes, len(cards_of(stub)))
    rows = [tally[order.index(player)].tolist() for player in range(len(keeps))]
    counts = tuple((win, tie, deals - win - tie) for win, tie, _, _ in rows)
    return _exact(counts, [row[2] / (POT * deals) for row in rows], deals)


def _some_deals(keeps: Sequence[Keep], sizes: Sequence[int], stub: int) -> Deal:
    arrays = _arrays(keeps, sizes, stub)

    def deal(deals: int, tries: int, state: Any, tally: Any, count: Any) -> None:
        loop(some_deals)(*arrays, min(deals, tries), state, tally, count)

    return deal
