"""Passwords: argon2id, one after the other beside the event loop, and not too many at once."""

import asyncio
import threading
import unicodedata

import pytest
from argon2 import PasswordHasher, Type, extract_parameters
from tests.room.people.conftest import QUICK

from tripledraw.errors import RoomError
from tripledraw.room.people.passwords import SHORTEST, Passwords

GOOD = "correct horse"


class SlowHasher(PasswordHasher):
    """Hashes when the test lets it."""

    def __init__(self) -> None:
        super().__init__(**QUICK)
        self.go = threading.Event()

    def hash(self, password, *, salt=None) -> str:
        assert self.go.wait(10)
        return super().hash(password, salt=salt)


def run(work):
    return asyncio.run(work)


def test_the_product_hashes_as_rfc_9106_says() -> None:
    passwords = Passwords()
    made = extract_parameters(passwords.hash_now(GOOD))
    passwords.close()
    assert made.type is Type.ID
    assert (made.memory_cost, made.time_cost) >= (65_536, 3)


def test_only_the_password_fits(passwords: Passwords) -> None:
    hashed = run(passwords.hash(GOOD))
    assert GOOD not in hashed
    assert run(passwords.fits(GOOD, hashed))
    for wrong in ("correct hors", GOOD.upper(), GOOD + " ", "", "x" * 200):
        assert not run(passwords.fits(wrong, hashed))


def test_two_hashes_of_a_password_differ(passwords: Passwords) -> None:
    assert run(passwords.hash(GOOD)) != run(passwords.hash(GOOD))


def test_nobodys_password_fits_nothing_and_is_still_worked_out(
    passwords: Passwords, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked = []
    verify = PasswordHasher.verify
    monkeypatch.setattr(
        PasswordHasher, "verify", lambda self, *given: worked.append(given) or verify(self, *given)
    )
    assert not run(passwords.fits(GOOD, None))
    assert not run(passwords.fits("", None))
    assert len(worked) == 2


def test_a_password_is_the_same_however_its_letters_are_composed(passwords: Passwords) -> None:
    composed = "Žluťoučký kůň"
    hashed = run(passwords.hash(unicodedata.normalize("NFD", composed)))
    assert run(passwords.fits(composed, hashed))


@pytest.mark.parametrize("short", ["", "a" * (SHORTEST - 1), "e\u0301" * (SHORTEST - 1)])
def test_a_short_password_is_refused(passwords: Passwords, short: str) -> None:
    with pytest.raises(RoomError) as caught:
        run(passwords.hash(short))
    assert (caught.value.id, caught.value.arguments) == ("password-short", {"least": SHORTEST})
    assert run(passwords.hash("a" * SHORTEST))


def test_a_hash_with_other_parameters_is_outdated(passwords: Passwords) -> None:
    assert not passwords.is_outdated(run(passwords.hash(GOOD)))
    assert passwords.is_outdated(PasswordHasher(**{**QUICK, "time_cost": 2}).hash(GOOD))


async def pending(passwords: Passwords, number: int) -> list[asyncio.Task[str]]:
    tasks = [asyncio.create_task(passwords.hash(GOOD)) for _ in range(number)]
    await asyncio.sleep(0)  # each has taken its place
    return tasks


def test_the_loop_runs_on_while_a_hash_is_made_and_too_many_are_refused() -> None:
    async def work() -> None:
        hasher = SlowHasher()
        passwords = Passwords(hasher, most_waiting=3)
        tasks = await pending(passwords, 3)
        # The loop comes here although no hash is done.
        with pytest.raises(RoomError) as caught:
            await passwords.hash(GOOD)
        assert caught.value.id == "too-fast"
        hasher.go.set()
        assert len(set(await asyncio.gather(*tasks))) == 3
        assert await passwords.hash(GOOD)
        passwords.close()

    run(work())


def test_who_no_longer_waits_gives_the_place_back() -> None:
    async def work() -> None:
        hasher = SlowHasher()
        passwords = Passwords(hasher, most_waiting=2)
        at_work, waits = await pending(passwords, 2)
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        hasher.go.set()
        assert await passwords.hash(GOOD)
        assert await at_work
        passwords.close()

    run(work())
