"""What the textbook wins, in small bets a hand over duplicate deals."""

import pytest

from tripledraw.agents.match import Match, play_match


@pytest.mark.parametrize(
    ("opponent", "seats", "hands", "least"),
    [("caller", 2, 4_000, 0.7), ("random", 2, 1_000, 1.5), ("caller", 6, 1_500, 1.2)],
)
def test_the_textbook_wins_at_least(opponent, seats, hands, least):
    found = play_match(Match("textbook", opponent, seats), hands).reduced
    assert found is not None
    # Enough hands to tell: the figure is met by more than the luck of these deals.
    assert found.small_bets_per_hand - 2 * found.standard_error >= least
