"""What holds after every action of every hand, whatever the options and however short the stacks.

Cards and chips are conserved, numbers fit their fields, nobody is dealt what he may not get back,
what is legal is what is accepted, and what is refused changes nothing.
"""

import random
from array import array
from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest
from tests.driving import IN_ORDER, hand_of, play_out, throw_all
from tests.random_hands import RandomHand, random_hands
from tests.tables import values

from tripledraw.actions import Action, Bet, Call, Check, Draw, Fold, Raise
from tripledraw.errors import HandOver, IllegalAction, MissingOrder, NotYourTurn
from tripledraw.events import Drew
from tripledraw.hand import Hand
from tripledraw.rules.table import Table

HANDS = 2_000
PIECE = 250
TRIED_OUT = 200
"""Hands in which everything is tried at every step."""
SPOKEN = (Fold(), Check(), Call(), Bet(), Raise())

all_seats = pytest.mark.parametrize("seats", range(2, 7))


def played(random_hand: RandomHand) -> Iterator[Hand]:
    """A hand before every action and after the last."""
    hand = random_hand.hand()
    yield hand
    while not hand.over:
        hand.play(random_hand.action(hand))
        yield hand


# ---------------------------------------------------------------- nothing is lost


@pytest.mark.parametrize("first", range(0, HANDS, PIECE))
@all_seats
def test_cards_and_chips_are_conserved_and_fit_their_fields(seats: int, first: int) -> None:
    widths = array_types()
    for random_hand in random_hands(seats, range(first, first + PIECE)):
        chips = sum(random_hand.start["stacks"])
        for hand in played(random_hand):
            assert sorted(all_cards(hand.table)) == [*IN_ORDER]
            assert sum(hand.stacks) + hand.pot == chips
            assert hand.over or hand.pot == sum(hand.table.levels) + hand.table.dead
            for name, width in widths.items():
                assert_fits(getattr(hand.table, name), width)
        assert hand.pot == 0
        assert_nobody_got_back_what_he_may_not(hand)


def all_cards(table: Table) -> list[int]:
    """Live hands, the stub, the muck, and folded hands where they stay out of the muck."""
    found = table.stub[table.stub_top : table.stub_end] + table.muck[: table.muck_count]
    for seat in range(table.seats):
        if table.live >> seat & 1 or not table.folds_in_reshuffle:
            found += table.hole[seat][: table.held[seat]]
    return found


def array_types() -> dict[str, str]:
    """The type of array that holds what each field holds in a record, by its annotation."""
    same_width = {"i1": "b", "i4": "i", "i8": "q"}
    hints = get_type_hints(Table, include_extras=True)
    return {name: same_width[hint.__metadata__[0]] for name, hint in hints.items()}


def assert_fits(value: Any, width: str) -> None:
    """A record would wrap round without a word; an array raises OverflowError."""
    if isinstance(value, int):
        array(width, (value,))
    elif isinstance(value[0], int):
        array(width, value)
    else:
        for row in value:
            array(width, row)


def assert_nobody_got_back_what_he_may_not(hand: Hand) -> None:
    """Standard: a card thrown in this same draw; stars: one thrown at any time (rules 6)."""
    thrown: dict[int, set[int]] = {seat: set() for seat in range(hand.seats)}
    for event in hand.events:
        if isinstance(event, Drew) and hand.stakes.reshuffle != "everything":
            earlier = thrown[event.seat] if hand.stakes.reshuffle == "stars" else set()
            assert not set(event.cards) & (earlier | set(event.discards))
            thrown[event.seat] |= set(event.discards)


@pytest.mark.parametrize("reshuffle", ["standard", "stars", "everything"])
def test_six_seats_that_throw_all_they_have(reshuffle: str) -> None:
    """Where the stub runs dry most often; the random hands fold too much for that."""
    reshuffles = 0
    for random_hand in random_hands(6, range(200), reshuffle=reshuffle, stacks=[1000] * 6):
        hand = random_hand.hand()
        play_out(hand, throw_all)
        assert sorted(all_cards(hand.table)) == [*IN_ORDER]
        assert_nobody_got_back_what_he_may_not(hand)
        reshuffles += hand.table.reshuffles
    assert reshuffles >= 3 * 200


def test_under_everything_a_card_may_come_straight_back() -> None:
    """So the check above could fail: here it is the rule that differs."""
    hand = hand_of(
        [1000] * 6, small_bet=10, reshuffle="everything", orders=[IN_ORDER, *[IN_ORDER[::-1]] * 6]
    )
    play_out(hand, throw_all)
    back = [e for e in hand.events if isinstance(e, Drew) and set(e.cards) & set(e.discards)]
    assert back


# ---------------------------------------------------------------- what may be done


@all_seats
def test_what_is_legal_is_what_is_accepted(seats: int) -> None:
    """And a refused action changes nothing. Folding is accepted where it is not listed."""
    for random_hand in random_hands(seats, range(TRIED_OUT)):
        for hand in played(random_hand):
            before = everything_about(hand)
            for action in tries(hand):
                if is_offered(hand, action):
                    hand.cost(action)
                else:
                    with pytest.raises(HandOver if hand.over else IllegalAction):
                        hand.play(action)
            if not hand.over:
                with pytest.raises(NotYourTurn):
                    hand.play(hand.legal_actions()[0], seat=((hand.actor or 0) + 1) % seats)
            assert everything_about(hand) == before


def tries(hand: Hand) -> tuple[Action, ...]:
    if hand.phase != "drawing":
        return (*SPOKEN, Draw())
    seat = hand.actor or 0
    foreign = hand.cards((seat + 1) % hand.seats)[:1] or (hand.table.stub[-1],)
    twice = hand.cards(seat)[:1] * 2
    return (*SPOKEN, Draw(), Draw(hand.cards(seat)), Draw(foreign), Draw(twice))


def is_offered(hand: Hand, action: Action) -> bool:
    return action in hand.legal_actions() or (hand.phase == "betting" and action == Fold())


def everything_about(hand: Hand) -> tuple[Any, ...]:
    return values(hand.table), hand.events, hand.to_json()["actions"]


def test_every_listed_draw_is_accepted() -> None:
    for i in range(32):
        random_hand = next(random_hands(3, range(1), stacks=[1000] * 3))
        hand = random_hand.hand()
        while hand.phase == "betting":
            hand.play(next(a for a in hand.legal_actions() if isinstance(a, Check | Call)))
        hand.play(hand.legal_actions()[i])


def test_a_missing_order_in_the_middle_of_a_service_changes_nothing() -> None:
    for random_hand in random_hands(6, range(100), stacks=[1000] * 6):
        orders = random_hand.start["orders"][:1]
        hand = hand_of(**{**random_hand.start, "orders": orders})
        refused = None
        while refused is None:
            before, action = everything_about(hand), random_action(random_hand.chance, hand)
            refused = refusal(hand, action)
        assert refused.order == 1
        assert everything_about(hand) == before


def refusal(hand: Hand, action: Action) -> MissingOrder | None:
    try:
        hand.play(action)
    except MissingOrder as error:
        return error
    return None


def random_action(chance: random.Random, hand: Hand) -> Action:
    """Nobody folds and everybody draws four or five, so that the stub must run dry."""
    if hand.phase == "drawing":
        held = hand.cards(hand.actor or 0)
        return Draw(held[chance.choice([0, 1]) :])
    return chance.choice([a for a in hand.legal_actions() if a != Fold()])
