"""Recorded hands played again: what replays, what is doubted, and what may not be believed."""

import random
from collections import Counter

import pytest
import tomli_w
from tests.driving import game, play_out, say
from tests.histories.conftest import SAMPLES
from tests.histories.rewriting import as_recorded, contract_hand, ended_hands

from tripledraw import HistoryError, cards
from tripledraw import events as log
from tripledraw.histories import read, replay
from tripledraw.histories.phh.writing import phh_table
from tripledraw.histories.report import verdict_of

UNKNOWN = cards.UNKNOWN


def read_one(text, name="hands.txt"):
    (recorded,) = read(text.encode(), name)
    return recorded


def lines_of_sample(number, name="pokerstars/cash.txt"):
    """One hand of a sample, in lines."""
    text = (SAMPLES / name).read_text(encoding="utf-8")
    return next(hand for hand in text.split("\n\n\n") if number in hand).strip().split("\n")


# -- the recorded hands and our samples ------------------------------------------------------


def test_seven_recorded_hands_end_with_their_finishing_stacks(real_hands):
    ends = {path.stem: replay(recorded).hand.stacks for path, recorded in real_hands}
    assert ends.pop("arieh-yockey-2019") == (0, 4_190_000, 5_910_000, 12_095_000)
    stated = {path.stem: recorded.document.get("finishing_stacks") for path, recorded in real_hands}
    assert len(ends) == 7
    assert ends == {name: tuple(stated[name]) for name in ends}


def test_recorded_hands_agree_with_all_that_they_state(real_hands):
    for _, recorded in real_hands:
        assert replay(recorded).disagreements == ()


@pytest.mark.parametrize(
    ("number", "stacks"),
    [
        ("40000000001", (1110, 990, 325, 300)),
        ("40000000002", (0, 538)),
        ("40000000003", (528, 585, 190, 750)),
        ("40000000010", (98, 98, 98, 94, 98, 114)),
        ("40000000020", (4430, 0, 0)),
        ("20000000001", (12375, 121200, 5625)),
        ("20000000002", (3850000, 3150000)),
        ("20000000010", (0, 1570)),
        ("17", (415, 370)),
    ],
)
def test_samples_replay(hands, number, stacks):
    """Stacks from the left of the button, before the rake; counted by hand from the samples."""
    found = replay(hands[number])
    assert found.disagreements == ()
    assert found.hand.stacks == stacks


def test_the_problem_of_the_reader_is_the_verdict(hands):
    kinds = Counter(verdict_of(recorded).kind for recorded in hands.values())
    assert kinds == {
        "replays": 12,
        "not_this_game": 10,
        "damaged": 3,
        "cancelled": 2,
        "partial": 2,
    }


def test_a_reshuffle_is_laid_where_the_stub_is_empty(hands):
    events = replay(hands["40000000010"]).hand.events
    (at,) = [i for i, event in enumerate(events) if isinstance(event, log.Reshuffled)]
    assert isinstance(events[at - 1], log.Drew)
    assert events[at + 1].seat == 1


def test_a_newcomers_big_blind_is_live_and_his_small_blind_dead(hands):
    events = replay(hands["40000000003"]).hand.events
    assert [event for event in events if isinstance(event, log.BlindPosted | log.Posted)] == [
        log.BlindPosted(0, 10, "big"),
        log.Posted(1, 10, 5),
        log.Posted(2, 10, 0),
    ]


@pytest.mark.parametrize(
    ("before", "kinds"),
    [
        ("b2: discards 2 cards", []),
        ("a1: discards 3 cards", []),  # burns might have taken three cards
        ("f6: discards 2 cards [Kc", ["disagrees"]),
        ("a1: discards 4 cards", ["disagrees"]),
    ],
)
def test_a_printed_reshuffle_comes_when_the_stub_cannot_serve(before, kinds):
    text = (SAMPLES / "pokerstars" / "reshuffle.txt").read_text(encoding="utf-8")
    text = text.replace("The deck is reshuffled\n", "")
    assert text.count(before) == 1
    text = text.replace(before, f"The deck is reshuffled\n{before}")
    problems = verdict_of(read_one(text)).problems
    assert [problem.kind for problem in problems] == kinds
    for problem in problems:
        assert text.split("\n")[problem.line - 1] == "The deck is reshuffled"


