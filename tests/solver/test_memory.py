"""How much memory is left, by whatever says it least."""

import subprocess
import sys

import pytest

from tripledraw.solver import memory

MOST = 2**31
LIMITED = f"""
import resource
resource.setrlimit(resource.RLIMIT_AS, ({MOST}, {MOST}))
from tripledraw.solver.memory import free_memory
print(free_memory())
"""


@pytest.fixture
def machine(monkeypatch, tmp_path):
    """Files of a kernel to be written by hand; nothing else is limited."""
    monkeypatch.setattr(memory, "SYSTEM", tmp_path / "meminfo")
    monkeypatch.setattr(memory, "CONTAINER", tmp_path)
    monkeypatch.setattr(memory, "OWN", tmp_path / "status")
    (tmp_path / "meminfo").write_text("MemTotal: 9000 kB\nMemAvailable: 5000 kB\n")
    return tmp_path


def test_a_machine_says_what_it_has(machine):
    assert memory.free_memory() == 5000 * 1024


def test_a_container_may_have_less(machine):
    (machine / "memory.current").write_text("3000000\n")
    (machine / "memory.stat").write_text("anon 5\ninactive_file 1000000\n")
    (machine / "memory.max").write_text("4000000\n")
    assert memory.free_memory() == 2_000_000
    (machine / "memory.max").write_text("max\n")
    assert memory.free_memory() == 5000 * 1024


def test_nothing_is_known_where_nothing_says(machine):
    (machine / "meminfo").unlink()
    assert memory.free_memory() is None


def test_a_limit_of_the_process_counts():
    pytest.importorskip("resource")
    found = subprocess.run([sys.executable, "-c", LIMITED], capture_output=True, check=True)
    assert 0 < int(found.stdout) < MOST
