"""Coming in to a cash game: every way of sitting round a table (rules 3.1 and 7)."""

from itertools import combinations, pairwise

from tripledraw.hand import Hand
from tripledraw.room.entries import Dealt
from tripledraw.room.game.dealing_in import DealtIn, button_seat, deal_in, dealt_entry, passed
from tripledraw.room.game.state import Chair, State
from tripledraw.room.terms import Terms

CHAIRS = range(6)


def a_table(players, coming, posting) -> State:
    """A game that has been running among some, to which others come."""
    chairs = {
        chair: Chair(
            player=str(chair),
            name=str(chair),
            stack=400,
            bank=0,
            waits=chair in coming,
            posts=chair in posting,
        )
        for chair in (*players, *coming)
    }
    return State(terms=Terms(name="x"), chairs=chairs)


def next_hand(state: State) -> tuple[DealtIn, Dealt]:
    """The next hand with everybody there; it is noted as dealt."""
    hand = deal_in(state, state.could_play())
    assert hand is not None
    dealt = dealt_entry(state, hand, {})
    for chair in dealt.chairs:
        state.chairs[chair].waits = state.chairs[chair].posts = False
    state.dealt = dealt
    return hand, dealt


def check_hand(state: State, dealt: Dealt) -> None:
    """The rules accept the hand, and two players sit as two players do."""
    seats = {chair: seat for seat, chair in enumerate(dealt.chairs)}
    hand = Hand(
        dealt.stacks,
        stakes=state.terms.stakes,
        button=button_seat(dealt),
        blinds=(seats[dealt.small], seats[dealt.big]),
        posts=dealt.posts,
        seed=1,
    )
    assert (len(dealt.chairs) == 2) == (dealt.button == dealt.small)
    if len(dealt.chairs) > 2:
        order = [dealt.chairs[(hand.button + step) % hand.seats] for step in range(3)]
        assert order == [dealt.button, dealt.small, dealt.big]


def situations():
    for count in range(2, 6):
        for players in combinations(CHAIRS, count):
            others = [chair for chair in CHAIRS if chair not in players]
            for number in range(1, len(others) + 1):
                for coming in combinations(others, number):
                    yield players, coming


def test_whoever_comes_is_dealt_in_within_a_round_and_every_hand_is_a_hand():
    for players, coming in situations():
        for posting in ((), coming):
            for first in range(len(players)):
                state = a_table(players, (), ())
                for _ in range(first + 1):
                    next_hand(state)
                state.chairs |= a_table((), coming, posting).chairs
                for _ in range(len(players) + len(coming) + 1):
                    check_hand(state, next_hand(state)[1])
                assert not any(chair.waits for chair in state.chairs.values())


def test_nobody_comes_in_on_the_button_or_the_small_blind_and_none_pays_nothing():
    for players, coming in situations():
        state = a_table(players, (), ())
        next_hand(state)
        state.chairs |= a_table((), coming, coming).chairs
        new = set(coming)
        while new:
            hand, dealt = next_hand(state)
            for chair in new & set(dealt.chairs):
                assert chair not in (dealt.button, dealt.small)
                assert (chair == dealt.big) != (hand.posts.get(chair) == (10, 0))
            new -= set(dealt.chairs)


def test_nobody_has_the_big_blind_twice_running_when_others_come():
    for players, coming in situations():
        state = a_table(players, (), ())
        bigs = [next_hand(state)[1].big]
        state.chairs |= a_table((), coming, ()).chairs
        bigs += [next_hand(state)[1].big for _ in range(12)]
        assert all(one != other for one, other in pairwise(bigs))


def test_everybody_pays_the_same_number_of_big_blinds_once_all_are_in():
    for players, coming in situations():
        state = a_table((*players, *coming), (), ())
        hands = [next_hand(state)[1] for _ in range(2 * len(state.chairs))]
        for chair in state.chairs:
            assert sum(dealt.big == chair for dealt in hands) == 2
            assert sum(dealt.small == chair for dealt in hands) == 2


def a_hand(button: int, small: int | None, big: int) -> Dealt:
    return Dealt(hand=1, button=button, small=small, big=big, chairs=(), stacks=(), links={})


def test_the_blinds_pass_the_chairs_between_the_old_place_and_the_new():
    assert passed(a_hand(0, 1, 2), a_hand(1, 2, 5)) == (set(), {3, 4})
    assert passed(a_hand(3, 4, 5), a_hand(5, 1, 3)) == ({5, 0}, {0, 1, 2})
    assert passed(a_hand(0, 1, 2), a_hand(0, 1, 2)) == (set(), set())
    assert passed(a_hand(0, None, 2), a_hand(1, 2, 3)) == (set(), set())
    assert passed(None, a_hand(1, 2, 3)) == (set(), set())
