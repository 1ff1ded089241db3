"""Playing the steps of a record through the rules, each compared with what the rules say."""

from collections.abc import Callable, Mapping
from typing import Any

from tripledraw import actions
from tripledraw.actions import Action
from tripledraw.cards import DECK_SIZE, UNKNOWN, write, write_card
from tripledraw.errors import TripleDrawError
from tripledraw.events import AntePosted, BlindPosted, Drew, Posted
from tripledraw.hand import Hand
from tripledraw.histories import model
from tripledraw.histories.amounts import amount_text
from tripledraw.histories.faults import damaged, disagrees
from tripledraw.histories.model import Problem, Recorded, SeatStep, Step
from tripledraw.histories.replaying.card_trail import CardScript
from tripledraw.histories.replaying.start import Start
from tripledraw.rules.betting import is_capped
from tripledraw.rules.words import HAND_CARDS

# A dealer may burn a card a draw without the record saying so.
MOST_BURNS = 3


def play(
    recorded: Recorded, start: Start, cards: CardScript, options: Mapping[str, Any]
) -> tuple[Hand, list[Problem]]:
    """Play a record up to its last action, with one choice of options.

    The hand is then over, or waits for the showdown of hands that the record hides. Raises
    HistoryError (damaged) at the first step that the rules do not allow.
    """
    course = _Course(recorded, start, cards, start.deal(options, cards))
    course.check_posts()
    for step in recorded.steps:
        course.take(step)
    course.check_reshuffle()
    hand = course.hand
    if hand.actor is not None:
        reason = f"the record ends although {course.name(hand.actor)} is to act"
        raise damaged(reason, recorded.last_line)
    return hand, course.disagreements


