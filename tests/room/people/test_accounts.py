# ruff: noqa: RUF001 (letters that look like others are what is tested)
"""Guests and accounts in the database: made, changed, banned, deleted; the chips they get."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from threading import Barrier

import pytest
from sqlalchemy import Connection, func, select
from tests.room.conftest import NewDatabase
from tests.room.people.conftest import NOW

from tripledraw.errors import RoomError
from tripledraw.room.people import accounts, holdings, notes, persons, sessions, topup
from tripledraw.room.people.persons import Person
from tripledraw.room.store import ledger, schema
from tripledraw.room.store.ledger import Move, player_account, pot_account, seat_account
from tripledraw.room.store.store import Store

DAY = topup.DAY
HASH = "$argon2id$a-hash"


def make(store: Store, name: str, *, password: str | None = None) -> Person:
    return store.write_now(lambda conn: accounts.create(conn, name, NOW, password=password))


def chips(store: Store, person: Person) -> int:
    return store.read_now(lambda conn: ledger.balance(conn, player_account(person.id)))


def move(store: Store, debit: str, credit: str, amount: int, table: str | None = None) -> None:
    moves = [Move(debit, credit, amount, "test")]
    store.write_now(lambda conn: ledger.move(conn, moves, NOW, table))


def remove(store: Store, person: Person) -> None:
    seen = store.read_now(lambda conn: holdings.refuse_seated(conn, person.id))
    store.write_now(lambda conn: accounts.delete(conn, person.id, NOW, seen=seen))


def refusal(store: Store, work) -> str:
    with pytest.raises(RoomError) as caught:
        store.write_now(work)
    return caught.value.id


def outcome(store: Store, work: Callable[[Connection], None]) -> str:
    try:
        store.write_now(work)
    except RoomError as error:
        return error.id
    return "done"


def count(conn: Connection, table) -> int:
    return conn.scalar(select(func.count()).select_from(table)) or 0


def test_a_new_player_has_chips_from_the_bank(store: Store) -> None:
    dana = make(store, "Dana")
    assert dana.is_guest
    assert chips(store, dana) == topup.START
    assert store.read_now(lambda conn: ledger.balance(conn, ledger.BANK)) == -topup.START
    assert store.read_now(ledger.check) == []
    assert store.read_now(lambda conn: persons.by_id(conn, dana.id)) == dana


def test_an_account_has_a_password(store: Store) -> None:
    dana = make(store, "Dana", password=HASH)
    assert not dana.is_guest
    assert store.read_now(lambda conn: persons.password_of(conn, dana.id)) == HASH


@pytest.mark.parametrize("other", ["Dana", "DANA", "Dаna", "Dana.", "Dàna"])
def test_a_name_or_its_double_is_taken_once(store: Store, other: str) -> None:
    make(store, "Dana")
    assert refusal(store, lambda conn: accounts.create(conn, other, NOW)) == "name-taken"
    assert store.read_now(lambda conn: count(conn, schema.players)) == 1
    assert store.read_now(lambda conn: ledger.balance(conn, ledger.BANK)) == -topup.START
    make(store, "Dan")


def test_a_name_is_found_in_any_case_and_its_double_is_not(store: Store) -> None:
    dana = make(store, "Jiří")
    for written in ("Jiří", "jiří", "JIŘÍ", "Jir\u030ci\u0301"):
        assert store.read_now(lambda conn, name=written: persons.by_name(conn, name)) == dana
    for written in ("Jiri", "Jirí", "Jiří.", "", "Noa"):
        assert store.read_now(lambda conn, name=written: persons.by_name(conn, name)) is None


def test_a_language_must_be_one_of_ours(store: Store) -> None:
    assert (
        refusal(store, lambda conn: accounts.create(conn, "Dana", NOW, language="xx"))
        == "language-unknown"
    )
    dana = store.write_now(lambda conn: accounts.create(conn, "Dana", NOW, language="he"))
    assert dana.language == "he"
    store.write_now(lambda conn: accounts.change(conn, dana.id, language="cs"))
    store.write_now(lambda conn: accounts.change(conn, dana.id, settings={"sound": False}))
    now = store.read_now(lambda conn: persons.by_id(conn, dana.id))
    assert now is not None
    assert (now.language, now.settings) == ("cs", {"sound": False})


def test_a_guest_becomes_an_account_once(store: Store) -> None:
    dana = make(store, "Dana")
    link = store.write_now(lambda conn: sessions.start(conn, dana.id, "link", NOW))
    store.write_now(lambda conn: accounts.upgrade(conn, dana.id, HASH))
    now = store.read_now(lambda conn: persons.by_id(conn, dana.id))
    assert now is not None
    assert not now.is_guest
    assert (now.id, now.name, chips(store, now)) == (dana.id, "Dana", topup.START)
    assert refusal(store, lambda conn: sessions.follow_link(conn, link, NOW)) == "link-expired"
    assert refusal(store, lambda conn: accounts.upgrade(conn, dana.id, "x")) == "account-already"
    assert store.read_now(lambda conn: persons.password_of(conn, dana.id)) == HASH


def test_a_password_checked_against_an_old_hash_counts_no_more(store: Store) -> None:
    dana = make(store, "Dana", password=HASH)
    store.write_now(lambda conn: accounts.confirm(conn, dana.id, HASH, "newer"))
    assert store.read_now(lambda conn: persons.password_of(conn, dana.id)) == "newer"
    late = refusal(store, lambda conn: accounts.confirm(conn, dana.id, HASH, HASH))
    assert late == "login-wrong"


def test_deleting_frees_the_name_and_gives_the_chips_back(store: Store) -> None:
    dana, noa = make(store, "Dana", password=HASH), make(store, "Noa")
    cookie = store.write_now(lambda conn: sessions.start(conn, dana.id, "cookie", NOW))
    store.write_now(lambda conn: notes.write(conn, dana.id, noa.id, "bluffs", blocked=False))
    store.write_now(lambda conn: notes.write(conn, noa.id, dana.id, "", blocked=True))
    remove(store, dana)

    assert store.read_now(lambda conn: persons.by_id(conn, dana.id)) is None
    assert store.read_now(lambda conn: persons.by_name(conn, "Dana")) is None
    assert store.read_now(lambda conn: sessions.find(conn, cookie, "cookie", NOW)) is None
    assert store.read_now(lambda conn: count(conn, schema.notes)) == 0
    row = store.read_now(
        lambda conn: conn.execute(
            select(schema.players).where(schema.players.c.id == dana.id)
        ).one()
    )
    assert (row.name, row.password, row.deleted) == ("", None, True)
    assert chips(store, dana) == 0
    assert store.read_now(lambda conn: ledger.balance(conn, ledger.BANK)) == -topup.START
    assert store.read_now(ledger.check) == []
    assert make(store, "Dana").id != dana.id


def test_what_was_deleted_cannot_be_changed(store: Store) -> None:
    dana = make(store, "Dana")
    remove(store, dana)
    for work in (
        lambda conn: accounts.delete(conn, dana.id, NOW, seen=0),
        lambda conn: accounts.ban(conn, dana.id),
        lambda conn: accounts.reset(conn, dana.id, HASH),
        lambda conn: accounts.change(conn, dana.id, language="de"),
    ):
        assert refusal(store, work) == "player-gone"
    assert refusal(store, lambda conn: accounts.upgrade(conn, dana.id, HASH)) == "account-already"


class TestSeated:
    """Who has chips at a table is not deleted."""

    SEAT, POT = seat_account("t1", 3), pot_account("t1")

    def sits(self, store: Store, person: Person) -> bool:
        return bool(store.read_now(lambda conn: holdings.tables_of(conn, person.id)))

    def test_with_chips_behind(self, store: Store) -> None:
        dana = make(store, "Dana")
        move(store, player_account(dana.id), self.SEAT, 500, "t1")
        assert self.sits(store, dana)
        assert not self.sits(store, make(store, "Noa"))

    def test_is_what_is_told(self, store: Store) -> None:
        dana = make(store, "Dana")
        move(store, player_account(dana.id), self.SEAT, 500, "t1")
        with pytest.raises(RoomError) as caught:
            remove(store, dana)
        assert caught.value.id == "still-seated"

    def test_with_all_chips_in_the_pot(self, store: Store) -> None:
        dana = make(store, "Dana")
        move(store, player_account(dana.id), self.SEAT, 500, "t1")
        move(store, self.SEAT, self.POT, 500, "t1")
        assert self.sits(store, dana)

    def test_but_not_who_has_left(self, store: Store) -> None:
        dana = make(store, "Dana")
        for _ in range(2):
            move(store, player_account(dana.id), self.SEAT, 500, "t1")
            move(store, self.SEAT, player_account(dana.id), 500, "t1")
        assert not self.sits(store, dana)
        move(store, player_account(dana.id), seat_account("t2", 0), 500, "t2")
        assert self.sits(store, dana)

    def test_but_not_who_has_lost_everything(self, store: Store) -> None:
        dana, noa = make(store, "Dana"), make(store, "Noa")
        move(store, player_account(dana.id), self.SEAT, 500, "t1")
        move(store, self.SEAT, seat_account("t1", 4), 500, "t1")
        assert not self.sits(store, dana)
        move(store, player_account(noa.id), self.SEAT, 300, "t1")
        assert not self.sits(store, dana)
        assert self.sits(store, noa)

    def test_in_a_sit_and_go_until_it_is_paid_out(self, store: Store) -> None:
        dana, noa = make(store, "Dana"), make(store, "Noa")
        for person in (dana, noa):
            move(store, player_account(person.id), self.POT, 500, "t1")
        assert self.sits(store, dana)
        assert self.sits(store, noa)
        move(store, self.POT, player_account(noa.id), 1000, "t1")
        assert not self.sits(store, dana)
        assert not self.sits(store, noa)

    def test_and_not_who_sits_down_meanwhile(self, store: Store) -> None:
        dana = make(store, "Dana")
        seen = store.read_now(lambda conn: holdings.refuse_seated(conn, dana.id))
        move(store, player_account(dana.id), self.SEAT, 500, "t1")
        late = refusal(store, lambda conn: accounts.delete(conn, dana.id, NOW, seen=seen))
        assert late == "still-seated"
        assert store.read_now(lambda conn: persons.by_id(conn, dana.id)) == dana


def test_ban_and_pardon(store: Store) -> None:
    dana = make(store, "Dana")
    secrets = {
        kind: store.write_now(lambda conn, kind=kind: sessions.start(conn, dana.id, kind, NOW))
        for kind in ("cookie", "link", "token")
    }

    def counts(kind) -> bool:
        return (
            store.read_now(lambda conn: sessions.find(conn, secrets[kind], kind, NOW)) is not None
        )

    store.write_now(lambda conn: accounts.ban(conn, dana.id))
    assert not any(map(counts, secrets))
    store.write_now(lambda conn: accounts.unban(conn, dana.id))
    assert [kind for kind in secrets if counts(kind)] == ["link", "token"]


def test_a_reset_ends_everything_that_let_in(store: Store) -> None:
    dana = make(store, "Dana", password=HASH)
    for kind in ("cookie", "token"):
        store.write_now(lambda conn, kind=kind: sessions.start(conn, dana.id, kind, NOW))
    store.write_now(lambda conn: accounts.reset(conn, dana.id, "another"))
    assert store.read_now(lambda conn: persons.password_of(conn, dana.id)) == "another"
    assert store.read_now(lambda conn: count(conn, schema.sessions)) == 0


class TestTopUp:
    """Below the floor, once a day, up to what one starts with."""

    def spend_down_to(self, store: Store, person: Person, left: int) -> None:
        move(store, player_account(person.id), seat_account("t", 0), chips(store, person) - left)

    def test_below_the_floor(self, store: Store) -> None:
        dana = make(store, "Dana")
        self.spend_down_to(store, dana, topup.FLOOR - 1)
        store.write_now(lambda conn: topup.top_up(conn, dana.id, NOW))
        assert chips(store, dana) == topup.START
        assert store.read_now(ledger.check) == []

    def test_not_at_the_floor(self, store: Store) -> None:
        dana = make(store, "Dana")
        self.spend_down_to(store, dana, topup.FLOOR)
        assert refusal(store, lambda conn: topup.top_up(conn, dana.id, NOW)) == "top-up-enough"
        assert chips(store, dana) == topup.FLOOR

    def test_once_a_day(self, store: Store) -> None:
        dana = make(store, "Dana")
        for day in range(2):
            self.spend_down_to(store, dana, 0)
            store.write_now(lambda conn, day=day: topup.top_up(conn, dana.id, NOW + day * DAY))
        self.spend_down_to(store, dana, 0)
        with pytest.raises(RoomError) as caught:
            store.write_now(lambda conn: topup.top_up(conn, dana.id, NOW + 2 * DAY - 1))
        assert (caught.value.id, caught.value.arguments) == ("top-up-later", {"hours": 1})
        assert chips(store, dana) == 0

    def test_once_at_two_processes_at_once(
        self, new_postgres: NewDatabase, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        url = new_postgres()
        both_looked = Barrier(2, timeout=20)
        balance = topup.balance

        def look(conn: Connection, account: str) -> int:
            have = balance(conn, account)
            both_looked.wait()
            return have

        with closing(Store.open(url)) as one, closing(Store.open(url)) as two:
            dana = make(one, "Dana")
            self.spend_down_to(one, dana, 0)
            monkeypatch.setattr(topup, "balance", look)
            with ThreadPoolExecutor(2) as pool:
                asked = [
                    pool.submit(outcome, at, lambda conn: topup.top_up(conn, dana.id, NOW))
                    for at in (one, two)
                ]
                answers = [each.result() for each in asked]
            monkeypatch.undo()
            assert sorted(answers) == ["done", "top-up-later"]
            assert chips(one, dana) == topup.START
            assert one.read_now(ledger.check) == []


class TestNotes:
    """What one has written about others."""

    def test_a_note_is_for_its_writer_alone(self, store: Store) -> None:
        dana, noa = make(store, "Dana"), make(store, "Noa")
        written = store.write_now(
            lambda conn: notes.write(conn, dana.id, noa.id, "bluffs", blocked=True)
        )
        assert written == notes.Note(noa.id, "Noa", "bluffs", True)
        assert store.read_now(lambda conn: notes.read(conn, dana.id, noa.id)) == written
        assert store.read_now(lambda conn: notes.read_all(conn, dana.id)) == [written]
        assert store.read_now(lambda conn: notes.blocked(conn, dana.id)) == {noa.id}
        assert store.read_now(lambda conn: notes.read_all(conn, noa.id)) == []
        assert store.read_now(lambda conn: notes.blocked(conn, noa.id)) == frozenset()

    def test_an_empty_note_is_none(self, store: Store) -> None:
        dana, noa = make(store, "Dana"), make(store, "Noa")
        for text, blocked in (("bluffs", False), ("", True), ("", False)):
            store.write_now(
                lambda conn, text=text, blocked=blocked: notes.write(
                    conn, dana.id, noa.id, text, blocked=blocked
                )
            )
        assert store.read_now(lambda conn: count(conn, schema.notes)) == 0
        assert store.read_now(lambda conn: notes.read(conn, dana.id, noa.id)).text == ""

    def test_about_whom_none_can_be_written(self, store: Store) -> None:
        dana = make(store, "Dana")
        for about, error in ((dana.id, "note-self"), ("nobody", "player-gone")):
            assert error == refusal(
                store,
                lambda conn, about=about: notes.write(conn, dana.id, about, "x", blocked=False),
            )

    def test_there_is_an_end_to_them(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(notes, "MOST", 1)
        dana, noa, sam = (make(store, name) for name in ("Dana", "Noa", "Sam"))
        for text in ("bluffs", "still bluffs"):
            store.write_now(
                lambda conn, text=text: notes.write(conn, dana.id, noa.id, text, blocked=False)
            )
        assert (
            refusal(store, lambda conn: notes.write(conn, dana.id, sam.id, "x", blocked=False))
            == "notes-many"
        )
