"""What the room and the process of the solver tell each other: one JSON object a line."""

import msgspec

from tripledraw.room.study.spots import StudyDecision, StudySpot

# The longest line, in bytes: a decision with all its hands takes a tenth.
LONGEST = 4 * 2**20


class Told(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The base of all that is told; ``id`` is the study."""

    id: str


class Solve(Told, frozen=True, kw_only=True):
    """Solve a spot."""

    spot: StudySpot


class Stop(Told, frozen=True, kw_only=True):
    """Come to an end with what there is."""


class Forget(Told, frozen=True, kw_only=True):
    """A solution is not needed any more."""


class Look(Told, frozen=True, kw_only=True):
    """What is done at a point of a solution; ``hand`` is one to be told of in any case."""

    number: int
    path: str
    hand: str


class Progress(Told, frozen=True, kw_only=True):
    """How far it is: ``exploitability`` is a share of the pot."""

    iterations: int
    seconds: float
    exploitability: float


class Solved(Told, frozen=True, kw_only=True):
    """It is over, and `Look` may be asked; ``value`` is chips of the big blind and the button.

    ``size`` is the bytes of the solution.
    """

    iterations: int
    seconds: float
    exploitability: float
    complete: bool
    value: tuple[float, float]
    size: int


class Unsolved(Told, frozen=True, kw_only=True):
    """It was stopped before there was anything."""


class Wrong(Told, frozen=True, kw_only=True):
    """There is no such spot: ``error`` is the refusal of the room with its arguments."""

    error: str
    arguments: dict[str, str | int]


class Seen(Told, frozen=True, kw_only=True):
    """The answer to `Look` by its number: the decision, or the refusal of the room.

    Neither where there is no such solution any more.
    """

    number: int
    decision: StudyDecision | None = None
    error: str = ""
    reason: str = ""


Request = Solve | Stop | Forget | Look
Answer = Progress | Solved | Unsolved | Wrong | Seen

encoder = msgspec.json.Encoder()
requests = msgspec.json.Decoder(Request)
answers = msgspec.json.Decoder(Answer)


def line(told: Request | Answer) -> bytes:
    """One of them as it is sent."""
    return encoder.encode(told) + b"\n"
