"""What a seat reads off the table: its own hand, the draws and bets of the others.

Cards of the seat itself must be known.
"""

from tripledraw.cards import rank
from tripledraw.hands.order import order_key
from tripledraw.policies.tables import DRAWS_TO_THE_TOP, LOW_RANKS, NO_PAIR, USUAL_FIRST_DRAW
from tripledraw.rules.betting import to_call
from tripledraw.rules.seats import count
from tripledraw.rules.table import Table
from tripledraw.rules.words import HAND_CARDS


def made_hand(table: Table, seat: int) -> int:
    """The order key of the five cards: lower is better, up to `NO_PAIR` without a pair."""
    cards = table.hole[seat]
    return order_key(cards[0], cards[1], cards[2], cards[3], cards[4])


def rank_set(table: Table, seat: int) -> int:
    """The different ranks of the hand."""
    ranks = 0
    for i in range(HAND_CARDS):
        ranks |= 1 << rank(table.hole[seat][i])
    return ranks


def paired_ranks(table: Table, seat: int) -> int:
    """The ranks that come more than once."""
    once = 0
    again = 0
    for i in range(HAND_CARDS):
        bit = 1 << rank(table.hole[seat][i])
        again |= once & bit
        once |= bit
    return again


def draw_ranks(table: Table, seat: int) -> int:
    """The ranks 2..8 of the hand that one would draw to, four at most.

    Five low ranks that are no hand as they stand, being a straight or a flush, keep the four
    that draw best.
    """
    lows = rank_set(table, seat) & LOW_RANKS
    if count(lows) < HAND_CARDS:
        return lows
    top = highest(lows)
    if lows in DRAWS_TO_THE_TOP:
        return lows & ~(top >> 1)
    return lows & ~top


def highest(ranks: int) -> int:
    """The highest rank of a set, as a set of its own."""
    while ranks & (ranks - 1):
        ranks &= ranks - 1
    return ranks


def opponents(table: Table, seat: int) -> int:
    """The other seats that have not folded."""
    return table.live & ~(1 << seat)


def is_alone(table: Table, seat: int) -> bool:
    """Whether one opponent is left."""
    return count(opponents(table, seat)) == 1


def behind(table: Table, seat: int) -> int:
    """How many places act after a seat before the draw, blinds included."""
    return (table.big_blind_seat - seat) % table.seats


def is_last(table: Table, seat: int) -> bool:
    """Whether nobody acts after the seat, in a round without a bet."""
    return table.must_act == 1 << seat


def may_bet_on(table: Table, seat: int) -> bool:
    """Whether any betting is left for the seat, now or after a draw."""
    return table.able >> seat & 1 == 1 and table.able != 1 << seat


def level(table: Table) -> int:
    """How many bets face the seat; an all-in for less than a bet is one too."""
    return max(table.bets, 1)


def odds(table: Table, seat: int) -> int:
    """What the pot pays for a call, in tenths: 45 is 4.5 to 1. Something must be owed."""
    return 10 * table.pot // to_call(table, seat)


def last_draw(table: Table, seat: int) -> int:
    """How many cards a seat took in the draw before this round, or the one before this draw."""
    return table.drawn[seat][table.betting_round - 2]


def fewest_drawn(table: Table, seat: int) -> int:
    """The smallest last draw among the opponents."""
    fewest = HAND_CARDS
    for other in range(table.seats):
        if opponents(table, seat) >> other & 1:
            fewest = min(fewest, last_draw(table, other))
    return fewest


def expected_draw(table: Table, seat: int) -> int:
    """In a draw: the smallest draw of the opponents, this one or else their last."""
    fewest = HAND_CARDS
    for other in range(table.seats):
        if opponents(table, seat) >> other & 1:
            fewest = min(fewest, draw_of(table, other))
    return fewest


def draw_of(table: Table, seat: int) -> int:
    """How many cards a seat took in this draw, or before it if it has not drawn yet."""
    if not table.must_draw >> seat & 1:
        return table.drawn[seat][table.betting_round - 1]
    if table.betting_round == 1:
        return USUAL_FIRST_DRAW
    return last_draw(table, seat)


def is_snowing(table: Table, seat: int, made: int) -> bool:
    """Whether the seat stood pat with a pair or worse: then it has been bluffing since."""
    return made > NO_PAIR and last_draw(table, seat) == 0
