"""pokerkit, an engine by other people, agrees on random hands outside the known differences.

These are the five of rules 4, and how each is kept out of the comparison:

============ ============================================ =======================================
where        what pokerkit does                           here
============ ============================================ =======================================
first round  four raises over the big blind               its fifth bet is not looked at
heads-up     the cap holds between two seats as well      the same, by `capped`
short all-in the next raise goes a full bet over it       nobody raises all-in for less
odd chips    the first winner gets them all               stacks may differ by them
reshuffle    every discard is laid, one's own included    nobody draws more than the stub holds
============ ============================================ =======================================

Nobody is short of the blinds either: pokerkit asks a seat that nobody left could answer.
"""

import random
from collections.abc import Sequence

import pytest
from pokerkit import Automation, FixedLimitDeuceToSevenLowballTripleDraw
from tests.driving import IN_ORDER, hand_of, offers, say, turn

from tripledraw import cards
from tripledraw.actions import Draw
from tripledraw.events import Drew, PotAwarded
from tripledraw.hand import Hand
from tripledraw.rules.betting import bet_size, is_capped

SHORTEST, LONGEST = 20, 129
DEEP = 600
HANDS, PIECE, BET = 500, 50, 10

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


class Oracle:
    """A pokerkit state beside a hand; its player 0 sits left of the button."""

    def __init__(self, hand: Hand, stacks: Sequence[int]) -> None:
        self.order = [(hand.button + 1 + i) % hand.seats for i in range(hand.seats)]
        self.state = FixedLimitDeuceToSevenLowballTripleDraw.create_state(
            AUTOMATIONS,
            True,
            hand.stakes.ante,
            (hand.stakes.small_blind, hand.stakes.big_blind),
            hand.stakes.small_bet,
            hand.stakes.big_bet,
            [stacks[seat] for seat in self.order],
            hand.seats,
        )
        for seat in self.order:
            self.state.deal_hole(text(hand.cards(seat)))

    def stacks(self) -> tuple[int, ...]:
        return tuple(self.state.stacks[self.order.index(s)] for s in range(len(self.order)))

    def actor(self) -> int | None:
        at = self.state.actor_index
        if at is None:
            at = self.state.stand_patter_or_discarder_index
        return None if at is None else self.order[at]

    def offers(self) -> dict[str, int]:
        state = self.state
        price = state.checking_or_calling_amount
        legal = {"fold": 0, "call": price} if price else {"check": 0}
        if state.can_complete_bet_or_raise_to():
            legal["raise_to"] = state.min_completion_betting_or_raising_to_amount
        return legal

    def say(self, word: str) -> None:
        if word == "fold":
            self.state.fold()
        elif word == "raise_to":
            self.state.complete_bet_or_raise_to()
        else:
            self.state.check_or_call()

    def serve(self, draws: Sequence[Drew]) -> None:
        """What the hand dealt; the burn that pokerkit wants is none of the known cards."""
        if self.state.can_burn_card("??"):
            self.state.burn_card("??")
        for drew in draws:
            if drew.cards:
                self.state.deal_hole(text(drew.cards))


def text(held: Sequence[int]) -> str:
    return cards.write(held).replace(" ", "")


@pytest.mark.filterwarnings("ignore:Returning reserved")  # its word on a short stub
@pytest.mark.parametrize("first", range(0, HANDS, PIECE))
def test_pokerkit_agrees(first: int) -> None:
    for number in range(first, first + PIECE):
        chance = random.Random(number)
        stacks = [
            chance.choice([DEEP, chance.randint(SHORTEST, LONGEST)]) for _ in range(2 + number % 5)
        ]
        hand = hand_of(
            stacks,
            small_bet=BET,
            ante=chance.choice([0, 0, 2]),
            button=chance.randrange(len(stacks)),
            orders=[chance.sample(IN_ORDER, 52)],
        )
        play_beside(Oracle(hand, stacks), hand, chance)


def play_beside(oracle: Oracle, hand: Hand, chance: random.Random) -> None:
    while not hand.over:
        assert oracle.actor() == hand.actor
        assert oracle.stacks() == hand.stacks
        if hand.phase == "betting":
            bet_beside(oracle, hand, chance)
        else:
            draw_beside(oracle, hand, chance)
    odd = odd_chips(hand)
    for mine, theirs in zip(hand.stacks, oracle.stacks(), strict=True):
        assert abs(mine - theirs) <= odd


def bet_beside(oracle: Oracle, hand: Hand, chance: random.Random) -> None:
    table, mine, theirs = hand.table, offers(hand), oracle.offers()
    if hand.round == 1 and is_capped(table):
        theirs.pop("raise_to", None)
    assert mine == theirs
    words = [word for word in mine if word != "fold"] * 2 + ["fold"] * ("fold" in mine)
    if mine.get("raise_to") != table.full_level + bet_size(table):
        words = [word for word in words if word != "raise_to"]
    word = chance.choice(words)
    say(hand, word)
    oracle.say(word)


def draw_beside(oracle: Oracle, hand: Hand, chance: random.Random) -> None:
    """One whole draw: pokerkit takes all discards before it deals."""
    before, number = len(hand.events), hand.round
    while hand.phase == "drawing" and hand.round == number:
        assert oracle.actor() == hand.actor
        left = hand.table.stub_end - hand.table.stub_top
        thrown = chance.sample(hand.cards(turn(hand)), min(left, chance.randint(0, 5)))
        oracle.state.stand_pat_or_discard(text(thrown))
        hand.play(Draw(thrown))
    oracle.serve([event for event in hand.events[before:] if isinstance(event, Drew)])


def odd_chips(hand: Hand) -> int:
    pots = [event for event in hand.events if isinstance(event, PotAwarded)]
    return sum(pot.amount % len(pot.winners) for pot in pots)
