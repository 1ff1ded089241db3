"""What decisions come to: sums of losses, and how far they may be off."""

import pytest

from tripledraw.study.reviewing import Decision
from tripledraw.study.spots import Place
from tripledraw.study.summary import Lost


def decision(how: str, loss: float, error: float, kind: str = "too loose") -> Decision:
    place = Place("own.phhs", 1, "1", "Ann")
    return Decision(
        place, "round 4", (), 1, 5.0, "call", "fold", kind, loss, error, how, "in a word", ()
    )  # fmt: skip


def lost(*decisions: Decision) -> Lost:
    found = Lost()
    for each in decisions:
        found.add(each)
    return found


def test_errors_of_samples_add_up_as_independent_ones():
    assert lost(*[decision("sampled", 1.0, 0.3)] * 4).error == pytest.approx(0.6)


def test_errors_of_solutions_add_up_as_they_are():
    """Decisions of one endgame are wrong together: nothing cancels out."""
    assert lost(*[decision("solved", 1.0, 0.3)] * 4).error == pytest.approx(1.2)


def test_both_kinds_of_error_stand_on_top_of_each_other():
    found = lost(decision("sampled", 1.0, 0.3), decision("solved", 1.0, 0.2))
    assert (found.loss, found.error) == (2.0, pytest.approx(0.5))


def test_what_does_not_count_adds_nothing():
    found = lost(decision("solved", 0.1, 0.3, ""), decision("sampled", 0.1, 0.3, ""))
    assert (found.decisions, found.mistakes, found.loss, found.error) == (2, 0, 0.0, 0.0)
