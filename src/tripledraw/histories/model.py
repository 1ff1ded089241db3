"""One recorded hand as data, whatever grammar it was written in.

A reader turns text into ``Recorded``; replaying, checking and writing start from it. Nothing
here knows the rules: a ``Recorded`` says what the record says, in the order of the record.

Seats carry the numbers that the record uses (PokerStars and Full Tilt: seat numbers of the
table, with gaps; PHH: N for "pN"). They run clockwise in rising order, and round again.
Amounts are whole numbers of which ``scale`` make one unit of money: 1 when the record holds
whole amounts only, else 100 (cents) or 10,000.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

ProblemKind = Literal["disagrees", "damaged", "partial", "cancelled", "not_this_game"]
PostKind = Literal["ante", "small", "big", "both", "dead", "extra"]
StreetName = Literal["deal", "draw 1", "draw 2", "draw 3", "showdown"]
Outcome = Literal["folded", "collected", "won", "lost", "mucked", "sat out"]


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a hand: ``reason`` is one sentence about ``line`` (0: none in particular).

    ``disagrees`` is a statement that the rules contradict, found by replaying; the other kinds
    say why a record is not a whole hand of this game.
    """

    kind: ProblemKind
    reason: str
    line: int


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits where. ``stack`` is what he starts with, antes and blinds included; None: unknown.

    ``dealt_in`` is False for those who only sit at the table. ``bounty`` is the room's own text:
    money, where the stack may be tournament chips.
    """

    name: str
    seat: int
    stack: int | None
    dealt_in: bool = True
    bounty: str = ""


@dataclass(frozen=True, slots=True)
class StatedStakes:
    """The stakes as far as the record states them; None where it is silent.

    The blinds and the ante are those posted in full, the bets come from the header.
    ``small_blind`` may also be stated of a hand in which nobody posted it. ``options`` are
    further options of the stakes by their names in `Stakes`; sites state none.
    """

    small_bet: int | None = None
    big_bet: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None
    ante: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class HiddenCards:
    """Cards that nobody saw, where a record names them after the hand.

    ``burned`` in sequence; ``stubs`` the stub that each reshuffle laid, from the top.
    """

    burned: tuple[int, ...] = ()
    stubs: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """Anything that happened, with the line of the file that says so."""

    line: int


@dataclass(frozen=True, slots=True)
class Street(Step):
    """The line that begins the deal, a draw or the showdown; ``pot`` where that line states it.

    PHH has no such lines: there the first ``Draw`` after a bet begins the next draw.
    """

    name: StreetName
    pot: int | None = None


@dataclass(frozen=True, slots=True)
class SeatStep(Step):
    """A step that belongs to one seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Post(SeatStep):
    """Chips put in before the deal.

    ``small`` and ``big`` are the blinds of this hand, ``extra`` a live post out of position,
    ``dead`` a small blind that is not live, ``both`` a small and a big blind in one amount
    (the small one dead).
    """

    kind: PostKind
    amount: int
    all_in: bool = False


@dataclass(frozen=True, slots=True)
class Deal(SeatStep):
    """The first five cards of a seat, UNKNOWN (-1) where hidden. Sites print the hero's only."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fold(SeatStep):
    """The seat gives up its hand."""


@dataclass(frozen=True, slots=True)
class Check(SeatStep):
    """No chips, still in."""


@dataclass(frozen=True, slots=True)
class Call(SeatStep):
    """``amount`` is what the seat adds now."""

    amount: int
    all_in: bool = False


@dataclass(frozen=True, slots=True)
class CheckOrCall(SeatStep):
    """PHH's "cc", which does not tell the two apart."""


@dataclass(frozen=True, slots=True)
class Bet(SeatStep):
    """The first wager of a round; ``amount`` is what the seat adds now."""

    amount: int
    all_in: bool = False


@dataclass(frozen=True, slots=True)
class Raise(SeatStep):
    """``to`` is the seat's total in this round; ``by``, where printed, how much higher that is."""

    to: int
    by: int | None = None
    all_in: bool = False


@dataclass(frozen=True, slots=True)
class BetOrRaise(SeatStep):
    """PHH's "cbr": the seat's total in this round after a bet, completion or raise."""

    to: int


@dataclass(frozen=True, slots=True)
class Capped(Step):
    """The record says that no more raises are allowed in this round."""


