"""The public tables that a new room opens by itself; amounts are play chips.

Their names are figures, and words that are the same in every language.
"""

from tripledraw.room.terms import Terms

USUAL = {
    "usual-1": Terms(name="5/10", small_bet=5, bots=3),
    "usual-2": Terms(name="10/20", small_bet=10, bots=3),
    "usual-3": Terms(name="10/20 1-1", small_bet=10, chairs=2, bots=1),
    "usual-4": Terms(name="50/100", small_bet=50),
    "usual-5": Terms(name="100/200", small_bet=100, speed="fast"),
    "usual-6": Terms(name="Sit & Go 6", kind="sit_and_go", buy_in_min=500, bots=3),
    "usual-7": Terms(name="Sit & Go 1-1", kind="sit_and_go", chairs=2, buy_in_min=500, bots=1),
}