# -- foreign rules ---------------------------------------------------------------------------


USUAL = {"cap": 4, "heads_up_cap": "capped", "unit": 1, "blinds": None}
"""What a record need not say; short all-ins, burns and reshuffles are as they come."""


def as_foreign(hand):
    """What another program would write of a hand: nothing of ours."""
    table = phh_table(hand)
    return {name: value for name, value in table.items() if not name.startswith("_")}


@pytest.mark.parametrize("policy", ["standard", "stars", "everything"])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_any_policy_of_reshuffling_replays(policy, seats):
    for hand in ended_hands(seats, range(40), **USUAL | {"reshuffle": policy}):
        found = replay(read_one(tomli_w.dumps(as_foreign(hand)), "foreign.phh"))
        assert found.disagreements == ()
        assert found.hand.stacks == as_recorded(hand.events)[-1].stacks


def test_a_site_without_a_cap_is_found_by_trying():
    hand = game(900, 900, cap=0)
    say(hand, *["raise_to"] * 7, "call")
    play_out(hand)
    found = replay(read_one(tomli_w.dumps(as_foreign(hand)), "foreign.phh"))
    assert (found.hand.stakes.cap, found.disagreements) == (0, ())


def test_when_no_reading_plays_the_usual_rules_give_the_reason():
    table = phh_table(game(900, 900))
    table["actions"] += ["p2 cbr 20", "p1 f", "p2 cbr 30"]
    with pytest.raises(HistoryError, match="'p2' cannot raise: the hand is over") as caught:
        replay(read_one(tomli_w.dumps(table), "foreign.phh"))
    assert caught.value.kind == "damaged"


# -- hidden cards ----------------------------------------------------------------------------


def hide(table, chance):
    """The same hand by a record that has not seen some cards of some players.

    A card that is hidden stays so until it is shown; some players show what they throw away.
    """
    hidden = {
        player: {card for card in range(52) if chance.random() < 0.7}
        for player in range(1, 7)
        if chance.random() < 0.7
    }
    open_discards = {player for player in hidden if chance.random() < 0.3}
    actions = []
    for action in table["actions"]:
        words = action.split()
        player = int(words[2 if words[1] == "dh" else 0][1:])
        is_seen = words[1] not in ("dh", "sd") or (words[1] == "sd" and player in open_discards)
        if player in hidden and not is_seen and words[-1] != "sd":
            seen = [UNKNOWN if c in hidden[player] else c for c in cards.parse(words[-1])]
            words[-1] = cards.write(seen).replace(" ", "")
        actions.append(" ".join(words))
    return table | {"actions": actions}


def served(events):
    return [event for event in events if isinstance(event, log.Dealt | log.Drew)]


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_hidden_card_is_never_said_to_be_one_that_it_was_not(seats):
    known = hidden = 0
    for number, hand in enumerate(ended_hands(seats, range(60), **USUAL)):
        table = hide(as_foreign(hand), random.Random(number))
        found = replay(read_one(tomli_w.dumps(table), "hidden.phh"))
        assert found.disagreements == ()
        told, true = served(found.hand.events), served(as_recorded(hand.events))
        for event, truth in zip(told, true, strict=True):
            said = Counter(card for card in event.cards if card != UNKNOWN)
            assert said <= Counter(truth.cards)
            if isinstance(event, log.Drew):
                thrown = Counter(card for card in event.discards if card != UNKNOWN)
                assert thrown <= Counter(truth.discards)
            known += said.total()
            hidden += len(event.cards) - said.total()
    assert known > 100
    assert hidden > 100


FOUR = """
variant = "F2L3D"
antes = [0, 0]
blinds_or_straddles = [5, 10]
small_bet = 10
big_bet = 20
starting_stacks = [200, 200]
actions = ["d dh p1 7c5d4h3s2c", "d dh p2 {dealt}", "p2 cc", "p1 cc", "p1 sd", "p2 sd {first}",
  "{new}", "p1 cc", "p2 cc", "p1 sd", "p2 sd {second}", "{last}", "p1 cc", "p2 cc",
  "p1 sd", "p2 sd", "p1 cc", "p2 cc", "p1 sm 7c5d4h3s2c", "p2 sm {shown}"]
"""


