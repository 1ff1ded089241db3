"""The keeps of a hand, and the command that shows them."""

import json
import sys

import pytest

from tripledraw.cards import parse, write
from tripledraw.cli import main
from tripledraw.equity.draws import draw_values
from tripledraw.equity.odds import LOWS, final_lows, odds, odds_with_reset_deck
from tripledraw.equity.targets import low
from tripledraw.errors import CardError, DrawsError


@pytest.fixture
def run(monkeypatch, capsys):
    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["tripledraw", "odds", *arguments])
        try:
            code = main()
        except SystemExit as stop:
            code = stop.code
        out, err = capsys.readouterr()
        return code, out, err

    return run


def keeps(found):
    return [write(keep.kept) for keep in found.keeps]


def test_the_one_keep_of_2367():
    found = odds(parse("2c 3d 6h 7s Kc"), 3)
    assert keeps(found) == ["2c 3d 6h 7s"]
    chances = found.keeps[0].chances
    assert [round(chances[name], 4) for name in LOWS] == [0.4364, 0.5964, 0.7228, 0.8196]
    assert found.thrown(found.keeps[0]) == parse("Kc")


def test_a_card_that_is_not_given_is_a_blank():
    whole, part = odds(parse("2c 3d 6h 7s Kc"), 2), odds(parse("2c 3d 6h 7s"), 2)
    assert part.keeps[0].chances == pytest.approx(whole.keeps[0].chances)
    assert len(part.blanks) == 1
    assert part.thrown(part.keeps[0]) == ()


def test_a_rough_hand_has_more_than_one_keep():
    """To stand pat is best for the eight it is, to break it the only way to a seven."""
    found = odds(parse("8c 6d 4h 3s 2c"), 1)
    assert keeps(found) == ["2c 3s 4h 6d 8c", "2c 3s 4h 6d"]


def test_no_card_above_a_ten_is_kept():
    assert keeps(odds(parse("Kc Kd Qc Jd Ah"), 1)) == [""]


def test_of_a_pair_one_is_kept_and_shown_once():
    assert keeps(odds(parse("2c 2d 7h 7s Kd"), 2)) == ["2c 7h"]


def test_the_suit_that_spoils_the_flush_is_kept():
    best = odds(parse("2c 3c 4c 7c 7d"), 1).keeps[0]
    assert best.kept == parse("2c 3c 4c 7d")


def test_all_keeps_on_demand():
    assert len(odds(parse("2c 4d 6h 8s Tc"), 1, close=1).keeps) == 32
    few = odds(parse("2c 4d 6h 8s Tc"), 2, close=0)
    assert keeps(few) == ["2c 4d 6h 8s", "2c 4d 6h 8s Tc", "2c 4d 6h"]


def test_beaten_keeps_are_skipped_and_all_others_are_there():
    """What is skipped by its bound would not be shown if it were worked out."""
    hand = parse("2c 3c 8d 9d Kh")
    every = odds(hand, 2, close=1).keeps
    shown = odds(hand, 2, close=0).keeps

    def beaten(keep):
        return any(
            all(other.chances[name] >= keep.chances[name] - 1e-9 for name in LOWS)
            and any(other.chances[name] > keep.chances[name] + 1e-9 for name in LOWS)
            for other in every
        )

    assert [keep.kept for keep in shown] == [keep.kept for keep in every if not beaten(keep)]


def test_dead_cards_are_gone():
    alive = odds(parse("2c 3d 6h 7s"), 1).keeps[0].chances["7"]
    dead = odds(parse("2c 3d 6h 7s"), 1, parse("4c 4d 4h 4s Ac")).keeps[0].chances["7"]
    assert (alive, dead) == pytest.approx((8 / 47, 4 / 42))


def test_the_deck_reset():
    """Two draws; three are those of test_draws."""
    chances = odds_with_reset_deck(parse("2c 3d 6h 7s Kc"), 2).keeps[0].chances
    assert [round(chances[name], 4) for name in LOWS] == [0.3115, 0.4455, 0.5650, 0.6700]


def test_one_draw_is_the_same_with_the_deck_reset():
    hand, dead = parse("2c 4c 6d 8s Td"), parse("3c 9d")
    for one, other in zip(
        odds(hand, 1, dead, close=1).keeps,
        odds_with_reset_deck(hand, 1, dead, close=1).keeps,
        strict=True,
    ):
        assert one.kept == other.kept
        assert one.chances == pytest.approx(other.chances)


def test_final_hands_of_a_keep():
    found = odds_with_reset_deck(parse("2c 3d 6h 7s Kc"), 2)
    lows = final_lows(draw_values(low("8"), 2), found, found.keeps[0])
    assert sum(lows.values()) == pytest.approx(1)
    assert lows["7"] + lows["8"] == pytest.approx(found.keeps[0].chances["8"])
    assert list(lows) == [*"789TJQKA", "pair"]


