"""Pairs of hands that differ only in cards that one viewer never gets to know."""

import random
from dataclasses import dataclass

from tests.room.frames.knowing import check_known, known
from tests.room.frames.scripted import (
    Course,
    RecordingDealer,
    RenamingDealer,
    Script,
    TwinDealer,
    Watch,
    run,
)

from tripledraw.events import Dealt, Drew, Event, HandEnded, Mucked, PotAwarded, Reshuffled, Shown

# How often a twin is tried in which chance goes other ways, before its cards are only renamed.
TRIES = 4


@dataclass
class Pair:
    """A hand, its twin, and whether both end alike, and reshuffle at the same moments."""

    first: Course
    twin: Course
    viewer: str | None

    @property
    def ends_alike(self) -> bool:
        return _ending(self.first) == _ending(self.twin)

    @property
    def reshuffles_alike(self) -> bool:
        return _moments(self.first) == _moments(self.twin)

    def check(self) -> None:
        """Every frame is the same, up to the showdown where that ends in another way."""
        first, twin = self.first.frames[self.viewer], self.twin.frames[self.viewer]
        if self.ends_alike:
            assert twin == first
        else:
            assert self.twin.ends_at == self.first.ends_at
            assert twin[: self.twin.ends_at] == first[: self.first.ends_at]


def pairs_of(number: int, reshuffle: str, *, crowded: bool = False) -> list[Pair]:
    """A pair for a random seat and one for a watcher, and each frame looked at for itself."""
    script = Script(number, reshuffle, crowded)
    seat = script.chance.randrange(len(script.chairs))
    viewers = (script.players[seat], None)
    dealer = RecordingDealer(script.orders)
    first = run(script, dealer, viewers, _watch(script))
    return [Pair(first, _twin(script, dealer, first, viewer), viewer) for viewer in viewers]


def _watch(script: Script) -> Watch:
    """Fails for a frame with a card that its viewer may not know."""

    def watch(course: Course, viewer: str | None, frames: list[bytes]) -> None:
        check_known(frames, known(course.hand, script.seat(viewer), course.exposed))

    return watch


def _twin(script: Script, dealer: RecordingDealer, first: Course, viewer: str | None) -> Course:
    """The same hand with the cards that the viewer never comes to know changed about."""
    seat, chance = script.seat(viewer), random.Random(script.number)
    seen = known(first.hand, seat, first.exposed)
    for attempt in range(TRIES + 1):
        kind = TwinDealer if attempt < TRIES else RenamingDealer
        twin = run(script, kind(dealer, seen, chance), [viewer], _watch(script), first.steps)
        if _came_to_know(twin, seat) == _came_to_know(first, seat):
            return twin
    raise AssertionError("cards with other names took another course")


def _came_to_know(course: Course, seat: int | None) -> list[object]:
    """The own cards of a seat, and those turned up after the hand."""
    own = [e for e in course.hand.events if isinstance(e, Dealt | Drew) and e.seat == seat]
    return [own, [course.hand.cards(at)[i - 1] for at, i in course.exposed]]


def _ending(course: Course) -> list[Event]:
    kinds = (Shown, Mucked, PotAwarded, HandEnded)
    return [event for event in course.hand.events if isinstance(event, kinds)]


def _moments(course: Course) -> list[int]:
    """The number of draws before each reshuffle."""
    events = course.hand.events
    return [
        sum(isinstance(earlier, Drew) for earlier in events[:at])
        for at, event in enumerate(events)
        if isinstance(event, Reshuffled)
    ]
