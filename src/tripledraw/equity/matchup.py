"""Equity of hands and ranges over one to three draws.

    >>> equity(["JcTd9h8d6s", "D1:2c3d5h7s"]).shares[1].equity
    0.4418604651162791

Exact where going through every pair of hands and every draw takes about two seconds; the last
draw of each is counted by the sweep. Else hands are dealt and played at random. Cards thrown do not
come again, as at a table until the stub is dry.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import comb
from typing import Any

from tripledraw.cards import DECK_SIZE, parse, write
from tripledraw.equity.answers import Announce, Answer, Progress, Share
from tripledraw.equity.compiled import kernels
from tripledraw.equity.last_draw import MOST_PLAYERS, Keep, last_draw
from tripledraw.equity.multisets import HAND, tables
from tripledraw.equity.ranges import Combo, Range, card_set, cards_of, parse_range
from tripledraw.equity.several import several
from tripledraw.equity.sides import POLICIES, Side, sides
from tripledraw.errors import RangeError

Array = Any  # an array of NumPy, which is not needed to read this module

MOST_DRAWS = 3
SAMPLES = 400_000
_EXACT_WORK = 600_000  # last draws of two players, each counted in about 3 us
_CHUNK = 20_000  # hands between two looks at the progress
_SUIT = 0x1_1111_1111_1111
"""The clubs of a deck; shifted by 1 to 3 the other suits."""


@dataclass(frozen=True)
class Ask:
    """A question between two players as ``playing`` takes it."""

    sides: tuple[Side, Side]
    weights: tuple[Array, Array]
    dead: int
    draws: int
    forget: bool


def equity(
    players: Sequence[str | Range],
    *,
    draws: int = 1,
    dead: str | Sequence[int] = (),
    policies: str | Sequence[str] = "best",
    samples: int | None = None,
    seed: int = 0,
    reset_deck: bool = False,
    progress: Progress | None = None,
    announce: Announce | None = None,
) -> Answer:
    """Return the equity of two to six hands or ranges with so many draws left.

    ``policies`` (``sides``) is one name for all or one for each player; ``samples`` asks for so
    many hands at random whatever the work; with ``reset_deck`` cards thrown come again. Three
    and more players draw once, with what they keep given. RangeError for a range that cannot be
    read and for hands that cannot meet, ValueError for an unknown policy.
    """
    out = _dead_set(dead)
    found = _ranges(players, draws, out)
    kernels()  # says what is missing before there is work
    names = _policies(policies, len(found))
    if samples is not None and samples < 1:
        raise ValueError(f"{samples} samples tell nothing: ask for 1 or more.")
    if len(found) > 2:
        return several(found, out, reset_deck, samples, seed, progress, announce)
    ask = _ask(found, names, draws, out, reset_deck)
    if samples is None and draws == 1 and len(ask.weights[0]) == len(ask.weights[1]) == 1:
        return _one_pair(ask)
    if samples is None and _work(ask) <= _EXACT_WORK:
        return _exact(ask, progress)
    count = samples or SAMPLES
    if announce:
        why = "As asked" if samples else "There are too many deals to go through"
        announce(f"{why}: {count:,} hands are dealt and played at random.")
    return _sampled(ask, count, seed, progress)


def _dead_set(dead: str | Sequence[int]) -> int:
    return card_set(parse(dead) if isinstance(dead, str) else tuple(dead))


def _ranges(players: Sequence[str | Range], draws: int, dead: int) -> list[Range]:
    """The ranges without dead cards, after a look at what is impossible."""
    if not 1 <= draws <= MOST_DRAWS:
        raise RangeError(f"The game has {MOST_DRAWS} draws: {draws} is not 1 to {MOST_DRAWS}.")
    if not 2 <= len(players) <= MOST_PLAYERS:
        raise RangeError(f"Equity is between 2 to {MOST_PLAYERS} players, not {len(players)}.")
    if len(players) > 2 and draws > 1:
        raise RangeError(f"Over {draws} draws equity is between two players, not {len(players)}.")
    found = []
    for place, player in enumerate(players, start=1):
        given = parse_range(player) if isinstance(player, str) else player
        left = given.without(dead)
        if not left.weights:
            raise RangeError(
                f'No hand is left in range {place}, "{given.text}": each holds a dead card '
                f"({write(cards_of(dead))})."
            )
        found.append(left)
    return found


def _policies(policies: str | Sequence[str], count: int) -> list[str]:
    names = [policies] * count if isinstance(policies, str) else list(policies)
    if len(names) != count:
        raise ValueError(f"{len(names)} policies for {count} players: give one, or one for each.")
    for name in names:
        if name not in POLICIES:
            raise ValueError(f'"{name}" is no policy: they are {", ".join(POLICIES)}.')
    return names


def _ask(ranges: Sequence[Range], policies: list[str], draws: int, dead: int, forget: bool) -> Ask:
    import numpy as np  # of the extra "fast"; the game itself never needs it

    first, second = _one_of_each_suit_change(ranges, dead), ranges[1].weights
    _check_meeting(first, second)
    weights = (np.array(list(first.values())), np.array(list(second.values())))
    return Ask(sides((first, second), policies, draws), weights, dead, draws, forget)


def _held(combos: dict[Combo, float]) -> Array:
    import numpy as np

    return np.array([combo.kept | combo.thrown for combo in combos], np.int64)


def _check_meeting(first: dict[Combo, float], second: dict[Combo, float]) -> None:
    theirs = _held(second)
    for cards in _held(first):
        if (theirs & cards == 0).any():
            return
    if len(first) == len(second) == 1:
        both = int(_held(first)[0] & theirs[0])
        raise RangeError(f"Both hands hold {write(cards_of(both))}: a card is in one place.")
    raise RangeError("No hand of one range can meet one of the other: all of them share a card.")


def _one_of_each_suit_change(ranges: Sequence[Range], dead: int) -> dict[Combo, float]:
    """The first range with hands joined that are the same but for the names of the suits.

    Only changes of suits count that leave both ranges and the dead cards as they are.
    """
    same = [
        change
        for change in permutations(range(4))
        if _changed(dead, change) == dead and all(_stays(found.weights, change) for found in ranges)
    ]
    joined: dict[Combo, float] = {}
    for combo, weight in ranges[0].weights.items():
        least = min(_changed_combo(combo, change) for change in same)
        joined[least] = joined.get(least, 0.0) + weight
    return joined


def _changed(cards: int, change: Sequence[int]) -> int:
    return sum(((cards >> suit) & _SUIT) << to for suit, to in enumerate(change))


def _changed_combo(combo: Combo, change: Sequence[int]) -> Combo:
    return Combo(_changed(combo.kept, change), _changed(combo.thrown, change), combo.decided)


def _stays(weights: dict[Combo, float], change: Sequence[int]) -> bool:
    return all(
        weights.get(_changed_combo(combo, change)) == weight for combo, weight in weights.items()
    )


def _one_pair(ask: Ask) -> Answer:
    """The last draw of one hand against another, with the deals counted."""
    (a, b), out = kernels().start(ask.sides, 0, 0, ask.dead, 1, ask.forget, tables())
    keeps = [Keep(cards_of(a)), Keep(cards_of(b))]
    return last_draw(keeps, dead=cards_of(out))


def _work(ask: Ask) -> int:
    """About how many last draws the exact answer takes."""
    import numpy as np

    sizes = [np.bincount(side[3], minlength=HAND + 1).tolist() for side in ask.sides]
    left = DECK_SIZE - 2 * HAND - ask.dead.bit_count()
    total = 0
    for a, hands in enumerate(sizes[0]):
        for b, others in enumerate(sizes[1]):
            each = comb(left + a + b, a) * comb(left + b, b)
            total += hands * others * each ** (ask.draws - 1)
    return total


def _exact(ask: Ask, progress: Progress | None) -> Answer:
    count = len(ask.weights[0])
    step = max(1, count * _CHUNK // max(1, _work(ask)))
    weight = wins = ties = 0.0
    pairs = 0
    for row in range(0, count, step):
        rows = (row, min(row + step, count))
        found = kernels().every_pair(
            ask.sides, ask.weights, rows, ask.dead, ask.draws, ask.forget, tables()
        )
        weight, wins, ties = weight + found[0], wins + found[1], ties + found[2]
        pairs += found[3]
        if progress:
            progress(rows[1], count)
    win, tie = wins / weight, ties / weight
    lose = max(0.0, 1 - win - tie)
    shares = (Share(win, tie, lose, win + tie / 2), Share(lose, tie, win, lose + tie / 2))
    return Answer(shares, ask.draws, True, pairs)


def _sampled(ask: Ask, samples: int, seed: int, progress: Progress | None) -> Answer:
    import numpy as np

    sums = tuple(np.cumsum(weights) / weights.sum() for weights in ask.weights)
    state = np.array([seed % (1 << 64), 0], np.uint64)
    wins = ties = done = 0
    try:
        while done < samples:
            some = min(_CHUNK, samples - done)
            won, tied = kernels().some_pairs(
                ask.sides, sums, some, ask.dead, ask.draws, ask.forget, state, tables()
            )
            wins, ties, done = wins + won, ties + tied, done + some
            if progress:
                progress(done, samples)
    except KeyboardInterrupt:
        if not done:
            raise
    return _of_sample(wins, ties, done, ask.draws, complete=done == samples)


def _of_sample(wins: int, ties: int, deals: int, draws: int, *, complete: bool) -> Answer:
    win, tie = wins / deals, ties / deals
    lose = 1 - win - tie
    mean = win + tie / 2
    error = (max(win + tie / 4 - mean * mean, 0.0) / deals) ** 0.5
    shares = (Share(win, tie, lose, mean, error), Share(lose, tie, win, lose + tie / 2, error))
    counts = ((wins, ties, deals - wins - ties), (deals - wins - ties, ties, wins))
    return Answer(shares, draws, False, deals, counts, complete)
