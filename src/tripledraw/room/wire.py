"""What travels on the WebSocket of a table, as tagged JSON (docs/reference/wire.md).

Every message is an object with its kind under ``type``. Clients send `Command`s, the server sends
`Frame`s. Chairs are places at the table, seats are numbers in the hand (`terms`). Cards are text
as in ``"7c 5d"``, events and views of the hand are those of `events.to_json` and `View.to_json`.
"""

from typing import Annotated, Any, Literal

import msgspec

from tripledraw.room.entries import Reason
from tripledraw.room.terms import Agent, Chips, Terms

PROTOCOL = 1
# The longest frame a client may send, in bytes.
LONGEST = 2048

Chair = Annotated[int, msgspec.Meta(ge=0, le=5)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Player = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
# Their length too, for Python's $ is also before a line break at the end.
Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Positions = Annotated[
    tuple[Annotated[int, msgspec.Meta(ge=1, le=5)], ...], msgspec.Meta(max_length=5)
]
Move = Literal["fold", "check", "call", "bet", "raise", "draw"]
# A pre-action: what to do at the next own decision, while nothing else has changed.
PreMove = Literal["check", "check_fold", "call", "call_any", "fold", "draw"]
Reaction = Literal["nice", "thanks", "unlucky", "laugh", "wow", "hurry"]


class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """The base of what a client sends; ``id`` is the client's own number, echoed in the answer."""

    id: Number = 0


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a chair with chips; ``anchor`` is the end of the client's hash chain."""

    chair: Chair
    chips: Chips
    anchor: Hex32


class TopUp(Command, frozen=True, kw_only=True, tag="top_up"):
    """Bring more chips, in a hand for the next one."""

    chips: Chips


class SitOut(Command, frozen=True, kw_only=True, tag="sit_out"):
    """Be dealt out, at once or when the big blind comes."""

    when: Literal["now", "big_blind"] = "now"


class SitIn(Command, frozen=True, kw_only=True, tag="sit_in"):
    """Be dealt in again: ``post`` what was missed, or wait for the big blind."""

    post: bool = False


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Leave the chair; in a hand it folds when its turn comes."""


class Queue(Command, frozen=True, kw_only=True, tag="queue"):
    """Wait for a chair."""


class Unqueue(Command, frozen=True, kw_only=True, tag="unqueue"):
    """Wait no longer."""


class Anchor(Command, frozen=True, kw_only=True, tag="anchor"):
    """Begin a new hash chain, from the next hand on."""

    anchor: Hex32


class Link(Command, frozen=True, kw_only=True, tag="link"):
    """The next link of the hash chain, after the commitment to hand ``hand``."""

    hand: Number
    link: Hex32


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """A decision; ``discards`` are positions 1..5 of the own hand, for a draw only."""

    hand: Number
    decision: Number
    move: Move
    discards: Positions = ()


class Pre(Command, frozen=True, kw_only=True, tag="pre"):
    """A pre-action for decision ``decision``; it dies when anything it stands on changes."""

    hand: Number
    decision: Number
    move: PreMove
    discards: Positions = ()


class Unpre(Command, frozen=True, kw_only=True, tag="unpre"):
    """Take the pre-action back."""


class Next(Command, frozen=True, kw_only=True, tag="next"):
    """Start the next hand without waiting for the rest of the pause."""


class Expose(Command, frozen=True, kw_only=True, tag="show"):
    """After the hand show own cards, by position 1..5."""

    hand: Number
    positions: Positions


class Agree(Command, frozen=True, kw_only=True, tag="agree"):
    """Agree that all cards of the last hand are opened; done when all who played it have."""

    hand: Number


class Chat(Command, frozen=True, kw_only=True, tag="chat"):
    """Say something at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class React(Command, frozen=True, kw_only=True, tag="react"):
    """A quick reaction."""

    reaction: Reaction


class Resync(Command, frozen=True, kw_only=True, tag="resync"):
    """Ask for what came after ``version``; 0 for a whole snapshot."""

    version: Number = 0


class Pong(Command, frozen=True, kw_only=True, tag="pong"):
    """The answer to `Ping`, with its number: so the server measures the lag."""

    ping: Number


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """The owner answers a request for a chair or chips."""

    player: Player
    yes: bool


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """The owner stops the game after this hand."""


class Unpause(Command, frozen=True, kw_only=True, tag="unpause"):
    """The owner lets the game go on."""


class Remove(Command, frozen=True, kw_only=True, tag="remove"):
    """The owner makes a chair leave."""

    chair: Chair


class Mute(Command, frozen=True, kw_only=True, tag="mute"):
    """The owner lets a player say nothing more at the table, or speak again."""

    player: Player
    muted: bool = True


class SeatBot(Command, frozen=True, kw_only=True, tag="seat_bot"):
    """The owner seats a bot."""

    chair: Chair
    agent: Agent
    chips: Chips


AnyCommand = (
    Sit | TopUp | SitOut | SitIn | Leave | Queue | Unqueue | Anchor | Link | Act | Pre | Unpre
    | Next | Expose | Agree | Chat | React | Resync | Pong | Answer | Pause | Unpause | Remove
    | Mute | SeatBot
)  # fmt: skip


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """The base of what the server sends."""


class ChairState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What everybody sees of an occupied chair between hands; ``stack`` excludes chips in a pot."""

    chair: int
    player: str
    name: str
    stack: int
    bot: bool = False
    status: Literal["in", "out", "waiting", "leaving", "away"] = "in"
    out_at_big_blind: bool = False
    place: int = 0


class Opening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The last hand, which is opened when all who played it have agreed; chairs are those of it."""

    hand: int
    agreed: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()


Asking = tuple[str, str, int, int]


class TableState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table without the hand; ``queue`` are the names of those who wait.

    ``asked`` is told to the owner alone: who waits for his answer, by player, name, chair, chips.
    ``opened`` is the last hand whose cards all stand open to its players, in their proof files.
    """

    terms: Terms
    stage: Literal["waiting", "linking", "playing", "pausing", "paused", "finished"]
    hand: int
    chairs: tuple[ChairState, ...]
    button: int | None = None
    queue: tuple[str, ...] = ()
    level: int = 0
    owner: str | None = None
    cancelled: int = 0
    opened: int = 0
    opening: Opening | None = None
    asked: tuple[Asking, ...] = ()


class Turn(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who is to decide and until when: ``until`` and ``bank`` are milliseconds from now.

    ``until`` is the rest of the decision time, ``bank`` what the time bank adds to it.
    """

    chair: int
    decision: int
    until: int
    bank: int


class Own(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What only the receiver may know of the hand; ``seat`` is his number in it.

    ``next`` is the number of his next decision as things stand, for pre-actions (-1: none);
    ``price`` what calling costs him now; ``pre`` the pre-action that stands. ``leaves`` are, in
    hex, all of an order that ``proofs`` are the first of.
    """

    seat: int
    hand: str
    discarded: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    next: int = -1
    price: int = 0
    pre: PreMove | None = None
    proofs: tuple[dict[str, Any], ...] = ()
    leaves: dict[int, str] = {}


class HandState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The hand as everybody sees it: the observer's view, and the chair of each seat."""

    number: int
    chairs: tuple[int, ...]
    view: msgspec.Raw
    words: str = ""


class CardsExposed(msgspec.Struct, frozen=True, kw_only=True, tag="Exposed", tag_field="event"):
    """An event of the room: after the hand a seat has turned up these cards of its own."""

    seat: int
    cards: str


class HandCancelled(msgspec.Struct, frozen=True, kw_only=True, tag="Cancelled", tag_field="event"):
    """An event of the room: the hand does not count, everybody has what he began it with."""

    hand: int
    reason: Reason


class Deal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The public side of the fair deal of a hand: enough to check the own proofs with.

    ``heads`` and ``links`` are by chair, ``absent`` chairs sent no link in time; ``picked`` is
    the root whose deck is played, ``nodes`` are those of its tree and ``opened`` the seeds of all
    other decks. Bytes are hex.
    """

    hand: int
    before: str
    roots: tuple[str, ...]
    heads: dict[int, str]
    links: dict[int, str]
    picked: int
    opened: dict[int, str]
    nodes: tuple[str, ...]
    words: str
    absent: tuple[int, ...] = ()


class Welcome(Frame, frozen=True, kw_only=True, tag="welcome"):
    """The first frame: who the receiver is at this table."""

    protocol: int
    table: str
    player: str | None
    name: str | None
    chair: int | None = None


class Snapshot(Frame, frozen=True, kw_only=True, tag="snapshot"):
    """Everything as it stands at ``version``; ``happened`` are the events of the hand so far."""

    version: int
    table: TableState
    hand: HandState | None = None
    own: Own | None = None
    turn: Turn | None = None
    deal: Deal | None = None
    happened: tuple[Any, ...] = ()


class Step(Frame, frozen=True, kw_only=True, tag="step"):
    """What version ``version`` changed; a part that did not change is left out.

    ``happened`` may be empty: what the receiver may not see uses up its version too. With
    ``hand`` the turn is always told: without ``turn`` nobody is to decide then. ``deal`` comes
    when the hand is dealt.
    """

    version: int
    happened: tuple[Any, ...] = ()
    table: TableState | None = None
    hand: HandState | None = None
    own: Own | None = None
    turn: Turn | None = None
    deal: Deal | None = None


class Commitment(Frame, frozen=True, kw_only=True, tag="commitment"):
    """The server's promise for a hand; a seated client answers with `Link` within ``until`` ms.

    ``heads`` are the anchors, or the last links, of the chairs that are asked for a link.
    """

    hand: int
    roots: tuple[str, ...]
    before: str
    until: int
    heads: dict[int, str] = {}


class Done(Frame, frozen=True, kw_only=True, tag="done"):
    """Command ``re`` was done and is in the log."""

    re: int
    version: int


class Refused(Frame, frozen=True, kw_only=True, tag="refused"):
    """Command ``re`` was not done; ``error`` is a message id, ``text`` the English sentence."""

    re: int
    error: str
    text: str
    arguments: dict[str, str | int] = {}


class Said(Frame, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something."""

    player: str
    name: str
    text: str


class Reacted(Frame, frozen=True, kw_only=True, tag="reaction"):
    """A quick reaction of a chair."""

    chair: int
    reaction: Reaction


class Offered(Frame, frozen=True, kw_only=True, tag="offered"):
    """A chair is kept for the receiver, who has waited for one: for ``until`` ms from now.

    ``chairs`` are the free ones now: what else he is told of the table comes late.
    """

    until: int
    chairs: tuple[int, ...] = ()


class Ping(Frame, frozen=True, kw_only=True, tag="ping"):
    """The server measures the lag; the client answers `Pong` at once."""

    ping: int


class Moved(Frame, frozen=True, kw_only=True, tag="moved"):
    """The table is at another server; connect there."""

    address: str


class Closing(Frame, frozen=True, kw_only=True, tag="closing"):
    """The server stops; the table goes on when it is back."""

    reason: Literal["restart", "table_closed", "replaced", "banned", "too_fast"]


AnyFrame = (
    Welcome | Snapshot | Step | Commitment | Done | Refused | Said | Reacted | Offered | Ping
    | Moved | Closing
)  # fmt: skip

command_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
frame_decoder: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)
frame_encoder = msgspec.json.Encoder()
