"""Where the time of an action goes: each part of the work of a table by itself, in this process.

One table plays some hands in a row, without sockets and without waiting. So its parts find all
they need in the caches of the processor, as a table that acts once a second does not: what that
costs is in the rest.
"""

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tripledraw.fairness import Chain, FairDeal, Promise
from tripledraw.room import entries, wire
from tripledraw.room.entries import AnyEntry, Promised
from tripledraw.room.frames.teller import Teller
from tripledraw.room.game.table import RoomTable
from tripledraw.room.live.chip_moves import moves
from tripledraw.room.player import Player
from tripledraw.room.store import tablelog
from tripledraw.room.store.ledger import Move
from tripledraw.room.store.store import Store
from tripledraw.room.terms import Terms

HANDS = 60
CHAIRS = 6
TERMS = Terms(name="parts", speed="fast")
NOON = 1_800_000_000_000
SECOND = 1_000
# Appends as many tables make them at the same time, and how far apart in seconds.
APPENDS, AT_ONCE = 1_500, 4


class Parts(NamedTuple):
    """Microseconds of CPU an action."""

    promise: float
    rules: float
    render: float
    commit: float


class Stopwatch:
    """Seconds of CPU by part."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)

    @contextmanager
    def timing(self, part: str) -> Iterator[None]:
        start = time.process_time()
        yield
        self.seconds[part] += time.process_time() - start


class Game:
    """A table of six that is driven as the room drives it."""

    def __init__(self, watch: Stopwatch) -> None:
        self.watch = watch
        self.chance = random.Random(1)
        self.now = NOON
        self.actions = 0
        self.table = RoomTable("parts", self._deal)
        self.people = [Player(f"p{chair}", f"P {chair}") for chair in range(CHAIRS)]
        self.chains = [Chain(bytes([chair]) * 32) for chair in range(CHAIRS)]
        self.table.apply(entries.Opened(terms=TERMS), self.now)
        for chair, (person, chain) in enumerate(zip(self.people, self.chains, strict=True)):
            _, chips = TERMS.buy_ins
            sit = wire.Sit(chair=chair, chips=chips, anchor=chain.anchor.hex())
            for entry in self.table.decide(sit, person, self.now):
                self.table.apply(entry, self.now)
        self.teller = Teller(self.table)
        self.chips = self.table.chips()

    def play(self) -> None:
        """One hand, from its promise to its end."""
        number = self.table.next_hand
        while self.table.stage != "playing":
            self.now += SECOND
            self._change([])
            self._link()
        while self.table.running and self.table.state.number == number:
            self.now += SECOND
            self._act()

    def _deal(self, promised: Promised, links: object) -> FairDeal:
        assert isinstance(links, dict)
        promise = Promise.from_bytes(bytes.fromhex(promised.sealed))
        with self.watch.timing("promise"):
            return FairDeal(promise, {chair: bytes.fromhex(link) for chair, link in links.items()})

    def _promise(self) -> Promised:
        with self.watch.timing("promise"):
            promise = Promise.make("parts", self.table.next_hand, self.table.before)
        roots = tuple(root.hex() for root in promise.roots)
        return self.table.promise(roots, promise.to_bytes().hex())

    def _link(self) -> None:
        if self.table.stage == "linking":
            for chair in self.table.linkers:
                link = wire.Link(hand=self.table.state.number, link=self.chains[chair].next().hex())
                self.table.note(link, self.people[chair], self.now)
            self._change([])

    def _act(self) -> None:
        chair, state = self.table.actor_chair, self.table.state
        assert chair is not None
        act = self._choice(state.number, state.decision, chair)
        self.actions += 1
        with self.watch.timing("rules"):
            decided = self.table.decide(act, self.people[chair], self.now)
        self._change(decided)

    def _choice(self, hand: int, decision: int, chair: int) -> wire.Act:
        assert self.table.hand is not None
        if self.table.hand.phase == "drawing":
            discards = tuple(range(1, 1 + self.chance.randrange(4)))
            return wire.Act(hand=hand, decision=decision, move="draw", discards=discards)
        if not self.table.price(chair):
            return wire.Act(hand=hand, decision=decision, move="check")
        move: wire.Move = "fold" if self.chance.random() < 0.35 else "call"
        return wire.Act(hand=hand, decision=decision, move=move)

    def _change(self, decided: list[AnyEntry]) -> None:
        happened: list[AnyEntry] = []
        with self.watch.timing("rules"):
            self._apply(decided, happened)
            while (coming := self.table.coming(self.now)).entries:
                self._apply(coming.entries, happened)
        if coming.at is not None and coming.at <= self.now:
            self._apply([self._promise()], happened)
        if not happened:
            return
        with self.watch.timing("rules"):
            before, self.chips = self.chips, self.table.chips()
            moves("parts", before, happened, self.chips)
            [entries.to_bytes(entry) for entry in happened]
        with self.watch.timing("render"):
            for told in self.teller.after(happened, self.now):
                for person in self.people:
                    told.to(person.id)

    def _apply(self, entries_: list[AnyEntry], happened: list[AnyEntry]) -> None:
        for entry in entries_:
            self.table.apply(entry, self.now)
            happened.append(entry)


def measure(folder: Path) -> Parts:
    """The parts of an action, in microseconds of CPU."""
    watch = Stopwatch()
    game = Game(watch)
    for _ in range(HANDS):
        game.play()
    # A deal is timed inside of the rules that apply it.
    spent = {part: seconds / game.actions * 1e6 for part, seconds in watch.seconds.items()}
    return Parts(
        promise=spent["promise"],
        rules=spent["rules"],
        render=spent["render"],
        commit=commits(folder),
    )


def commits(folder: Path) -> float:
    """CPU of an append of one entry with two moves, several tables at a time."""
    store = Store.open(f"sqlite:///{folder / 'parts.db'}")
    ids = [f"t{number}" for number in range(AT_ONCE)]
    body = entries.to_bytes(entries.Acted(decision=1, chair=1, code="c", spent=900))
    for id in ids:
        store.write_now(lambda conn, id=id: tablelog.open_table(conn, id, "{}", None, None, 1))  # type: ignore[misc]
    chips = [Move("bank", f"seat:{id}:0", 10**9, "sit") for id in ids]
    there = [Move(f"seat:{id}:0", f"pot:{id}", 10, "bet") for id in ids]

    async def append(number: int, id: str) -> None:
        moved = [chips[ids.index(id)]] if number == 0 else [there[ids.index(id)]]
        await store.write(lambda conn: tablelog.append(conn, id, number, [body], NOON, moves=moved))

    async def all_of_them() -> float:
        start = time.process_time()
        for number in range(APPENDS // AT_ONCE):
            await asyncio.gather(*(append(number, id) for id in ids))
        return (time.process_time() - start) / APPENDS * 1e6

    try:
        return asyncio.run(all_of_them())
    finally:
        store.close()


def told(bare: float, per_action: float, frames: float, folder: Path) -> Iterator[str]:
    """Lines that say where the time of an action goes; ``bare`` is the echo of a frame."""
    parts = measure(folder)
    echo = bare * frames
    rest = per_action - echo - sum(parts)
    yield f"an action takes {per_action:.0f} us of CPU:"
    yield f"  echo    {echo:5.0f} us: {frames:.1f} frames, as the bare server"
    yield f"  commit  {parts.commit:5.0f} us: into the log, in the thread that writes"
    yield f"  render  {parts.render:5.0f} us: frames for six"
    yield f"  promise {parts.promise:5.0f} us: the fair deal, of a hand shared by its actions"
    yield f"  rules   {parts.rules:5.0f} us: what is decided, applied and due"
    yield f"  rest    {rest:5.0f} us: commands in, tasks, links, alarms, archive, cold caches"
