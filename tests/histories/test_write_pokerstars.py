import pytest
from tests.driving import game, play_out, say
from tests.histories.rewriting import as_recorded, contract_hand, ended_hands

from tripledraw import TripleDrawError
from tripledraw import events as log
from tripledraw.histories import Setting, read, replay, write_pokerstars
from tripledraw.histories.sites.pokerstars.words import described
from tripledraw.views import seen_by

NAMES = ("Ada", "Ada: folds", "calls 5", "Cy said, no", "D'Arcy (button)", "É é")
EXPECTED = """\
PokerStars Hand #72:  Triple Draw 2-7 Lowball Limit ($0.10/$0.20 USD) - 2026/11/30 20:00:00 ET
Table 'Basalt' 6-max Seat #1 is the button
Seat 1: Ada ($4 in chips)
Seat 2: Bo ($3.95 in chips)
Ada: posts small blind $0.05
Bo: posts big blind $0.10
*** DEALING HANDS ***
Dealt to Ada [Qc 3d Qs 4s 8d]
Ada: raises $0.10 to $0.20
Bo: raises $0.10 to $0.30
Ada: calls $0.10
*** FIRST DRAW ***
Bo: discards 1 card
Ada: discards 2 cards [Qc Qs]
Dealt to Ada [3d 4s 8d] [As Jd]
Bo: bets $0.10
Ada: calls $0.10
*** SECOND DRAW ***
Bo: discards 1 card
Ada: discards 2 cards [As Jd]
Dealt to Ada [3d 4s 8d] [6c 7c]
Bo: bets $0.20
Ada: calls $0.20
*** THIRD DRAW ***
Bo: stands pat
Ada: stands pat on [3d 4s 8d 6c 7c]
Bo: bets $0.20
Ada: calls $0.20
*** SHOW DOWN ***
Bo: shows [3s 4h 7s 6s 9h] (Lo: 9,7,6,4,3)
Ada: shows [3d 4s 8d 6c 7c] (Lo: 8,7,6,4,3)
Ada collected $1.60 from pot
*** SUMMARY ***
Total pot $1.60 | Rake $0
Seat 1: Ada (button) (small blind) showed [3d 4s 8d 6c 7c] and won ($1.60) with Lo: 8,7,6,4,3
Seat 2: Bo (big blind) showed [3s 4h 7s 6s 9h] and lost with Lo: 9,7,6,4,3
"""


def read_back(text):
    (recorded,) = read(text.encode(), "hands.txt")
    return recorded


def lines_of(hand, **setting):
    text = write_pokerstars(hand, Setting(names=NAMES[: hand.seats], **setting))
    return [line.rstrip() for line in text.split("\n")]


def test_a_whole_hand():
    setting = Setting(
        ("Ada", "Bo"), "72", "Basalt", "2026/11/30 20:00:00 ET", hero=0, currency="$", scale=100
    )
    written = write_pokerstars(contract_hand(), setting)
    assert [line.rstrip() for line in written.split("\n")] == [*EXPECTED.split("\n"), ""]


def sayable(events):
    """What the grammar can say of a log: not what was due of a stack too short to post it."""
    unpaid = [log.BlindPosted(seat, 0, "ante") for seat in range(6)]
    return [e for e in events if not isinstance(e, log.HandStarted) and e not in unpaid]


SAYABLE = {
    "unit": 1,
    "cap": 4,
    "heads_up_cap": "capped",
    "short_all_in": "half_bet",
    "reshuffle": "standard",
    "burns": 0,
    "folds_in_reshuffle": True,
    "big_blind_ante": 0,
}


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("ante", ["ante", "big_blind_ante"])
def test_every_hand_comes_back_as_its_hero_saw_it(seats, ante):
    """Reshuffles, all-ins, side pots, split pots, posts."""
    fixed = SAYABLE | ({"ante": 0, "big_blind_ante": 3} if ante != "ante" else {})
    for number, hand in enumerate(ended_hands(seats, range(60), **fixed)):
        hero = number % seats
        setting = Setting(names=NAMES[:seats], hand_id=str(number), hero=hero)
        smalls = [e for e in hand.events if isinstance(e, log.BlindPosted) and e.kind == "small"]
        is_alone = any(isinstance(e, log.Posted) and e.dead and not e.live for e in hand.events)
        if is_alone and not smalls:
            with pytest.raises(TripleDrawError, match="no words for a dead post"):
                write_pokerstars(hand, setting)
            continue
        found = replay(read_back(write_pokerstars(hand, setting)))
        assert found.disagreements == ()
        events = as_recorded(hand.events)
        mine = (hero - hand.button - 1) % seats
        assert sayable(seen_by(found.hand.events, mine)) == sayable(seen_by(events, mine))


