"""A client's eyes on the fair deal: what it is told, in sequence, and whether that agrees.

A file can show that everything fits together; only who was there can say that the commitment
came before the links. So a client hands on to its `Witness` whatever it is told of the deal.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tripledraw.cards import write
from tripledraw.errors import FairnessError
from tripledraw.events import Event
from tripledraw.fairness.checking import check_before, check_course, check_deal, is_left_out
from tripledraw.fairness.cut import Cut
from tripledraw.fairness.promise import Commitment
from tripledraw.fairness.proof import Proof
from tripledraw.fairness.reading import named
from tripledraw.fairness.record import Record


class Witness:
    """One client at one table; the methods are called as things are told.

    Each raises `FairnessError` at the first thing that does not agree; what was told is kept all
    the same, so that the ``record`` of the hand shows it. ``chair`` is the client's own, None
    while it only watches. A client that starts anew needs the link it sent last, if any.
    """

    def __init__(self, table: str, chair: int | None = None) -> None:
        self.table = table
        self.chair = chair
        self.record: Record | None = None
        self._heads: dict[int, bytes] = {}
        self._cut: Cut | None = None

    def anchor(self, chair: int, head: bytes) -> None:
        """A chair has a new chain or, told on connecting, gave this link last.

        It counts from the next commitment on.
        """
        self._heads[chair] = head

    def promise(self, commitment: Commitment) -> None:
        """The commitment to the next hand. Only after it may the own link be sent."""
        earlier, hand = self.record, commitment.hand
        if earlier is not None and earlier.commitment == commitment:
            return  # told once more after a lost connection
        self.record = Record(commitment, chair=self.chair, heads=dict(self._heads))
        self._cut = None
        if commitment.table != self.table:
            raise FairnessError(f"the commitment is for table {commitment.table!r}", hand=hand)
        if earlier is not None and hand <= earlier.commitment.hand:
            raise FairnessError(f"it was promised after hand {earlier.commitment.hand}", hand=hand)
        if earlier is not None and hand == earlier.commitment.hand + 1:
            check_before(hand, commitment.before, earlier.digest)

    def send(self, link: bytes) -> bytes:
        """The own link, noted and given back; raises where no commitment waits for it."""
        record = self.record
        if record is None or self._cut is not None:
            raise FairnessError("no commitment waits for a link; it would be known too early")
        self.record = replace(record, sent=link)
        return link

    def deal(
        self,
        chairs: Sequence[int],
        links: Mapping[int, bytes],
        opened: Mapping[int, bytes],
        words: str,
        nodes: Sequence[bytes],
    ) -> Cut:
        """The hand is dealt: chairs by seat, links, the other seeds, words, the nodes."""
        record = self.record
        if record is None or self._cut is not None:
            raise FairnessError("a hand was dealt without a commitment before it")
        self._heads |= links
        self.record = replace(
            record,
            chairs=tuple(chairs),
            links=dict(links),
            opened=dict(opened),
            words=words,
            nodes=tuple(nodes),
        )
        with named(record.commitment.hand):
            self._cut = Cut(record.commitment, links)
        self._cut = check_deal(self.record)
        return self._cut

    @property
    def is_left_out(self) -> bool:
        """Whether the hand was dealt without the link that was sent: a client says so loudly."""
        return self.record is not None and is_left_out(self.record)

    def prove(
        self, cards: Sequence[int], proofs: Sequence[Proof], leaves: Mapping[int, bytes]
    ) -> None:
        """New own cards with their proofs, checked on the spot; `end` misses those that lack.

        ``leaves`` are those of orders that cards come from for the first time.
        """
        record, cut = self._dealt()
        known = {**leaves, **record.leaves}
        self.record = replace(record, proofs=(*record.proofs, *proofs), leaves=known)
        with named(cut.commitment.hand):
            cut.take_leaves(leaves)
            for proof in proofs:
                if proof.card not in cards:
                    raise FairnessError(f"{proof} is of none of the cards {write(cards)}")
                cut.check(proof)

    def end(self, log: Sequence[Event], seed: bytes | None = None) -> Record:
        """The hand is over: ``log`` is all that was seen of it. Gives the record for the file."""
        record, cut = self._dealt()
        self.record = replace(record, log=tuple(log), seed=seed)
        check_course(self.record, cut)
        return self.record

    def _dealt(self) -> tuple[Record, Cut]:
        if self.record is None or self._cut is None:
            raise FairnessError("proofs came for a hand that was not dealt in order")
        return self.record, self._cut
