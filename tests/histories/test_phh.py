import tomllib
from itertools import pairwise

import pytest
import tomli_w

from tripledraw import cards
from tripledraw.histories import model, read
from tripledraw.histories.model import StatedStakes

HAND = """\
variant = "F2L3D"
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
small_bet = 10
big_bet = 20
starting_stacks = [400, 395, 300]
actions = [
  "d dh p1 Qd3s4h7s6s",
  "d dh p2 ??????????",
  "d dh p3 Kh7c6d2c??",
  "p3 cbr 20",
  "p1 f",
  "p2 cc",
  "p2 sd ????",
  "p3 sd Kh??",
  "d dh p2 ????",
  "d dh p3 5s3d",
  "p2 cbr 10",
  "p3 f",
]
"""


def one(text, file="hand.phh"):
    (hand,) = read(text.encode(), file)
    return hand


def test_more_actions_than_a_hand_can_have():
    line = '  "p1 f",\n'
    hand = one(HAND.replace(line, line * 2000))
    assert hand.kind == "damaged"
    assert hand.problem.reason == "2011 actions are more than a hand can have"


def test_the_whole_of_a_hand():
    hand = one(HAND)
    assert hand.problem is None
    assert hand.stakes == StatedStakes(10, 20, 5, 10, None)
    assert (hand.button, hand.hero, hand.scale) == (3, None, 1)
    unknown = cards.UNKNOWN
    assert hand.steps == (
        model.Post(3, 1, "small", 5),
        model.Post(3, 2, "big", 10),
        model.Deal(8, 1, cards.parse("Qd3s4h7s6s")),
        model.Deal(9, 2, (unknown,) * 5),
        model.Deal(10, 3, (*cards.parse("Kh7c6d2c"), unknown)),
        model.BetOrRaise(11, 3, 20),
        model.Fold(12, 1),
        model.CheckOrCall(13, 2),
        model.Draw(14, 2, 2, (unknown, unknown)),
        model.Draw(15, 3, 2, (*cards.parse("Kh"), unknown)),
        model.Received(16, 2, (unknown, unknown)),
        model.Received(17, 3, cards.parse("5s3d")),
        model.BetOrRaise(18, 2, 10),
        model.Fold(19, 3),
    )


def test_the_players_come_clockwise_and_the_button_last():
    assert [p.name for p in one(HAND).clockwise()] == ["p1", "p2", "p3"]


def test_heads_up_the_first_player_is_the_big_blind(hands):
    hand = hands["17"]
    posts = [step for step in hand.steps if isinstance(step, model.Post)]
    assert [(post.seat, post.kind, post.amount) for post in posts] == [
        (2, "small", 5),
        (1, "big", 10),
    ]
    assert (hand.button, [p.name for p in hand.clockwise()]) == (2, ["Ina", "Uwe"])


def test_a_collection_gives_each_hand_with_its_lines(hands):
    assert [(hands[n].first_line, hands[n].kind) for n in ("17", "2", "3", "4")] == [
        (2, None),
        (31, "not_this_game"),
        (39, None),
        (49, "damaged"),
    ]
    assert hands["4"].problem.line == 56


def test_comments_in_actions_are_no_part_of_them(hands):
    hand = hands["17"]
    assert hand.noise == (12,)
    assert model.BetOrRaise(13, 2, 20) in hand.steps


def test_stacks_without_bound_are_unknown(hands):
    assert [p.stack for p in hands["17"].players] == [395, None]
    assert [p.stack for p in hands["3"].players] == [None, 10025, 3000]
    assert hands["3"].results.finishing_stacks == {2: 10400, 3: 2750}
    assert hands["17"].results.winnings == {1: 40, 2: 0}


def test_antes_newcomers_and_cents(hands):
    hand = hands["3"]
    assert hand.scale == 100
    posts = [step for step in hand.steps if isinstance(step, model.Post)]
    assert [(post.seat, post.kind, post.amount) for post in posts] == [
        (1, "ante", 50),
        (2, "ante", 50),
        (3, "ante", 50),
        (1, "small", 100),
        (2, "big", 200),
        (3, "extra", 200),
    ]


def test_a_hand_dealt_in_parts_is_one_deal(hands):
    deal = next(step for step in hands["3"].steps if isinstance(step, model.Deal))
    assert deal == model.Deal(46, 1, cards.parse("2c3c4c5c7c"))


def test_showing_with_a_dash_shows_what_is_known(hands):
    assert hands["3"].steps[-2:] == (model.Shown(46, 2, None), model.Mucked(46, 3))


def test_every_field_survives(hands):
    document = hands["17"].document
    again = tomllib.loads(tomli_w.dumps(document))
    assert again["time_limit"] == 12.5
    assert again["_mood"] == "calm"
    assert again["_weather"] == {"wind": [1.5, 2]}
    assert again["starting_stacks"] == [395, float("inf")]


