"""Hands at a table of the room by a script: dealt from given orders, played by given entries.

The secrets of the fair deal are constants here, so that frames can be compared byte by byte: what
they hide is tested with the fair deal itself.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from tripledraw.codes import code_text
from tripledraw.dealing import SeedDealer
from tripledraw.fairness import Proof
from tripledraw.hand import Hand
from tripledraw.room import entries
from tripledraw.room.entries import AnyEntry
from tripledraw.room.frames.teller import Teller
from tripledraw.room.game.table import RoomTable
from tripledraw.room.terms import Terms
from tripledraw.rules.drawing import lay_stub
from tripledraw.rules.words import CALL, DRAW, FOLD, RAISE

IN_ORDER = range(52)
# More reshuffles than any hand has had yet.
ORDERS = 12
CONSTANT = bytes(32)
HEX = CONSTANT.hex()
BEGIN = 1_700_000_000_000
SECOND = 1_000
# One version in so many is also looked at as a snapshot.
SELDOM = 6

Step = tuple[AnyEntry, bool]
"""An entry, and whether it is the last of its batch."""


class RecordingDealer(SeedDealer):
    """Deals given orders and notes which cards lay loose at each reshuffle.

    It never lacks an order: a hand that knows that, as of a `SeedDealer`, is quicker.
    """

    def __init__(self, orders: Sequence[Sequence[int]]) -> None:
        self.orders = [list(order) for order in orders]
        self.loose: list[set[int]] = []

    def shuffle(self, table) -> None:
        table.order[:] = self.orders[0]

    def reshuffle(self, table) -> None:
        muck = table.muck[: table.muck_count]
        self.loose.append({*muck, *table.stub[table.stub_top : table.stub_end]})
        table.order[:] = self.order(len(self.loose))
        lay_stub(table)

    def order(self, number: int) -> list[int]:
        return self.orders[number]


class TwinDealer(RecordingDealer):
    """Deals the hand of another dealer anew, the cards that a viewer never sees changed about.

    They are changed in each order for itself, so that they do not only have other names: who is
    dealt a card after a reshuffle is not who was dealt it before.
    """

    def __init__(self, first: RecordingDealer, seen: set[int], chance: random.Random) -> None:
        super().__init__(first.orders)
        self.first = first
        self.seen = seen
        self.chance = chance
        self.names = self.changed(IN_ORDER)
        self.orders[0] = [self.names[card] for card in first.orders[0]]

    def changed(self, cards: Iterable[int]) -> dict[int, int]:
        """Another card for each card, but those that were seen as they are."""
        hidden = [card for card in cards if card not in self.seen]
        mixed = self.chance.sample(hidden, len(hidden))
        return {card: card for card in self.seen} | dict(zip(hidden, mixed, strict=True))

    def order(self, number: int) -> list[int]:
        """The order in which loose cards lie wherever loose cards lay for the first dealer."""
        order, loose = self.first.orders[number], self.loose[-1]
        if number > len(self.first.loose):
            return self.orders[number]
        then = self.first.loose[number - 1]
        places = [at for at, card in enumerate(order) if card in then and card not in self.seen]
        others = [at for at, card in enumerate(order) if card not in then and card not in self.seen]
        hidden = sorted(loose - self.seen)
        rest = sorted(set(IN_ORDER) - loose - self.seen)
        if len(hidden) == len(places):
            self.fill(number, places, hidden)
            self.fill(number, others, rest)
        return self.orders[number]

    def fill(self, number: int, places: list[int], cards: list[int]) -> None:
        for at, card in zip(places, self.chance.sample(cards, len(cards)), strict=True):
            self.orders[number][at] = card


class RenamingDealer(TwinDealer):
    """Gives the cards that a viewer never sees other names, the same in every order."""

    def order(self, number: int) -> list[int]:
        self.orders[number] = [self.names[card] for card in self.first.orders[number]]
        return self.orders[number]


class ScriptedDeal:
    """Stands in for a `FairDeal`: the cards of a dealer, constants for everything secret."""

    digest = CONSTANT
    picked = 3
    words = "one two three four five"
    opened = dict.fromkeys((0, 1, 2, 4, 5, 6, 7), CONSTANT)
    nodes = (CONSTANT,) * ORDERS

    def __init__(self, dealer: RecordingDealer) -> None:
        self.dealer = dealer

    def prove(self, cards: Sequence[int], orders: Sequence[int]) -> tuple[Proof, ...]:
        return tuple(
            Proof(order, self.dealer.orders[order].index(card), card, CONSTANT)
            for card, order in zip(cards, orders, strict=True)
        )

    def leaves(self, orders: Iterable[int]) -> dict[int, bytes]:
        return dict.fromkeys(orders, CONSTANT * 52)


@dataclass
class Script:
    """How one hand begins, and the chance by which it goes on.

    In a ``crowded`` one six players stay in for long, so that the stub runs dry more than once.
    """

    number: int
    reshuffle: str
    crowded: bool = False
    chance: random.Random = field(init=False)

    def __post_init__(self) -> None:
        chance = self.chance = random.Random(f"{self.number} {self.reshuffle}")
        count = 6 if self.crowded else chance.choice([2, 3, 4, 5, 6, 6])
        self.chairs = tuple(sorted(chance.sample(range(6), count)))
        deep = 1000 if self.crowded else chance.choice([25, 120, 1000, 1000])
        self.stacks = tuple(chance.randint(deep // 5, deep) for _ in self.chairs)
        self.button = chance.randrange(count)
        self.folds = 0.01 if self.crowded else chance.choice([0.0, 0.03, 0.1, 0.25])
        self.throws_all = chance.random() < 0.35
        self.orders = [chance.sample(IN_ORDER, 52) for _ in range(ORDERS)]
        self.players = tuple(f"player{chair}" for chair in self.chairs)

    def seat(self, viewer: str | None) -> int | None:
        return None if viewer is None else self.players.index(viewer)

    def table(self, dealer: RecordingDealer) -> RoomTable:
        """The table before the hand is promised."""
        table = RoomTable("T1", lambda promised, links: ScriptedDeal(dealer))
        terms = Terms(name="script", small_bet=10, reshuffle=self.reshuffle)
        table.apply(entries.Opened(terms=terms), BEGIN)
        for chair, player, stack in zip(self.chairs, self.players, self.stacks, strict=True):
            sat = entries.Sat(chair=chair, player=player, name=f"Name {chair}", chips=stack)
            table.apply(sat, BEGIN)
        return table

    def begin(self) -> Iterator[Step]:
        roots = (HEX,) * 8
        yield entries.Promised(hand=1, roots=roots, sealed="", before=HEX), True
        count, chairs = len(self.chairs), self.chairs
        small, big = (1, 2) if count > 2 else (0, 1)
        yield (
            entries.Dealt(
                hand=1,
                button=chairs[self.button],
                small=chairs[(self.button + small) % count],
                big=chairs[(self.button + big) % count],
                chairs=chairs,
                stacks=self.stacks,
                links=dict.fromkeys(chairs, HEX),
            ),
            True,
        )

    def go_on(self, table: RoomTable) -> Iterator[Step]:
        """The hand as chance has it, then now and then cards turned up after it."""
        yield from self.begin()
        while table.running:
            if self.chance.random() < 0.02:
                yield entries.Queued(player=f"queued{table.seq}", name=f"Queue {table.seq}"), True
            yield self.act(table), self.chance.random() < 0.85
        for chair in self.chance.sample(self.chairs, self.chance.choice([0, 0, 1, 2])):
            positions = self.chance.sample(range(1, 6), self.chance.randint(1, 5))
            yield entries.Exposed(chair=chair, positions=tuple(sorted(positions))), True
        yield entries.Promised(hand=2, roots=(HEX,) * 8, sealed="", before=HEX), True

    def act(self, table: RoomTable) -> AnyEntry:
        hand = table.played.hand
        code = self.code(hand)
        by = self.chance.choice(["player", "player", "player", "player", "pre", "clock", "away"])
        return entries.Acted(
            decision=table.decision,
            chair=table.actor_chair,
            code=code_text(code),
            spent=self.chance.randrange(3) * SECOND,
            by=by,
        )

    def code(self, hand: Hand) -> int:
        if hand.phase == "drawing":
            return DRAW + (31 if self.throws_all else self.chance.randrange(32))
        names = {type(action).__name__ for action in hand.legal_actions()}
        if self.chance.random() < (self.folds if "Fold" in names else self.folds / 10):
            return FOLD
        return self.chance.choice([CALL, RAISE] if names & {"Bet", "Raise"} else [CALL])


@dataclass
class Course:
    """A hand as it was played: its entries, the hand, the frames of each viewer.

    ``exposed`` are the places turned up after it, seat and position 1..5. ``ends_at`` is the
    number of frames before the one with the end of the hand.
    """

    hand: Hand | None = None
    steps: list[Step] = field(default_factory=list)
    exposed: list[tuple[int, int]] = field(default_factory=list)
    frames: dict[str | None, list[bytes]] = field(default_factory=dict)
    ends_at: int = 0


Watch = Callable[[Course, str | None, list[bytes]], None]
"""Told of the hand so far, and of the frames of a viewer as they are made."""


def run(
    script: Script,
    dealer: RecordingDealer,
    viewers: Sequence[str | None],
    watch: Watch,
    steps: Iterable[Step] | None = None,
) -> Course:
    """Play the script, or just these steps of it, before the eyes of some viewers."""
    table, course, batch = script.table(dealer), Course(), list[AnyEntry]()
    course.frames |= {viewer: [] for viewer in viewers}
    teller, now = Teller(table), BEGIN
    for entry, is_last in script.go_on(table) if steps is None else steps:
        now += SECOND
        table.apply(entry, now)
        batch.append(entry)
        course.steps.append((entry, is_last))
        course.hand = table.played.hand if table.played else None
        if isinstance(entry, entries.Exposed):
            seat = script.chairs.index(entry.chair)
            course.exposed += [(seat, position) for position in entry.positions]
        if is_last or not table.running:
            told = teller.after(batch, now)
            batch.clear()
            for viewer, frames in course.frames.items():
                fresh = [each.to(viewer) for each in told]
                if teller.version % SELDOM == 0:
                    fresh.append(teller.snapshot(viewer, now))
                watch(course, viewer, fresh)
                frames += fresh
            if table.running:
                course.ends_at = len(frames)
    return course
