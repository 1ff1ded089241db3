"""A packed strategy plays what was learned, to a step of 1/255."""

import json

import numpy as np
import pytest

from tripledraw.cards import parse
from tripledraw.errors import SolverError
from tripledraw.rules.words import CALL, FOLD, RAISE
from tripledraw.solver.blueprint import packing
from tripledraw.solver.blueprint.buckets import buckets
from tripledraw.solver.blueprint.game import bucket_game, empty_early_table
from tripledraw.solver.blueprint.packing import (
    STEPS,
    kept_actions,
    open_packed,
    pack,
    steps_of,
)
from tripledraw.solver.blueprint.play import Blueprint, Line
from tripledraw.solver.blueprint.worth import worth

CAP = 2
HAND = parse("2c 3d 7h Ks Qd")


@pytest.fixture(scope="module")
def game():
    return bucket_game(CAP)


@pytest.fixture(scope="module")
def sums(game):
    """Strategies out of the air; those that a test looks at are set by it."""
    chance = np.random.default_rng(3)
    table = empty_early_table(game)
    for part in table:
        for array in part:
            array[:] = chance.integers(0, 5, array.shape)
    return table


@pytest.fixture(scope="module")
def path(game, sums, tmp_path_factory):
    place = tmp_path_factory.mktemp("packed") / "strategy.packed"
    pack(place, game, sums, CAP, 7, 0.25, (0.1, 0.6))
    return place


@pytest.fixture(scope="module")
def blueprint(path):
    return Blueprint.load(path)


def test_steps_add_up_and_are_near():
    sums = np.array([[5.0, 0, 1], [3.0, 0, 1], [0.1, 0, 1]])
    steps = steps_of(sums)
    assert (steps.sum(0) == STEPS).all()
    assert steps[:, 0].tolist() == [158, 94, 3]
    assert steps[:, 1].max() - steps[:, 1].min() <= 1


def test_the_label_says_what_it_is(blueprint):
    label = blueprint.label
    assert (label.turn, label.exploitability, label.value) == (7, 0.25, (0.1, 0.6))


def test_what_is_played_is_what_was_learned(game, sums, blueprint):
    bucket = blueprint.bucket(HAND)
    counts, going = game.counts, [len(betting.going) for betting in game.betting]
    # Called before the draw (end 1 of those that go on: x is 0), 2-1 drawn, checked through.
    draw = [b for b, end in enumerate(game.betting[0].going) if end >= 0].index(0)
    state = (draw * counts[0] + 2) * counts[0] + 1
    opened = sums.rounds[1][state][:2, bucket]
    chances = blueprint.chances(Line(("cx", ""), ((2, 1),)), HAND)
    assert list(chances) == [CALL, RAISE]
    assert list(chances.values()) == pytest.approx(opened / opened.sum(), abs=1 / STEPS)
    second = sums.second[1][state * going[1]][1][:, bucket]
    chances = blueprint.chances(Line(("cx", "xx"), ((2, 1), (1,))), HAND)
    assert list(chances.values()) == pytest.approx(second / second.sum(), abs=1 / STEPS)


def test_every_state_of_round_three_is_where_it_belongs(game, sums, blueprint):
    bucket = blueprint.bucket(HAND)
    last = sums.rounds[2][-1][:2, bucket]
    # The last end that goes on in every round, and most cards in every draw.
    ends = ("rc", "brc")
    chances = blueprint.chances(Line((*ends, ""), ((3, 3), (2, 2))), HAND)
    assert list(chances.values()) == pytest.approx(last / last.sum(), abs=1 / STEPS)


def test_steps_keep_what_is_done_for_certain(sums):
    found = steps_of(sums.first[0])
    assert (found.sum(1) == STEPS).all()
    sure = sums.first[0] / np.maximum(sums.first[0].sum(1, keepdims=True), 1) == 1
    assert (found[sure] == STEPS).all()


