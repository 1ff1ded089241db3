"""The log of one hand, event by event, and what each seat may see of it."""

import json

import pytest
from tests.contract_hand import FIRST_DRAW_DONE, played

from tripledraw import cards, events
from tripledraw.errors import TripleDrawError
from tripledraw.events import (
    Bet,
    BlindPosted,
    Called,
    Dealt,
    DealtUnseen,
    Drew,
    DrewUnseen,
    Event,
    HandEnded,
    HandStarted,
    PotAwarded,
    Raised,
    RoundClosed,
    Shown,
)
from tripledraw.stakes import Stakes
from tripledraw.views import View, seen_by


def c(text: str) -> tuple[int, ...]:
    return cards.parse(text)


LOG: tuple[Event, ...] = (
    HandStarted(stacks=(400, 395), stakes=Stakes(10), button=0),
    BlindPosted(seat=0, amount=5, kind="small"),
    BlindPosted(seat=1, amount=10, kind="big"),
    Dealt(seat=1, cards=c("Qd 3s 4h 7s 6s")),
    Dealt(seat=0, cards=c("Qc 3d Qs 4s 8d")),
    Raised(seat=0, amount=15, to=20),
    Raised(seat=1, amount=20, to=30),
    Called(seat=0, amount=10),
    RoundClosed(round=1, pot=60),
    Drew(seat=1, discards=c("Qd"), cards=c("Ad")),
    Drew(seat=0, discards=c("Qc Qs"), cards=c("As Jd")),
    Bet(seat=1, amount=10, to=10),
    Called(seat=0, amount=10),
    RoundClosed(round=2, pot=80),
    Drew(seat=1, discards=c("Ad"), cards=c("9h")),
    Drew(seat=0, discards=c("As Jd"), cards=c("6c 7c")),
    Bet(seat=1, amount=20, to=20),
    Called(seat=0, amount=20),
    RoundClosed(round=3, pot=120),
    Drew(seat=1, discards=(), cards=()),
    Drew(seat=0, discards=(), cards=()),
    Bet(seat=1, amount=20, to=20),
    Called(seat=0, amount=20),
    RoundClosed(round=4, pot=160),
    Shown(seat=1, cards=c("3s 4h 7s 6s 9h"), number=30),
    Shown(seat=0, cards=c("3d 4s 8d 6c 7c"), number=16),
    PotAwarded(pot=0, amount=160, winners={0: 160}),
    HandEnded(stacks=(480, 315)),
)


def test_the_log() -> None:
    assert played().events == LOG


def test_the_log_as_json() -> None:
    data = events.log_to_json(LOG)
    assert data[3] == {"event": "Dealt", "seat": 1, "cards": "Qd 3s 4h 7s 6s"}
    assert data[10] == {"event": "Drew", "seat": 0, "discards": "Qc Qs", "cards": "As Jd"}
    assert data[26] == {"event": "PotAwarded", "pot": 0, "amount": 160, "winners": {"0": 160}}
    assert events.log_from_json(json.loads(json.dumps(data))) == LOG


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_log_as_a_viewer_sees_it(viewer: int | None) -> None:
    """Another seat's deal and draws have a count in place of cards; the rest is the same."""
    for full, seen in zip(LOG, seen_by(LOG, viewer), strict=True):
        if isinstance(full, Dealt) and full.seat != viewer:
            assert seen == DealtUnseen(full.seat, 5)
        elif isinstance(full, Drew) and full.seat != viewer:
            assert seen == DrewUnseen(full.seat, len(full.discards))
        else:
            assert seen == full


VIEW = {
    "seat": 0,
    "phase": "betting",
    "round": 2,
    "actor": 1,
    "button": 0,
    "pot": 60,
    "bets": [0, 0],
    "stacks": [370, 365],
    "folded": [],
    "all_in": [],
    "draws": [[2], [1]],
    "hand": "3d 4s 8d As Jd",
    "discarded": ["Qc Qs"],
    "shown": {},
    "legal": [],
}
OWN = ("seat", "hand", "discarded", "legal")


def test_the_view_of_seat_0_after_the_first_draw() -> None:
    data = played(FIRST_DRAW_DONE).view(0).to_json()
    assert data == VIEW
    assert list(data) == list(VIEW)


def test_the_view_of_seat_1_differs_in_its_own_fields_alone() -> None:
    own = {"seat": 1, "hand": "3s 4h 7s 6s Ad", "discarded": ["Qd"], "legal": ["check", "bet"]}
    assert played(FIRST_DRAW_DONE).view(1).to_json() == VIEW | own


def test_the_view_of_an_observer_has_none_of_them() -> None:
    data = played(FIRST_DRAW_DONE).view().to_json()
    assert data == {name: value for name, value in VIEW.items() if name not in OWN}


def test_the_view_at_the_end_has_the_hands_that_were_shown() -> None:
    view = played().view()
    assert view.shown == {0: c("3d 4s 8d 6c 7c"), 1: c("3s 4h 7s 6s 9h")}
    assert (view.phase, view.actor, view.pot, view.stacks) == ("over", None, 0, (480, 315))


@pytest.mark.parametrize(
    "data", [{}, {"event": "Rained"}, {"event": "Folded"}, {"event": "Folded", "seat": 0, "x": 1}]
)
def test_what_is_no_event_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(TripleDrawError, match="is no event"):
        events.from_json(data)


def test_a_view_with_a_field_missing_is_refused() -> None:
    with pytest.raises(TripleDrawError, match="KeyError\\('pot'\\)"):
        View.from_json({name: value for name, value in VIEW.items() if name != "pot"})


def test_events_are_frozen() -> None:
    with pytest.raises(AttributeError):
        LOG[-1].stacks = (0, 0)  # type: ignore[union-attr, misc]
