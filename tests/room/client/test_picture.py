"""Frames folded into the present state: what an agent sees through them is what there is."""

import random

import msgspec
import pytest
from tests.room.frames.told_evening import ToldEvening

from tripledraw.actions import Bet, Draw
from tripledraw.agents import agent
from tripledraw.errors import TripleDrawError
from tripledraw.room import wire
from tripledraw.room.frames.picture import Picture

NAMES = ("ann", "bob", "cat", "dan")


class SeenEvening(ToldEvening):
    """An evening of which every player keeps a picture."""

    def __init__(self, *players: str, **terms: object) -> None:
        self.pictures = {name: Picture() for name in players}
        self.missing: list[str] = []
        super().__init__(*players, **terms)
        for name in players:
            self.snapshot(name)
        self.missing.clear()

    def snapshot(self, name: str) -> None:
        chair = self.table.chair_of(name)
        welcome = wire.Welcome(protocol=1, table="t1", player=name, name=name, chair=chair)
        self.pictures[name].see(welcome)
        self.pictures[name].see(wire.frame_decoder.decode(self.teller.snapshot(name, self.now)))

    def _tell(self, done) -> None:
        for told in self.teller.after(done, self.now) if done else ():
            for name, picture in self.pictures.items():
                if not picture.see(wire.frame_decoder.decode(told.to(name))):
                    self.missing.append(name)

    def _links(self) -> None:
        super(ToldEvening, self)._links()

    def link(self, name: str) -> None:
        super(ToldEvening, self).link(name)


def decide(evening: SeenEvening, chance: random.Random) -> None:
    """The one to act plays at random, by his picture; it is compared with the hand itself."""
    name, hand = evening.actor, evening.table.hand
    picture, seed = evening.pictures[name], chance.randrange(2**32)
    real = hand.view(hand.actor)
    action = agent("random", seed).act(picture.view())
    assert picture.view().to_json() == real.to_json()
    assert action == agent("random", seed).act(real)
    assert picture.is_my_turn
    assert not any(p.is_my_turn for other, p in evening.pictures.items() if other != name)
    evening.do(name, picture.act(action))


@pytest.mark.parametrize("reshuffle", ["standard", "stars", "everything"])
def test_an_agent_sees_through_frames_what_it_would_see_at_the_table(reshuffle):
    evening = SeenEvening(*NAMES, reshuffle=reshuffle)
    chance = random.Random(reshuffle)
    for _ in range(8):
        evening.until("playing")
        while evening.table.running:
            decide(evening, chance)
    assert evening.missing == []


def without_stacks(table: wire.TableState) -> wire.TableState:
    """The table as steps tell it in a hand, where the view of the hand has the chips."""
    chairs = tuple(msgspec.structs.replace(who, stack=0) for who in table.chairs)
    return msgspec.structs.replace(table, chairs=chairs)


def test_a_snapshot_is_as_good_as_all_the_steps():
    evening = SeenEvening(*NAMES)
    chance = random.Random(1)
    evening.until("playing")
    while evening.table.running:
        name = chance.choice(NAMES)
        before = evening.pictures[name]
        evening.pictures[name] = Picture()
        evening.snapshot(name)
        after = evening.pictures[name]
        assert (after.version, after.turn) == (before.version, before.turn)
        assert without_stacks(after.table) == without_stacks(before.table)
        assert after.stack == before.stack == evening.stack(name)
        assert (after.deal, after.events) == (before.deal, before.events)
        assert after.view() == before.view()
        decide(evening, chance)


def test_a_step_that_is_missing_is_noticed_and_one_that_comes_twice_is_not_counted():
    evening = SeenEvening("ann", "bob")
    evening.until("playing")
    picture = evening.pictures["ann"]
    version, view = picture.version, picture.view()
    assert picture.see(wire.Step(version=version, turn=None))
    assert not picture.see(wire.Step(version=version + 2))
    assert (picture.version, picture.view()) == (version, view)


def test_a_cancelled_hand_is_nobodys_turn():
    evening = SeenEvening("ann", "bob")
    evening.until("playing")
    evening.happen(evening.table.cancel("admin"))
    for picture in evening.pictures.values():
        assert (picture.hand, picture.own, picture.turn) == (None, None, None)
        assert picture.view() is None
        assert not picture.is_my_turn


def test_an_action_becomes_the_command_that_the_room_wants():
    evening = SeenEvening("ann", "bob")
    evening.until("playing")
    evening.to("drawing", 1)
    picture = evening.pictures[evening.actor]
    cards = picture.view().hand
    act = picture.act(Draw((cards[3], cards[0])))
    assert (act.hand, act.decision) == (1, evening.table.decision)
    assert (act.move, sorted(act.discards)) == ("draw", [1, 4])


def test_what_cannot_be_done_is_said_before_anything_is_sent():
    evening = SeenEvening("ann", "bob")
    evening.until("playing")
    other = next(name for name in ("ann", "bob") if name != evening.actor)
    with pytest.raises(TripleDrawError, match="not your turn"):
        evening.pictures[other].act(Bet())
    evening.to("drawing", 1)
    picture = evening.pictures[evening.actor]
    missing = next(card for card in range(52) if card not in picture.view().hand)
    with pytest.raises(TripleDrawError, match="cannot be thrown away"):
        picture.act(Draw((missing,)))


def test_the_own_chair_is_found_with_its_chips():
    evening = SeenEvening("ann", "bob")
    assert evening.pictures["bob"].stack == evening.stack("bob")
    assert Picture().stack == 0
