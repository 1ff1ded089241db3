"""Writing hands in PokerStars' words, as one player (or nobody) saw them.

The grammar has room for the cards of one seat, the hero; of everybody else it tells how many
cards they drew and what they showed.
"""

from collections.abc import Iterator, Sequence

from tripledraw import events as log
from tripledraw.cards import UNKNOWN, write
from tripledraw.errors import TripleDrawError
from tripledraw.events import Event
from tripledraw.hand import Hand
from tripledraw.histories.sites.pokerstars.setting import CURRENCIES, Setting
from tripledraw.histories.sites.pokerstars.summary import Outcome, summary
from tripledraw.histories.sites.pokerstars.words import described
from tripledraw.views import seen_by

_DRAWS = ("FIRST", "SECOND", "THIRD")


def write_pokerstars(hand: Hand, setting: Setting) -> str:
    """The text of one hand that is over, ending with a blank line.

    Raises TripleDrawError for a hand that goes on, for a setting that its lines cannot hold,
    for a hero whose cards are not known, and for posts that the grammar has no words for.
    """
    if not hand.over:
        raise TripleDrawError("the hand is not over; PokerStars writes whole hands only")
    setting.check(hand.seats)
    events = tuple(_printed(hand.events, setting.hero))
    if any(isinstance(event, log.Dealt) and UNKNOWN in event.cards for event in events):
        raise TripleDrawError("the hero's cards are not all known; PokerStars prints each of them")
    course = _Course(hand, setting, events)
    lines = [*_head(hand, setting, events), *course.lines(), *summary(setting, course.outcome)]
    return "\n".join([*lines, "", ""])


def _printed(events: Sequence[Event], hero: int | None) -> Iterator[Event]:
    """What the hero sees, and every reshuffle: the site prints it, whatever the policy."""
    for event in events:
        if isinstance(event, log.Reshuffled):
            yield log.ReshuffledUnseen(event.order)
        else:
            yield from seen_by((event,), hero)


def _head(hand: Hand, setting: Setting, events: Sequence[Event]) -> list[str]:
    """Header, table and seats."""
    start = events[0]
    assert isinstance(start, log.HandStarted)  # every log begins with it
    limits = f"{setting.money(hand.stakes.small_bet)}/{setting.money(hand.stakes.big_bet)}"
    code = CURRENCIES.get(setting.currency, "")
    return [
        f"PokerStars Hand #{setting.hand_id}:  Triple Draw 2-7 Lowball Limit "
        f"({f'{limits} {code}'.rstrip()}){f' - {setting.played}' if setting.played else ''}",
        f"Table '{setting.table}' 6-max Seat #{hand.button + 1} is the button",
        *(
            f"Seat {seat + 1}: {setting.names[seat]} ({setting.money(stack)} in chips) "
            for seat, stack in enumerate(start.stacks)
        ),
    ]


