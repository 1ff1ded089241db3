"""Backups: one file for both databases, taken while the room goes on."""

import gzip
import hashlib
import json

import pytest
from sqlalchemy import select, text
from tests.room.store.tables import TABLE, append_now, bets, bodies, brings, given, opened
from tests.room.store.test_tablelog import HAND, PLAYED

from tripledraw.room.store import backup as backups
from tripledraw.room.store import leases, ledger
from tripledraw.room.store.backup import BackupError, backup, replace, restore
from tripledraw.room.store.faults import Fenced
from tripledraw.room.store.migrate import revision_of
from tripledraw.room.store.schema import metadata, players
from tripledraw.room.store.store import Store

ANN = {"id": "ann", "name": "Ännchen", "created": 1, "banned": True}


def filled(store):
    """The store with some rows in it, text, bytes, truth values and nothing among them."""
    store.write_now(lambda conn: conn.execute(players.insert(), ANN))
    given(opened(store), "ann", 100)
    append_now(store, 1, [b"\x00\xff", b"three"], moves=[brings("ann", 80, 2)], snapshot=b"\x80")
    append_now(store, 3, moves=[bets(5, 2)], hand=HAND, hand_players=[PLAYED])
    return store


def contents(store):
    """Everything but the leases."""
    return {
        table.name: store.read_now(
            lambda conn, table=table: [
                tuple(row) for row in conn.execute(select(table).order_by(*table.primary_key))
            ]
        )
        for table in metadata.sorted_tables
        if table.name != "leases"
    }


@pytest.fixture
def other(new_database, store):
    """A second empty store of the same kind."""
    second = Store.open(new_database())
    yield second
    second.close()


@pytest.fixture
def file(tmp_path):
    return tmp_path / "room.backup"


def test_a_backup_has_everything(store, other, file):
    rows = backup(filled(store), file)
    assert restore(other, file) == rows == sum(map(len, contents(store).values()))
    assert contents(other) == contents(store)


def test_after_a_restore_the_room_goes_on(store, other, file):
    backup(filled(store), file)
    restore(other, file)
    append_now(other, 4, [b"five"], moves=[bets(5, 2)])
    assert bodies(other)[-2:] == [b"entry", b"five"]
    assert other.read_now(ledger.check) == []


def test_a_backup_goes_from_one_database_to_the_other(new_postgres, tmp_path, file):
    small, large = Store.open(f"sqlite:///{tmp_path}/room.db"), Store.open(new_postgres())
    backup(filled(small), file)
    restore(large, file)
    assert contents(large) == contents(small)
    back = Store.open(f"sqlite:///{tmp_path}/back.db")
    backup(large, file)
    restore(back, file)
    assert contents(back) == contents(small)
    for store in (small, large, back):
        store.close()


def test_a_backup_is_of_one_moment(store, other, file, monkeypatch):
    before = contents(filled(store))

    def tables_while_the_room_goes_on():
        for expected, table in enumerate(all_tables(), 4):
            append_now(store, expected, moves=[bets(1, 2)])
            yield table

    all_tables = backups._kept_tables
    with monkeypatch.context() as patched:
        patched.setattr(backups, "_kept_tables", tables_while_the_room_goes_on)
        backup(store, file)
    restore(other, file)
    assert contents(other) == before != contents(store)


def test_a_database_with_something_in_it_is_not_overwritten(store, other, file):
    backup(filled(store), file)
    opened(other, "mine")
    before = contents(other)
    with pytest.raises(BackupError, match="not empty"):
        restore(other, file)
    assert contents(other) == before
    replace(other, file)
    assert contents(other) == contents(store)


def test_replacing_fences_the_owners_of_tables_off(store, file):
    backup(filled(store), file)
    take = lambda node, now: store.write_now(  # noqa: E731
        lambda conn: leases.take(conn, TABLE, node, "", now, 100)
    )
    epoch = take("a:1", 0)
    replace(store, file)
    with pytest.raises(Fenced):
        append_now(store, 4, epoch=epoch)
    assert store.write_now(lambda conn: leases.renew(conn, "a:1", 1, 100)) == {}
    assert take("b:2", 1) > epoch


