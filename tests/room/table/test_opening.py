"""Who has to agree to open a hand, until when, and which hands are opened at once."""

import msgspec
import pytest
from tests.room.table.evening import Evening, kinds

from tripledraw.room import wire
from tripledraw.room.entries import Agreed

NAMES = ("ann", "bob", "cat")


@pytest.fixture
def table() -> Evening:
    """Three people have played a hand, which they may open if they all agree."""
    table = Evening(*NAMES, audit="all_agree")
    table.next()
    return table


def told(table: Evening) -> tuple[int, wire.Opening | None]:
    state = table.table.table_state()
    return state.opened, state.opening


def test_a_hand_is_opened_when_all_who_played_it_agree(table):
    assert told(table) == (0, wire.Opening(hand=1, missing=(0, 1, 2)))
    assert table.do("bob", wire.Agree(hand=1)) == [Agreed(hand=1, chair=1)]
    assert told(table) == (0, wire.Opening(hand=1, agreed=(1,), missing=(0, 2)))
    assert table.do("bob", wire.Agree(hand=1)) == []
    table.do("ann", wire.Agree(hand=1))
    table.do("cat", wire.Agree(hand=1))
    assert told(table) == (1, None)
    assert table.do("cat", wire.Agree(hand=1)) == []
    for stranger in ("dan", "eve"):
        table.refused("no-hand", lambda name=stranger: table.do(name, wire.Agree(hand=1)))
    table.restart()
    assert table.do("cat", wire.Agree(hand=1)) == []
    table.refused("no-hand", lambda: table.do("dan", wire.Agree(hand=1)))


def test_who_has_left_is_asked_too_and_who_came_is_not(table):
    table.finish()
    table.do("cat", wire.Leave())
    table.sit("dan", 2)
    table.refused("no-hand", lambda: table.do("dan", wire.Agree(hand=2)))
    for name in NAMES:
        assert told(table)[0] == 0
        table.do(name, wire.Agree(hand=2))
    assert told(table) == (2, None)


def test_there_is_time_until_the_next_hand_is_over(table):
    for _ in range(3):
        table.quietly()
    table.do("ann", wire.Agree(hand=1))
    for hand in (0, 2):
        table.refused("no-hand", lambda hand=hand: table.do("ann", wire.Agree(hand=hand or 7)))
    table.finish()
    table.refused("no-hand", lambda: table.do("bob", wire.Agree(hand=1)))
    assert told(table) == (0, wire.Opening(hand=2, missing=(0, 1, 2)))


def test_who_has_agreed_is_still_known_after_a_restart(table):
    table.do("ann", wire.Agree(hand=1))
    table.restart()
    table.do("bob", wire.Agree(hand=1))
    table.do("cat", wire.Agree(hand=1))
    assert told(table) == (1, None)
    again = table.restored()
    assert msgspec.msgpack.encode(again.state) == msgspec.msgpack.encode(table.table.state)


@pytest.mark.parametrize("audit", ["never", "delay"])
def test_where_the_terms_do_not_say_so_nobody_is_asked(audit):
    table = Evening(*NAMES, audit=audit)
    table.next()
    assert told(table) == (0, None)
    table.refused("no-hand", lambda: table.do("ann", wire.Agree(hand=1)))


@pytest.mark.parametrize("audit", ["never", "all_agree", "delay"])
def test_one_person_among_bots_sees_all_at_once_whatever_the_terms(audit):
    table = Evening("ann", audit=audit, bots=2, chairs=3)
    table.bot(1, "robot")
    table.bot(2, "droid")
    table.next()
    assert told(table) == (1, None)
    assert table.do("ann", wire.Agree(hand=1)) == []
    table.refused("no-hand", lambda: table.do("bob", wire.Agree(hand=1)))


def test_bots_agree_to_everything():
    table = Evening("ann", "bob", audit="all_agree", bots=1, chairs=3)
    table.bot(2)
    table.next()
    while 2 not in table.dealt().chairs:
        table.next()
    table.finish()
    hand = table.table.state.number
    assert told(table)[1].missing == (0, 1)
    table.do("ann", wire.Agree(hand=hand))
    table.do("bob", wire.Agree(hand=hand))
    assert told(table)[0] == hand


def test_a_cancelled_hand_keeps_its_number_is_opened_and_counted(table):
    table.do("ann", wire.Agree(hand=1))
    happened = table.happen(table.table.cancel("admin"))
    assert kinds(happened)[0] == "Cancelled"
    assert told(table) == (2, None)
    assert table.table.table_state().cancelled == 1
    table.until("playing")
    assert table.dealt().hand == 3
