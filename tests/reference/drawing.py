"""One draw: who throws what, how it is served, and the reshuffle (rules 3.7 and 6)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic

from .words import Cards, Refused, S


class NoOrder(Exception):
    """A reshuffle needs an order that was not given."""


def by_orders(orders: Sequence[Sequence[int]]) -> Callable[[int, Cards], Cards]:
    """How the k-th reshuffle lays a pool: in the sequence its cards have in ``orders[k]``."""

    def lay(k: int, pool: Cards) -> Cards:
        if k >= len(orders):
            raise NoOrder(f"reshuffle {k} has no order: {len(orders)} orders were given")
        return tuple(card for card in orders[k] if card in pool)

    return lay


@dataclass(frozen=True)
class Reshuffle:
    """A reshuffle: ``seat`` had so many of the cards it was owed, and ``stub`` was laid."""

    seat: int | str
    dealt: int
    owed: int
    stub: Cards


@dataclass(frozen=True)
class Deck:
    """The stub (top first) and the muck, and how the muck is laid when it is needed."""

    stub: Cards
    muck: Cards
    lay: Callable[[int, Cards], Cards]
    log: tuple[Reshuffle, ...] = ()

    def thrown(self, cards: Cards) -> "Deck":
        """The deck with these cards on the muck."""
        return replace(self, muck=self.muck + cards)

    def burned(self) -> "Deck":
        """The deck with its top card on the muck; as it was when there is none."""
        return replace(self, stub=self.stub[1:], muck=self.muck + self.stub[:1])

    def reshuffled(self, seat: int | str, dealt: int, owed: int) -> "Deck":
        """What is left of the stub and the whole muck, laid as the new stub."""
        pool = self.stub + self.muck
        assert pool, "no cards left: by rules 6 a draw of a whole hand can never come to this"
        stub = self.lay(len(self.log) + 1, pool)
        done = Reshuffle(seat, dealt, owed, stub)
        return replace(self, stub=stub, muck=(), log=(*self.log, done))

    def served(self, seat: int | str, owed: int) -> tuple["Deck", Cards]:
        """So many cards from the top, one by one; the muck is laid when one is owed and none left.

        For ``standard`` and ``everything``.
        """
        deck, got = self, Cards()
        while len(got) < owed:
            if not deck.stub:
                deck = deck.reshuffled(seat, len(got), owed)
            got += deck.stub[:1]
            deck = replace(deck, stub=deck.stub[1:])
        return deck, got

    def served_without(
        self, barred: frozenset[int], seat: int | str, owed: int
    ) -> tuple["Deck", Cards]:
        """The first cards that are not barred; too few of them: stub and muck are laid first.

        For ``stars``. A card passed over keeps its place.
        """
        deck = self
        if len(deck._not_in(barred)) < owed:
            deck = deck.reshuffled(seat, 0, owed)
        got = deck._not_in(barred)[:owed]
        return replace(deck, stub=tuple(c for c in deck.stub if c not in got)), got

    def _not_in(self, barred: frozenset[int]) -> Cards:
        return tuple(card for card in self.stub if card not in barred)


@dataclass(frozen=True)
class Drawing(Generic[S]):
    """A draw in progress; every declaration gives a new one.

    ``order`` are the live seats in order, ``discards`` what each seat threw, draw by draw.
    """

    order: tuple[S, ...]
    hands: Mapping[S, Cards]
    discards: Mapping[S, tuple[Cards, ...]]
    deck: Deck
    reshuffle: str
    burn_due: bool
    declared: int = 0

    @property
    def actor(self) -> S | None:
        """Who names discards next; None when the draw is over."""
        return self.order[self.declared] if self.declared < len(self.order) else None

    def draw(self, cards: Sequence[int]) -> "Drawing[S]":
        """The draw after the actor threw these cards of its own; () stands pat."""
        seat = self.actor
        if seat is None:
            raise Refused("nobody is to draw")
        held = self.hands[seat]
        if len(set(cards)) != len(cards) or not set(cards) <= set(held):
            raise Refused(f"{seat} throws {cards} of {held}: name own cards, each once")
        thrown = tuple(card for card in held if card in cards)
        declared = replace(
            self,
            hands={**self.hands, seat: tuple(card for card in held if card not in cards)},
            discards={**self.discards, seat: (*self.discards[seat], thrown)},
            declared=self.declared + 1,
        )
        if self.reshuffle == "everything":
            return declared._throw(thrown)._serve_all_after_the_last()
        return declared._serve(seat)._throw(thrown)

    def _throw(self, cards: Cards) -> "Drawing[S]":
        return replace(self, deck=self.deck.thrown(cards))

    def _serve_all_after_the_last(self) -> "Drawing[S]":
        drawing = self
        if self.actor is None:
            for each in self.order:
                drawing = drawing._serve(each)
        return drawing

    def _serve(self, seat: S) -> "Drawing[S]":
        owed = len(self.discards[seat][-1])
        if owed == 0:
            return self
        deck = self.deck.burned() if self.burn_due else self.deck
        if self.reshuffle == "stars":
            barred = frozenset(card for thrown in self.discards[seat] for card in thrown)
            deck, got = deck.served_without(barred, seat, owed)
        else:
            deck, got = deck.served(seat, owed)
        hands = {**self.hands, seat: self.hands[seat] + got}
        return replace(self, deck=deck, hands=hands, burn_due=False)
