"""What the rows and columns of the tables in research/exact stand for, by ranks 0..12."""

from itertools import combinations

import numpy as np
from tests.equity.by_rank import LOWS, RANKS, deck_without, read, ways_to_hold

BLANKS = "KQJK"
"""What the drawer of ``finish_chances`` threw, from the first on as many as it draws."""
LOW_CARDS = range(RANKS.index("8") + 1)
ONE_CARD_DRAWS = [
    keep for keep in combinations(LOW_CARDS, 4) if keep not in (read("4567"), read("5678"))
]
"""The range D1 of ``pat_or_break_last_draw``."""
TWO_CARD_DRAWS = [
    *(keep for keep in combinations(LOW_CARDS, 3) if keep[0] == RANKS.index("2")),
    *map(read, ("345", "347", "348")),
]
"""Its range D2: all with a deuce, and three more."""
NINES = [hand for hand in LOWS if hand[-1] <= RANKS.index("9")]
"""Its range pat9orbetter."""


def lows_of(name):
    """The hands of a class: "86" by two ranks, "T" by one."""
    top = read(name)[::-1]
    return [hand for hand in LOWS if hand[::-1][: len(top)] == top]


def mean_of_class(hands, keep, figures):
    """The mean of figures against a keep, each hand as likely as the cards left allow."""
    return np.average(figures, weights=ways_to_hold(hands, deck_without(keep)))


def means_by_class(table, keeps, figures):
    """A mean for each row, a class, and keep; ``figures`` says what hands win of a keep."""
    return [
        [mean_of_class(hands, keep, figures(hands, keep)) for keep in map(read, keeps)]
        for hands in map(lows_of, table.rows)
    ]
