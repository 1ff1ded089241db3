"""The written order: what rules 2 lists by hand."""

import pytest

from tripledraw.cards import RANKS
from tripledraw.hands.ranking import (
    CLASS_COUNTS,
    LAST_NUMBER,
    Category,
    class_of,
    classes,
    ranks_within,
)


def ranks_of(text: str) -> tuple[int, ...]:
    return tuple(RANKS.index(rank) for rank in text)


SEVENS = "75432 76432 76532 76542"
EIGHTS = "85432 86432 86532 86542 86543 87432 87532 87542 87543 87632 87642 87643 87652 87653"

BEST_AND_WORST = [
    (Category.NO_PAIR, "75432", "AKQJ9"),
    (Category.PAIR, "22543", "AAKQJ"),
    (Category.TWO_PAIR, "33224", "AAKKQ"),
    (Category.TRIPS, "22243", "AAAKQ"),
    (Category.STRAIGHT, "65432", "AKQJT"),
    (Category.FLUSH, "75432", "AKQJ9"),
    (Category.FULL_HOUSE, "22233", "AAAKK"),
    (Category.QUADS, "22223", "AAAAK"),
    (Category.STRAIGHT_FLUSH, "65432", "AKQJT"),
]

# Numbers of the hands without pair, straight and flush, by their top card.
BY_TOP_CARD = {
    "7": (1, 4),
    "8": (5, 18),
    "9": (19, 52),
    "T": (53, 121),
    "J": (122, 246),
    "Q": (247, 455),
    "K": (456, 784),
    "A": (785, 1278),
}


def test_sevens_and_eights() -> None:
    for number, text in enumerate(f"{SEVENS} {EIGHTS}".split(), start=1):
        assert class_of(number) == (Category.NO_PAIR, ranks_of(text))


@pytest.mark.parametrize(("category", "best", "worst"), BEST_AND_WORST)
def test_best_and_worst_of_a_category(category: Category, best: str, worst: str) -> None:
    ranks = ranks_within(category)
    assert ranks[0] == ranks_of(best)
    assert ranks[-1] == ranks_of(worst)


def test_numbers_by_top_card() -> None:
    for top, (first, last) in BY_TOP_CARD.items():
        tops = {class_of(number)[1][0] for number in range(first, last + 1)}
        assert tops == {RANKS.index(top)}


def test_the_counts_say_how_many_classes_there_are() -> None:
    for category, count in CLASS_COUNTS.items():
        assert len(set(ranks_within(category))) == count
    assert sum(CLASS_COUNTS.values()) == LAST_NUMBER == len(set(classes()))


def test_a_number_leads_to_its_class() -> None:
    assert [class_of(number) for number in range(1, LAST_NUMBER + 1)] == classes()


@pytest.mark.parametrize("number", [0, -1, LAST_NUMBER + 1])
def test_other_numbers_are_no_hand(number: int) -> None:
    with pytest.raises(ValueError, match="1 to 7462"):
        class_of(number)
