"""The words of a hand are its own, and the policies of the batch are those of their names."""

from importlib import import_module

import numpy as np
import pytest

from tripledraw.batch import playing, streams
from tripledraw.rules.table import Table


def test_no_decision_reads_the_words_of_the_next_hand():
    with np.errstate(over="ignore"):
        ours, next_ones = (streams.stream_of(np.uint64(5), hand) for hand in (0, 1))
        chances = [int(streams.chance_at(ours, n)) for n in range(2 * streams.CHANCES)]
        order_words = {int(streams.word_at(next_ones, place)) for place in range(1024)}
    assert chances[streams.CHANCES :] == chances[: streams.CHANCES]
    assert len(set(chances)) == streams.CHANCES
    assert not order_words & set(chances)


def test_the_words_of_a_seed_begin_again_after_its_last_hand():
    with np.errstate(over="ignore"):
        first, last = (streams.stream_of(np.uint64(5), n) for n in (0, streams.HANDS_A_SEED))
    assert first == last


@pytest.mark.parametrize("name", playing.POLICIES)
def test_every_name_stands_for_the_policy_of_that_name(name, monkeypatch):
    for other in playing.POLICIES:
        module = import_module(f"tripledraw.policies.{other}")
        monkeypatch.setattr(module, "act", lambda *given, other=other: (other, given))
    table = Table()
    chosen = playing.chooser([name])(playing.POLICIES[name], table, 3, 77)
    assert chosen == (name, (table, 3, 77))
    assert playing.choose(playing.POLICIES[name], table, 3, 77) == chosen