def hidden_hand(dealt="??????????", first="", new="#", second="", last="#", shown=""):
    text = FOUR.format(dealt=dealt, first=first, new=new, second=second, last=last, shown=shown)
    return replay(read_one(text, "hidden.phh")).hand


def of_the_second(hand, kind):
    return [event for event in hand.events if isinstance(event, kind) and event.seat == 1]


def test_a_pat_hand_that_is_shown_was_dealt():
    hand = hidden_hand(shown="8c7d5h3d2d")
    assert of_the_second(hand, log.Dealt) == [log.Dealt(1, cards.parse("8c7d5h3d2d"))]


def test_a_known_discard_tells_the_slot_it_came_from():
    hand = hidden_hand("Kh8c7d5h??", "3d", "d dh p2 2d")
    assert of_the_second(hand, log.Dealt) == [log.Dealt(1, cards.parse("Kh8c7d5h3d"))]


def test_cards_of_two_origins_are_not_told_apart():
    hand = hidden_hand(first="??", new="d dh p2 ??", shown="8c7d5h3d2d")
    assert of_the_second(hand, log.Dealt) == [log.Dealt(1, (UNKNOWN,) * 5)]
    assert of_the_second(hand, log.Drew)[0].cards == (UNKNOWN,)
    in_doubt = hidden_hand("8c7d5h3d??", "8c", "d dh p2 ??", "??", "d dh p2 2d", shown="7d5h3d2dAs")
    assert of_the_second(in_doubt, log.Dealt)[0].cards[-1] == UNKNOWN
    assert of_the_second(in_doubt, log.Drew)[0].cards == (UNKNOWN,)


def test_a_hand_that_stays_hidden_cannot_win():
    assert hidden_hand().stacks == (210, 190)


def test_a_hidden_winner_makes_the_record_partial():
    text = FOUR.format(dealt="??????????", first="", new="#", second="", last="#", shown="")
    text = text.replace("7c5d4h3s2c", "??????????", 1).replace(" sm 7c5d4h3s2c", " sm")
    with pytest.raises(HistoryError, match="nothing tells who won") as caught:
        replay(read_one(text, "hidden.phh"))
    assert caught.value.kind == "partial"


# -- cards that cannot be right --------------------------------------------------------------


def damage(text, name="hidden.phh"):
    verdict = verdict_of(read_one(text, name))
    assert verdict.kind == "damaged"
    (note,) = verdict.problems
    return note


def test_a_card_shown_that_lies_in_another_hand():
    text = FOUR.format(
        dealt="??????????", first="??", new="d dh p2 ??", second="", last="#", shown="7c6d4d3d2d"
    )
    assert damage(text).reason == "7c is shown by 'p1' and by 'p2'"


def test_a_card_dealt_again_before_the_stub_could_run_out():
    text = FOUR.format(
        dealt="8c7d5h3dKs", first="Ks", new="d dh p2 Qs", second="Qs", last="d dh p2 Ks", shown=""
    )
    assert damage(text).reason == "Ks is dealt again before the stub could run out"


def test_a_room_that_dealt_ten_cards(hands):
    (note,) = verdict_of(hands["40000000030"]).problems
    assert (note.line, note.reason) == (14, "2 cards are discarded but 0 are named")


def test_a_hidden_discard_from_a_known_hand():
    text = FOUR.format(
        dealt="8c7d5h3dKs", first="??", new="d dh p2 2d", second="", last="#", shown=""
    )
    assert "does not hold" in damage(text).reason


