"""Hands and ranges over one to three draws: known figures, tables, policies, refusals."""

from itertools import combinations

import pytest

pytest.importorskip("numba")

from tripledraw.cards import parse
from tripledraw.equity.cards import cards_of
from tripledraw.equity.last_draw import Keep, last_draw
from tripledraw.equity.matchup import equity
from tripledraw.equity.ranges import parse_range
from tripledraw.errors import CardError, DrawsError, RangeError
from tripledraw.hands.evaluator import number


def share(players, place=0, **asked):
    return equity(players, **asked).shares[place].equity


def test_known_figures():
    assert equity(["JcTd9h8d6s", "D1:2c3d5h7s"], policies="pat").counts[1] == (19, 0, 24)
    assert equity(["Jc8d7h5s2d", "D1:2c3d5h7s"], policies="pat").counts[1] == (22, 0, 21)
    # Haney, Card Player, 21 April 2021: 57 against 43 with two draws left.
    answer = equity(["pat 9c7d5h4s2c", "D1:8c6d5s2h"], draws=2, policies=["pat", "ahead"])
    assert answer.exact
    assert answer.shares[0].equity == pytest.approx(0.585, abs=0.005)


def test_a_range_is_the_mean_of_its_hands():
    weighed = {**parse_range("D3:27@0.5").weights, **parse_range("D4:3").weights}
    total = won = 0.0
    for combo, weight in weighed.items():
        for other in parse_range("D1:2347").weights:
            if not combo.kept & other.kept:
                keeps = [Keep(cards_of(combo.kept)), Keep(cards_of(other.kept))]
                total += weight
                won += weight * last_draw(keeps).shares[0].equity
    assert share(["D3:27@0.5; D4:3", "D1:2347"]) == pytest.approx(won / total)


@pytest.mark.parametrize("policies", ["pat", "ahead", "best", ["best", "ahead"]])
@pytest.mark.parametrize("draws", [1, 2])
def test_the_count_and_a_sample_agree(policies, draws):
    asked = ["D1:2c4d5h7s/Kd", "8d7c6h4s3d"]
    exact = equity(asked, draws=draws, policies=policies)
    sampled = equity(asked, draws=draws, policies=policies, samples=60_000, seed=draws)
    assert exact.exact
    assert not sampled.exact
    first = sampled.shares[0]
    assert abs(exact.shares[0].equity - first.equity) < 4.5 * first.error


def test_three_draws_are_counted_where_few_come():
    asked = ["pat 8c6d4h3s2c", "D1:2d4d5h7s"]
    exact = equity(asked, draws=3, policies=["pat", "ahead"])
    sampled = equity(asked, draws=3, policies=["pat", "ahead"], samples=60_000)
    assert exact.exact
    assert abs(exact.shares[0].equity - sampled.shares[0].equity) < 4.5 * sampled.shares[0].error


@pytest.mark.parametrize("hand", ["KcTd9h8d6s", "9c8d7h6s4d", "JcTd5h4s2d", "8c8d5h4s2d"])
@pytest.mark.parametrize("other", ["D1:2c3d6h7s", "pat 9d7c5s4c3h", "D2:2h3c8s"])
def test_best_is_the_best_of_all_keeps(hand, other):
    cards = parse(hand)
    foe = Keep(cards_of(next(iter(parse_range(other).weights)).kept))
    if set(foe.cards) & set(cards):
        pytest.skip("the hands share a card")
    every = [
        last_draw([Keep(kept, tuple(set(cards) - set(kept))), foe]).shares[0].equity
        for size in range(6)
        for kept in combinations(cards, size)
    ]
    found = share([hand, other], policies=["best", "pat"])
    assert max(every) - 0.01 < found <= max(every) + 1e-12


def test_ahead_stands_pat_while_ahead_and_draws_when_behind():
    better = ["8c6d4h3s2c", "9d8h7c6s4d"]
    assert (
        equity(better, policies="ahead").counts[0]
        == equity(["pat 8c6d4h3s2c", "D2:7c6s4d/9d8h"]).counts[0]
    )


def test_thrown_cards_come_again_only_from_a_reset_deck():
    asked = ["pat 7c5d4h3s2c", "D1:2d3d4d7s"]
    plain = share(asked, 1, draws=2, policies=["pat", "ahead"])
    reset = share(asked, 1, draws=2, policies=["pat", "ahead"], reset_deck=True)
    assert plain == pytest.approx((3 / 43 + 40 / 43 * 3 / 42) / 2, abs=1e-3)
    assert reset == pytest.approx((3 / 43 + 40 / 43 * 3 / 43) / 2, abs=1e-3)
    assert plain > reset


