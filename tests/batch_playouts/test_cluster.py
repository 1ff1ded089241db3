"""The option --ray on a real cluster: a head and two workers of Ray on this machine."""

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import chain, takewhile
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.cluster,
    pytest.mark.skipif(not find_spec("ray"), reason="Ray is not here; make test-cluster gets it"),
]

HANDS = ("--hands", "100000", "--seats", "3", "--agents", "textbook,random,caller", "--seed", "8")
MATCH = ("textbook", "random", "--hands", "600", "--seats", "3", "--seed", "8")
STARTED = "will now block forever"


@pytest.fixture(scope="module")
def environment():
    """That of all processes of the cluster: who has not the token can have nothing run there."""
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    return os.environ | token


@pytest.fixture(scope="module")
def cluster(environment):
    """The address of a cluster and the folder where it keeps its logs; stopped after the tests."""
    with short_folder() as folder:
        port = free_port()
        options = {
            "--node-ip-address": "127.0.0.1",
            "--port": str(port),
            "--num-cpus": "2",
            "--object-store-memory": "100000000",
            "--include-dashboard": "false",
            "--temp-dir": folder,
        }
        start = ("-m", "ray.scripts.scripts", "start", "--head", "--block", "--disable-usage-stats")
        head = subprocess.Popen(
            [sys.executable, *start, *chain(*options.items())],
            env=environment | {"NUMBA_DEBUG_CACHE": "1"},  # workers name the kernels they load
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            said = list(takewhile(lambda line: STARTED not in line, head.stdout))
            assert head.poll() is None, "".join(said)
            yield f"127.0.0.1:{port}", Path(folder, "session_latest", "logs")
        finally:
            head.terminate()  # and with it all that it has started
            head.communicate(timeout=30)


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@contextmanager
def short_folder():
    """A folder for sockets, whose paths may have a hundred characters: pytest's are longer."""
    folder = tempfile.mkdtemp(prefix="ray")
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def simulate(environment, *where):
    found = json.loads(tripledraw(environment, "simulate", "--json", *HANDS, *where))
    del found["hands_per_second"]
    return found


def match(environment, *where):
    found = json.loads(tripledraw(environment, "match", "--json", *MATCH, *where))
    del found["hands_per_second"]
    return found


def tripledraw(environment, *arguments):
    return python(environment, "-m", "tripledraw", *arguments)


def python(environment, *arguments):
    """What a process of Python prints."""
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_cluster_plays_the_same_hands_as_threads(environment, cluster):
    address, logs = cluster
    there = simulate(environment, "--ray", address)
    assert any("play_hands" in log.read_text() for log in logs.glob("worker-*.out"))
    assert there == simulate(environment, "--threads", "2")
    assert there["hands"] == 100_000


def test_a_cluster_plays_the_same_match_as_processes(environment, cluster):
    address, _ = cluster
    there = match(environment, "--ray", address)
    assert there == match(environment, "--workers", "1")
    assert there["hands"] == 600


LEARN = """
import sys
from tests.solver.blueprint.small_game import small_game
from tripledraw.batch.cluster import Cluster
from tripledraw.solver.blueprint.learning import Learner

learner = Learner(small_game(), 1, Cluster(sys.argv[1]) if sys.argv[1:] else None)
for _ in range(3):
    learner.learn()
learner.fetch()
print(learner.bracket(), float(abs(learner.regrets.river).sum()), learner.sums.river.sum())
"""


def test_a_training_shared_out_learns_what_one_at_home_does(environment, cluster):
    address, _ = cluster
    there = python(environment, "-c", LEARN, address)
    assert there == python(environment, "-c", LEARN)
    assert "Bracket" in there
