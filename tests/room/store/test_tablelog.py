"""The log of a table: one writer alone gets the next number, and all of an append or nothing."""

import asyncio
import threading
from functools import partial

import pytest
from sqlalchemy import func, select, text
from tests.room.store.tables import TABLE, append_now, bets, bodies, brings, given, opened

from tripledraw.errors import RoomError
from tripledraw.room.store import leases, ledger, tablelog
from tripledraw.room.store.faults import Fenced
from tripledraw.room.store.schema import hand_players, hands
from tripledraw.room.store.store import Store

HAND = {"number": 1, "cancelled": False, "digest": "0" * 64, "body": b"sealed"}
PLAYED = {
    "player": "ann",
    "chair": 2,
    "seat": 0,
    "net": -10,
    "small_bet": 10,
    "voluntary": True,
    "wagers": 0,
    "calls": 1,
    "draws": "3-2-1",
    "showdown": False,
    "won_showdown": False,
}


def test_what_was_appended_is_read(store):
    opened(store)
    append_now(store, 1, [b"two", b"three"], 20)
    append_now(store, 3, [b"four"], 30)
    kept = store.read_now(lambda conn: tablelog.read_table(conn, TABLE))
    assert kept == (
        0,
        None,
        [(1, 1, b"opened"), (2, 20, b"two"), (3, 20, b"three"), (4, 30, b"four")],
    )


def test_a_snapshot_stands_for_the_entries_before_it(store):
    opened(store)
    append_now(store, 1, [b"two", b"three"], snapshot=b"state")
    append_now(store, 3, [b"four"])
    kept = store.read_now(lambda conn: tablelog.read_table(conn, TABLE))
    assert kept == (3, b"state", [(4, 2, b"four")])
    assert bodies(store) == [b"opened", b"two", b"three", b"four"]


@pytest.mark.parametrize("expected", [0, 1, 3])
def test_an_append_after_another_entry_than_the_last_is_fenced(store, expected):
    opened(store)
    append_now(store, 1, [b"two"])
    with pytest.raises(Fenced):
        append_now(store, expected, [b"stale"])
    assert bodies(store) == [b"opened", b"two"]


def test_a_table_that_never_was_is_gone(store):
    with pytest.raises(RoomError) as caught:
        store.read_now(lambda conn: tablelog.read_table(conn, "nowhere"))
    assert caught.value.id == "table-gone"


def test_the_lobby_lists_open_tables(store):
    for table in ("b", "a", "c"):
        opened(store, table)
    store.write_now(lambda conn: tablelog.close_table(conn, "a", 9))
    assert [row.id for row in store.read_now(tablelog.open_tables)] == ["b", "c"]
    assert store.read_now(lambda conn: tablelog.table_row(conn, "b")).terms == "{}"
    assert store.read_now(lambda conn: tablelog.table_row(conn, "a")) is None
    assert len(bodies(store, "a")) == 1


def test_a_hand_is_kept_with_the_entries_that_ended_it(store):
    opened(store)
    append_now(store, 1, [b"end"], at=77, hand=HAND, hand_players=[PLAYED])
    kept = store.read_now(lambda conn: conn.execute(select(hands)).mappings().one())
    assert dict(kept) == {**HAND, "table_id": TABLE, "at": 77, "agreed": False}
    played = store.read_now(lambda conn: conn.execute(select(hand_players)).mappings().one())
    named = {"table_id": TABLE, "number": 1, "at": 77}
    assert dict(played) == {**PLAYED, **named, "exposed": ""}