class _Course:
    """Writes the course of one hand, keeping count of what later lines need."""

    def __init__(self, hand: Hand, setting: Setting, events: Sequence[Event]) -> None:
        start = events[0]
        assert isinstance(start, log.HandStarted)
        self.outcome = Outcome(
            pots=tuple(e.amount for e in reversed(events) if isinstance(e, log.PotAwarded))
        )
        self.outcome.positions[hand.button] = " (button)"
        self._setting = setting
        self._stakes = hand.stakes
        self._seats = hand.seats
        self._events = events[1:]
        self._has_small_blind = False
        self._behind = list(start.stacks)
        self._price = hand.stakes.big_blind
        self._draws = 0
        self._held: tuple[int, ...] = ()
        self._rake = dict(setting.rake)

    def lines(self) -> list[str]:
        """Everything from the first post to the last chip collected."""
        lines = []
        marks = {
            log.Dealt | log.DealtUnseen: "*** DEALING HANDS ***",
            log.Shown | log.Mucked: "*** SHOW DOWN ***",
        }
        for event in self._events:
            for kind in [kind for kind in marks if isinstance(event, kind)]:
                lines.append(marks.pop(kind))
            lines += self._say(event)
        return lines

    def _say(self, event: Event) -> list[str]:
        match event:
            case log.AntePosted() | log.BlindPosted() | log.Posted():
                return self._post(event)
            case log.Dealt():
                self._held = event.cards
                return [f"Dealt to {self._name(event.seat)} [{write(event.cards)}]"]
            case log.Folded() | log.Checked() | log.Called() | log.Bet() | log.Raised():
                return [self._act(event)]
            case log.Capped():
                return ["Betting is capped"]
            case log.Returned(seat, amount):
                self._behind[seat] += amount
                return [f"Uncalled bet ({self._money(amount)}) returned to {self._name(seat)}"]
            case log.RoundClosed():
                return self._next_street()
            case log.ReshuffledUnseen():
                return ["The deck is reshuffled"]
            case log.Drew() | log.DrewUnseen():
                return self._draw(event)
            case log.Shown() | log.Mucked():
                return [self._show(event)]
            case log.PotAwarded():
                return self._award(event)
        return []

    def _post(self, event: log.AntePosted | log.BlindPosted | log.Posted) -> list[str]:
        if isinstance(event, log.Posted):
            what, amount = self._post_to_come_in(event), event.live + event.dead
        elif isinstance(event, log.BlindPosted) and event.kind != "ante":
            what, amount = f"{event.kind} blind", event.amount
            self._has_small_blind |= event.kind == "small"
            self.outcome.positions[event.seat] += f" ({what})"
        else:
            what, amount = "the ante", event.amount
            if self._stakes.ante and self._stakes.big_blind_ante:
                raise TripleDrawError("PokerStars has no words for two kinds of antes in a hand")
            if not amount:
                return []
        return [f"{self._name(event.seat)}: posts {what} {self._pay(event.seat, amount, amount)}"]

    def _post_to_come_in(self, event: log.Posted) -> str:
        if not event.dead:
            return "big blind"
        if event.live == self._stakes.big_blind:
            return "small & big blinds"
        if not event.live and self._has_small_blind:
            return "small blind"  # a second one is known to be dead
        raise TripleDrawError(
            "PokerStars has no words for a dead post beside a part of the big blind, "
            "or in place of the small blind"
        )

    def _act(self, event: log.Folded | log.Checked | log.Called | log.Bet | log.Raised) -> str:
        match event:
            case log.Folded(seat):
                self.outcome.folds[seat] = self._draws
                deed = "folds "
            case log.Checked():
                deed = "checks "
            case log.Called(seat, amount):
                deed = f"calls {self._pay(seat, amount, amount)}"
            case log.Bet(seat, amount, to):
                deed = f"bets {self._pay(seat, amount, amount)}"
                self._price = to
            case log.Raised(seat, amount, to):
                more = self._money(to - self._price)
                deed = f"raises {more} to {self._pay(seat, amount, to)}"
                self._price = to
        return f"{self._name(event.seat)}: {deed}"

    def _next_street(self) -> list[str]:
        self._price = 0
        self._draws += 1
        is_draw = self._draws <= len(_DRAWS) and len(self.outcome.folds) < self._seats - 1
        return [f"*** {_DRAWS[self._draws - 1]} DRAW ***"] if is_draw else []

    def _draw(self, event: log.Drew | log.DrewUnseen) -> list[str]:
        name = self._name(event.seat)
        count = event.count if isinstance(event, log.DrewUnseen) else len(event.discards)
        deed = f"discards {count} card{'s' if count > 1 else ''}" if count else "stands pat"
        if isinstance(event, log.DrewUnseen):
            return [f"{name}: {deed}"]
        kept = tuple(card for card in self._held if card not in event.discards)
        self._held = kept + event.cards
        if not count:
            return [f"{name}: {deed} on [{write(kept)}]"]
        brackets = f"[{write(kept)}] [{write(event.cards)}]" if kept else f"[{write(event.cards)}]"
        return [f"{name}: {deed} [{write(event.discards)}]", f"Dealt to {name} {brackets}"]

    def _show(self, event: log.Shown | log.Mucked) -> str:
        if isinstance(event, log.Shown):
            self.outcome.shown[event.seat] = event.cards
            cards = f"[{write(event.cards)}] ({described(event.number)})"
            return f"{self._name(event.seat)}: shows {cards}"
        own = self._held if event.seat == self._setting.hero else ()
        self.outcome.mucked[event.seat] = own
        return f"{self._name(event.seat)}: mucks hand "

    def _award(self, event: log.PotAwarded) -> list[str]:
        lines = []
        for seat, share in event.winners.items():
            kept_by_house = min(share, self._rake.get(seat, 0))
            self._rake[seat] = self._rake.get(seat, 0) - kept_by_house
            self.outcome.won[seat] += share - kept_by_house
            amount, pot = self._money(share - kept_by_house), self.outcome.pot_name(event.pot)
            lines.append(f"{self._name(seat)} collected {amount} from {pot}")
            if not self.outcome.shown:
                lines.append(f"{self._name(seat)}: doesn't show hand ")
        return lines

    def _name(self, seat: int) -> str:
        return self._setting.names[seat]

    def _money(self, amount: int) -> str:
        return self._setting.money(amount)

    def _pay(self, seat: int, amount: int, said: int) -> str:
        """Take an amount off a stack; gives what is said of it, and whether it was the last."""
        self._behind[seat] -= amount
        if amount:
            self.outcome.paid.add(seat)
        return self._money(said) + ("" if self._behind[seat] else " and is all-in")
