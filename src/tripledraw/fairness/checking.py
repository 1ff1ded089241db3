"""Checking the records of one player."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tripledraw.cards import write_card
from tripledraw.errors import FairnessError
from tripledraw.events import Event, HandStarted, Shown
from tripledraw.fairness.chain import follows
from tripledraw.fairness.cut import Cut
from tripledraw.fairness.formats import FORMAT
from tripledraw.fairness.places import check_cards
from tripledraw.fairness.promise import NO_HAND
from tripledraw.fairness.reading import named, shown
from tripledraw.fairness.record import Record

FIRST_HAND = 1


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found in order in the records of one player.

    ``cards`` were proved, ``unproved`` could not be (later orders under `stars`); ``left_out``
    are hands dealt without the link that the player sent, ``unlinked`` pairs of a hand and a chair
    that was dealt in without a link, ``void`` hands that were promised and never dealt, ``gaps``
    pairs of first and last hand number that the records do not hold.
    """

    table: str
    hands: int
    cards: int
    unproved: int
    left_out: tuple[int, ...]
    unlinked: tuple[tuple[int, int], ...]
    void: tuple[int, ...]
    gaps: tuple[tuple[int, int], ...]


def verify(records: Iterable[Record]) -> Verdict:
    """Check every hand, and that each commitment names the hand before it.

    Raises `FairnessError` with the number of the hand where something is wrong.
    """
    records = list(records)
    if not records:
        raise FairnessError("there is no hand to check")
    proved = unproved = 0
    for record in records:
        without = check(record)
        proved += len(record.proofs)
        unproved += without
    return Verdict(
        table=records[0].commitment.table,
        hands=len(records),
        cards=proved,
        unproved=unproved,
        left_out=tuple(r.commitment.hand for r in records if is_left_out(r)),
        unlinked=tuple(
            (r.commitment.hand, c) for r in records for c in r.chairs if c not in r.links
        ),
        void=tuple(r.commitment.hand for r in records if not r.links),
        gaps=_gaps(records),
    )


def is_left_out(record: Record) -> bool:
    """Whether the hand was dealt without the link that the player sent: too late, or worse."""
    return record.sent is not None and bool(record.links) and record.chair not in record.links


def check(record: Record) -> int:
    """Check one hand by itself; gives the number of cards without a proof (`check_cards`).

    Raises `FairnessError` with the number of the hand.
    """
    if record.links:
        return check_course(record, check_deal(record))
    if record.chairs or record.proofs:
        raise FairnessError(
            "cards were dealt although no chair gave a link", hand=record.commitment.hand
        )
    return 0


def check_deal(record: Record) -> Cut:
    """Check what is known when a hand is dealt: links, opened seeds, words."""
    with named(record.commitment.hand):
        cut = Cut(record.commitment, record.links)
        check_chairs(record.chairs)
        check_links(record.links, record.heads)
        check_own_link(record.links, record.chair, record.sent)
        cut.check_opened(record.opened)
        check_words(cut, record.words)
        if record.commitment.format == FORMAT:
            cut.take_nodes(record.nodes)
        return cut


def check_course(record: Record, cut: Cut) -> int:
    """Check what is known when a hand is over: proofs, shown hands, the seed if it is opened."""
    with named(record.commitment.hand):
        if record.seed is not None:
            cut.check_seed(cut.picked, record.seed)
        check_shown(record.log)
        if record.seat is None:
            if record.proofs:
                raise FairnessError(
                    f"{record.proofs[0]} is of a card that was dealt to somebody else"
                )
            return 0
        check_start(record.log, len(record.chairs))
        cut.take_leaves(record.leaves)
        return check_cards(cut, record.log, record.seat, record.proofs)


def check_chairs(chairs: Sequence[int]) -> None:
    """Raise `FairnessError` if a chair was dealt in twice."""
    if len(set(chairs)) != len(chairs):
        raise FairnessError(f"the chairs dealt in are {list(chairs)}; each must be another one")


def check_links(links: Mapping[int, bytes], heads: Mapping[int, bytes]) -> None:
    """Raise `FairnessError` unless each link follows the head of its chair."""
    for chair, link in sorted(links.items()):
        if chair not in heads:
            raise FairnessError(f"the anchor of chair {chair} was not known before the commitment")
        if not follows(link, heads[chair]):
            raise FairnessError(f"the link of chair {chair} does not lead to its last one")


def check_own_link(links: Mapping[int, bytes], chair: int | None, sent: bytes | None) -> None:
    """Raise `FairnessError` if another link stands where the player's own should."""
    if chair is not None and links.get(chair, sent) != sent:
        raise FairnessError(f"the link of chair {chair} is not the one that it sent")


def check_words(cut: Cut, words: str) -> None:
    """Raise `FairnessError` unless these are the words of the hand."""
    if words != cut.words:
        raise FairnessError(f"the words were {shown(words)}; roots and links give {cut.words!r}")


def check_start(log: Sequence[Event], seats: int) -> None:
    """Raise `FairnessError` unless the log begins a hand of so many seats."""
    start = log[0] if log else None
    if not isinstance(start, HandStarted) or len(start.stacks) != seats:
        raise FairnessError(f"the log does not begin with HandStarted and {seats} stacks")


def check_shown(log: Sequence[Event]) -> None:
    """Raise `FairnessError` if two hands at the showdown hold the same card."""
    holder: dict[int, int] = {}
    for event in log:
        if isinstance(event, Shown):
            for card in event.cards:
                if holder.setdefault(card, event.seat) != event.seat:
                    raise FairnessError(
                        f"seats {holder[card]} and {event.seat} both showed {write_card(card)}"
                    )


def check_before(hand: int, before: bytes, digest: bytes) -> None:
    """Raise `FairnessError` unless ``before`` is the digest of the hand before ``hand``."""
    if before != digest:
        raise FairnessError(
            f"the commitment does not name hand {hand - 1} by its digest", hand=hand
        )


def _gaps(records: Sequence[Record]) -> tuple[tuple[int, int], ...]:
    """Check the sequence of hands and give the ranges that are missing from it."""
    first = records[0].commitment
    if first.hand == FIRST_HAND:
        check_before(FIRST_HAND, first.before, NO_HAND)
    gaps = []
    for earlier, later in pairwise(records):
        last, hand = earlier.commitment.hand, later.commitment.hand
        if later.commitment.table != first.table:
            raise FairnessError(f"the table is not {shown(first.table)} as before", hand=hand)
        if hand <= last:
            raise FairnessError(f"the hand comes after hand {last}", hand=hand)
        if hand == last + 1:
            check_before(hand, later.commitment.before, earlier.digest)
        else:
            gaps.append((last + 1, hand - 1))
    return tuple(gaps)
