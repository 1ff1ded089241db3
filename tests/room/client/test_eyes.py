"""A client sees every lie about the deal that can be seen, and takes nothing else for one."""

import random
from dataclasses import replace

import msgspec
import pytest
from tests.room.frames.told_evening import ToldEvening

from tripledraw.errors import FairnessError
from tripledraw.fairness import Proof, compare, verify
from tripledraw.room import wire
from tripledraw.room.client.eyes import Eyes
from tripledraw.room.frames.picture import Picture

NAMES = ("ann", "bob", "cat")
OTHER = "ab" * 32
encode = wire.frame_encoder.encode


class Onlooker:
    """A client with its picture and its eyes; ``lie`` changes what it hears."""

    def __init__(self, name: str, chair: int) -> None:
        self.name = name
        self.records = []
        self.picture = Picture()
        self.picture.chair = chair
        self.eyes = Eyes("t1", self.records.append)
        self.lie = lambda frame: frame

    def hear(self, frame: bytes) -> None:
        told = self.lie(wire.frame_decoder.decode(frame))
        if told is not None:
            assert self.picture.see(told)
            self.eyes.hear(told, self.picture)


class WatchedEvening(ToldEvening):
    """An evening before the eyes of clients."""

    def __init__(self, *players: str, **terms: object) -> None:
        super().__init__(**terms)
        self.listeners = {name: Onlooker(name, chair) for chair, name in enumerate(players)}
        for name in players:
            self.reconnect(name)
        for chair, name in enumerate(players):
            self.sit(name, chair)

    def reconnect(self, name: str) -> None:
        """The client was away for a while and is told what it missed, or all as it stands."""
        listener = self.listeners[name]
        listener.hear(encode(self.welcome(name, listener.picture.chair)))
        missed = self.teller.missed(name, listener.picture.version, self.now)
        if missed is None:
            missed = [self.teller.snapshot(name, self.now)]
        for frame in missed:
            listener.hear(frame)
        if (commitment := self.teller.commitment(self.now)) is not None:
            listener.hear(commitment)

    def welcome(self, name: str, chair: int | None) -> wire.Welcome:
        return wire.Welcome(
            protocol=wire.PROTOCOL, table=self.table.id, player=name, name=name, chair=chair
        )

    def link(self, name: str) -> None:
        link = self.chains[name].next()
        self.listeners[name].eyes.send(link)
        self.note(name, wire.Link(hand=self.table.state.number, link=link.hex()))

    def play(self, chance: random.Random) -> None:
        self.until("playing")
        self.wildly(chance)


@pytest.mark.parametrize("reshuffle", ["standard", "stars", "everything"])
def test_honest_hands_are_taken_for_honest_and_can_be_verified(reshuffle):
    evening = WatchedEvening(*NAMES, reshuffle=reshuffle)
    chance = random.Random(reshuffle)
    for _ in range(4):
        evening.play(chance)
    records = [evening.listeners[name].records for name in NAMES]
    assert [verify(seen).hands for seen in records] == [4, 4, 4]
    assert compare(records[0], records[1]) == 4


def test_a_client_that_is_cut_off_at_any_moment_accuses_nobody():
    """Whatever it misses, it goes on with the next hand at the latest."""
    evening = WatchedEvening(*NAMES)
    chance, lost = random.Random(5), set()
    for name, listener in evening.listeners.items():
        listener.lie = lambda frame, name=name: None if name in lost else frame
    happen = evening.happen

    def sometimes_cut_off(happening):
        for name in NAMES:
            if name in lost and chance.random() < 0.3:
                lost.discard(name)
                evening.reconnect(name)
            elif chance.random() < 0.05:
                lost.add(name)
        return happen(happening)

    evening.happen = sometimes_cut_off
    link = evening.link
    evening.link = lambda name: name in lost or link(name)
    for _ in range(25):
        for name in NAMES:
            evening.do(name, wire.SitIn(post=True))
        evening.until("playing")
        while evening.table.running:
            evening.quietly()
    for name in NAMES:
        assert len(evening.listeners[name].records) > 3
        verify(evening.listeners[name].records)


