"""The endgame solver: against a naive reading of its own strategies, and facts of the game."""

from concurrent.futures import wait
from functools import cache
from threading import Barrier, Event

import numpy as np
import pytest
from tests.solver.endgame.naive import Naive

from tripledraw.cards import parse
from tripledraw.errors import RangeError, SolverError, StakesError
from tripledraw.solver import endgame
from tripledraw.solver.endgame import (
    FIRST_LOOK,
    Lock,
    Spot,
    crew,
    measure,
    read_lock,
    solve,
)
from tripledraw.solver.endgame.learnt import held_columns, walks_of
from tripledraw.solver.endgame.memory import learning_bytes, solution_bytes
from tripledraw.solver.endgame.solution import Solution
from tripledraw.solver.endgame.solving import Endgame
from tripledraw.solver.endgame.summary import bet_words, choices, draw_words, groups, rows
from tripledraw.solver.endgame.weights import class_weights
from tripledraw.solver.precision import Precision
from tripledraw.solver.ranks import CLASSES, class_of
from tripledraw.solver.tree import BIG_BLIND, BUTTON
from tripledraw.stakes import Stakes

PAT = "pat 98-; D1:2347@1,2357@1"
SMALL = ("pat 87542, 98542, T9542, JT952", "pat 86432, T8532, J9752, K7432")


@cache
def after_two_draws():
    """What a player holds who has drawn to the best of his low cards, more or less."""
    return class_weights(
        "D1:2345,2346,2347,2356,2357,2367,2456,2457,2467,2567,3456,3457,3467,3567,4567;"
        "D2:234@0.5,235@0.5,236@0.5,237@0.5,245@0.5,246@0.5,247@0.5,256@0.5,257@0.5,267@0.5"
    ) * 0.85 + 0.15 * class_weights("pat 98-")


@cache
def usual():
    return solve(
        Spot(after_two_draws(), after_two_draws(), pot=100), seconds=120, exploitability=0.002
    )


def often(decision, name, drawn):
    """How often a group of hands draws so many."""
    weight = decision.reach * groups()[name]
    return float(decision.by_number[drawn] @ weight / weight.sum())


@cache
def small():
    return solve(Spot(*SMALL, pot=60, stakes=Stakes(10, cap=2)), seconds=0, exploitability=0.1)


@pytest.mark.parametrize("seat", [BIG_BLIND, BUTTON])
def test_the_value_is_that_of_its_strategies(seat):
    found = small()
    assert Naive(found, seat, best=False).value() + 30 == pytest.approx(found.value[seat], abs=1e-3)


def test_the_exploitability_is_what_the_best_answers_win():
    found = small()
    best = sum(Naive(found, seat, best=True).value() for seat in (BIG_BLIND, BUTTON))
    assert best / 2 / 60 == pytest.approx(found.exploitability, abs=1e-5)


def test_the_pot_is_shared_out():
    assert sum(usual().value) == pytest.approx(100, abs=1e-3)
    assert usual().exploitability <= 0.002


def test_it_snows_some_trash():
    first = usual().at("")
    for name in ("A", "pair"):
        assert 0.02 < often(first, name, 0) < 0.4
    assert draw_words(first)["snowed"] > 0.01


def test_it_stands_pat_with_jacks_more_often_against_two_cards_than_against_one():
    assert often(usual().at("2"), "J", 0) > often(usual().at("1"), "J", 0) + 0.05
    assert often(usual().at("1"), "J", 0) > often(usual().at("0"), "J", 0) + 0.05


def test_it_breaks_some_tens_against_a_pat_hand():
    assert 0.05 < often(usual().at("0"), "T", 1) < 0.95
    assert often(usual().at("1"), "T", 1) < 0.02


def test_sevens_and_eights_are_never_broken():
    for path in ("", "0", "1"):
        for name in ("7", "8"):
            assert often(usual().at(path), name, 0) > 0.99


def test_bluffs_stand_to_value_bets_as_the_pot_asks():
    """Who calls 20 to win 120 or more folds if bluffs are fewer than one in seven."""
    words = bet_words(usual(), usual().at("10x"))
    bets = words["bet for value"] + words["bluff"]
    assert 0.05 < words["bluff"] / bets < 0.25


