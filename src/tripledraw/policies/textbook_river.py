"""The textbook after the last draw: thin value, few bluffs, and the price of a call."""

from tripledraw.policies.reading import (
    draw_ranks,
    fewest_drawn,
    is_alone,
    is_last,
    is_snowing,
    last_draw,
    level,
    made_hand,
    odds,
    paired_ranks,
    rank_set,
)
from tripledraw.policies.tables import (
    BETS_FIRST,
    BETS_LAST,
    CALLS_HEADS_UP,
    CALLS_RING,
    EIGHT_SIX,
    JACK_LOW,
    LOW_RANKS,
    NINE_LOW,
    NO_PAIR,
    RAISES_HEADS_UP,
    RAISES_RING,
    RERAISES_HEADS_UP,
    RERAISES_RING,
    SEVEN,
    TEN_LOW,
)
from tripledraw.rules.betting import to_call
from tripledraw.rules.seats import count
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, FOLD, RAISE


def wish_after_the_draws(table: Table, seat: int) -> int:
    """The wish of a seat in the last betting round."""
    made = made_hand(table, seat)
    owes = to_call(table, seat) > 0
    if is_snowing(table, seat, made):
        return FOLD if owes else RAISE
    if not owes:
        return RAISE if made <= worst_bet(table, seat) or bluffs(table, seat, made) else CALL
    bettor = min(last_draw(table, table.aggressor), 2)
    if made <= worst_raise(table, seat, bettor):
        return RAISE
    if made <= worst_call(table, seat, bettor) or catches_bluff(table, seat, bettor):
        return CALL
    return FOLD


def worst_bet(table: Table, seat: int) -> int:
    """The worst hand to bet for value."""
    mine = min(last_draw(table, seat), 2)
    theirs = min(fewest_drawn(table, seat), 2)
    worst = BETS_LAST[theirs][mine] if is_last(table, seat) else BETS_FIRST[theirs][mine]
    if is_alone(table, seat):
        return worst
    return min(worst, EIGHT_SIX if theirs == 0 else NINE_LOW)


def bluffs(table: Table, seat: int, made: int) -> bool:
    """Whether to bet a pair or worse: high pairs win nothing else, and both must have drawn."""
    if made <= NO_PAIR or not is_alone(table, seat):
        return False
    if last_draw(table, seat) == 0 or fewest_drawn(table, seat) == 0:
        return False
    paired = paired_ranks(table, seat)
    return paired == 0 or paired >= SEVEN


def worst_raise(table: Table, seat: int, bettor: int) -> int:
    """The worst hand to raise a bet with, or to raise a raise with."""
    if table.seats == 2:
        if level(table) > 1:
            return RERAISES_HEADS_UP[bettor]
        return RAISES_HEADS_UP[bettor][min(last_draw(table, seat), 2)]
    return RERAISES_RING[bettor] if level(table) > 1 else RAISES_RING[bettor]


def worst_call(table: Table, seat: int, bettor: int) -> int:
    """The worst hand to call with: less against raises and with more opponents."""
    if table.seats == 2:
        worst = CALLS_HEADS_UP[bettor][min(last_draw(table, seat), 2)]
    else:
        worst = worst_call_in_a_ring(table, seat, bettor)
    if level(table) > 1:
        worst = min(worst, JACK_LOW if table.seats == 2 and level(table) == 2 else NINE_LOW)
    if is_alone(table, seat):
        return worst
    return min(worst, NINE_LOW if bettor == 0 else TEN_LOW)


def worst_call_in_a_ring(table: Table, seat: int, bettor: int) -> int:
    """Three or more dealt in: the worst hand to call one opponent's bet with."""
    if bettor == 0 and last_draw(table, seat) > 0 and odds(table, seat) >= 50:
        return TEN_LOW
    return CALLS_RING[bettor]


def catches_bluff(table: Table, seat: int, bettor: int) -> bool:
    """Whether a pair of sixes or lower, nothing above an eight, calls one drawer at 7 to 1."""
    if bettor == 0 or last_draw(table, seat) == 0 or level(table) > 1:
        return False
    if rank_set(table, seat) > LOW_RANKS or count(draw_ranks(table, seat)) < 4:
        return False
    is_low_pair = 0 < paired_ranks(table, seat) < SEVEN
    return is_low_pair and is_alone(table, seat) and odds(table, seat) >= 70
