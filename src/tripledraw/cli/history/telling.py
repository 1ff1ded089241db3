"""A replayed record in words, with every card that the record knows."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tripledraw.cards import UNKNOWN, UNKNOWN_TEXT
from tripledraw.cli.log import Teller
from tripledraw.cli.printable import printable
from tripledraw.cli.speech import LETTERS, SIGNS, Speech
from tripledraw.events import Dealt, Drew, DrewUnseen, Event, HandStarted
from tripledraw.histories.amounts import split_units
from tripledraw.histories.replaying.replay import Replay
from tripledraw.i18n import chips, languages
from tripledraw.i18n import plain as message

NOBODY = -1
_DECIMAL_POINT = {"en": ".", "he": "."}
_DECIMAL_COMMA = ","
_AMOUNTS = ("amount", "live", "dead")


@dataclass(frozen=True, slots=True)
class RecordSpeech(Speech):
    """Speaks of money of which ``scale`` chips make one unit, and of cards nobody saw."""

    scale: int = 1

    def say(self, message_id: str, **values: str | int) -> str:
        """A message of the catalog."""
        told_values = {
            name: self._money(value) if name in _AMOUNTS and isinstance(value, int) else value
            for name, value in values.items()
        }
        return Speech.say(self, message_id, **told_values)

    def cards(self, cards: Iterable[int]) -> str:
        """Cards in the given sequence, hidden ones as ??."""
        return " ".join(
            UNKNOWN_TEXT if card == UNKNOWN else Speech.cards(self, (card,)) for card in cards
        )

    def _money(self, amount: int) -> str:
        whole, decimals = split_units(amount, self.scale)
        point = _DECIMAL_POINT.get(self.lang, _DECIMAL_COMMA) if decimals else ""
        return chips(self.lang, whole) + point + decimals


class RecordTeller(Teller):
    """Tells what everybody sees, and the cards that the record knows besides."""

    def __init__(self, replay: Replay, speech: RecordSpeech) -> None:
        super().__init__(replay.hand.events, 0, speech)
        self._hand_id = printable(replay.recorded.hand_id or "1")

    def tell(self, event: Event) -> list[str]:
        """The lines of the next event."""
        say = self.speech
        if isinstance(event, Dealt):
            is_hidden = set(event.cards) == {UNKNOWN}
            return [] if is_hidden else [self._dealt(event)]
        if not isinstance(event, Drew):
            return super().tell(event)
        cards = event.discards + event.cards
        if set(cards) <= {UNKNOWN}:
            return super().tell(DrewUnseen(event.seat, len(event.discards)))
        discards, new = say.cards(event.discards), say.cards(event.cards)
        return [say.deed("log-discards", event.seat, discards=discards, cards=new)]

    def _start(self, event: HandStarted) -> list[str]:
        self.stacks = list(event.stacks)
        self.live = set(range(len(event.stacks)))
        return [self.speech.deed("log-hand-starts", event.button, number=self._hand_id)]

    def _dealt(self, event: Dealt) -> str:
        cards = self.speech.cards(event.cards)
        return self.speech.deed("log-is-dealt", event.seat, cards=cards)


def tell(replay: Replay, lang: str, *, plain: bool) -> list[str]:
    """The lines of a hand, one a step; cards with letters for suits where ``plain``."""
    suits = LETTERS if plain else SIGNS
    names = tuple(map(printable, replay.names))
    speech = RecordSpeech(lang, names, _you(names), suits, replay.recorded.scale)
    teller = RecordTeller(replay, speech)
    return [
        line
        for event in replay.hand.events
        for line in (*teller.tell(event), *teller.all_in(event))
    ]


def _you(names: Sequence[str]) -> int:
    """The seat that a record of ours calls "you", in whatever language it was played.

    Such a name goes with no verb of the third person.
    """
    called = {message(lang, "table-you").casefold() for lang in languages()}
    return next((seat for seat, name in enumerate(names) if name.casefold() in called), NOBODY)
