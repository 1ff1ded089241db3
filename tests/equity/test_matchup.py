"""Hands and ranges over one to three draws: known figures, tables, policies, refusals."""

import csv
from itertools import combinations, product

import pytest

pytest.importorskip("numba")

from tests.equity.by_rank import (
    deck_without,
    draw_v_draw,
    pat_v_draw,
    read,
    strength,
    ways_to_hold,
)

from tripledraw.cards import parse
from tripledraw.equity.last_draw import Keep, last_draw
from tripledraw.equity.matchup import equity
from tripledraw.equity.ranges import cards_of, parse_range
from tripledraw.errors import CardError, RangeError

FLUSHES = 0.003  # the tables know no flushes: exact suits may differ by so much


def share(players, place=0, **asked):
    return equity(players, **asked).shares[place].equity


@pytest.fixture(scope="module")
def tables(root_of_tables):
    def table(name):
        with (root_of_tables / f"{name}.csv").open() as file:
            rows = list(csv.reader(file))
        return {
            (row[0], column): float(cell)
            for row in rows[1:]
            for column, cell in zip(rows[0][1:], row[1:], strict=True)
            if cell.replace(".", "").isdecimal()
        }

    return table


@pytest.fixture(scope="module")
def root_of_tables(request):
    folder = request.config.rootpath.parent / "shared/research/exact"
    if not folder.is_dir():
        pytest.skip("../shared is not here")
    return folder


def lows_of(name):
    """The lows of a class of the tables: "86" by two ranks, "T" by one."""
    top = read(name)[::-1]
    lows = [hand for hand in combinations(range(13), 5) if strength(hand)[0] == 0]
    return [hand for hand in lows if hand[::-1][: len(top)] == top]


def by_class(name, keep, left):
    """Pat against a draw, the mean over all hands of a class, by ranks."""
    keep = read(keep)
    deck = deck_without(keep)
    hands = [(ways_to_hold(hand, deck), pat_v_draw(hand, keep, left)) for hand in lows_of(name)]
    return sum(ways * value for ways, value in hands) / sum(ways for ways, _ in hands)


CELLS_1 = [
    ("75", "2347"),
    ("86", "2357"),
    ("T5", "5678"),
    ("J8", "4578"),
    ("87", "237"),
    ("T9", "27"),
]
CELLS_2 = [("75", "2347"), ("85", "2348"), ("T5", "2357"), ("96", "2367")]


@pytest.mark.parametrize(("made", "keep"), CELLS_1)
def test_pat_against_a_draw_one_left(tables, made, keep):
    table = tables("pat_v_draw_1left")[made, keep]
    assert by_class(made, keep, 1) == pytest.approx(table, abs=6e-5)
    asked = [f"pat {made}", f"D{5 - len(keep)}:{keep}"]
    assert share(asked, policies="pat") == pytest.approx(table, abs=FLUSHES)


@pytest.mark.parametrize(("made", "keep"), CELLS_2)
def test_pat_against_a_draw_two_left(tables, made, keep):
    table = tables("pat_v_draw_2left")[made, keep]
    assert by_class(made, keep, 2) == pytest.approx(table, abs=6e-5)
    asked = [f"pat {made}", f"D{5 - len(keep)}:{keep}"]
    answer = equity(asked, draws=2, policies=["pat", "ahead"], samples=None)
    assert answer.shares[0].equity == pytest.approx(table, abs=FLUSHES + 3 * answer.shares[0].error)


@pytest.mark.parametrize(
    ("first", "second"), list(product(["2347", "2568", "4567", "5678"], ["2357", "2345", "3458"]))
)
def test_one_card_against_one_card(tables, first, second):
    table = tables("d1_v_d1_last_draw")[first, second]
    assert draw_v_draw(read(first), read(second)) == pytest.approx(table, abs=6e-5)
    assert share([f"D1:{first}", f"D1:{second}"]) == pytest.approx(table, abs=FLUSHES)


