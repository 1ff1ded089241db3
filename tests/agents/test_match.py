"""Duplicate matches: fair by construction, the same for any number of workers."""

import math
from statistics import stdev

import pytest
from tests.here_and_now import HereAndNow

from tripledraw.actions import Action
from tripledraw.agents import PolicyAgent, agent
from tripledraw.agents.match import BLOCK_HANDS, Match, play_deal, play_match, results
from tripledraw.errors import StakesError, TripleDrawError
from tripledraw.stakes import Stakes
from tripledraw.views import View

# Two blocks and a bit, in an odd number of deals.
HANDS = 2 * BLOCK_HANDS + 30


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_equal_players_come_out_exactly_even(seats):
    # With the same cards at the same turn A and B take the same chance.
    for name in ("caller", "random"):
        result = play_match(Match(name, name, seats, seed=seats), 5 * seats)
        assert result.chips == 0
        assert result.sums.squares == 0
        assert result.hands == 5 * seats


def test_the_result_is_the_same_for_any_number_of_workers():
    match = Match("textbook", "random", 3, Stakes(10), seed=9)
    assert play_match(match, HANDS, workers=1) == play_match(match, HANDS, workers=2)


def test_a_cluster_plays_the_same_blocks_in_sequence():
    match = Match("textbook", "random", 2, Stakes(10), seed=9)
    cluster = HereAndNow(2)
    told: list[int] = []
    result = play_match(match, HANDS, cluster=cluster, progress=lambda done, _: told.append(done))
    assert result == play_match(match, HANDS, workers=1)
    assert told == [240, 480, 510]
    assert cluster.begun == 3


def test_what_is_known_is_told_after_every_block():
    match = Match("textbook", "random", 2, Stakes(10), seed=9)
    found = list(results(match, HANDS, workers=1))
    assert [each.hands for each in found] == [240, 480, 510]
    assert found[0] == play_match(match, 240, workers=1)
    assert found[-1] == play_match(match, HANDS, workers=1)


class Slow:
    """The agent of a policy, but asked through its view."""

    name = "slow"

    def __init__(self, inner: PolicyAgent) -> None:
        self.inner = inner

    def act(self, view: View) -> Action:
        return self.inner.act(view)


def test_an_agent_of_ones_own_plays_as_the_policy_of_a_name_does():
    named = play_match(Match("textbook", "random", 3, seed=4), 45)
    own = play_match(Match(Slow(agent("textbook", 4)), Slow(agent("random", 4)), 3, seed=4), 45)
    assert (own.chips, own.sums.squares) == (named.chips, named.sums.squares)


def test_the_seed_decides():
    first, again, other = (play_match(Match("caller", "random", seed=s), 40) for s in (1, 1, 2))
    assert first == again
    assert first.chips != other.chips


def test_mean_and_standard_error_are_those_of_the_deals():
    match = Match("textbook", "random", 2, seed=3)
    result = play_match(match, 100)
    deals = [play_deal(match, deal).chips for deal in range(50)]
    assert result.chips == sum(deals)
    assert result.small_bets_per_hand == pytest.approx(sum(deals) / 100 / 10)
    assert result.standard_error == pytest.approx(stdev(deals) / math.sqrt(50) / 20)
    assert result.small_bets_per_hand > 1


def test_one_deal_says_nothing_of_the_error():
    assert play_match(Match("caller", "random"), 1).standard_error == math.inf


def test_hands_are_rounded_up_to_whole_deals_and_progress_is_told():
    told: list[tuple[int, int]] = []
    result = play_match(
        Match("caller", "caller", 6), HANDS, workers=1, progress=lambda *done: told.append(done)
    )
    assert result.hands % 6 == 0
    assert 0 <= result.hands - HANDS < 6
    assert told == [(240, 510), (480, 510), (510, 510)]


@pytest.mark.parametrize("pair", [("nobody", "caller"), ("caller", "nobody")])
def test_an_unknown_agent_is_refused(pair):
    with pytest.raises(TripleDrawError, match="no agent 'nobody'"):
        play_match(Match(*pair), 10)


@pytest.mark.parametrize("seats", [1, 7])
def test_seats_the_game_has_not_are_refused(seats):
    with pytest.raises(StakesError, match=f"{seats} seats; the game is for 2 to 6"):
        play_match(Match("caller", "caller", seats), 10)


def test_no_hands_are_refused():
    with pytest.raises(TripleDrawError, match="0 hands; a match needs one hand at least"):
        play_match(Match("caller", "caller"), 0)
