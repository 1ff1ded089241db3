"""``tripledraw admin``: players, hands, backups and chips of a room."""

import gzip
import io
import json
import time
from hashlib import sha256

import pytest
from tests.cli.running import run

from tripledraw.room.people import accounts, passwords, sessions
from tripledraw.room.people.persons import by_name, password_of
from tripledraw.room.store import leases, ledger, orders, tablelog
from tripledraw.room.store.sealing import KeyFile
from tripledraw.room.store.store import Store

NOON = 1_790_000_000_000  # 2026-09-21
TABLE = "evening"


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path}/room.db"


@pytest.fixture
def store(url):
    """A room with an account, a guest and a table."""
    store = Store.open(url)

    def fill(conn):
        accounts.create(conn, "Ännchen", NOON, password="hash")
        accounts.create(conn, "bob", NOON)
        tablelog.open_table(conn, TABLE, "{}", None, None, NOON, [b"opened"])

    store.write_now(fill)
    yield store
    store.close()


@pytest.fixture
def admin(monkeypatch, capsys, url, store):
    """Runs a command on the room; gives its exit code, its lines and its lines of errors."""

    def call(*arguments, stdin=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        code = run(monkeypatch, "admin", "--database", url, *arguments)
        told = capsys.readouterr()
        return code, told.out.splitlines(), told.err.splitlines()

    return call


def person(store, name):
    return store.read_now(lambda conn: by_name(conn, name))


def test_users_are_listed_by_name(admin):
    code, lines, _ = admin("users")
    assert code == 0
    assert [line.split()[:4] for line in lines] == [
        ["bob", "guest", lines[0].split()[2], "2026-09-21"],
        ["Ännchen", "account", lines[0].split()[2], "2026-09-21"],
    ]


def test_users_are_searched_in_any_case(admin):
    assert len(admin("users", "ÄNN")[1]) == 1
    assert admin("users", "nobody") == (0, [], [])


def test_users_as_json(admin, store):
    ((found,),) = [json.loads(line) for line in admin("users", "bob", "--json")[1]]
    bob = person(store, "bob")
    account = ledger.player_account(bob.id)
    assert found == {
        "id": bob.id,
        "name": "bob",
        "guest": True,
        "chips": store.read_now(lambda conn: ledger.balance(conn, account)),
        "created": NOON,
        "banned": False,
        "admin": False,
    }
    assert found["chips"] > 0


def test_signs_that_steer_a_terminal_are_not_printed(admin, store):
    store.write_now(
        lambda conn: conn.exec_driver_sql("UPDATE players SET name = 'b\x1b[2J' WHERE name = 'bob'")
    )
    assert admin("users")[1][0].startswith("b?[2J ")


def test_a_ban_and_its_end(admin, store):
    assert admin("ban", "BOB") == (0, ["bob is shut out"], [])
    assert person(store, "bob").banned
    assert admin("users", "bob")[1][0].endswith("banned")
    assert admin("unban", person(store, "bob").id) == (0, ["bob may come in again"], [])
    assert not person(store, "bob").banned


def test_an_id_is_not_what_somebody_else_calls_himself(admin, store):
    bob = person(store, "bob")
    store.write_now(lambda conn: accounts.create(conn, bob.id, NOON))
    assert admin("ban", bob.id) == (0, ["bob is shut out"], [])
    assert not person(store, bob.id).banned


def test_administrators_are_made_and_unmade(admin, store):
    assert admin("promote", "bob") == (0, ["bob is an administrator"], [])
    assert person(store, "bob").admin
    assert admin("demote", "bob") == (0, ["bob is no administrator"], [])
    assert not person(store, "bob").admin


def test_a_password_is_reset_and_every_session_ends(admin, store, monkeypatch):
    monkeypatch.setattr(passwords.Passwords, "hash_now", lambda self, text: f"hash of {text}")
    bob = person(store, "bob")
    link = store.write_now(lambda conn: sessions.start(conn, bob.id, "link", NOON))
    code, lines, _ = admin("password", "bob", stdin="correct horse\n")
    assert (code, lines) == (0, ["bob has a new password"])
    assert store.read_now(lambda conn: password_of(conn, bob.id)) == "hash of correct horse"
    assert store.read_now(lambda conn: sessions.find(conn, link, "link", NOON)) is None


def test_a_password_that_is_too_short_is_refused(admin, store):
    code, lines, errors = admin("password", "bob", stdin="short\n")
    assert (code, lines, len(errors)) == (1, [], 1)
    assert person(store, "bob").is_guest


def test_a_password_that_is_no_text_is_refused(admin, store):
    code, lines, errors = admin("password", "bob", stdin="\udcff" * 8 + "\n")
    assert (code, lines) == (1, [])
    assert errors == ["the password is no text in the encoding of this terminal"]


@pytest.mark.parametrize("command", ["ban", "unban", "promote", "demote"])
def test_a_player_there_is_not_is_told_of(admin, command):
    code, lines, errors = admin(command, "carol")
    assert (code, lines) == (1, [])
    assert errors == ["there is no player 'carol'; tripledraw admin users lists those there are"]


def test_an_order_to_cancel_goes_to_the_server_that_has_the_table(admin, store):
    now = time.time_ns() // 1_000_000
    store.write_now(lambda conn: leases.take(conn, TABLE, "a:1", "http://a:1", now, 600_000))
    assert admin("cancel", TABLE, "7") == (0, ["order 1: asked of the server at http://a:1"], [])
    (order,) = store.read_now(lambda conn: orders.waiting(conn, "a:1"))
    assert (order.table, order.what, order.hand) == (TABLE, "cancel_hand", 7)


def test_where_no_server_runs_the_order_waits(admin, store):
    told = "order 1: no server has the table now; the next one does it first"
    assert admin("cancel", TABLE, "7") == (0, [told], [])
    admin("cancel", TABLE, "8")
    admin("cancel", TABLE, "9")
    store.write_now(lambda conn: orders.finish(conn, 1, NOON))
    store.write_now(lambda conn: orders.finish(conn, 2, NOON, "no-hand"))
    assert admin("orders")[1] == [
        "1: cancel hand 7 of table evening: done",
        "2: cancel hand 8 of table evening: There is no such hand here",
        "3: cancel hand 9 of table evening: waiting",
    ]


def test_a_number_that_no_hand_has_is_no_argument(admin, store):
    assert admin("cancel", TABLE, str(2**63))[0] == 2
    assert admin("orders") == (0, [], [])


def test_a_table_there_is_not_cancels_nothing(admin, store):
    assert admin("cancel", "morning", "7")[0] == 1
    assert admin("orders") == (0, [], [])


def test_a_backup_is_restored_elsewhere(admin, store, monkeypatch, capsys, tmp_path):
    file = tmp_path / "room.backup"
    code, lines, errors = admin("backup", str(file))
    assert (code, errors) == (0, [])
    assert lines[1] == f"the key file {tmp_path}/room.db.key is not in it; keep a copy elsewhere"
    assert admin("backup", str(file))[0] == 1
    assert admin("backup", str(file), "--force")[0] == 0
    other = f"sqlite:///{tmp_path}/other/room.db"
    assert run(monkeypatch, "admin", "--database", other, "restore", str(file)) == 0
    rows = lines[0].rpartition(": ")[2]
    assert capsys.readouterr().out.splitlines() == [f"{other}: {rows}"]
    assert run(monkeypatch, "admin", "--database", other, "users", "bob") == 0
    assert capsys.readouterr().out.startswith("bob")


def test_a_restore_does_not_overwrite_unless_told(admin, store, tmp_path):
    file = tmp_path / "room.backup"
    admin("backup", str(file))
    admin("ban", "bob")
    code, _, errors = admin("restore", str(file))
    assert code == 1
    assert "not empty" in errors[0]
    assert person(store, "bob").banned
    assert admin("restore", str(file), "--replace")[0] == 0
    assert not person(store, "bob").banned


def test_an_odd_file_with_a_good_checksum_is_one_sentence(admin, store, tmp_path):
    head = {"tripledraw": "backup", "format": 1, "revision": "0002"}
    odd = {"table": "players", "columns": ["id", "colour"], "rows": [["x", "red"]]}
    body = b"".join(json.dumps(part).encode() + b"\n" for part in (head, odd))
    end = json.dumps({"rows": 1, "sha256": sha256(body).hexdigest()}).encode()
    file = tmp_path / "room.backup"
    file.write_bytes(gzip.compress(body + end))
    code, lines, errors = admin("restore", str(file), "--replace")
    assert (code, lines, len(errors)) == (1, [], 1)
    assert person(store, "bob") is not None


def test_after_a_restore_the_missing_key_is_told_of(admin, store, monkeypatch, capsys, tmp_path):
    file, other = tmp_path / "room.backup", f"sqlite:///{tmp_path}/other.db"
    store.write_now(lambda conn: KeyFile.of(conn, tmp_path / "room.db.key"))
    admin("backup", str(file))
    assert run(monkeypatch, "admin", "--database", other, "restore", str(file)) == 0
    told = f"put the key file of that room at {tmp_path}/other.db.key before a server starts\n"
    assert capsys.readouterr().err == told
    assert not (tmp_path / "other.db.key").exists()


@pytest.mark.parametrize("name", ["", "missing/room.backup"])
def test_a_file_that_cannot_be_used_is_told_of(admin, tmp_path, name):
    if name:
        for command in ("backup", "restore"):
            code, _, errors = admin(command, str(tmp_path / name))
            assert (code, len(errors)) == (1, 1)
    else:
        assert admin("backup", str(tmp_path))[0] == 2


def test_a_sound_ledger(admin, store):
    chips = -store.read_now(lambda conn: ledger.balance(conn, ledger.BANK))
    assert admin("check") == (0, [f"sound: {chips:,} chips in play"], [])


def test_chips_from_nowhere_and_gaps_fail_the_check(admin, store):
    store.write_now(
        lambda conn: conn.exec_driver_sql(
            "UPDATE balances SET amount = amount + 1 WHERE amount < 0"
        )
    )
    store.write_now(lambda conn: conn.exec_driver_sql("UPDATE log SET seq = 2"))
    code, lines, errors = admin("check")
    assert (code, lines) == (1, [])
    assert errors == [
        "the balances sum to 1 chips and not to 0",
        "the balance of bank is +1 chips from the sum of its moves",
        "the log of table evening has 1 entries up to number 2",
    ]


def test_a_slip_in_the_name_makes_no_database(monkeypatch, capsys, tmp_path):
    url = f"sqlite:///{tmp_path}/rom.db"
    for command in (["users"], ["check"], ["ban", "bob"], ["backup", str(tmp_path / "b")]):
        assert run(monkeypatch, "admin", "--database", url, *command) == 1
        assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.glob("rom*")) == []


def test_the_room_is_found_by_its_folder(monkeypatch, capsys, store, tmp_path):
    assert run(monkeypatch, "admin", "--data", str(tmp_path), "users", "bob") == 0
    monkeypatch.setenv("TRIPLEDRAW_DATA", str(tmp_path))
    assert run(monkeypatch, "admin", "users", "bob") == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


@pytest.mark.parametrize(
    "arguments", [["nonsense"], ["ban"], ["cancel", "t", "0"], ["cancel", "t"], ["--what"]]
)
def test_wrong_usage(monkeypatch, arguments):
    assert run(monkeypatch, "admin", *arguments) == 2