def test_frequencies_add_up_and_a_fold_is_worth_nothing():
    decision = usual().at("10xb")
    assert decision.frequency.sum(0) == pytest.approx(np.ones(CLASSES), abs=1e-5)
    assert decision.actions == ("fold", "call", "raise")
    assert decision.ev[0] == pytest.approx(np.zeros(CLASSES), abs=1e-3)


def test_actions_that_are_mixed_are_worth_the_same():
    decision = usual().at("1")
    weight = decision.reach * groups()["J"]
    for hand in np.flatnonzero(weight):
        mixed = decision.frequency[:, hand] > 0.2
        assert np.ptp(decision.ev[mixed, hand]) < 2


def test_any_number_of_threads_finds_the_same():
    one, two = (
        solve(Spot(PAT, PAT, pot=100), seconds=0, threads=threads).at("1") for threads in (1, 2)
    )
    assert np.array_equal(one.frequency, two.frequency)


def test_a_draw_that_nobody_comes_to_is_answered_as_well():
    """Long after, the best answers find nothing where the strategies have not been for long."""
    found = solve(Spot(PAT, PAT, pot=100), seconds=60, exploitability=0.0001)
    assert found.exploitability <= 0.0001


def test_two_keeps_a_number_lose_little():
    spot = Spot(after_two_draws(), after_two_draws(), pot=100)
    found = solve(spot, seconds=120, exploitability=0.002, keeps=2)
    assert found.exploitability <= 0.002  # measured against all keeps
    assert (found.endgame.opened.sum(0) <= 11).all()


def test_the_river_alone():
    """Who is behind wins nothing, and who ties wins half."""
    found = solve(Spot("pat 75432", "pat 86432", pot=100, drawn=(0, 0)), seconds=9)
    assert found.value[0] > 99.8
    again = solve(Spot("pat 75432", "pat 75432", pot=100, drawn=(0, 0)), seconds=9)
    assert again.value == pytest.approx((50, 50), abs=0.2)


def test_the_river_of_a_published_hand():
    """Haney, Card Player, 17 May 2023: 2578 drew one against 2346, 8 bets in the pot."""
    spot = Spot("D1:2346", "D1:2578", pot=160, drawn=(1, 1))
    found = solve(spot, seconds=60, exploitability=0.0005)
    bets = found.at("x").frequency[1]
    for card in (1, 2, 4, 7, 8, 9):  # 3, 4, 6, 9, T, J: for value
        assert bets[class_of((0, 3, 5, 6, card))] > 0.95
    for card in (6, 5):  # a pair of eights or sevens bluffs, the better pairs do not
        assert 0.2 < bets[class_of((0, 3, 5, 6, card))] < 0.9
    for card in (3, 0):
        assert bets[class_of((0, 3, 5, 6, card))] < 0.05
    calls, sixes = found.at("xb"), class_of((0, 1, 2, 4, 4))
    assert calls.ev[1, sixes] == pytest.approx(0, abs=3)
    assert calls.frequency[1, sixes] > 0.3


def test_the_nuts_and_nothing_bluff_as_theory_says():
    """A polar range that bets 20 into 100: one bluff to six, called five times in six."""
    polar = np.zeros(CLASSES)
    polar[0], polar[-1] = 0.5, 0.5
    spot = Spot("pat T", polar, pot=100, stakes=Stakes(10, cap=2), drawn=(0, 1))
    found = solve(spot, seconds=30, exploitability=0.0005)
    bets = found.at("x").frequency[1]
    assert bets[0] == pytest.approx(1, abs=0.01)
    assert bets[-1] == pytest.approx(1 / 6, abs=0.02)
    calls = found.at("xb")
    calling = (calls.frequency[1:].sum(0) * calls.reach).sum() / calls.reach.sum()
    assert calling == pytest.approx(5 / 6, abs=0.02)


