"""The numbers of the textbook, apart from what is done with them.

Ranks are sets of bits, the deuce lowest. How good a hand must be is written as the order key
of the worst hand that will do: `EIGHT_SIX` is "an eight-six or better", and `made <= EIGHT_SIX`
asks for it. The tables were tuned for four bets a round over duplicate deals of two to six
seats.
"""

TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT = 1, 2, 4, 8, 16, 32, 64
NINE, TEN, JACK, QUEEN, KING, ACE = 128, 256, 512, 1024, 2048, 4096
LOW_RANKS = NINE - 1

# "x-y or better" is below x with the rank above y.
SEVEN_FIVE = SEVEN + SIX - 1
SEVEN_SIX = EIGHT - 1
EIGHT_FIVE = EIGHT + SIX - 1
EIGHT_SIX = EIGHT + SEVEN - 1
EIGHT_SEVEN = NINE - 1
NINE_FIVE = NINE + SIX - 1
NINE_SIX = NINE + SEVEN - 1
NINE_SEVEN = NINE + EIGHT - 1
NINE_LOW = TEN - 1
TEN_SEVEN = TEN + EIGHT - 1
TEN_LOW = JACK - 1
JACK_LOW = QUEEN - 1
KING_LOW = ACE - 1
NO_PAIR = 2 * ACE - 1
NOTHING = -1

MOST_BETS = 4

# First in before the draw: the earliest place at the table from which the low ranks of a hand
# are worth a raise, told by the players who act behind it, blinds included. 0 is never.
UNDER_THE_GUN, HIJACK, CUTOFF, BUTTON = 5, 4, 3, 2
# fmt: off
TIERS = (
    #   -    2    3   23    4   24   34  234    5   25   35  235   45  245  345 2345
       0,   0,   0,   2,   0,   2,   1,   5,   0,   2,   1,   5,   0,   5,   2,   5,  # -
       0,   1,   1,   5,   0,   4,   3,   5,   0,   4,   2,   5,   1,   5,   2,   0,  # 6
       0,   2,   1,   5,   0,   5,   3,   5,   0,   5,   3,   5,   2,   5,   4,   0,  # 7
       0,   4,   2,   5,   1,   5,   3,   0,   1,   5,   3,   0,   2,   0,   0,   0,  # 67
       0,   1,   0,   5,   0,   5,   3,   5,   0,   4,   3,   5,   2,   5,   4,   0,  # 8
       0,   4,   2,   5,   2,   5,   4,   0,   1,   5,   4,   0,   2,   0,   0,   0,  # 68
       0,   3,   2,   5,   1,   5,   3,   0,   1,   5,   3,   0,   2,   0,   0,   0,  # 78
       1,   5,   2,   0,   2,   0,   0,   0,   1,   0,   0,   0,   0,   0,   0,   0,  # 678
)
# fmt: on

# Facing one raise before the draw: against whom the low ranks are worth another. A late
# opener has two players behind at most, and nobody has called.
V_HEADS_UP, V_LATE_OPENER, V_ANYBODY = 1, 2, 3
# fmt: off
RERAISES = (
    #   -    2    3   23    4   24   34  234    5   25   35  235   45  245  345 2345
       0,   0,   0,   0,   0,   0,   0,   2,   0,   0,   0,   2,   0,   2,   1,   3,  # -
       0,   0,   0,   2,   0,   2,   0,   3,   0,   2,   0,   3,   0,   3,   2,   0,  # 6
       0,   0,   0,   2,   0,   2,   2,   3,   0,   2,   2,   3,   0,   3,   3,   0,  # 7
       0,   2,   1,   3,   0,   3,   3,   0,   0,   3,   3,   0,   2,   0,   0,   0,  # 67
       0,   0,   0,   2,   0,   2,   2,   3,   0,   2,   2,   3,   0,   3,   3,   0,  # 8
       0,   2,   1,   3,   0,   3,   3,   0,   0,   3,   3,   0,   3,   0,   0,   0,  # 68
       0,   0,   0,   3,   0,   3,   3,   0,   0,   3,   3,   0,   3,   0,   0,   0,  # 78
       0,   3,   3,   0,   2,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,  # 678
)
# fmt: on

LATE = 2

# Low in name only: with two of these the button folds heads-up.
SEVEN_EIGHT = SEVEN + EIGHT

# Four low ranks of which many cards make a straight or a bad hand.
ROUGH_FOURS = (
    THREE + FOUR + FIVE + SIX,
    THREE + FIVE + SIX + SEVEN,
    THREE + SIX + SEVEN + EIGHT,
    FOUR + FIVE + SIX + SEVEN,
    FOUR + FIVE + SIX + EIGHT,
    FOUR + FIVE + SEVEN + EIGHT,
    FOUR + SIX + SEVEN + EIGHT,
    FIVE + SIX + SEVEN + EIGHT,
)

# Straights of low ranks that are better without the card below the highest.
DRAWS_TO_THE_TOP = (
    THREE + FOUR + FIVE + SIX + SEVEN,
    FOUR + FIVE + SIX + SEVEN + EIGHT,
)

# At bigger tables 2378, 2478, 2578 and 2678 are better drawn to without the eight.
BIG_TABLE = 4
EIGHT_TO_DROP = TWO + SEVEN + EIGHT

# A first draw that nobody has declared yet.
USUAL_FIRST_DRAW = 2

# How often a hopeless hand stands pat as a bluff, as a share of all 32-bit numbers.
SNOW_ON_SECOND_DRAW = 18 * 2**32 // 100
SNOW_ON_LAST_DRAW = 2**32 // 2

# After the last draw. Rows: the other's last draw was 0, 1, 2 or more; columns: so was mine.
# The worst hand to bet, last to act and with somebody behind:
BETS_LAST = (
    (EIGHT_SEVEN, NINE_LOW, NINE_LOW),
    (NINE_SEVEN, JACK_LOW, JACK_LOW),
    (NINE_LOW, JACK_LOW, JACK_LOW),
)
BETS_FIRST = (
    (EIGHT_SIX, NOTHING, NOTHING),
    (TEN_SEVEN, JACK_LOW, NOTHING),
    (TEN_LOW, JACK_LOW, JACK_LOW),
)
# The worst hand to raise a bet with, to raise a raise with, and to call a bet with:
RAISES_HEADS_UP = (
    (SEVEN_SIX, EIGHT_SIX, EIGHT_SIX),
    (EIGHT_SIX, EIGHT_SEVEN, NINE_FIVE),
    (NINE_SEVEN, NINE_SEVEN, NINE_SEVEN),
)
RERAISES_HEADS_UP = (SEVEN_FIVE, SEVEN_SIX, EIGHT_SIX)
CALLS_HEADS_UP = (
    (TEN_SEVEN, JACK_LOW, JACK_LOW),
    (JACK_LOW, NO_PAIR, NO_PAIR),
    (NO_PAIR, NO_PAIR, NO_PAIR),
)
# With three or more dealt in, my own draw counts only against a pat hand: having drawn I call
# that one with a ten if the pot pays five to one.
RAISES_RING = (EIGHT_FIVE, EIGHT_SEVEN, NINE_SIX)
RERAISES_RING = (EIGHT_FIVE, SEVEN_SIX, NOTHING)
CALLS_RING = (NINE_LOW, KING_LOW, NO_PAIR)
