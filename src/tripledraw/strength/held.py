"""What the opponent may hold: many weighted hands of real cards, and what happens to them.

Sequential importance resampling: a hand's weight is multiplied by how often the opponent does
with it what it did; hands draw as it draws, from the deck without the cards that the player has
seen, those it holds and those it threw. Where few hands carry most of the weight they are
multiplied. As more hands are taken, the shares go to the exact ones.
"""

from typing import Any, NamedTuple

import numpy as np

from tripledraw.batch.streams import stream_of, word_at
from tripledraw.equity.compiled import loop
from tripledraw.rules.seats import count
from tripledraw.rules.words import DECK_CARDS, DRAW_MASKS, HAND_CARDS

Array = Any
Word = Any

CHANCE_OF_CARDS = 8
"""Words of a stream before this are for cards, the one here picks among discards."""


class Held(NamedTuple):
    """Hands of one seat.

    ``hands``    uint8[n, 5]: the cards of each, low to high
    ``thrown``   int64[n]: the set of cards that each has thrown away
    ``weights``  float64[n]: how likely each is, adding up to 1
    """

    hands: Array
    thrown: Array
    weights: Array

    def size(self) -> float:
        """How many equally likely hands the weights are worth."""
        return float(1 / (self.weights**2).sum())


def dealt(hands: int, seen: int, seed: int) -> Held:
    """So many hands by chance, without the cards of the set ``seen``."""
    cards = np.zeros((hands, HAND_CARDS), np.uint8)
    loop(deal)(cards, seen, np.uint64(seed))
    return Held(cards, np.zeros(hands, np.int64), np.full(hands, 1 / hands))


def weighed(held: Held, likely: Array) -> Held:
    """After the opponent did what it does this ``likely`` with each hand: float64[n].

    What no hand would do tells nothing.
    """
    weights = held.weights * likely
    total = weights.sum()
    return held._replace(weights=weights / total) if total > 0 else held


def without(held: Held, cards: int) -> Held:
    """After the player was dealt a set of cards, which no hand has and none threw."""
    free = np.zeros(len(held.weights))
    loop(find_free)(held.hands, held.thrown, cards, free)
    return weighed(held, free)


def drawn(held: Held, chances: Array, cards: int, seen: int, seed: int) -> Held:
    """After the opponent drew so many ``cards``.

    ``chances`` float64[n, 32] say how often each hand throws away which positions; ``seen`` is
    the set of cards that the player has seen so far.
    """
    so_many = np.array([mask.bit_count() == cards for mask in range(DRAW_MASKS)])
    chances = np.where(so_many, chances, 0.0)
    if not held.weights @ chances.sum(1) > 0:
        chances = np.tile(np.where(so_many, 1.0, 0.0), (len(chances), 1))
    after = evened(weighed(held, chances.sum(1)), chances, seed)
    hands, thrown = after[0].hands.copy(), after[0].thrown.copy()
    loop(draw)(hands, thrown, after[1], seen, np.uint64(seed))
    return Held(hands, thrown, after[0].weights)


def evened(held: Held, chances: Array, seed: int) -> tuple[Held, Array]:
    """Multiply the likely hands where the weights are worth less than half as many equal ones."""
    n = len(held.weights)
    if 2 * held.size() > n:
        return held, chances
    places = picks(held, n, seed)
    chosen = Held(held.hands[places], held.thrown[places], np.full(n, 1 / n))
    return chosen, chances[places]


def picks(held: Held, hands: int, seed: int) -> Array:
    """int64[hands]: places of hands, each as often as its weight asks for (systematic)."""
    start = float(np.random.default_rng(seed).random())
    points = (start + np.arange(hands)) / hands
    found: Array = np.searchsorted(held.weights.cumsum(), points)
    return found.clip(max=len(held.weights) - 1)


def mask_of(cards: Any) -> int:
    """Cards as a set of bits."""
    return sum(1 << int(card) for card in cards)


# Compiled: functions over numbers and arrays alone.


def deal(hands: Array, seen: int, seed: Word) -> None:
    """Deal every hand from the cards not seen."""
    deck = np.empty(DECK_CARDS + 1, np.int64)
    for i in range(len(hands)):
        size = lay_deck(deck, seen)
        stream = stream_of(seed, i)
        for k in range(HAND_CARDS):
            hands[i, k] = take_card(deck, k, size, word_at(stream, k))
        sort_hand(hands, i)


def lay_deck(deck: Array, gone: int) -> int:
    """Lay all cards but those gone; gives how many there are. The place behind them is used."""
    size = 0
    for card in range(DECK_CARDS):
        deck[size] = card
        size += 1 - (gone >> card & 1)
    return size


def take_card(deck: Array, taken: int, size: int, word: Any) -> Any:
    """Lay any card that is left at the place ``taken``, and give it."""
    place = taken + (word * (size - taken) >> 32)
    card = deck[place]
    deck[place] = deck[taken]
    deck[taken] = card
    return card


def sort_hand(hands: Array, i: int) -> None:
    """Lay the cards of a hand low to high."""
    for k in range(1, HAND_CARDS):
        card = hands[i, k]
        at = k
        while at > 0 and hands[i, at - 1] > card:
            hands[i, at] = hands[i, at - 1]
            at -= 1
        hands[i, at] = card


def find_free(hands: Array, thrown: Array, cards: int, free: Array) -> None:
    """Write 1 where a hand has and had none of the cards."""
    for i in range(len(hands)):
        if cards & (thrown[i] | set_of(hands, i)) == 0:
            free[i] = 1.0


def set_of(hands: Array, i: int) -> Any:
    """The cards of a hand as a set of bits."""
    cards: Any = 0
    for k in range(HAND_CARDS):
        cards |= 1 << np.int64(hands[i, k])
    return cards


def draw(hands: Array, thrown: Array, chances: Array, seen: int, seed: Word) -> None:
    """Every hand throws away by its chances and draws from what is left of the deck."""
    deck = np.empty(DECK_CARDS + 1, np.int64)
    for i in range(len(hands)):
        stream = stream_of(seed, i)
        mask = pick_mask(chances, i, word_at(stream, CHANCE_OF_CARDS))
        if count(mask) == 0:
            continue
        size = lay_deck(deck, seen | thrown[i] | set_of(hands, i))
        taken = 0
        for k in range(HAND_CARDS):
            if mask >> k & 1:
                thrown[i] |= 1 << np.int64(hands[i, k])
                hands[i, k] = take_card(deck, taken, size, word_at(stream, taken))
                taken += 1
        sort_hand(hands, i)


def pick_mask(chances: Array, i: int, word: Any) -> int:
    """The discards on which a word falls; 0 where all chances are 0."""
    total = 0.0
    for mask in range(DRAW_MASKS):
        total += chances[i, mask]
    point = word * total / 2.0**32
    last = 0
    for mask in range(DRAW_MASKS):
        if chances[i, mask] > 0.0:
            last = mask
            point -= chances[i, mask]
            if point < 0.0:
                break
    return last
