"""The textbook after the first and the second draw.

A pat hand here is a nine or better after the first draw, a ten or better after the second.
"""

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
    rank_set,
)
from tripledraw.policies.tables import (
    CUTOFF,
    EIGHT,
    EIGHT_FIVE,
    EIGHT_SEVEN,
    EIGHT_SIX,
    HIJACK,
    NINE,
    NINE_LOW,
    NINE_SIX,
    TEN_LOW,
    TIERS,
    TWO,
    UNDER_THE_GUN,
)
from tripledraw.rules.betting import to_call
from tripledraw.rules.seats import count
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, FOLD, HAND_CARDS, RAISE

AFTER_FIRST_DRAW, AFTER_SECOND_DRAW = 2, 3


def wish_between_draws(table: Table, seat: int) -> int:
    """The wish of a seat in the second or third betting round."""
    made = made_hand(table, seat)
    owes = to_call(table, seat) > 0
    if is_snowing(table, seat, made):
        return RAISE if not owes or level(table) == 1 else FOLD
    now = cards_to_draw(table, seat, made)
    if not owes:
        return RAISE if bets(table, seat, made, now) else CALL
    bettor = last_draw(table, table.aggressor)
    if now == 0:
        return RAISE if raises_pat(table, seat, made, bettor) else CALL
    if now < bettor:
        return RAISE if squeezes(table, seat, now) else CALL
    return CALL if calls_to_draw(table, seat, now, bettor) else FOLD


def cards_to_draw(table: Table, seat: int, made: int) -> int:
    """How many cards the seat means to draw next, 0 with a pat hand."""
    if made <= (NINE_LOW if table.betting_round == AFTER_FIRST_DRAW else TEN_LOW):
        return 0
    now = HAND_CARDS - count(draw_ranks(table, seat))
    if now == 2 and table.betting_round == AFTER_SECOND_DRAW and rank_set(table, seat) & NINE:
        return 1
    return now


def bets(table: Table, seat: int, made: int, now: int) -> bool:
    """Whether to bet where nobody has, by who drew fewer cards."""
    mine = last_draw(table, seat)
    theirs = fewest_drawn(table, seat)
    if mine < theirs:
        return bets_ahead(table, seat, now)
    if mine == theirs:
        return bets_level(table, seat, made, now)
    if not is_last(table, seat):
        return False
    return now == 0 or now < theirs or now == theirs >= 2


def bets_ahead(table: Table, seat: int, now: int) -> bool:
    """Fewer drawn than anybody: always bet, except two unimproved cards against three."""
    if last_draw(table, seat) != 2 or now < 2:
        return True
    if not is_alone(table, seat):
        return False
    return fewest_drawn(table, seat) > 3 or TIERS[draw_ranks(table, seat)] >= HIJACK


def bets_level(table: Table, seat: int, made: int, now: int) -> bool:
    """As many drawn as the best of them: bet what improved, and good draws when last."""
    mine = last_draw(table, seat)
    if made <= EIGHT_SEVEN or now < mine:
        return True
    if now == 0:
        return made <= NINE_SIX or table.betting_round == AFTER_SECOND_DRAW
    if now > mine or not is_last(table, seat):
        return False
    lows = draw_ranks(table, seat)
    if table.betting_round == AFTER_FIRST_DRAW:
        return mine >= 2 and TIERS[lows] >= HIJACK
    smooth = lows & TWO != 0 and lows & EIGHT == 0
    return mine == 1 and count(lows) == 4 and smooth and TIERS[lows] == UNDER_THE_GUN


def raises_pat(table: Table, seat: int, made: int, bettor: int) -> bool:
    """Whether a pat hand raises, by what the bettor drew; else it calls."""
    if made <= EIGHT_FIVE:
        return True
    if bettor >= 2:
        return made <= NINE_LOW and level(table) <= 2
    if bettor == 1 and table.betting_round == AFTER_FIRST_DRAW:
        return made <= EIGHT_SEVEN and level(table) <= 2
    if bettor == 1:
        drew_more = last_draw(table, seat) > bettor
        return made <= (NINE_LOW if drew_more else EIGHT_SIX) and level(table) == 1
    return made <= EIGHT_SIX and level(table) <= 2


def squeezes(table: Table, seat: int, now: int) -> bool:
    """Whether a draw that overtook the bettor raises, to make a third player pay for it."""
    if table.betting_round != AFTER_FIRST_DRAW or level(table) > 1 or now > 1:
        return False
    return not is_alone(table, seat) or TIERS[draw_ranks(table, seat)] >= HIJACK


def calls_to_draw(table: Table, seat: int, now: int, bettor: int) -> bool:
    """Whether a draw no better than the bettor's pays to go on."""
    if now >= 3:
        return calls_with_three_to_come(table, seat, bettor)
    if bettor == 0 or (level(table) >= 2 and bettor == 1):
        return calls_to_beat_pat(table, seat, now)
    if now == 1:
        return True
    if table.betting_round == AFTER_FIRST_DRAW:
        return level(table) <= 2
    return bettor >= 2 or TIERS[draw_ranks(table, seat)] >= CUTOFF or odds(table, seat) >= 50


def calls_to_beat_pat(table: Table, seat: int, now: int) -> bool:
    """Against what is likely a made hand: one or two cards to come."""
    lows = draw_ranks(table, seat)
    first = table.betting_round == AFTER_FIRST_DRAW
    if now == 1:
        return first or TIERS[lows] == UNDER_THE_GUN or odds(table, seat) >= 45
    if first:
        return lows & TWO != 0 or odds(table, seat) >= 50
    return odds(table, seat) >= 75


def calls_with_three_to_come(table: Table, seat: int, bettor: int) -> bool:
    """Two low ranks: once, after the first draw, with a deuce or a price."""
    lows = draw_ranks(table, seat)
    if table.betting_round != AFTER_FIRST_DRAW or level(table) > 1 or count(lows) < 2:
        return False
    if bettor >= 2:
        return lows & TWO != 0 or odds(table, seat) >= 40
    return lows & TWO != 0 and odds(table, seat) >= 60
