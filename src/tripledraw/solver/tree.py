"""The public betting tree of one heads-up round, played out by the rules themselves.

`rules.flow` says what is legal, what it costs and when the round is over; here every line is only
written down. Seat 0 is the big blind, first after each draw; seat 1 is the button.
"""

from functools import lru_cache
from typing import Any, NamedTuple

from tripledraw.errors import StakesError
from tripledraw.rules.betting import open_round, to_call
from tripledraw.rules.flow import act, clear, deal, is_legal, settle_round
from tripledraw.rules.table import Table
from tripledraw.rules.words import (
    BETTING,
    CALL,
    FOLD,
    HAND_CARDS,
    NOBODY,
    RAISE,
    ROUNDS,
    UNKNOWN,
)
from tripledraw.setup import set_table
from tripledraw.stakes import MAX_CHIPS, Stakes

Array = Any  # an array of NumPy, which is not needed to read this module

BIG_BLIND, BUTTON = 0, 1
"""The seats of every tree: the big blind is first to act after a draw."""

ACTIONS = (FOLD, CALL, RAISE)
"""The columns of `Tree.children`: a call of nothing is a check, a raise of nothing a bet."""

ILLEGAL = -1
"""No child: the rules forbid the action, or it is a fold where a check is free."""

DEEP_BETS = 1_000
"""Big bets behind each seat where no stacks are given: no capped hand needs them all."""

MOST_NODES = 1_000
"""More decisions than these in one round are refused: stacks too deep to bet without a cap."""


class Tree(NamedTuple):
    """One round's decisions and ends as arrays, for compiled code; read only.

    Decision 0 is the first and a decision comes before those after it, so a loop forward carries
    ranges down the tree and a loop backward brings values up. With ``n`` decisions, child ``c``
    of ``children`` is decision ``c`` where ``c < n`` and else the end ``c - n``. Where nobody can
    bet there is no decision and one end.

    ``actor``     int8[n]: who acts, BIG_BLIND or BUTTON
    ``children``  int32[n, 3]: what comes of FOLD, CALL, RAISE; ILLEGAL where one is not open
    ``folder``    int8[m]: who folded at each end, NOBODY where both are in
    ``added``     int64[m, 2]: chips that each seat has put in during the round, blinds and antes
                  too in the first; what nobody called has gone back
    """

    actor: Array
    children: Array
    folder: Array
    added: Array


def round_tree(stakes: Stakes, betting_round: int, stacks: tuple[int, int] | None = None) -> Tree:
    """The tree of one betting round, 1 to 4, under these stakes.

    ``stacks`` are the chips behind the big blind and the button when the round begins, in the
    first before the blinds and antes; without them nobody runs out. Raises `StakesError` for
    stacks that are none and for a tree of more than `MOST_NODES` decisions.
    """
    return _tree(stakes, betting_round, tuple(stacks or deep_stacks(stakes)))


@lru_cache(maxsize=128)
def _tree(stakes: Stakes, betting_round: int, stacks: tuple[int, int]) -> Tree:
    return _arrays(*_grown(opened_table(stakes, betting_round, stacks)))


def deep_stacks(stakes: Stakes) -> tuple[int, int]:
    """Stacks that outlast every capped round; StakesError where no cap ends the betting."""
    if stakes.cap == 0 or stakes.heads_up_cap != "capped":
        raise StakesError("the stacks are missing: without a cap they alone end the betting")
    deep = min(DEEP_BETS * stakes.big_bet, MAX_CHIPS // 2)
    return deep, deep


def opened_table(stakes: Stakes, betting_round: int, stacks: tuple[int, int]) -> Table:
    """A table of two where this round has just been opened, their hands unknown."""
    if betting_round not in range(1, ROUNDS + 1):
        raise StakesError(f"the betting round is {betting_round!r}; the rounds are 1 to {ROUNDS}")
    table = Table()
    # A table is set with chips for everybody; who is all-in is told to the rules below.
    seated = stacks if betting_round == 1 else [stack or 1 for stack in stacks]
    set_table(table, seated, stakes, BUTTON, None, {})
    for seat in (BIG_BLIND, BUTTON):
        table.hole[seat] = [UNKNOWN] * HAND_CARDS
    if betting_round == 1:
        deal(table)
        return table
    clear(table)
    table.stacks[:2] = list(stacks)
    table.able = sum(1 << seat for seat in (BIG_BLIND, BUTTON) if stacks[seat])
    table.phase = BETTING
    open_round(table, betting_round)
    settle_round(table)
    return table


def choices(table: Table) -> list[int]:
    """What the actor may do, without the fold where a check is free."""
    free = to_call(table, table.actor) == 0
    return [act for act in ACTIONS if is_legal(table, act) and not (act == FOLD and free)]


def lines(tree: Tree) -> tuple[str, ...]:
    """How every decision and then every end is reached, a letter an action.

    ``x`` check, ``b`` bet, ``f`` fold, ``c`` call, ``r`` raise: "xbrc". The big blind who may
    check in the first round has the letters of one who may bet.
    """
    count = len(tree.actor)
    found = [""] * (count + len(tree.folder))
    for node in range(count):
        for action in ACTIONS:
            child = int(tree.children[node, action])
            if child != ILLEGAL:
                found[child] = found[node] + letter(tree, node, action)
    return tuple(found)


def letter(tree: Tree, node: int, action: int) -> str:
    """The letter of an action: a fold is open exactly where there is something to call."""
    return ("fcr" if tree.children[node, FOLD] != ILLEGAL else " xb")[action]


def _grown(root: Table) -> tuple[list[Table], list[Table], dict[tuple[int, int], Table]]:
    """Decisions in order, ends, and which table an action at a decision leads to."""
    decisions: list[Table] = []
    ends: list[Table] = []
    after: dict[tuple[int, int], Table] = {}
    waiting = [root]
    while waiting:
        table = waiting.pop()
        if table.phase != BETTING:
            ends.append(table)
            continue
        node = len(decisions)
        decisions.append(table)
        if node == MOST_NODES:
            raise StakesError(
                f"the betting has more than {MOST_NODES} decisions; "
                "it needs a cap or shorter stacks"
            )
        for action in reversed(choices(table)):
            twin = table.copy()
            act(twin, action)
            after[node, action] = twin
            waiting.append(twin)
    return decisions, ends, after


def _arrays(decisions: list[Table], ends: list[Table], after: dict[tuple[int, int], Table]) -> Tree:
    import numpy as np  # of the extra "solver"; the rules never need it

    number = {id(table): index for index, table in enumerate(decisions + ends)}
    children = np.full((len(decisions), len(ACTIONS)), ILLEGAL, np.int32)
    for (node, action), table in after.items():
        children[node, action] = number[id(table)]
    actor = np.array([table.actor for table in decisions], np.int8)
    folder = np.array([_folder(table) for table in ends], np.int8)
    added = np.array([_added(table) for table in ends], np.int64).reshape(-1, 2)
    for array in (actor, children, folder, added):
        array.flags.writeable = False
    return Tree(actor, children, folder, added)


def _folder(table: Table) -> int:
    return {1 << BIG_BLIND: BUTTON, 1 << BUTTON: BIG_BLIND}.get(table.live, NOBODY)


def _added(table: Table) -> list[int]:
    """Levels begin at nothing here; the ante of the big blind counts for nobody's level."""
    return [table.levels[BIG_BLIND] + table.dead, table.levels[BUTTON]]
