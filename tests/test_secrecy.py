"""Nothing hidden from a seat changes what it sees up to the showdown.

Every hand has a twin in which all cards that the viewer never held have changed places, everybody
doing the same: what the viewer (a seat or an observer) sees must be the same at every moment.
"""

import pytest
from tests.random_hands import RandomHand, random_hands

from tripledraw.codes import code_from_text
from tripledraw.events import (
    Burned,
    Dealt,
    Drew,
    Reshuffled,
    ReshuffledUnseen,
    Shown,
)
from tripledraw.hand import Hand
from tripledraw.views import View, seen_by

HANDS = 2_000
PIECE = 250


@pytest.mark.parametrize("first", range(0, HANDS, PIECE))
@pytest.mark.parametrize("seats", range(2, 7))
def test_hidden_cards_change_no_view(seats: int, first: int) -> None:
    for random_hand in random_hands(seats, range(first, first + PIECE)):
        viewer = random_hand.chance.choice([None, *range(seats)])
        hand = random_hand.hand()
        views = [hand.view(viewer)]
        while not hand.over:
            hand.play(random_hand.action(hand))
            views.append(hand.view(viewer))
        twin = twin_of(random_hand, hand, viewer)
        assert twin_views(twin, hand, viewer) == before_showdown(views, hand)


def twin_of(random_hand: RandomHand, hand: Hand, viewer: int | None) -> Hand:
    """The hand before its first action, the cards that the viewer never held renamed."""
    held = {
        card
        for event in hand.events
        if isinstance(event, Dealt | Drew) and event.seat == viewer
        for card in event.cards
    }
    hidden = [card for card in range(52) if card not in held]
    renamed = dict(zip(hidden, random_hand.chance.sample(hidden, len(hidden)), strict=True))
    return random_hand.relabelled([renamed.get(card, card) for card in range(52)])


def twin_views(twin: Hand, hand: Hand, viewer: int | None) -> list[View]:
    views = [twin.view(viewer)]
    # Stored actions name discards by position, so that they are the same for other cards.
    for text in hand.to_json()["actions"]:
        twin.play_code(code_from_text(text))
        views.append(twin.view(viewer))
    return before_showdown(views, hand)


def before_showdown(views: list[View], hand: Hand) -> list[View]:
    """Without the end, if hands were shown there; a hand that all but one folded stays hidden."""
    shown = any(isinstance(event, Shown) for event in hand.events)
    return views[:-1] if shown else views


@pytest.mark.parametrize("reshuffle", ["standard", "stars", "everything"])
def test_what_the_log_of_a_viewer_never_holds(reshuffle: str) -> None:
    """Reshuffles are public under `standard` alone: else their moment tells about hidden cards."""
    public = 0
    for random_hand in random_hands(6, range(100), reshuffle=reshuffle, stacks=[900] * 6):
        hand = random_hand.hand()
        while not hand.over:
            hand.play(random_hand.action(hand))
        for viewer in (None, *range(6)):
            log = seen_by(hand.events, viewer)
            assert not [event for event in log if isinstance(event, Burned | Reshuffled)]
            assert {e.seat for e in log if isinstance(e, Dealt | Drew)} <= {viewer}
            public += sum(isinstance(event, ReshuffledUnseen) for event in log)
    assert (public > 0) == (reshuffle == "standard")
