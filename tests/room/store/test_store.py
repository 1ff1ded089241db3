"""The one thread that writes, and the readers beside it."""

import asyncio
import re
import subprocess
import sys
import threading

import psycopg
import pytest
from sqlalchemy import event, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from tripledraw.errors import RoomError, TripleDrawError
from tripledraw.room.store import engine as engines
from tripledraw.room.store.faults import DatabaseAway
from tripledraw.room.store.schema import facts
from tripledraw.room.store.store import Store


def put(name, value="1"):
    def work(conn):
        conn.execute(insert(facts), {"name": name, "value": value})
        return name

    return work


def names(conn):
    return list(conn.scalars(select(facts.c.name).order_by(facts.c.name)))


class Held:
    """Keeps the writer busy while works queue up behind it, so that they make one group."""

    def __init__(self, store):
        self.commits = 0
        self._free = threading.Event()
        busy = threading.Event()
        self._thread = threading.Thread(target=store.write_now, args=(self._hold(busy),))
        self._thread.start()
        assert busy.wait(10)
        event.listen(store.engine, "commit", self._count)

    def _hold(self, busy):
        def work(conn):
            busy.set()
            assert self._free.wait(10)

        return work

    def _count(self, conn):
        self.commits += 1

    def let_go(self):
        self._free.set()
        self._thread.join()


async def together(store, works):
    """The outcomes of works that wait at the same time, and the commits they took."""
    held = Held(store)
    tasks = [asyncio.create_task(store.write(work)) for work in works]
    await asyncio.sleep(0)  # lets every task hand in its work
    held.let_go()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    return outcomes, held.commits - 1  # one of them is the holder's own


def test_what_was_written_can_be_read(store):
    assert store.write_now(put("a")) == "a"
    assert store.read_now(names) == ["a"]
    assert asyncio.run(store.read(names)) == ["a"]


def test_works_that_wait_share_a_commit(store):
    outcomes, commits = asyncio.run(together(store, [put(f"n{n:02}") for n in range(20)]))
    assert outcomes == [f"n{n:02}" for n in range(20)] == store.read_now(names)
    assert commits == 1


def test_works_that_are_handed_in_at_one_go_share_a_commit(store):
    commits = []

    def count(conn):
        if conn.get_execution_options().get("writes"):
            commits.append(conn)

    async def look_and_put(name):
        store.read_now(names)  # in which the writer could begin
        return await store.write(put(name))

    async def work():
        event.listen(store.engine, "commit", count)
        return await asyncio.gather(*(look_and_put(f"n{n:02}") for n in range(20)))

    assert asyncio.run(work()) == [f"n{n:02}" for n in range(20)]
    assert len(commits) == 1


def test_works_are_done_in_the_order_they_came_in(store):
    done = []
    asyncio.run(together(store, [lambda conn, n=n: done.append(n) for n in range(50)]))
    assert done == list(range(50))


@pytest.mark.parametrize("bad", [0, 7, 14])
def test_a_work_that_fails_takes_no_other_with_it(store, bad):
    works = [put(f"n{n:02}") for n in range(15)]

    def fails(conn):
        put("lost")(conn)
        raise RoomError("name-bad")

    works[bad] = fails
    outcomes, _ = asyncio.run(together(store, works))
    assert isinstance(outcomes.pop(bad), RoomError)
    assert outcomes == store.read_now(names) == [f"n{n:02}" for n in range(15) if n != bad]


def test_of_works_that_exclude_each_other_the_first_wins(store):
    outcomes, _ = asyncio.run(together(store, [put("a", "1"), put("a", "2"), put("b"), put("b")]))
    assert [type(outcome) for outcome in outcomes] == [str, IntegrityError, str, IntegrityError]
    assert store.read_now(lambda conn: conn.scalar(select(facts.c.value))) == "1"


