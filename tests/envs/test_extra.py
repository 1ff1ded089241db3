"""What is not asked for is not loaded, and what is missing is said in a sentence."""

import subprocess
import sys

import pytest


def run(program):
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo", "numpy", "numba"])
def test_a_missing_package_is_said_with_the_cure(package):
    hide = (
        "import importlib.util as u; find = u.find_spec;"
        f"u.find_spec = lambda name, *a: None if name == {package!r} else find(name, *a);"
        "import tripledraw.envs"
    )
    assert run(hide).stderr.splitlines()[-1] == (
        "tripledraw.errors.MissingExtra: tripledraw.envs needs packages that are not installed; "
        "install them with: pip install 'tripledraw[rl]'"
    )


def test_play_number_and_history_load_nothing_of_it():
    done = run(
        "import sys, tripledraw, tripledraw.hand, tripledraw.histories, tripledraw.cli;"
        "assert not {'numpy', 'numba', 'gymnasium', 'pettingzoo'} & set(sys.modules)"
    )
    assert done.stderr == ""
