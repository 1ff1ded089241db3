import pytest

from tripledraw import cards
from tripledraw.histories import model, read
from tripledraw.histories.model import StatedStakes

HEAD = """\
PokerStars Hand #7:  Triple Draw 2-7 Lowball Limit ($1/$2 USD) - 2010/08/08 1:05:03 ET
Table 'Basalt' 6-max Seat #2 is the button
Seat 1: Ida ($40 in chips)
Seat 2: Opal ($41 in chips)
Opal: posts small blind $0.50
Ida: posts big blind $1
*** DEALING HANDS ***
"""
TAIL = """\
Opal: folds
Uncalled bet ($0.50) returned to Ida
Ida collected $1 from pot
*** SUMMARY ***
Total pot $1 | Rake $0
Seat 1: Ida (big blind) collected ($1)
Seat 2: Opal (button) (small blind) folded before the Draw
"""


def one(text):
    (hand,) = read(text.encode())
    return hand


def steps(hand, kind):
    return [step for step in hand.steps if isinstance(step, kind)]


def test_the_whole_of_a_small_hand():
    hand = one(HEAD + TAIL)
    assert hand.problem is None
    assert (hand.source, hand.hand_id, hand.first_line, hand.last_line) == (
        "pokerstars",
        "7",
        1,
        14,
    )
    assert (hand.scale, hand.button, hand.hero, hand.table) == (100, 2, None, "Basalt")
    assert hand.stakes == StatedStakes(100, 200, 50, 100, None)
    assert hand.players == (model.Player("Ida", 1, 4000), model.Player("Opal", 2, 4100))
    assert hand.steps == (
        model.Post(5, 2, "small", 50),
        model.Post(6, 1, "big", 100),
        model.Street(7, "deal"),
        model.Fold(8, 2),
        model.Returned(9, 1, 50),
        model.Collected(10, 1, 100, "pot"),
    )
    assert hand.results.seats == (
        model.SeatResult(13, 1, "collected", 100, said="collected ($1)"),
        model.SeatResult(14, 2, "folded", draw=0, said="folded before the Draw"),
    )


@pytest.mark.parametrize(
    ("header", "stakes", "tournament"),
    [
        ("Game #7: Triple Draw 2-7 Lowball Limit ($1/$2) - 2008/01/01 1:00:00 ET", (1, 2), ""),
        ("Hand #7:  Triple Draw 2-7 Lowball Limit (€1/€2 EUR) - 2012/01/01 1:00 CET", (1, 2), ""),
        ("Hand #7:  8-Game (Triple Draw 2-7 Lowball Limit, $3/$6 USD) - 2012/01/01", (3, 6), ""),
        (
            "Hand #7: Tournament #9, $25+$25+$5 USD 8-Game (Triple Draw 2-7 Lowball Limit)"
            " - Level I (160/320) - 2026/05/27 20:05:58 EET [2026/05/27 13:05:58 ET]",
            (160, 320),
            "9",
        ),
        (
            "Home Game Hand #7: {The (1/2) Pit} Tournament #9, 100+9 Triple Draw 2-7 Lowball Limit"
            " - Match Round I, Level XII (1000/2000) - 2013/01/02 3:04:05 ET",
            (1000, 2000),
            "9",
        ),
    ],
)
def test_first_lines(header, stakes, tournament):
    hand = one(f"PokerStars {header}\n" + (HEAD + TAIL).split("\n", 1)[1])
    assert hand.problem is None
    stated = (hand.stakes.small_bet, hand.stakes.big_bet)
    assert stated == tuple(bet * hand.scale for bet in stakes)
    assert hand.tournament == tournament


def test_the_second_time_zone_is_kept_with_the_first(hands):
    assert hands["40000000002"].played == "2012/06/07 20:44:17 CET [2012/06/07 14:44:17 ET]"


def test_names_hold_colons_quotes_dots_and_words_of_the_grammar(hands):
    hand = hands["40000000001"]
    assert [p.name for p in hand.players] == ["Ann B. Quick", "Rio: calls", '"Zed"', "hero_x"]
    assert steps(hand, model.Raise)[0] == model.Raise(12, 3, 20, 10)


def test_the_longest_name_speaks(hands):
    hand = hands["40000000003"]
    assert hand.player(4).name == "X USN-USMC"
    assert [step.seat for step in steps(hand, model.Check)] == [3, 4]


def test_chat_that_looks_like_an_action_is_noise(hands):
    hand = hands["40000000001"]
    assert hand.noise == (9, 13, 16, 24, 32, 35, 47)
    assert [step.seat for step in steps(hand, model.Fold)] == [5, 1]


def test_a_cap_line_is_a_step_right_after_its_raise(hands):
    hand = hands["40000000001"]
    place = hand.steps.index(model.Capped(19))
    assert hand.steps[place - 1] == model.Raise(18, 3, 40, 10)


