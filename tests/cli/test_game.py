"""Whole hands from typed lines, in six languages: what is said, what is hidden, what is kept."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.running import play, session, speech
from tests.driving import game, say, throw

from tripledraw import cards
from tripledraw.cards import write_card
from tripledraw.cli.explain import explained
from tripledraw.cli.game import YOU, Game
from tripledraw.cli.screen import PlainScreen
from tripledraw.cli.session import Session
from tripledraw.cli.store import Store
from tripledraw.events import Dealt, Drew, Shown
from tripledraw.hand import Hand
from tripledraw.histories import read_file
from tripledraw.i18n import language, languages
from tripledraw.i18n.catalog import FSI, PDI

CARD = re.compile(r"\b[2-9TJQKA][cdhs]\b")
TYPED = ["f", "c", "c", "c", "b", "r", "s", "1", "1 5", "2 3 4", "12345", "?", "h", "", "zz", "Kd"]


def typed(seed: int, count: int = 300) -> list[str]:
    return random.Random(seed).choices(TYPED, k=count)


class Watched(Session):
    """A session that keeps every hand it closes."""

    hands: list[Hand]

    def close_hand(self) -> list[int]:
        assert self.hand is not None
        self.hands.append(self.hand)
        return super().close_hand()


def watched(*opponents: str, seed: int, stack: int = 200) -> Watched:
    plain = session(*opponents, seed=seed, stack=stack)
    made = Watched(**{name: getattr(plain, name) for name in Session.__slots__})
    made.hands = []
    return made


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("opponents", [("textbook",), ("caller", "random"), ("random",) * 5])
def test_whole_hands_are_played_and_say_nothing_that_is_hidden(tmp_path, lang, opponents):
    of = watched(*opponents, seed=len(opponents), stack=60)
    out = play(tmp_path, typed(3), of, lang)
    assert len(of.hands) > 3
    assert all(sum(hand.stacks) == sum(hand.events[0].stacks) for hand in of.hands)
    known = set().union(*(seen_cards(hand) for hand in [*of.hands, *unfinished(of)]))
    told = set(CARD.findall(" ".join(out))) - set(TYPED) - examples(lang)
    assert told <= known


def seen_cards(hand: Hand) -> set[str]:
    """Cards that you may know by the end of a hand: yours, and those that were shown."""
    mine: set[int] = set()
    for event in hand.events:
        if isinstance(event, Dealt | Drew) and event.seat == YOU:
            mine.update(event.cards)
    shown = {card for event in hand.events if isinstance(event, Shown) for card in event.cards}
    return {write_card(card) for card in mine | shown}


def unfinished(of: Session) -> Iterator[Hand]:
    if of.hand is not None:
        yield of.hand


def examples(lang: str) -> set[str]:
    """Cards that stand in the explanations of the keys."""
    words = speech(lang)
    texts = [words.say("play-key-draw"), words.say("play-ask-draw", number=1)]
    texts.append(words.say("play-error-not-a-card", text=""))
    return set(CARD.findall(" ".join(texts)))


def test_hidden_cards_stay_hidden_hand_by_hand(tmp_path):
    """As above, but hand by hand, so that a card of another hand excuses nothing."""
    for seed in range(12):
        of = watched("random", "caller", seed=seed)
        out: list[str] = []
        for line in typed(seed, 80):
            if of.hands:
                break
            out += play(tmp_path, [line], of)
        told = set(CARD.findall(" ".join(out))) - set(TYPED) - examples("en")
        assert told <= seen_cards(of.hands[0] if of.hands else of.open_hand())


def test_the_same_lines_and_seed_give_the_same_words(tmp_path):
    first = play(tmp_path, typed(1), session(seed=4))
    assert play(tmp_path, typed(1), session(seed=4)) == first
    assert play(tmp_path, typed(1), session(seed=5)) != first


def test_a_session_that_stops_in_the_middle_plays_on_as_if_it_had_not(tmp_path):
    whole = session("textbook", "random", seed=8)
    play(tmp_path / "whole", typed(2, 120), whole)
    of = session("textbook", "random", seed=8)
    store = Store(tmp_path / "parts")
    between_hands = False
    for line in typed(2, 120):
        if between_hands:  # the whole run waits for Enter here, a new run deals at once
            between_hands = line != ""
            continue
        play(store.folder, [line], of)
        between_hands = of.hand is None
        loaded = store.load()
        assert loaded is not None
        of = loaded
    assert of.to_json() == whole.to_json()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("x", "Not understood: x. You can: f: Fold, c: Call 5, r: Raise to 20"),
        ("k", "Not possible now: check. You can: f: Fold, c: Call 5, r: Raise to 20"),
    ],
)
def test_a_key_that_is_wrong_is_one_sentence_and_nothing_is_lost(tmp_path, wrong, sentence):
    of = session("caller", seed=3)
    of.button = YOU
    of.big_blind = 1
    out = play(tmp_path, [wrong], of)
    assert out[out.index(sentence) + 1] == "The input has ended"
    assert of.hand is not None
    assert of.hand.actor == YOU
    assert "You call 5" in play(tmp_path, ["c"], of)


def test_discards_that_are_wrong_leave_the_hand_as_it_is(tmp_path):
    of = session("caller", seed=3)
    of.button, of.big_blind = YOU, 1
    play(tmp_path, ["c"], of)
    assert of.hand is not None
    held = of.hand.cards(YOU)
    missing = next(card for card in range(52) if card not in held)
    out = play(tmp_path, [write_card(missing), "6", "1 1", "0", "?", "h", ""], of)
    assert sum(line.startswith("You do not hold") for line in out) >= 1
    assert of.hand.cards(YOU) == held
    play(tmp_path, ["1"], of)
    top = cards.high_to_low(held)[0]
    assert top not in of.hand.cards(YOU)
    assert set(held) - {top} <= set(of.hand.cards(YOU))


def test_quitting_says_what_is_kept(tmp_path):
    out = play(tmp_path, ["q"], session("caller", seed=3))
    assert out[-2:] == ["The session is saved and goes on from here next time", "Goodbye"]
    assert "The input has ended" not in out


def test_the_end_of_the_input_says_so(tmp_path):
    out = play(tmp_path, [], session("caller", seed=3))
    assert "The input has ended" in out
    assert out[-1] == "Goodbye"


def test_who_is_broke_gets_the_starting_stack_and_everybody_is_told(tmp_path):
    of = watched("random", "random", "random", seed=6, stack=30)
    out = play(tmp_path, ["c", "s", "r", "", "b"] * 60, of)
    broke = [(hand, seat) for hand in of.hands for seat, has in enumerate(hand.stacks) if not has]
    assert any(seat == YOU for _, seat in broke)
    assert out.count("You are out of chips") == sum(seat == YOU for _, seat in broke)
    assert out.count("You buy chips: 30") == out.count("You are out of chips")
    bought = sum(line.endswith(" chips: 30") for line in out)
    assert bought == len(broke)
    for before, after in zip(of.hands, of.hands[1:], strict=False):
        started = after.events[0].stacks
        assert started == tuple(has or 30 for has in before.stacks)


def test_the_button_moves_on_and_the_result_is_counted(tmp_path):
    of = watched("caller", "caller", seed=2)
    play(tmp_path, ["c", "s", ""] * 80, of)
    buttons = [hand.button for hand in of.hands]
    assert len(buttons) > 5
    assert buttons == [(buttons[0] + i) % 3 for i in range(len(buttons))]
    won = sum(hand.stacks[YOU] - hand.events[0].stacks[YOU] for hand in of.hands)
    assert of.won == won
    assert of.played == len(of.hands)


def test_the_explanation_tells_price_odds_and_the_textbook(tmp_path):
    of = session("caller", seed=3)
    of.button, of.big_blind = YOU, 1
    out = play(tmp_path, ["?"], of)
    asked = out[out.index("Your turn") + 4 :]
    assert asked[0].startswith("Your hand: ")
    assert "Calling costs 5; the pot is then 20" in asked
    assert "Pot odds: the call pays if you win at least 25% of the time" in asked
    assert "Raising to 20 costs 15" in asked
    assert "Bets in this round: 1 of 4" in asked
    assert any(line.startswith("The textbook plays: ") for line in asked)
    assert "h: the hand so far" not in asked
    assert "h: the hand so far" in play(tmp_path, ["help"], of)


def test_the_explanation_of_a_draw_counts_what_may_come():
    """Hole cards K 8 6 4 2: of the 47 others 4 threes, 4 fives and 4 sevens make an eight."""
    hand = game(200, 200, hands="Kh 8c 6d 4h 2s / Qh Qc Jd Js 9c")
    say(hand, "call", "check")
    throw(hand)
    lines = explained(hand.view(YOU), {}, speech())
    assert lines[-4:] == [
        "You would keep 8c 6d 4h 2s",
        "8-7-6-5-3 or better: 12 of 47 unseen cards",
        "9-8-7-6-4 or better: 16 of 47 unseen cards",
        "T-9-8-7-5 or better: 20 of 47 unseen cards",
    ]


def test_a_hand_left_in_the_middle_is_told_again(tmp_path):
    of = session("caller", seed=3)
    of.button, of.big_blind = YOU, 1
    play(tmp_path, ["c"], of)
    again = play(tmp_path, [], of)
    assert "You call 5" in again
    assert any("Type ?" in line for line in again)


def test_ctrl_c_says_goodbye_and_goes_on(tmp_path):
    out: list[str] = []

    def interrupted() -> str:
        raise KeyboardInterrupt

    of = Game(
        session("caller", seed=3), Store(tmp_path), PlainScreen(out.append), speech(), interrupted
    )
    with pytest.raises(KeyboardInterrupt):
        of.run()
    assert out[-3:] == ["", "The session is saved and goes on from here next time", "Goodbye"]


@pytest.mark.parametrize("word", ["q", "quit", "EXIT"])
def test_words_that_leave(tmp_path, word):
    out = play(tmp_path, [word], session("caller", seed=3))
    assert out[-1] == "Goodbye"
    assert "The input has ended" not in out


def test_every_hebrew_line_runs_from_the_right(tmp_path):
    out: list[str] = []
    screen = PlainScreen(out.append, language("he").line_start)
    lines = iter(["c", "s", "?", "help"])
    of = session("textbook", seed=3)
    Game(of, Store(tmp_path), screen, speech("he"), lambda: next(lines, None)).run()
    assert all(line.startswith("\u200f") for line in out if line)


def test_the_history_tells_the_hand_again(tmp_path):
    of = session("caller", seed=3)
    of.button, of.big_blind = YOU, 1
    out = play(tmp_path, ["c", "h"], of)
    assert out.count("You post the small blind, 5") == 2
    assert out.count("You call 5") == 2


def test_hebrew_lines_keep_names_and_cards_apart(tmp_path):
    out = play(tmp_path, ["c", "s", "?", "h"], session("textbook", seed=3), "he")
    for line in out:
        assert line.count(FSI) == line.count(PDI)
        bare = re.sub(f"{FSI}[^{FSI}{PDI}]*{PDI}", "", line)
        assert not re.search(r"[2-9TJQKA][cdhs] [2-9TJQKA][cdhs] [2-9TJQKA]", bare), line


def test_hands_are_kept_as_phh(tmp_path: Path):
    of = watched("textbook", "caller", seed=2)
    out = play(tmp_path, typed(5), of)
    file = tmp_path / "hands" / "2026-05-04.phhs"
    assert f"Hands are saved in {file}" in out
    recorded = list(read_file(file))
    assert [hand.problem for hand in recorded] == [None] * len(of.hands)
    assert recorded[0].played == "2026/05/04 12:00:00"
    assert {player.name for player in recorded[0].players} == {"Hero", "Eleni", "Tõnu"}
