"""Counts that Ctrl-C breaks off: what they say of all pairs, and how sure they are of it."""

import random

import pytest

pytest.importorskip("numba")

from tripledraw.equity import last_draw as last_draw_module
from tripledraw.equity.counting import Tally, count_pairs
from tripledraw.equity.last_draw import Keep, last_draw
from tripledraw.equity.matchup import equity
from tripledraw.errors import RangeError

PLAYERS = ["D1:2347,2357,2457,2345", "D1:2346;pat 96"]


def tally_of(pairs):
    """The sums over pairs (weight, win, tie); those that share a card weigh nothing."""
    met = [(weight, win, tie) for weight, win, tie in pairs if weight]
    parts = [(weight, weight * (win + tie / 2)) for weight, win, tie in met]
    return Tally(
        sum(weight for weight, _ in parts),
        sum(weight * win for weight, win, _ in met),
        sum(weight * tie for weight, _, tie in met),
        sum(weight**2 for weight, _ in parts),
        sum(weight * part for weight, part in parts),
        sum(part**2 for _, part in parts),
        len(met),
    )


def some_pairs(seed, count=400):
    """Pairs as they come in a range: one in five shares a card, neighbours are alike."""
    chance = random.Random(seed)
    pairs = []
    for place in range(count):
        win = min(1.0, place / count * chance.random() * 2)
        weight = 0.0 if chance.random() < 0.2 else chance.choice([0.5, 1.0, 3.0])
        pairs.append((weight, win, (1 - win) * chance.random() / 10))
    return pairs


def stop_at(least):
    def stop(done, total):
        if done >= least:
            raise KeyboardInterrupt

    return stop


def counted(pairs, step=10, progress=None):
    seen = []

    def count(some):
        seen.extend(some.tolist())
        return tally_of([pairs[place] for place in some])

    return count_pairs(count, len(pairs), step, 1, progress), seen


def test_a_whole_count_takes_every_pair_once():
    pairs = some_pairs(1, 37)
    answer, seen = counted(pairs)
    assert sorted(seen) == list(range(37))
    total = tally_of(pairs)
    assert answer.exact
    assert answer.complete
    assert answer.counted is None
    assert answer.shares[0].win == pytest.approx(total.wins / total.weight)
    assert answer.shares[0].tie == pytest.approx(total.ties / total.weight)
    assert answer.shares[0].error == 0
    assert answer.deals == total.pairs


def test_a_count_broken_off_is_that_of_the_pairs_so_far():
    pairs = some_pairs(2)
    answer, seen = counted(pairs, progress=stop_at(100))
    total = tally_of([pairs[place] for place in seen])
    assert len(seen) == 100
    assert not answer.exact
    assert not answer.complete
    assert answer.counted == 0.25
    assert answer.deals == total.pairs
    assert answer.shares[0].win == pytest.approx(total.wins / total.weight)
    assert answer.to_json()["counted"] == 0.25


def test_the_pairs_so_far_are_spread_over_all():
    """In the sequence of the ranges a tenth would hold the worst hands alone."""
    _, seen = counted(some_pairs(3), progress=stop_at(40))
    assert min(seen) < 40
    assert max(seen) >= 360


@pytest.mark.parametrize("least", [20, 100, 300])
def test_the_interval_holds_the_whole_count_95_times_in_100(least):
    hits = widths = 0
    for seed in range(200):
        pairs = some_pairs(seed)
        whole = counted(pairs)[0].shares[0].equity
        low, high = counted(pairs, progress=stop_at(least))[0].shares[0].interval
        hits += low <= whole <= high
        widths += high - low
    assert hits >= 180
    assert widths / 200 < 4 / least**0.5  # and it is not that wide for nothing


def test_few_pairs_alike_are_no_sure_thing():
    answer, _ = counted([(1.0, 1.0, 0.0)] * 50, step=1, progress=stop_at(2))
    assert answer.shares[0].interval[0] < 0.7


def test_an_interrupt_after_the_last_pair_changes_nothing():
    pairs = some_pairs(4)
    assert counted(pairs, progress=stop_at(len(pairs)))[0] == counted(pairs)[0]


def test_an_interrupt_before_any_pair_met_leaves_nothing():
    with pytest.raises(KeyboardInterrupt):
        counted([(0.0, 0.0, 0.0)] * 20, progress=stop_at(1))


def test_pairs_that_never_meet_are_refused():
    with pytest.raises(RangeError, match="no hand of one range can meet one of the other"):
        counted([(0.0, 0.0, 0.0)] * 20)


def test_ranges_broken_off_are_near_the_whole_count():
    whole = equity(PLAYERS)
    part = equity(PLAYERS, progress=stop_at(10_000))
    assert whole.exact
    assert not part.exact
    assert 0 < part.counted < 0.5
    assert part.deals < whole.deals
    for one, other in zip(part.shares, whole.shares, strict=True):
        assert 0 < one.error < 0.01
        assert abs(one.equity - other.equity) < 4.5 * one.error
    assert sum(share.equity for share in part.shares) == pytest.approx(1)


def test_a_crowd_counted_when_ctrl_c_is_heard_is_whole(monkeypatch):
    """Compiled code runs on, and Python raises when it is back."""
    keeps = [Keep((0, 5)), Keep((1, 9, 13)), Keep((2, 6, 10, 15, 16))]
    whole = last_draw(keeps)
    real = last_draw_module.loop

    def interrupted(function):
        def run(*arguments):
            real(function)(*arguments)
            raise KeyboardInterrupt

        return run

    monkeypatch.setattr(last_draw_module, "loop", interrupted)
    assert last_draw(keeps) == whole
    assert whole.exact