# -- steps that the rules do not allow -------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("hero_x: calls $0.10\n***", "hero_x: checks\n***", "cannot check here; possible: fold, c"),
        ('"Zed": folds', '"Zed": bets $0.10', "'\"Zed\"' cannot bet here; possible: fold, call, r"),
        ('"Zed": folds', "hero_x: folds", "'hero_x' acts although '\"Zed\"' is to act"),
        ("Rio: calls: discards 1 card", "Rio: calls: checks", "it must draw or stand pat"),
        ('"Zed": folds', '"Zed": stands pat', "cannot draw here; possible: fold, call, raise"),
        ("hero_x: checks \nRio: calls: bets $0.10", "hero_x: checks", "acts although 'Rio: calls'"),
        ("Rio: calls: stands pat\nhero_x: bets", "hero_x: bets", "acts although 'Rio: calls'"),
        ("Rio: calls: calls $0.20\n*** SHOW", "*** SHOW", "showdown begins although 'Rio: calls'"),
        ("hero_x: posts small blind $0.05", "hero_x: posts small blind $0.50", "no hand starts"),
    ],
)
def test_an_impossible_step_is_damage(old, new, reason):
    text = "\n".join(lines_of_sample("40000000001"))
    assert text.count(old) >= 1
    note = damage(text.replace(old, new, 1), "hands.txt")
    assert reason in note.reason
    assert "\n" not in note.reason


def test_actions_after_the_end_of_a_hand():
    lines = lines_of_sample("40000000003")
    text = "\n".join(lines).replace("X USN collected", "X USN: checks\nX USN collected")
    note = damage(text, "hands.txt")
    assert (note.line, note.reason) == (21, "'X USN' cannot check: the hand is over")


# -- statements that the rules contradict ----------------------------------------------------


@pytest.mark.parametrize(
    ("number", "old", "new", "reason", "where"),
    [
        ("1", "pot $2.30", "pot $2.40", "the total pot is 2.40; by the rules 2.30", ""),
        ("1", "collected $2.20", "collected $2.10",
         "'hero_x' collects 2.10; by the rules 2.30 before rake", ""),
        ("1", "Rake $0.10", "Rake $0.05",
         "'hero_x' collects 2.20; by the rules 2.30 before rake", "collected"),
        ("1", "won ($2.20)", "won ($2)", "'hero_x' collects 2; by the rules 2.30 before rake", ""),
        ("1", "hero_x collected", "Rio: calls collected",
         "'Rio: calls' collects 2.20; by the rules 0 before rake", ""),
        ("1", "to $0.40\nBetting", "to $0.50\nBetting",
         "'Rio: calls' raises to 0.50; by the rules 0.40", ""),
        ("1", "hero_x: raises $0.20", "hero_x: raises $0.10",
         "'hero_x' raises by 0.10; by the rules 0.20", "hero_x: raises $0.10 to $0.40"),
        ("1", "showed [8d 2c 7s 4h 3d]", "showed [8d 2c 7s 4h 3h]",
         "'hero_x' shows 8d 7s 4h 3h 2c; by the record it holds 8d 7s 4h 3d 2c", ""),
        ("1", "\"Zed\" (button) folded before the Draw (didn't bet)", "\"Zed\" collected ($1)",
         "'\"Zed\"' has folded", ""),
        ("1", "calls mucked [9s 7d 6c 3h 2d]", "calls folded after the 3rd Draw",
         "'Rio: calls' has not folded", ""),
        ("2", "bet ($0.12)", "bet ($0.10)", "'hero_x' takes back 0.10; by the rules 0.12", ""),
        ("2", "Uncalled bet ($0.12) returned to hero_x\n", "",
         "'hero_x' takes back 0; by the rules 0.12", "Total pot"),
        ("2", "calls $0.08 and", "calls $0.07 and", "'Dee' calls 0.07; by the rules 0.08", ""),
        ("2", "calls $0.10\n*** FIRST", "calls $0.10 and is all-in\n*** FIRST",
         "'Dee' is all-in; by the rules 0.18 are left", ""),
        ("2", "to $0.20\n", "to $0.20\nBetting is capped\n",
         "the betting is said to be capped, which it is not by the rules", "Betting is"),
        ("3", "blinds $0.15", "blinds $0.16", "the total pot is 0.45; by the rules 0.46", "Total"),
    ],
)  # fmt: skip
def test_a_wrong_statement_is_a_disagreement_in_its_line(number, old, new, reason, where):
    text = "\n".join(lines_of_sample(f"4000000000{number}"))
    assert text.count(old) == 1
    text = text.replace(old, new)
    line = text[: text.index(where or new)].count("\n") + 1
    verdict = verdict_of(read_one(text))
    assert verdict.kind == "disagrees"
    assert any(reason in note.reason and note.line == line for note in verdict.problems), (
        line,
        verdict.problems,
    )