def merged(ranks):
    """The table of one card against two calls all hands with a pair or worse a tie."""
    found = strength(ranks)
    return found if found[0] == 0 else (1,)


@pytest.mark.parametrize(("one", "two"), [("2347", "234"), ("4567", "234"), ("2348", "278")])
def test_one_card_against_two_cards(tables, one, two):
    table = tables("d1_v_d2_last_draw")[one, two]
    assert draw_v_draw(read(one), read(two), worth=merged) == pytest.approx(table, abs=6e-5)
    asked = share([f"D1:{one}", f"D2:{two}"])
    assert asked == pytest.approx(draw_v_draw(read(one), read(two)), abs=FLUSHES)


ONE_CARD_DRAWS = [
    keep for keep in combinations(range(7), 4) if keep not in (read("4567"), read("5678"))
]


def against(mine, theirs, **asked):
    """The mean over a range of keeps, each as likely as the cards left allow."""
    deck = deck_without(mine)
    found = [(ways_to_hold(keep, deck), draw_v_draw(mine, keep, **asked)) for keep in theirs]
    return sum(ways * value for ways, value in found) / sum(ways for ways, _ in found)


@pytest.mark.parametrize("pat", ["85432", "T9753"])
def test_pat_against_every_one_card_draw(tables, pat):
    table = tables("pat_or_break_last_draw")
    assert against(read(pat), ONE_CARD_DRAWS) == pytest.approx(table[pat, "pat_v_D1"], abs=6e-5)
    nines = [hand for hand in combinations(range(8), 5) if strength(hand)[0] == 0]
    assert against(read(pat), nines) == pytest.approx(table[pat, "pat_v_pat9orbetter"], abs=6e-5)
    theirs = ",".join("".join("2345678"[rank] for rank in keep) for keep in ONE_CARD_DRAWS)
    asked = share([f"pat {pat}", f"D1:{theirs}"], policies="pat")
    assert asked == pytest.approx(table[pat, "pat_v_D1"], abs=FLUSHES)
    assert share([f"pat {pat}", "pat 9-"], policies="pat", samples=100_000) == pytest.approx(
        table[pat, "pat_v_pat9orbetter"], abs=0.005
    )


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
        (["D1:2347", "D1:2357"], {"draws": 4}, RangeError, "3 draws: 4"),
        (["D1:2347", "D1:2357"], {"draws": 0}, RangeError, "0 is not 1 to 3"),
        (["D1:2347"], {}, RangeError, "2 to 6"),
        (["D1:2347"] * 3, {"draws": 2}, RangeError, "between two players, not 3"),
        (["D1:2c3c4c7c", "D1:2c3c5c7c"], {}, RangeError, "Both hands hold 2c 3c 7c"),
        (["D1:2347", "pat 75"], {"dead": "2c2d2h2s"}, RangeError, 'range 1, "D1:2347"'),
        (["pat 7c5d4h3s2c", "D4:2c; D4:3s"], {}, RangeError, "share a card"),
        (["D1:2347", "D1:2357", "7c5d4h3s2c"], {}, RangeError, "range 3 must say"),
        (["D1:2c3c4c7c", "D1:2c3d5d7d", "D1:2347"], {}, RangeError, "share no card"),
        (["D1:2347", "D1:23x7"], {}, RangeError, "character 5"),
        (["D1:2347", "D1:2357"], {"dead": "Kx"}, CardError, "Kx"),
        (["D1:2347", "D1:2357"], {"policies": "luck"}, ValueError, "pat, ahead, best"),
        (["D1:2347", "D1:2357"], {"policies": ["pat"]}, ValueError, "1 policies for 2"),
        (["D1:2347", "D1:2357"], {"samples": 0}, ValueError, "0 samples"),
    ],
)
def test_impossible_asks(players, asked, error, says):
    with pytest.raises(error, match=says):
        equity(players, **asked)
