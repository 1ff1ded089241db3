"""The sit-and-go: start, levels, dead button, places and prizes (rules 3.1 and 7)."""

import pytest
from tests.room.table.evening import FUNDS, MINUTE, SECOND, Evening, SomeDeal, kinds

from tripledraw.dealing import OrdersDealer
from tripledraw.room import wire
from tripledraw.room.entries import Dealt, Freed, LevelRaised, Placed
from tripledraw.room.game.sitandgo import level_bet, placings, prizes
from tripledraw.room.game.state import Chair, State
from tripledraw.room.terms import Terms
from tripledraw.views import legal_names

NAMES = ("ann", "bob", "cat", "dan", "eve", "fay")
BOLDLY = ("raise", "bet", "call", "check", "draw")


def sit_and_go(players: int, **terms) -> Evening:
    usual = {"buy_in_min": 100, "starting_stack": 200, "kind": "sit_and_go", "chairs": players}
    return Evening(*NAMES[:players], **{**usual, **terms})


def play_on(table: Evening) -> list[Placed]:
    """Everybody raises all he can, until the sit-and-go is won; the places in sequence."""
    happened = []
    for _ in range(5_000):
        if table.table.stage == "finished":
            return [entry for entry in happened if isinstance(entry, Placed)]
        if not table.table.running:
            happened += table.time_out()
            continue
        legal = legal_names(table.table.hand.legal_actions())
        happened += table.act(table.actor, next(move for move in BOLDLY if move in legal))
    pytest.fail("nobody wins")


def test_it_begins_when_all_chairs_are_taken():
    table = sit_and_go(3)
    assert table.table.state.started == table.now
    assert table.table.stage == "playing"
    assert table.dealt().stacks == (200, 200, 200)
    assert table.table.chips().pot == 300


def test_the_buy_in_comes_back_to_who_leaves_before_it_begins():
    table = sit_and_go(3, chairs=4)
    assert table.table.stage == "waiting"
    assert kinds(table.do("ann", wire.Leave())) == ["Left", "Freed"]
    assert table.ledger["player:ann"] == FUNDS
    assert table.ledger["pot:t1"] == 200


def test_there_is_one_buy_in_and_nobody_comes_in_later():
    table = Evening(kind="sit_and_go", chairs=2, buy_in_min=100)
    table.refused("buy-in-range", lambda: table.sit("ann", 0, 101))
    table.sit("ann", 0, 100)
    table.sit("bob", 1, 100)
    table.refused("started", lambda: table.sit("cat", 0, 100))
    table.refused("started", lambda: table.do("cat", wire.Queue()))
    table.refused("started", lambda: table.do("ann", wire.TopUp(chips=10)))
    table.refused("hand-running", lambda: table.table.close())


def test_a_new_level_counts_from_the_next_deal():
    table = sit_and_go(2, speed="fast", starting_stack=2000)
    assert table.table.hand.stakes.small_bet == 10
    table.now += 5 * MINUTE
    while table.table.running:
        assert table.table.hand.stakes.small_bet == 10
        table.quietly()
    assert table.table.table_state().level == 1
    table.until("playing")
    assert table.table.hand.stakes.small_bet == 15


def test_the_limits_double_every_two_levels():
    assert [level_bet(10, level) for level in range(8)] == [10, 15, 20, 30, 40, 60, 80, 120]
    assert [level_bet(1, level) for level in range(5)] == [1, 2, 2, 3, 4]


def test_a_paused_sit_and_go_stays_at_its_level():
    table = sit_and_go(2, private=True, owner="ann", starting_stack=2000, speed="fast")
    table.do("ann", wire.Pause())
    table.finish()
    table.wait(MINUTE)
    assert table.table.stage == "paused"
    table.restart(down=60 * MINUTE)
    assert table.wait(14 * MINUTE) == []
    table.do("ann", wire.Unpause())
    assert table.table.state.level == 0
    table.finish()
    until = table.now + 5 * MINUTE
    while table.table.state.level == 0:
        table.finish()
        table.until("playing")
        table.now += 10 * SECOND
    assert abs(table.now - until) < 30 * SECOND


