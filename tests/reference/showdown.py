"""Who shows, in what order, and who may keep the hand unseen (rules 5)."""

from collections.abc import Mapping, Sequence
from typing import Any

from .pots import Pot
from .words import S, clockwise_from


def show_order(pots: Sequence[Pot[S]], order: tuple[S, ...], aggressor: S | None) -> list[S]:
    """Side pots before the main pot, each from the last aggressor of round 4 on, clockwise.

    ``order`` is clockwise from the left of the button; with no aggressor it starts there.
    """
    around = order if aggressor is None else clockwise_from(aggressor, order)
    shows: list[S] = []
    for pot in reversed(pots):
        shows += [seat for seat in around if seat in pot.eligible and seat not in shows]
    return shows


def shown_and_mucked(
    pots: Sequence[Pot[S]], shows: Sequence[S], strengths: Mapping[S, Any]
) -> tuple[list[S], list[S]]:
    """Those who show and those who muck: a hand beaten in each of its pots is not shown."""
    shown: list[S] = []
    mucked: list[S] = []
    for seat in shows:
        hopes = any(
            all(strengths[seat] <= strengths[s] for s in shown if s in pot.eligible)
            for pot in pots
            if seat in pot.eligible
        )
        (shown if hopes else mucked).append(seat)
    return shown, mucked
