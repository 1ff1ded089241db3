"""What is kept of a hand: whole, sealed, and as figures that a second count agrees with."""

import pytest
from tests import contract_hand
from tests.random_hands import random_hands
from tests.room.frames.told_evening import ToldEvening
from tests.room.history.evenings import KEY, evening, filed

from tripledraw.errors import RoomError
from tripledraw.hand import Hand
from tripledraw.room.history import archive
from tripledraw.room.history.archive import figures
from tripledraw.room.store.sealing import KeyFile

NAMES = ("ann", "bob", "cat", "dan")


def test_a_hand_comes_back_whole():
    for kept in evening(3, *NAMES):
        played, record = kept.played, kept.record
        assert record.log == played.hand.events
        assert Hand.replay(record.log).stacks == played.hand.stacks
        assert record.deal.orders == played.deal.orders
        assert (record.players, record.names) == (NAMES, NAMES)
        assert kept.row["digest"] == played.deal.digest.hex()


def test_no_card_and_no_seed_stands_in_a_row_in_the_clear():
    (kept,) = evening(1, *NAMES)
    assert kept.played.deal.seed not in kept.row["body"]
    assert b"Dealt" not in kept.row["body"]
    assert len(kept.row["body"]) < 6_000


@pytest.mark.parametrize(("table", "number", "key"), [("t2", 1, KEY), ("t1", 2, KEY)])
def test_a_record_is_that_of_its_own_row_only(table, number, key):
    (kept,) = evening(1, *NAMES)
    with pytest.raises(RoomError, match="key"):
        archive.unsealed(kept.row["body"], table, number, key)


def test_another_key_opens_nothing():
    (kept,) = evening(1, *NAMES)
    with pytest.raises(RoomError, match="key"):
        archive.unsealed(kept.row["body"], "t1", 1, KeyFile(b"1" * 32))


def test_a_cancelled_hand_is_kept_and_counts_for_nothing():
    table = ToldEvening(*NAMES)
    table.until("playing")
    table.act(table.actor, "raise")
    table.happen(table.table.cancel("admin"))
    kept = filed(table.table.played)
    assert kept.row["cancelled"]
    assert kept.record.cancelled == "admin"
    assert [row["player"] for row in kept.players] == list(NAMES)
    assert not any(row["net"] or row["wagers"] or row["voluntary"] for row in kept.players)


def test_the_figures_of_a_written_hand():
    """Heads-up: the button raises, is raised and calls, then calls every bet and wins."""
    button, big = figures(contract_hand.played().events)
    assert (button.net, button.voluntary, button.wagers, button.calls) == (80, True, 1, 4)
    assert (big.net, big.voluntary, big.wagers, big.calls) == (-80, True, 4, 0)
    assert (button.draws, big.draws) == ("22p", "11p")
    assert (button.showdown, button.won_showdown) == (True, True)
    assert (big.showdown, big.won_showdown) == (True, False)


def test_figures_agree_with_a_count_of_another_kind():
    """Net from the stacks; the rest from what everybody could see after each action."""
    for seats in (2, 4, 6):
        for random_hand in random_hands(seats, range(60)):
            hand = random_hand.hand()
            start, spoken = hand.events[0].stacks, [[] for _ in range(seats)]
            while not hand.over:
                actor, action = hand.actor, random_hand.action(hand)
                spoken[actor].append((hand.round, type(action).__name__))
                hand.play(action)
            view = hand.view()
            for seat, found in enumerate(figures(hand.events)):
                words = [word for _, word in spoken[seat]]
                assert found.net == hand.stacks[seat] - start[seat]
                assert found.wagers == words.count("Bet") + words.count("Raise")
                assert found.calls == words.count("Call")
                assert found.voluntary == bool(
                    {(1, "Call"), (1, "Bet"), (1, "Raise")} & set(spoken[seat])
                )
                assert found.draws == "".join(str(n) if n else "p" for n in view.draws[seat])
                assert found.showdown == (bool(view.shown) and seat not in view.folded)


def test_the_blinds_alone_are_not_voluntary():
    table = ToldEvening("ann", "bob", "cat")
    table.until("playing")
    while table.table.running:
        table.act(table.actor, "fold")
    kept = filed(table.table.played)
    assert not any(row["voluntary"] or row["showdown"] for row in kept.players)
    assert sorted(row["net"] for row in kept.players) == [-5, 0, 5]