def test_ranges_are_what_is_left_of_all_hands(blueprint):
    line = Line(("rc", "xbc", "xx"), ((2, 1), (1, 1)))
    for held in blueprint.ranges(line):
        assert held.sum() == pytest.approx(1)
        assert held.min() >= 0


def test_a_range_follows_the_chances(blueprint):
    place = 1_278  # twos with 3-4-5, the first of the pairs
    everybody = blueprint.ranges(Line())[1][place]
    raised = blueprint.decision(Line()).chances[2]
    of_all = raised[buckets().drawing]
    start = blueprint.ranges(Line())[1]
    wanted = everybody * of_all[place] / (start * of_all).sum()
    assert blueprint.ranges(Line(("r",)))[1][place] == pytest.approx(wanted)


def test_cards_are_kept_in_different_suits(blueprint):
    pair = parse("2c 2d 3d 4d 7d")
    assert blueprint.keep(pair, 0, 1) == parse("2c 3d 4d 7d")
    assert blueprint.keep(pair, 0, 0) == tuple(sorted(pair))


def test_a_flush_is_no_made_hand(blueprint):
    assert blueprint.bucket(parse("2d 3d 4d 7d 8d")) != blueprint.bucket(parse("2d 3d 4d 7d 8c"))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (Line(("b",)), "has 'b' where f, c, r may be"),
        (Line(("rrr",)), "has 'r' where f, c may be"),
        (Line(("rf",)), "does not end with a decision"),
        (Line(("rcx",)), "goes on where a round is over"),
        (Line(("rc", "xx", "xx"), ((1, 1), (1, 1))), "does not end with a decision"),
    ],
)
def test_what_cannot_be_played_is_told(blueprint, line, reason):
    with pytest.raises(SolverError, match=reason):
        blueprint.decision(line)


def test_folding_is_open_where_there_is_a_bet(blueprint):
    assert set(blueprint.chances(Line(), HAND)) == {FOLD, CALL, RAISE}


def test_more_cards_than_are_ever_drawn_count_as_the_most(blueprint):
    seen = [blueprint.chances(Line(("rc", ""), ((n, 1),)), HAND) for n in (3, 4, 5)]
    assert seen[0] == seen[1] == seen[2]


def test_a_damaged_file_is_refused(path, tmp_path):
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    (tmp_path / "bad").write_bytes(content)
    with pytest.raises(SolverError, match="is damaged"):
        open_packed(tmp_path / "bad")


def test_another_version_is_refused(path, monkeypatch):
    monkeypatch.setattr(packing, "VERSION", 2)
    with pytest.raises(SolverError, match="version 1 and this reads version 2"):
        open_packed(path)


def test_a_missing_file_is_told(tmp_path):
    with pytest.raises(SolverError, match="cannot be read"):
        open_packed(tmp_path / "none")


def test_the_label_is_plain_json(path):
    line = path.read_bytes().partition(b"\n")[0]
    assert json.loads(line)["cap"] == CAP


def test_no_strategy_of_four_bets_takes_more_than_twenty_megabytes():
    full = bucket_game(4)
    shapes = empty_early_table(full)
    rounds = [
        len(table) * len(kept_actions(betting)) * table.shape[2]
        for betting, table in zip(full.betting, shapes.rounds, strict=False)
    ]
    draws = [array.size // array.shape[-2] * (array.shape[-2] - 1) for array in
             (*shapes.first, *shapes.second)]  # fmt: skip
    of_hands = 2 * buckets().drawing.nbytes + worth().keeps.nbytes
    # What zlib cannot compress it keeps as it is, in pieces with a few bytes each.
    assert (sum(rounds) + sum(draws) + of_hands) * 1.001 < 20e6


def test_the_shipped_strategy_opens():
    shipped = Blueprint.load()
    assert shipped.label.cap == 4
    assert sum(shipped.chances(Line(), HAND).values()) == pytest.approx(1)
