"""Chips by double entry: nothing comes from nowhere, and only the bank owes."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import text
from tests.room.store.tables import TABLE, opened

from tripledraw.errors import RoomError
from tripledraw.room.store import ledger, tablelog
from tripledraw.room.store.ledger import BANK, Move

ACCOUNTS = (
    BANK,
    ledger.player_account("ann"),
    ledger.player_account("bob"),
    ledger.seat_account("t", 0),
    ledger.seat_account("t", 5),
    ledger.pot_account("t"),
)
some_moves = st.lists(
    st.builds(
        Move,
        st.sampled_from(ACCOUNTS),
        st.sampled_from(ACCOUNTS),
        st.integers(1, 50),
        st.just("game"),
    ),
    max_size=6,
)


def move(store, *moves):
    store.write_now(lambda conn: ledger.move(conn, moves, 1))


def balances(store):
    return {
        account: store.read_now(lambda conn, account=account: ledger.balance(conn, account))
        for account in ACCOUNTS
    }


def count_moves(store):
    return store.read_now(lambda conn: conn.scalar(text("SELECT COUNT(*) FROM moves")))


def check(store):
    return store.read_now(ledger.check)


def tamper(store, sql):
    store.write_now(lambda conn: conn.execute(text(sql)))


def test_random_moves_keep_the_sum_and_refused_ones_change_nothing(store):
    start = [Move(BANK, account, 60, "start") for account in ACCOUNTS[1:]]
    move(store, *start)
    model = dict.fromkeys(ACCOUNTS, 60) | {BANK: -60 * len(start)}
    noted = len(start)
    refusals = 0

    @settings(max_examples=60)
    @given(some_moves)
    def moved(moves):
        nonlocal noted, refusals
        after = dict(model)
        for debit, credit, amount, _ in moves:
            after[debit] -= amount
            after[credit] += amount
        if all(chips >= 0 for account, chips in after.items() if account != BANK):
            move(store, *moves)
            model.update(after)
            noted += len(moves)
        else:
            refusals += 1
            with pytest.raises(RoomError) as caught:
                move(store, *moves)
            assert caught.value.id == "too-few-chips"
            assert caught.value.arguments["needed"] > caught.value.arguments["have"]
        assert balances(store) == model
        assert sum(model.values()) == 0
        assert count_moves(store) == noted
        assert check(store) == []

    moved()
    assert refusals > 10
    assert noted > 50


def test_the_error_says_what_is_there(store):
    move(store, Move(BANK, "player:ann", 30, "start"))
    with pytest.raises(RoomError) as caught:
        move(store, Move("player:ann", "seat:t:1", 31, "buy-in"))
    assert caught.value.arguments == {"needed": 31, "have": 30}


def test_moves_are_judged_together(store):
    move(store, Move("player:ann", "seat:t:1", 30, "buy-in"), Move(BANK, "player:ann", 30, "start"))
    assert balances(store)["player:ann"] == 0


@pytest.mark.parametrize("amount", [0, -5])
def test_a_move_of_nothing_or_less_is_a_mistake(store, amount):
    with pytest.raises(ValueError, match="1 or more"):
        move(store, Move(BANK, "player:ann", amount, "start"))


def test_of_two_that_spend_the_same_chips_one_is_refused(store):
    move(store, Move(BANK, "player:ann", 10, "start"))

    async def spend():
        return await asyncio.gather(
            *(
                store.write(
                    lambda conn, chair=chair: ledger.move(
                        conn, [Move("player:ann", f"seat:t:{chair}", 10, "buy-in")], 1
                    )
                )
                for chair in (0, 5)
            ),
            return_exceptions=True,
        )

    outcomes = asyncio.run(spend())
    assert [type(outcome) for outcome in outcomes] == [type(None), RoomError]
    assert balances(store)["seat:t:0"] == 10


def test_the_chips_of_a_table_are_those_of_its_seats_and_pot(store):
    move(
        store,
        Move(BANK, "seat:t:0", 10, "x"),
        Move(BANK, "seat:t:5", 20, "x"),
        Move(BANK, "pot:t", 3, "x"),
        Move(BANK, "seat:t2:1", 99, "x"),
    )
    chips = store.read_now(lambda conn: ledger.table_chips(conn, "t"))
    assert chips == {"seat": {0: 10, 5: 20}, "pot": 3}
    assert store.read_now(lambda conn: ledger.table_chips(conn, "none")) == {"seat": {}, "pot": 0}


@pytest.mark.parametrize(
    ("sql", "faults"),
    [
        (
            "UPDATE balances SET amount = amount + 1 WHERE account = 'player:ann'",
            [
                "the balances sum to 1 chips and not to 0",
                "the balance of player:ann is +1 chips from the sum of its moves",
            ],
        ),
        (
            "DELETE FROM moves",
            [
                "the balance of bank is -30 chips from the sum of its moves",
                "the balance of player:ann is +30 chips from the sum of its moves",
            ],
        ),
        (
            "INSERT INTO moves (at, debit, credit, amount, why)"
            " VALUES (1, 'player:bob', 'player:ann', 1, 'x')",
            [
                "the balance of player:ann is -1 chips from the sum of its moves",
                "the balance of player:bob is +1 chips from the sum of its moves",
            ],
        ),
    ],
)
def test_a_ledger_that_was_tampered_with_is_found(store, sql, faults):
    move(store, Move(BANK, "player:ann", 30, "start"))
    assert check(store) == []
    tamper(store, sql)
    assert check(store) == faults


def test_who_owes_is_found(store):
    move(store, Move(BANK, "player:ann", 30, "start"))
    tamper(store, "UPDATE balances SET amount = -amount")
    assert "player:ann owes 30 chips; only the bank may owe" in check(store)


def test_chips_left_at_a_closed_table_are_found(store):
    opened(store)
    move(store, Move(BANK, ledger.seat_account(TABLE, 3), 30, "buy-in"))
    assert check(store) == []
    store.write_now(lambda conn: tablelog.close_table(conn, TABLE, 9))
    assert check(store) == ["30 chips are left in seat:table-1:3 of a closed table"]
