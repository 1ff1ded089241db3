"""The log of a hand in words: who did what, and at the end who won with what and why."""

from collections.abc import Sequence

from tripledraw import events as log
from tripledraw.cards import high_to_low
from tripledraw.cli.speech import Speech
from tripledraw.events import Event
from tripledraw.hands.evaluator import number
from tripledraw.hands.names import describe, ranks_text
from tripledraw.rules.betting import is_full_wager
from tripledraw.rules.table import Table
from tripledraw.rules.words import HAND_CARDS, ROUNDS

BLINDS = {
    "small": "log-posts-small-blind",
    "big": "log-posts-big-blind",
    "ante": "log-posts-big-blind-ante",
}


def told(events: Sequence[Event], hand_number: int, speech: Speech) -> list[str]:
    """The lines of a log as one seat sees it; O(events). A longer log only adds lines."""
    teller = Teller(events, hand_number, speech)
    return [line for event in events for line in (*teller.tell(event), *teller.all_in(event))]


class Teller:
    """Goes through a log once and keeps what later lines need of earlier events."""

    def __init__(self, events: Sequence[Event], hand_number: int, speech: Speech) -> None:
        self.speech = speech
        self.hand_number = hand_number
        self.pots = sum(isinstance(event, log.PotAwarded) for event in events)
        self.stacks: list[int] = []
        self.live: set[int] = set()
        self.mine: list[int] = []
        self.numbers: dict[int, int] = {}
        self.declared: set[int] = set()
        self.wagers = _Wagers(events[0])

    def tell(self, event: Event) -> list[str]:
        """The lines of the next event."""
        match event:
            case log.HandStarted():
                return self._start(event)
            case log.AntePosted() | log.BlindPosted() | log.Posted():
                return [self._post(event)]
            case log.Dealt():
                self.mine = list(event.cards)
                return [self.speech.say("log-deals")]
            case log.RoundClosed():
                self.wagers.close_round()
                return self._close(event)
            case log.Declared() | log.DeclaredUnseen():
                return [self._declare(event)]
            case log.Drew() | log.DrewUnseen():
                return self._draw(event)
            case log.Burned() | log.BurnedUnseen():
                return [self.speech.say("log-burns")]
            case log.Reshuffled() | log.ReshuffledUnseen():
                return [self.speech.say("log-reshuffles")]
            case log.Capped():
                return [self.speech.say("log-capped")]
            case log.Shown() | log.Mucked():
                return [self._show(event)]
            case log.PotAwarded():
                return self._award(event)
            case _:
                return self._bet(event)

    def all_in(self, event: Event) -> list[str]:
        """The line that says a seat has put in its last chip."""
        if not isinstance(
            event, log.AntePosted | log.BlindPosted | log.Posted | log.Called | log.Bet | log.Raised
        ):
            return []
        paid = event.live + event.dead if isinstance(event, log.Posted) else event.amount
        self.stacks[event.seat] -= paid
        if paid == 0 or self.stacks[event.seat]:
            return []
        return [self.speech.deed("log-all-in", event.seat)]

    def _start(self, event: log.HandStarted) -> list[str]:
        self.stacks = list(event.stacks)
        self.live = set(range(len(event.stacks)))
        return [self.speech.deed("log-hand-starts", event.button, number=self.hand_number)]

    def _post(self, event: log.AntePosted | log.BlindPosted | log.Posted) -> str:
        if isinstance(event, log.Posted):
            return self.speech.deed("log-posts", event.seat, live=event.live, dead=event.dead)
        message = BLINDS[event.kind] if isinstance(event, log.BlindPosted) else "log-posts-ante"
        return self.speech.deed(message, event.seat, amount=event.amount)

    def _bet(self, event: Event) -> list[str]:
        match event:
            case log.Folded(seat):
                self.live.discard(seat)
                return [self.speech.deed("log-folds", seat)]
            case log.Checked(seat):
                return [self.speech.deed("log-checks", seat)]
            case log.Called(seat, amount):
                return [self.speech.deed("log-calls", seat, amount=amount)]
            case log.Bet(seat, _, to):
                self.wagers.wager(to)
                return [self.speech.deed("log-bets", seat, amount=to)]
            case log.Raised(seat, _, to):
                message = "log-completes" if self.wagers.is_open() else "log-raises"
                self.wagers.wager(to)
                return [self.speech.deed(message, seat, amount=to)]
            case log.Returned(seat, amount):
                self.stacks[seat] += amount
                return [self.speech.deed("log-takes-back", seat, amount=amount)]
        return []

    def _close(self, event: log.RoundClosed) -> list[str]:
        """What comes next: a draw or the showdown, nothing when all but one have folded."""
        if len(self.live) == 1:
            return []
        pot = self.speech.say("table-pot", amount=event.pot)
        if event.round == ROUNDS:
            return [f"{self.speech.say('table-showdown')}. {pot}"]
        return [f"{self.speech.say('table-draw', number=event.round)}. {pot}"]

    def _declare(self, event: log.Declared | log.DeclaredUnseen) -> str:
        """Discards that are named before anybody is served; what comes is told by `_draw`."""
        self.declared.add(event.seat)
        if isinstance(event, log.DeclaredUnseen):
            return self.speech.deed("log-draws", event.seat, count=event.count)
        if not event.discards:
            return self.speech.deed("log-draws", event.seat, count=0)
        discards = self.speech.cards(high_to_low(event.discards))
        return self.speech.deed("log-throws", event.seat, discards=discards)

    def _draw(self, event: log.Drew | log.DrewUnseen) -> list[str]:
        was_declared = event.seat in self.declared
        self.declared.discard(event.seat)
        if isinstance(event, log.DrewUnseen) or not event.discards:
            if was_declared:
                return []
            count = event.count if isinstance(event, log.DrewUnseen) else 0
            return [self.speech.deed("log-draws", event.seat, count=count)]
        kept = [card for card in self.mine if card not in event.discards]
        self.mine = [*kept, *event.cards]
        cards = self.speech.cards(high_to_low(event.cards))
        if was_declared:
            return [self.speech.deed("log-gets", event.seat, cards=cards)]
        discards = self.speech.cards(high_to_low(event.discards))
        return [self.speech.deed("log-discards", event.seat, discards=discards, cards=cards)]

    def _show(self, event: log.Shown | log.Mucked) -> str:
        if isinstance(event, log.Mucked):
            return self.speech.deed("log-mucks", event.seat)
        self.numbers[event.seat] = event.number
        cards = self.speech.cards(high_to_low(event.cards))
        desc = self.speech.name_of(event.number)
        return self.speech.deed("log-shows", event.seat, cards=cards, desc=desc)

    def _award(self, event: log.PotAwarded) -> list[str]:
        lines = [self._win(event, seat, share) for seat, share in event.winners.items()]
        return lines if event.pot else [*lines, *self._why()]

    def _win(self, event: log.PotAwarded, seat: int, share: int) -> str:
        if len(event.winners) > 1:
            return self.speech.deed("log-splits", seat, amount=share)
        if len(self.live) == 1:
            return self.speech.deed("log-wins-uncontested", seat, amount=share)
        if event.pot:
            return self.speech.deed("log-wins-side-pot", seat, number=event.pot, amount=share)
        if self.pots > 1:
            return self.speech.deed("log-wins-main-pot", seat, amount=share)
        cards, desc = ranks_text(self.numbers[seat]), self.speech.name_of(self.numbers[seat])
        return self.speech.deed("log-wins-with", seat, amount=share, cards=cards, desc=desc)

    def _why(self) -> list[str]:
        """The best hand against the next one, of those that the viewer has seen."""
        seen = dict(self.numbers)
        if self.speech.you in self.live and len(self.mine) == HAND_CARDS:
            seen[self.speech.you] = number(self.mine)
        best, *others = sorted(seen.values()) or [0]
        if not self.numbers or not others:
            return []
        lang = self.speech.lang
        if others[0] == best:
            return [self.speech.say("log-lowest-equal", best=describe(best, lang))]
        worse = describe(others[0], lang)
        return [self.speech.say("log-lowest-wins", best=describe(best, lang), next=worse)]


class _Wagers:
    """Tells a raise from a completion: it follows the price of a round and its last full bet."""

    def __init__(self, start: Event) -> None:
        assert isinstance(start, log.HandStarted)  # every log begins with it
        self._table = Table()
        start.stakes.set_on(self._table)
        self._table.betting_round = 1
        self._table.price = self._table.full_level = start.stakes.big_blind

    def is_open(self) -> bool:
        """Whether the last wager was no full one, so that the next completes it (rules 4)."""
        return self._table.price > self._table.full_level

    def wager(self, to: int) -> None:
        """A bet, a raise or a completion to this total."""
        self._table.price = to
        if is_full_wager(self._table, to):
            self._table.full_level = to

    def close_round(self) -> None:
        """The next round begins without a bet."""
        self._table.betting_round += 1
        self._table.price = self._table.full_level = 0
