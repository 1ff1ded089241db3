"""Whole hands in compiled code: chance and policies round the functions of the rules."""

from collections.abc import Callable, Iterable
from typing import Any

from tripledraw.batch.streams import Word, chance_at, lay_sorted, shuffle, stream_of
from tripledraw.policies import caller, random, showdown, textbook
from tripledraw.rules import drawing, flow
from tripledraw.rules.table import Table
from tripledraw.rules.words import (
    DECK_CARDS,
    DRAWING,
    DRAWS,
    HAND_CARDS,
    OVER,
    RESTOCKING,
    STANDARD,
)

Array = Any

RANDOM, SHOWDOWN, CALLER, TEXTBOOK = 0, 1, 2, 3
POLICIES = {"random": RANDOM, "showdown": SHOWDOWN, "caller": CALLER, "textbook": TEXTBOOK}
"""The names of the policies and the integers that stand for them in `choose`."""
CHANCE_POLICIES = frozenset({"random", "showdown"})


def chooser(names: Iterable[str]) -> Callable[[int, Table, int, int], int]:
    """The choice of policies that serves these: the smaller compiles in half the time."""
    return choose_by_chance if CHANCE_POLICIES.issuperset(names) else choose


def choose_by_chance(policy: int, table: Table, seat: int, chance: int) -> int:
    """What `random` or `showdown` does."""
    if policy == RANDOM:
        return random.act(table, seat, chance)
    return showdown.act(table, seat, chance)


def choose(policy: int, table: Table, seat: int, chance: int) -> int:
    """What any policy does."""
    if policy == TEXTBOOK:
        return textbook.act(table, seat, chance)
    if policy == CALLER:
        return caller.act(table, seat, chance)
    return choose_by_chance(policy, table, seat, chance)


def lay_order(table: Table, given: Array, hand: int, stream: Word, order: int, to: int) -> None:
    """Write order number `order` of a hand where the rules look for it: given, or made.

    Of one that is made from the stream, the places before `to` are enough.
    """
    if order < given.shape[1]:
        for place in range(DECK_CARDS):
            table.order[place] = given[hand, order, place]
    else:
        lay_sorted(table.order)
        shuffle(table.order, stream, order, 0, to)


def is_dealt_lazily(table: Table, given: Array) -> bool:
    """Whether the deck can be shuffled as cards leave it.

    Other reshuffles than `standard` look further ahead than the next seat's cards.
    """
    return given.shape[1] == 0 and table.reshuffle == STANDARD


def shuffle_on(table: Table, stream: Word, ready: int) -> int:
    """Shuffle on in the stub for the next seat's cards; gives how far the deck is shuffled."""
    needed = min(table.stub_top + table.burns + HAND_CARDS, DECK_CARDS)
    if needed <= ready:
        return ready
    shuffle(table.stub, stream, 0, ready, needed)
    return needed


def sit_down(table: Table, stacks: Array) -> None:
    """Give every seat the stack that it begins each hand with."""
    for seat in range(table.seats):
        table.stacks[seat] = stacks[seat]


def note_result(table: Table, stacks: Array, hand: int, profit: Array, draws: Array) -> None:
    """Note what a hand brought each seat and what each drew."""
    for seat in range(table.seats):
        profit[hand, seat] = table.stacks[seat] - stacks[seat]
        for draw in range(DRAWS):
            draws[hand, seat, draw] = table.drawn[seat][draw]


def kernel_with(choose: Any) -> Any:
    """The kernel that plays hands by this choice of policies, still to be compiled."""

    def play_hands(
        tables: Array,
        stacks: Array,
        players: Array,
        seed: Word,
        first: int,
        given: Array,
        profit: Array,
        actions: Array,
        draws: Array,
        reshuffles: Array,
        showdowns: Array,
        codes: Array,
    ) -> None:
        table = tables[0]
        for hand in range(len(profit)):
            stream = stream_of(seed, first + hand)
            ready = HAND_CARDS * table.seats if is_dealt_lazily(table, given) else DECK_CARDS
            sit_down(table, stacks)
            lay_order(table, given, hand, stream, 0, ready)
            flow.deal(table)
            done = 0
            while table.phase != OVER:
                if table.phase == RESTOCKING:
                    ready = DECK_CARDS
                    lay_order(table, given, hand, stream, table.reshuffles + 1, ready)
                    drawing.lay_stub(table)
                    flow.serve_on(table)
                    continue
                if table.phase == DRAWING and ready < DECK_CARDS:
                    ready = shuffle_on(table, stream, ready)
                code = choose(players[table.actor], table, table.actor, chance_at(stream, done))
                flow.act(table, code)
                if done < len(codes):
                    codes[done] = code
                done += 1
            note_result(table, stacks, hand, profit, draws)
            actions[hand] = done
            reshuffles[hand] = table.reshuffles
            showdowns[hand] = table.show_count > 0

    return play_hands