def test_the_big_blind_goes_on_by_one_player_and_the_button_may_be_dead():
    table = sit_and_go(4, starting_stack=2000)
    dealt = table.dealt()
    small = table.names([dealt.small])[0]
    button, big = dealt.button, dealt.big
    table.finish()
    bust(table, small)
    table.until("playing")
    dealt = table.dealt()
    assert dealt.button not in dealt.chairs
    assert (dealt.small, (dealt.big - big) % 4) == (big, 1)
    assert (dealt.button - button) % 4 == 1


def bust(table: Evening, name: str) -> None:
    """A player is out by a loss that nobody saw: his chips go to the next one."""
    state = table.table.state
    chair = table.table.chair_of(name)
    other = next(seat for seat in state.chairs if seat != chair and state.chairs[seat].stack)
    state.chairs[other].stack += state.chairs[chair].stack
    state.chairs[chair].stack = 0
    table.happen([])


def test_places_and_prizes_add_up():
    for chairs in range(2, 7):
        table = sit_and_go(chairs, buy_in_min=101)
        placed = play_on(table)
        assert sorted(entry.chair for entry in placed) == list(range(chairs))
        assert sum(entry.prize for entry in placed) == 101 * chairs
        assert placed[-1].place == 1
        assert table.table.stage == "finished"
        assert table.ledger["pot:t1"] == 0
        happened = table.wait(61 * SECOND)
        assert kinds(happened) == ["Freed"] * chairs + ["Closed"]
        assert all(entry.chips == 0 for entry in happened if isinstance(entry, Freed))
        assert sum(table.ledger[f"player:{name}"] for name in NAMES[:chairs]) == FUNDS * chairs


@pytest.mark.parametrize(
    ("chairs", "won"),
    [(2, [200]), (3, [300]), (4, [280, 120]), (5, [350, 150]), (6, [390, 210])],
)
def test_the_prizes_by_the_number_of_chairs(chairs, won):
    assert [prize for prize in prizes(chairs, 100 * chairs) if prize] == won


def placed_after(stacks: dict[int, tuple[int, int]]) -> dict[int, tuple[int, int]]:
    """Place and prize by chair, after a hand in which each had the first and has the second."""
    chairs = {
        chair: Chair(player=str(chair), name=str(chair), stack=now, bank=0)
        for chair, (_, now) in stacks.items()
    }
    dealt = Dealt(
        hand=9,
        button=0,
        small=0,
        big=1,
        chairs=tuple(stacks),
        stacks=tuple(before for before, _ in stacks.values()),
        links={},
    )
    terms = Terms(name="x", kind="sit_and_go", chairs=6, buy_in_min=100)
    state = State(terms=terms, chairs=chairs, dealt=dealt)
    return {entry.chair: (entry.place, entry.prize) for entry in placings(state)}


def test_of_two_that_bust_in_one_hand_the_larger_stack_places_higher():
    assert placed_after({0: (300, 600), 1: (100, 0), 2: (200, 0)}) == {
        0: (1, 390),
        1: (3, 0),
        2: (2, 210),
    }


def test_equal_stacks_that_bust_in_one_hand_share_the_place_and_its_prize():
    assert placed_after({0: (300, 600), 3: (150, 0), 2: (150, 0)}) == {
        0: (1, 390),
        2: (2, 105),
        3: (2, 105),
    }
    three = placed_after({0: (10, 460), 3: (150, 0), 2: (150, 0), 5: (150, 0)})
    assert three == {0: (1, 390), 2: (2, 70), 3: (2, 70), 5: (2, 70)}


