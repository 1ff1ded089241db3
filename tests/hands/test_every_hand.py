"""All 2,598,960 hands: the numbers and the order keys against the written order (rules 2)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, groupby, pairwise, product

import pytest
from pokerkit import StandardLowHand

from tripledraw.cards import write
from tripledraw.hands.evaluator import number
from tripledraw.hands.order import CATEGORY_SHIFT, order_key
from tripledraw.hands.ranking import LAST_NUMBER, Category, classes

# The table of rules 2: hands and the numbers of the best and the worst class.
BY_CATEGORY = {
    Category.NO_PAIR: (1_303_560, 1, 1278),
    Category.PAIR: (1_098_240, 1279, 4138),
    Category.TWO_PAIR: (123_552, 4139, 4996),
    Category.TRIPS: (54_912, 4997, 5854),
    Category.STRAIGHT: (9_180, 5855, 5863),
    Category.FLUSH: (5_112, 5864, 7141),
    Category.FULL_HOUSE: (3_744, 7142, 7297),
    Category.QUADS: (624, 7298, 7453),
    Category.STRAIGHT_FLUSH: (36, 7454, 7462),
}


def hands_of(category: Category, ranks: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Deal every hand of a class, suit by suit."""
    suited = category in (Category.FLUSH, Category.STRAIGHT_FLUSH)
    groups = [(rank, len(list(same))) for rank, same in groupby(ranks)]
    for choice in product(*(combinations(range(4), size) for _, size in groups)):
        one_suit = len(groups) == 5 and len({suits[0] for suits in choice}) == 1
        if one_suit == suited:
            yield tuple(
                rank * 4 + suit
                for (rank, _), suits in zip(groups, choice, strict=True)
                for suit in suits
            )


def test_every_hand_has_the_number_of_its_class() -> None:
    hands: Counter[Category] = Counter()
    numbers: dict[Category, list[int]] = {category: [] for category in Category}
    last_key = -1
    for expected, (category, ranks) in enumerate(classes(), start=1):
        keys = set()
        for hand in hands_of(category, ranks):
            assert number(hand) == expected
            keys.add(order_key(*hand))
            hands[category] += 1
        (key,) = keys
        assert key > last_key
        assert key >> CATEGORY_SHIFT == category
        last_key = key
        numbers[category].append(expected)
    assert {
        category: (hands[category], numbers[category][0], numbers[category][-1])
        for category in Category
    } == BY_CATEGORY
    assert hands.total() == 2_598_960


def test_pokerkit_orders_the_classes_alike() -> None:
    hands = [
        StandardLowHand(write(next(hands_of(category, ranks))).replace(" ", ""))
        for category, ranks in classes()
    ]
    assert len(hands) == LAST_NUMBER
    # Lower numbers are better hands, and pokerkit calls the better hand the greater one.
    assert all(better > worse for better, worse in pairwise(hands))


def test_the_key_of_a_hand_without_pair_straight_and_flush_is_its_rank_mask() -> None:
    assert order_key(20, 13, 10, 7, 0) == 0b101111


def test_the_order_key_compiles() -> None:
    numba = pytest.importorskip("numba")
    compiled = numba.njit(order_key)
    for category, ranks in classes()[::97]:
        hand = next(hands_of(category, ranks))
        assert compiled(*hand) == order_key(*hand)
