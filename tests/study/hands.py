"""Hands to be reviewed, with mistakes planted in them."""

from collections.abc import Callable

from tripledraw.agents import agent
from tripledraw.cards import parse
from tripledraw.hand import Hand
from tripledraw.histories.phh.writing import write_phh
from tripledraw.policies import textbook
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAW, DRAWING, DRAWS, FOLD, ROUNDS
from tripledraw.stakes import Stakes
from tripledraw.views import kept_by

HERO = "Ann"
Play = Callable[[Table], int]
"""The code that the hero plays at a table where it is to act."""


def by_the_book(table: Table) -> int:
    return textbook.act(table, table.actor, 2**32 - 1)


def played(hand: Hand, hero: int, play: Play = by_the_book) -> Hand:
    """The hand to its end, all others by the textbook."""
    other = agent("textbook", 3)
    turn = 0
    while not hand.over:
        is_hero = hand.actor == hero
        hand.play_code(play(hand.table) if is_hero else other.code(hand.table, turn))
        turn += 1
    return hand


def record(hand: Hand, hero: int, number: int = 1) -> str:
    """The hand as the hero may keep it, a table of a .phhs file."""
    names = [HERO if seat == hero else f"Bot {seat}" for seat in range(hand.seats)]
    return f"[{number}]\n" + write_phh(hand, names=names, log=kept_by(hand.events, hero)) + "\n"


def dealt(hero: str, other: str, stub: str = "", seats: int = 2) -> Hand:
    """Two players: the big blind, seat 1, is the hero; the stub begins with these cards."""
    pairs = zip(parse(hero), parse(other), strict=True)
    top = [card for pair in pairs for card in pair] + list(parse(stub))
    order = top + [card for card in range(52) if card not in top]
    return Hand([2000] * seats, stakes=Stakes(10), orders=[order])


def folds_at_last(table: Table) -> int:
    """By the book, but a check and a fold after the last draw."""
    if table.betting_round == ROUNDS:
        return FOLD if table.price else CALL
    return by_the_book(table)


def breaks_pat_hands(table: Table) -> int:
    """By the book, but the highest of the five cards is thrown in the last draw."""
    code = by_the_book(table)
    if table.phase == DRAWING and table.betting_round == DRAWS:
        cards = table.hole[table.actor]
        return DRAW + (1 << max(range(5), key=lambda i: cards[i]))
    return code


def calls_to_the_end(table: Table) -> int:
    """By the book at the draws; never folds and never bets."""
    return by_the_book(table) if table.phase == DRAWING else CALL
