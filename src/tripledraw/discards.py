"""The 32 ways to discard from a hand, and back from cards to a mask of positions."""

from collections.abc import Sequence
from typing import overload

from tripledraw.actions import Draw
from tripledraw.rules.words import DRAW_MASKS, HAND_CARDS


def discard_mask(hand: Sequence[int], discards: Sequence[int]) -> int:
    """The positions of the discards as a bit mask; -1 when one of them is not held.

    An unknown card (-1) takes one unknown position each.
    """
    mask = 0
    for card in discards:
        for position in range(HAND_CARDS):
            if hand[position] == card and not mask >> position & 1:
                mask |= 1 << position
                break
        else:
            return -1
    return mask


class Discards(Sequence[Draw]):
    """All 32 draws of a hand, made when they are looked at; number 0 stands pat.

    Bit i of the index throws away the card in position i. ``in`` asks whether the cards are
    held, whatever their sequence.
    """

    def __init__(self, hand: Sequence[int]) -> None:
        self._hand = tuple(hand)

    def __len__(self) -> int:
        """Every subset of five cards."""
        return DRAW_MASKS

    @overload
    def __getitem__(self, index: int) -> Draw: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Draw]: ...
    def __getitem__(self, index: int | slice) -> Draw | Sequence[Draw]:
        """The draw that discards the positions in ``index`` as a bit mask."""
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(DRAW_MASKS))]
        mask = range(DRAW_MASKS)[index]
        return Draw(card for i, card in enumerate(self._hand) if mask >> i & 1)

    def __contains__(self, action: object) -> bool:
        """Whether the action is a draw of cards that are held."""
        return isinstance(action, Draw) and discard_mask(self._hand, action.cards) >= 0
