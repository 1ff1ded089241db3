"""The words of the rules as small integers: actions, phases, options.

Actions are one integer each: `FOLD`, `CALL` (a check where nothing is owed), `RAISE` (a bet,
a raise or the completion of a short bet) and `DRAW + mask`, where bit i of the mask throws
away the card in position i; `DRAW` alone stands pat.
"""

MAX_SEATS, HAND_CARDS, DECK_CARDS, ROUNDS, DRAWS = 6, 5, 52, 4, 3
NOBODY = -1
UNKNOWN = -1

FOLD, CALL, RAISE, DRAW = 0, 1, 2, 3
DRAW_MASKS = 32

# RESTOCKING waits for the order of a reshuffle; SHOWING for the unknown cards of a recorded hand.
BETTING, DRAWING, RESTOCKING, SHOWING, OVER = 0, 1, 2, 3, 4

CAPPED, ROBERTS, TOURNAMENT = 0, 1, 2
HALF_BET, FULL_BET = 0, 1
STANDARD, STARS, EVERYTHING = 0, 1, 2
MOVING_BUTTON, DEAD_BUTTON = 0, 1
