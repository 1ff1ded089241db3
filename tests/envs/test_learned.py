"""What was learned plays matches, and the example learns something in seconds."""

import runpy
from pathlib import Path

import numpy as np

from tripledraw.agents.match import Match, play_match, play_out
from tripledraw.envs import ACTIONS, SIZE, LearnedAgent
from tripledraw.hand import Hand
from tripledraw.stakes import Stakes

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_a_policy.py"


def test_an_agent_observes_what_the_environment_shows():
    chance = np.random.default_rng(1)

    def choose(seen, mask):
        assert seen.shape == (SIZE,)
        assert mask.shape == (ACTIONS,)
        return (chance.random(ACTIONS) * mask).argmax()

    for seed in range(10):
        hand = Hand([300, 50, 200], stakes=Stakes(10), seed=seed)
        play_out(hand, [LearnedAgent("learner", choose)] * 3)
        assert hand.over


def test_alike_players_share_alike():
    """Both only call: over duplicate deals nobody wins."""
    calls = LearnedAgent("calls", lambda _, mask: 1 if mask[1] else 3)
    assert play_match(Match(calls, calls), 20).chips == 0


def test_the_example_beats_random_after_seconds(capsys):
    example = runpy.run_path(str(EXAMPLE))
    result = example["compare"](example["train"](5.0), 200)
    said = capsys.readouterr().out
    assert "small bets a hand" in said
    # After a minute it is about +3. Whoever has learned nothing wins nothing on average.
    assert result.small_bets_per_hand > -3 * result.standard_error
