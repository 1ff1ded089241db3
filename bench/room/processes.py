"""Servers as processes of their own, each on one core, and what they use of it."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

SERVER_CORE, CLIENT_CORE = 0, 1
TICK = os.sysconf("SC_CLK_TCK")
# Sockets of the client and of the server, with some to spare.
FILES = 10_000


def stay_on(core: int) -> None:
    """Let this process run on one core only, where there are two."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[core]})


@contextmanager
def server(arguments: Sequence[str], log: Path) -> Iterator[subprocess.Popen[str]]:
    """A process on the core for servers, until it is told to stop; errors go to the log."""
    with (
        log.open("w") as errors,
        subprocess.Popen(
            [sys.executable, *arguments],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            preexec_fn=lambda: stay_on(SERVER_CORE),
        ) as process,
    ):
        try:
            yield process
        finally:
            process.terminate()


def first_line(process: subprocess.Popen[str]) -> str:
    """What a server says when it can be visited."""
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise RuntimeError(f"the server ended with {process.wait()} before it was open")
    return line.strip()


def cpu_seconds(pid: int) -> float:
    """What a process with all its threads has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid: int) -> int:
    """The memory a process holds, in MiB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20
