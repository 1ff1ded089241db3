"""The examples run as they stand and say what they are there to say."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
SAID = {
    "watch_a_hand.py": "stacks: (",
    "your_own_agent.py": "small bets a hand against the textbook",
}
# One takes a minute by itself, and tests/envs runs it for seconds; one needs a room, and
# tests/room/client gives it one.
ELSEWHERE = {"bot.py", "train_a_policy.py"}


def test_every_example_is_known():
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(SAID) | ELSEWHERE


@pytest.mark.parametrize("name", SAID)
def test_an_example_runs(name):
    ran = subprocess.run(
        [sys.executable, EXAMPLES / name], capture_output=True, text=True, timeout=120, check=True
    )
    assert SAID[name] in ran.stdout
    assert ran.stderr == ""
