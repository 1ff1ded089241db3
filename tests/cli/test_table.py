"""The table on the screen: items for the ear, a grid for the eye, and colours that add nothing."""

import io
import re

import pytest
from rich.console import Console
from tests.cli.running import speech
from tests.driving import game, say, throw

from tripledraw.agents import NAMES
from tripledraw.cli.screen import ColourScreen, PlainScreen
from tripledraw.cli.speech import SIGNS
from tripledraw.i18n import languages
from tripledraw.views import View

ESCAPE = re.compile("\x1b\\[[0-9;]*m")


def three_draws() -> View:
    """Seat 2 folded before the draw; two draws are over and seat 1 bets."""
    hand = game(300, 300, 300, hands="8c 6d 4d 3c 2d / 9c 9d 5h 3h 2h / Kc Kd Kh Qs Qd")
    say(hand, "raise_to", "call", "fold")
    throw(hand, 0)
    throw(hand)
    say(hand, "check", "check")
    throw(hand, 0, 1, 2)
    throw(hand)
    say(hand, "raise_to")
    return hand.view(0)


def plain(view: View, lang: str = "en") -> list[str]:
    out: list[str] = []
    PlainScreen(out.append).table(view, 7, speech(lang))
    return out


def coloured(view: View, lang: str = "en", width: int = 80) -> str:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=width, color_system="standard")
    ColourScreen(console).table(view, 7, speech(lang, SIGNS))
    return out.getvalue()


def test_one_item_a_line():
    assert plain(three_draws()) == [
        "",
        "Hand 7",
        "Fixed limit 10/20",
        "Round 3",
        "Pot 70",
        "Eleni, SB, Stack 260, Bet 20, Draws: 1, 3",
        "Tõnu, BB, folded, Stack 290",
        "You, button, Stack 280, Draws: pat, pat",
        "Your hand: 8c 6d 4d 3c 2d (smooth eight)",
    ]


def test_the_grid_says_the_same():
    lines = ESCAPE.sub("", coloured(three_draws())).splitlines()
    rows = [" ".join(line.split()) for line in lines]
    assert "Hand 7 · Fixed limit 10/20 · Round 3 · Pot 70" in rows
    assert "player stack bet draws" in rows
    assert "Eleni 260 20 1 · 3 SB" in rows
    assert "Tõnu 290 - - BB, folded" in rows
    assert "▸ You 280 - pat · pat button" in rows
    assert "Your hand: 8♣ 6♦ 4♦ 3♣ 2♦ (smooth eight)" in rows


def test_four_colours_and_the_sign_stays():
    hand = game(300, 300, hands="8c 6d 4h 3s 2d / Kc Kd Kh Qs Qd")
    out = coloured(hand.view(0)).splitlines()[-1]
    styles = {sign: re.search(f"\x1b\\[([0-9;]*)m.{sign}", out)[1] for sign in SIGNS}
    assert len(set(styles.values())) == 4


def test_plain_has_no_signs_colours_or_boxes():
    assert all(line.isascii() or "Tõnu" in line for line in plain(three_draws()))


@pytest.mark.parametrize("lang", languages())
def test_a_table_of_six_fits_into_80_columns(lang):
    hand = game(*[5000] * 6)
    say(hand, "fold", "raise_to")
    lines = ESCAPE.sub("", coloured(hand.view(0), lang)).splitlines()
    assert max(len(re.sub("[\u2066-\u2069]", "", line)) for line in lines) <= 80


def test_hebrew_comes_one_item_a_line_with_colours_too():
    lines = ESCAPE.sub("", coloured(three_draws(), "he")).splitlines()
    assert lines == plain_with_signs(three_draws(), "he")


def plain_with_signs(view: View, lang: str) -> list[str]:
    out: list[str] = []
    PlainScreen(out.append).table(view, 7, speech(lang, SIGNS))
    return out


def test_a_narrow_window_breaks_lines_at_words_and_leaves_a_path_whole():
    out = io.StringIO()
    screen = ColourScreen(Console(file=out, force_terminal=True, width=30, color_system="standard"))
    words = "Throw any cards, from none to all five; as many new ones come"
    path = "/home/somebody/with/a/long/name/hands/2026-05-04.phhs"
    screen.line(words)
    screen.line(f"Hands are saved in {path}")
    lines = [line.rstrip() for line in ESCAPE.sub("", out.getvalue()).splitlines()]
    assert " ".join(lines[:3]) == words
    assert all(len(line) <= 30 for line in lines[:3])
    assert path in lines


def test_every_opponent_has_a_name_of_its_kind():
    for lang in languages():
        assert len({speech(lang).say(f"bot-{kind}") for kind in NAMES}) == len(NAMES)