def test_side_pots_are_compared():
    lines = lines_of_sample("40000000020", "pokerstars/tournament.txt")
    text = "\n".join(lines).split("\n\n")[0].replace("Main pot 1290", "Main pot 1280")
    (note,) = verdict_of(read_one(text)).problems
    assert note.reason == "the pots are 1280, 1140; by the rules 1290, 1140"


@pytest.mark.parametrize(
    ("field", "reason"),
    [
        ({"finishing_stacks": [315, 481]}, "'p2' ends with 481; by the rules 480"),
        ({"finishing_stacks": [315, 479]}, "'p2' ends with 479; by the rules 480"),
        ({"winnings": [0, 150]}, "'p2' wins 150; by the rules 160"),
        ({"winnings": [160, 0]}, "'p1' wins 160; by the rules 0"),
    ],
)
def test_wrong_finishing_stacks_and_winnings(field, reason):
    table = phh_table(contract_hand()) | field
    verdict = verdict_of(read_one(tomli_w.dumps(table), "hand.phh"))
    assert verdict.kind == "disagrees"
    assert reason in [note.reason for note in verdict.problems]


def test_rake_that_stacks_and_winnings_agree_about():
    table = phh_table(contract_hand(), rake={0: 8})
    assert (table["finishing_stacks"], table["winnings"]) == ([315, 472], [0, 152])
    assert verdict_of(read_one(tomli_w.dumps(table), "hand.phh")).kind == "replays"


def test_the_pot_of_full_tilts_street_lines():
    text = "\n".join(lines_of_sample("20000000001", "fulltilt/cash.txt"))
    text = text.split("\n\n")[0].replace("(Pot: $18.75)", "(Pot: $18.50)")
    (note,) = verdict_of(read_one(text)).problems
    assert note.reason == "the pot is 18.50; by the rules 18.75"


# -- all sorts of damage ---------------------------------------------------------------------


def test_a_file_cut_anywhere_keeps_the_hands_before():
    text = (SAMPLES / "pokerstars" / "cash.txt").read_text(encoding="utf-8")
    lines = text.split("\n")
    ends = [i for i, line in enumerate(lines) if line.startswith("Seat 6: hero_x (small blind) sh")]
    for cut in range(ends[0] + 1, len(lines)):
        verdicts = [verdict_of(one) for one in read("\n".join(lines[:cut]).encode(), "cut.txt")]
        assert verdicts[0].kind == "replays"
        assert {verdict.kind for verdict in verdicts[1:]} <= {"replays", "damaged"}


def test_no_spoiled_record_raises_anything_else():
    """Lines lost, doubled, swapped and joined: a verdict each time, and never a traceback."""
    paths = [
        path for name in ("pokerstars", "fulltilt", "phh") for path in (SAMPLES / name).iterdir()
    ]
    for number in range(400):
        chance = random.Random(number)
        path = chance.choice(sorted(paths))
        lines = path.read_text(encoding="utf-8").split("\n")
        for _ in range(chance.randint(1, 3)):
            i, j = chance.randrange(len(lines)), chance.randrange(len(lines))
            lines[i : i + 1] = chance.choice([[], [lines[i]] * 2, [lines[j]], [lines[i][3:]]]) or [
                ""
            ]
        try:
            recorded = list(read("\n".join(lines).encode(), path.name))
        except HistoryError:
            continue
        for one in recorded:
            assert all("\n" not in found.sentence() for found in verdict_of(one).findings())


def test_spoiled_actions_of_phh_never_raise_anything_else(real_hands):
    for number in range(300):
        chance = random.Random(number)
        _, recorded = real_hands[number % len(real_hands)]
        actions = list(recorded.document["actions"])
        i, j = chance.randrange(len(actions)), chance.randrange(len(actions))
        actions[i] = chance.choice(
            [actions[j], actions[i].replace("p2", "p1"), f"p1 sd {'??' * 6}"]
        )
        table = dict(recorded.document) | {"actions": actions}
        verdict = verdict_of(read_one(tomli_w.dumps(table), "spoiled.phh"))
        assert all("\n" not in found.sentence() for found in verdict.findings())