def test_nobody_bets_who_is_all_in():
    found = solve(Spot(PAT, PAT, pot=100, stacks=(0, 300)), seconds=0)
    with pytest.raises(SolverError, match="nobody acts"):
        found.at("11")
    assert found.at("1").draws


def test_the_button_draws_after_the_big_blind_has_drawn_one():
    found = solve(Spot(PAT, "pat J-", pot=100, drawn=(1,)), seconds=0)
    assert found.at("").seat == BUTTON
    assert found.at("0").seat == BIG_BLIND
    assert sum(found.value) == pytest.approx(100, abs=1e-3)


@pytest.mark.parametrize("bets_first", [False, True])
def test_the_first_decision_is_worth_what_the_spot_is(bets_first):
    found = solve(Spot(PAT, PAT, pot=60, bets_first=bets_first), seconds=0)
    first = found.at("")
    assert sum(found.value) == pytest.approx(60, abs=1e-3)
    above = float(first.value @ first.reach) - found.value[0]  # it goes on as is best
    assert -1e-2 < above <= 2 * found.exploitability * 60


def test_from_the_third_round_paths_go_through_both():
    found = solve(
        Spot(PAT, PAT, pot=60, bets_first=True), seconds=0,
        locks=[Lock("b", "D5", {"call": 1}), Lock("bc10x", "pat 8-", {"bet": 1})],
    )  # fmt: skip
    assert found.at("").actions == ("check", "bet")
    assert found.at("b").frequency[1].min() == pytest.approx(1)
    assert found.at("bc").draws
    assert found.at("bc1").seat == BUTTON
    locked = found.at("bc10x")
    assert locked.frequency[1, : class_of((0, 1, 2, 3, 6))].min() == pytest.approx(1)
    # Two big bets have gone in: a call of one more wins at most what is there.
    assert found.at("bc10xb").ev.max() < 60 + 2 * 20 + 4 * 20
    with pytest.raises(SolverError, match="the hand is over"):
        found.at("bf1")


def test_from_the_third_round_with_cards():
    """It comes closer the longer it goes on, and a lock holds."""
    spot = Spot("pat 87-", "pat 98-; D1:2347", pot=60, stacks=(20, 20), bets_first=True)
    lock = Lock("b", "pat 75", {"call": 1})
    gains = []
    with Endgame(spot, keeps=1, locks=[lock], precision=Precision.CARDS) as endgame:
        for iterations in (1, 8):
            for _ in range(iterations):
                endgame.iterate()
            gains.append(endgame.gains(endgame.every_keep) / spot.pot)
    found = Solution(endgame, 9, 0.0, gains[-1])
    assert gains[1] < gains[0] / 2
    assert found.at("b").frequency[1, 0] == pytest.approx(1)
    assert found.at("bc").frequency.shape == (32, CLASSES)
    assert sum(found.value) == pytest.approx(60, abs=1)


def test_ctrl_c_gives_what_there_is():
    def interrupted(*measured):
        raise KeyboardInterrupt

    found = solve(Spot(PAT, PAT, pot=100), seconds=60, progress=interrupted)
    assert (found.complete, found.iterations) == (False, FIRST_LOOK)
    assert sum(found.value) == pytest.approx(100, abs=1e-3)


@pytest.mark.parametrize("step", ["gains", "of_every_hand"])
def test_ctrl_c_at_the_very_end_gives_it_too(monkeypatch, step):
    done, calls = getattr(Endgame, step), []

    def interrupted(*given):
        calls.append(given)
        if len(calls) == 1:
            raise KeyboardInterrupt
        return done(*given)

    endgame.compile_all(bets_first=False)
    monkeypatch.setattr(Endgame, step, interrupted)
    found = solve(Spot(*SMALL, pot=60), seconds=0)
    assert (found.complete, found.iterations) == (False, 1)
    assert sum(found.value) == pytest.approx(60, abs=1e-3)


