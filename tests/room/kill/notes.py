"""What clients have been promised, and what was found wrong."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

Kind = Literal["lost", "gap", "double", "fold", "chips", "stands still", "unfair", "exception"]
KINDS: tuple[Kind, ...] = Kind.__args__


class Fault(NamedTuple):
    """Something that must not be, by its kind."""

    kind: Kind
    text: str


class Acknowledged(NamedTuple):
    """A decision for which `Done` has come; ``code`` is how the log writes it."""

    table: str
    hand: int
    decision: int
    chair: int
    code: str


@dataclass
class Notes:
    """What all clients of an arena write down.

    ``told`` is the last version that anybody has been told of a table. ``refused`` counts what
    clients were refused, ``warned`` what the servers warned of; neither is a fault.
    """

    acknowledged: list[Acknowledged] = field(default_factory=list)
    told: dict[str, int] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    warned: Counter[str] = field(default_factory=Counter)

    def hear(self, table: str, version: int) -> None:
        """A client was told a version of a table."""
        self.told[table] = max(version, self.told.get(table, 0))


@dataclass
class Report:
    """How an arena went; ``hands`` that ended, ``cancelled`` ones and ``entries`` of all its logs.

    ``interrupted`` are hands that were being played when a server was killed or stopped, ``moved``
    is how often another server took a table over. ``folder`` has database and logs.
    """

    arena: str
    folder: str
    seconds: float = 0.0
    kills: int = 0
    pauses: int = 0
    interrupted: int = 0
    moved: int = 0
    hands: int = 0
    cancelled: int = 0
    entries: int = 0
    notes: Notes = field(default_factory=Notes)
