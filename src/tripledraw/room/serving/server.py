"""One process of the room from its start to its end, under uvicorn."""

import asyncio
import errno
import gc
import socket
import ssl
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from types import FrameType

import msgspec
import uvicorn

from tripledraw.errors import RoomError, TripleDrawError
from tripledraw.room import logs, wire
from tripledraw.room.bots import Bots
from tripledraw.room.house.room import Room
from tripledraw.room.serving.app import make_app
from tripledraw.room.serving.connection import Connection, Outbox
from tripledraw.room.serving.door import Caller, Door
from tripledraw.room.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
# Any address outside will do: it is looked up which of ours would be used, nothing is sent.
OUTSIDE = ("192.0.2.1", 9)
BACKLOG = 2048
# Seconds between two pings to every socket, and until one that does not answer is closed.
PINGS = 40
# New objects until the garbage collector looks for rings among them; never of its own among those
# that are older. What the room makes has hardly any rings, and a look at everything stops a busy
# room for a third of a second: every ten minutes, in ticks of a tenth of a second, is enough.
GARBAGE = (80_000, 1_000_000, 1_000_000)
TICKS_TO_A_FULL_LOOK = 6_000
# Seconds after which a thread gives way to another that asks: the writer asks when a commit is on
# disk, and everybody waits for that.
GIVE_WAY = 0.001
# Milliseconds from one beat of a busy room to the next (ADR 0010).
BEATS_APART = 14
# Seconds that the last answers have when everything else has stopped.
LAST_ANSWERS = 5

# Called when the room can be visited.
Opened = Callable[[Room], Awaitable[None]]

log = logs.logger("server")


def run(settings: Settings, opened: Opened) -> None:
    """Serve until SIGTERM or Ctrl-C; ``opened`` is awaited when the room can be visited.

    Raises `RoomError` port-taken and what `Room.open` raises, `TripleDrawError` for an address
    that cannot be listened on.
    """
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(serve(settings, opened))


async def serve(settings: Settings, opened: Opened) -> None:
    """The same inside a running event loop."""
    logs.start(settings.log)
    check_certificate(settings)
    with closing(listening(settings)) as listener:
        located = locate(settings, listener.getsockname()[1])
        room = await Room.open(located, apart=BEATS_APART)
        bots = Bots(room) if settings.bots else None
        server = Server(config_of(room), room)

        async def open_up(room: Room) -> None:
            await opened(room)
            if bots is not None:
                bots.get_ready()

        server.when_open = open_up
        _keep_pauses_short()
        await server.serve([listener])
        if bots is not None:
            await bots.close()


def check_certificate(settings: Settings) -> None:
    """Raise `TripleDrawError` where the files for https cannot be used."""
    if not settings.certificate:
        return
    key = settings.certificate_key or None
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(settings.certificate, key)
    except OSError as error:  # that of ssl is one too
        files = f"{settings.certificate} and its key {key}" if key else settings.certificate
        raise TripleDrawError(f"the certificate {files} cannot be used: {error.strerror}") from None


def listening(settings: Settings) -> socket.socket:
    """A bound socket; raises RoomError ``port-taken`` or `TripleDrawError`."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise RoomError("port-taken", port=str(settings.port)) from None
        raise TripleDrawError(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror}"
        ) from None
    return listener


def locate(settings: Settings, port: int) -> Settings:
    """The settings with the port that was taken, and an address that others can reach."""
    settings = msgspec.structs.replace(settings, port=port)
    if settings.address or settings.host not in EVERYWHERE:
        return settings
    reachable = msgspec.structs.replace(settings, host=own_address())
    return msgspec.structs.replace(settings, address=reachable.public_url)


def own_address() -> str:
    """The address of this machine in its own network; 127.0.0.1 if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address


class Server(uvicorn.Server):
    """uvicorn, but hands are played to their end before it stops."""

    def __init__(self, config: uvicorn.Config, room: Room) -> None:
        super().__init__(config)
        self._room = room
        self.when_open: Opened | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        log.info("open", address=self._room.address, node=self._room.node)
        if self.when_open is not None:
            await self.when_open(self._room)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % TICKS_TO_A_FULL_LOOK == TICKS_TO_A_FULL_LOOK - 1:
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No new hands; running ones have the time of grace, or are frozen by a second signal."""
        log.info("stopping", grace=self._room.settings.grace)
        resting = asyncio.create_task(self._room.rest(self._room.settings.grace))
        while not resting.done() and not self.force_exit:
            await asyncio.wait({resting}, timeout=0.1)
        await self._room.stop()
        await super().shutdown(sockets)
        log.info("stopped")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal stops, the second one does not wait for hands."""
        if self.should_exit:
            self.force_exit = True
        else:
            self.should_exit = True


def config_of(room: Room) -> uvicorn.Config:
    """How uvicorn serves a room."""
    settings = room.settings
    return uvicorn.Config(
        make_app(room),
        http=partial(Caller, Door(settings)),  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        ws=partial(Connection, Outbox()),  # type: ignore[arg-type]
        ws_max_size=wire.LONGEST,
        ws_ping_interval=PINGS,
        ws_ping_timeout=PINGS,
        # Compressing little messages costs more than it saves, and tells of secrets by lengths.
        ws_per_message_deflate=False,
        forwarded_allow_ips=settings.proxies,
        ssl_certfile=settings.certificate or None,
        ssl_keyfile=settings.certificate_key or None,
        timeout_graceful_shutdown=LAST_ANSWERS,
    )


def _keep_pauses_short() -> None:
    """Full collections of garbage at our own times, and never of what was there at the start.

    And no thread has the interpreter for long while another one asks for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(GIVE_WAY)


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop  # not on Windows
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