@pytest.mark.parametrize("precision", Precision)
def test_memory_is_counted_as_it_is_taken(precision):
    spot = Spot(*SMALL, pot=60)
    columns = held_columns(spot, precision)
    with Endgame(spot, precision=precision, columns=columns) as learning:
        found = learning.of_every_hand()
    draws, bets = ("keep_regrets", "keep_sums", "kept"), ("bet_regrets", "bet_sums")
    state, solution = learning.stages[0].state, found.stages[0].state
    taken = sum(getattr(state, name).nbytes for name in (*draws, *bets))
    assert taken == learning_bytes(walks_of(spot), found.sight, len(columns))
    kept = {
        id(array): array.nbytes for name in (*draws, *bets) for array in [getattr(solution, name)]
    }
    assert sum(kept.values()) == solution_bytes(walks_of(spot), found.sight)


def test_too_little_memory_is_said_with_what_would_do(monkeypatch):
    monkeypatch.setattr(endgame, "free_memory", lambda: 60_000_000)
    with pytest.raises(
        SolverError, match=r'takes \d+ MB .* 60 MB are free; the precision "ranks" takes \d+ MB'
    ):
        solve(Spot(PAT, PAT, pot=100), precision=Precision.CARDS)
    monkeypatch.setattr(endgame, "free_memory", lambda: 1_000)
    with pytest.raises(SolverError, match="0 MB are free; a smaller cap"):
        solve(Spot(PAT, PAT, pot=100))


def test_a_hand_that_can_meet_nobody_wins_half_of_the_pot():
    """Four twos, where the others all hold one: sums with signs leave rounding, not chips."""
    spot = Spot("D3:23", "D1:2345", pot=100, drawn=(0, 0))
    found = solve(spot, seconds=0, precision=Precision.CARDS)
    assert sum(found.value) == pytest.approx(100, abs=1)
    fours = [class_of((0, 0, 0, 0, other)) for other in range(1, 13)]
    assert found.at("").ev[:, fours] == pytest.approx(50, abs=1e-3)
    assert (found.endgame.met[BIG_BLIND][fours] == 0).all()


def test_a_real_hand_with_its_suits():
    """A flush has to draw; by ranks it would be the best hand of all."""
    spot = Spot("pat 7h5h4h3h2h, 9c8d5h4s2d", "pat T", pot=100)
    found = solve(spot, seconds=20, exploitability=0.01, precision=Precision.CARDS)
    flush = choices(found.closely(""), parse("7h 5h 4h 3h 2h"))
    assert flush[0].name.startswith("keep")
    assert len(flush[0].name.split()) == 5
    assert sum(row.frequency for row in flush) == pytest.approx(1, abs=1e-4)
    mixed = choices(found.closely(""), parse("7c 5h 4h 3h 2h"))
    assert (mixed[0].name, mixed[0].frequency) == ("pat", pytest.approx(1, abs=0.02))
    assert found.at("").reach.sum() == pytest.approx(0.5)  # by ranks there are no flushes
    assert "flush" in draw_groups(found)


def draw_groups(found):
    return [row.name for row in rows(found.closely(""))]


def test_a_lock_holds_and_is_answered():
    spot = Spot(after_two_draws(), after_two_draws(), pot=100)
    lock = read_lock("10x | D5 | check")
    found = solve(spot, seconds=20, exploitability=0.003, locks=[lock])
    locked = found.at("10x")
    assert locked.frequency[0, locked.reach > 0].min() > 0.999
    assert found.exploitability <= 0.003  # within the lock
    assert found.value[0] > usual().value[0]  # who may not bet wins less


def test_a_locked_draw():
    jacks = Lock("1", "pat J", {"pat": 0.25, "1": 0.75})
    found = solve(Spot(PAT, "pat J-", pot=100), seconds=0, locks=[jacks])
    by_number = found.at("1").by_number[:, class_of((0, 1, 2, 3, 9))]
    assert by_number[:2].tolist() == pytest.approx([0.25, 0.75], abs=1e-4)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("pat J | pat", "must have three parts"),
        ("1 | pat J | fold", '"fold" cannot be done at "1"; there are pat, 1, 2, 3, 4, 5'),
        ("10xb | pat J | call 0.5", "must add up to 1"),
        ("10xb | pat J | call some", "must end in actions with a share"),
        ("1 | pat J | pat 1, pat 0", "names an action twice"),
        ("10y | pat J | call", 'goes wrong at "y"'),
        ("16 | pat J | call", 'goes wrong at "6": a draw is due'),
        ("10xx | pat J | call", "the hand is over"),
    ],
)
def test_what_is_no_lock(text, wrong):
    with pytest.raises(SolverError, match=wrong):
        solve(Spot(PAT, PAT, pot=100), seconds=0, locks=[read_lock(text)])