def test_dead_cards_do_not_come():
    asked = ["pat 7c5d4h3s2d", "D1:7h4d3c2c"]
    assert share(asked, 1) > 0
    assert share(asked, 1, dead="5c5h5s") == 0


def test_ranges_of_three_players():
    answer = equity(["D2:237", "D1:2468", "pat T-"], samples=20_000, seed=3)
    assert answer == equity(["D2:237", "D1:2468", "pat T-"], samples=20_000, seed=3)
    assert sum(share.equity for share in answer.shares) == pytest.approx(1)
    assert answer.shares[2].equity > answer.shares[1].equity > answer.shares[0].equity


def test_what_is_sampled_is_told_before():
    told = []
    answer = equity(["D2:237", "D2:234"], draws=3, samples=20_000, announce=told.append)
    assert "20,000" in told[0]
    assert answer.deals == 20_000
    low, high = answer.shares[0].interval
    assert low < answer.shares[0].equity < high


def test_ctrl_c_leaves_the_hands_so_far():
    def stop(done, total):
        if done >= 40_000:
            raise KeyboardInterrupt

    answer = equity(["D2:237", "D2:234"], draws=3, samples=10**9, progress=stop)
    assert not answer.complete
    assert answer.deals == 40_000


@pytest.mark.parametrize(
    ("players", "asked", "error", "says"),
    [
        (["D1:2347", "D1:2357"], {"draws": 4}, DrawsError, "4 draws were"),
        (["D1:2347", "D1:2357"], {"draws": 0}, DrawsError, "0 draws were"),
        (["D1:2347", "D1:2357"], {"draws": 1.0}, DrawsError, "1.0 draws were"),
        (["D1:2347"], {}, RangeError, "2 to 6"),
        (["D1:2347"] * 3, {"draws": 2}, RangeError, "between two players, not 3"),
        (["D1:2c3c4c7c", "D1:2c3c5c7c"], {}, RangeError, "both hands hold 2c 3c 7c"),
        (["D1:2347", "pat 75"], {"dead": "2c2d2h2s"}, RangeError, 'range 1, "D1:2347"'),
        (["pat 7c5d4h3s2c", "D4:2c; D4:3s"], {}, RangeError, "share a card"),
        (["D1:2347", "D1:2357", "7c5d4h3s2c"], {}, RangeError, "range 3 must say"),
        (["D1:2c3c4c7c", "D1:2c3d5d7d", "D1:2347"], {}, RangeError, "share a card"),
        (["D1:2347", "D1:23x7"], {}, RangeError, "character 6"),
        (["D1:2347", "D1:2357"], {"dead": "Kx"}, CardError, "Kx"),
        (["D1:2347", "D1:2357"], {"policies": "luck"}, DrawsError, "pat, ahead, best"),
        (["D1:2347", "D1:2357"], {"policies": ["pat"]}, DrawsError, "there is 1 policy for 2"),
        (["D1:2347", "D1:2357"], {"samples": 0}, DrawsError, "samples 0"),
        (["D1:2347", "D1:2357"], {"samples": 1.5}, DrawsError, "samples 1.5"),
        (["D1:2347", "D1:2357"], {"seed": -1}, DrawsError, "seed -1"),
        (["D1:2347", "D1:2357"], {"seed": "x"}, DrawsError, "seed 'x'"),
        (["D1:2347", "D1:2357"], {"dead": [1, 1]}, CardError, "2d is in the dead cards twice"),
        (["D1:2347", "D1:2357"], {"dead": [99]}, CardError, "99 in the dead cards"),
    ],
)
def test_impossible_asks(players, asked, error, says):
    with pytest.raises(error, match=says):
        equity(players, **asked)


LAST_KING = [card for card in range(52) if card not in parse("2c3d4h5s7c6c5d4d2dKc")]


@pytest.mark.parametrize("samples", [None, 100])
def test_a_deck_that_may_run_out_is_refused(samples):
    asked = ["D1:2c3d4h5s", "pat 7c6c5d4d2d"]
    with pytest.raises(RangeError, match="the deck may run out"):
        equity(asked, draws=2, policies=["ahead", "pat"], dead=LAST_KING, samples=samples)
    assert equity(asked, policies="pat", dead=LAST_KING).deals == 1
    reset = equity(
        asked, draws=2, policies=["ahead", "pat"], dead=LAST_KING, samples=samples, reset_deck=True
    )
    assert reset.shares[1].equity == 1


