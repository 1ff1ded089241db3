"""What a hand costs the server. Guards, three times over what is asked: other work must not fail
a test; what was measured is printed at the end of the run."""

from collections.abc import Callable
from time import process_time

import pytest

from tripledraw.fairness import NO_HAND, FairDeal, Promise

RUNS = 7
LINKS = {chair: bytes([chair]) * 32 for chair in range(6)}
PROMISE = Promise.make("oak", 1, NO_HAND)
DEAL = FairDeal(PROMISE, LINKS)


def prove_a_hand() -> None:
    DEAL.prove(DEAL.orders[0][:30], [0] * 30)


@pytest.mark.parametrize(
    ("name", "work", "asked"),
    [
        ("a promise", lambda: Promise.make("oak", 1, NO_HAND), 0.006),
        ("a fair deal", lambda: FairDeal(PROMISE, LINKS), 0.002),
        ("thirty proofs", prove_a_hand, 30 * 20e-6),
    ],
)
def test_cpu(name: str, work: Callable[[], object], asked: float, record_property):
    spent = []
    for _ in range(RUNS):
        start = process_time()
        work()
        spent.append(process_time() - start)
    record_property(name, f"{1000 * min(spent):.2f} ms of CPU, {1000 * asked:.1f} asked")
    assert min(spent) < 3 * asked
