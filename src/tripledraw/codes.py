"""Actions and their codes in the rules, both ways, and codes as short text for storing."""

from tripledraw.actions import Action, Bet, Call, Check, Draw, Fold, Raise
from tripledraw.discards import Discards, discard_mask
from tripledraw.errors import TripleDrawError
from tripledraw.rules.betting import to_call
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAW, DRAWING, FOLD, HAND_CARDS, NOBODY, RAISE

LETTERS = {"f": FOLD, "c": CALL, "r": RAISE}
BETTING_CODES = (FOLD, CALL, RAISE)


def action_of(table: Table, code: int) -> Action:
    """The action that a code stands for when the actor of the table says it.

    `CALL` is a check where nothing is owed, `RAISE` a bet where nobody has bet.
    """
    if code >= DRAW:
        return Discards(table.hole[table.actor])[code - DRAW]
    if code == FOLD:
        return Fold()
    if code == CALL:
        return Call() if to_call(table, table.actor) else Check()
    return Raise() if table.price else Bet()


def code_of(table: Table, action: Action) -> int:
    """The code of an action of the actor; `NOBODY` where it is not what one may say now.

    A call where nothing is owed, or a discard of a card not held, has no code.
    """
    if table.phase == DRAWING and isinstance(action, Draw):
        mask = discard_mask(table.hole[table.actor], action.cards)
        return NOBODY if mask < 0 else DRAW + mask
    for code in BETTING_CODES:
        if action_of(table, code) == action:
            return code
    return NOBODY


def code_text(code: int) -> str:
    """Write "f", "c", "r", or "d" with the positions thrown away, counted from 1."""
    if code >= DRAW:
        mask = code - DRAW
        return "d" + "".join(str(i + 1) for i in range(HAND_CARDS) if mask >> i & 1)
    return "fcr"[code]


def code_from_text(text: str) -> int:
    """The action code that `code_text` wrote; raises `TripleDrawError`."""
    if text in LETTERS:
        return LETTERS[text]
    positions = {str(i + 1): 1 << i for i in range(HAND_CARDS)}
    if not text.startswith("d") or len(set(text)) != len(text) or set(text[1:]) - set(positions):
        raise TripleDrawError(f"{text!r} is no stored action; it must be f, c, r or d with 1 to 5")
    return DRAW + sum(positions[digit] for digit in text[1:])
