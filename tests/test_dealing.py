"""Orders from a seed: the published figures, a second computation, fairness, and bad seeds."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import pytest

from tripledraw import cards, dealing
from tripledraw.dealing import OrdersDealer, SeedDealer, order_from_seed, seed_bytes
from tripledraw.errors import CardError, MissingOrder, StakesError
from tripledraw.rules.table import Table

DECK = list(range(52))


def test_the_published_orders_of_seed_7() -> None:
    assert cards.write(order_from_seed(7, 0)[:12]) == "Jc Kh Jh 6c 8c 8s Ah 7d 5d 6d Qc 7s"
    assert cards.write(order_from_seed(7, 1)[:8]) == "3h Kc Jc 5h Jh 6s As 6c"


class Stream:
    """The same stream written again from its description: one long run of bytes."""

    def __init__(self, seed: int, order: int) -> None:
        self.key = seed.to_bytes(32, "big")
        self.head = b"tripledraw/order/v1" + order.to_bytes(4, "big")
        self.bytes = b""
        self.blocks = 0

    def word(self) -> int:
        if not self.bytes:
            message = self.head + self.blocks.to_bytes(4, "big")
            self.bytes = hmac.new(self.key, message, hashlib.sha256).digest()
            self.blocks += 1
        word, self.bytes = self.bytes[:4], self.bytes[4:]
        return int.from_bytes(word, "big")

    def below(self, n: int) -> int:
        while True:
            word = self.word()
            if word < 2**32 - 2**32 % n:
                return word % n


def order_again(seed: int, order: int) -> list[int]:
    stream, deck = Stream(seed, order), DECK[:]
    for i in reversed(range(1, 52)):
        j = stream.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


@pytest.mark.parametrize("seed", [0, 1, 7, 72, 2**256 - 1])
def test_a_second_computation_gives_the_same_orders(seed: int) -> None:
    for order in range(20):
        assert order_from_seed(seed, order) == order_again(seed, order)


def test_words_that_would_favour_a_card_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a word comes once in 82 million at most; here one stands before every unfair number.

    A power of two divides the words evenly, so that all of them are fair.
    """

    def with_unfair(_seed: bytes, _order: int) -> Iterator[int]:
        for n in range(52, 1, -1):
            if 2**32 % n:
                yield 2**32 - 1
            yield 7 * n + 3

    deck = DECK[:]
    for n in range(52, 1, -1):
        deck[n - 1], deck[3 % n] = deck[3 % n], deck[n - 1]
    monkeypatch.setattr(dealing, "words", with_unfair)
    assert order_from_seed(7, 0) == deck


def test_every_card_comes_everywhere_equally_often() -> None:
    """Chi-square over 52 places of 52 cards: 2,601 degrees of freedom, standard deviation 72."""
    orders = [order_from_seed(seed, 0) for seed in range(2_000)]
    expected = len(orders) / 52
    seen = Counter((place, card) for order in orders for place, card in enumerate(order))
    statistic = sum(
        (seen[place, card] - expected) ** 2 / expected for place in DECK for card in DECK
    )
    assert abs(statistic - 51 * 51) < 5 * 72


def test_orders_of_one_seed_differ() -> None:
    assert len({tuple(order_from_seed(72, order)) for order in range(100)}) == 100


def test_a_seed_is_32_bytes_or_the_int_they_write() -> None:
    assert seed_bytes(7) == bytes(31) + b"\7"
    assert SeedDealer(7).seed == seed_bytes(7)
    assert order_from_seed(seed_bytes(7), 3) == order_from_seed(7, 3)


@pytest.mark.parametrize("seed", [-1, 2**256, b"short", bytes(33)])
def test_other_seeds_are_refused(seed: int | bytes) -> None:
    with pytest.raises(StakesError, match="32"):
        seed_bytes(seed)


def test_given_orders_must_be_whole_decks() -> None:
    with pytest.raises(CardError, match="order 1 must hold each") as raised:
        OrdersDealer([DECK, [0, *DECK[:-1]]])
    assert raised.value.position == 1


def test_an_order_that_was_not_given_is_named() -> None:
    dealer = OrdersDealer([DECK])
    dealer.shuffle(Table())
    with pytest.raises(MissingOrder, match="order 1, but only 1 were given") as raised:
        dealer.reshuffle(Table())
    assert raised.value.order == 1
