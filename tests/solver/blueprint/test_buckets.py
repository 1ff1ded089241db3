"""Every hand has a bucket; made tens, jacks and queens have their own; the river is in order."""

import numpy as np
import pytest

from tripledraw.cards import RANKS
from tripledraw.solver.blueprint.buckets import (
    BUCKETS,
    GRADES,
    RIVER_BUCKETS,
    buckets,
    natural_breaks,
    river_steps,
)
from tripledraw.solver.blueprint.worth import worth
from tripledraw.solver.ranks import CLASSES, class_of


def bucket(text):
    return int(buckets().drawing[class_of(map(RANKS.index, text))])


def family(text):
    return buckets().names[bucket(text)].partition(":")[0]


def test_every_bucket_is_used():
    found = buckets()
    assert set(found.drawing) | set(found.flushed) == set(range(BUCKETS)) == set(found.drawing)
    assert set(found.river) == set(range(RIVER_BUCKETS))


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("75432", "75"), ("87652", "87"), ("98432", "98"), ("T7432", "T4"), ("T9732", "T3"),
        ("J8752", "J4"), ("JT732", "J3"), ("JT986", "J2"), ("Q7432", "Q4"), ("QJ732", "Q3"),
        ("K7432", "draw 4"), ("77432", "draw 4"), ("65432", "draw 4"), ("97742", "draw 3 and 9"),
        ("KT732", "draw 3 and T"), ("KQ732", "draw 3"), ("KKQ92", "draw 1"), ("KQJ72", "draw 2"),
        ("AAKKQ", "draw 0"), ("QJT98", "draw 1"),
    ],
)  # fmt: skip
def test_the_family_of_a_hand(hand, wanted):
    assert family(hand) == wanted


def test_a_flush_is_a_draw():
    place = class_of(map(RANKS.index, "T7432"))
    assert buckets().names[buckets().flushed[place]].startswith("draw 4")


def test_tens_jacks_and_queens_are_told_from_draws_and_from_each_other():
    assert len({bucket(f"{high}7432") for high in "89TJQK"}) == 6
    assert sum(GRADES[name] for name in GRADES if name[0] in "TJQ") >= 20


def test_the_river_is_monotone_in_strength():
    assert (np.diff(buckets().river) >= 0).all()


def test_grades_are_in_order_of_worth():
    held = worth().shares[1]
    of_draws = [i for i, name in enumerate(buckets().names) if name.startswith("draw 4")]
    values = [
        np.average(worth().before[1][buckets().drawing == i], weights=held[buckets().drawing == i])
        for i in of_draws
    ]
    assert values[0] > values[len(values) // 2] > values[-1]


def test_natural_breaks_are_the_best_of_all():
    values = np.array([0.0, 0.1, 0.9, 1.0, 5.0])
    assert natural_breaks(values, np.ones(5), 3) == [0, 2, 4]
    assert natural_breaks(values, np.ones(5), 5) == [0, 1, 2, 3, 4]


def test_river_steps_hold_about_alike():
    shares = np.full(CLASSES, 1 / CLASSES)
    assert len(set(river_steps(shares, 10))) == 10
