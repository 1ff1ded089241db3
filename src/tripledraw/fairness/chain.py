"""Contributions that cannot be aimed: the links of a hash chain.

A client makes a chain from a secret and gives its end, the anchor, when it sits down. Each hand
it gives the link before the last one it gave: everybody can see that the link leads to the
anchor, so it was chosen before the deck was, and nobody can work out the next one.
"""

from tripledraw.errors import FairnessError
from tripledraw.fairness.hashing import DIGEST_BYTES, checked_digest, digest

LINK = "tripledraw/fair/link/v1"
LENGTH = 1000
# So many links in a row may have been given and not taken (late, or lost on the way).
MOST_STEPS = 100


def step(link: bytes) -> bytes:
    """What a link leads to: the link given before it, or the anchor."""
    return digest(LINK, link)


def follows(link: bytes, head: bytes, most: int = MOST_STEPS) -> bool:
    """Whether a link leads to the head of its chain in 1 to ``most`` steps.

    The head is the last link that the chair gave, or its anchor. A link that came too late for
    its hand has been seen and is never given again, so the next may be several steps off.
    """
    for _ in range(most):
        link = step(link)
        if link == head:
            return True
    return False


class Chain:
    """The chain of one player at one table: ``length`` links from a secret of 32 random bytes.

    ``used`` links have been given already; a client that keeps secret, length and used can go on
    after a restart. A chain serves one table: a link given at one is known at another.

    >>> chain = Chain(bytes(32), length=3)
    >>> link = chain.next()
    >>> follows(link, chain.anchor), follows(chain.next(), link), chain.left
    (True, True, 1)
    """

    __slots__ = ("_links", "anchor", "length", "used")

    def __init__(self, secret: bytes, length: int = LENGTH, used: int = 0) -> None:
        links = [checked_digest(secret, "the secret of the chain")]
        for _ in range(length):
            links.append(step(links[-1]))
        self.anchor = links.pop()
        self.length = length
        self.used = used
        self._links = b"".join(links)  # a third of the memory of a list: a server has many bots

    @property
    def left(self) -> int:
        """How many links can still be given; at 0 the client gives a new anchor."""
        return self.length - self.used

    def next(self) -> bytes:
        """The next link; raises `FairnessError` after the last one."""
        if self.left <= 0:
            raise FairnessError(
                f"all {self.length} links of the chain have been given; begin a new chain"
            )
        at = DIGEST_BYTES * (self.left - 1)
        self.used += 1
        return self._links[at : at + DIGEST_BYTES]