def test_a_player_whose_links_another_program_sends_is_not_deceived():
    evening = WatchedEvening(*NAMES)
    ann, chance = evening.listeners["ann"], random.Random(1)
    evening.play(chance)
    ann.eyes.sends = False
    ann.eyes.send = lambda link: None
    evening.play(chance)
    evening.play(chance)
    assert verify(ann.records).hands == 3


def test_a_hand_dealt_without_the_link_that_was_sent_is_said_loudly(caplog):
    evening = WatchedEvening(*NAMES)
    chance, note = random.Random(1), evening.note
    evening.play(chance)
    evening.note = lambda name, command: name == "ann" or note(name, command)
    assert caplog.text == ""
    evening.play(chance)
    assert "without the link that was sent" in caplog.text


# -- lies ----------------------------------------------------------------------------------------


def deal(**changes):
    """A lie about the deal of hand 2."""

    def lie(frame):
        told = getattr(frame, "deal", None)
        if not isinstance(frame, wire.Step) or told is None or told.hand != 2:
            return frame
        new = {name: change(getattr(told, name)) for name, change in changes.items()}
        return msgspec.structs.replace(frame, deal=msgspec.structs.replace(told, **new))

    return lie


def commitment(**changes):
    """A lie in the commitment to hand 2."""

    def lie(frame):
        if not isinstance(frame, wire.Commitment) or frame.hand != 2:
            return frame
        new = {name: change(getattr(frame, name)) for name, change in changes.items()}
        return msgspec.structs.replace(frame, **new)

    return lie


def proofs(change):
    """A lie about the own cards of hand 2."""

    def lie(frame):
        own = getattr(frame, "own", None)
        if own is None or not own.proofs or frame.hand.number != 2:
            return frame
        changed = tuple(proof.to_json() for proof in change(list(map(Proof.from_json, own.proofs))))
        return msgspec.structs.replace(frame, own=msgspec.structs.replace(own, proofs=changed))

    return lie


def silence(kind):
    """A kind of frame is not told for hand 2."""
    return lambda frame: None if isinstance(frame, kind) and frame.hand == 2 else frame


def first_changed(values):
    return (OTHER, *values[1:])


def other_card(told):
    card = next(card for card in range(52) if card not in [proof.card for proof in told])
    return [replace(told[0], card=card), *told[1:]]


LIES = {
    "another root": commitment(roots=first_changed),
    "another hand before": commitment(before=lambda _: OTHER),
    "no commitment": silence(wire.Commitment),
    "no hex": commitment(before=lambda _: "zz" * 32),
    "another link of somebody": deal(links=lambda links: {**links, 1: OTHER}),
    "another link of mine": deal(links=lambda links: {**links, 0: OTHER}),
    "another seed": deal(opened=lambda seeds: {**seeds, min(seeds): OTHER}),
    "a seed too few": deal(opened=lambda seeds: dict(list(seeds.items())[1:])),
    "other words": deal(words=lambda words: words[::-1]),
    "another deck": deal(picked=lambda picked: (picked + 1) % 8),
    "another card": proofs(other_card),
    "another salt": proofs(lambda told: [replace(told[0], salt=bytes(32)), *told[1:]]),
    "no proof": proofs(lambda told: told[1:]),
    "a card twice": proofs(lambda told: [*told, told[0]]),
    "cards that come out of turn": proofs(lambda told: told[::-1]),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_is_seen(lie):
    evening = WatchedEvening(*NAMES)
    chance = random.Random(1)
    evening.play(chance)
    evening.listeners["ann"].lie = LIES[lie]
    if lie == "no commitment":  # then no link is sent either
        evening.listeners["ann"].eyes.send = lambda link: None
    with pytest.raises(FairnessError):
        evening.play(chance)


def test_other_links_after_a_lost_connection_are_seen():
    evening = WatchedEvening(*NAMES)
    evening.until("playing")
    told = wire.frame_decoder.decode(evening.teller.snapshot("ann", evening.now))
    links = {**told.deal.links, 1: OTHER}
    changed = msgspec.structs.replace(told, deal=msgspec.structs.replace(told.deal, links=links))
    ann = evening.listeners["ann"]
    ann.lie = lambda frame: changed
    with pytest.raises(FairnessError, match="told before"):
        evening.reconnect("ann")