def lines(file):
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def test_the_head_and_the_end_of_the_file_are_plain(store, file):
    backup(filled(store), file)
    head, *_, end = map(json.loads, lines(file))
    assert head == {"tripledraw": "backup", "format": 1, "revision": store.read_now(revision_of)}
    assert end.keys() == {"rows", "sha256"}
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda data: b"", "no backup"),
        (lambda data: b"not gzip", "no backup"),
        (lambda data: data[: len(data) // 2], "no backup"),
        (lambda data: gzip.compress(b"[]\n"), "no backup"),
        (lambda data: gzip.compress(gzip.decompress(data).replace(b"80", b"81")), "damaged"),
        (
            lambda data: gzip.compress(b"".join(gzip.decompress(data).splitlines(True)[:-1])),
            "no backup",
        ),
        (lambda data: gzip.compress(gzip.decompress(data).replace(b"0002", b"0nex")), "newer"),
    ],
)
def test_a_file_that_is_not_whole_is_refused(store, other, file, damage, told):
    backup(filled(store), file)
    file.write_bytes(damage(file.read_bytes()))
    before = contents(other)
    with pytest.raises(BackupError, match=told):
        restore(other, file)
    assert contents(other) == before


def test_a_file_that_is_not_there_is_told_of(store, file):
    with pytest.raises(BackupError, match="No such file"):
        restore(store, file)


def test_chips_that_do_not_add_up_are_not_restored(store, other, file):
    filled(store)
    store.write_now(lambda conn: conn.execute(text("UPDATE balances SET amount = amount + 1")))
    backup(store, file)
    before = contents(other)
    with pytest.raises(BackupError, match="sum to 4 chips"):
        restore(other, file)
    assert contents(other) == before


def signed(*parts):
    """A file with these lines, whose checksum is right whatever they say."""
    body = b"".join(json.dumps(part).encode() + b"\n" for part in parts)
    rows = sum(len(part["rows"]) for part in parts if isinstance(part, dict) and "rows" in part)
    end = {"rows": rows, "sha256": hashlib.sha256(body).hexdigest()}
    return gzip.compress(body + json.dumps(end).encode() + b"\n")


HEAD = {"tripledraw": "backup", "format": 1, "revision": "0002"}


def rows_of(table, columns, *rows):
    return {"table": table, "columns": columns, "rows": rows}


def a_player(**other):
    player = {"id": "p", "name": "P", "created": 1} | other
    return rows_of("players", list(player), list(player.values()))


@pytest.mark.parametrize(
    "odd",
    [
        7,
        ["table"],
        {"table": "players"},
        rows_of("nobody", ["id"], ["x"]),
        rows_of("alembic_version", ["version_num"], ["0001"]),
        rows_of("leases", ["table_id"], ["x"]),
        rows_of(["players"], ["id"], ["x"]),
        rows_of("players", ["id", "colour"], ["x", "red"]),
        rows_of("players", ["id", "name", "created"], ["x"]),
        rows_of("players", ["id"], ["x"]),
        rows_of("players", "id", 5.5, 5.5),
        a_player(created=10**30),
        a_player(created={"base64": 5}),
        a_player(id={"base64": "?"}),
        a_player(id={"base64": ""}),
        a_player(created="yesterday"),
        a_player(name=["P"]),
        a_player(name={"a": 1}),
        a_player(name="\ud800"),
        rows_of("notes", ["player", "about"], ["nobody", "else"]),
        rows_of("log", ["table_id", "seq", "at", "body"], ["t", 1, 1, "text"]),
    ],
    ids=repr,
)
def test_what_only_looks_like_a_backup_is_told_of_and_nothing_is_lost(store, file, odd):
    before = contents(filled(store))
    file.write_bytes(signed(HEAD, odd))
    for load in (restore, replace):
        with pytest.raises(BackupError):
            load(store, file)
    with pytest.raises(BackupError, match=r"^[^\n]*no room of this program[^\n]*$"):
        replace(store, file)
    assert contents(store) == before


def test_a_count_of_rows_that_is_wrong_is_seen(store, other, file):
    backup(filled(store), file)
    *body, end = lines(file)
    told = json.dumps(json.loads(end) | {"rows": "many"}).encode()
    file.write_bytes(gzip.compress(b"".join(body) + told))
    with pytest.raises(BackupError):
        restore(other, file)
    file.write_bytes(signed(HEAD | {"revision": ["0002"]}))
    with pytest.raises(BackupError, match="no backup"):
        restore(other, file)


def test_a_backup_that_fails_leaves_no_file(store, file, monkeypatch):
    filled(store)
    monkeypatch.setattr("json.dumps", lambda *_, **__: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        backup(store, file)
    assert list(file.parent.glob("room.backup*")) == []