@dataclass(frozen=True, slots=True)
class Draw(SeatStep):
    """A seat names its discards: ``discards`` has ``count`` cards, UNKNOWN where hidden.

    ``count`` 0 stands pat. ``held`` is the hand that a "stands pat on" line prints.
    """

    count: int
    discards: tuple[int, ...]
    held: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Received(SeatStep):
    """New cards of a draw, UNKNOWN where hidden; ``kept`` are the others, where printed.

    PokerStars prints this for the hero alone: another seat is served by its ``Draw`` at once.
    Full Tilt and PHH serve all seats after the last ``Draw`` of the draw.
    """

    cards: tuple[int, ...]
    kept: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Reshuffled(Step):
    """The stub ran dry; printed before the ``Draw`` of the seat that could not be served."""


@dataclass(frozen=True, slots=True)
class Returned(SeatStep):
    """An uncalled bet, or the uncalled part of one, goes back."""

    amount: int


@dataclass(frozen=True, slots=True)
class Shown(SeatStep):
    """Cards turned up, in any order; None: shown, and the record need not say again what."""

    cards: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Mucked(SeatStep):
    """A hand thrown away at the showdown; ``cards`` where the record reveals them."""

    cards: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Collected(SeatStep):
    """A share of a pot: ``pot`` is "pot", "main pot", "side pot", "side pot-1" and so on."""

    amount: int
    pot: str


@dataclass(frozen=True, slots=True)
class AddedChips(SeatStep):
    """Chips brought to the table during the hand: they change the stack, never the pot."""

    amount: int


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What the summary says of one seat.

    ``amount`` is what it won, ``cards`` what the summary shows of it, ``draw`` the last draw it
    took part in before it folded (0: folded before the first), ``said`` the room's own words.
    """

    line: int
    seat: int
    outcome: Outcome
    amount: int | None = None
    cards: tuple[int, ...] | None = None
    draw: int | None = None
    said: str = ""


@dataclass(frozen=True, slots=True)
class Results:
    """What the record states about the end; None or empty where it is silent.

    ``total_pot`` includes ``rake``. ``pots`` are (name, amount) pairs. ``finishing_stacks`` and
    ``winnings`` are by seat (PHH only, which has no ``seats``). ``line`` states the total pot,
    or in PHH the finishing stacks or winnings; 0 where nothing is stated.
    """

    total_pot: int | None = None
    rake: int | None = None
    pots: tuple[tuple[str, int], ...] = ()
    seats: tuple[SeatResult, ...] = ()
    finishing_stacks: Mapping[int, int] = field(default_factory=dict, hash=False)
    winnings: Mapping[int, int] = field(default_factory=dict, hash=False)
    line: int = 0


@dataclass(frozen=True, slots=True)
class Recorded:
    """One hand of one file; ``problem`` is None for a whole hand of this game.

    ``source`` is the name of its form in `sources`. With a problem the other fields hold what
    could be read up to it. ``button`` and ``hero`` are seat numbers (None: not stated; the
    button may lie at an empty seat). ``played`` is when, in the record's own words. ``noise``
    holds the lines that were skipped as chat, comings and goings. ``posts_as_due``: a post is
    what was due, and a short stack paid what it had. ``tells_payouts``: uncalled bets and the
    shares of pots have lines of their own. ``document`` holds every field of a PHH table as it
    was parsed, so that writing it again loses nothing; None for other sources.
    """

    source: str
    file: str
    first_line: int
    last_line: int
    hand_id: str
    problem: Problem | None
    scale: int
    stakes: StatedStakes
    players: tuple[Player, ...]
    button: int | None
    hero: int | None
    steps: tuple[Step, ...]
    results: Results
    table: str = ""
    played: str = ""
    tournament: str = ""
    noise: tuple[int, ...] = ()
    posts_as_due: bool = False
    tells_payouts: bool = True
    hidden: HiddenCards = HiddenCards()
    document: Mapping[str, Any] | None = field(default=None, hash=False, repr=False)

    @property
    def kind(self) -> ProblemKind | None:
        """The kind of the problem, None for a whole hand."""
        return None if self.problem is None else self.problem.kind

    def player(self, seat: int) -> Player:
        """Who sits at ``seat``. Raises KeyError for a seat that nobody has."""
        for player in self.players:
            if player.seat == seat:
                return player
        raise KeyError(seat)

    def clockwise(self) -> tuple[Player, ...]:
        """Those who were dealt in, clockwise from the left of the button, who comes last."""
        dealt_in = sorted((p for p in self.players if p.dealt_in), key=lambda p: p.seat)
        button = self.button or 0
        after = [p for p in dealt_in if p.seat > button]
        return tuple(after + [p for p in dealt_in if p.seat <= button])
