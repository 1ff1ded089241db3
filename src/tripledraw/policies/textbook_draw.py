"""The textbook at the draw: pat or break, what to keep, when to stand pat as a bluff."""

from tripledraw.cards import rank, suit
from tripledraw.policies.reading import (
    draw_ranks,
    expected_draw,
    highest,
    is_alone,
    is_snowing,
    made_hand,
    may_bet_on,
    opponents,
    rank_set,
)
from tripledraw.policies.tables import (
    BIG_TABLE,
    EIGHT,
    EIGHT_SEVEN,
    EIGHT_TO_DROP,
    JACK_LOW,
    LOW_RANKS,
    NINE,
    NINE_LOW,
    NINE_SEVEN,
    NINE_SIX,
    NO_PAIR,
    ROUGH_FOURS,
    SNOW_ON_LAST_DRAW,
    SNOW_ON_SECOND_DRAW,
    TEN,
    TEN_LOW,
)
from tripledraw.rules.seats import count
from tripledraw.rules.table import Table
from tripledraw.rules.words import DRAW, DRAWS, HAND_CARDS


def draw(table: Table, seat: int, chance: int) -> int:
    """The draw of a seat, bluffs included."""
    return DRAW if snows(table, seat, chance) else honest_draw(table, seat)


def honest_draw(table: Table, seat: int) -> int:
    """The draw that makes the best hand."""
    made = made_hand(table, seat)
    if stands_pat(table, seat, made):
        return DRAW
    return DRAW + throw_mask(table, seat, kept_ranks(table, seat))


def snows(table: Table, seat: int, chance: int) -> bool:
    """Whether the seat stands pat on a pair or worse, for the first time or again."""
    made = made_hand(table, seat)
    if table.betting_round == 1 or made <= NO_PAIR or not may_bet_on(table, seat):
        return False
    if is_snowing(table, seat, made):
        return True
    often = SNOW_ON_LAST_DRAW if table.betting_round == DRAWS else SNOW_ON_SECOND_DRAW
    return (
        chance < often
        and is_alone(table, seat)
        and count(draw_ranks(table, seat)) <= 2
        and expected_draw(table, seat) >= 1
    )


def stands_pat(table: Table, seat: int, made: int) -> bool:
    """Whether a made hand is kept, by the draws that the others are expected to take."""
    if made <= EIGHT_SEVEN:
        return True
    if made > JACK_LOW:
        return False
    alone = is_alone(table, seat)
    expected = expected_draw(table, seat)
    if alone and expected >= 1 and not may_bet_on(table, seat):
        # What a better hand could still win by betting does not count any more.
        return made <= NINE_LOW or table.betting_round == DRAWS
    if table.betting_round == 1:
        return pats_first_draw(made, alone)
    if table.betting_round == 2:
        return pats_second_draw(made, alone, expected)
    seen = opponents(table, seat) & table.must_draw == 0
    return pats_last_draw(made, alone, expected, seen)


def pats_first_draw(made: int, alone: bool) -> bool:
    """Nines before the first draw."""
    if made <= NINE_SIX:
        return alone or not breaks_well(made)
    return made <= NINE_SEVEN and alone and not breaks_well(made)


def pats_second_draw(made: int, alone: bool, expected: int) -> bool:
    """Nines and tens before the second draw."""
    if made > NINE_LOW:
        return made <= TEN_LOW and alone and expected >= 1 and lower_four(made) > LOW_RANKS
    ahead = expected >= 2 or not breaks_well(made)
    if made <= NINE_SIX:
        return alone or ahead
    return ahead and expected >= 1 and (alone or made <= NINE_SEVEN)


def pats_last_draw(made: int, alone: bool, expected: int, seen: bool) -> bool:
    """Nines, tens and jacks before the last draw."""
    if made <= NINE_LOW:
        return expected >= 1 or made <= NINE_SEVEN or not breaks_well(made)
    if made <= TEN_LOW:
        return expected >= (1 if alone else 2)
    return alone and (expected >= 2 or (expected == 1 and seen and not breaks_well(made)))


def lower_four(made: int) -> int:
    """The ranks below the top card of a hand without a pair."""
    return made & ~highest(made)


def breaks_well(made: int) -> bool:
    """Whether a hand without a pair leaves a smooth draw to an eight when broken."""
    lower = lower_four(made)
    return lower <= LOW_RANKS and lower not in ROUGH_FOURS


def kept_ranks(table: Table, seat: int) -> int:
    """The ranks to draw to: the low ones, and a nine or ten that is worth a card less."""
    keep = draw_ranks(table, seat)
    cards = count(keep)
    if (
        cards == 4
        and keep & EIGHT_TO_DROP == EIGHT_TO_DROP
        and table.betting_round == 1
        and table.seats >= BIG_TABLE
    ):
        return keep & ~EIGHT
    return keep | high_to_keep(table, seat) if cards == 3 else keep


def high_to_keep(table: Table, seat: int) -> int:
    """The nine or ten to keep beside three low ranks, or nothing."""
    ranks = rank_set(table, seat)
    last = table.betting_round == DRAWS
    if table.betting_round == 1:
        return 0
    if ranks & NINE:
        return NINE if last or is_alone(table, seat) else 0
    if ranks & TEN and last and is_alone(table, seat) and expected_draw(table, seat) >= 1:
        return TEN
    return 0


def throw_mask(table: Table, seat: int, keep: int) -> int:
    """The positions to throw away so that one card of each rank in `keep` is left."""
    mask = 0
    for i in range(HAND_CARDS):
        if not keep >> rank(table.hole[seat][i]) & 1 or has_better_twin(table, seat, keep, i):
            mask |= 1 << i
    return mask


def has_better_twin(table: Table, seat: int, keep: int, i: int) -> bool:
    """Whether another card of the same rank shares its suit with fewer of the kept ones."""
    cards = table.hole[seat]
    mates = suit_mates(table, seat, keep, i)
    for j in range(HAND_CARDS):
        if j != i and rank(cards[j]) == rank(cards[i]):
            others = suit_mates(table, seat, keep, j)
            if others < mates or (others == mates and j < i):
                return True
    return False


def suit_mates(table: Table, seat: int, keep: int, i: int) -> int:
    """How many cards of the ranks in `keep` have the suit of card `i`, itself among them."""
    cards = table.hole[seat]
    mates = 0
    for j in range(HAND_CARDS):
        if keep >> rank(cards[j]) & 1 and suit(cards[j]) == suit(cards[i]):
            mates += 1
    return mates
