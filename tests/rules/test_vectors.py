"""The rules pass every vector of the written rules.

Where a vector is a part of a hand (a betting round, a draw, a division of pots) the table is set
to that moment and moved by the functions of the rules alone.
"""

from collections import Counter
from typing import Any

import pytest
from tests.driving import IN_ORDER, hand_of, offers, play_out, throw_all
from tests.reference.hands import classes
from tests.vectors.loader import KINDS, Vector, vectors

from tripledraw import cards
from tripledraw.hands.evaluator import number
from tripledraw.rules import betting, drawing, showdown
from tripledraw.rules.flow import is_legal
from tripledraw.rules.seats import next_in
from tripledraw.rules.table import Table
from tripledraw.rules.words import BETTING, CALL, DRAWING, FOLD, NOBODY, RAISE, RESTOCKING
from tripledraw.stakes import HEADS_UP_CAPS, RESHUFFLES, SHORT_ALL_INS

CODES = {"fold": FOLD, "check": CALL, "call": CALL, "raise_to": RAISE}


def test_every_vector_is_of_a_kind_driven_here() -> None:
    assert sum(len(vectors(kind)) for kind in KINDS) == 79


@pytest.mark.parametrize("vector", vectors("rank"), ids=str)
def test_rank(vector: Vector) -> None:
    assert number(vector.input) == vector.expect


# ---------------------------------------------------------------- one betting round


def betting_table(given: dict[str, Any]) -> Table:
    """The table at the first decision of the round; seat 0 acts first, the button last."""
    names = given["order"]
    table = Table(seats=len(names), button=len(names) - 1, phase=BETTING, betting_round=1)
    table.small_bet = table.big_bet = given["bet"]
    table.cap = given["cap"]
    table.heads_up_cap = HEADS_UP_CAPS[given["heads_up_cap"]]
    table.short_all_in = SHORT_ALL_INS[given["short_all_in"]]
    table.full_level = table.price = given["L"]
    table.bets = given["count"]
    for seat, name in enumerate(names):
        table.stacks[seat] = given["stacks_behind"][name]
        table.commits[seat] = table.levels[seat] = given["commit"][name]
        table.live |= 1 << seat
        table.able |= (table.stacks[seat] > 0) << seat
    betting.start_action(table, table.button)
    return table


def legal_on(table: Table) -> dict[str, int]:
    if betting.is_round_over(table):
        return {}
    owed = betting.to_call(table, table.actor)
    legal = {"fold": 0, "call": owed} if owed else {"check": 0}
    assert is_legal(table, FOLD)
    assert is_legal(table, CALL)
    if is_legal(table, RAISE):
        legal["raise_to"] = betting.wager_target(table, table.actor)
    return legal


@pytest.mark.parametrize("vector", vectors("betting"), ids=str)
def test_betting(vector: Vector) -> None:
    names = vector.input["order"]
    table = betting_table(vector.input)
    trace = []
    for action in vector.input["actions"]:
        trace.append([names[table.actor], action, legal_on(table)])
        betting.bet(table, CODES[action])
        table.actor = next_in(table.must_act, table.actor)
    assert trace == vector.expect["trace"]
    assert {
        "next": None if betting.is_round_over(table) else names[table.actor],
        "legal": legal_on(table),
        "commit": dict(zip(names, table.commits, strict=False)),
        "C": table.price,
        "L": table.full_level,
        "n": table.bets,
    } == vector.expect["end"]


# ---------------------------------------------------------------- one draw


def drawing_table(given: dict[str, Any]) -> Table:
    """The table before the first discard; each hand is the kept cards, then the thrown ones."""
    players = given["players"]
    table = Table(seats=len(players), button=len(players) - 1, betting_round=1)
    table.live = (1 << len(players)) - 1
    table.reshuffle = RESHUFFLES[given["reshuffle"]]
    table.burns = given["burns"]
    table.order[:] = IN_ORDER  # every reshuffle of the vectors sorts by rank, then by suit
    table.stub_end = len(given["stub"])
    table.stub[: table.stub_end] = numbers(given["stub"])
    table.muck_count = len(given["muck"])
    table.muck[: table.muck_count] = numbers(given["muck"])
    for seat, (name, kept, thrown) in enumerate(players):
        table.hole[seat][:] = numbers(kept + thrown)
        table.held[seat] = 5
        table.ever_thrown[seat] = sum(1 << card for card in numbers(given["prev"].get(name, [])))
    drawing.open_draw(table)
    return table


