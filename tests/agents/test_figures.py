"""What the textbook wins, in small bets a hand over duplicate deals."""

import pytest

from tripledraw.agents.match import Match, play_match


@pytest.mark.parametrize(
    ("opponent", "seats", "hands", "least"),
    [("caller", 2, 20_000, 0.7), ("random", 2, 2_000, 1.5), ("caller", 6, 6_000, 1.2)],
)
def test_the_textbook_wins_at_least(opponent, seats, hands, least):
    result = play_match(Match("textbook", opponent, seats), hands)
    assert result.small_bets_per_hand >= least
    # Enough hands to tell: the figure is met by more than the luck of these deals.
    assert result.small_bets_per_hand - 2 * result.standard_error >= least
