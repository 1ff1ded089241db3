"""Sessions in the database: digests alone, and what ends them."""

import pytest
from tests.room.people.conftest import NOW

from tripledraw.errors import RoomError
from tripledraw.room.people import accounts, sessions
from tripledraw.room.people.persons import Person
from tripledraw.room.people.sessions import LIVES, MOST_TOKENS, Kind
from tripledraw.room.store.store import Store


@pytest.fixture
def dana(store: Store) -> Person:
    return store.write_now(lambda conn: accounts.create(conn, "Dana", NOW))


def start(store: Store, person: Person, kind: Kind, now: int = NOW) -> str:
    return store.write_now(lambda conn: sessions.start(conn, person.id, kind, now))


def person_by(store: Store, secret: str, kind: Kind, now: int = NOW) -> Person | None:
    found = store.read_now(lambda conn: sessions.find(conn, secret, kind, now))
    return found and found.person


@pytest.mark.parametrize("kind", ["cookie", "link", "token"])
def test_a_secret_lets_its_player_in_and_no_other_secret_does(
    store: Store, dana: Person, kind: Kind
) -> None:
    secret = start(store, dana, kind)
    assert len(secret) >= 43
    assert person_by(store, secret, kind) == dana
    for wrong in (secret[:-1], secret + "x", sessions.digest_of(secret), ""):
        assert person_by(store, wrong, kind) is None


def test_a_secret_counts_for_what_it_was_made(store: Store, dana: Person) -> None:
    kinds: list[Kind] = ["cookie", "link", "token"]
    for kind in kinds:
        secret = start(store, dana, kind)
        assert [each for each in kinds if person_by(store, secret, each)] == [kind]


@pytest.mark.parametrize("kind", LIVES)
def test_a_session_expires_unless_it_is_prolonged(store: Store, dana: Person, kind: Kind) -> None:
    secret, life = start(store, dana, kind), LIVES[kind]
    assert person_by(store, secret, kind, NOW + life - 1) == dana
    assert person_by(store, secret, kind, NOW + life) is None

    session = store.read_now(lambda conn: sessions.find(conn, secret, kind, NOW))
    assert session is not None
    assert not sessions.is_half_over(session, NOW + life // 2)
    assert sessions.is_half_over(session, NOW + life // 2 + 1)
    store.write_now(lambda conn: sessions.prolong(conn, session, NOW + life // 2))
    assert person_by(store, secret, kind, NOW + life) == dana


def test_a_token_does_not_expire(store: Store, dana: Person) -> None:
    secret = start(store, dana, "token")
    session = store.read_now(lambda conn: sessions.find(conn, secret, "token", 2 * NOW))
    assert session is not None
    assert not sessions.is_half_over(session, 2 * NOW)


def test_a_link_lives_on_when_it_is_followed(store: Store, dana: Person) -> None:
    secret, life = start(store, dana, "link"), LIVES["link"]
    for now in (NOW + life - 1, NOW + 2 * (life - 1)):
        followed = store.write_now(lambda conn, now=now: sessions.follow_link(conn, secret, now))
        assert followed == dana
    with pytest.raises(RoomError, match="link"):
        store.write_now(lambda conn: sessions.follow_link(conn, secret, NOW + 4 * life))


def test_what_has_expired_is_swept_away(store: Store, dana: Person) -> None:
    start(store, dana, "cookie")
    start(store, dana, "cookie", NOW + LIVES["cookie"])
    assert store.read_now(lambda conn: sessions.tokens(conn, dana.id)) == []
    kept = store.read_now(lambda conn: conn.exec_driver_sql("SELECT kind FROM sessions").all())
    assert len(kept) == 1


def test_tokens_are_listed_without_their_secrets_and_end_one_by_one(
    store: Store, dana: Person
) -> None:
    made = [
        store.write_now(
            lambda conn, when=when: sessions.start_token(conn, dana.id, f"bot {when}", NOW + when)
        )
        for when in range(2)
    ]
    listed = store.read_now(lambda conn: sessions.tokens(conn, dana.id))
    assert listed == [token for token, _ in made]
    assert not any(secret in repr(listed) for _, secret in made)

    store.write_now(lambda conn: sessions.end_token(conn, dana.id, listed[0].id))
    assert person_by(store, made[0][1], "token") is None
    assert person_by(store, made[1][1], "token") == dana


def test_a_token_is_ended_by_its_owner_alone(store: Store, dana: Person) -> None:
    noa = store.write_now(lambda conn: accounts.create(conn, "Noa", NOW))
    token, secret = store.write_now(lambda conn: sessions.start_token(conn, dana.id, "", NOW))
    with pytest.raises(RoomError, match="token"):
        store.write_now(lambda conn: sessions.end_token(conn, noa.id, token.id))
    assert person_by(store, secret, "token") == dana


def test_there_is_an_end_to_tokens(store: Store, dana: Person) -> None:
    for _ in range(MOST_TOKENS):
        store.write_now(lambda conn: sessions.start_token(conn, dana.id, "", NOW))
    with pytest.raises(RoomError) as caught:
        store.write_now(lambda conn: sessions.start_token(conn, dana.id, "", NOW))
    assert caught.value.id == "tokens-many"