def test_the_real_hands_are_read_whole(real_hands):
    assert len(real_hands) == 8
    for path, hand in real_hands:
        assert (path.name, hand.problem) == (path.name, None)
        written = tomllib.loads(path.read_text(encoding="utf-8"))
        assert tomllib.loads(tomli_w.dumps(hand.document)) == written
        assert [p.name for p in hand.players] == written["players"]
        acted = [step for step in hand.steps if not isinstance(step, model.Post)]
        assert len(acted) == len(written["actions"])


def test_the_lines_of_real_actions_are_where_they_stand(real_hands):
    for path, hand in real_hands:
        lines = path.read_text(encoding="utf-8").split("\n")
        places = [step.line for step in hand.steps if not isinstance(step, model.Post)]
        assert all(a <= b for a, b in pairwise(places))
        for step in hand.steps:
            if isinstance(step, model.Fold):
                assert f"p{step.seat} f" in lines[step.line - 1]


@pytest.mark.parametrize(
    ("variant", "game"),
    [
        ("NT", "no-limit hold'em"),
        ("FB", "badugi"),
        ("N2L1D", "single draw"),
        ("X9", "another game"),
    ],
)
def test_other_variants_are_named(variant, game):
    problem = one(HAND.replace("F2L3D", variant)).problem
    assert problem.kind == "not_this_game"
    assert game in problem.reason


def test_seven_players_are_not_this_game():
    text = HAND
    for old, new in (("[0, 0, 0]", [0] * 7), ("[5, 10, 0]", [5, 10, 0, 0, 0, 0, 0])):
        text = text.replace(old, str(new))
    problem = one(text.replace("[400, 395, 300]", str([400] * 7))).problem
    assert problem.kind == "not_this_game"
    assert "7 players" in problem.reason


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("big_bet = 20", "big_bet == 20", 5),
        ("big_bet = 20", "big_bet = 20\nbig_bet = 20", 6),
        ("big_bet = 20", "", 1),
        ("big_bet = 20", "big_bet = true", 1),
        ("big_bet = 20", "big_bet = -20", 1),
        ("big_bet = 20", "big_bet = 1e99", 1),
        ("big_bet = 20", "big_bet = 1.00001", 1),
        ("big_bet = 20", f"big_bet = {'9' * 5000}", 1),
        ("big_bet = 20", "big_bet = 1e999999999999999999999", 1),
        ("big_bet = 20", f"big_bet = {'[' * 5000}", 1),
        ('variant = "F2L3D"', "", 1),
        ("antes = [0, 0, 0]", "antes = [0, 0]", 1),
        ("antes = [0, 0, 0]", "antes = 0", 1),
        ("[400, 395, 300]", "[400, 395, -300]", 1),
        ("[400, 395, 300]", '[400, 395, "lots"]', 1),
        ('"p1 f"', '"p1 folds"', 12),
        ('"p1 f"', '"p4 f"', 12),
        ('"p1 f"', '"p1"', 12),
        ('"p1 f"', "7", 12),
        ('"p1 f"', '"p1 cbr"', 12),
        ('"p1 f"', '"p1 cbr much"', 12),
        ('"p1 f"', '"d db 2c3c4c"', 12),
        ('"d dh p1 Qd3s4h7s6s"', '"d dh p1 Qd3s4h7s6x"', 8),
        ('"d dh p1 Qd3s4h7s6s"', '"d dh p1 Qd3s4h7sQd"', 8),
        ('"d dh p1 Qd3s4h7s6s"', '"d dh p1 Qd3s4h7s6s2c"', 8),
        ('"d dh p1 Qd3s4h7s6s"', '"d dh p1 Qd3s4h7s7c"', 10),
        ('"p3 sd Kh??"', '"p3 sd KhAcAd"', 15),
        ('"d dh p3 5s3d"', '"d dh p3 5s3d8d"', 17),
        ('"d dh p3 5s3d"', '"d dh p3 5s7c"', 17),
    ],
)
def test_damage_has_its_line(old, new, line):
    assert old in HAND
    problem = one(HAND.replace(old, new)).problem
    assert (problem.kind, problem.line) == ("damaged", line)


def test_a_broken_table_of_a_collection_leaves_the_others_whole():
    broken = HAND.replace("big_bet = 20", "big_bet = ")
    text = "\n".join(f"[{i}]\n{body}" for i, body in enumerate([HAND, broken, HAND], 1))
    found = list(read(text.encode(), "evening.phhs"))
    assert [hand.kind for hand in found] == [None, "damaged", None]
    assert found[1].problem.line == len(HAND.splitlines()) + 2 + 6


def test_a_hand_that_lost_its_header_leaves_the_others_whole():
    text = HAND.replace('variant = "F2L3D"', "") + f"\n[2]\n{HAND}"
    assert [hand.kind for hand in read(text.encode(), "evening.phhs")] == ["damaged", None]
