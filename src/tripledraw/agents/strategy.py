"""A hand of two in the words of the packed strategy, and what the strategy does there."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache

from tripledraw.agents.chance import CHANCES
from tripledraw.beliefs.particles import draws_of
from tripledraw.beliefs.seen import Seen
from tripledraw.errors import SolverError
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAW, DRAWING, FOLD, RAISE
from tripledraw.solver.blueprint.play import Blueprint, Line
from tripledraw.stakes import Stakes

PLAYERS = 2


@cache
def shipped() -> Blueprint | None:
    """The strategy that comes with the package; None where there is none."""
    try:
        return Blueprint.load()
    except SolverError:
        return None


def fits(strategy: Blueprint, known: Seen) -> bool:
    """Whether a hand is the game of the strategy: two seats, its cap, usual blinds, deep stacks."""
    stakes = known.start.stakes
    return (
        known.seats == PLAYERS
        and not known.posts
        and None not in known.blinds
        and 0 < stakes.small_blind < stakes.big_blind
        and stakes.ante == stakes.big_blind_ante == 0
        and has_its_bets(strategy, stakes, min(known.start.stacks))
    )


def has_its_bets(strategy: Blueprint, stakes: Stakes, stack: int) -> bool:
    """Whether bets and cap are those of the strategy, and a stack is enough for all of them."""
    return (
        (stakes.big_blind, stakes.big_bet) == (stakes.small_bet, 2 * stakes.small_bet)
        and (stakes.cap, stakes.heads_up_cap) == (strategy.label.cap, "capped")
        and stack >= stakes.cap * 2 * (stakes.small_bet + stakes.big_bet)
    )


def by_strategy(strategy: Blueprint, known: Seen, table: Table, chance: int) -> int:
    """The action code that the strategy takes in rounds 1 to 3 and draws 1 and 2."""
    return by_line(strategy, line_of(known), table, chance)


def by_line(strategy: Blueprint, line: Line, table: Table, chance: int) -> int:
    """As `by_strategy` at the end of a line, with the hand of the table's actor."""
    hand = table.hole[table.actor]
    taken = pick(strategy.chances(line, hand), chance)
    if table.phase != DRAWING:
        return taken
    return DRAW + thrown(hand, strategy.keep(hand, table.betting_round - 1, taken))


def thrown(hand: Sequence[int], kept: Collection[int]) -> int:
    """The positions of a hand, as a mask, whose cards are not kept."""
    return sum(1 << i for i, card in enumerate(hand) if card not in kept)


def line_of(known: Seen) -> Line:
    """What both have done in the open, in a hand of two in which nobody is all-in."""
    return line_after(known, letters(known.codes[: first_draw(known)], owed=True))


def line_after(known: Seen, opening: str) -> Line:
    """What two have done in the open from the first draw on, after an opening round of them."""
    bets: list[list[int]] = [[]]
    draws: list[list[int]] = []
    begun = first_draw(known)
    for code, drawn in list(zip(known.codes, draws_of(known), strict=True))[begun:]:
        if code < DRAW:
            bets[-1].append(code)
            continue
        if len(draws) < len(bets):
            draws.append([])
        draws[-1].append(drawn)
        if len(draws[-1]) == PLAYERS:
            bets.append([])
    later = (letters(said, owed=False) for said in bets[1 : len(draws) + 1])
    return Line((opening, *later), tuple(map(tuple, draws)))


def first_draw(known: Seen) -> int:
    """Which decision of the hand is the first of the first draw, or would be the next one."""
    return next((i for i, code in enumerate(known.codes) if code >= DRAW), len(known.codes))


def letters(said: Iterable[int], *, owed: bool) -> str:
    """The codes of a round between two as letters (`solver.tree.lines`).

    ``owed`` says whether the first to act has something to call.
    """
    text = ""
    for code in said:
        text += {FOLD: "f", CALL: "c" if owed else "x", RAISE: "r" if owed else "b"}[code]
        owed = code == RAISE
    return text


def pick(chances: Mapping[int, float], chance: int) -> int:
    """The option on which a chance of 32 bits falls."""
    options: Sequence[int] = tuple(chances)
    point = chance / CHANCES * sum(chances.values())
    for option in options:
        point -= chances[option]
        if point < 0:
            return option
    return max(options, key=chances.__getitem__)