def test_a_caller_that_left_harms_nobody(store):
    async def leave():
        held = Held(store)
        leaving = asyncio.create_task(store.write(put("a")))
        staying = asyncio.create_task(store.write(put("b")))
        await asyncio.sleep(0)
        leaving.cancel()
        held.let_go()
        return await staying

    assert asyncio.run(leave()) == "b"
    assert store.read_now(names) == ["a", "b"]


def test_an_outcome_comes_to_the_loop_of_its_caller(store):
    async def where():
        await store.write(put("a"))
        return threading.current_thread()

    assert asyncio.run(where()) is threading.main_thread()


def test_a_photograph_does_not_change_and_holds_nobody_up(store):
    store.write_now(put("a"))
    with engines.photograph(store.engine) as conn:
        assert names(conn) == ["a"]
        store.write_now(put("b"))
        assert names(conn) == ["a"]
    assert store.read_now(names) == ["a", "b"]


def test_closing_does_what_waits_and_then_refuses(store):
    async def close():
        held = Held(store)
        task = asyncio.create_task(store.write(put("a")))
        await asyncio.sleep(0)
        held.let_go()
        await asyncio.to_thread(store.close)
        return await task

    assert asyncio.run(close()) == "a"
    for refused in (store.write(put("b")), store.read(names)):
        with pytest.raises(RoomError) as caught:
            asyncio.run(refused)
        assert caught.value.id == "server-stopping"


def test_a_store_opened_again_has_everything(database_url):
    first = Store.open(database_url)
    first.write_now(put("a"))
    first.close()
    second = Store.open(database_url)
    assert second.read_now(names) == ["a"]
    second.close()


def test_a_database_of_a_newer_version_is_refused(database_url):
    store = Store.open(database_url)
    store.write_now(lambda conn: conn.execute(text("UPDATE alembic_version SET version_num = 'z'")))
    store.close()
    with pytest.raises(RoomError) as caught:
        Store.open(database_url)
    assert caught.value.id == "database-newer"


@pytest.mark.parametrize(
    "url", ["", "room.db", "sqlite://", "mysql://host/room", "postgresql:/x", "sqlite:///:memory:"]
)
def test_what_is_no_address_is_refused(url):
    with pytest.raises(TripleDrawError, match=r"sqlite:///FILE nor postgresql://"):
        Store.open(url)


def test_a_database_that_does_not_answer_is_told_of_without_its_password():
    with pytest.raises(RoomError) as caught:
        Store.open("postgresql://player:hush@127.0.0.1:1/room")
    assert caught.value.id == "database-unreachable"
    assert "127.0.0.1:1/room" in caught.value.arguments["database"]
    assert "hush" not in caught.value.arguments["database"]


def test_a_file_that_is_no_database_is_told_of(tmp_path):
    (tmp_path / "notes.txt").write_text("no database at all\n" * 100)
    with pytest.raises(RoomError) as caught:
        Store.open(f"sqlite:///{tmp_path}/notes.txt")
    assert caught.value.id == "database-unreachable"


def test_a_place_that_cannot_be_written_is_told_of(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(RoomError) as caught:
        Store.open(f"sqlite:///{tmp_path}/file/room.db")
    assert caught.value.id == "database-unreachable"


def test_a_file_is_for_its_owner_alone(tmp_path):
    Store.open(f"sqlite:///{tmp_path}/new/room.db").close()
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "new" / "room.db").stat().st_mode & 0o777 == 0o600


def test_processes_that_start_together_make_the_tables_once(database_url):
    program = "import sys; from tripledraw.room.store.store import Store; Store.open(sys.argv[1])"
    processes = [subprocess.Popen([sys.executable, "-c", program, database_url]) for _ in range(4)]
    assert [process.wait(60) for process in processes] == [0] * 4
    store = Store.open(database_url)
    assert store.write_now(put("a")) == "a"
    store.close()


def test_a_mistake_in_a_statement_is_not_taken_for_a_database_that_is_away(store):
    with pytest.raises(Exception, match="no_such_table") as caught:
        store.write_now(lambda conn: conn.execute(text("SELECT * FROM no_such_table")))
    assert not isinstance(caught.value, DatabaseAway)


