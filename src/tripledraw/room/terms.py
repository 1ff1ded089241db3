"""The terms of a table: what is played there, for how much, how fast, and who may come.

A *chair* is a place at the table, 0..chairs-1 clockwise, for as long as somebody sits there; a
*seat* is a number in one hand, 0..n-1 among those who are dealt in.
"""

from typing import Annotated, Literal

import msgspec

from tripledraw.errors import RoomError
from tripledraw.extras import can_compile
from tripledraw.room.lines import cleaned
from tripledraw.stakes import MAX_CHIPS, Stakes

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Chips = Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)]

Kind = Literal["cash", "sit_and_go"]
Speed = Literal["slow", "normal", "fast"]
Reshuffle = Literal["standard", "stars", "everything"]
Audit = Literal["never", "all_agree", "delay"]
Agent = Literal["textbook", "caller", "random", "showdown", "blueprint"]

# Agents that need the extra ``solver``.
COMPILED: tuple[Agent, ...] = ("blueprint",)

# Decision time, time bank at the start and what a hand played adds to the bank, in seconds.
CLOCKS: dict[Speed, tuple[int, int, int]] = {
    "slow": (40, 120, 5),
    "normal": (20, 60, 3),
    "fast": (10, 30, 1),
}
# Buy-ins where the terms name none, in big bets.
USUAL_BUY_INS = (10, 50)
# The stack that a sit-and-go begins with where the terms name none, in small bets.
USUAL_STACK = 100
# The most chips in a sit-and-go: so that its highest level is still a number of chips.
MOST_IN_PLAY = MAX_CHIPS // 4


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody who sits down has agreed to; amounts are chips.

    ``buy_in_min`` and ``buy_in_max`` of 0 are 10 and 50 big bets; a sit-and-go has one buy-in,
    ``buy_in_min``, for ``starting_stack`` chips. ``watch_delay`` is in seconds. ``audit`` says
    when the seed of a hand is opened (docs/reference/fairness.md). ``bots`` chairs are filled with
    ``agent`` and give way to people.
    """

    name: Name
    kind: Kind = "cash"
    chairs: Annotated[int, msgspec.Meta(ge=2, le=6)] = 6
    small_bet: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 10
    reshuffle: Reshuffle = "standard"
    speed: Speed = "normal"
    buy_in_min: Chips = 0
    buy_in_max: Chips = 0
    starting_stack: Chips = 0
    private: bool = False
    approval: bool = False
    watch: bool = True
    watch_delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 30
    audit: Audit = "never"
    bots: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    agent: Agent = "textbook"

    @property
    def stakes(self) -> Stakes:
        """The stakes of a cash hand, or of the first level of a sit-and-go."""
        return Stakes(self.small_bet, reshuffle=self.reshuffle)

    @property
    def buy_ins(self) -> tuple[int, int]:
        """The least and the most chips that may be brought."""
        big_bet = self.stakes.big_bet
        least, most = USUAL_BUY_INS
        return self.buy_in_min or least * big_bet, self.buy_in_max or most * big_bet

    @property
    def stack(self) -> int:
        """The chips that every chair of a sit-and-go begins with."""
        return self.starting_stack or USUAL_STACK * self.small_bet


def check_agent(agent: Agent) -> None:
    """Raise RoomError ``agent-missing`` where what an agent needs is not installed."""
    if agent in COMPILED and not can_compile():
        raise RoomError("agent-missing", agent=agent)


def check_terms(terms: Terms) -> None:
    """Raise RoomError ``terms-bad`` with the field that no table can be opened with.

    Or ``agent-missing``, as `check_agent` does, where bots are wanted.
    """
    if terms.bots:
        check_agent(terms.agent)
    is_cash = terms.kind == "cash"
    for field, is_good in (
        ("name", cleaned(terms.name) != ""),
        ("buy_in_max", terms.buy_ins[0] <= terms.buy_ins[1] or not is_cash),
        ("starting_stack", is_cash or terms.stack >= terms.small_bet),
        ("starting_stack", is_cash or terms.stack * terms.chairs <= MOST_IN_PLAY),
        ("bots", terms.bots <= terms.chairs),
        ("approval", terms.private or not terms.approval),
    ):
        if not is_good:
            raise RoomError("terms-bad", field=field)
