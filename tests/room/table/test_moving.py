"""What entries move in the ledger, and why."""

from tripledraw.room.entries import Freed, Placed, Sat, ToppedUp
from tripledraw.room.game.chips import Chips
from tripledraw.room.live.chip_moves import moves


def cash(seat: dict[int, int], pot: int = 0, **players: str) -> Chips:
    names = {int(chair[1:]): player for chair, player in players.items()}
    return Chips("cash", seat, pot, names)


def test_chips_go_from_players_to_chairs_and_back():
    before = cash({1: 300}, c1="bob")
    done = [
        Sat(chair=0, player="ann", name="Ann", chips=400),
        ToppedUp(chair=1, chips=50),
        Freed(chair=1, chips=350),
    ]
    assert moves("t", before, done, cash({0: 400}, c0="ann")) == [
        ("player:ann", "seat:t:0", 400, "sit"),
        ("player:bob", "seat:t:1", 50, "top_up"),
        ("seat:t:1", "player:bob", 350, "leave"),
    ]


def test_a_chair_that_changes_hands_gives_each_his_own():
    before = cash({2: 300}, c2="bob")
    done = [
        Freed(chair=2, chips=300),
        Sat(chair=2, player="ann", name="Ann", chips=200),
        Freed(chair=2, chips=200),
        Sat(chair=2, player="cat", name="Cat", chips=100),
    ]
    assert moves("t", before, done, cash({2: 100}, c2="cat")) == [
        ("seat:t:2", "player:bob", 300, "leave"),
        ("player:ann", "seat:t:2", 200, "sit"),
        ("seat:t:2", "player:ann", 200, "leave"),
        ("player:cat", "seat:t:2", 100, "sit"),
    ]


def test_bets_and_winnings_to_the_last_chip():
    before = cash({0: 400, 1: 395, 2: 10}, pot=5)
    after = cash({0: 390, 1: 396, 2: 10}, pot=14)
    assert moves("t", before, [], after) == [
        ("seat:t:0", "pot:t", 10, "bet"),
        ("pot:t", "seat:t:1", 1, "win"),
    ]


def test_a_winner_who_leaves_at_once_takes_it_all():
    before = cash({0: 380, 1: 390}, pot=30, c0="ann", c1="bob")
    after = cash({1: 390}, c1="bob")
    assert moves("t", before, [Freed(chair=0, chips=410)], after) == [
        ("seat:t:0", "player:ann", 410, "leave"),
        ("pot:t", "seat:t:0", 30, "win"),
    ]


def test_an_empty_chair_moves_nothing():
    assert moves("t", cash({0: 0}, c0="ann"), [Freed(chair=0, chips=0)], cash({})) == []


def test_the_buy_ins_of_a_sit_and_go_are_in_the_pot_until_they_are_won():
    before = Chips("sit_and_go", {}, 200, {0: "ann", 1: "bob"})
    after = Chips("sit_and_go", {}, 0, {0: "ann", 1: "bob"})
    done = [
        Sat(chair=2, player="cat", name="Cat", chips=100),
        Freed(chair=2, chips=100),
        Placed(chair=1, place=2, prize=0),
        Placed(chair=0, place=1, prize=200),
        Freed(chair=0, chips=0),
    ]
    assert moves("t", before, done, after) == [
        ("player:cat", "pot:t", 100, "sit"),
        ("pot:t", "player:cat", 100, "leave"),
        ("pot:t", "player:ann", 200, "prize"),
    ]
