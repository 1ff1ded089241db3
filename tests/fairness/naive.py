"""The format of the fair deal once more, straight from docs/reference/fairness.md."""

import hashlib
import hmac


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def fields(*parts: bytes) -> bytes:
    return b"".join(bytes([0, 0, len(part) // 256, len(part) % 256]) + part for part in parts)


def order(seed: bytes, k: int) -> list[int]:
    """Contract 2: the stream of words and the shuffle, without what is rarer than 1 in 10^7."""
    words: list[int] = []
    for counter in range(8):
        message = b"tripledraw/order/v1" + k.to_bytes(4, "big") + counter.to_bytes(4, "big")
        block = hmac.new(seed, message, hashlib.sha256).digest()
        words += [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    deck = list(range(52))
    for i in range(51, 0, -1):
        j = words.pop(0) % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def salts(seed: bytes, k: int) -> list[bytes]:
    """The salts of the 52 cards in order k."""
    stream = hashlib.shake_256(fields(b"tripledraw/fair/salt/v2", seed)).digest(7 * 52 * 32)
    return [stream[32 * (52 * k + card) :][:32] for card in range(52)]


def secret_order(seed: bytes, k: int) -> list[int]:
    """The cards by their salts, the least first."""
    of = salts(seed, k)
    deck: list[int] = []
    for card in range(52):
        at = sum(of[other] < of[card] for other in deck)
        deck.insert(at, card)
    return deck


def leaves(seed: bytes, k: int) -> list[bytes]:
    return [sha(salts(seed, k)[card], bytes([card])) for card in secret_order(seed, k)]


def nodes(seed: bytes) -> list[bytes]:
    domain = b"tripledraw/fair/order/v2"
    return [sha(fields(domain, b"".join(leaves(seed, k)))) for k in range(7)]


def root(seed: bytes, table: str, hand: int, before: bytes) -> bytes:
    domain = b"tripledraw/fair/root/v2"
    return sha(fields(domain, table.encode(), hand.to_bytes(8, "big"), before, *nodes(seed)))


def digest(
    table: str, hand: int, before: bytes, roots: list[bytes], links: dict[int, bytes]
) -> bytes:
    given = [part for chair in sorted(links) for part in (bytes([chair]), links[chair])]
    head = [b"tripledraw/fair/hand/v1", table.encode(), hand.to_bytes(8, "big"), before]
    return sha(fields(*head, *roots, *given))


def anchor(secret: bytes, length: int) -> bytes:
    for _ in range(length):
        secret = sha(fields(b"tripledraw/fair/link/v1", secret))
    return secret
