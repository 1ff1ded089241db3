"""The cut: what the links of the players make of a commitment, for everybody to work out.

One digest over the commitment and the links gives the deck that is played, the permutations that
are laid over its orders, and five words to compare.
"""

from collections.abc import Mapping, Sequence

from tripledraw.dealing import order_from_seed
from tripledraw.errors import FairnessError
from tripledraw.fairness import paths
from tripledraw.fairness.formats import FORMAT
from tripledraw.fairness.hashing import DIGEST_BYTES, checked_digest, digest, number_bytes
from tripledraw.fairness.promise import ROOTS, Commitment
from tripledraw.fairness.proof import Proof
from tripledraw.fairness.tree import leaf, node, root_of
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
    equally likely), ``words`` five words. ``nodes`` and ``leaves`` (by order) are what was told
    and checked of the tree of that deck. Raises `FairnessError` for links that are none.
    """

    def __init__(self, commitment: Commitment, links: Mapping[int, bytes]) -> None:
        if not links:
            raise FairnessError("no chair gave a link; a hand needs at least one to be dealt")
        self.commitment = commitment
        self.links = dict(links)
        self.digest = hand_digest(commitment, links)
        self.picked = self.digest[PICK_AT] % ROOTS
        self.words = words_of(self.digest)
        self.nodes: tuple[bytes, ...] = ()
        self.leaves: dict[int, bytes] = {}
        self._permutations: dict[int, list[int]] = {}

    def permutation(self, order: int) -> list[int]:
        """P of an order: the card at position i of order k is S_k[P_k[i]].

        It is the order that the digest gives as a seed; most hands need but the first.
        """
        if order not in self._permutations:
            self._permutations[order] = order_from_seed(self.digest, order)
        return self._permutations[order]

    def lay(self, order: int, secret: Sequence[int]) -> tuple[int, ...]:
        """An order as the hand is dealt by it, from the secret one."""
        return tuple([secret[index] for index in self.permutation(order)])

    @property
    def root(self) -> bytes:
        """The root of the deck that is played."""
        return self.commitment.roots[self.picked]

    def take_nodes(self, nodes: Sequence[bytes]) -> None:
        """Raise `FairnessError` unless these are the nodes of the deck that is played."""
        if root_of(*self.commitment.bound, tuple(nodes)) != self.root:
            raise FairnessError(
                f"the nodes do not lead to root {self.picked}, which was promised and picked"
            )
        self.nodes = tuple(nodes)

    def take_leaves(self, leaves: Mapping[int, bytes]) -> None:
        """Raise `FairnessError` unless these are all leaves of each of the orders."""
        for order, row in sorted(leaves.items()):
            if order >= len(self.nodes) or node(row) != self.nodes[order]:
                raise FairnessError(f"the leaves of order {order} do not lead to its node")
            self.leaves[order] = row

    def check(self, proof: Proof) -> None:
        """Raise `FairnessError` unless the proof shows that its card lay where it says."""
        index = self.permutation(proof.order)[proof.position]
        is_there = self._has_leaf if self.commitment.format == FORMAT else self._has_path
        if not is_there(proof, index):
            raise FairnessError(
                f"{proof} does not lead to root {self.picked}, which was promised and picked"
            )

    def _has_leaf(self, proof: Proof, index: int) -> bool:
        row, at = self.leaves.get(proof.order, b""), index * DIGEST_BYTES
        return row[at : at + DIGEST_BYTES] == leaf(proof.salt, proof.card)

    def _has_path(self, proof: Proof, index: int) -> bool:
        digest = paths.leaf(proof.salt, proof.order, index, proof.card)
        top = paths.top_of(digest, proof.order * DECK_CARDS + index, proof.path)
        return top is not None and paths.root_of(*self.commitment.bound, top) == self.root

    def check_seed(self, index: int, seed: bytes) -> None:
        """Raise `FairnessError` unless the seed gives the root of this index.

        With it every order of that deck is proved to hold 52 different cards.
        """
        it = self.commitment
        if it.tree(seed).root(*it.bound) != it.roots[index]:
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
