"""What a table remembers from entry to entry: all of its log but the cards of the hand.

Chairs are 0..5, chips whole numbers, times milliseconds since 1970, durations milliseconds. 0 as a
time means never. A `State` is what a snapshot holds.
"""

import msgspec

from tripledraw.room.entries import Dealt, Promised
from tripledraw.room.terms import Terms

NOTHING_BEFORE = "00" * 32
# The terms of a table until its first entry says them.
UNOPENED = Terms(name="-")


class Chair(msgspec.Struct):
    """A chair that somebody has taken; ``stack`` is what he began the running hand with.

    ``coming`` are chips he brought during the hand, to play with from the next one on.
    ``waits``: not dealt in before his big blind comes or he ``posts`` what he owes. ``away``: acts
    at once by the rule of timeouts until the hand ends. ``idle`` counts hands in a row in which he
    was away or sent no link, ``missed`` big blinds in a row; ``since`` is the time since when he
    is out or without chips. ``bank`` and ``grace`` are what is left of time bank and reconnecting.
    """

    player: str
    name: str
    stack: int
    bank: int
    coming: int = 0
    agent: str | None = None
    anchor: str = ""
    grace: int = 0
    out: bool = False
    out_at_big_blind: bool = False
    waits: bool = True
    posts: bool = False
    owes_big: bool = True
    owes_small: bool = False
    leaving: bool = False
    away: bool = False
    idle: int = 0
    missed: int = 0
    since: int = 0
    place: int = 0


class Waiting(msgspec.Struct):
    """One of those who wait for a chair; ``offered`` is the time since when one is kept for him."""

    player: str
    name: str
    offered: int = 0


class Request(msgspec.Struct):
    """What a player has asked the owner for."""

    player: str
    name: str
    chair: int
    chips: int
    anchor: str
    at: int


class Departed(msgspec.Struct):
    """What a player left with, and when (rules 7, no rat-holing)."""

    stack: int
    at: int


class Opening(msgspec.Struct):
    """The last hand, which all ``people`` in it (players by chair) have to agree to open."""

    hand: int
    people: dict[int, str]
    agreed: list[int] = []


class State(msgspec.Struct):
    """The table between two entries; ``at`` is the time of the last one.

    ``barred`` are the names of those whom the owner has sent away, by player.
    ``number`` is the last hand promised, ``promised`` its promise until it is dealt or void, and
    ``linkers`` the chairs asked for a link to it. ``dealt`` is the last hand dealt, which is
    ``playing`` until it ends, and ``before`` the digest of it. ``opened`` is the last hand whose
    seed is opened, to the players ``opened_to``; ``opening`` the one that waits for those who
    played it to agree.
    ``rested`` is when the pause before the next hand began: before the first, when the last one
    sat down. ``pool`` are the buy-ins of a
    sit-and-go that are not paid out yet.
    """

    terms: Terms = UNOPENED
    owner: str | None = None
    seq: int = 0
    at: int = 0
    chairs: dict[int, Chair] = {}
    queue: list[Waiting] = []
    requests: list[Request] = []
    barred: dict[str, str] = {}
    departed: dict[str, Departed] = {}
    number: int = 0
    promised: Promised | None = None
    promised_at: int = 0
    linkers: list[int] = []
    dealt: Dealt | None = None
    playing: bool = False
    decision: int = 0
    turn_since: int = 0
    before: str = NOTHING_BEFORE
    rested: int = 0
    paused: int = 0
    cancelled: int = 0
    opened: int = 0
    opened_to: list[str] = []
    opening: Opening | None = None
    started: int = 0
    level: int = 0
    level_since: int = 0
    pool: int = 0
    closed: bool = False

    @property
    def is_cash(self) -> bool:
        """Whether this is a cash table and not a sit-and-go."""
        return self.terms.kind == "cash"

    @property
    def free(self) -> list[int]:
        """The chairs that nobody has taken."""
        return [chair for chair in range(self.terms.chairs) if chair not in self.chairs]

    @property
    def winner(self) -> int | None:
        """The chair that has won the sit-and-go."""
        return next((chair for chair, who in self.chairs.items() if who.place == 1), None)

    def is_out(self, player: str) -> bool:
        """Whether the player is barred and has left his chair."""
        return player in self.barred and self.chair_of(player) is None

    def chair_of(self, player: str) -> int | None:
        """The chair of a player, None for one who has none."""
        return next((chair for chair, who in self.chairs.items() if who.player == player), None)

    def could_play(self) -> list[int]:
        """The chairs that may be dealt into the next hand, in sequence.

        In a sit-and-go everybody with chips, out or not (rules 7).
        """
        return [
            chair
            for chair, who in sorted(self.chairs.items())
            if who.stack and not (self.is_cash and (who.out or who.leaving))
        ]