def test_the_hero_draws_with_cards_and_the_others_by_count(hands):
    first, second = steps(hands["40000000001"], model.Draw)[:2]
    assert first == model.Draw(22, 6, 2, cards.parse("Ks Qd"))
    assert second == model.Draw(25, 3, 1, (cards.UNKNOWN,))
    received = steps(hands["40000000001"], model.Received)[0]
    assert received == model.Received(23, 6, cards.parse("7s Jc"), cards.parse("2c 3d 4h"))


def test_standing_pat_tells_the_hero_s_hand(hands):
    draw = steps(hands["40000000001"], model.Draw)[-2]
    assert (draw.count, draw.held) == (0, cards.parse("2c 3d 4h 7s 8d"))


def test_five_discards_are_answered_in_one_bracket(hands):
    received = steps(hands["40000000002"], model.Received)[0]
    assert received == model.Received(71, 2, cards.parse("2s 3s 4c 6d 7h"), ())


def test_an_uncalled_bet_comes_back_before_the_next_draw(hands):
    hand = hands["40000000002"]
    place = hand.steps.index(model.Returned(81, 2, 12))
    assert hand.steps[place - 1] == model.Call(80, 4, 8, all_in=True)
    assert hand.steps[place + 1] == model.Street(82, "draw 3")


def test_a_reshuffle_is_a_step_before_the_draw_of_the_seat_it_serves(hands):
    hand = hands["40000000010"]
    place = hand.steps.index(model.Reshuffled(35))
    assert hand.steps[place + 1].seat == 2


def test_posts_out_of_position_and_both_blinds_at_once(hands):
    posts = steps(hands["40000000003"], model.Post)
    assert [(post.seat, post.kind, post.amount) for post in posts] == [
        (2, "big", 10),
        (3, "both", 15),
        (4, "extra", 10),
    ]
    assert hands["40000000003"].stakes.small_blind is None


def test_the_big_blind_next_to_the_small_one_is_the_hand_s_whichever_is_printed_first():
    text = HEAD.replace("Seat #2", "Seat #6") + TAIL
    text = text.replace("Opal ($41 in chips)", "Opal ($41 in chips)\nSeat 5: Cleo ($9 in chips)")
    text = text.replace("*** DEALING", "Cleo: posts big blind $1\n*** DEALING")
    kinds = {post.seat: post.kind for post in steps(one(text), model.Post)}
    assert kinds == {1: "extra", 2: "small", 5: "big"}


def test_those_who_sit_out_are_not_dealt_in(hands):
    hand = hands["40000000003"]
    assert [p.seat for p in hand.players if not p.dealt_in] == [1]
    assert [p.name for p in hand.clockwise()] == ["hero_x", "Late Larry", "X USN-USMC", "X USN"]


def test_one_who_is_moved_from_another_table_is_not_dealt_in(hands):
    hand = hands["40000000020"]
    assert [p.dealt_in for p in hand.players] == [True, True, True, False]
    assert hand.player(2).bounty == "$50.50"
    assert (hand.scale, hand.stakes.ante) == (1, 20)


def test_a_seated_player_without_any_part_in_the_hand_is_not_dealt_in():
    watching = "Seat 4: Only Watches ($9 in chips)\nSeat 2: Opal ($41"
    hand = one((HEAD + TAIL).replace("Seat 2: Opal ($41", watching))
    assert hand.problem is None
    assert [p.name for p in hand.clockwise()] == ["Ida", "Opal"]


def test_a_hand_without_the_line_of_a_hero_is_an_observer_s(hands):
    assert (hands["40000000021"].hero, hands["40000000021"].kind) == (None, None)


def test_side_pots(hands):
    pots = [(step.amount, step.pot) for step in steps(hands["40000000020"], model.Collected)]
    assert pots == [(1140, "side pot"), (1290, "main pot")]


def test_mucked_cards_that_the_summary_reveals(hands):
    results = {result.seat: result for result in hands["40000000001"].results.seats}
    assert (results[3].outcome, results[3].cards) == ("mucked", cards.parse("9s 7d 6c 3h 2d"))
    assert (results[6].outcome, results[6].said) == ("won", "Lo: 8,7,4,3,2")


@pytest.mark.parametrize(
    ("said", "outcome", "draw"),
    [
        ("folded before the Draw", "folded", 0),
        ("folded before the Draw (didn't bet)", "folded", 0),
        ("folded after the 1st Draw", "folded", 1),
        ("folded after the 3rd Draw", "folded", 3),
        ("mucked", "mucked", None),
        ("showed [2c 3c 4c 5d Kd] and lost with Lo: K,5,4,3,2", "lost", None),
    ],
)
def test_every_form_of_the_summary(said, outcome, draw):
    hand = one((HEAD + TAIL).replace("folded before the Draw", said))
    assert hand.problem is None
    assert (hand.results.seats[1].outcome, hand.results.seats[1].draw) == (outcome, draw)


