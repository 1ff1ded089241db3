import random
import tomllib
from decimal import Decimal

import pytest
from pokerkit.notation import HandHistory
from tests.driving import game, offers, play_out, say
from tests.histories.rewriting import as_recorded, contract_hand, ended_hands
from tests.rules.test_oracle import BET, DEEP, LONGEST, SHORTEST, odd_chips

from tripledraw import Draw, HistoryError
from tripledraw.histories import read, read_file, replay, write_phh
from tripledraw.histories.converting import as_phh
from tripledraw.histories.phh.writing import append_phh, phh_table, phh_text
from tripledraw.rules.betting import bet_size

POKERKIT_BURNS = 3


def read_back(text, name="hand.phh"):
    (recorded,) = read(text.encode(), name)
    return replay(recorded)


def test_the_contract():
    assert phh_table(contract_hand()) == tomllib.loads("""
variant = "F2L3D"
antes = [0, 0]
blinds_or_straddles = [5, 10]
small_bet = 10
big_bet = 20
starting_stacks = [395, 400]
actions = ["d dh p1 Qd3s4h7s6s", "d dh p2 Qc3dQs4s8d", "p2 cbr 20", "p1 cbr 30", "p2 cc",
  "p1 sd Qd", "p2 sd QcQs", "d dh p1 Ad", "d dh p2 AsJd", "p1 cbr 10", "p2 cc",
  "p1 sd Ad", "p2 sd AsJd", "d dh p1 9h", "d dh p2 6c7c", "p1 cbr 20", "p2 cc",
  "p1 sd", "p2 sd", "p1 cbr 20", "p2 cc", "p1 sm 3s4h7s6s9h", "p2 sm 3d4s8d6c7c"]
finishing_stacks = [315, 480]
""")


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_hand_comes_back_whole(seats):
    """Every option, burns and reshuffles of all three policies, short stacks, posts."""
    for hand in ended_hands(seats, range(80)):
        found = read_back(write_phh(hand))
        assert found.disagreements == ()
        assert found.hand.stakes == hand.stakes
        assert list(found.hand.events) == as_recorded(hand.events)


def test_the_random_hands_hold_what_they_are_meant_to_test():
    texts = [write_phh(hand) for seats in range(2, 7) for hand in ended_hands(seats, range(80))]
    for word in ("_reshuffled", "_burned", "_cap", "_unit", "_small_blind", "_short_all_in", "-"):
        assert any(word in text for text in texts), word


def test_the_recorded_hands_come_back_as_the_same_toml(real_hands):
    for path, recorded in real_hands:
        text = phh_text(as_phh(replay(recorded)))
        assert tomllib.loads(text) == tomllib.loads(path.read_text(encoding="utf-8"))


def test_actions_are_written_from_the_hand_and_not_from_the_document(real_hands):
    _, recorded = real_hands[0]
    assert as_phh(replay(recorded))["actions"] == recorded.document["actions"]
    recorded.document["actions"][:] = ["p1 is not looked at"]
    assert "p1 is not looked at" not in as_phh(replay(recorded))["actions"]


def last_state(text):
    *_, state = HandHistory.loads(text)
    return state


@pytest.mark.filterwarnings("ignore:Returning reserved")  # its word on a short stub
def test_pokerkit_replays_what_we_write():
    """Outside the differences that the oracle test names, reshuffles first of all."""
    for number in range(60):
        chance = random.Random(number)
        stacks = [
            chance.choice([DEEP, chance.randint(SHORTEST, LONGEST)]) for _ in range(2 + number % 5)
        ]
        ante, button = chance.choice([0, 0, 2]), chance.randrange(len(stacks))
        hand = game(
            *stacks,
            small_bet=BET,
            ante=ante,
            button=button,
            orders=[chance.sample(range(52), 52)],
        )
        while not hand.over:
            step(hand, chance)
        table = phh_table(hand)
        state = last_state(phh_text(table))
        assert not state.status
        for mine, theirs in zip(table["finishing_stacks"], state.stacks, strict=True):
            assert abs(mine - theirs) <= odd_chips(hand)


def step(hand, chance):
    """An action on which pokerkit and the rules agree."""
    if hand.phase == "drawing":
        left = hand.table.stub_end - hand.table.stub_top - POKERKIT_BURNS
        count = max(0, min(left, chance.randint(0, 5)))
        hand.play(Draw(chance.sample(hand.cards(hand.actor), count)))
        return
    words = offers(hand)
    if words.get("raise_to") != hand.table.full_level + bet_size(hand.table):
        words.pop("raise_to", None)
    say(hand, chance.choice([word for word in words if word != "fold"] * 3 + [min(words)]))


def test_pokerkit_replays_the_recorded_hands_as_we_write_them(real_hands):
    for _, recorded in real_hands:
        found = replay(recorded)
        assert tuple(last_state(phh_text(as_phh(found))).stacks) == found.hand.stacks


