"""The last draw: against counting every deal, in numbers players know, and refusals."""

import random
from itertools import combinations

import pytest

pytest.importorskip("numba")

from tripledraw.cards import parse
from tripledraw.equity.last_draw import Keep, last_draw, work
from tripledraw.errors import CardError, DrawsError, RangeError
from tripledraw.hands.evaluator import number_of_known

SHAPES = [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (0, 2), (2, 2), (3, 0), (0, 3)]


def keep(text, thrown=""):
    return Keep(parse(text), parse(thrown))


def every_deal(keeps, dead=()):
    """The deals (won, tied, lost) by each player, counted one by one."""
    out = {card for keep in keeps for card in (*keep.cards, *keep.thrown)} | set(dead)
    counts = [[0, 0, 0] for _ in keeps]

    def deal(stub, numbers):
        if len(numbers) == len(keeps):
            best = min(numbers)
            for count, number in zip(counts, numbers, strict=True):
                place = 2 if number != best else int(numbers.count(best) > 1)
                count[place] += 1
            return
        cards = keeps[len(numbers)].cards
        for drawn in combinations(stub, 5 - len(cards)):
            rest = [card for card in stub if card not in drawn]
            deal(rest, [*numbers, number_of_known(*cards, *drawn)])

    deal([card for card in range(52) if card not in out], [])
    return tuple(map(tuple, counts))


def some_keeps(generator, sizes, suited):
    """Keeps of players who draw so many cards, where asked of one suit each, if there are any."""
    deck = list(range(52))
    generator.shuffle(deck)
    keeps = []
    for size in sizes:
        suit = generator.randrange(4)
        ordered = sorted(deck, key=lambda card: (card & 3) != suit) if suited else deck
        keeps.append(Keep(tuple(ordered[: 5 - size])))
        deck = [card for card in deck if card not in keeps[-1].cards]
    return keeps, deck


@pytest.mark.parametrize("suited", [False, True])
@pytest.mark.parametrize("sizes", SHAPES)
def test_two_players_are_counted_as_every_deal_is(sizes, suited):
    generator = random.Random(f"{sizes} {suited}")
    for left in (12, 16) if sum(sizes) > 3 else (20, 30):
        keeps, deck = some_keeps(generator, sizes, suited)
        dead = deck[left:]
        assert last_draw(keeps, dead=dead).counts == every_deal(keeps, dead)


@pytest.mark.parametrize(("sizes", "left"), [((2, 3), 13), ((3, 3), 10), ((4, 3), 9), ((5, 5), 11)])
@pytest.mark.parametrize("suited", [False, True])
def test_large_draws_from_a_small_stub(sizes, left, suited):
    keeps, deck = some_keeps(random.Random(f"{sizes}{suited}"), sizes, suited)
    # The stub of one suit mostly, so that flushes meet flushes.
    deck.sort(key=lambda card: card & 3)
    assert last_draw(keeps, dead=deck[left:]).counts == every_deal(keeps, deck[left:])


def test_two_against_three_with_a_whole_stub():
    keeps = [keep("7d 3d 2d", "Ks Kd"), keep("4h 2h", "Qc Js Jd")]
    answer = last_draw(keeps)
    swapped = last_draw(keeps[::-1])
    assert answer.deals == 861 * 9880
    assert answer.counts == swapped.counts[::-1]
    assert sum(answer.counts[0]) == answer.deals


def test_five_cards_each_are_as_good_for_both():
    first, second = last_draw([Keep(), Keep()]).shares
    assert first == second
    assert first.equity == 0.5


def test_only_the_cards_kept_of_the_better_draw_decide():
    assert last_draw([keep("Jc Td 9h 8d 6s"), keep("2c 3d 5h 7s")]).counts[1] == (19, 0, 24)
    assert last_draw([keep("Jc 8d 7h 5s 2d"), keep("2c 3d 5h 7s")]).counts[1] == (22, 0, 21)


def test_thrown_and_dead_cards_do_not_come():
    seven = keep("7c 5d 4h 3s", "2h 2d")
    assert last_draw([seven, keep("7d 6h 4c 3d 2s")], dead=parse("2c")).shares[0].win == 0