def test_chips_entries_and_hands_are_written_together_or_not_at_all(store):
    given(opened(store), "ann", 100)
    append_now(store, 1, moves=[brings("ann", 80, 2)])

    def refused(**more):
        with pytest.raises(RoomError) as caught:
            append_now(store, 2, snapshot=b"state", hand=HAND, hand_players=[PLAYED], **more)
        return caught.value

    assert refused(moves=[bets(81, 2)]).arguments == {"needed": 81, "have": 80}
    append_now(store, 2, moves=[bets(30, 2)])
    assert isinstance(refused(moves=[bets(10, 2)]), Fenced)
    assert len(bodies(store)) == 3
    assert store.read_now(lambda conn: ledger.table_chips(conn, TABLE)) == {
        "seat": {2: 50},
        "pot": 30,
    }
    assert store.read_now(lambda conn: conn.scalar(select(func.count()).select_from(hands))) == 0
    assert store.read_now(lambda conn: tablelog.read_table(conn, TABLE)).snapshot is None
    assert store.read_now(ledger.check) == []


def test_moves_name_the_entry_that_moved_them(store):
    given(opened(store), "ann", 100)
    append_now(store, 1, [b"two", b"three"], at=5, moves=[brings("ann", 80, 2)])
    row = store.read_now(
        lambda conn: conn.execute(
            text("SELECT at, table_id, seq, debit, credit, amount, why FROM moves WHERE seq > 0")
        ).one()
    )
    assert tuple(row) == (5, TABLE, 3, "player:ann", "seat:table-1:2", 80, "buy-in")


def test_another_epoch_than_that_of_the_lease_is_fenced(store):
    opened(store)
    take = lambda node, now: store.write_now(  # noqa: E731
        lambda conn: leases.take(conn, TABLE, node, "", now, 10)
    )
    assert take("a:1", 0) == 1
    append_now(store, 1, epoch=1)
    assert take("b:2", 10) == 2
    with pytest.raises(Fenced):
        append_now(store, 2, epoch=1)
    append_now(store, 2, epoch=2)
    assert len(bodies(store)) == 3


@pytest.fixture
def two_stores(database_url):
    stores = [Store.open(database_url), Store.open(database_url)]
    yield stores
    for store in stores:
        store.close()


def append_one(conn, *, expected, body):
    tablelog.append(conn, TABLE, expected, [body], 2)


def test_of_two_writers_of_a_table_exactly_one_wins_each_entry(two_stores):
    opened(two_stores[0])
    rounds = 30

    async def race():
        for expected in range(1, rounds + 1):
            yield await asyncio.gather(
                *(
                    store.write(partial(append_one, expected=expected, body=b"%d" % number))
                    for number, store in enumerate(two_stores)
                ),
                return_exceptions=True,
            )

    async def winners():
        async for outcomes in race():
            assert sorted(map(type, outcomes), key=str) == [type(None), Fenced]
            yield b"%d" % outcomes.index(None)

    async def collected():
        return [winner async for winner in winners()]

    won = asyncio.run(collected())
    assert bodies(two_stores[0]) == [b"opened", *won]


def test_of_two_writers_that_have_both_looked_the_second_is_fenced(new_postgres):
    """The first has not committed when the second looks: the key of the log decides."""
    url = new_postgres()
    first, second = opened(Store.open(url)), Store.open(url)
    outcome = []

    def late():
        try:
            append_now(second, 1, [b"second"])
        except Fenced as fenced:
            outcome.append(fenced)

    with first.engine.connect() as conn, conn.begin():
        tablelog.append(conn, TABLE, 1, [b"first"], 2)
        thread = threading.Thread(target=late)
        thread.start()
        waits = text("SELECT COUNT(*) FROM pg_locks WHERE NOT granted")
        while first.read_now(lambda conn: conn.scalar(waits)) == 0:
            pass
    thread.join()
    assert len(outcome) == 1
    assert bodies(first) == [b"opened", b"first"]
    first.close()
    second.close()


def test_a_gap_in_a_log_is_found(store):
    opened(store)
    append_now(store, 1, [b"two", b"three"])
    assert store.read_now(tablelog.gaps) == []
    store.write_now(lambda conn: conn.execute(text("DELETE FROM log WHERE seq = 2")))
    assert store.read_now(tablelog.gaps) == [
        "the log of table table-1 has 2 entries up to number 3"
    ]
