"""The textbook before the first draw: who enters the pot, and how."""

from tripledraw.policies.reading import behind, draw_ranks, made_hand
from tripledraw.policies.tables import (
    BUTTON,
    CUTOFF,
    EIGHT_SEVEN,
    HIJACK,
    LATE,
    NINE_LOW,
    RERAISES,
    ROUGH_FOURS,
    SEVEN_EIGHT,
    TIERS,
    UNDER_THE_GUN,
    V_ANYBODY,
    V_HEADS_UP,
    V_LATE_OPENER,
)
from tripledraw.rules.betting import to_call
from tripledraw.rules.seats import count
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, FOLD, RAISE


def wish_before_the_draw(table: Table, seat: int) -> int:
    """The wish of a seat in the first betting round."""
    made = made_hand(table, seat)
    lows = draw_ranks(table, seat)
    if table.seats == 2:
        if table.bets == 1:
            return first_in_heads_up(table, seat, made, lows)
        return facing_raise_heads_up(table, made, lows)
    if table.bets == 1:
        return first_in(table, seat, made, lows)
    if made <= EIGHT_SEVEN:
        return RAISE
    if table.bets == 2:
        return facing_one_raise(table, seat, made, lows)
    return facing_more(table, seat, lows)


def first_in_heads_up(table: Table, seat: int, made: int, lows: int) -> int:
    """Two dealt in, nobody has raised: the button, or the big blind after a limp."""
    if seat == table.big_blind_seat:
        return RAISE if made <= NINE_LOW or RERAISES[lows] >= V_HEADS_UP else CALL
    return RAISE if is_playable_heads_up(lows) else FOLD


def is_playable_heads_up(lows: int) -> bool:
    """Any two low ranks but seven and eight; a pat ten always holds three."""
    return count(lows) >= 2 and lows != SEVEN_EIGHT


def facing_raise_heads_up(table: Table, made: int, lows: int) -> int:
    """Two dealt in and a raise to answer."""
    if made <= NINE_LOW:
        return RAISE
    if table.bets == 2:
        if RERAISES[lows] >= V_HEADS_UP:
            return RAISE
        return CALL if is_playable_heads_up(lows) else FOLD
    if table.bets == 3 and count(lows) == 4 and lows not in ROUGH_FOURS:
        return RAISE
    return CALL if count(lows) >= 2 else FOLD


def first_in(table: Table, seat: int, made: int, lows: int) -> int:
    """Three or more dealt in, nobody has raised: raise or fold, never limp."""
    if seat == table.big_blind_seat:
        return RAISE if made <= NINE_LOW or TIERS[lows] >= HIJACK else CALL
    place = min(behind(table, seat), UNDER_THE_GUN)
    if made <= EIGHT_SEVEN or (made <= NINE_LOW and place <= CUTOFF):
        return RAISE
    return RAISE if TIERS[lows] >= place else FOLD


def facing_one_raise(table: Table, seat: int, made: int, lows: int) -> int:
    """Three or more dealt in, one raise: by how many act behind the opener, and callers."""
    opener_behind = behind(table, table.opener)
    best_v = RERAISES[lows]
    if made <= NINE_LOW or best_v == V_ANYBODY:
        return RAISE
    if best_v == V_LATE_OPENER and opener_behind <= LATE and table.callers == 0:
        return RAISE
    if seat == table.big_blind_seat:
        defends = is_defended_by_big_blind(table, lows, opener_behind)
    elif seat == table.small_blind_seat:
        needed = CUTOFF if opener_behind <= LATE else HIJACK
        defends = count(lows) >= 3 and TIERS[lows] >= needed
    else:
        needed = HIJACK if table.callers else UNDER_THE_GUN
        defends = count(lows) >= 3 and TIERS[lows] >= needed
    return CALL if defends else FOLD


def is_defended_by_big_blind(table: Table, lows: int, opener_behind: int) -> bool:
    """Whether the big blind, who closes the betting at a discount, sees the draw."""
    if opener_behind <= LATE:
        return is_playable_heads_up(lows)
    if table.callers:
        return TIERS[lows] >= BUTTON
    needed = BUTTON if opener_behind == CUTOFF else CUTOFF
    return count(lows) >= 3 or TIERS[lows] >= needed


def facing_more(table: Table, seat: int, lows: int) -> int:
    """Three or more dealt in, two raises or more."""
    cards = count(lows)
    strong = TIERS[lows] >= HIJACK
    if cards == 4:
        return RAISE if strong and table.bets == 3 else CALL
    if cards >= 2 and to_call(table, seat) <= table.small_bet:
        return CALL
    return CALL if cards == 3 and strong else FOLD
