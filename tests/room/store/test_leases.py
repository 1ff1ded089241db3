"""Who owns a table, and how it passes to another."""

import pytest
from tests.room.store.tables import opened

from tripledraw.room.store import leases, tablelog

TTL = 100


@pytest.fixture
def tables(store):
    for table in ("t1", "t2", "t3"):
        opened(store, table)
    return store


def take(store, table, node, now):
    return store.write_now(lambda conn: leases.take(conn, table, node, f"http://{node}", now, TTL))


def renew(store, node, now):
    return store.write_now(lambda conn: leases.renew(conn, node, now, TTL))


def owner(store, table):
    return store.read_now(lambda conn: leases.owner(conn, table))


def lapsed(store, now):
    return store.read_now(lambda conn: leases.lapsed(conn, now))


def test_a_free_table_is_taken(tables):
    assert owner(tables, "t1") is None
    assert take(tables, "t1", "a:1", 1000) == 1
    assert owner(tables, "t1") == ("t1", "a:1", "http://a:1", 1, 1100)


def test_a_table_is_not_taken_from_its_owner_before_the_lease_runs_out(tables):
    take(tables, "t1", "a:1", 1000)
    assert take(tables, "t1", "b:2", 1099) is None
    assert owner(tables, "t1").node == "a:1"
    assert take(tables, "t1", "b:2", 1100) == 2
    assert owner(tables, "t1") == ("t1", "b:2", "http://b:2", 2, 1200)


def test_a_server_that_is_back_has_its_own_tables_at_once_in_a_new_epoch(tables):
    take(tables, "t1", "a:1", 1000)
    assert take(tables, "t1", "a:1", 1001) == 2


def test_renewing_keeps_what_is_still_ones_own(tables):
    for table in ("t1", "t2"):
        take(tables, table, "a:1", 1000)
    take(tables, "t3", "b:2", 1000)
    take(tables, "t2", "b:2", 1100)
    assert renew(tables, "a:1", 1150) == {"t1": 1}
    assert owner(tables, "t1").until == 1250
    assert renew(tables, "b:2", 1150) == {"t2": 2, "t3": 1}


def test_a_table_let_go_may_be_taken_at_once(tables):
    take(tables, "t1", "a:1", 1000)
    tables.write_now(lambda conn: leases.release(conn, "t1", "a:1"))
    assert renew(tables, "a:1", 1001) == {}
    assert take(tables, "t1", "b:2", 1001) == 2


def test_only_its_owner_lets_a_table_go(tables):
    take(tables, "t1", "a:1", 1000)
    tables.write_now(lambda conn: leases.release(conn, "t1", "b:2"))
    assert take(tables, "t1", "b:2", 1001) is None


def test_open_tables_without_an_owner_are_found(tables):
    take(tables, "t1", "a:1", 1000)
    take(tables, "t2", "a:1", 1050)
    assert lapsed(tables, 1000) == ["t3"]
    assert lapsed(tables, 1100) == ["t1", "t3"]
    tables.write_now(lambda conn: tablelog.close_table(conn, "t3", 1100))
    assert lapsed(tables, 1100) == ["t1"]