class _Course:
    """Takes the steps of a record one by one."""

    def __init__(self, recorded: Recorded, start: Start, cards: CardScript, hand: Hand) -> None:
        self.hand = hand
        self.disagreements: list[Problem] = []
        self._recorded = recorded
        self._seats = start.seats
        self._script = cards
        self._draws = 0
        self._due: dict[int, tuple[int, ...]] = {}
        self._served = 0
        self._seen = {card for dealt in cards.hands for card in dealt}
        # What the first stub serves at least.
        self._stub = DECK_SIZE - HAND_CARDS * hand.seats - MOST_BURNS
        self._reshuffle_printed = False
        self._early: model.Reshuffled | None = None
        self._verbs: dict[type[Step], Callable[[Any], object]] = {
            model.Fold: lambda step: self._act(step, actions.Fold()),
            model.Check: lambda step: self._act(step, actions.Check()),
            model.Call: self._call,
            model.CheckOrCall: self._check_or_call,
            model.Bet: self._bet,
            model.Raise: self._raise,
            model.BetOrRaise: self._bet_or_raise,
            model.Capped: self._capped,
            model.Draw: self._draw,
            model.Reshuffled: self._reshuffled,
            model.Street: self._street,
        }

    def take(self, step: Step) -> None:
        """One step; those that say nothing of the course of the hand are left to others."""
        verb = self._verbs.get(type(step))
        if verb is not None:
            verb(step)

    def name(self, seat: int) -> str:
        """The name of a seat of the hand, in quotes."""
        return repr(self._recorded.player(self._seats[seat]).name)

    def check_posts(self) -> None:
        """Compare what each seat posts with what the rules took from it."""
        posts = [step for step in self._recorded.steps if isinstance(step, model.Post)]
        for seat, number in enumerate(self._seats):
            mine = [post for post in posts if post.seat == number]
            due = sum(post.amount for post in mine)
            if self._recorded.posts_as_due:
                due = min(due, self._stack(number, due))
            paid = sum(
                event.live + event.dead if isinstance(event, Posted) else event.amount
                for event in self.hand.events
                if isinstance(event, AntePosted | BlindPosted | Posted) and event.seat == seat
            )
            if due != paid:
                line = mine[-1].line if mine else self._recorded.first_line
                self._differs(line, f"{self.name(seat)} posts", due, paid)

    def _stack(self, number: int, unbounded: int) -> int:
        stack = self._recorded.player(number).stack
        return unbounded if stack is None else stack

    # -- betting -----------------------------------------------------------------------------

    def _act(self, step: SeatStep, action: Action) -> int:
        """Let the seat of a step act; gives the chips it adds to the pot.

        Raises HistoryError (damaged) where it may not.
        """
        hand, seat = self.hand, self._seats.index(step.seat)
        if hand.actor is not None and hand.actor != seat:
            reason = f"{self.name(seat)} acts although {self.name(hand.actor)} is to act"
            raise damaged(reason, step.line)
        before = hand.stacks[seat]
        try:
            cost = hand.cost(action)
            hand.play(action, seat=seat)
        except TripleDrawError:
            raise damaged(self._refusal(seat, action), step.line) from None
        # A bet that comes back at once leaves chips to a seat that was all-in nevertheless.
        if getattr(step, "all_in", False) and cost < before:
            left = self._money(before - cost)
            self._note(step.line, f"{self.name(seat)} is all-in; by the rules {left} are left")
        return cost

    def _refusal(self, seat: int, action: Action) -> str:
        what = f"{self.name(seat)} cannot {actions.NAMES[type(action)]}"
        if self.hand.over:
            return f"{what}: the hand is over"
        if self.hand.phase == "drawing":
            if isinstance(action, actions.Draw):
                return f"{what} {write(action.cards)}: it holds {write(self.hand.cards(seat))}"
            return f"{what}: it must draw or stand pat"
        legal = dict.fromkeys(actions.NAMES[type(legal)] for legal in self.hand.legal_actions())
        return f"{what} here; possible: {', '.join(legal) or 'nothing'}"

    def _call(self, step: model.Call) -> None:
        self._compare(step, "calls", step.amount, self._act(step, actions.Call()))

    def _check_or_call(self, step: model.CheckOrCall) -> None:
        legal = self.hand.legal_actions()
        self._act(step, actions.Call() if actions.Call() in legal else actions.Check())

    def _bet(self, step: model.Bet) -> None:
        self._compare(step, "bets", step.amount, self._act(step, actions.Bet()))

    def _raise(self, step: model.Raise) -> None:
        price = self.hand.table.price
        to = self._wager(step, actions.Raise())
        self._compare(step, "raises to", step.to, to)
        if step.by is not None and step.to == to:
            self._compare(step, "raises by", step.by, to - price)

    def _bet_or_raise(self, step: model.BetOrRaise) -> None:
        opens = self.hand.table.price == 0
        to = self._wager(step, actions.Bet() if opens else actions.Raise())
        self._compare(step, "bets" if opens else "raises to", step.to, to)

    def _wager(self, step: SeatStep, action: Action) -> int:
        """Bet or raise; gives the total of the seat in this round."""
        before = self.hand.table.commits[self._seats.index(step.seat)]
        return before + self._act(step, action)

    def _capped(self, step: model.Capped) -> None:
        if not is_capped(self.hand.table):
            self._note(step.line, "the betting is said to be capped, which it is not by the rules")

    # -- drawing -----------------------------------------------------------------------------

    def _draw(self, step: model.Draw) -> None:
        discards, new = self._script.discards[self._draws], self._script.new[self._draws]
        logged, drawing = len(self.hand.events), self.hand.round
        self._due[self._seats.index(step.seat)] = new
        self._act(step, actions.Draw(discards))
        self._draws += 1
        self._served += len(new)
        self.check_reshuffle()
        self._check_new(step, new)
        for event in self.hand.events[logged:]:
            if isinstance(event, Drew) and event.cards != self._due[event.seat]:
                got, due = write(self._due[event.seat]), write(event.cards)
                reason = f"{self.name(event.seat)} gets {got}; by the recorded reshuffles {due}"
                raise damaged(reason, step.line)
        # Where all declare before anybody is served, a card may leave one hand for another.
        if (self.hand.phase, self.hand.round) != ("drawing", drawing):
            self._check_hands(step)

    def _check_new(self, step: model.Draw, new: tuple[int, ...]) -> None:
        """A card that was dealt before comes again only after a reshuffle."""
        for card in new:
            if card != UNKNOWN and card in self._seen and self._served <= self._stub:
                reason = f"{write_card(card)} is dealt again before the stub could run out"
                raise damaged(reason, step.line)
        self._seen.update(new)

    def _check_hands(self, step: Step) -> None:
        """No known card lies in two live hands."""
        holders: dict[int, int] = {}
        for seat in range(self.hand.seats):
            for card in self.hand.cards(seat) if self.hand.table.live >> seat & 1 else ():
                if card != UNKNOWN and (other := holders.setdefault(card, seat)) != seat:
                    one, two = self.name(other), self.name(seat)
                    reason = f"{write_card(card)} lies in the hand of {one} and in that of {two}"
                    raise damaged(reason, step.line)

    def _reshuffled(self, step: model.Reshuffled) -> None:
        """Remember the first one: about later ones the policies of sites differ (rules 6)."""
        if not self._reshuffle_printed:
            self._reshuffle_printed = True
            self._early = step

    def check_reshuffle(self) -> None:
        """What was thrown before it and by the next seat is more than the stub could serve."""
        step, self._early = self._early, None
        if step is not None and self._served <= self._stub:
            reason = "the deck is said to be reshuffled although the stub could still serve"
            self._note(step.line, reason)

    def _street(self, step: model.Street) -> None:
        """Refuse a street that the hand has not reached; compare the pot it states."""
        if self.hand.phase == "drawing":
            reached = f"draw {self.hand.round}"
        else:
            reached = "deal" if self.hand.phase == "betting" else "showdown"
        # With everybody all-in by the blinds the first draw is due before the deal is over.
        if step.name not in (reached, "deal"):
            actor = self.hand.actor
            why = "the hand is over" if actor is None else f"{self.name(actor)} is to act"
            raise damaged(f"{step.name} begins although {why}", step.line)
        if step.pot is not None and step.pot != self.hand.pot:
            self._differs(step.line, "the pot is", step.pot, self.hand.pot)

    # -- saying so ---------------------------------------------------------------------------

    def _compare(self, step: SeatStep, verb: str, stated: int, right: int) -> None:
        if stated != right:
            name = self.name(self._seats.index(step.seat))
            self._differs(step.line, f"{name} {verb}", stated, right)

    def _differs(self, line: int, what: str, stated: int, right: int) -> None:
        self._note(line, f"{what} {self._money(stated)}; by the rules {self._money(right)}")

    def _note(self, line: int, reason: str) -> None:
        self.disagreements.append(disagrees(reason, line))

    def _money(self, amount: int) -> str:
        return amount_text(amount, self._recorded.scale)
