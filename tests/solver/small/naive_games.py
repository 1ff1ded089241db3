"""Kuhn, Leduc and a tiny triple draw as trees of single deals and bets, for `SequenceForm`.

Every card is a card, every player knows what he has seen in its sequence. The betting is
written here a second time.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from tests.solver.small.sequence_form import Chance, Choice, End, Spot

Card = tuple[int, ...]
"""A rank and a suit; where suits are not told apart, a rank."""

Cards = tuple[Card, ...]


@dataclass(frozen=True)
class Betting:
    """A round of limit betting: who acts, what is in, how many bets, who is still to act.

    Nobody can put in more than the stack that both began the hand with.
    """

    put_in: tuple[int, int]
    size: int
    cap: int
    actor: int = 0
    bets: int = 0
    waiting: int = 2
    line: str = ""
    folder: int | None = None
    stack: int = 1_000

    @property
    def over(self) -> bool:
        all_in = min(self.put_in) == self.stack
        return self.waiting == 0 or self.folder is not None or all_in

    def moves(self) -> Iterator[tuple[str, "Betting"]]:
        owed = self.put_in[1 - self.actor] - self.put_in[self.actor]
        if owed:
            yield "f", replace(self, folder=self.actor, line=self.line + "f")
        yield "c", self._pays(owed, self.waiting - 1, self.bets, "c")
        if self.bets < self.cap and max(self.put_in) < self.stack:
            yield "r", self._pays(owed + self.size, 1, self.bets + 1, "r")

    def _pays(self, chips: int, waiting: int, bets: int, letter: str) -> "Betting":
        put_in = list(self.put_in)
        put_in[self.actor] = min(put_in[self.actor] + chips, self.stack)
        return replace(
            self, put_in=tuple(put_in), actor=1 - self.actor, waiting=waiting, bets=bets,
            line=self.line + letter,
        )  # fmt: skip


@dataclass(frozen=True)
class Round:
    """The spots of a betting round; ``then`` makes the spot after it where nobody has folded."""

    betting: Betting
    seen: tuple[object, object]
    then: Callable[[Betting], Spot]

    def opened(self) -> End | Chance | Choice:
        betting = self.betting
        if betting.folder is not None:
            loser = betting.folder
            return End(betting.put_in[1] if loser == 1 else -betting.put_in[0])
        if betting.over:
            return self.then(betting).opened()
        knows = (self.seen[betting.actor], betting.line, betting.put_in)
        moves = [(letter, replace(self, betting=after)) for letter, after in betting.moves()]
        return Choice(betting.actor, knows, moves)


@dataclass(frozen=True)
class Node:
    """A spot that is known already."""

    what: End | Chance | Choice

    def opened(self) -> End | Chance | Choice:
        return self.what


def dealt(deck: Sequence[Card], count: int) -> Iterator[tuple[float, Cards, tuple[Card, ...]]]:
    """Every set of so many cards, with its chance and what is left; equal ones together."""
    ways = Counter(tuple(sorted(cards)) for cards in combinations(deck, count))
    for cards, many in ways.items():
        yield many / ways.total(), cards, without(deck, cards)


def without(deck: Iterable[Card], cards: Iterable[Card]) -> tuple[Card, ...]:
    left = list(deck)
    for card in cards:
        left.remove(card)
    return tuple(left)


def showdown(put_in: tuple[int, int], first: object, second: object) -> Node:
    """The higher wins."""
    return Node(End(put_in[0] * ((first > second) - (first < second))))


def deal_two(deck: Sequence[Card], count: int, then: Callable[..., Spot]) -> Node:
    return Node(
        Chance(
            [
                (p * q, then(first, second, left))
                for p, first, rest in dealt(deck, count)
                for q, second, left in dealt(rest, count)
            ]
        )
    )


def kuhn() -> Spot:
    def bets(first: Cards, second: Cards, _: Cards) -> Spot:
        return Round(
            Betting((1, 1), size=1, cap=1),
            (first, second),
            lambda end: showdown(end.put_in, first, second),
        )

    return deal_two([(rank,) for rank in range(3)], 1, bets)


def leduc() -> Spot:
    def first_bets(first: Cards, second: Cards, left: Cards) -> Spot:
        return Round(
            Betting((1, 1), size=2, cap=2),
            (first, second),
            lambda end: Node(
                Chance(
                    [
                        (p, second_bets(first, second, board, end))
                        for p, (board,), _ in dealt(left, 1)
                    ]
                )
            ),
        )

    def second_bets(first: Cards, second: Cards, board: Card, before: Betting) -> Spot:
        def strength(cards: Cards) -> tuple[bool, int]:
            return cards[0][0] == board[0], cards[0][0]

        return Round(
            Betting(before.put_in, size=4, cap=2),
            tuple((cards, before.line, board) for cards in (first, second)),
            lambda end: showdown(end.put_in, strength(first), strength(second)),
        )

    return deal_two([(rank, suit) for rank in range(3) for suit in range(2)], 1, first_bets)


@dataclass(frozen=True)
class Tiny:
    """A tiny triple draw, big blind 0 and button 1, blinds 1 and 2, small bets 2, cap 2."""

    cards: Sequence[Card]
    draws: tuple[int, ...]
    stack: int = 1_000

    def root(self) -> Spot:
        return deal_two(self.cards, 2, self._opened)

    def _opened(self, first: Cards, second: Cards, left: Cards) -> Spot:
        betting = Betting((2, 1), size=2, cap=2, actor=1, bets=1, stack=self.stack)
        return self._bets(0, betting, (first, second), ((first,), (second,)), left)

    def _bets(self, number: int, betting: Betting, hands, seen, left: Cards) -> Spot:
        def then(end: Betting) -> Spot:
            heard = tuple((*each, end.line) for each in seen)
            if number == len(self.draws):
                return showdown(end.put_in, *(lowness(hand) for hand in hands))
            return self._draws(number, 0, end.put_in, hands, heard, left)

        return Round(betting, seen, then)

    def _draws(self, number: int, player: int, put_in, hands, seen, left: Cards) -> Spot:
        """The player throws some cards; the other hears how many, he himself sees the new ones."""
        moves = []
        for thrown in discards(hands[player], self.draws[number]):
            outcomes = []
            for p, drawn, rest in dealt(left, len(thrown)):
                hand = tuple(sorted(without(hands[player], thrown) + drawn))
                after = tuple(hand if who == player else hands[who] for who in (0, 1))
                heard = tuple(
                    (*seen[who], (thrown, drawn) if who == player else len(thrown))
                    for who in (0, 1)
                )
                outcomes.append((p, self._drawn(number, player, put_in, after, heard, rest)))
            moves.append((thrown, Node(Chance(outcomes))))
        return Node(Choice(player, seen[player], moves))

    def _drawn(self, number: int, player: int, put_in, hands, seen, left: Cards) -> Spot:
        if player == 0:
            return self._draws(number, 1, put_in, hands, seen, left)
        size = 2 if number + 2 <= 2 else 4
        betting = Betting(put_in, size=size, cap=2, stack=self.stack)
        return self._bets(number + 1, betting, hands, seen, left)


def discards(hand: Cards, most: int) -> list[Cards]:
    """All that can be thrown; equal cards are one choice."""
    return sorted({thrown for count in range(most + 1) for thrown in combinations(hand, count)})


def lowness(hand: Cards) -> tuple[bool, tuple[int, ...]]:
    """More is better: no pair, then the lower cards, the higher of them first."""
    low, high = sorted(card[0] for card in hand)
    return low != high, (-high, -low)


def by_rank(ranks: int, copies: int) -> list[Card]:
    """A deck whose suits nobody sees."""
    return [(rank,) for rank in range(ranks) for _ in range(copies)]


def by_card(ranks: int, copies: int) -> list[Card]:
    """A deck whose cards all look different."""
    return [(rank, suit) for rank in range(ranks) for suit in range(copies)]
