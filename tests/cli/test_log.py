"""The log in words: each event, and at the showdown who won with what and why."""

import pytest
from tests.cli.running import speech
from tests.driving import game, offers, say, throw
from tests.random_hands import random_hands

from tripledraw.actions import Raise
from tripledraw.cards import high_to_low, parse
from tripledraw.cli.explain import label_of
from tripledraw.cli.log import told
from tripledraw.errors import MissingOrder
from tripledraw.hand import Hand
from tripledraw.i18n import languages
from tripledraw.stakes import Stakes
from tripledraw.views import seen_by

WHEEL, SMOOTH, ROUGH = "7c 5d 4h 3s 2c", "8c 6d 4d 3c 2d", "8d 7h 6s 5c 3d"


def lines(hand: Hand, seat: int | None = 0, lang: str = "en") -> list[str]:
    return told(seen_by(hand.events, seat), 4, speech(lang))


def stand_pat_to_the_end(hand: Hand) -> None:
    while not hand.over:
        if hand.phase == "drawing":
            throw(hand)
        else:
            say(hand, "check")


def test_a_hand_from_the_deal_to_the_showdown():
    hand = game(200, 200, hands=f"{SMOOTH} / {ROUGH}")
    say(hand, "raise_to", "call")
    stand_pat_to_the_end(hand)
    assert lines(hand) == [
        "Hand 4, you have the button",
        "You post the small blind, 5",
        "Eleni posts the big blind, 10",
        "Everybody is dealt five cards",
        "You raise to 20",
        "Eleni calls 10",
        "Draw 1. Pot 40",
        "Eleni stands pat",
        "You stand pat",
        *("Eleni checks", "You check", "Draw 2. Pot 40", "Eleni stands pat", "You stand pat"),
        *("Eleni checks", "You check", "Draw 3. Pot 40", "Eleni stands pat", "You stand pat"),
        *("Eleni checks", "You check", "Showdown. Pot 40"),
        "Eleni shows 8d 7h 6s 5c 3d (rough eight)",
        "You show 8c 6d 4d 3c 2d (smooth eight)",
        "You win 40 with 8-6-4-3-2 (smooth eight)",
        "The lowest hand wins: smooth eight (8-6-4-3-2). The next one: rough eight (8-7-6-5-3)",
    ]


def test_the_reader_is_told_of_own_cards_and_of_counts_only_otherwise():
    hand = game(200, 200, hands="Kh 9c 8d 3s 2s / Qh Qc 5d 4s 3c")
    say(hand, "call", "check")
    throw(hand, 0, 1)
    throw(hand, 0)
    new = hand.cards(0)[-1]
    mine = [line for line in lines(hand, 0) if "throw" in line or "draws" in line]
    assert mine == [
        "Eleni draws 2 cards",
        f"You throw Kh and get {speech().cards([new])}",
    ]


def test_a_split_pot():
    hand = game(200, 200, hands="8c 6d 4d 3c 2d / 8d 6c 4c 3d 2c")
    say(hand, "call", "check")
    stand_pat_to_the_end(hand)
    assert lines(hand)[-3:] == [
        "You get 10 (split pot)",
        "Eleni gets 10 (split pot)",
        "The lowest hands are equal: smooth eight (8-6-4-3-2)",
    ]


def test_a_winner_without_a_showdown_shows_nothing():
    hand = game(200, 200)
    say(hand, "raise_to", "fold")
    assert lines(hand)[-3:] == [
        "Eleni folds",
        "You take back 10 (uncalled bet)",
        "You win 20, everybody else folded",
    ]


def test_all_in_and_side_pots():
    hand = game(15, 60, 200, hands=f"{WHEEL} / {ROUGH} / {SMOOTH}")
    while not hand.over:
        if hand.phase == "drawing":
            throw(hand)
        else:
            say(hand, next(w for w in ("raise_to", "call", "check") if w in offers(hand)))
    out = lines(hand)
    assert out.count("You are all-in") == 1
    assert out.count("Eleni is all-in") == 1
    assert "Tõnu wins side pot 1, 90" in out
    assert "You win the main pot, 45" in out
    assert out[-1].startswith("The lowest hand wins: wheel, Number 1 (7-5-4-3-2). The next one: ")


def test_a_mucked_hand_is_named_to_its_owner_alone():
    hand = game(200, 200, hands=f"{ROUGH} / {SMOOTH}")
    say(hand, "call", "check")
    stand_pat_to_the_end(hand)
    assert "You muck" in lines(hand, 0)
    assert "rough eight" in lines(hand, 0)[-1]
    assert not any("rough" in line for line in told(seen_by(hand.events, 1), 4, speech()))


@pytest.mark.parametrize("lang", languages())
def test_every_event_has_words_and_a_longer_log_only_adds_lines(lang):
    for start in random_hands(4, range(12)):
        hand = start.hand()
        before: list[str] = []
        while hand.actor is not None:
            now = lines(hand, 0, lang)
            assert now[: len(before)] == before
            assert all(now)
            before = now
            try:
                hand.play(start.action(hand))
            except MissingOrder:
                break
        assert lines(hand, 0, lang)[: len(before)] == before


def test_a_raise_over_a_short_all_in_is_a_completion_as_on_its_button():
    hand = game(200, 200, 200, 13)
    say(hand, "raise_to")
    button = label_of(Raise(), hand.view(0), {"raise": hand.cost(Raise())}, speech())
    say(hand, "raise_to", "raise_to")
    assert button == "Complete to 20"
    raised = [line for line in lines(hand) if "raise" in line or "complete" in line]
    assert raised == ["Lukas raises to 13", "You complete to 20", "Eleni raises to 30"]


def test_declared_discards_are_told_once():
    hand = Hand([200, 200], stakes=Stakes(10, reshuffle="everything"), seed=2)
    say(hand, "call", "check")
    throw(hand, 0)
    thrown = speech().cards(hand.cards(0)[:2])
    declared = hand.cards(0)
    throw(hand, 0, 1)
    came = [card for card in hand.cards(0) if card not in declared]
    out = lines(hand)
    assert out[-3:-1] == ["Eleni draws 1 card", f"You throw {in_order(thrown)}"]
    assert out[-1] == f"You get {speech().cards(high_to_low(came))}"


def in_order(text: str) -> str:
    return speech().cards(high_to_low(parse(text)))
