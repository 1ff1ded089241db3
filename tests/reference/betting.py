"""One betting round of a fixed-limit game (rules 4)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Generic

from .words import Refused, S, clockwise_from


@dataclass(frozen=True)
class Betting(Generic[S]):
    """A round in progress; every action gives a new one.

    ``order`` is clockwise with the first to act first. ``bet`` is B, ``full`` the last full wager
    L, ``level`` the amount to match C, ``bets`` the count n; ``closed`` are the seats that have
    acted since the last full wager. ``heads_up_cap`` is "capped" or "roberts".
    """

    order: tuple[S, ...]
    stacks: Mapping[S, int]
    commits: Mapping[S, int]
    bet: int
    full: int = 0
    level: int = 0
    bets: int = 0
    cap: int = 4
    heads_up_cap: str = "capped"
    short_all_in: str = "half_bet"
    folded: frozenset[S] = frozenset()
    closed: frozenset[S] = frozenset()
    capped: bool = False
    last_to_act: S | None = None
    aggressor: S | None = None

    @property
    def live(self) -> tuple[S, ...]:
        """The seats that have not folded."""
        return tuple(seat for seat in self.order if seat not in self.folded)

    @property
    def able(self) -> tuple[S, ...]:
        """The seats that could still bet: live, with chips."""
        return tuple(seat for seat in self.live if self.stacks[seat] > 0)

    def price(self, seat: S) -> int:
        """The commit that matches: less than C where nobody else could ever pay C (B13, B16)."""
        others = [other for other in self.live if other != seat]
        if any(self.stacks[other] > 0 for other in others):
            return self.level
        return min(self.level, max(self.commits[other] for other in others))

    def owes(self, seat: S) -> bool:
        """Whether there is something for this seat to call."""
        return self.commits[seat] < self.price(seat)

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to do in this round."""
        if len(self.live) < 2 or not self.able:
            return True
        if len(self.able) == 1:
            return not self.owes(self.able[0])
        return not any(self._must_act(seat) for seat in self.able)

    def _must_act(self, seat: S) -> bool:
        return seat not in self.closed or self.commits[seat] < self.level

    @property
    def actor(self) -> S | None:
        """Whose turn it is; None when the round is over."""
        if self.over:
            return None
        seats = self.order
        if self.last_to_act is not None:
            after_last = clockwise_from(self.last_to_act, self.order)
            seats = after_last[1:] + after_last[:1]
        return next(seat for seat in seats if seat in self.able and self._must_act(seat))

    def legal(self) -> dict[str, int]:
        """What the actor may do: chips to add for a call, the total after it for ``raise_to``."""
        seat = self.actor
        if seat is None:
            return {}
        if self.owes(seat):
            to_call = min(self.price(seat) - self.commits[seat], self.stacks[seat])
            actions = {"fold": 0, "call": to_call}
        else:
            actions = {"check": 0}
        if self._may_raise(seat):
            actions["raise_to"] = min(self.full + self.bet, self.commits[seat] + self.stacks[seat])
        return actions

    def _may_raise(self, seat: S) -> bool:
        return (
            seat not in self.closed
            and not self.capped
            and self.stacks[seat] > self.level - self.commits[seat]
            and any(other != seat for other in self.able)
        )

    def act(self, action: str) -> "Betting[S]":
        """The round after "fold", "check", "call" or "raise_to"; Refused if not allowed.

        A fold is accepted on every turn, also where checking is free.
        """
        seat = self.actor
        legal = self.legal()
        if seat is None or (action != "fold" and action not in legal):
            raise Refused(f"{action} by {seat}: legal is {sorted(legal)}")
        if action == "raise_to":
            return self._wager(seat, legal["raise_to"])
        done = replace(self, closed=self.closed | {seat}, last_to_act=seat)
        if action == "fold":
            return replace(done, folded=self.folded | {seat})
        if action == "call":
            return done._put(seat, legal["call"])
        return done

    def _put(self, seat: S, chips: int) -> "Betting[S]":
        stacks = {**self.stacks, seat: self.stacks[seat] - chips}
        commits = {**self.commits, seat: self.commits[seat] + chips}
        return replace(self, stacks=stacks, commits=commits)

    def _wager(self, seat: S, total: int) -> "Betting[S]":
        after = replace(
            self._put(seat, total - self.commits[seat]),
            level=total,
            last_to_act=seat,
            aggressor=seat,
        )
        if not self._is_full(total):
            return replace(after, closed=self.closed | {seat})
        return replace(
            after,
            full=total,
            bets=self.bets + 1,
            closed=frozenset({seat}),
            capped=self._reaches_cap(),
        )

    def _is_full(self, total: int) -> bool:
        added = total - self.full
        if self.short_all_in == "full_bet":
            return added >= self.bet
        return 2 * added >= self.bet

    def _reaches_cap(self) -> bool:
        """Whether one more bet ends the raising; who could still bet is counted before it."""
        if self.cap == 0 or self.bets + 1 < self.cap:
            return False
        return self.heads_up_cap == "capped" or len(self.able) >= 3
