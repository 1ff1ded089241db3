"""Hands whose seed was opened: dealt and played again from it, card by card."""

from tripledraw.actions import Muck, Show
from tripledraw.errors import FairnessError, TripleDrawError
from tripledraw.events import (
    BurnedUnseen,
    DealtUnseen,
    Declared,
    DeclaredUnseen,
    DrewUnseen,
    Event,
    HandStarted,
    ReshuffledUnseen,
)
from tripledraw.fairness import Cut, Record
from tripledraw.fairness.deal import LayingDealer
from tripledraw.hand import Hand
from tripledraw.script import check_same, script_of

_UNSEEN = BurnedUnseen | DealtUnseen | DeclaredUnseen | DrewUnseen | ReshuffledUnseen


def is_open(record: Record) -> bool:
    """Whether the seed of the played deck was opened together with the full log of the hand."""
    return record.seed is not None and not any(isinstance(event, _UNSEEN) for event in record.log)


def replay(record: Record) -> None:
    """Raise `FairnessError` unless the opened seed and the rules give just this log."""
    assert record.seed is not None
    cut = Cut(record.commitment, record.links)
    log = _as_logged(record.log)
    try:
        script = script_of(log)
        hand = Hand(
            script.stacks,
            stakes=script.stakes,
            button=script.button,
            blinds=script.blinds,
            posts=script.posts,
            orders=LayingDealer(cut, record.commitment.tree(record.seed)),
        )
        for seat, action in script.actions:
            if not isinstance(action, Show | Muck):
                hand.play(action, seat=seat)
        check_same(hand.events, log)
    except TripleDrawError as wrong:
        raise FairnessError(
            f"the opened seed gives another hand: {wrong}", hand=record.commitment.hand
        ) from None


def _as_logged(told: tuple[Event, ...]) -> list[Event]:
    """A log as `Hand` writes it: at a table discards are told as declared under every policy."""
    starts = [event for event in told if isinstance(event, HandStarted)]
    declared_first = any(start.stakes.reshuffle == "everything" for start in starts)
    return [event for event in told if declared_first or not isinstance(event, Declared)]
