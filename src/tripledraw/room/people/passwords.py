"""Passwords, kept as argon2id hashes that are worked out beside the event loop.

A hash takes long on purpose: as much memory and work as RFC 9106 names for little memory. It is
made in a thread of its own, which holds no lock of the interpreter meanwhile; as many requests as
`Passwords` is told may wait for it, and more are refused. Measured on one core with eight hashes
waiting: four lanes delay a busy loop by 28 ms (p99), one by 14, one that comes last by 8, and with
no hash at all it is 8.
"""

import asyncio
import os
import secrets
import sys
import threading
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from tripledraw.errors import RoomError

SHORTEST, LONGEST = 8, 200
MOST_WAITING = 32
# Of argon2: 64 MiB gone over three times. It has one lane, for one thread.
MEMORY, PASSES, LANES = 65_536, 3, 1
# The priority of who goes after everybody else.
LAST = 19

T = TypeVar("T")


class Passwords:
    """Makes and checks hashes, one after the other, for at most ``most_waiting`` who wait."""

    def __init__(
        self, hasher: PasswordHasher | None = None, *, most_waiting: int = MOST_WAITING
    ) -> None:
        self._hasher = hasher or PasswordHasher(
            time_cost=PASSES, memory_cost=MEMORY, parallelism=LANES
        )
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="passwords", initializer=_come_last)
        self._places = threading.BoundedSemaphore(most_waiting)

    async def hash(self, password: str) -> str:
        """The hash of a new password; RoomError ``password-short`` or ``too-fast``."""
        return await self._in_turn(lambda: self.hash_now(password))

    def hash_now(self, password: str) -> str:
        """The same without waiting one's turn, for the command line."""
        return self._hasher.hash(_tidy(password))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether the password is the one that was hashed; RoomError ``too-fast``.

        None, where there is no such account, takes as long as a wrong password.
        """
        return await self._in_turn(lambda: self._fits(password, hashed or self._nobodys))

    def is_outdated(self, hashed: str) -> bool:
        """Whether the hash was made with other parameters than are in use now."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        """Finish the hash at work and drop those that wait."""
        self._thread.shutdown(cancel_futures=True)

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash(secrets.token_urlsafe())

    def _fits(self, password: str, hashed: str) -> bool:
        try:
            return self._hasher.verify(hashed, _in_one_form(password))
        except VerifyMismatchError:
            return False

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if not self._places.acquire(blocking=False):
            raise RoomError("too-fast")
        future = self._thread.submit(work)
        future.add_done_callback(lambda _: self._places.release())
        return await asyncio.wrap_future(future)


def _come_last() -> None:
    """Let the event loop go first, where a thread has a priority of its own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LAST)


def _tidy(password: str) -> str:
    password = _in_one_form(password)
    if len(password) < SHORTEST:
        raise RoomError("password-short", least=SHORTEST)
    return password


def _in_one_form(password: str) -> str:
    """What is equal however a keyboard composes its letters (NFKC, as in NIST SP 800-63B)."""
    return unicodedata.normalize("NFKC", password)
