"""Nothing that a seat may not know changes or stands in any frame to it; the same for watchers.

Every hand has twins in which all cards that the viewer never gets to know have changed places,
in each order of cards for itself. And the tests are tested: leaks put in on purpose are found.
"""

from dataclasses import replace

import pytest
from tests.room.frames.knowing import cards_in
from tests.room.frames.pairs import pairs_of

from tripledraw import views
from tripledraw.events import Declared, Drew, DrewUnseen, Reshuffled, ReshuffledUnseen
from tripledraw.rules.words import HAND_CARDS

HANDS = 2_000
PIECE = 100
# Enough of each for every leak below to be found several times over.
OTHER_HANDS = 150
CROWDED = 80
SEEDED = 40


@pytest.mark.parametrize("first", range(0, HANDS, PIECE))
def test_hidden_cards_change_no_frame(first):
    for number in range(first, first + PIECE):
        for pair in pairs_of(number, "standard"):
            pair.check()


@pytest.mark.parametrize("reshuffle", ["stars", "everything"])
def test_hidden_cards_change_no_frame_where_reshuffles_are_not_told(reshuffle):
    for number in range(OTHER_HANDS):
        for pair in pairs_of(number, reshuffle):
            pair.check()


def test_a_reshuffle_at_another_moment_changes_no_frame_under_stars():
    pairs = [pair for n in range(CROWDED) for pair in pairs_of(n, "stars", crowded=True)]
    for pair in pairs:
        pair.check()
    assert sum(not pair.reshuffles_alike for pair in pairs) >= CROWDED // 10


def test_the_hands_hold_what_they_are_meant_to_test():
    """Most pairs are compared to the end; frames show own cards, shown hands and reshuffles."""
    pairs = [pair for number in range(100) for pair in pairs_of(number, "standard")]
    assert sum(pair.ends_alike for pair in pairs) > len(pairs) * 2 / 3
    assert sum(b"Reshuffled" in b"".join(pair.first.frames[None]) for pair in pairs) > 20
    for pair in pairs:
        frames = pair.first.frames[pair.viewer]
        if pair.viewer is not None:
            assert all(len(cards_in(frame)) >= HAND_CARDS for frame in frames if b'"own"' in frame)
        shown = [event for event in pair.first.hand.events if type(event).__name__ == "Shown"]
        assert not shown or len(cards_in(b"".join(frames))) >= HAND_CARDS


# -- leaks on purpose ------------------------------------------------------------------------


def leaks(reshuffle="standard", *, crowded=False):
    """Whether some frame of some hand gives a leak away."""
    for number in range(SEEDED):
        try:
            for pair in pairs_of(number, reshuffle, crowded=crowded):
                pair.check()
        except AssertionError:
            return True
    return False


def test_own_new_cards_told_too_early_are_found(monkeypatch):
    monkeypatch.setattr(views, "told_hand", views.own_hand)
    assert leaks()


def test_new_cards_told_before_the_last_declaration_are_found(monkeypatch):
    monkeypatch.setattr(views.Telling, "go_on", tell_all_at_once)
    assert leaks()


def tell_all_at_once(telling, table, log):
    fresh = list(log[len(telling.told) :])
    telling.told += fresh
    return fresh


def test_discards_of_another_seat_are_found(monkeypatch):
    rendered = views.rendered

    def leaking(event, seat, policy):
        return event if isinstance(event, Declared) else rendered(event, seat, policy)

    monkeypatch.setattr(views, "rendered", leaking)
    assert leaks()


def test_a_folded_hand_is_found(monkeypatch):
    view_of = views.view_of

    def leaking(table, *args):
        view = view_of(table, *args)
        return replace(view, shown={seat: tuple(table.hole[seat]) for seat in view.folded})

    monkeypatch.setattr(views, "view_of", leaking)
    assert leaks()


def test_a_count_that_hangs_on_hidden_cards_is_found(monkeypatch):
    """No card is told here, only whether somebody got one that is better than an eight."""
    rendered = views.rendered

    def leaking(event, seat, policy):
        if isinstance(event, Drew) and event.seat != seat:
            return DrewUnseen(event.seat, sum(card < 24 for card in event.cards))
        return rendered(event, seat, policy)

    monkeypatch.setattr(views, "rendered", leaking)
    assert leaks()


@pytest.mark.parametrize("reshuffle", ["standard", "stars"])
def test_a_reshuffle_told_under_stars_is_found(monkeypatch, reshuffle):
    """Under `standard` its moment follows from what is public, and telling it is no leak."""
    rendered = views.rendered

    def leaking(event, seat, policy):
        told = rendered(event, seat, policy)
        return ReshuffledUnseen(event.order) if isinstance(event, Reshuffled) else told

    monkeypatch.setattr(views, "rendered", leaking)
    assert leaks(reshuffle, crowded=True) == (reshuffle == "stars")
