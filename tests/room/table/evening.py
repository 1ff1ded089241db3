"""An evening at a table: drives a `RoomTable` as the server does, with a clock of its own.

Keeps the log and the ledger beside it, and checks after every step that chips are neither made
nor lost and that the ledger agrees with the table.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

import msgspec
import pytest

from tripledraw.dealing import Dealer, SeedDealer
from tripledraw.errors import RoomError
from tripledraw.fairness import Chain
from tripledraw.room import entries, wire
from tripledraw.room.entries import AnyEntry, Promised
from tripledraw.room.game.table import RoomTable
from tripledraw.room.live.chip_moves import moves
from tripledraw.room.player import Player
from tripledraw.room.terms import Terms, check_terms

NOON = 1_796_000_000_000
SECOND, MINUTE = 1_000, 60_000
ROOTS = tuple(f"{index:064x}" for index in range(8))
FUNDS = 10**10


@dataclass(frozen=True)
class SomeDeal:
    """A hand dealt by somebody whom the tests trust."""

    dealer: Dealer


def seeded(promised: Promised, links: Mapping[int, str]) -> SomeDeal:
    """Cards that follow from the hand's number and the links."""
    text = f"{promised.hand} {sorted(links.items())}"
    return SomeDeal(SeedDealer(sha256(text.encode()).digest()))


def chain_of(name: str) -> Chain:
    return Chain(sha256(name.encode()).digest(), length=400)


