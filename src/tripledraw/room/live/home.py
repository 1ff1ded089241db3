"""What the tables of one process need of it."""

from typing import Protocol

from tripledraw.room.live.metrics import Metrics
from tripledraw.room.store.sealing import KeyFile
from tripledraw.room.store.store import Store
from tripledraw.room.timing import Beat, Clock


class Home(Protocol):
    """One process of the room, as its tables see it.

    ``node`` and ``address`` are what its leases say, ``ttl`` how long they last in milliseconds,
    ``renewed`` when they were renewed last.
    """

    store: Store
    key: KeyFile
    clock: Clock
    beat: Beat
    metrics: Metrics
    node: str
    address: str
    ttl: int
    renewed: int
