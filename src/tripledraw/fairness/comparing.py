"""Whether two players of a table were told the same."""

from collections.abc import Iterable, Sequence

from tripledraw.errors import FairnessError
from tripledraw.events import (
    Burned,
    BurnedUnseen,
    Dealt,
    DealtUnseen,
    Declared,
    DeclaredUnseen,
    Drew,
    DrewUnseen,
    Event,
    Reshuffled,
    ReshuffledUnseen,
    json_name,
)
from tripledraw.fairness.reading import named
from tripledraw.fairness.record import Record

# Some viewers are told of these and some are not; what matters of them is in the others.
_NOT_FOR_ALL = Burned | BurnedUnseen | Declared | DeclaredUnseen | Reshuffled | ReshuffledUnseen


def compare(ours: Iterable[Record], theirs: Iterable[Record]) -> int:
    """Check that two players of a table were told the same; gives the number of common hands.

    Raises `FairnessError` where they were not, or where there is nothing to compare.
    """
    known = {(r.commitment.table, r.commitment.hand): r for r in ours}
    common = [
        (known[place], record)
        for record in theirs
        if (place := (record.commitment.table, record.commitment.hand)) in known
    ]
    if not common:
        raise FairnessError("the two files have no hand of a table in common")
    for one, other in common:
        with named(one.commitment.hand):
            _compare(one, other)
    return len(common)


def _compare(one: Record, other: Record) -> None:
    told = {
        "words": (one.words, other.words),
        "roots": (one.commitment.roots, other.commitment.roots),
        "links": (one.links, other.links),
        "digests": (one.digest, other.digest),
        "opened seeds": (one.opened, other.opened),
        "chairs": (one.chairs, other.chairs),
    }
    for what, (ours, theirs) in told.items():
        if ours != theirs:
            raise FairnessError(f"the two players were told different {what}")
    for seen, theirs_seen in zip(_public(one.log), _public(other.log), strict=False):
        if seen != theirs_seen:
            raise FairnessError(f"the two players saw different things: {seen} and {theirs_seen}")
    _compare_cards(one, other)


def _public(log: Sequence[Event]) -> list[object]:
    """What all viewers see alike of a hand."""
    return [_without_cards(event) for event in log if not isinstance(event, _NOT_FOR_ALL)]


def _without_cards(event: Event) -> object:
    if isinstance(event, DealtUnseen | DrewUnseen):
        return json_name(type(event)), event.seat, event.count
    if isinstance(event, Dealt | Drew):
        return json_name(type(event)), event.seat, len(event.cards)
    return event


def _compare_cards(one: Record, other: Record) -> None:
    """Two players were never proved the same card of an order, nor two cards of one place."""
    if one.seat == other.seat:
        return
    for ours in one.proofs:
        for theirs in other.proofs:
            if ours.order != theirs.order:
                continue
            if ours.card == theirs.card or ours.position == theirs.position:
                raise FairnessError(f"both players hold {ours}")
