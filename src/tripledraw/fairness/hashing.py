"""Digests of several fields that can be taken apart in one way only.

Every field stands behind its length in four bytes, big-endian; the first is the domain, which
says what the digest is of. So no two different lists of fields are ever hashed as the same bytes.
"""

from hashlib import sha256

from tripledraw.errors import FairnessError

DIGEST_BYTES = 32
LENGTH_BYTES = 4
NUMBER_BYTES = 8


def packed(domain: str, *fields: bytes) -> bytes:
    """The domain and the fields, each behind its length."""
    return b"".join(
        len(field).to_bytes(LENGTH_BYTES, "big") + field for field in (domain.encode(), *fields)
    )


def unpacked(data: bytes, domain: str) -> list[bytes]:
    """The fields that `packed` laid under this domain; raises `FairnessError` for other bytes."""
    fields = []
    at = 0
    while at < len(data):
        start = at + LENGTH_BYTES
        at = start + int.from_bytes(data[at:start], "big")
        fields.append(data[start:at])
    if at != len(data) or fields[:1] != [domain.encode()]:
        raise FairnessError(f"these {len(data)} bytes are not a whole {domain}")
    return fields[1:]


def digest(domain: str, *fields: bytes) -> bytes:
    """SHA-256 of the domain and the fields."""
    return sha256(packed(domain, *fields)).digest()


def number_bytes(number: int) -> bytes:
    """A number as a field: eight bytes, big-endian."""
    return number.to_bytes(NUMBER_BYTES, "big")


def checked_digest(value: bytes, what: str) -> bytes:
    """The value if it has 32 bytes; `FairnessError` names it by ``what`` otherwise."""
    if len(value) != DIGEST_BYTES:
        raise FairnessError(f"{what} has {len(value)} bytes; it must have {DIGEST_BYTES}")
    return value
