"""What the administrator asks of the server that owns a table."""

from tests.room.store.tables import opened

from tripledraw.room.store import leases, orders


def give(store, table, hand):
    return store.write_now(lambda conn: orders.give(conn, table, "cancel_hand", hand, 5))


def waiting(store, node):
    return store.read_now(lambda conn: orders.waiting(conn, node))


def take(store, table, node, now):
    store.write_now(lambda conn: leases.take(conn, table, node, "", now, 10))


def test_an_order_waits_for_the_owner_of_its_table(store):
    for table in ("t1", "t2"):
        opened(store, table)
    number = give(store, "t1", 7)
    assert waiting(store, "a:1") == []
    take(store, "t1", "a:1", 0)
    take(store, "t2", "b:2", 0)
    assert waiting(store, "a:1") == [(number, "t1", "cancel_hand", 7, 5)]
    assert waiting(store, "b:2") == []
    take(store, "t1", "b:2", 20)
    assert [order.id for order in waiting(store, "b:2")] == [number]


def test_an_order_is_done_once(store):
    opened(store, "t1")
    take(store, "t1", "a:1", 0)
    first, second = give(store, "t1", 7), give(store, "t1", 8)
    assert first < second
    results = lambda: [result for _, result in store.read_now(orders.results)]  # noqa: E731
    assert results() == [None, None]
    store.write_now(lambda conn: orders.finish(conn, first, 9))
    store.write_now(lambda conn: orders.finish(conn, second, 9, "no-hand"))
    assert waiting(store, "a:1") == []
    assert results() == ["done", "no-hand"]