class Evening:
    """A table and everything round it; players are their names."""

    def __init__(
        self,
        *players: str,
        owner: str | None = None,
        deals: Callable[[Promised, Mapping[int, str]], SomeDeal] = seeded,
        **terms: object,
    ) -> None:
        self.terms = msgspec.convert({"name": "Nine", **terms}, Terms)
        check_terms(self.terms)
        self.deals = deals
        self.now = NOON
        self.table = RoomTable("t1", deals)
        self.log: list[tuple[int, int, bytes]] = []
        self.states: list[bytes] = []
        self.ledger: dict[str, int] = defaultdict(int)
        self.chains: dict[str, Chain] = {}
        self.offline: set[str] = set()
        self.deaf: set[str] = set()
        self.happen([entries.Opened(terms=self.terms, owner=owner)])
        self.happen(
            [entry for chair, name in enumerate(players) for entry in self._sit(name, chair)]
        )

    # -- what the server does ------------------------------------------------------------------

    def happen(self, happening: Sequence[AnyEntry]) -> list[AnyEntry]:
        """Apply entries and all that follows by itself; gives everything that happened."""
        before, done = self.table.chips(), list[AnyEntry]()
        self._apply(happening, done)
        for _ in range(500):
            due, at = self.table.coming(self.now)
            if due:
                self._apply(due, done)
            elif at is not None and at <= self.now:
                self._apply([self.promise()], done)
                self._links()
            else:
                self._keep_books(before, done)
                assert at == self.table.wakes_at()
                return done
        pytest.fail(f"the table never comes to rest: {done[-6:]}")

    def _apply(self, happening: Sequence[AnyEntry], done: list[AnyEntry]) -> None:
        for entry in happening:
            self.table.apply(entry, self.now)
            self.log.append((self.table.seq, self.now, entries.to_bytes(entry)))
            self.states.append(msgspec.msgpack.encode(self.table.state))
            done.append(entry)

    def promise(self) -> Promised:
        """The promise of the next hand."""
        return self.table.promise(ROOTS, "sealed")

    def _links(self) -> None:
        for chair in self.table.linkers:
            who = self.table.state.chairs[chair]
            if who.player not in self.offline | self.deaf:
                self.link(who.player)

    def link(self, name: str) -> None:
        """Send the link to the hand that is promised."""
        link = self.chains[name].next().hex()
        self.note(name, wire.Link(hand=self.table.state.number, link=link))

    def _keep_books(self, before: object, done: Sequence[AnyEntry]) -> None:
        chips = self.table.chips()
        for debit, credit, amount, _ in moves("t1", before, done, chips):
            assert amount > 0
            self.ledger[debit] -= amount
            self.ledger[credit] += amount
        assert min(self.ledger.values(), default=0) >= 0
        seats = {f"seat:t1:{chair}": stack for chair, stack in chips.seat.items()}
        for account, amount in self.ledger.items():
            if account.startswith("seat:"):
                assert amount == seats.get(account, 0), account
        assert self.ledger["pot:t1"] == chips.pot
        assert sum(self.ledger.values()) == FUNDS * len(self.chains)

    # -- what players do -----------------------------------------------------------------------

    def join(self, name: str) -> Player:
        """A player with funds and a chain, who has done nothing yet."""
        if name not in self.chains:
            self.chains[name] = chain_of(name)
            self.ledger[f"player:{name}"] = FUNDS
        return Player(name, name)

    def do(self, name: str, command: wire.AnyCommand) -> list[AnyEntry]:
        """A command as it comes from a player; gives everything that happened."""
        return self.happen(self.table.decide(command, self.join(name), self.now))

    def note(self, name: str, command: wire.AnyCommand) -> None:
        self.table.note(command, self.join(name), self.now)

    def noted(self, name: str, command: wire.AnyCommand) -> list[AnyEntry]:
        """A command that leaves nothing in the log, and what follows from it."""
        self.note(name, command)
        return self.happen([])

    def sit(self, name: str, chair: int, chips: int | None = None) -> list[AnyEntry]:
        return self.happen(self._sit(name, chair, chips))

    def _sit(self, name: str, chair: int, chips: int | None = None) -> list[AnyEntry]:
        player = self.join(name)
        least, most = self.table.buy_ins(name, self.now)
        wanted = max(least, min(most, 400)) if chips is None else chips
        anchor = self.chains[name].anchor.hex()
        sit = wire.Sit(chair=chair, chips=wanted, anchor=anchor)
        return self.table.decide(sit, player, self.now)

    def bot(self, chair: int, name: str = "robot", chips: int | None = None) -> list[AnyEntry]:
        """A bot takes a chair by the terms."""
        bot = self.join(name)
        anchor = self.chains[name].anchor.hex()
        brings = self.terms.buy_ins[0] if chips is None else chips
        return self.happen(self.table.fill(chair, bot, "caller", brings, anchor, self.now))

    def act(self, name: str, move: wire.Move, *discards: int) -> list[AnyEntry]:
        state = self.table.state
        command = wire.Act(hand=state.number, decision=state.decision, move=move, discards=discards)
        return self.do(name, command)

    def pre(self, name: str, move: wire.PreMove, *discards: int) -> list[AnyEntry]:
        """Choose a move for the player's next decision."""
        chair = self.table.chair_of(name)
        assert chair is not None
        decision = self.table.next_decisions().get(chair, -1)
        command = wire.Pre(
            hand=self.table.state.number, decision=decision, move=move, discards=discards
        )
        return self.noted(name, command)

    def refused(self, id: str, doing: Callable[[], object]) -> RoomError:
        """Check that something is refused for this reason and has changed nothing."""
        before = msgspec.msgpack.encode(self.table.state)
        with pytest.raises(RoomError) as caught:
            doing()
        assert caught.value.id == id
        assert msgspec.msgpack.encode(self.table.state) == before
        return caught.value

    # -- time ----------------------------------------------------------------------------------

    def wait(self, ms: int) -> list[AnyEntry]:
        """Let time pass, waking up whenever the table wants to."""
        end, done = self.now + ms, list[AnyEntry]()
        while True:
            at = self.table.wakes_at()
            if at is None or at > end:
                self.now = end
                return done
            self.now = max(self.now, at)
            done += self.happen([])

    def time_out(self) -> list[AnyEntry]:
        """The one whose turn it is says nothing until all his time has run out."""
        at = self.table.wakes_at()
        assert at is not None
        self.now = at
        return self.happen([])

    def until(self, stage: str) -> None:
        """Let time pass until the table is at a stage."""
        for _ in range(2_000):
            if self.table.stage == stage:
                return
            at = self.table.wakes_at()
            assert at is not None, f"the table waits for ever at {self.table.stage}"
            self.now = max(self.now, at)
            self.happen([])
        pytest.fail(f"the table never gets to {stage}")

    def deal(self) -> None:
        """Let time pass until a hand runs."""
        self.until("playing")

    def next(self) -> None:
        """Play this hand to its end and go on to the next."""
        self.finish()
        self.until("playing")

    @property
    def actor(self) -> str:
        """The name of the one whose turn it is."""
        chair = self.table.actor_chair
        assert chair is not None
        return self.table.state.chairs[chair].player

    def quietly(self) -> list[AnyEntry]:
        """The one whose turn it is checks, calls or stands pat."""
        hand = self.table.hand
        assert hand is not None
        if hand.phase == "drawing":
            return self.act(self.actor, "draw")
        price = self.table.price(self.table.actor_chair)
        return self.act(self.actor, "call" if price else "check")

    def finish(self) -> None:
        """Everybody checks or calls and stands pat to the end of the hand."""
        while self.table.running:
            self.quietly()

    def to(self, phase: str, betting_round: int) -> None:
        """Everybody checks, calls and stands pat until this point of the hand."""
        while self.table.running:
            hand = self.table.hand
            if (hand.phase, hand.round) == (phase, betting_round):
                return
            self.quietly()
        pytest.fail(f"the hand ended before {phase} in round {betting_round}")

    def give_to(self, name: str) -> None:
        """Everybody else folds until the hand is this player's."""
        while self.table.running:
            if self.table.hand.phase == "betting" and self.actor != name:
                self.act(self.actor, "fold")
            else:
                self.quietly()

    # -- what is there -------------------------------------------------------------------------

    def chair(self, name: str):
        """The chair of a player as the table remembers it."""
        return self.table.state.chairs[self.table.chair_of(name)]

    def stack(self, name: str) -> int:
        return self.table.stack(self.table.chair_of(name))

    def dealt(self) -> entries.Dealt:
        assert self.table.state.dealt is not None
        return self.table.state.dealt

    def names(self, chairs) -> list[str]:
        return [self.table.state.chairs[chair].player for chair in chairs]

    def status(self, name: str) -> str:
        """What everybody sees of a player."""
        told = {chair.player: chair.status for chair in self.table.table_state().chairs}
        return told[name]

    # -- restarts ------------------------------------------------------------------------------

    def restored(self) -> RoomTable:
        """The table as another process would make it from the log."""
        return RoomTable.restore("t1", self.deals, None, self.log)

    def restart(self, down: int = 0) -> list[AnyEntry]:
        """The server dies and another one takes the table over some time later."""
        self.table = self.restored()
        self.now += down
        done = self.happen([entries.Resumed(node="other")])
        for name in self.chains:
            if name not in self.offline:
                self.table.present(name)
        return done

    def drop(self, name: str) -> None:
        """The connection of a player is lost."""
        self.offline.add(name)
        self.table.gone(name, self.now)

    def back(self, name: str) -> None:
        self.offline.discard(name)
        self.table.present(name)


def kinds(happened: Sequence[AnyEntry]) -> list[str]:
    """The names of what happened."""
    return [type(entry).__name__ for entry in happened]
