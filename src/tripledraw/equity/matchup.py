"""Equity of hands and ranges over one to three draws.

    >>> equity(["JcTd9h8d6s", "D1:2c3d5h7s"]).shares[1].equity
    0.4418604651162791

Exact where going through every pair of hands and every draw takes about two seconds, the last
draw of each being counted by the sweep, and where nobody draws. Else hands are dealt and played
at random. Cards thrown do not come again, as at a table until the stub is dry.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import comb
from typing import Any

from tripledraw.cards import DECK_SIZE, parse, write
from tripledraw.equity.answers import Announce, Answer, Progress
from tripledraw.equity.asked import check_count, check_draws
from tripledraw.equity.cards import HAND, cards_of, checked_set
from tripledraw.equity.compiled import loop
from tripledraw.equity.counting import Tally, count_pairs, exact_answer
from tripledraw.equity.hands import Hands, hands_of, join_equal
from tripledraw.equity.last_draw import MOST_PLAYERS, Keep, last_draw
from tripledraw.equity.multisets import tables
from tripledraw.equity.pats import pat_pairs
from tripledraw.equity.playing import Side, count_some, look_at, some_pairs, start
from tripledraw.equity.ranges import Range, parse_range
from tripledraw.equity.sampling import Deal, announce_sample, meeting_of, sample
from tripledraw.equity.several import several
from tripledraw.equity.sides import POLICIES, cards_drawn, first_keeps, sides
from tripledraw.errors import DrawsError, RangeError

Array = Any  # an array of NumPy, which is not needed to read this module

_EXACT_WORK = 600_000  # last draws of two players, those of a card each counted in about 3 us
_COST = (1, 1, 3, 15, 170, 2_500)
"""How many of these the count of a last draw takes, by the cards of the larger draw."""
_SUIT_CHANGES = 24
_STEP_WORK = 2_000  # last draws between two looks for Ctrl-C


@dataclass(frozen=True)
class Ask:
    """A question between two players."""

    hands: tuple[Hands, Hands]
    policies: tuple[str, str]
    dead: int
    draws: int
    reset_deck: bool

    def shown(self) -> tuple[Array, Array]:
        """The ranks that each hand shows it keeps on the first draw."""
        first, second = map(first_keeps, self.hands, self.policies)
        return first, second

    def sides(self) -> tuple[Side, Side]:
        """The players as ``playing`` takes them; over ranges this takes up to some seconds."""
        return sides(self.hands, self.shown(), self.policies, self.draws)


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
    read, hands that cannot meet, and a deck that may run out, CardError for dead cards that are
    none, DrawsError for policies, draws, samples and seeds that there are not.
    """
    from tripledraw.batch.compile import import_numba

    import_numba()  # says what is missing before there is work
    check_draws(draws)
    if samples is not None:
        check_count("samples", samples, 1)
    check_count("seed", seed, 0)
    out = checked_set(parse(dead) if isinstance(dead, str) else tuple(dead), "the dead cards")
    found = _ranges(players, draws, out)
    names = _policies(policies, len(found))
    _check_deck(found, names, draws, out, reset_deck)
    if len(found) > 2:
        return several(found, out, reset_deck, samples, seed, progress, announce)
    first, second = (hands_of(some.weights) for some in found)
    ask = Ask((first, second), (names[0], names[1]), out, draws, reset_deck)
    if samples is None and (exact := _exact(ask, progress)):
        return exact
    count = announce_sample(announce, samples)  # before the plans are made, which take time too
    return sample(_some_pairs(ask), 2, draws, count, seed, progress, announce)


def _ranges(players: Sequence[str | Range], draws: int, dead: int) -> list[Range]:
    """The ranges without dead cards, after a look at what is impossible."""
    if not 2 <= len(players) <= MOST_PLAYERS:
        raise RangeError(f"equity is between 2 to {MOST_PLAYERS} players, not {len(players)}")
    if len(players) > 2 and draws > 1:
        raise RangeError(f"over {draws} draws equity is between two players, not {len(players)}")
    found = []
    for place, player in enumerate(players, start=1):
        given = parse_range(player) if isinstance(player, str) else player
        left = given.without(dead)
        if not left.weights:
            raise RangeError(
                f'no hand is left in range {place}, "{given.text}": each holds a dead card '
                f"({write(cards_of(dead))})"
            )
        found.append(left)
    return found


def _policies(policies: str | Sequence[str], count: int) -> list[str]:
    names = [policies] * count if isinstance(policies, str) else list(policies)
    if len(names) != count:
        are = "there is 1 policy" if len(names) == 1 else f"there are {len(names)} policies"
        raise DrawsError(f"{are} for {count} players: give one for all, or one for each")
    for name in names:
        if name not in POLICIES:
            raise DrawsError(f'"{name}" is no policy: they are {", ".join(POLICIES)}')
    return names