def numbers(texts: list[str]) -> tuple[int, ...]:
    return cards.parse(" ".join(texts))


def texts(numbers: list[int]) -> list[str]:
    return [cards.write_card(card) for card in numbers]


def reshuffled(table: Table, given: dict[str, Any]) -> str:
    """Lay the muck and serve on; what the vector's log says about it."""
    seat = next_in(table.must_serve, table.button)
    owed = table.thrown_count[seat]
    dealt = table.held[seat] - (5 - owed)
    drawing.lay_stub(table)
    stub = " ".join(texts(table.stub[: table.stub_end]))
    table.phase = DRAWING
    drawing.serve(table)
    counts = "" if given["reshuffle"] == "stars" else f" after {dealt} of {owed}"
    return f"{given['players'][seat][0]}: reshuffle{counts} -> {stub}"


@pytest.mark.parametrize("vector", vectors("draw"), ids=str)
def test_draw(vector: Vector) -> None:
    table = drawing_table(vector.input)
    log = []
    for seat, (_name, kept, thrown) in enumerate(vector.input["players"]):
        assert table.actor == seat
        drawing.draw(table, ((1 << len(thrown)) - 1) << len(kept))
        while table.phase == RESTOCKING:
            log.append(reshuffled(table, vector.input))
    assert table.phase == BETTING
    hands = {name: texts(table.hole[s]) for s, (name, *_) in enumerate(vector.input["players"])}
    assert {
        "hands": hands,
        "stub": texts(table.stub[table.stub_top : table.stub_end]),
        "muck": texts(table.muck[: table.muck_count]),
        "log": log,
    } == vector.expect


# ---------------------------------------------------------------- pots


def hand_with_number(wanted: int) -> tuple[int, ...]:
    """A hand without a pair that has this number, in two suits."""
    category, ranks = classes()[wanted - 1]
    assert category == 0
    return tuple(4 * rank + (i == 0) for i, rank in enumerate(ranks))


def pots_table(given: dict[str, Any], names: list[str]) -> Table:
    """The table after the last bet; the seats sit as named, the last one has the button."""
    table = Table(seats=len(names), button=len(names) - 1, unit=given["unit"], dead=given["dead"])
    for seat, name in enumerate(names):
        table.levels[seat] = given["commit"][name]
        if name not in given["folded"]:
            table.live |= 1 << seat
            table.hole[seat][:] = hand_with_number(given["ranks"][name])
    table.pot = sum(table.levels) + table.dead
    return table


@pytest.mark.parametrize("vector", vectors("pots"), ids=str)
def test_pots(vector: Vector) -> None:
    given = vector.input
    around = given["order_from_left_of_button"]
    names = [name for name in given["commit"] if name not in around] + around
    table = pots_table(given, names)
    betting.return_uncalled(table)
    refund = {names[table.returned_to]: table.returned} if table.returned_to != NOBODY else {}
    showdown.showdown(table)
    won: Counter[str] = Counter()
    for pot in range(table.pot_count):
        won.update(dict(zip(names, table.awards[pot], strict=False)))
    assert refund == vector.expect["refund"]
    assert +won == vector.expect["award"]
    assert [
        [table.pot_amounts[pot], [n for n in given["commit"] if is_in(table, pot, names.index(n))]]
        for pot in range(table.pot_count)
    ] == vector.expect["pots"]


def is_in(table: Table, pot: int, seat: int) -> bool:
    return bool(table.pot_seats[pot] >> seat & 1)


# ---------------------------------------------------------------- whole hands


@pytest.mark.parametrize("vector", vectors("start"), ids=str)
def test_start(vector: Vector) -> None:
    given = {key: value for key, value in vector.input.items() if key != "seats"}
    hand = hand_of(**given)
    assert {
        "commits": hand.table.commits[: hand.seats],
        "dead": hand.table.dead,
        "pot": hand.pot,
        "actor": hand.actor,
        "legal": offers(hand),
    } == vector.expect


@pytest.mark.parametrize("vector", vectors("hand"), ids=str)
def test_hand(vector: Vector) -> None:
    assert vector.input["play"].startswith("everybody calls or checks and throws all five")
    given = {key: value for key, value in vector.input.items() if key not in ("seats", "play")}
    hand = hand_of(**given)
    play_out(hand, throw_all)
    assert hand.table.reshuffles == vector.expect["reshuffles"]