def test_who_is_absent_is_dealt_in_posts_and_acts_at_once():
    table = sit_and_go(3)
    table.drop("cat")
    table.finish()
    happened = table.wait(8 * SECOND)
    dealt = next(entry for entry in happened if isinstance(entry, Dealt))
    assert (dealt.chairs, dealt.absent) == ((0, 1, 2), (2,))
    assert table.status("cat") == "away"
    began = table.now
    while table.table.running:
        assert table.actor != "cat"
        table.quietly()
    assert table.now == began


def test_a_link_that_comes_late_brings_its_player_back():
    table = sit_and_go(3)
    table.finish()
    table.deaf.add("cat")
    table.wait(7 * SECOND)
    assert table.status("cat") == "away"
    table.link("cat")
    assert kinds(table.happen([])) == ["SatIn"]
    assert table.status("cat") == "in"


def test_nobody_waits_for_the_link_of_who_is_out():
    table = sit_and_go(3)
    table.do("cat", wire.SitOut())
    table.drop("cat")
    table.finish()
    assert kinds(table.wait(5 * SECOND))[:2] == ["Promised", "Dealt"]
    assert 2 in table.dealt().chairs


def test_the_stack_of_who_leaves_is_blinded_off():
    table = sit_and_go(2)
    assert "SatOut" in kinds(table.do("bob", wire.Leave()))
    before = table.table.state.chairs[1].stack
    placed = play_on(table)
    assert before > 0
    assert [(entry.chair, entry.place) for entry in placed] == [(1, 2), (0, 1)]


def test_left_by_everybody_it_ends_by_the_stacks():
    table = sit_and_go(3, speed="slow")
    for name in NAMES[:3]:
        table.do(name, wire.SitOut())
    stacks = {chair: who.stack for chair, who in table.table.state.chairs.items()}
    assert not table.table.running
    happened = table.wait(16 * MINUTE + 5 * SECOND)
    placed = [entry for entry in happened if isinstance(entry, Placed)]
    assert [stacks[entry.chair] for entry in placed] == sorted(stacks.values())
    assert table.table.state.closed
    assert table.ledger["pot:t1"] == 0


def test_when_nobody_is_there_any_more_it_ends_too():
    table = sit_and_go(3, speed="fast")
    for name in NAMES[:3]:
        table.drop(name)
    table.wait(60 * MINUTE)
    assert table.table.state.closed
    assert table.ledger["pot:t1"] == 0


def test_one_comes_back_to_a_sit_and_go_that_all_had_left():
    table = sit_and_go(3)
    for name in NAMES[:3]:
        table.do(name, wire.SitOut())
    table.wait(5 * MINUTE)
    assert not table.table.running
    table.do("ann", wire.SitIn())
    table.until("playing")
    assert set(table.dealt().links) == {0}
    assert len(table.dealt().chairs) == 3


def test_heads_up_the_button_has_the_small_blind():
    table = sit_and_go(2, starting_stack=2000)
    for _ in range(4):
        assert table.dealt().small == table.dealt().button
        table.next()


def test_levels_stop_where_a_small_bet_is_all_there_is():
    table = sit_and_go(2, speed="fast", starting_stack=10)
    raised = [entry for entry in table.wait(30 * MINUTE) if isinstance(entry, LevelRaised)]
    assert len(raised) <= 3


def test_a_dead_button_deals_from_the_right_seat():
    """F7: the button on an empty chair; the small blind acts first after the draw."""
    orders = [list(range(52))] * 7

    def plain(promised, links):
        return SomeDeal(OrdersDealer(orders))

    table = Evening(
        *NAMES[:4], deals=plain, kind="sit_and_go", chairs=4, buy_in_min=100, starting_stack=2000
    )
    small = table.names([table.dealt().small])[0]
    table.finish()
    bust(table, small)
    table.until("playing")
    dealt = table.dealt()
    assert dealt.button not in dealt.chairs
    table.to("drawing", 1)
    assert table.table.actor_chair == dealt.small