@pytest.mark.parametrize(
    ("seats", "options", "antes", "blinds"),
    [
        (3, {"ante": 1}, [1, 1, 1], [5, 10, 0]),
        (3, {"big_blind_ante": 10}, [0, 10, 0], [5, 10, 0]),
        (2, {"big_blind_ante": 10, "ante": 1}, [1, 11], [5, 10]),
        (4, {"posts": {3: (10, 5)}}, [0, 0, 5, 0], [5, 10, -10, 0]),
        (4, {"blinds": (None, 1)}, [0, 0, 0, 0], [10, 0, 0, 0]),
    ],
)
def test_antes_blinds_and_posts(seats, options, antes, blinds):
    hand = game(*[200] * seats, **options)
    play_out(hand)
    table = phh_table(hand)
    assert (table["antes"], table["blinds_or_straddles"]) == (antes, blinds)
    assert read_back(phh_text(table)).hand.stacks == tuple(table["finishing_stacks"])
    assert list(last_state(phh_text(table)).stacks) == table["finishing_stacks"]


def test_unusual_options_stand_in_user_fields_and_usual_ones_do_not():
    assert not any(name.startswith("_") for name in phh_table(game(200, 200)))
    table = phh_table(game(200, 200, cap=0, heads_up_cap="roberts", reshuffle="stars", unit=5))
    assert {name: value for name, value in table.items() if name.startswith("_")} == {
        "_unit": 5,
        "_cap": 0,
        "_heads_up_cap": "roberts",
        "_reshuffle": "stars",
    }


def test_a_user_field_that_is_no_option_is_said_in_a_sentence():
    hand = game(200, 200)
    play_out(hand)
    for field, said in (
        ({"_cap": "many"}, "cap is 'many'"),
        ({"_burned": ["2x"]}, "no list of cards"),
        ({"_reshuffled": 7}, "no list of cards"),
        ({"_small_blind": float("inf")}, "_small_blind is"),
        ({"_small_blind": float("nan")}, "_small_blind is"),
        ({"_small_blind": "five"}, "_small_blind is 'five'"),
        ({"_small_blind": [5]}, "_small_blind is"),
        ({"_reshuffle": ["stars"]}, "reshuffle is"),
    ):
        with pytest.raises(HistoryError, match=said) as caught:
            read_back(write_phh(hand, fields=field))
        assert caught.value.kind == "damaged"


def test_names_and_further_fields():
    hand = game(200, 200, 200, button=1)
    table = phh_table(hand, names=["Ada", "Bo", "Cy"], fields={"day": 3, "variant": "NT"})
    assert table["players"] == ["Cy", "Ada", "Bo"]
    assert (table["day"], table["variant"]) == (3, "F2L3D")


def test_a_hand_that_goes_on_has_no_finishing_stacks():
    assert "finishing_stacks" not in phh_table(game(200, 200))


def test_discards_that_were_declared_and_not_yet_served():
    hand = game(200, 200, 200, reshuffle="everything")
    say(hand, "call", "call", "check")
    hand.play(Draw(hand.cards(hand.actor)[:2]))
    said = [action.split()[:2] for action in phh_table(hand)["actions"]]
    assert said[-2:] == [["p2", "cc"], ["p1", "sd"]]


def test_amounts_of_a_scale_are_written_exactly():
    hand = game(1995, 2000, small_bet=25)
    play_out(hand)
    text = write_phh(hand, scale=100)
    table = tomllib.loads(text, parse_float=Decimal)
    assert table["starting_stacks"] == [20, Decimal("19.95")]
    assert table["blinds_or_straddles"] == [Decimal("0.13"), Decimal("0.25")]
    assert read_back(text).hand.stacks == hand.stacks[::-1]


def test_appending_numbers_the_hands_of_a_file(tmp_path):
    path = tmp_path / "evening.phhs"
    hand = contract_hand()
    assert [append_phh(path, hand, fields={"hand": n}) for n in (7, 8, 9)] == [1, 2, 3]
    assert [recorded.hand_id for recorded in read_file(path)] == ["7", "8", "9"]
    assert list(tomllib.loads(path.read_text(encoding="utf-8"))) == ["1", "2", "3"]


@pytest.mark.parametrize("cut", range(1, 400, 13))
def test_a_writing_that_was_cut_short_spoils_no_other_hand(tmp_path, cut):
    path = tmp_path / "evening.phhs"
    hand = contract_hand()
    append_phh(path, hand, fields={"hand": 1})
    append_phh(path, hand, fields={"hand": 2})
    path.write_bytes(path.read_bytes()[:-cut])
    append_phh(path, hand, fields={"hand": 3})
    hands = [recorded for recorded in read_file(path) if recorded.problem is None]
    assert {"1", "3"} <= {recorded.hand_id for recorded in hands}
    assert all(replay(recorded).hand.stacks == (315, 480) for recorded in hands[:1])
