"""Do the cards of a record fit together? A check that needs no rules, only the record.

Rooms have printed hands of ten cards and discards that nobody held; a reader must say so
before anybody replays them.
"""

from collections.abc import Iterable

from tripledraw.cards import UNKNOWN
from tripledraw.errors import HistoryError
from tripledraw.histories.faults import damaged
from tripledraw.histories.model import Deal, Draw, Fold, Received, Step
from tripledraw.rules.words import HAND_CARDS


def contradiction(steps: Iterable[Step]) -> HistoryError | None:
    """Return the first step whose cards cannot be right, as an error; None if all fit.

    Only seats whose five cards were dealt in the record are followed, hidden ones among them.
    """
    holding: dict[int, list[int]] = {}
    try:
        for step in steps:
            if isinstance(step, Deal):
                _deal(holding, step)
            elif isinstance(step, Draw):
                _discard(holding, step)
            elif isinstance(step, Received):
                _receive(holding, step)
            elif isinstance(step, Fold):
                # A folded card may come back by a reshuffle.
                holding.pop(step.seat, None)
    except HistoryError as error:
        return error
    return None


def _deal(holding: dict[int, list[int]], step: Deal) -> None:
    if len(step.cards) != HAND_CARDS:
        raise damaged(f"a seat is dealt {len(step.cards)} cards; five would be right", step.line)
    if step.seat in holding:
        raise damaged("a seat is dealt five cards for the second time in one hand", step.line)
    _refuse_repeats(holding, step.cards, step.line)
    holding[step.seat] = list(step.cards)


def _discard(holding: dict[int, list[int]], step: Draw) -> None:
    if step.count > HAND_CARDS:
        raise damaged(f"{step.count} cards are discarded; five is the most", step.line)
    if len(step.discards) != step.count:
        reason = f"{step.count} cards are discarded but {len(step.discards)} are named"
        raise damaged(reason, step.line)
    held = holding.get(step.seat)
    if held is None:
        return
    if step.held is not None and UNKNOWN not in held and set(step.held) != set(held):
        raise damaged("the hand that stands pat is not the hand that was dealt", step.line)
    for card in step.discards:
        _take(held, card, step.line)


def _take(held: list[int], card: int, line: int) -> None:
    """Take a card out of a hand; a hidden card of the hand may turn out to be any card."""
    if card in held:
        held.remove(card)
    elif UNKNOWN in held:
        held.remove(UNKNOWN)
    elif card == UNKNOWN and held:
        held.pop()
        held[:] = [UNKNOWN] * len(held)
    else:
        raise damaged("a card is discarded that the seat does not hold", line)


def _receive(holding: dict[int, list[int]], step: Received) -> None:
    held = holding.get(step.seat)
    if held is None:
        return
    if step.kept is not None:
        if len(step.kept) + len(step.cards) != HAND_CARDS:
            count = len(step.kept) + len(step.cards)
            raise damaged(f"kept and new cards make {count}; five would be right", step.line)
        if UNKNOWN not in held and sorted(step.kept) != sorted(held):
            raise damaged("the kept cards are not those that the seat held", step.line)
    if len(held) + len(step.cards) > HAND_CARDS:
        raise damaged("a seat gets more cards than it discarded", step.line)
    _refuse_repeats(holding, step.cards, step.line)
    held.extend(step.cards)


def _refuse_repeats(holding: dict[int, list[int]], cards: tuple[int, ...], line: int) -> None:
    """Every known card lies in one place: in no other hand, and once among these."""
    seen = {card for hand in holding.values() for card in hand}
    for card in cards:
        if card != UNKNOWN and card in seen:
            raise damaged("a card is dealt that already lies in a hand", line)
        seen.add(card)