@pytest.mark.parametrize(
    ("number", "game"),
    [
        ("40000000040", "Badugi Limit"),
        ("40000000041", "Hold'em No Limit"),
        ("40000000042", "5 Card Draw Limit"),
        ("40000000043", "Single Draw 2-7 Lowball No Limit"),
        ("40000000044", "Triple Draw 2-7 Lowball No Limit"),
        ("40000000045", "Razz Limit"),
        ("40000000046", "7 players"),
    ],
)
def test_other_games_are_named(hands, number, game):
    problem = hands[number].problem
    assert problem.kind == "not_this_game"
    assert game in problem.reason


def test_the_room_s_duplicated_cards_are_damage_with_a_line(hands):
    problem = hands["40000000030"].problem
    assert (problem.kind, problem.line) == ("damaged", 14)
    assert len(hands["40000000030"].steps) == 20


def test_ten_cards_in_the_hero_s_brackets_are_damage():
    text = HEAD + (
        "Dealt to Ida [2s 7s 5h Td Jd]\nOpal: calls $0.50\nIda: checks\n*** FIRST DRAW ***\n"
        "Ida: discards 2 cards [Td Jd]\nDealt to Ida [2s 7s 5h 3c Qh] [2s 7s 5h 3c Qh]\n"
    )
    problem = one(text + TAIL).problem
    assert (problem.kind, problem.line) == ("damaged", 13)
    assert "10" in problem.reason


def test_a_discard_never_held_is_damage():
    text = HEAD + (
        "Dealt to Ida [2s 7s 5h Td Jd]\nOpal: calls $0.50\nIda: checks\n*** FIRST DRAW ***\n"
        "Ida: discards 1 card [Ad]\n"
    )
    problem = one(text + TAIL).problem
    assert (problem.kind, problem.line) == ("damaged", 12)


def test_a_cancelled_hand(hands):
    problem = hands["40000000031"].problem
    assert (problem.kind, problem.line) == ("cancelled", 40)


def test_a_hand_cut_off_in_the_middle_leaves_the_next_whole(hands):
    problem = hands["40000000032"].problem
    assert (problem.kind, problem.line) == ("damaged", 57)
    assert "cut off" in problem.reason
    assert hands["40000000033"].problem is None


@pytest.mark.parametrize("lines", range(1, 14))
def test_a_hand_cut_after_any_line_is_damaged(lines):
    text = "".join((HEAD + TAIL).splitlines(keepends=True)[:lines])
    problem = one(text).problem
    assert problem.kind == "damaged"
    assert 1 <= problem.line <= lines


@pytest.mark.parametrize(
    ("line", "replacement"),
    [
        ("Opal: folds", "Opal: folds twice"),
        ("Opal: folds", "Opla: folds"),
        ("Seat 1: Ida (big", "Seat 1: Ada (big"),
        ("Seat 1: Ida (big", "Seat 3: Ida (big"),
        ("Seat 2: Opal ($41", "Seat 1: Opal ($41"),
        ("Seat 2: Opal ($41 in chips)", "Seat 2: Opal ($4x1 in chips)"),
        ("folded before the Draw", "went home"),
        ("*** DEALING HANDS ***", "*** FLOP *** [2c 3c 4c]"),
        ("Opal: folds", "*** SECOND DRAW ***"),
        ("Opal: folds", "*** SHOW DOWN ***"),
        ("Opal: folds", "Dealt to Nobody [2c 3c 4c 5c 7d]"),
        ("Opal: folds", "Dealt to Ida [2c 3c 4c 5c 7x]"),
        ("Opal: folds", "Dealt to Ida [2c 3c 4c 5c 5c]"),
        ("Opal: folds", "Dealt to Ida [2c 3c 4c 5c]"),
        ("($1/$2 USD)", ""),
        ("Table 'Basalt'", "Tab 'Basalt'"),
    ],
)
def test_a_spoiled_line_is_damage(line, replacement):
    assert line in HEAD + TAIL
    assert one((HEAD + TAIL).replace(line, replacement, 1)).kind == "damaged"


def test_a_hand_that_lost_its_first_line_does_not_spoil_the_one_before():
    lost = HEAD.replace("PokerStars Hand", "P0kerStars Hand") + TAIL
    whole = HEAD + TAIL
    kinds = [hand.kind for hand in read("\n\n".join([whole, lost, whole]).encode())]
    assert kinds == [None, "damaged", None]


def test_amounts_are_whole_when_all_are_and_finer_only_where_needed():
    whole = (HEAD + TAIL).replace("$0.50", "$1")
    assert one(whole).scale == 1
    assert one(whole.replace("Rake $0", "Rake $0.005")).scale == 10_000
