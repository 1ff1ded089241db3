"""An evening with the fair deal, told to all players by frames; they check what they hear."""

import random
from collections.abc import Sequence
from typing import Any

from tests.room.table.test_fair import FairEvening, fair

from tripledraw import events
from tripledraw.cards import parse
from tripledraw.fairness import Commitment, Proof, Record, Witness
from tripledraw.room import wire
from tripledraw.room.entries import AnyEntry
from tripledraw.room.frames.teller import Teller

# Events that the room tells besides those of the rules.
OF_THE_ROOM = ("Exposed", "Cancelled")


class Listener:
    """One client: hands what it is told of the deal on to its witness, and keeps its records."""

    def __init__(self, chair: int) -> None:
        self.witness = Witness("t1", chair)
        self.records: list[Record] = []
        self.log: list[events.Event] = []

    def hear(self, frame: bytes) -> None:
        told: Any = wire.frame_decoder.decode(frame)
        if isinstance(told, wire.Commitment):
            self._promise(told)
            return
        if told.deal is not None:
            self.log = []
            self._deal(told.deal, told.hand.chairs)
        if told.own is not None and told.own.proofs:
            cards = parse(told.own.hand)
            proofs = [Proof.from_json(proof) for proof in told.own.proofs]
            leaves = {k: bytes.fromhex(row) for k, row in told.own.leaves.items()}
            self.witness.prove(cards, proofs, leaves)
        self.log += [
            events.from_json(event) for event in told.happened if event["event"] not in OF_THE_ROOM
        ]
        if self.log and isinstance(self.log[-1], events.HandEnded):
            self.records.append(self.witness.end(self.log))
            self.log = []

    def _promise(self, told: wire.Commitment) -> None:
        for chair, head in told.heads.items():
            self.witness.anchor(chair, bytes.fromhex(head))
        roots = tuple(bytes.fromhex(root) for root in told.roots)
        self.witness.promise(Commitment("t1", told.hand, bytes.fromhex(told.before), roots))

    def _deal(self, deal: wire.Deal, chairs: tuple[int, ...]) -> None:
        links = {chair: bytes.fromhex(link) for chair, link in deal.links.items()}
        opened = {index: bytes.fromhex(seed) for index, seed in deal.opened.items()}
        nodes = [bytes.fromhex(node) for node in deal.nodes]
        cut = self.witness.deal(chairs, links, opened, deal.words, nodes)
        assert cut.picked == deal.picked
        assert not self.witness.is_left_out


class ToldEvening(FairEvening):
    """An evening whose entries are told to all players."""

    def __init__(self, *players: str, **terms: object) -> None:
        self.listeners = {name: Listener(chair) for chair, name in enumerate(players)}
        super().__init__(deals=fair, **terms)
        self.teller = Teller(self.table)
        self.happen(
            [entry for chair, name in enumerate(players) for entry in self._sit(name, chair)]
        )

    def happen(self, happening: Sequence[AnyEntry]) -> list[AnyEntry]:
        done = super().happen(happening)
        if self.table.seq > 1:
            self._tell(done)
        return done

    def _tell(self, done: Sequence[AnyEntry]) -> None:
        for told in self.teller.after(done, self.now) if done else ():
            for name, listener in self.listeners.items():
                listener.hear(told.to(name))

    def _links(self) -> None:
        """The commitment goes out before anybody sends a link."""
        for listener in self.listeners.values():
            listener.hear(self.teller.commitment(self.now))
        super()._links()

    def link(self, name: str) -> None:
        link = self.chains[name].next()
        self.listeners[name].witness.send(link)
        self.note(name, wire.Link(hand=self.table.state.number, link=link.hex()))

    def wildly(self, chance: random.Random) -> None:
        """Play on to the end of the hand as chance has it."""
        while self.table.running:
            if self.table.hand.phase == "drawing":
                count = chance.choice([0, 1, 2, 3, 5])
                self.act(self.actor, "draw", *sorted(chance.sample(range(1, 6), count)))
            elif chance.random() < 0.3 and {"bet", "raise"} & set(self.legal()):
                self.act(self.actor, ({"bet", "raise"} & set(self.legal())).pop())
            elif chance.random() < 0.05 and "fold" in self.legal():
                self.act(self.actor, "fold")
            else:
                self.quietly()

    def legal(self) -> tuple[str, ...]:
        hand = self.table.hand
        return hand.view(hand.actor).legal