def test_hands_that_hardly_ever_meet_are_listed():
    never = ["7c5d4h3s2c, 8h6h4s3d2s@0.00000000001", "pat 7c5d4h3s2c"]
    assert equity(never, samples=100).deals == 100
    four = equity(["D1:2347"] * 4, samples=1_000)
    assert four.deals == 1_000
    with pytest.raises(RangeError, match="can meet"):
        equity(["D1:2347"] * 5)


def test_tries_at_random_come_to_an_end(monkeypatch):
    """With no room for a list of meetings: hands that never meet, and too few that do."""
    monkeypatch.setattr("tripledraw.equity.sampling._STEPS", 0)
    monkeypatch.setattr("tripledraw.equity.sampling._HOPELESS", 400_000)
    monkeypatch.setattr("tripledraw.equity.sampling._MOST_TRIES", 600_000)
    with pytest.raises(RangeError, match="in 400,000 tries"):
        equity(["pat 7c5d4h3s2c", "7c5d4h3s2c, 8h6h4s3d2s@0.00000000001"], samples=100)
    told = []
    answer = equity(["D1:2347"] * 4, announce=told.append)
    assert 20 < answer.deals < 90
    assert f"{answer.deals} times in 600,000 tries" in told[-1]


def test_every_chunk_of_a_sample_is_short(monkeypatch):
    """Whatever is asked, Ctrl-C is heard between two calls of the compiled loop."""
    seen = []
    equity(["D2:237", "D2:234"], draws=3, samples=50_000, progress=lambda *at: seen.append(at[0]))
    assert seen == [20_000, 40_000, 50_000]


def test_pat_hands_are_counted_as_every_pair_is():
    from tripledraw.equity import matchup

    texts = ["pat 86-, 85432@0.5, 97432@0.25", "pat 76, 85@0.5, 86, 9c7d5h4s2c"]
    asked = {"draws": 1, "dead": "2c3d", "policies": "pat"}
    pairs = equity(texts, **asked)
    found = [
        matchup.hands_of(some.without(2**0 + 2**5).weights) for some in map(parse_range, texts)
    ]
    whole = matchup._pats(matchup.Ask((found[0], found[1]), ("pat", "pat"), 0, 1, False))
    assert pairs.exact
    assert whole.deals > 600_000
    assert whole.shares[0].equity == pytest.approx(pairs.shares[0].equity, abs=1e-12)
    assert whole.shares[0].tie == pytest.approx(pairs.shares[0].tie, abs=1e-12)
    slow = won = tied = 0.0
    for combo, weight in list(parse_range(texts[0]).weights.items())[::97]:
        for other, more in list(parse_range(texts[1]).weights.items())[::89]:
            if not combo.kept & other.kept:
                mine, theirs = number(cards_of(combo.kept)), number(cards_of(other.kept))
                slow += weight * more
                won += weight * more * (mine < theirs)
                tied += weight * more * (mine == theirs)
    some = matchup.hands_of(dict(list(parse_range(texts[0]).weights.items())[::97]))
    few = matchup.hands_of(dict(list(parse_range(texts[1]).weights.items())[::89]))
    counted = matchup._pats(matchup.Ask((some, few), ("pat", "pat"), 0, 1, False)).shares[0]
    assert (counted.win, counted.tie) == pytest.approx((won / slow, tied / slow), abs=1e-12)


def test_equal_hands_are_joined_by_suits_without_a_change():
    from tripledraw.equity import matchup

    first, second = (matchup.hands_of(parse_range(t).weights) for t in ("D1:2347", "D1:2357@0.5"))
    joined = matchup.join_equal(first, second, 0)
    assert len(joined.kept) < len(first.kept) / 8
    assert joined.weights.sum() == first.weights.sum()
    by_suit = matchup.hands_of(parse_range("D1:2c3d4h7s").weights)
    assert len(matchup.join_equal(first, by_suit, 0).kept) == len(first.kept)


def test_large_ranges_answer_at_once():
    """Python work a hand would take ten times as long; the bound is wide for slow machines."""
    from time import process_time

    equity(["pat 86", "D1:2347"], samples=1_000)
    before = process_time()
    answer = equity(["pat T-", "D1:2347"], samples=20_000)
    assert answer.deals == 20_000
    assert process_time() - before < 4
