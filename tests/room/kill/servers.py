"""Processes of the room that are started, killed and stopped in the middle of what they do."""

import asyncio
import json
import os
import random
import re
import signal
import socket
import sys

from tests.room.kill.notes import Fault

# Below the ports that this machine gives to outgoing connections: a client that looks for its
# dead server must not get the port itself.
PORTS = range(20_000, 30_000)
# A start takes a second; on a busy machine some.
STARTS_WITHIN = 60
SERVE = (sys.executable, "-m", "tripledraw", "serve")


# What Python says for the worker of the bots when its server was killed: of the semaphores that it
# tidies away, and of the greeting that did not come.
LEFT_BEHIND = re.compile(
    r".*resource_tracker: There appear to be .*\n.*warnings\.warn\(.*\n"
    r"|Traceback .*\n(?:  .*\n)*  .*spawn_main\n(?:  .*\n)*EOFError: Ran out of input\n"
)


def free_port():
    """A port that nobody listens on."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


class Server:
    """One process of the room, dead or alive; always at the same address."""

    def __init__(self, name, folder, **settings):
        self.name = name
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"{name}.log"
        self._process = None
        self._options = [f"--port={self.port}", f"--data={folder}", "--no-tables"]
        self._options += [f"--{setting}={value}" for setting, value in settings.items()]

    async def spawn(self):
        """Start the process, without waiting for anything."""
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *SERVE, *self._options, stdout=asyncio.subprocess.PIPE, stderr=log
            )

    async def opened(self):
        """Wait until the room can be visited."""
        async with asyncio.timeout(STARTS_WITHIN):
            line = await self._process.stdout.readline()
        if not line.startswith(b"The room is open"):
            raise RuntimeError(f"{self.name} has not started: {self._log.read_text()[-2_000:]}")

    async def kill(self):
        """SIGKILL, whatever it does; it is dead when this returns."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    def stop(self):
        """SIGSTOP: it stands still, with all it holds."""
        os.kill(self._process.pid, signal.SIGSTOP)

    def go_on(self):
        """SIGCONT: it goes on, and does not know that it stood still."""
        os.kill(self._process.pid, signal.SIGCONT)

    def read_log(self, notes):
        """Note what the dead process has logged: errors are faults, warnings are counted."""
        for line in LEFT_BEHIND.sub("", self._log.read_text()).splitlines():
            self._judge(line, notes)

    def _judge(self, line, notes):
        try:
            told = json.loads(line)
        except ValueError:
            told = {"level": "none"}
        if told["level"] == "warning":
            notes.warned[f"{told['event']} {told.get('error', '')}".strip()] += 1
        elif told["level"] not in ("info", "debug") or "exception" in told:
            notes.faults.append(Fault("exception", f"{self.name}: {line}"))
