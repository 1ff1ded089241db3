"""Chance for hands by the million: every word is a function of the seed, the hand and its use.

The words are the outputs of SplitMix64 (Steele, Lea and Flood 2014), whose n-th output is a
hash of n. Hand i owns the outputs 2048 i .. 2048 i + 2047 of the generator that the seed
starts: 64 for each order of cards, the upper half for the decisions. So a hand is the same
whoever plays it, in whatever sequence, on however many threads. After `HANDS_A_SEED` hands the
outputs begin again.

The lower half holds 16 orders, and no hand needs more than 14: a seat that is served makes the
stub run dry at most once, since a reshuffle gives more than five cards, and so do all six
together in the first draw, for which the deck and one reshuffle are enough. A decision after
the 1,024th, which needs stakes without a cap, has the chance of the one 1,024 before it.

Bounded numbers are the upper half of a product of 32 bits: no choice among 52 or fewer is
favoured by more than 2 ** -26.
"""

from typing import Any

import numpy as np

from tripledraw.rules.words import DECK_CARDS

Word = Any
"""64 bits, as np.uint64."""
Cards = Any
"""An array of cards, or that field of a record."""

HAND_WORDS = np.uint64(2048)
ORDER_WORDS = 64
FIRST_CHANCE = 1024
CHANCES = 1024
HANDS_A_SEED = 2**64 // int(HAND_WORDS)

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31, _S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def mixed(word: Word) -> Word:
    """The hash of SplitMix64: every bit of the word changes about half of the bits."""
    word = (word ^ (word >> _S30)) * _MIX_1
    word = (word ^ (word >> _S27)) * _MIX_2
    return word ^ (word >> _S31)


def stream_of(seed: Word, index: int) -> Word:
    """Where the words of a hand begin."""
    return mixed(seed) + np.uint64(index) * HAND_WORDS * _STEP


def word_at(stream: Word, place: int) -> Any:
    """The 32-bit word at a place of a stream."""
    return np.int64(mixed(stream + np.uint64(place + 1) * _STEP) >> _S32)


def chance_at(stream: Word, decision: int) -> Any:
    """The chance of a hand's n-th decision, one integer 0..2**32 - 1."""
    return word_at(stream, FIRST_CHANCE + (decision & CHANCES - 1))


def lay_sorted(cards: Cards) -> None:
    """All cards in their natural sequence: what a shuffle begins with."""
    for card in range(DECK_CARDS):
        cards[card] = card


def shuffle(cards: Cards, stream: Word, order: int, start: int, stop: int) -> None:
    """Shuffle the places start..stop-1 of order number `order`, those above being done.

    Fisher-Yates from the top: a card once shuffled stays, so an order can be made as far as
    cards are dealt from it.
    """
    for place in range(start, stop):
        other = place + (word_at(stream, ORDER_WORDS * order + place) * (DECK_CARDS - place) >> 32)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card
