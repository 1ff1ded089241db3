"""Spots of which only the hands of both ranges learn, beside those in which all do."""

from functools import cache

import numpy as np
import pytest

from tripledraw.solver.endgame import Lock, Spot
from tripledraw.solver.endgame.in_play import InPlay
from tripledraw.solver.endgame.learnt import held_columns
from tripledraw.solver.endgame.solution import Solution, hand_class
from tripledraw.solver.endgame.solving import Endgame
from tripledraw.solver.precision import Precision

RANGES = "D1:2347,2345", "pat T-"
SPOT = Spot(*RANGES, pot=100)
SPOTS = {
    "last draw": (SPOT, Precision.RANKS),
    "third round": (Spot(*RANGES, pot=100, bets_first=True), Precision.RANKS),
    "cards": (SPOT, Precision.CARDS),
}
ITERATIONS = 12
LOCK = Lock("0", "pat K9653; 7s7h6d6c2c", {"4": 1})


def learnt(name, columns, locks=()):
    spot, precision = SPOTS[name]
    with Endgame(spot, threads=1, precision=precision, columns=columns, locks=locks) as endgame:
        for _ in range(ITERATIONS):
            endgame.iterate()
    return endgame


@cache
def whole(name):
    return learnt(name, None)


@cache
def alone(name):
    return learnt(name, held_columns(*SPOTS[name]))


@pytest.mark.parametrize("name", SPOTS)
def test_hands_that_are_held_learn_what_they_learn_among_all(name):
    spot, _ = SPOTS[name]
    every = alone(name).of_every_hand()
    for stage, beside in zip(every.stages, whole(name).stages, strict=True):
        for situation, seat in ((0, 0), (1, 1), (2, 1)):
            held = every.start[seat] > 0
            found, expected = (s.state.keep_sums[situation][:, held] for s in (stage, beside))
            assert np.allclose(found, expected, rtol=1e-3, atol=1e-4 * expected.max())
    if spot.bets_first:
        found, expected = (e.third.sums[:, e.start[0] > 0] for e in (every, whole(name)))
        assert np.allclose(found, expected, rtol=1e-3, atol=1e-4 * expected.max())
    gains = [each.gains(each.every_keep) / spot.pot for each in (alone(name), every, whole(name))]
    assert gains[:2] == pytest.approx([gains[2]] * 2, rel=1e-3)


@pytest.mark.parametrize(("path", "hand"), [("", "K9653"), ("0", "AAKK2"), ("10b", "98743")])
def test_a_hand_that_neither_range_holds_is_worth_what_it_wins(path, hand):
    place = hand_class(hand)
    expected = Solution(whole("last draw"), ITERATIONS, 0.0, 0.0).played_on().at(path).ev[:, place]
    found = InPlay(SPOT).after(ITERATIONS).at(path)
    assert found.ev[:, place] == pytest.approx(expected, abs=0.02)
    assert np.ptp(expected) > 1


@pytest.mark.parametrize(("name", "path"), [("last draw", ""), ("last draw", "0"), *(
    ("third round", path) for path in ("", "x", "b", "xx0")
)])  # fmt: skip
def test_a_hand_that_neither_range_holds_does_what_is_best(name, path):
    found = Solution(alone(name).of_every_hand(), ITERATIONS, 0.0, 0.0).at(path)
    for hand in ("K9653", "AAKK2"):
        does = found.frequency[:, hand_class(hand)]
        assert sorted(does)[-2:] == [0, 1]
        assert found.ev[does.argmax(), hand_class(hand)] == found.ev[:, hand_class(hand)].max()


def test_a_hand_that_neither_range_holds_does_as_it_is_told():
    locked = learnt("last draw", held_columns(*SPOTS["last draw"]), [LOCK])
    found = Solution(locked.of_every_hand(), ITERATIONS, 0.0, 0.0).at("0")
    for hand, drawn in (("K9653", 4), ("77662", 4)):
        assert found.by_number[drawn, hand_class(hand)] == pytest.approx(1)


def test_where_the_other_seat_never_comes_nothing_is_better():
    pat = Lock("", "D5", {"pat": 1})
    locked = learnt("last draw", held_columns(*SPOTS["last draw"]), [pat])
    found = Solution(locked.of_every_hand(), ITERATIONS, 0.0, 0.0).at("5")
    place = hand_class("K9653")
    assert np.ptp(found.ev[:, place]) == 0
    assert found.frequency[:, place].max() < 1


@pytest.mark.parametrize("ranges", [RANGES, ("D5", "D5")])
def test_what_was_found_stays_as_it_is(ranges):
    stopped = InPlay(Spot(*ranges, pot=100))
    first = stopped.after(1)
    before = [first.at(path).frequency for path in ("", "1")]
    again = stopped.after(1)
    stopped.after(3)
    for path, frequency in zip(("", "1"), before, strict=True):
        assert (again.at(path).frequency == frequency).all()


def test_it_may_be_looked_at_on_the_way():
    stopped = InPlay(SPOT)
    first = stopped.after(5)
    before = first.at("10").frequency.copy()
    gains = alone("last draw").gains(alone("last draw").every_keep) / SPOT.pot
    assert stopped.after(ITERATIONS).exploitability == pytest.approx(gains, rel=1e-6)
    assert (first.at("10").frequency == before).all()
    assert first.iterations == 5