def test_a_small_blind_that_is_missed_alone_is_a_second_one_and_dead():
    hand = game(*[200] * 4, posts={3: (0, 5)})
    play_out(hand)
    text = write_pokerstars(hand, Setting(NAMES[:4], "7", hero=0))
    posts = [line.rpartition(": ")[2].rstrip() for line in text.split("\n") if " posts " in line]
    assert posts == ["posts small blind 5", "posts big blind 10", "posts small blind 5"]
    found = replay(read_back(text))
    assert found.disagreements == ()
    assert log.Posted(2, 0, 5) in found.hand.events


def test_the_random_hands_hold_what_they_are_meant_to_test():
    texts = [
        "\n".join(lines_of(hand, hero=0))
        for hand in ended_hands(6, range(60), **SAYABLE, posts={}, blinds=None)
    ]
    for words in ("reshuffled", "all-in", "side pot-2", "capped", "Uncalled", "mucks", "pat on"):
        assert any(words in text for text in texts), words


@pytest.mark.parametrize("policy", ["standard", "stars", "everything"])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_every_reshuffle_is_printed_and_read_back(seats, policy):
    """The site prints them, though a seat at our table need not know of them."""
    printed = 0
    fixed = SAYABLE | {"reshuffle": policy, "posts": {}, "ante": 0}
    for number, hand in enumerate(ended_hands(seats, range(60), **fixed)):
        text = "\n".join(lines_of(hand, hero=number % seats))
        laid = [event for event in hand.events if isinstance(event, log.Reshuffled)]
        assert text.count("The deck is reshuffled") == len(laid)
        assert replay(read_back(text)).disagreements == ()
        printed += len(laid)
    assert printed


def test_a_split_pot_with_an_odd_chip():
    hand = game(
        15, 200, 200, small_blind=3, hands="7c 5c 4c 3c 2d / 9c 8c 6c 3h 2h / 7d 5d 4d 3d 2c"
    )
    say(hand, "call", "fold", "check")
    play_out(hand)
    text = "\n".join(lines_of(hand))
    assert "Ada collected 11 from pot\ncalls 5 collected 12 from pot" in text
    assert replay(read_back(text)).disagreements == ()


def test_nobody_sees_cards_that_were_not_shown():
    hand = contract_hand()
    written = "\n".join(lines_of(hand))
    assert "Dealt to" not in written
    assert "Qd" not in written
    assert "9h" in written


def test_a_full_bet_all_in_is_found_by_trying():
    hand = game(1000, 25, 1000, short_all_in="full_bet")
    say(hand, "raise_to", "raise_to", "raise_to", "call")
    play_out(hand)
    found = replay(read_back("\n".join(lines_of(hand))))
    assert found.disagreements == ()
    assert found.hand.stacks == (*hand.stacks[1:], hand.stacks[0])
    assert found.hand.stakes.short_all_in == "full_bet"


def test_a_moment_that_is_not_known_is_left_out():
    recorded = read_back("\n".join(lines_of(contract_hand())))
    assert (recorded.problem, recorded.played) == (None, "")


def test_rake_comes_out_of_the_winners_shares():
    hand = contract_hand()
    setting = Setting(("Ada", "Bo"), hero=0, rake={0: 7})
    recorded = read_back(write_pokerstars(hand, setting))
    assert (recorded.results.total_pot, recorded.results.rake) == (160, 7)
    assert replay(recorded).disagreements == ()


def test_what_the_grammar_cannot_say_is_refused_in_a_sentence():
    with pytest.raises(TripleDrawError, match="not over"):
        lines_of(game(100, 100))
    with pytest.raises(TripleDrawError, match="one name"):
        write_pokerstars(contract_hand(), Setting(("Ada", "Ada")))
    for name in ("A\nda", "\x1b[2J", "Ada\u2028", " Ada", ""):
        with pytest.raises(TripleDrawError, match="no name that a line"):
            write_pokerstars(contract_hand(), Setting((name, "Bo")))
    with pytest.raises(TripleDrawError, match="digits"):
        write_pokerstars(contract_hand(), Setting(("Ada", "Bo"), hand_id="a1"))
    antes = game(100, 100, 100, ante=1, big_blind_ante=10)
    play_out(antes)
    with pytest.raises(TripleDrawError, match="two kinds of antes"):
        lines_of(antes)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, "Lo: 7,5,4,3,2"),
        (455, "Lo: Q,J,T,9,7"),
        (1279, "Lo: a pair of Deuces"),
        (4139, "Lo: two pair, Threes and Deuces"),
        (4997, "Lo: three of a kind, Deuces"),
        (5857, "Lo: a straight, Four to Eight"),
        (5864, "Lo: a flush, Seven high"),
        (7142, "Lo: a full house, Deuces full of Threes"),
        (7298, "Lo: four of a kind, Deuces"),
        (7462, "Lo: a straight flush, Ten to Ace"),
    ],
)
def test_descriptions(number, words):
    assert described(number) == words
