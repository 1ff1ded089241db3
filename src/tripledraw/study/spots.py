"""The decisions of a recorded hand, each as its seat faced it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tripledraw.beliefs.options import bets_of
from tripledraw.beliefs.seen import DREW, Seen, seen
from tripledraw.cards import UNKNOWN
from tripledraw.codes import code_of
from tripledraw.hand import Hand
from tripledraw.histories.model import Deal
from tripledraw.histories.replaying.replay import Replay
from tripledraw.policies import textbook
from tripledraw.policies.reading import opponents
from tripledraw.rules.betting import to_call
from tripledraw.rules.seats import count
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAW, DRAWING, NOBODY
from tripledraw.script import script_of


@dataclass(frozen=True, slots=True)
class Place:
    """Where a decision stands: file, line of the hand, the hand's number and the player."""

    file: str
    line: int
    hand: str
    player: str


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """One decision: what was seen, what was done, what could have been done.

    ``did`` and ``bets`` are codes of `rules.words`; ``bets`` is empty in a draw. ``table`` is
    the table at that moment, to be read only; of cards only those of the seat are known there
    for sure. ``decision`` counts the decisions of the hand from 0.
    """

    place: Place
    seen: Seen
    decision: int
    table: Table
    did: int
    bets: tuple[int, ...]

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return self.seen.seat

    @property
    def is_draw(self) -> bool:
        """Whether cards are thrown away; else it is a bet."""
        return self.table.phase == DRAWING

    @property
    def street(self) -> str:
        """The moment of the hand: "round 1", "draw 1", "round 2" ... "round 4"."""
        return f"{'draw' if self.is_draw else 'round'} {self.table.betting_round}"

    @property
    def hand(self) -> tuple[int, ...]:
        """The five cards that the seat holds."""
        return tuple(self.table.hole[self.seat])

    @property
    def owed(self) -> int:
        """Chips to call; 0 where the seat may check."""
        return 0 if self.is_draw else to_call(self.table, self.seat)

    @property
    def opponents(self) -> int:
        """How many others have not folded."""
        return count(opponents(self.table, self.seat))

    @property
    def public(self) -> Seen:
        """What an observer had seen by then."""
        codes = (
            DREW + (code - DRAW).bit_count() if DRAW <= code < DREW else code
            for code in self.seen.codes
        )
        return replace(
            self.seen, seat=NOBODY, dealt=(), served=(), codes=tuple(codes), first_stub=0,
            hidden_from=len(self.seen.codes) + 1,
        )  # fmt: skip

    def textbook(self) -> int:
        """What the textbook would do, without its bluffs at the draw."""
        return textbook.act(self.table, self.seat, 2**32 - 1)


def own_seats(replay: Replay, player: str | None = None) -> list[int]:
    """The seats to be judged: those whose deal the record tells, or those of a player's name.

    A site tells the cards of the one whose record it is; what others showed is not asked here.
    """
    if player is not None:
        return [seat for seat, name in enumerate(replay.names) if name == player]
    told = {
        step.seat
        for step in replay.recorded.steps
        if isinstance(step, Deal) and UNKNOWN not in step.cards
    }
    return [seat for seat, number in enumerate(replay.seats) if number in told]


def spots_of(replay: Replay, seat: int) -> Iterator[Spot]:
    """The decisions of a seat that had a choice, as far as its own cards are known."""
    known = seen(replay.hand.events, seat)
    place = _place_of(replay, seat)
    for decision, (table, did) in enumerate(_moments(replay.hand)):
        if table.actor != seat or decision >= known.hidden_from:
            continue
        bets = () if table.phase == DRAWING else tuple(bets_of(table))
        if bets != (CALL,) or did != CALL:
            yield Spot(place, known.before(decision), decision, table.copy(), did, bets)


def hidden_decisions(replay: Replay, seat: int) -> int:
    """How many decisions of a seat nobody can judge, because cards that it knew are not told."""
    known = seen(replay.hand.events, seat)
    return sum(turn >= known.hidden_from for turn in known.turns)


def _moments(hand: Hand) -> Iterator[tuple[Table, int]]:
    """The table before each decision of a hand, and the code of what was done then."""
    script = script_of(hand.events)
    again = Hand.begun(script)
    for seat, action in script.actions:
        if again.phase in ("over", "showing"):
            return
        yield again.table, code_of(again.table, action)
        again.play(action, seat=seat)


def _place_of(replay: Replay, seat: int) -> Place:
    recorded = replay.recorded
    return Place(recorded.file, recorded.first_line, recorded.hand_id, replay.names[seat])
