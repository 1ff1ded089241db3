"""The naive second engine agrees with the rules, step by step, on random hands."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.driving import offers, spoken
from tests.random_hands import RandomHand, random_hands
from tests.reference import Reference

from tripledraw.actions import Draw
from tripledraw.events import Mucked, PotAwarded, Returned, Shown
from tripledraw.hand import Hand

HANDS = 2_000
PIECE = 250
"""Hands in one test: small enough for the workers to share the pieces evenly."""


@pytest.mark.parametrize("first", range(0, HANDS, PIECE))
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_step_agrees(seats: int, first: int) -> None:
    for random_hand in random_hands(seats, range(first, first + PIECE)):
        for hand, reference in both_played(random_hand):
            assert position(hand) == position_by(reference)
        assert ending(hand) == ending_by(reference)


def both_played(random_hand: RandomHand) -> Iterator[tuple[Hand, Reference]]:
    """Both engines before every action and after the last."""
    hand, reference = random_hand.hand(), random_hand.reference()
    yield hand, reference
    while reference.phase != "over":
        if reference.phase == "drawing":
            mask = random_hand.mask()
            held = reference.hands[reference.actor or 0]
            thrown = [card for i, card in enumerate(held) if mask >> i & 1]
            reference = reference.draw(thrown)
            hand.play(Draw(thrown))
        else:
            word = random_hand.word(sorted(reference.legal()))
            reference = reference.act(word)
            hand.play(spoken(hand, word))
        yield hand, reference


def position(hand: Hand) -> dict[str, Any]:
    """Everything but the log; the sequence in which the muck lies has no meaning."""
    table = hand.table
    seats = range(hand.seats)
    in_round = hand.phase == "betting"
    folded = {seat for seat in seats if not table.live >> seat & 1}
    return {
        "phase": hand.phase,
        "round": hand.round,
        "actor": hand.actor,
        "legal": offers(hand) if in_round else None,
        "stacks": hand.stacks,
        "pot": hand.pot,
        "dead": table.dead,
        "commits": tuple(table.commits[: hand.seats]) if in_round else None,
        "bets": table.bets if in_round else None,
        "hands": tuple(() if seat in folded else hand.cards(seat) for seat in seats),
        "drawn": tuple(tuple(k for k in table.drawn[seat] if k >= 0) for seat in seats),
        "stub": tuple(table.stub[table.stub_top : table.stub_end]),
        "muck": set(table.muck[: table.muck_count]),
        "reshuffles": table.reshuffles,
    }


def position_by(reference: Reference) -> dict[str, Any]:
    in_round = reference.phase == "betting"
    return {
        "phase": reference.phase,
        "round": reference.round,
        "actor": reference.actor,
        "legal": reference.legal() if in_round else None,
        "stacks": reference.stacks,
        "pot": reference.pot,
        "dead": reference.dead,
        "commits": reference.commits if in_round else None,
        "bets": reference.bets if in_round else None,
        "hands": reference.hands,
        "drawn": reference.drawn,
        "stub": reference.stub,
        "muck": set(reference.muck),
        "reshuffles": reference.reshuffles,
    }


def ending(hand: Hand) -> dict[str, Any]:
    refunds: dict[int, int] = {}
    awards = []
    for event in hand.events:
        if isinstance(event, Returned):
            refunds[event.seat] = refunds.get(event.seat, 0) + event.amount
        if isinstance(event, PotAwarded):
            awards.append((event.pot, event.amount, event.winners))
    return {
        "shown": [(event.seat, event.cards) for event in hand.events if isinstance(event, Shown)],
        "mucked": [event.seat for event in hand.events if isinstance(event, Mucked)],
        "awards": sorted(awards, key=lambda award: award[0]),
        "refunds": refunds,
    }


def ending_by(reference: Reference) -> dict[str, Any]:
    return {
        "shown": list(reference.shown),
        "mucked": [seat for seat, _ in reference.mucked],
        "awards": [
            (pot, amount, {seat: share for seat, share in shares.items() if share})
            for pot, (amount, shares) in enumerate(reference.awards)
        ],
        "refunds": reference.refunds,
    }
