"""The key file: what must stay secret in the database is sealed with a key that is not in it.

Seeds of hands that are not over and the records of hands are useless to who has the database
alone. AES-GCM, with a random nonce before each sealed text.
"""

import os
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Self

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection

from tripledraw.errors import RoomError
from tripledraw.room.store.statement import Statement

KEY_BYTES = 32
NONCE_BYTES = 12
FACT = {"name": "key"}

_FIND = Statement("SELECT value FROM facts WHERE name = :name")
_NOTE = Statement(
    "INSERT INTO facts (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
)


class KeyFile:
    """The key of a room, as `of` finds it; its ``fingerprint`` says which one it is."""

    def __init__(self, key: bytes) -> None:
        self._cipher = AESGCM(key)
        self.fingerprint = sha256(b"tripledraw/key/v1" + key).hexdigest()[:16]

    @classmethod
    def open(cls, path: Path) -> Self:
        """The key in a file, which is made for its owner's eyes alone if it is not there.

        Raises RoomError ``key-damaged`` for a file that holds no key or cannot be read.
        """
        try:
            key = _made(path) or path.read_bytes()
        except OSError as error:
            raise RoomError("key-damaged", file=str(path)) from error
        if len(key) != KEY_BYTES:
            raise RoomError("key-damaged", file=str(path))
        return cls(key)

    @classmethod
    def of(cls, conn: Connection, path: Path) -> Self:
        """The key in a file, checked to be that of the database.

        A file is made only for a database that has been used with no key yet. Raises RoomError
        ``key-damaged``, and ``key-wrong`` for another key and for none.
        """
        if not path.exists() and _FIND.first(conn, FACT):
            raise RoomError("key-wrong")
        key = cls.open(path)
        _NOTE.change(conn, {**FACT, "value": key.fingerprint})
        if _FIND.first(conn, FACT) != (key.fingerprint,):
            raise RoomError("key-wrong")
        return key

    def seal(self, data: bytes, about: bytes = b"") -> bytes:
        """Encrypt; ``about`` says what it is, and it opens as nothing else."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, data, about)

    def unseal(self, sealed: bytes, about: bytes = b"") -> bytes:
        """The inverse of `seal`; raises RoomError ``key-wrong`` for what this key did not seal."""
        try:
            return self._cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], about)
        except (InvalidTag, ValueError) as error:
            raise RoomError("key-wrong") from error


def _made(path: Path) -> bytes | None:
    """A new key written to a file that was not there, None if it was.

    It appears under its name with all its bytes or not at all, also for a server that starts at
    the same time.
    """
    if path.exists():
        return None
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    key = secrets.token_bytes(KEY_BYTES)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with open(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        return None
    finally:
        draft.unlink()
    return key
