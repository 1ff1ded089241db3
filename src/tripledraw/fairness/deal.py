"""A hand dealt fairly: the promise of the server, cut by the links of the players."""

from collections.abc import Iterable, Mapping, Sequence

from tripledraw.dealing import OrderDealer, missing_order
from tripledraw.fairness.cut import Cut
from tripledraw.fairness.formats import AnyTree
from tripledraw.fairness.promise import Promise
from tripledraw.fairness.proof import Proof
from tripledraw.fairness.tree import ORDERS


class LayingDealer(OrderDealer):
    """Lays each order of a deck when it is needed."""

    def __init__(self, cut: Cut, tree: AnyTree) -> None:
        self._cut = cut
        self._tree = tree
        self._laid: dict[int, tuple[int, ...]] = {}

    @property
    def orders(self) -> tuple[tuple[int, ...], ...]:
        """All of them."""
        return tuple(map(self.order, range(ORDERS)))

    def order(self, number: int) -> tuple[int, ...]:
        """Order ``number``; raises `MissingOrder` for one that was not promised."""
        if number >= ORDERS:
            raise missing_order(number, ORDERS)
        if number not in self._laid:
            self._laid[number] = self._cut.lay(number, self._tree.orders[number])
        return self._laid[number]


class FairDeal:
    """What the server deals a hand by; ``links`` are by chair, of at least one.

    The same promise and links always give the same deal. ``cut`` is its public side, ``orders``
    the cards of each order, index 0 the top, and ``dealer`` what `Hand` takes as its ``orders``:
    it raises `MissingOrder` for a seventh reshuffle. Raises `FairnessError` for links that are
    none.

    >>> from tripledraw.hand import Hand
    >>> from tripledraw.stakes import Stakes
    >>> promise = Promise.make("table 1", hand=1, before=bytes(32), seeds=[bytes(32)] * 8)
    >>> deal = FairDeal(promise, {0: bytes(32), 3: bytes(32)})
    >>> hand = Hand([400, 400], stakes=Stakes(10), orders=deal.dealer)
    >>> proofs = deal.prove(hand.cards(0), [0] * 5)
    >>> [proof.position for proof in proofs]
    [1, 3, 5, 7, 9]
    >>> for proof in proofs:
    ...     deal.cut.check(proof)
    """

    def __init__(self, promise: Promise, links: Mapping[int, bytes]) -> None:
        self.promise = promise
        self.cut = Cut(promise.commitment, links)
        self._tree = promise.commitment.tree(promise.seeds[self.picked])
        self.cut.nodes, self.cut.leaves = self.nodes, dict(enumerate(self._tree.leaves))
        self.dealer = LayingDealer(self.cut, self._tree)

    @property
    def picked(self) -> int:
        """The index 0..7 of the deck that is played."""
        return self.cut.picked

    @property
    def words(self) -> str:
        """Five words that are equal at every seat, with spaces between."""
        return self.cut.words

    @property
    def digest(self) -> bytes:
        """The digest of this hand, which the next commitment names."""
        return self.cut.digest

    @property
    def opened(self) -> dict[int, bytes]:
        """The seven other seeds by index, to be published with the links."""
        seeds = dict(enumerate(self.promise.seeds))
        del seeds[self.picked]
        return seeds

    @property
    def seed(self) -> bytes:
        """The seed of the deck that is played: whoever has it knows every card of the hand."""
        return self.promise.seeds[self.picked]

    @property
    def nodes(self) -> tuple[bytes, ...]:
        """The node of each order of the deck that is played, to be published with the links."""
        return self._tree.nodes

    def leaves(self, orders: Iterable[int]) -> dict[int, bytes]:
        """All leaves of orders, to be told to whoever gets a proof of one of their cards."""
        return {order: self._tree.leaves[order] for order in orders if self._tree.leaves}

    @property
    def orders(self) -> tuple[tuple[int, ...], ...]:
        """The cards of each order."""
        return self.dealer.orders

    def position(self, order: int, card: int) -> int:
        """Where a card lies in an order."""
        return self.dealer.order(order).index(card)

    def proof(self, order: int, position: int) -> Proof:
        """The proof of the card at this position of this order."""
        index = self.cut.permutation(order)[position]
        card = self._tree.orders[order][index]
        return Proof(order, position, card, *self._tree.opened(order, index))

    def prove(self, cards: Sequence[int], orders: Sequence[int]) -> tuple[Proof, ...]:
        """The proofs of dealt cards; ``orders`` says of each which order it came from.

        `origins` reads that off the log of the hand.
        """
        return tuple(
            self.proof(order, self.position(order, card))
            for card, order in zip(cards, orders, strict=True)
        )
