"""The cut: what the links of the players make of a commitment, for everybody to work out.

One digest over the commitment and the links gives the deck that is played, the permutations that
are laid over its orders, and five words to compare.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property

from tripledraw.dealing import order_from_seed
from tripledraw.errors import FairnessError
from tripledraw.fairness.hashing import checked_digest, digest, number_bytes
from tripledraw.fairness.promise import ROOTS, Commitment
from tripledraw.fairness.proof import Proof
from tripledraw.fairness.tree import ORDERS, Tree, leaf, top_of
from tripledraw.fairness.words import WORDS_BYTES, words_of
from tripledraw.rules.words import DECK_CARDS, MAX_SEATS

HAND = "tripledraw/fair/hand/v1"
# The byte of the digest behind those of the words.
PICK_AT = WORDS_BYTES


def hand_digest(commitment: Commitment, links: Mapping[int, bytes]) -> bytes:
    """The digest of a hand: its commitment and the links by chair, in the sequence of chairs.

    A hand that was promised and never dealt has the digest with no links.
    """
    fields = [commitment.table.encode(), number_bytes(commitment.hand), commitment.before]
    fields += commitment.roots
    for chair in sorted(links):
        if not 0 <= chair < MAX_SEATS:
            raise FairnessError(f"chair {chair} does not exist; chairs are 0 to {MAX_SEATS - 1}")
        fields += [bytes((chair,)), checked_digest(links[chair], f"the link of chair {chair}")]
    return digest(HAND, *fields)


class Cut:
    """A commitment cut by the links of at least one chair.

    ``digest`` is that of the hand, ``picked`` the index 0..7 of the deck that is played (each
    equally likely), ``words`` five words. Raises `FairnessError` for links that are none.
    """

    def __init__(self, commitment: Commitment, links: Mapping[int, bytes]) -> None:
        if not links:
            raise FairnessError("no chair gave a link; a hand needs at least one to be dealt")
        self.commitment = commitment
        self.links = dict(links)
        self.digest = hand_digest(commitment, links)
        self.picked = self.digest[PICK_AT] % ROOTS
        self.words = words_of(self.digest)

    @cached_property
    def permutations(self) -> tuple[tuple[int, ...], ...]:
        """P for each order: the card at position i of order k is S_k[P_k[i]].

        They are the orders that the digest gives as a seed.
        """
        return tuple(tuple(order_from_seed(self.digest, order)) for order in range(ORDERS))

    def lay(self, orders: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
        """The orders that the hand is dealt by, from the secret ones."""
        return tuple(
            tuple(order[index] for index in permutation)
            for order, permutation in zip(orders, self.permutations, strict=True)
        )

    @property
    def root(self) -> bytes:
        """The root of the deck that is played."""
        return self.commitment.roots[self.picked]

    def check(self, proof: Proof) -> None:
        """Raise `FairnessError` unless the proof shows that its card lay where it says."""
        index = self.permutations[proof.order][proof.position]
        digest = leaf(proof.salt, proof.order, index, proof.card)
        top = top_of(digest, proof.order * DECK_CARDS + index, proof.path)
        if top is None or self.commitment.root(top) != self.root:
            raise FairnessError(
                f"{proof} does not lead to root {self.picked}, which was promised and picked"
            )

    def check_seed(self, index: int, seed: bytes) -> None:
        """Raise `FairnessError` unless the seed gives the root of this index.

        With it every order of that deck is proved to hold 52 different cards.
        """
        if self.commitment.root(Tree(seed).top) != self.commitment.roots[index]:
            raise FairnessError(f"the seed opened for root {index} does not give that root")

    def check_opened(self, opened: Mapping[int, bytes]) -> None:
        """Raise `FairnessError` unless the seeds of just the seven other roots are opened."""
        if set(opened) != set(range(ROOTS)) - {self.picked}:
            raise FairnessError(
                f"the seeds {sorted(opened)} were opened; the links picked root {self.picked}, "
                "so it must be all the others"
            )
        for index, seed in sorted(opened.items()):
            self.check_seed(index, seed)
