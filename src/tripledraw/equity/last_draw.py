"""Equity on the last draw: every player keeps some cards and draws the others, once.

Two players are counted exactly in 3 us (a card each) to 5 ms (five cards each) by the sweep of
``sweep``. Three to six are counted exactly, card by card, where that ends within about a second,
and dealt at random otherwise.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, prod
from typing import Any

from tripledraw.cards import UNKNOWN, write
from tripledraw.equity.answers import Announce, Answer, Progress, Share
from tripledraw.equity.compiled import kernels
from tripledraw.equity.multisets import tables
from tripledraw.equity.ranges import card_set, cards_of
from tripledraw.errors import RangeError

HAND = 5
DECK = (1 << 52) - 1
MOST_PLAYERS = 6
SAMPLES = 1_000_000
POT = 60  # parts of a pot, as in ``crowd``

# What a second is good for: deals of all players but the last, each of which goes through some
# of the last player's draws, of which those are looked at that beat the others.
_EXACT_WORK = 300_000_000  # at about 3 ns
_CHUNK = 50_000


@dataclass(frozen=True)
class Keep:
    """The cards a player keeps, 0 to 5 of them, and those it is known to have thrown."""

    cards: tuple[int, ...] = ()
    thrown: tuple[int, ...] = ()


def last_draw(
    keeps: Sequence[Keep],
    *,
    dead: Sequence[int] = (),
    samples: int = SAMPLES,
    seed: int = 0,
    progress: Progress | None = None,
    announce: Announce | None = None,
) -> Answer:
    """Return the equity of two to six players who draw once to what they keep.

    Cards thrown and ``dead`` cards cannot be drawn. RangeError for a card in two places and
    for more cards to draw than there are. Two players cost O(hands * 2**draw); more are exact
    up to 300 million steps (``work``). From there ``samples`` deals are sampled, which
    ``announce`` is told first.
    """
    _check(keeps, dead)
    stub = DECK & ~sum(card_set(keep.cards) | card_set(keep.thrown) for keep in keeps)
    stub &= ~card_set(tuple(dead))
    sizes = [HAND - len(keep.cards) for keep in keeps]
    if sum(sizes) > len(cards_of(stub)):
        raise RangeError(
            f"The players draw {sum(sizes)} cards, and {len(cards_of(stub))} are left."
        )
    if len(keeps) == 2:
        return _two(keeps, sizes, stub)
    if work(sizes, len(cards_of(stub))) <= _EXACT_WORK:
        return _crowd(keeps, sizes, stub)
    if announce:
        announce(
            f"Too many deals to count within a second: {samples:,} are dealt at random instead."
        )
    deal, arguments = kernels().some_deals, _arrays(keeps, sizes, stub)
    return sample(deal, arguments, len(keeps), samples, seed, progress)


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


def _check(keeps: Sequence[Keep], dead: Sequence[int]) -> None:
    if not 2 <= len(keeps) <= MOST_PLAYERS:
        raise RangeError(
            f"Equity is between 2 to {MOST_PLAYERS} players, and these are {len(keeps)}."
        )
    where: dict[int, str] = {}
    places = [(f"hand {i}", (*keep.cards, *keep.thrown)) for i, keep in enumerate(keeps, 1)]
    for place, cards in [*places, ("the dead cards", tuple(dead))]:
        for card in cards:
            if not UNKNOWN < card < 52:
                raise RangeError(f"{card} in {place} is no card: cards are 0..51.")
            if card in where:
                raise RangeError(
                    f"{write([card])} is in {where[card]} and in {place}: a card is in one place."
                )
            where[card] = place
    for i, keep in enumerate(keeps, 1):
        if len(keep.cards) > HAND:
            raise RangeError(f"Hand {i} keeps {len(keep.cards)} cards: a hand is five.")


def _two(keeps: Sequence[Keep], sizes: Sequence[int], stub: int) -> Answer:
    a, b = (card_set(keep.cards) for keep in keeps)
    wins, ties, total = kernels().two_players(a, b, sizes[0], sizes[1], stub, tables())
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
    kernels().every_deal(*arrays, tally)
    deals = deals_of(sizes, len(cards_of(stub)))
    rows = [tally[order.index(player)].tolist() for player in range(len(keeps))]
    counts = tuple((win, tie, deals - win - tie) for win, tie, _, _ in rows)
    return _exact(counts, [row[2] / (POT * deals) for row in rows], deals)


def sample(
    deal: Any, arguments: tuple[Any, ...], players: int, samples: int, seed: int,
    progress: Progress | None,
) -> Answer:  # fmt: skip
    """Return the answer of so many deals of a loop of ``crowd``; fewer after Ctrl-C."""
    import numpy as np

    tally = np.zeros((players, 4), np.int64)
    state = np.array([seed % (1 << 64), 0], np.uint64)
    done = 0
    try:
        while done < samples:
            some = min(_CHUNK, samples - done)
            deal(*arguments, some, state, tally)
            done += some
            if progress:
                progress(done, samples)
    except KeyboardInterrupt:
        if not done:
            raise
    return _of_sample(tally.tolist(), done, complete=done == samples)


def _of_sample(tally: Sequence[Sequence[int]], deals: int, *, complete: bool) -> Answer:
    shares = []
    for win, tie, parts, squares in tally:
        equity = parts / (POT * deals)
        spread = squares / (POT * POT * deals) - equity * equity
        error = (max(spread, 0.0) / deals) ** 0.5
        shares.append(Share(win / deals, tie / deals, 1 - (win + tie) / deals, equity, error))
    return Answer(tuple(shares), 1, False, deals, complete=complete)