@pytest.mark.parametrize(
    "sizes", [(0, 1, 1), (1, 0, 2), (2, 1, 1), (1, 1, 1, 0), (0, 1, 0, 1, 1, 1)]
)
def test_three_to_six_players_are_counted_as_every_deal_is(sizes):
    keeps, deck = some_keeps(random.Random(str(sizes)), sizes, False)
    dead = deck[14:]
    answer = last_draw(keeps, dead=dead)
    assert answer.exact
    assert answer.counts == every_deal(keeps, dead)


def test_a_shared_pot_is_divided():
    keeps = [keep("7c 5c 4c 3c 2d"), keep("7d 5d 4d 3d 2c"), keep("Kd Kc Ks Kh 2s")]
    assert [share.equity for share in last_draw(keeps).shares] == [0.5, 0.5, 0.0]


def test_too_many_deals_are_sampled_and_announced_first():
    keeps = [keep("2c 3d"), keep("2d 3h"), keep("2h 4s"), keep("4c 5d")]
    told = []
    answer = last_draw(keeps, samples=20_000, seed=5, announce=told.append)
    assert "20,000" in told[0]
    assert not answer.exact
    assert answer.deals == 20_000
    assert answer == last_draw(keeps, samples=20_000, seed=5)
    assert sum(share.equity for share in answer.shares) == pytest.approx(1)
    again = last_draw(keeps, samples=20_000, seed=6)
    for one, other in zip(answer.shares, again.shares, strict=True):
        assert 0.002 < one.error < 0.005
        assert abs(one.equity - other.equity) < 5 * (one.error**2 + other.error**2) ** 0.5


def test_a_sample_agrees_with_the_count():
    from tripledraw.equity.matchup import equity

    hands = ["D1:2c3d4h7s", "D2:2d3h8s", "pat Tc9d6h5s4d"]
    exact, sampled = equity(hands), equity(hands, samples=100_000)
    assert exact.exact
    for one, other in zip(exact.shares, sampled.shares, strict=True):
        assert abs(one.equity - other.equity) < 4.5 * other.error


def test_ctrl_c_leaves_the_deals_so_far():
    keeps = [keep("2c 3d"), keep("2d 3h"), keep("2h 4s"), keep("4c 5d")]

    def stop(done, total):
        raise KeyboardInterrupt

    answer = last_draw(keeps, progress=stop)
    assert not answer.complete
    assert 0 < answer.deals < 1_000_000
    assert answer.shares[0].error > 0


def test_the_work_is_that_of_the_players_who_draw_least():
    assert work([1, 0, 2], 40) == work([2, 1, 0], 40)
    assert work([3, 3, 3], 37) > 3e8 > work([2, 2, 2], 37)


@pytest.mark.parametrize(
    ("keeps", "dead", "says"),
    [
        ([keep("7c 5d"), keep("7c 4d")], (), "7c is in hand 1 and in hand 2"),
        ([keep("7c 5d"), keep("7d 4d")], parse("5d"), "5d is in hand 1 and in the dead cards"),
        ([keep("7c 5d", "7d"), keep("7d 4d")], (), "7d"),
        ([keep("7c 5d")], (), "2 to 6 players"),
        ([Keep(), Keep()], range(45), "draw 10 cards, and 7 are left"),
        ([Keep(), Keep()], range(43), "draw 10 cards, and 9 are left"),
        ([Keep(parse("2c3c4c")), Keep(parse("2d3d4d"))], (*range(12, 52), 2, 3, 6), "3 are left"),
        (
            [Keep(parse("2c3c4c")), Keep(parse("2d3d4d"))],
            (*range(12, 52), 2, 3, 6, 7, 10),
            "1 is left",
        ),
    ],
)
def test_impossible_asks(keeps, dead, says):
    with pytest.raises(RangeError, match=says):
        last_draw(keeps, dead=dead)


@pytest.mark.parametrize(
    ("keeps", "asked", "error", "says"),
    [
        ([Keep((99,)), Keep()], {}, CardError, "99 in hand 1 is no card"),
        ([Keep((3, 3)), Keep()], {}, CardError, "2s is in hand 1 twice"),
        ([Keep(), Keep()], {"dead": [1, 1]}, CardError, "2d is in the dead cards twice"),
        ([Keep(), Keep()], {"samples": 1.5}, DrawsError, "samples 1.5"),
        ([Keep(), Keep()], {"seed": -1}, DrawsError, "seed -1"),
    ],
)
def test_bad_cards_and_numbers(keeps, asked, error, says):
    with pytest.raises(error, match=says):
        last_draw(keeps, **asked)