def test_a_lock_that_is_none_is_refused_before_anything_is_compiled(monkeypatch):
    monkeypatch.setattr(endgame, "compile_all", None)
    with pytest.raises(SolverError, match="cannot be done"):
        solve(Spot(PAT, PAT, pot=100), locks=[Lock("1", PAT, {"fold": 1})])
    with pytest.raises(RangeError, match="the range of a lock holds the flush"):
        solve(Spot(PAT, PAT, pot=100), locks=[Lock("1", "7h5h4h3h2h", {"pat": 1})])


def test_what_takes_longer_than_its_seconds_is_refused(monkeypatch):
    spot = Spot(PAT, PAT, pot=100)
    monkeypatch.setattr(endgame, "MEASURING", 1e6)
    with pytest.raises(SolverError, match=r"at least \d+ seconds and 1 are given; give more, or"):
        solve(spot, seconds=1)
    assert solve(spot, seconds=0).iterations == 1


def test_hands_that_hold_the_same_cards_cannot_meet():
    with pytest.raises(RangeError, match="cannot meet"):
        Spot("7c5d4h3s2c", "7c6d5h3h2h, 8c7c4s3d2d", pot=100)
    Spot("7c5d4h3s2c", "7c6d5h3h2h, 8c7d4s3d2d", pot=100)


def test_what_was_measured_is_not_measured_again_until_somebody_learns(monkeypatch):
    spot = Spot(PAT, PAT, pot=60, bets_first=True)
    with Endgame(spot, precision=Precision.CARDS) as solved:
        solved.iterate()
        first = solved.gains(solved.every_keep)
        with monkeypatch.context() as patch:
            patch.setattr(measure, "average", None)
            solution = Solution(solved, 1, 0.0, first)
            assert min(solution.value) > 0
            assert solution.at("").path == ""
        solved.iterate()
        assert solved.gains(solved.every_keep) != first


def test_ctrl_c_leaves_out_what_has_not_begun(monkeypatch):
    begun, go_on, done = Barrier(3), Event(), []

    def long(room):
        begun.wait()
        go_on.wait()
        done.append("long")

    def interrupted(futures):
        monkeypatch.setattr(crew, "wait", after_all)
        begun.wait()
        raise KeyboardInterrupt

    def after_all(futures):
        go_on.set()
        wait(futures)

    monkeypatch.setattr(crew, "wait", interrupted)
    two = crew.Crew([1, 2])
    with pytest.raises(KeyboardInterrupt):
        two.run([long, long, lambda room: done.append("late")])
    two.close()
    assert done == ["long", "long"]


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"pot": 0}, "the pot is 0; it must be a whole number of chips, 1 to 2147483647"),
        ({"pot": 10.5}, "the pot is 10.5"),
        ({"pot": 100, "stacks": (5, -1)}, "the button has -1 behind"),
        ({"pot": 100, "stacks": (5,)}, r"they must be \(big blind, button\)"),
        ({"pot": 100, "drawn": (6,)}, "each draws 0 to 5 cards"),
        ({"pot": 100, "drawn": (1, 1, 1)}, "two players draw"),
        ({"pot": 100, "drawn": (1,), "bets_first": True}, "comes before the last draw"),
        ({"pot": 100, "stakes": Stakes(10, cap=0)}, "the stacks are missing"),
    ],
)
def test_an_impossible_spot(options, wrong):
    with pytest.raises(StakesError, match=wrong):
        Spot(PAT, PAT, **options)


def test_ranges_that_cannot_meet():
    with pytest.raises(RangeError, match="the two ranges cannot meet"):
        Spot("2c2d2h2s3c", "D1:2347", pot=100)
