import pytest

from tripledraw import cards
from tripledraw.histories import model, read
from tripledraw.histories.model import StatedStakes

HEAD = """\
Full Tilt Poker Game #7: Table X - $1/$2 - Limit 2-7 Triple Draw - 1:05:03 ET - 2010/08/08
Seat 1: Ida ($40)
Seat 2: Opal ($41)
Opal posts the small blind of $0.50
Ida posts the big blind of $1
The button is in seat #2
*** HOLE CARDS ***
"""
TAIL = """\
Opal folds
Uncalled bet of $0.50 returned to Ida
Ida mucks
Ida wins the pot ($1)
*** SUMMARY ***
Total pot $1 | Rake $0
Seat 1: Ida (big blind) collected ($1), mucked
Seat 2: Opal (small blind) folded before the Draw
"""


def one(text):
    (hand,) = read(text.encode())
    return hand


def steps(hand, kind):
    return [step for step in hand.steps if isinstance(step, kind)]


def test_the_whole_of_a_small_hand():
    hand = one(HEAD + TAIL)
    assert hand.problem is None
    assert (hand.source, hand.hand_id, hand.button, hand.scale) == ("fulltilt", "7", 2, 100)
    assert hand.stakes == StatedStakes(100, 200, 50, 100, None)
    assert hand.steps == (
        model.Post(4, 2, "small", 50),
        model.Post(5, 1, "big", 100),
        model.Street(7, "deal"),
        model.Fold(8, 2),
        model.Returned(9, 1, 50),
        model.Mucked(10, 1),
        model.Collected(11, 1, 100, "pot"),
    )


@pytest.mark.parametrize(
    ("header", "table", "played"),
    [
        (
            "FullTiltPoker Game #7: Table A - B (6 max) - $1/$2 - Limit 2-7 Triple Draw"
            " - 20:30:22 CET - 2011/04/07 [14:30:22 ET - 2011/04/07]",
            "Table A - B (6 max)",
            "20:30:22 CET - 2011/04/07 [14:30:22 ET - 2011/04/07]",
        ),
        (
            "Full Tilt Poker Game #7: $10 Heads-Up Sit & Go (777), Table 1 - 1/2"
            " - Limit 2-7 Triple Draw - 10:31:26 ET - 2012/11/07",
            "$10 Heads-Up Sit & Go (777), Table 1",
            "10:31:26 ET - 2012/11/07",
        ),
    ],
)
def test_first_lines(header, table, played):
    hand = one(f"{header}\n" + (HEAD + TAIL).split("\n", 1)[1])
    assert (hand.problem, hand.table, hand.played) == (None, table, played)
    assert hand.tournament == ("777" if "777" in header else "")


def test_table_talk_with_a_colon_is_noise_and_no_action(hands):
    hand = hands["20000000001"]
    assert hand.noise == (14, 15, 19, 45, 48)
    assert steps(hand, model.Fold) == [model.Fold(20, 4)]


def test_a_name_that_looks_like_an_action(hands):
    hand = hands["20000000001"]
    assert hand.player(2).name == "N: folds"
    assert model.Call(18, 2, 250) in hand.steps


def test_dead_small_blind_and_extra_big_blind(hands):
    posts = steps(hands["20000000001"], model.Post)
    assert [(post.seat, post.kind, post.amount) for post in posts] == [
        (1, "small", 125),
        (2, "big", 250),
        (4, "dead", 125),
        (4, "extra", 250),
    ]


def test_seats_that_only_watch_are_not_dealt_in(hands):
    hand = hands["20000000001"]
    assert hand.button == 6
    assert [p.seat for p in hand.clockwise()] == [1, 2, 4]


def test_all_discards_come_before_all_replacements(hands):
    hand = hands["20000000001"]
    place = hand.steps.index(model.Street(21, "draw 1", pot=1375))
    assert hand.steps[place + 1 : place + 6] == (
        model.Draw(22, 1, 2, cards.parse("Ks Qd")),
        model.Draw(23, 2, 1, (cards.UNKNOWN,)),
        model.AddedChips(24, 4, 1750),
        model.Received(25, 1, cards.parse("7s Jc"), cards.parse("2c 3d 4h")),
        model.Received(26, 2, (cards.UNKNOWN,)),
    )


def test_raises_name_the_total(hands):
    assert model.Raise(34, 2, 1000) in hands["20000000001"].steps


def test_a_street_states_the_pot_or_the_pot_and_the_players(hands):
    pots = [step.pot for step in steps(hands["20000000010"], model.Street)]
    assert pots == [None, 180, 180, 180, None]
    assert [step.pot for step in steps(hands["20000000002"], model.Street)] == [None] * 5


def test_all_in_has_a_comma(hands):
    assert model.Raise(10, 2, 90, None, True) in hands["20000000010"].steps


def test_amounts_hold_thousands_commas(hands):
    assert hands["20000000002"].player(2).stack == 4_000_000


def test_five_discards_are_answered_in_one_bracket(hands):
    received = steps(hands["20000000002"], model.Received)[1]
    assert (received.cards, received.kept) == (cards.parse("3c 4d 5h 6s 7d"), ())


def test_a_losing_straight_is_told_by_its_cards(hands):
    result = hands["20000000002"].results.seats[1]
    assert (result.outcome, result.said) == ("mucked", "a straight, Seven high")
    assert result.cards == cards.parse("7s 6h 5d 4c 3h")


@pytest.mark.parametrize(
    ("said", "outcome"),
    [
        ("folded before the draw", "folded"),
        ("folded before the Draw (didn't bet)", "folded"),
        ("didn't bet (folded)", "folded"),
        ("folded after the 2nd Draw", "folded"),
        ("showed [2c 3c 4c 5d Kd] and lost with K,5,4,3,2", "lost"),
        ("mucked [2c 3c 4c 5d 5c] - a pair of Fives", "mucked"),
        ("mucked", "mucked"),
    ],
)
def test_every_form_of_the_summary(said, outcome):
    hand = one((HEAD + TAIL).replace("folded before the Draw", said))
    assert (hand.problem, hand.results.seats[1].outcome) == (None, outcome)


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        ("20000000012", "partial"),
        ("20000000013", "cancelled"),
        ("20000000014", "not_this_game"),
        ("20000000015", "not_this_game"),
    ],
)
def test_hands_that_are_none(hands, number, kind):
    assert hands[number].kind == kind


@pytest.mark.parametrize("lines", range(1, 15))
def test_a_hand_cut_after_any_line_is_damaged(lines):
    text = "".join((HEAD + TAIL).splitlines(keepends=True)[:lines])
    assert one(text).kind == "damaged"


@pytest.mark.parametrize(
    ("line", "replacement"),
    [
        ("Opal folds", "Opla folds"),
        ("Opal folds", "Opal raises to lots"),
        ("The button is in seat #2", "The button is in seat two"),
        ("The button is in seat #2\n", ""),
        (" - $1/$2 - ", " - "),
    ],
)
def test_a_spoiled_line_is_damage(line, replacement):
    assert line in HEAD + TAIL
    assert one((HEAD + TAIL).replace(line, replacement, 1)).kind == "damaged"
