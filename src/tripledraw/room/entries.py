"""The log of a table: everything that was decided there, in order, enough to rebuild it.

An entry has a sequence number (1, 2, ... without a gap) and a time (milliseconds since 1970), both
kept beside it by the store. No entry has a card in it: the secret orders of a hand are in
`Promised.sealed`, encrypted, and a draw names positions. Digests, anchors and links are hex.
"""

from typing import Literal

import msgspec

from tripledraw.room.terms import Terms

By = Literal["player", "pre", "clock", "away"]
Reason = Literal["orders", "admin", "damaged"]


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="entry"):
    """The base of all entries; in JSON the name of the class stands under ``entry``."""


class Opened(Entry, frozen=True, kw_only=True):
    """The table exists from here on; ``owner`` is a player or None for a table of the room."""

    terms: Terms
    owner: str | None = None


class Sat(Entry, frozen=True, kw_only=True):
    """A player took a chair and brought chips; ``agent`` names the policy of a bot."""

    chair: int
    player: str
    name: str
    chips: int
    agent: str | None = None


class ToppedUp(Entry, frozen=True, kw_only=True):
    """A chair got more chips; in a hand it plays with them from the next one on."""

    chair: int
    chips: int


class SatOut(Entry, frozen=True, kw_only=True):
    """A chair asked not to be dealt in, at once or when its big blind comes."""

    chair: int
    when: Literal["now", "big_blind"] = "now"


class SatIn(Entry, frozen=True, kw_only=True):
    """A chair asked to be dealt in again: by posting what it missed, or at its big blind."""

    chair: int
    post: bool = False


class Left(Entry, frozen=True, kw_only=True):
    """A chair asked to leave; in a hand it folds when its turn comes and is freed after it."""

    chair: int


class Freed(Entry, frozen=True, kw_only=True):
    """A chair is empty again and ``chips`` went back to its player."""

    chair: int
    chips: int


class Anchored(Entry, frozen=True, kw_only=True):
    """The anchor of the hash chain that a chair's links come from."""

    chair: int
    anchor: str


class Queued(Entry, frozen=True, kw_only=True):
    """A player waits for a chair."""

    player: str
    name: str


class Unqueued(Entry, frozen=True, kw_only=True):
    """A player waits no longer."""

    player: str


class Asked(Entry, frozen=True, kw_only=True):
    """A player asked the owner for a chair and chips (or, in a chair already, for more chips)."""

    player: str
    name: str
    chair: int
    chips: int
    anchor: str = ""


class Answered(Entry, frozen=True, kw_only=True):
    """The owner answered; a yes is followed by `Sat` or `ToppedUp`."""

    player: str
    yes: bool


class Barred(Entry, frozen=True, kw_only=True):
    """The owner of a private table sent a player away, who stays out until `Admitted`."""

    player: str
    name: str


class Admitted(Entry, frozen=True, kw_only=True):
    """The owner lets a player come again who was barred."""

    player: str


class Promised(Entry, frozen=True, kw_only=True):
    """The promise of hand ``hand``: eight roots, sealed seeds, the digest of the hand before."""

    hand: int
    roots: tuple[str, ...]
    sealed: str
    before: str


class Voided(Entry, frozen=True, kw_only=True):
    """The promise of hand ``hand`` came to nothing: of those asked the ``absent`` sent no link.

    Fewer than two were left; the next promise has the next number.
    """

    hand: int
    absent: tuple[int, ...] = ()


class Dealt(Entry, frozen=True, kw_only=True):
    """A hand was dealt to ``chairs``: seat k of the hand is chair ``chairs[k]``.

    ``button``, ``small`` and ``big`` are chairs (``button`` and ``small`` may be empty ones,
    ``small`` None for a dead one); ``stacks`` and ``posts`` (live, dead) are by seat; ``links``
    are by chair; ``absent`` chairs sent no link in time.
    """

    hand: int
    button: int
    small: int | None
    big: int
    chairs: tuple[int, ...]
    stacks: tuple[int, ...]
    posts: dict[int, tuple[int, int]] = {}
    links: dict[int, str]
    absent: tuple[int, ...] = ()


class Acted(Entry, frozen=True, kw_only=True):
    """Decision ``decision`` (0, 1, ... in the hand) of a chair: ``code`` as in `codes.code_text`.

    ``spent`` is the time it took in milliseconds, lag allowed for; ``by`` says who decided: the
    player, a pre-action, the clock that ran out, or nobody because the chair is away.
    """

    decision: int
    chair: int
    code: str
    spent: int
    by: By = "player"


class Exposed(Entry, frozen=True, kw_only=True):
    """After the hand a chair showed cards of its own, by position 1..5."""

    chair: int
    positions: tuple[int, ...]


class Agreed(Entry, frozen=True, kw_only=True):
    """Who sat in this chair in the hand ``hand`` agrees that all its cards are opened."""

    hand: int
    chair: int


class Cancelled(Entry, frozen=True, kw_only=True):
    """The hand did not count: everybody has again what he began it with."""

    hand: int
    reason: Reason


class Paused(Entry, frozen=True, kw_only=True):
    """No hand is started until `Unpaused`."""


class Unpaused(Entry, frozen=True, kw_only=True):
    """Hands are started again."""


class Resumed(Entry, frozen=True, kw_only=True):
    """A server took the table over; the clock of the one to act starts anew."""

    node: str


class Started(Entry, frozen=True, kw_only=True):
    """A sit-and-go began; nobody comes in any more."""


class LevelRaised(Entry, frozen=True, kw_only=True):
    """From the next hand a sit-and-go is played at another level, 0 the first."""

    level: int


class Placed(Entry, frozen=True, kw_only=True):
    """A chair is out of a sit-and-go, or has won it: its place (1 the winner) and its prize."""

    chair: int
    place: int
    prize: int


class Closed(Entry, frozen=True, kw_only=True):
    """The table is gone."""


AnyEntry = (
    Opened
    | Sat
    | ToppedUp
    | SatOut
    | SatIn
    | Left
    | Freed
    | Anchored
    | Queued
    | Unqueued
    | Asked
    | Answered
    | Barred
    | Admitted
    | Promised
    | Voided
    | Dealt
    | Acted
    | Exposed
    | Agreed
    | Cancelled
    | Paused
    | Unpaused
    | Resumed
    | Started
    | LevelRaised
    | Placed
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def to_bytes(entry: AnyEntry) -> bytes:
    """An entry as the store keeps it, JSON."""
    return _encoder.encode(entry)


def from_bytes(body: bytes) -> AnyEntry:
    """The entry that `to_bytes` wrote; raises `msgspec.ValidationError` for anything else."""
    return _decoder.decode(body)
