"""Whole hands by the million: the same in any pieces, and by the rules as a whole."""

from dataclasses import fields

import numpy as np
import pytest

from tripledraw.batch import playouts
from tripledraw.batch.game import game
from tripledraw.batch.playouts import CHUNK_HANDS
from tripledraw.batch.spread import Threads, spread
from tripledraw.errors import BatchError, StakesError
from tripledraw.rules.words import DRAWS
from tripledraw.stakes import Stakes

N = 3000
ARRAYS = ("profit", "actions", "draws", "reshuffles", "showdowns")


def equal(a, b):
    return all(np.array_equal(getattr(a, name), getattr(b, name)) for name in ARRAYS)


@pytest.mark.parametrize("policy", ["random", "showdown", "caller", "textbook"])
@pytest.mark.parametrize("seats", [2, 6])
def test_results_keep_to_the_rules(policy, seats):
    played = playouts(N, seats=seats, policies=policy, seed=1)
    assert len(played) == N
    assert not played.profit.sum(1).any()
    assert played.draws.min() >= -1
    assert played.draws.max() <= 5
    # Who draws late has drawn before.
    assert not ((played.draws[:, :, 1:] >= 0) & (played.draws[:, :, :-1] < 0)).any()
    shown = (played.draws[:, :, DRAWS - 1] >= 0).sum(1) >= 2
    assert not (played.showdowns & ~shown).any()
    if policy in ("showdown", "caller"):
        assert played.showdowns.all()
    assert seats > 2 or not played.reshuffles.any()


def test_the_shapes_and_types_are_those_of_the_page():
    played = playouts(4, seats=3)
    found = {name: (getattr(played, name).dtype, getattr(played, name).shape) for name in ARRAYS}
    assert found == {
        "profit": (np.int32, (4, 3)),
        "actions": (np.int32, (4,)),
        "draws": (np.int8, (4, 3, 3)),
        "reshuffles": (np.int8, (4,)),
        "showdowns": (np.bool_, (4,)),
    }
    assert {each.name for each in fields(played)} == {"game", "first", *ARRAYS}


@pytest.mark.parametrize("threads", [2, 5])
def test_threads_change_nothing(threads):
    n = 2 * CHUNK_HANDS + 1
    assert equal(playouts(n, seed=2, threads=threads), playouts(n, seed=2))


@pytest.mark.parametrize("chunk", [1, 7, 1000])
def test_pieces_are_parts_of_the_whole(chunk):
    whole = playouts(50, seats=4, seed=9, first=100)
    runner = Threads(2)
    parts = list(spread(game(4, seed=9), 50, runner, first=100, chunk=chunk))
    runner.close()
    assert [part.first for part in parts] == list(range(100, 150, chunk))
    for part in parts:
        start = part.first - 100
        assert equal(part, whole.part(start, start + len(part)))


def test_another_seed_gives_other_hands():
    assert not equal(playouts(100, seed=1), playouts(100, seed=2))


def test_chance_is_fair_to_the_seats():
    """Everybody calls: the cards alone decide, and no seat is 5 standard errors from even."""
    played = playouts(40_000, seats=4, policies="caller", seed=3, stacks=10)
    mean, error = played.profit.mean(0), played.profit.std(0) / 200
    assert (np.abs(mean) < 5 * error).all()


def test_given_orders_are_dealt():
    """Seat 1 is dealt 7-5-4-3-2 and stands pat as a textbook would: it never loses."""
    wheel = [20, 13, 8, 5, 0]
    rest = [card for card in range(52) if card not in wheel]
    deck = []
    for card in wheel:
        deck += [card, rest.pop()]
    orders = np.array([[deck + rest]] * 20, np.int8)
    played = playouts(20, seats=2, policies="caller", orders=orders)
    assert (played.profit[:, 1] > 0).all()
    assert (played.draws[:, 1] == 0).all()


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"n": -1}, BatchError, "n is -1; it must be a whole number, 0 or more"),
        ({"n": 2.5}, BatchError, r"n is 2\.5; it must be a whole number"),
        ({"threads": 0}, BatchError, "threads is 0; it must be a whole number, 1 or more"),
        ({"first": -2}, BatchError, "first is -2"),
        ({"n": 10**20}, BatchError, "n is 100000000000000000000; it must be 0 to"),
        ({"n": 2**52}, BatchError, "the results of 4503599627370496 hands do not fit into memory"),
        ({"first": 2**63}, BatchError, "first is 9223372036854775808; it must be 0 to"),
        ({"first": 2**53 - 4}, BatchError, "5 hands from 9007199254740988 on are more than"),
        ({"stacks": 0}, StakesError, "seat 0 has a stack of 0"),
        ({"orders": [[[1, 2], [3]]] * 5}, BatchError, "orders .* have rows of several lengths"),
        ({"orders": np.zeros((5, 1, 52))}, BatchError, "orders are float64; they must be whole"),
        ({"orders": np.zeros((5, 1, 51), np.int8)}, BatchError, r"it must be \(5, k, 52\)"),
        ({"orders": np.zeros((5, 1, 52), np.int8)}, BatchError, "order 0 of hand 0 must hold"),
    ],
)
def test_what_cannot_be_played_is_refused(options, error, message):
    with pytest.raises(error, match=message):
        playouts(**{"n": 5, **options})


def test_the_last_hands_of_a_seed_can_be_played():
    assert len(playouts(5, first=2**53 - 5)) == 5


def test_no_hands_are_no_results():
    assert len(playouts(0)) == 0


def test_stakes_are_played_for():
    played = playouts(500, seats=2, stakes=Stakes(6, cap=2), stacks=[3, 40], policies="caller")
    assert np.abs(played.profit).max() <= 3