def test_errors_do_not_repeat_secrets(store):
    store.write_now(put("a", "first"))
    with pytest.raises(IntegrityError) as caught:
        store.write_now(put("a", "hush"))
    assert "hush" not in str(caught.value)


def test_a_locked_file_is_away_and_comes_back(tmp_path, monkeypatch):
    monkeypatch.setattr(engines, "PRAGMAS", ("busy_timeout=1", "journal_mode=WAL"))
    url = f"sqlite:///{tmp_path}/room.db"
    store, other = Store.open(url), Store.open(url)
    writing = other.engine.connect().execution_options(**engines.WRITES)
    with writing as conn, conn.begin(), pytest.raises(DatabaseAway):
        store.write_now(put("a"))
    assert store.write_now(put("a")) == "a"
    store.close()
    other.close()


@pytest.fixture
def admin(new_postgres):
    """A connection to the server that does not go through a store."""
    with psycopg.connect(new_postgres(), autocommit=True) as conn:
        yield conn


def test_a_connection_that_was_cut_is_made_anew(new_postgres, admin):
    store = Store.open(new_postgres())
    pid = store.write_now(lambda conn: conn.scalar(text("SELECT pg_backend_pid()")))
    admin.execute("SELECT pg_terminate_backend(%s)", [pid])
    with pytest.raises(DatabaseAway):
        store.write_now(put("a"))
    assert store.write_now(put("b")) == "b"
    assert store.read_now(names) == ["b"]
    store.close()


def test_a_server_that_was_away_is_found_again(new_postgres, admin):
    admin.execute("CREATE DATABASE away")
    store = Store.open(re.sub(r"/postgres\?.*?(host=[^&]*).*", r"/away?\1", new_postgres()))
    store.write_now(put("a"))
    admin.execute("ALTER DATABASE away ALLOW_CONNECTIONS false")
    admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'away'")
    for _ in range(2):
        with pytest.raises(DatabaseAway):
            store.write_now(put("b"))
        with pytest.raises(DatabaseAway):
            store.read_now(names)
    admin.execute("ALTER DATABASE away ALLOW_CONNECTIONS true")
    assert store.write_now(put("b")) == "b"
    assert store.read_now(names) == ["a", "b"]
    store.close()
    admin.execute("DROP DATABASE away WITH (FORCE)")


def test_a_process_that_stopped_in_a_transaction_loses_its_locks(new_postgres):
    url = f"{new_postgres()}%20-cidle_in_transaction_session_timeout%3D50"
    stopped, other = Store.open(url), Store.open(url)
    stopped.write_now(put("a"))

    def change(value):
        return lambda conn: conn.execute(update(facts).values(value=value)).rowcount

    def stop(conn):
        change("mine")(conn)
        return other.write_now(change("other"))  # waits until the lock is free

    with pytest.raises(DatabaseAway):
        stopped.write_now(stop)
    assert stopped.read_now(lambda conn: conn.scalar(select(facts.c.value))) == "other"
    assert stopped.write_now(put("b")) == "b"
    stopped.close()
    other.close()


def test_processes_that_get_in_each_others_way_both_get_through(new_postgres):
    url = new_postgres()
    stores = [Store.open(url), Store.open(url)]
    stores[0].write_now(put("a"))
    stores[0].write_now(put("b"))
    meeting = threading.Barrier(2)
    tried = []

    def crossing(order):
        def work(conn):
            for step, name in enumerate(order):
                conn.execute(update(facts).where(facts.c.name == name).values(value=order))
                if step == 0 and order not in tried:
                    tried.append(order)
                    meeting.wait(10)  # both hold one row and want the other's
            return order

        return work

    async def cross():
        orders = ("ab", "ba")
        return await asyncio.gather(
            *(store.write(crossing(order)) for store, order in zip(stores, orders, strict=True))
        )

    assert asyncio.run(cross()) == ["ab", "ba"]
    for store in stores:
        store.close()
