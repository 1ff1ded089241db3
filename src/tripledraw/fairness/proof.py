"""The proof of one dealt card, opened to its owner alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tripledraw import cards
from tripledraw.errors import CardError, FairnessError
from tripledraw.fairness.hashing import checked_digest
from tripledraw.fairness.paths import LONGEST_PATH
from tripledraw.fairness.reading import hex_bytes, listed, number, part, shown, text
from tripledraw.fairness.tree import ORDERS
from tripledraw.rules.words import DECK_CARDS


@dataclass(frozen=True, slots=True)
class Proof:
    """Card ``card`` lay at ``position`` (0..51, 0 the top) of order ``order`` (0..6).

    ``salt`` is that of its leaf. ``path`` are, in the first format, the neighbours from there to
    the top of the tree; today it is empty, and all leaves of the order are told once. Raises
    `FairnessError` outside of these ranges.
    """

    order: int
    position: int
    card: int
    salt: bytes = field(repr=False)
    path: tuple[bytes, ...] = field(default=(), repr=False)

    def __post_init__(self) -> None:
        """Check ranges, since this comes from elsewhere."""
        number(self.order, "the order of a proof", ORDERS - 1)
        number(self.position, "the position of a proof", DECK_CARDS - 1)
        number(self.card, "the card of a proof", DECK_CARDS - 1)
        checked_digest(self.salt, "the salt of a proof")
        if len(self.path) > LONGEST_PATH:
            raise FairnessError(f"the path of {self} has more than {LONGEST_PATH} neighbours")

    def __str__(self) -> str:
        """As a sentence names it: the proof of 7c at position 12 of order 0."""
        card = cards.write_card(self.card)
        return f"the proof of {card} at position {self.position} of order {self.order}"

    def to_json(self) -> dict[str, Any]:
        """The proof as JSON: the card as text, bytes in hex."""
        data: dict[str, Any] = {
            "order": self.order,
            "position": self.position,
            "card": cards.write_card(self.card),
            "salt": self.salt.hex(),
        }
        return data | {"path": [each.hex() for each in self.path]} if self.path else data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Proof":
        """The proof that `to_json` wrote; raises `FairnessError` for anything else."""
        return cls(
            order=number(part(data, "order"), "the order of a proof", ORDERS - 1),
            position=number(part(data, "position"), "the position of a proof", DECK_CARDS - 1),
            card=_card(part(data, "card")),
            salt=hex_bytes(part(data, "salt"), "the salt of a proof"),
            path=listed(
                data.get("path", []),
                "the neighbours of a proof",
                lambda each: hex_bytes(each, "a neighbour"),
            ),
        )


def _card(value: object) -> int:
    try:
        (card,) = cards.parse(text(value, "the card of a proof"))
    except (CardError, ValueError):
        raise FairnessError(f"the card of a proof is {shown(value)}; it must be one card") from None
    return card
