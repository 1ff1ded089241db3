"""The table: every field that the rules read and write, with its width in a record.

One declaration serves both ways of running the rules. `Table` is the readable object with
lists; the batch layout is made from the annotations below (NumPy type, shape). Seats are
0..n-1 clockwise, sets of seats are bit masks, money is in units of the smallest chip, a card
is 0..51 and -1 when unknown.
"""

from dataclasses import dataclass, field, fields
from typing import Annotated

from tripledraw.rules.words import (
    DECK_CARDS,
    DRAWS,
    HAND_CARDS,
    MAX_SEATS,
    NOBODY,
    OVER,
    STANDARD,
)

Small = Annotated[int, "i1", ()]
Money = Annotated[int, "i4", ()]
SeatSmall = Annotated[list[int], "i1", (MAX_SEATS,)]
SeatMoney = Annotated[list[int], "i4", (MAX_SEATS,)]
SeatCardSet = Annotated[list[int], "i8", (MAX_SEATS,)]
SeatCards = Annotated[list[list[int]], "i1", (MAX_SEATS, HAND_CARDS)]
SeatDraws = Annotated[list[list[int]], "i1", (MAX_SEATS, DRAWS)]
PotSeatMoney = Annotated[list[list[int]], "i4", (MAX_SEATS, MAX_SEATS)]
Deck = Annotated[list[int], "i1", (DECK_CARDS,)]


def _by_seat() -> list[int]:
    return [0] * MAX_SEATS


def _cards() -> list[int]:
    return [0] * DECK_CARDS


def _cards_by_seat() -> list[list[int]]:
    return [[0] * HAND_CARDS for _ in range(MAX_SEATS)]


def _draws_by_seat() -> list[list[int]]:
    return [[0] * DRAWS for _ in range(MAX_SEATS)]


def _seats_by_pot() -> list[list[int]]:
    return [[0] * MAX_SEATS for _ in range(MAX_SEATS)]


@dataclass(slots=True, eq=False)
class Table:
    """One hand in progress, before any meaning is given to the numbers.

    The first block is set by whoever starts the hand (rules 1) and never changes; everything
    else belongs to the functions of this package.
    """

    # the game
    seats: Small = 0
    button: Small = 0
    small_blind_seat: Small = NOBODY
    big_blind_seat: Small = NOBODY
    small_bet: Money = 0
    big_bet: Money = 0
    small_blind: Money = 0
    big_blind: Money = 0
    unit: Money = 1
    ante: Money = 0
    big_blind_ante: Money = 0
    cap: Small = 0
    heads_up_cap: Small = 0
    short_all_in: Small = 0
    reshuffle: Small = STANDARD
    burns: Small = 0
    folds_in_reshuffle: Small = 1
    live_posts: SeatMoney = field(default_factory=_by_seat)
    dead_posts: SeatMoney = field(default_factory=_by_seat)

    # what was really posted, short seats included
    antes_paid: SeatMoney = field(default_factory=_by_seat)
    blinds_paid: SeatMoney = field(default_factory=_by_seat)
    big_ante_paid: Money = 0
    live_paid: SeatMoney = field(default_factory=_by_seat)
    dead_paid: SeatMoney = field(default_factory=_by_seat)

    # chips: `levels` is what counts for the pots, `dead` what counts for nobody's level
    stacks: SeatMoney = field(default_factory=_by_seat)
    commits: SeatMoney = field(default_factory=_by_seat)
    levels: SeatMoney = field(default_factory=_by_seat)
    dead: Money = 0
    pot: Money = 0

    # the betting round (rules 4: L, C and n are full_level, price and bets)
    phase: Small = OVER
    betting_round: Small = 0
    rounds_closed: Small = 0
    actor: Small = NOBODY
    live: Small = 0
    able: Small = 0
    must_act: Small = 0
    closed: Small = 0
    full_level: Money = 0
    price: Money = 0
    bets: Small = 0
    uncapped: Small = 0
    aggressor: Small = NOBODY
    opener: Small = NOBODY
    callers: Small = 0

    # cards: the stub is stub[stub_top:stub_end]; `order` is the chance that comes in
    order: Deck = field(default_factory=_cards)
    stub: Deck = field(default_factory=_cards)
    stub_top: Small = 0
    stub_end: Small = 0
    muck: Deck = field(default_factory=_cards)
    muck_count: Small = 0
    reshuffles: Small = 0
    hole: SeatCards = field(default_factory=_cards_by_seat)
    held: SeatSmall = field(default_factory=_by_seat)

    # the draw
    must_draw: Small = 0
    must_serve: Small = 0
    thrown: SeatCards = field(default_factory=_cards_by_seat)
    thrown_count: SeatSmall = field(default_factory=_by_seat)
    ever_thrown: SeatCardSet = field(default_factory=_by_seat)
    drawn: SeatDraws = field(default_factory=_draws_by_seat)
    burn_done: Small = 0
    burned: Small = NOBODY

    # what the log needs of the last action
    paid: Money = 0
    returned_to: Small = NOBODY
    returned: Money = 0

    # the end of the hand
    pot_count: Small = 0
    pot_amounts: SeatMoney = field(default_factory=_by_seat)
    pot_seats: SeatSmall = field(default_factory=_by_seat)
    awards: PotSeatMoney = field(default_factory=_seats_by_pot)
    show_count: Small = 0
    show_order: SeatSmall = field(default_factory=_by_seat)
    shown: Small = 0

    def copy(self) -> "Table":
        """An independent table with the same values."""
        twin = Table()
        twin.become(self)
        return twin

    def become(self, other: "Table") -> None:
        """Take over every value of another table."""
        for each in fields(Table):
            value = getattr(other, each.name)
            if isinstance(value, list):
                value = [row[:] if isinstance(row, list) else row for row in value]
            setattr(self, each.name, value)