def _check_deck(
    ranges: Sequence[Range], policies: Sequence[str], draws: int, dead: int, reset_deck: bool
) -> None:
    """RangeError unless the deck is enough whatever is drawn: nothing is reshuffled here."""
    need = HAND * len(ranges)
    left = DECK_SIZE - dead.bit_count()
    if not reset_deck:
        for found, policy in zip(ranges, policies, strict=True):
            left -= max(combo.thrown.bit_count() for combo in found.weights)
            is_open = any(not combo.decided for combo in found.weights)
            if policy != "pat" and len(ranges) == 2:
                need += HAND * (draws - 1 + is_open)
    if left < need:
        raise RangeError(
            f"the deck may run out: without the dead and thrown cards it has {left}, and the "
            f"players can take {need}; name fewer dead cards"
        )


def _exact(ask: Ask, progress: Progress | None) -> Answer | None:
    """The exact answer, None where it would take too long."""
    first, second = ask.hands
    if ask.draws == 1 and len(first.kept) == len(second.kept) == 1:
        return _one_pair(ask)
    work = _work(ask)
    if _EXACT_WORK < work <= _EXACT_WORK * _SUIT_CHANGES:
        ask = replace(ask, hands=(join_equal(first, second, ask.dead), second))
        work = _work(ask)
    if work <= _EXACT_WORK:
        return _every_pair(ask, work, progress)
    return _pats(ask) if _nobody_draws(ask) else None


def _one_pair(ask: Ask) -> Answer:
    """The last draw of one hand against another, with the deals counted."""
    first, second = (hands.held for hands in ask.hands)
    if both := int(first[0] & second[0]):
        raise RangeError(f"both hands hold {write(cards_of(both))}: a card is in one place")
    (a, b), out = loop(start)(ask.sides(), 0, 0, ask.dead, 1, ask.reset_deck, tables())
    keeps = [Keep(cards_of(a)), Keep(cards_of(b))]
    return last_draw(keeps, dead=cards_of(out))


def _work(ask: Ask) -> int:
    """About how many last draws the exact answer takes."""
    import numpy as np

    sizes = [np.bincount(cards_drawn(some), minlength=HAND + 1).tolist() for some in ask.shown()]
    left = max(DECK_SIZE - 2 * HAND - ask.dead.bit_count(), 0)
    total = 0
    for a, hands in enumerate(sizes[0]):
        for b, others in enumerate(sizes[1]):
            each = comb(left + a + b, a) * comb(left + b, b)
            cost = _COST[max(a, b)] if ask.draws == 1 else 1  # later draws are small ones
            total += hands * others * cost * each ** (ask.draws - 1)
    return total


def _every_pair(ask: Ask, work: int, progress: Progress | None) -> Answer:
    pairs = len(ask.hands[0].kept) * len(ask.hands[1].kept)
    step = max(1, pairs * _STEP_WORK // max(1, work))
    weights = (ask.hands[0].weights, ask.hands[1].weights)
    asked = (ask.dead, ask.draws, ask.reset_deck, tables())
    both = ask.sides()

    def count(some: Array) -> Tally:
        return Tally(*loop(count_some)(both, weights, some, *asked))

    return count_pairs(count, pairs, step, ask.draws, progress)


def _nobody_draws(ask: Ask) -> bool:
    """Whether all hands of both players stand pat to the end."""
    later = ask.draws > 1 and set(ask.policies) != {"pat"}
    drawn = any(cards_drawn(some).any() for some in ask.shown())
    is_open = any(
        policy != "pat" and not hands.decided.all()
        for hands, policy in zip(ask.hands, ask.policies, strict=True)
    )
    return not (later or drawn or is_open or any(hands.thrown.any() for hands in ask.hands))


def _pats(ask: Ask) -> Answer:
    import numpy as np

    from tripledraw.equity.draws import binomials

    sorted_hands, pairs = [], []
    for hands in ask.hands:
        numbers = loop(look_at)(hands.kept, tables())[1]
        order = np.argsort(numbers, kind="stable")
        sorted_hands.append((hands.kept[order], numbers[order], hands.weights[order]))
        pairs.append((hands.kept[order], numbers[order], np.ones(len(order))))
    weight, wins, ties = loop(pat_pairs)(*sorted_hands, binomials())
    met = round(loop(pat_pairs)(*pairs, binomials())[0])
    return exact_answer(weight, wins, ties, met, ask.draws)


def _some_pairs(ask: Ask) -> Deal:
    first, second = ask.hands
    meeting = meeting_of((first.held, second.held), (first.weights, second.weights))
    both = ask.sides()

    def deal(deals: int, tries: int, state: Array, tally: Array, count: Array) -> None:
        asked = (meeting, ask.dead, ask.draws, ask.reset_deck, tables(), deals, tries)
        loop(some_pairs)(both, *asked, state, tally, count)

    return deal