@pytest.mark.parametrize(
    ("hand", "draws", "dead", "error", "sentence"),
    [
        ("2c3d4h5s7c8d", 1, "", CardError, "1 to 5 cards, and these are 6"),
        ("", 1, "", CardError, "1 to 5 cards, and these are 0"),
        ("2c3d", 1, "2c", CardError, "2c is held and dead"),
        ("2c3d", 0, "", DrawsError, "0 draws were asked for"),
        ("2c3d", 4, "", DrawsError, "4 draws were asked for"),
        ("2c3d", 1, "JcJdJhJsQcQdQhQsKcKdKhKsAcAd", CardError, "give all five"),
    ],
)
def test_what_cannot_be_asked(hand, draws, dead, error, sentence):
    for work_out in (odds, odds_with_reset_deck):
        with pytest.raises(error, match=sentence):
            work_out(parse(hand), draws, parse(dead))


def test_the_table_on_the_terminal(run):
    code, out, _ = run("2c", "3d", "6h", "7s", "Kc")
    assert code == 0
    assert "3 draws left, own discards remembered" in out
    assert "7s 6h 3d 2c" in out
    assert "43.64%" in out
    assert "59.64%" in out


def test_json(run):
    code, out, _ = run("2c3d6h7s", "--draws", "1", "--dead", "4c", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["blanks"] == 1
    assert found["discards"] == "remembered"
    assert found["keeps"][0]["keep"] == "2c 3d 6h 7s"
    assert found["keeps"][0]["chances"]["7"] == pytest.approx(7 / 46)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["2c3d6x7s"], '"6x" at character 5 is no card'),
        (["2c3d2c7s"], "2c is there twice, at characters 1 and 5"),
        (["2c3d6h7s", "--close", "nan"], "close nan"),
        (["2c3d6h7s", "--draws", "4"], "4 draws were asked for"),
        (["2c3d6h7s", "--dead", "2c"], "2c is held and dead"),
        (["2c3d6h7s", "--dead", "Zc"], '"Zc" at character 1 is no card'),
        (["2c3d6h7s", "--plot", "odds.doc"], "its name must end in .png"),
        (["2c3d6h7s", "--plot", "no-such-folder/odds.png"], "there is no folder"),
    ],
)
def test_bad_input_is_one_sentence(run, arguments, sentence):
    code, out, err = run(*arguments)
    assert (code, out) == (1, "")
    assert sentence in err
    assert err.count("\n") == (3 if "^" in err else 1)


@pytest.mark.parametrize(
    ("arguments", "argument", "place"),
    [(["2c3d6x7s"], "HAND", 4), (["2c3d6h7s", "--dead", "2z"], "--dead", 0)],
)
def test_a_bad_card_has_a_caret_and_the_name_of_its_argument(run, arguments, argument, place):
    _, _, err = run(*arguments)
    sentence, text, caret = err.splitlines()
    assert sentence.startswith(f"{argument}: ")
    assert text.strip() == arguments[-1]
    assert caret == f"  {' ' * place}^"


def test_cards_that_are_not_given_are_counted(run):
    assert "4 blanks" in run("Kc", "--draws", "1")[1]
    assert "a blank" in run("2c3d4h7s", "--draws", "1")[1]


def test_without_numba_a_sentence_says_what_to_install(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "numba", None)
    code, out, err = run("2c3d6h7s")
    assert (code, out) == (1, "")
    assert "pip install 'tripledraw[fast]'" in err


def test_without_matplotlib_a_sentence_says_what_to_install(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, _, err = run("2c3d6h7s", "--plot", "odds.png")
    assert code == 1
    assert "pip install 'tripledraw[plot]'" in err


def test_a_picture(run, tmp_path):
    pytest.importorskip("matplotlib")
    for name in ("odds.png", "odds.svg"):
        code, _, _ = run("2c3d7h8sKc", "--draws", "1", "--plot", str(tmp_path / name))
        assert code == 0
        assert (tmp_path / name).stat().st_size > 1_000


def test_an_interrupt_leaves_quietly(run, monkeypatch):
    def interrupt(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr("tripledraw.equity.odds.odds", interrupt)
    code, out, err = run("2c3d6h7s")
    assert (code, out, err) == (130, "", "")


def test_an_interrupt_shows_the_keeps_so_far(run, monkeypatch):
    from tripledraw.equity.remembered import Remembered

    worth, calls = Remembered.worth, []

    def interrupted(self, kept):
        calls.append(kept)
        if len(calls) == 7:  # within the second keep
            raise KeyboardInterrupt
        return worth(self, kept)

    monkeypatch.setattr(Remembered, "worth", interrupted)
    code, out, _ = run("8c6d4h3s2c", "--draws", "1", "--json")
    found = json.loads(out)
    assert code == 130
    assert found["complete"] is False
    assert len(found["keeps"]) == 1
    calls.clear()
    code, out, _ = run("8c6d4h3s2c", "--draws", "1")
    assert code == 130
    assert "stopped early" in out
