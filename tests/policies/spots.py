"""Situations of a hand, reached by playing it: a short script, then the hand in question.

A script is words between spaces: f folds, c calls or checks, r bets or raises, a digit draws
so many cards. The button is seat 0, so six seats act UTG 3, HJ 4, CO 5, BTN 0, SB 1, BB 2, and
heads-up the button acts first before the draw and last after it.
"""

from tripledraw.cards import RANKS
from tripledraw.policies import textbook
from tripledraw.policies.textbook_draw import honest_draw
from tripledraw.rules import flow
from tripledraw.rules.betting import to_call
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAW, DRAWING, FOLD, RAISE

WORDS = {"f": FOLD, "c": CALL, "r": RAISE}
NO_CHANCE = 2**32 - 1
"""The chance with which nobody ever snows."""


def new_table(seats: int, stacks: list[int]) -> Table:
    """A table of bets 100 and 200, before the deal."""
    table = Table(seats=seats, button=0, small_bet=100, big_bet=200, cap=4)
    table.small_blind, table.big_blind = 50, 100
    table.small_blind_seat = 0 if seats == 2 else 1
    table.big_blind_seat = 1 if seats == 2 else 2
    for seat, stack in enumerate(stacks):
        table.stacks[seat] = stack
    return table


def cards_of(ranks: str) -> list[int]:
    """Cards of these ranks in no flush; pairs must stand side by side."""
    return [RANKS.index(rank) * 4 + i % 4 for i, rank in enumerate(ranks)]


def spot(hand: str, seats: int, script: str, odds: float = 0, stack: int = 10_000) -> Table:
    """The table after the script, where the actor holds the hand (ranks only).

    `odds` sets what the pot pays for a call.
    """
    table = new_table(seats, [stack] * seats)
    table.order = list(range(52))
    flow.deal(table)
    for word in script.split():
        action = WORDS[word] if word in WORDS else DRAW + (1 << int(word)) - 1
        assert (table.phase == DRAWING) == (action >= DRAW), f"{word} is out of place"
        assert flow.is_legal(table, action)
        flow.act(table, action)
    table.hole[table.actor] = cards_of(hand)
    if odds:
        table.pot = round(odds * to_call(table, table.actor))
    return table


def answer(table: Table) -> str:
    """What the textbook does there, in words; a draw as the ranks that it keeps."""
    if table.phase == DRAWING:
        return keeps(table)
    action = textbook.act(table, table.actor, NO_CHANCE)
    assert flow.is_legal(table, action)
    owes = to_call(table, table.actor) > 0
    words = ("fold", "call", "raise") if owes else ("fold for nothing", "check", "bet")
    return words[action]


def keeps(table: Table) -> str:
    """The ranks that stay in the hand, upward; "pat" for all of them."""
    mask = honest_draw(table, table.actor) - DRAW
    if mask == 0:
        return "pat"
    return "".join(RANKS[card >> 2] for card in kept_cards(table, mask))


def kept_cards(table: Table, mask: int) -> list[int]:
    hand = table.hole[table.actor]
    return sorted(card for i, card in enumerate(hand) if not mask >> i & 1)
