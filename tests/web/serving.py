"""A room in a process of its own, that can be killed and started again at the same address."""

import random
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

SERVE = (sys.executable, "-m", "tests.web.quick", "serve")
ROOT = Path(__file__).parents[2]
# Below the ports that a machine gives to outgoing connections: a browser that looks for its dead
# server must not get the port itself.
PORTS = range(20_000, 30_000)


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


class Room:
    """The real server with a data folder; as a context it is open inside and dead afterwards."""

    def __init__(self, folder: Path, *options: str) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self._log = folder / "room.log"
        self._command = [*SERVE, f"--port={port}", f"--data={folder}", *options]
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the process and wait until the room can be visited."""
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                self._command,
                cwd=ROOT,
                stdin=subprocess.PIPE,  # it ends when we do: see quick.py
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith("The room is open"):
            self.kill()
            raise RuntimeError(f"the room has not started: {self._log.read_text()[-2_000:]}")

    def kill(self) -> None:
        """SIGKILL, whatever it does."""
        if self._process is not None:
            with self._process:  # closes its pipes
                self._process.kill()
            self._process = None

    def __enter__(self) -> Self:
        """Start."""
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Kill it."""
        self.kill()
