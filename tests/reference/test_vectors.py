"""The naive second engine passes every vector of the written rules."""

from collections import Counter

import pytest
from tests.reference import (
    Betting,
    Deck,
    Drawing,
    Reference,
    award,
    build_pots,
    cards,
    number,
    texts,
    uncalled,
)
from tests.reference.hands import classes
from tests.reference.play import IN_ORDER, all_five, played_out
from tests.vectors.loader import KINDS, Vector, vectors


def test_every_vector_is_of_a_kind_driven_here() -> None:
    assert sum(len(vectors(kind)) for kind in KINDS) == 79


@pytest.mark.parametrize("vector", vectors("rank"), ids=str)
def test_rank(vector: Vector) -> None:
    assert number(cards(vector.input.split())) == vector.expect


def test_there_are_7462_classes_and_each_number_is_its_place() -> None:
    assert len(classes()) == len(set(classes())) == 7462
    sizes = Counter(category for category, _ in classes())
    assert [sizes[category] for category in range(9)] == [
        1278,
        2860,
        858,
        858,
        9,
        1278,
        156,
        156,
        9,
    ]


@pytest.mark.parametrize("vector", vectors("draw"), ids=str)
def test_draw(vector: Vector) -> None:
    given = vector.input
    names = [name for name, _, _ in given["players"]]
    drawing = Drawing(
        order=tuple(names),
        hands={name: cards(kept) + cards(thrown) for name, kept, thrown in given["players"]},
        discards={n: (cards(given["prev"][n]),) if n in given["prev"] else () for n in names},
        deck=Deck(cards(given["stub"]), cards(given["muck"]), lambda _k, pool: tuple(sorted(pool))),
        reshuffle=given["reshuffle"],
        burn_due=given["burns"] == 1,
    )
    for _name, _kept, thrown in given["players"]:
        drawing = drawing.draw(cards(thrown))
    assert {name: texts(hand) for name, hand in drawing.hands.items()} == vector.expect["hands"]
    assert texts(drawing.deck.stub) == vector.expect["stub"]
    assert texts(drawing.deck.muck) == vector.expect["muck"]
    counts = "" if given["reshuffle"] == "stars" else " after {} of {}"
    assert [
        f"{one.seat}: reshuffle{counts.format(one.dealt, one.owed)} -> {' '.join(texts(one.stub))}"
        for one in drawing.deck.log
    ] == vector.expect["log"]


@pytest.mark.parametrize("vector", vectors("betting"), ids=str)
def test_betting(vector: Vector) -> None:
    given = vector.input
    betting = Betting(
        order=tuple(given["order"]),
        stacks=given["stacks_behind"],
        commits=given["commit"],
        bet=given["bet"],
        full=given["L"],
        level=given["L"],
        bets=given["count"],
        cap=given["cap"],
        heads_up_cap=given["heads_up_cap"],
        short_all_in=given["short_all_in"],
    )
    trace = []
    for action in given["actions"]:
        trace.append([betting.actor, action, betting.legal()])
        betting = betting.act(action)
    assert trace == vector.expect["trace"]
    assert {
        "next": betting.actor,
        "legal": betting.legal(),
        "commit": betting.commits,
        "C": betting.level,
        "L": betting.full,
        "n": betting.bets,
    } == vector.expect["end"]


@pytest.mark.parametrize("vector", vectors("pots"), ids=str)
def test_pots(vector: Vector) -> None:
    given = vector.input
    levels = dict(given["commit"])
    live = [seat for seat in levels if seat not in given["folded"]]
    excess = uncalled(levels, live)
    if excess is not None:
        levels[excess[0]] -= excess[1]
    pots = build_pots(levels, live, given["dead"])
    won: Counter[str] = Counter()
    for pot in pots:
        order = tuple(given["order_from_left_of_button"])
        won.update(award(pot, given["ranks"], order, given["unit"]))
    assert dict([excess] if excess else []) == vector.expect["refund"]
    assert [[pot.amount, list(pot.eligible)] for pot in pots] == vector.expect["pots"]
    assert won == vector.expect["award"]


@pytest.mark.parametrize("vector", vectors("start"), ids=str)
def test_start(vector: Vector) -> None:
    given = {key: value for key, value in vector.input.items() if key != "seats"}
    hand = Reference(**given, orders=[IN_ORDER])
    assert {
        "commits": list(hand.commits),
        "dead": hand.dead,
        "pot": hand.pot,
        "actor": hand.actor,
        "legal": hand.legal(),
    } == vector.expect


@pytest.mark.parametrize("vector", vectors("hand"), ids=str)
def test_hand(vector: Vector) -> None:
    assert vector.input["play"].startswith("everybody calls or checks and throws all five")
    given = {k: v for k, v in vector.input.items() if k not in ("seats", "play")}
    hand = played_out(Reference(**given), throw=all_five)
    assert hand.reshuffles == vector.expect["reshuffles"]
