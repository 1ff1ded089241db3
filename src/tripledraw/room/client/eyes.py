"""A client's watch over the fair deal: every frame of it is checked as it comes."""

import logging
from collections.abc import Callable

from tripledraw import cards
from tripledraw.errors import FairnessError
from tripledraw.events import HandEnded
from tripledraw.fairness import Commitment, Proof, Record, Witness
from tripledraw.room import wire
from tripledraw.room.frames.picture import Picture

OnRecord = Callable[[Record], None]

log = logging.getLogger("tripledraw.client")


class Eyes:
    """The witness of one client at one table; ``on_record`` gets the record of each hand.

    ``sends`` says whether the links of its chair come from this client, and not from another one
    of the same player. After a connection was lost it may have missed a commitment, or a hand.
    Such a hand cannot be checked, nor is it held against the room.
    """

    def __init__(self, table: str, on_record: OnRecord) -> None:
        self.sends = True
        self._table = table
        self._on_record = on_record
        self._witness = Witness(table)
        self._is_blind = True
        self._is_new_here = True

    def hear(self, frame: wire.AnyFrame, picture: Picture) -> None:
        """Check a frame that the picture has seen; raises `FairnessError`."""
        if isinstance(frame, wire.Welcome):
            self._is_new_here = True  # what was promised meanwhile is not told again
        elif isinstance(frame, wire.Commitment):
            self._promise(frame, picture)
        elif isinstance(frame, wire.Step):
            if frame.deal is not None:
                if self._is_new_here and not self._was_promised(frame.deal):
                    self._forget()
                self._deal(frame.deal, picture)
            self._prove(frame.own)
            self._end(frame.happened, picture)
        elif isinstance(frame, wire.Snapshot):
            self._catch_up(frame, picture)

    def send(self, link: bytes) -> None:
        """Note the own link as it goes out."""
        self._witness.send(link)

    def _promise(self, told: wire.Commitment, picture: Picture) -> None:
        self._is_blind = self._is_new_here = False
        self._witness.chair = picture.chair
        for chair, head in told.heads.items():
            self._witness.anchor(chair, _bytes(head))
        roots = tuple(_bytes(root) for root in told.roots)
        self._witness.promise(Commitment(self._table, told.hand, _bytes(told.before), roots))

    def _deal(self, deal: wire.Deal, picture: Picture) -> None:
        if self._is_blind or picture.hand is None:
            return
        links = {chair: _bytes(link) for chair, link in deal.links.items()}
        opened = {index: _bytes(seed) for index, seed in deal.opened.items()}
        if not self.sends and picture.chair in links:
            self._witness.send(links[picture.chair])
        nodes = tuple(map(_bytes, deal.nodes))
        cut = self._witness.deal(picture.hand.chairs, links, opened, deal.words, nodes)
        if cut.picked != deal.picked:
            raise FairnessError(
                f"root {deal.picked} is said to be played; the links picked {cut.picked}",
                hand=deal.hand,
            )
        # Who only waits for his blind gives a link too, which counts when he is dealt in.
        is_meant = picture.chair in (*picture.hand.chairs, *deal.absent)
        if is_meant and self._witness.is_left_out:
            log.warning(
                "hand %d of table %s was dealt without the link that was sent: it came too late, "
                "or was left out",
                deal.hand,
                self._table,
            )

    def _prove(self, own: wire.Own | None) -> None:
        if own is not None and own.proofs and not self._is_blind:
            self._witness.prove(cards.parse(own.hand), _proofs(own), _leaves(own))

    def _end(self, happened: tuple[dict[str, object], ...], picture: Picture) -> None:
        """The hand is over if this was the end of it; what was seen of it must be proved."""
        over = any(event["event"] in (HandEnded.__name__, "Cancelled") for event in happened)
        if over and not self._is_blind:
            self._on_record(self._witness.end(picture.events))

    def _catch_up(self, told: wire.Snapshot, picture: Picture) -> None:
        """Go on with the hand that was promised before the connection was lost, if it is that."""
        record, deal = self._witness.record, told.deal
        if record is None or deal is None or record.commitment.hand != deal.hand:
            if not self._still_waits(told):
                self._forget()
            return
        if not record.links:
            self._deal(deal, picture)
        elif {chair: link.hex() for chair, link in record.links.items()} != dict(deal.links):
            raise FairnessError("the links are not those that were told before", hand=deal.hand)
        if told.own is not None:
            seen = len(self._witness.record.proofs) if self._witness.record is not None else 0
            discarded = [card for cards_ in told.own.discarded for card in cards.parse(cards_)]
            proofs = _proofs(told.own)[seen:]
            held = cards.parse(told.own.hand)
            self._witness.prove((*held, *discarded), proofs, _leaves(told.own))
        if not record.log:
            self._end(told.happened, picture)

    def _still_waits(self, told: wire.Snapshot) -> bool:
        """Whether the last commitment heard is still the one that waits for links."""
        record = self._witness.record
        return (
            record is not None
            and told.table.stage == "linking"
            and told.table.hand == record.commitment.hand
        )

    def _was_promised(self, deal: wire.Deal) -> bool:
        record = self._witness.record
        return record is not None and record.commitment.hand == deal.hand

    def _forget(self) -> None:
        self._witness = Witness(self._table)
        self._is_blind = True


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise FairnessError(f"{text[:20]!r} is no hex; digests and links must be") from None


def _proofs(own: wire.Own) -> list[Proof]:
    return [Proof.from_json(proof) for proof in own.proofs]


def _leaves(own: wire.Own) -> dict[int, bytes]:
    return {order: _bytes(leaves) for order, leaves in own.leaves.items()}
