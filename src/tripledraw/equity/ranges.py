"""Ranges of hands as players write them: ``D1:2347@0.5,2357; pat 86-; D2:237``.

The grammar is in docs/reference/ranges.md. A range is read into combinations: cards kept, cards
known to be thrown, and the weight of each, 0 to 1. Where two items hold the same combination
the later one counts, so that ``pat 86-, 86432@0.5`` is every 86 or better and fewer of one.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import NamedTuple, NoReturn

from tripledraw.cards import RANKS, SUITS, parse
from tripledraw.equity.cards import HAND, card_set
from tripledraw.errors import CardError, RangeError
from tripledraw.hands.ranking import Category, ranks_within

_MOST_THROWN = 3 * HAND
_WEIGHT = re.compile(r"[0-9]+(\.[0-9]+)?|\.[0-9]+")


class Combo(NamedTuple):
    """One way to hold a range; sets of cards are 52 bits, card c being bit c."""

    kept: int
    """The cards that stay on the next draw, or all five where that is not decided."""
    thrown: int = 0
    """The cards known to be thrown."""
    decided: bool = True
    """Whether the range says what happens on the next draw; else a policy does."""


@dataclass(frozen=True)
class Range:
    """A range as it was written, and the weight of each of its combinations."""

    text: str
    weights: dict[Combo, float]

    def without(self, dead: int) -> "Range":
        """The combinations that hold and threw none of the dead cards."""
        if not dead:
            return self
        left = {
            combo: weight
            for combo, weight in self.weights.items()
            if not (combo.kept | combo.thrown) & dead
        }
        return Range(self.text, left)


def parse_range(text: str) -> Range:
    """Read a range. RangeError, with the character where it goes wrong, for what is none.

    Takes time in proportion to its combinations, at most 1.3 million.
    """
    weights: dict[Combo, float] = {}
    for start, group in _split(text, ";", 0, len(text)):
        for item in _items(text, start, start + len(group)):
            weights.update(dict.fromkeys(item.combos(), item.weight))
    return Range(text, weights)


@dataclass(frozen=True)
class _Item:
    """One item between commas: ``draws`` is None where nothing says how many."""

    text: str
    start: int
    body: str
    draws: int | None
    after_slash: str
    weight: float

    @property
    def thrown(self) -> int:
        """The cards after the slash."""
        if not self.after_slash.strip():
            return 0
        return _cards_at(self.text, self.start + len(self.body) + 1, self.after_slash)

    def combos(self) -> Iterable[Combo]:
        if any(letter in SUITS for letter in self.body.lower()):
            return [self._cards()]
        if self.draws is None:
            _fail(
                self.text, self.start,
                "a hand is five cards such as 7c5d4h3s2c, a made hand starts with pat, "
                "a draw with D1: to D5",
            )  # fmt: skip
        return self._keeps() if self.draws else self._made()

    def _cards(self) -> Combo:
        kept = _cards_at(self.text, self.start, self.body)
        # The slash between them is read as a space, so that a card kept and thrown is met twice.
        _cards_at(self.text, self.start, f"{self.body} {self.after_slash}")
        self._check_count(kept.bit_count(), "cards")
        if self.draws is None and self.thrown:
            _fail(self.text, self.start, "cards are thrown on a draw: write D1: to D5 before it")
        self._check_pat()
        return Combo(kept, self.thrown, self.draws is not None)

    def _check_pat(self) -> None:
        if self.draws == 0 and self.after_slash:
            _fail(self.text, self.start, "a hand that stands pat throws no cards")

    def _check_count(self, count: int, what: str) -> None:
        keeps = HAND - (self.draws or 0)
        if count != keeps:
            how = f"D{self.draws} keeps" if self.draws else "a hand has"
            _fail(self.text, self.start, f"{how} {keeps} {what}, and these are {count}")

    def _keeps(self) -> Iterator[Combo]:
        """Every suit of the ranks kept."""
        ranks, thrown = _ranks_at(self.text, self.start, self.body), self.thrown
        self._check_count(len(ranks), "ranks")
        choices = []
        for rank in sorted(set(ranks)):
            if ranks.count(rank) > len(SUITS):
                _fail(self.text, self.start, f"there are four cards of rank {RANKS[rank]}")
            suits = combinations(range(len(SUITS)), ranks.count(rank))
            choices.append([sum(1 << (4 * rank + suit) for suit in some) for some in suits])
        for cards in product(*choices):
            if not sum(cards) & thrown:
                yield Combo(sum(cards), thrown)

    def _made(self) -> Iterator[Combo]:
        self._check_pat()
        first, dash, last = self.body.partition("-")
        best, worst = self._span(self.start, first.strip())
        if dash and not last.strip():
            best = 1
        elif dash:
            offset = len(first) + 1 + len(last) - len(last.lstrip())
            after, worst = self._span(self.start + offset, last.strip())
            if after < best:
                _fail(
                    self.text, self.start + offset,
                    f"{last.strip()} is better than {first}: write the better hand first",
                )  # fmt: skip
        for number in range(best, worst + 1):
            yield from map(Combo, _unsuited(number))

    def _span(self, start: int, prefix: str) -> tuple[int, int]:
        """The numbers of the best and the worst hand whose highest ranks are these."""
        ranks = tuple(_ranks_at(self.text, start, prefix))
        if not ranks:
            _fail(self.text, start, "a made hand is missing, such as 86, 86- or 86432")
        lows = ranks_within(Category.NO_PAIR)
        found = [i for i, low in enumerate(lows, start=1) if low[: len(ranks)] == ranks]
        if not found and ranks in ranks_within(Category.STRAIGHT):
            _fail(self.text, start, f"{prefix} is a straight: made hands of ranks are lows")
        if not found:
            _fail(
                self.text, start,
                f"no hand without pair and straight begins with {prefix}: "
                "ranks go from high to low",
            )  # fmt: skip
        return found[0], found[-1]


@cache
def _unsuited(number: int) -> list[int]:
    """The 1,020 ways to hold a low that is no flush."""
    ranks = ranks_within(Category.NO_PAIR)[number - 1]
    suits = range(len(SUITS))
    columns = [[1 << (4 * rank + suit) for suit in suits] for rank in ranks]
    flushes = {sum(column[suit] for column in columns) for suit in suits}
    return [cards for cards in map(sum, product(*columns)) if cards not in flushes]


def _split(text: str, mark: str, start: int, end: int) -> Iterator[tuple[int, str]]:
    """The parts between marks, each with the place of its first character; none is empty."""
    for part in text[start:end].split(mark):
        lead = len(part) - len(part.lstrip())
        if not part.strip():
            what = "the range is empty" if not text.strip() else "something is missing here"
            _fail(text, min(start + lead, max(len(text) - 1, 0)), what)
        yield start + lead, part.strip()
        start += len(part) + len(mark)


def _items(text: str, start: int, end: int) -> Iterator[_Item]:
    draws, start = _head(text, start, end)
    if draws == HAND:
        weight = _weight(text, start, text[start:end])
        yield _Item(text, start, "", draws, "", weight)
        return
    for place, part in _split(text, ",", start, end):
        if draws is not None and part[:1].upper() in ("D", "P"):
            _fail(text, place, 'groups are separated by ";", and this begins another one')
        rest = part.partition("@")[0]
        body, slash, thrown = rest.partition("/")
        if slash:
            after = place + len(body) + 1
            if _cards_at(text, after, thrown).bit_count() > _MOST_THROWN:
                _fail(text, after, "three draws throw at most 15 cards")
        share = _weight(text, place + len(rest), part[len(rest) :])
        yield _Item(text, place, body, draws, thrown, share)


def _head(text: str, start: int, end: int) -> tuple[int | None, int]:
    """How many cards a group draws, and where its items begin."""
    group = text[start:end]
    if group[:3].lower() == "pat":
        return 0, start + 3
    if group[:1].upper() != "D":
        return None, start
    if group[1:2] not in tuple("012345"):
        _fail(text, min(start + 1, end - 1), "a draw is D0 to D5, by the number of cards drawn")
    draws = int(group[1])
    if draws == HAND:
        return draws, start + 2
    after = start + 2 + len(group[2:]) - len(group[2:].lstrip())
    if text[after : after + 1] != ":" or after >= end:
        _fail(text, min(after, end - 1), f"after D{draws} comes a colon and what is kept")
    return draws, after + 1


def _weight(text: str, start: int, part: str) -> float:
    """The weight that ``part``, "@0.5" or nothing, gives."""
    if not part.strip():
        return 1.0
    lead = len(part) - len(part.lstrip())
    if part[lead] != "@":
        _fail(text, start + lead, f"{part[lead]} cannot stand here")
    number = part[lead + 1 :].strip()
    if _WEIGHT.fullmatch(number) and 0 < float(number) <= 1:
        return float(number)
    _fail(text, min(start + lead + 1, len(text) - 1), "a weight is above 0 and at most 1, as @0.5")


def _ranks_at(text: str, start: int, letters: str) -> list[int]:
    """The ranks of letters, which may have spaces between them."""
    ranks = []
    for place, letter in enumerate(letters, start):
        if letter.isspace():
            continue
        if len(letter.upper()) > 1 or letter.upper() not in RANKS:
            _fail(text, place, f'"{letter}" is no rank: they are {RANKS}')
        ranks.append(RANKS.index(letter.upper()))
    return ranks


def _cards_at(text: str, start: int, cards: str) -> int:
    try:
        found = parse(cards)
    except CardError as error:
        known = (
            len(error.text) == 2 and error.text[0].upper() in RANKS and error.text[1] in "cdhsCDHS"
        )
        what = (
            "is there a second time" if known else "is no card, which has a rank and a suit as 7c"
        )
        _fail(text, start + error.position, f'"{error.text}" {what}')
    if not found:
        _fail(text, start, "cards are missing")
    return card_set(found)


def _fail(text: str, position: int, what: str) -> NoReturn:
    position = min(position, max(len(text) - 1, 0))  # what is missing is missed after the last
    raise RangeError(
        f"at character {position + 1} of the range: {what}", text=text, position=position
    )
