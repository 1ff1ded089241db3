"""How the terminal speaks to the player: messages, names, cards, in one language."""

from collections.abc import Iterable
from dataclasses import dataclass

from tripledraw.cards import RANKS, SUITS, rank, suit
from tripledraw.cli.signs import SIGNS as SIGNS
from tripledraw.hands.names import message
from tripledraw.i18n import language, plain
from tripledraw.i18n.catalog import FSI, PDI

LETTERS = SUITS


@dataclass(frozen=True, slots=True)
class Speech:
    """A language, the names by seat, the seat that is "you", and how suits are written."""

    lang: str
    names: tuple[str, ...]
    you: int = 0
    suits: str = SIGNS

    @property
    def right_to_left(self) -> bool:
        """Whether lines run from right to left."""
        return language(self.lang).right_to_left

    def say(self, message_id: str, **values: str | int) -> str:
        """A message of the catalog."""
        return plain(self.lang, message_id, **values)

    def deed(self, message_id: str, seat: int, **values: str | int) -> str:
        """What a seat did: the message with its name, or the one for "you"."""
        if seat == self.you:
            return self.say(f"{message_id}-you", **values)
        return self.say(message_id, name=self.names[seat], **values)

    def cards(self, cards: Iterable[int]) -> str:
        """Cards in the given sequence: 8♦ 6♣, or 8d 6c."""
        return " ".join(RANKS[rank(card)] + self.suits[suit(card)] for card in cards)

    def name_of(self, number: int) -> str:
        """What players call a hand, by its number: smooth eight."""
        name = message(number)
        parts = {variable: self.say(part) for variable, part in name.parts.items()}
        return self.say(name.id, **parts, **name.values)

    def apart(self, text: str) -> str:
        """Text that keeps its own direction inside a line from right to left."""
        return f"{FSI}{text}{PDI}" if self.right_to_left else text
