"""A player's own hands as files: PHH, PokerStars' words, and the proofs of the fair deal.

The histories hold his cards and what was shown (`views.kept_by`), the words of PokerStars are made
of nothing but the PHH. What the proofs hold of a hand that the table opens is its full log.
"""

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple
from zlib import crc32

from tripledraw import histories, views
from tripledraw.errors import RoomError, TripleDrawError
from tripledraw.events import Dealt, Drew
from tripledraw.fairness import Commitment, FairDeal, Proof, origins, write_records
from tripledraw.fairness import Record as FairRecord
from tripledraw.hand import Hand
from tripledraw.histories.converting import as_pokerstars
from tripledraw.room.history.archive import Record
from tripledraw.room.terms import Audit

# Numbers of hands count for each table; PokerStars' count for the whole site.
HANDS_OF_A_TABLE = 10**7


class OwnHand(NamedTuple):
    """A hand and the one who asks for it: its record, his seat, when its cards are opened.

    ``agreed`` when all who played it want them opened. ``exposed`` are the cards turned up after
    it, by seat; ``voided`` the promises between the one before it in the same file and it.
    """

    record: Record
    seat: int
    audit: Audit
    agreed: bool = False
    exposed: Mapping[int, str] = {}
    voided: tuple[Commitment, ...] = ()


def phh(own: OwnHand) -> str:
    """The hand as a PHH table; RoomError ``no-hand`` for one that was cancelled."""
    record = own.record
    if record.cancelled is not None:
        raise RoomError("no-hand")
    hand = record.hand
    return histories.write_phh(
        hand,
        names=record.names,
        fields={**_fields(record), **_exposed(hand, own.exposed)},
        log=views.kept_by(record.log, own.seat),
    )


def _fields(record: Record) -> dict[str, Any]:
    ended = datetime.fromtimestamp(record.ended / 1000, UTC)
    return {
        "day": ended.day,
        "month": ended.month,
        "year": ended.year,
        "time": ended.time().replace(microsecond=0),
        "time_zone": "UTC",
        "hand": str(record.number),
        "table": record.table,
    }


def _exposed(hand: Hand, exposed: Mapping[int, str]) -> dict[str, list[str]]:
    """What was turned up after the hand, in PHH's words for showing: its actions end before that.

    PHH counts players from the left of the button.
    """
    words = [
        f"p{(seat - hand.button - 1) % hand.seats + 1} sm {cards.replace(' ', '')}"
        for seat, cards in exposed.items()
    ]
    return {"_exposed": words} if words else {}


def pokerstars(own: OwnHand) -> str:
    """The hand in PokerStars' words; RoomError ``no-form`` where it has none for it."""
    (recorded,) = histories.read(phh(own).encode(), "hand.phh")
    site_number = crc32(own.record.table.encode()) * HANDS_OF_A_TABLE + own.record.number
    try:
        return as_pokerstars(
            histories.replay(recorded), str(site_number), own.record.names[own.seat]
        )
    except TripleDrawError:
        raise RoomError("no-form") from None


def proof(own: OwnHand, now: int) -> FairRecord:
    """What proves the deal of the hand to its player, as `tripledraw verify` reads it."""
    record, seat = own.record, own.seat
    deal, people = record.deal, sum(agent is None for agent in record.agents)
    is_open = views.is_open(
        own.audit,
        people,
        now - record.ended,
        cancelled=record.cancelled is not None,
        agreed=own.agreed,
    )
    chair, proofs = record.chairs[seat], _proofs(record, seat, deal)
    return FairRecord(
        commitment=deal.promise.commitment,
        chair=chair,
        sent=deal.cut.links.get(chair),
        heads={chair: bytes.fromhex(head) for chair, head in record.heads.items()},
        links=deal.cut.links,
        opened=deal.opened,
        nodes=deal.nodes,
        words=deal.words,
        chairs=record.chairs,
        leaves=deal.leaves({proof.order for proof in proofs}),
        proofs=proofs,
        seed=deal.seed if is_open else None,
        log=record.log if is_open else views.seen_by(record.log, seat),
    )


def _proofs(record: Record, seat: int, deal: FairDeal) -> tuple[Proof, ...]:
    log, proofs = record.log, list[Proof]()
    policy = record.hand.stakes.reshuffle
    for at, orders in origins(log).items():
        event = log[at]
        if isinstance(event, Dealt | Drew) and event.seat == seat:
            for card, order in zip(event.cards, orders, strict=True):
                if views.may_prove(policy, order):
                    proofs += deal.prove([card], [order])
    return tuple(proofs)


def phhs_file(hands: Iterable[OwnHand], _: int) -> str:
    """Hands as one ``.phhs`` file, in sequence."""
    tables = [phh(own) for own in hands if own.record.cancelled is None]
    return "\n".join(f"[{number}]\n{table}" for number, table in enumerate(tables, start=1))


def txt_file(hands: Iterable[OwnHand], _: int) -> str:
    """Hands as one file in PokerStars' words, without those that it has no words for."""
    told = []
    for own in hands:
        try:
            told.append(pokerstars(own))
        except RoomError:
            continue
    return "\n".join(told)


def proof_file(hands: Iterable[OwnHand], now: int) -> str:
    """The proofs of hands, one a line, and between them the promises that came to nothing."""
    return write_records(
        record for own in hands for record in (*map(FairRecord, own.voided), proof(own, now))
    )


FORMS: dict[str, Callable[[OwnHand, int], str]] = {
    "phh": lambda own, _: phh(own),
    "txt": lambda own, _: pokerstars(own),
    "proof": lambda own, now: proof_file([own], now),
}
"""What makes one hand a file, by its ending; the number is the time in milliseconds."""

FILES: dict[str, Callable[[Iterable[OwnHand], int], str]] = {
    "phhs": phhs_file,
    "txt": txt_file,
    "proof": proof_file,
}
"""What makes a file of many hands, by its ending."""
