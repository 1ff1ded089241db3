"""How a recorded hand starts, in the words of the rules: seats, stacks, blinds, posts, stakes."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tripledraw.errors import StakesError
from tripledraw.hand import Hand
from tripledraw.histories.faults import damaged
from tripledraw.histories.model import Player, Post, PostKind, Recorded
from tripledraw.histories.replaying.card_trail import CardScript
from tripledraw.setup import Blinds
from tripledraw.stakes import Stakes

# Sites count bets and short all-ins differently and do not say how: the usual rules come first.
_SITE_OPTIONS: tuple[Mapping[str, Any], ...] = tuple(
    {"cap": cap, "short_all_in": short} for cap in (4, 0) for short in ("half_bet", "full_bet")
)


@dataclass(frozen=True, slots=True)
class Start:
    """What a hand begins with. Seat i of the hand is seat ``seats[i]`` of the record.

    The seats run from the left of the button to the button, or where it lies at an empty seat
    to the last player before it. ``stakes`` are arguments of `Stakes`, and ``options`` further
    ones, to be tried in turn until the hand replays.
    """

    line: int
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    blinds: Blinds
    posts: Mapping[int, tuple[int, int]]
    stakes: Mapping[str, Any]
    options: tuple[Mapping[str, Any], ...]

    def deal(self, options: Mapping[str, Any], cards: CardScript) -> Hand:
        """A fresh hand with one choice of options. Raises HistoryError (damaged)."""
        try:
            return Hand(
                self.stacks,
                stakes=Stakes(**self.stakes, **options),
                button=len(self.seats) - 1,
                blinds=self.blinds,
                posts=self.posts,
                orders=cards.dealer(),
            )
        except StakesError as error:
            raise damaged(f"no hand starts like this: {error}", self.line) from None


def start_of(recorded: Recorded) -> Start:
    """How a whole record of this game starts. Raises HistoryError (damaged)."""
    players = recorded.clockwise()
    posted = _Posted([step for step in recorded.steps if isinstance(step, Post)], players)
    line = recorded.first_line
    if posted.big is None:
        raise damaged("nobody posts the big blind", line)
    stated = recorded.stakes
    if stated.small_bet is None:
        raise damaged("the record does not state the bets", line)
    stakes = {
        "small_bet": stated.small_bet,
        "big_bet": stated.big_bet,
        "big_blind": stated.big_blind,
        "small_blind": stated.small_blind,
    }
    big_blind = stated.big_blind or stated.small_bet
    ante, big_blind_ante = posted.take_antes()
    return Start(
        line=line,
        seats=tuple(player.seat for player in players),
        stacks=_stacks(recorded, players),
        blinds=(posted.small, posted.big),
        posts=posted.to_come_in(big_blind),
        stakes={name: amount for name, amount in stakes.items() if amount is not None}
        | {"ante": ante, "big_blind_ante": big_blind_ante},
        options=(stated.options,) if stated.options else _SITE_OPTIONS,
    )


def _stacks(recorded: Recorded, players: Sequence[Player]) -> tuple[int, ...]:
    """Stacks by seat; where the record gives no bound, more than the hand can cost."""
    stakes = recorded.stakes
    most = (stakes.big_bet or 0) + (stakes.big_blind or 0) + (stakes.ante or 0)
    enough = most * (len(recorded.steps) + 1)
    return tuple(enough if player.stack is None else player.stack for player in players)


class _Posted:
    """Who posted what, by seat of the hand."""

    def __init__(self, posts: Iterable[Post], players: Sequence[Player]) -> None:
        self._places = {player.seat: place for place, player in enumerate(players)}
        self._paid: dict[PostKind, dict[int, Post]] = {}
        for post in posts:
            self._paid.setdefault(post.kind, {})[self._places[post.seat]] = post
        self._dead: dict[int, int] = {}
        self.big = min(self._paid.get("big", {}), default=None)
        smalls = sorted(self._paid.get("small", {}))
        self.small = smalls[0] if smalls else None
        # A second small blind is that of a newcomer who missed his: it is dead.
        for place in smalls[1:]:
            self._dead[place] = self._paid["small"][place].amount

    def take_antes(self) -> tuple[int, int]:
        """The ante of everybody and that of the big blind alone; what else is paid is dead."""
        antes = self._paid.get("ante", {})
        in_full = [
            antes[place].amount if place in antes else 0
            for place in self._places.values()
            if place not in antes or not antes[place].all_in
        ]
        ante = min(in_full) if in_full else max(post.amount for post in antes.values())
        over = {place: post.amount - ante for place, post in antes.items() if post.amount > ante}
        big_blind_ante = 0 if self.big is None else over.pop(self.big, 0)
        for place, amount in over.items():
            self._dead[place] = self._dead.get(place, 0) + amount
        return ante, big_blind_ante

    def to_come_in(self, big_blind: int) -> dict[int, tuple[int, int]]:
        """Live and dead chips of those who post out of turn."""
        live: dict[int, int] = {}
        dead = dict(self._dead)
        for place, post in self._paid.get("extra", {}).items():
            live[place] = post.amount
        for place, post in self._paid.get("both", {}).items():
            live[place] = min(post.amount, big_blind)
            dead[place] = dead.get(place, 0) + post.amount - live[place]
        for place, post in self._paid.get("dead", {}).items():
            dead[place] = dead.get(place, 0) + post.amount
        return {place: (live.get(place, 0), dead.get(place, 0)) for place in {*live, *dead}}
