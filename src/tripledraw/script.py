"""The script of a hand: a log of events read back into what the hand is made of."""

from collections.abc import Sequence
from dataclasses import dataclass

from tripledraw import events as log
from tripledraw.actions import Action, Bet, Call, Check, Draw, Fold, Muck, Raise, Show
from tripledraw.dealing import RecordDealer
from tripledraw.errors import TripleDrawError
from tripledraw.events import Event
from tripledraw.rules.words import CALL, DECK_CARDS, FOLD, HAND_CARDS, RAISE
from tripledraw.setup import Blinds
from tripledraw.stakes import Stakes

SPOKEN: dict[type[Event], Action] = {
    log.Folded: Fold(),
    log.Checked: Check(),
    log.Called: Call(),
    log.Bet: Bet(),
    log.Raised: Raise(),
}

SPOKEN_CODES: dict[type[Event], int] = {
    log.Folded: FOLD,
    log.Checked: CALL,
    log.Called: CALL,
    log.Bet: RAISE,
    log.Raised: RAISE,
}


@dataclass(frozen=True, slots=True)
class Script:
    """What a log tells: the start of the hand, its cards, and who did what."""

    stacks: tuple[int, ...]
    stakes: Stakes
    button: int
    blinds: Blinds
    posts: dict[int, tuple[int, int]]
    dealer: RecordDealer
    actions: tuple[tuple[int, Action], ...]


def script_of(events: Sequence[Event]) -> Script:
    """Take a full log apart. Raises `TripleDrawError` when it does not begin with a deal."""
    start = events[0] if events else None
    if not isinstance(start, log.HandStarted):
        raise TripleDrawError("the log does not begin with HandStarted")
    blinds = {event.kind: event.seat for event in events if isinstance(event, log.BlindPosted)}
    hands = {event.seat: event.cards for event in events if isinstance(event, log.Dealt)}
    if "big" not in blinds or sorted(hands) != list(range(len(start.stacks))):
        raise TripleDrawError("the log must hold the big blind and the cards dealt to every seat")
    return Script(
        stacks=start.stacks,
        stakes=start.stakes,
        button=start.button,
        blinds=(blinds.get("small"), blinds["big"]),
        posts=posts_of(events),
        dealer=RecordDealer(
            [hands[seat] for seat in range(len(hands))],
            served_of(events, start),
            [event.cards for event in events if isinstance(event, log.Reshuffled)],
        ),
        actions=tuple(actions_of(events)),
    )


def posts_of(events: Sequence[Event]) -> dict[int, tuple[int, int]]:
    """Live and dead posts by seat."""
    return {
        event.seat: (event.live, event.dead) for event in events if isinstance(event, log.Posted)
    }


def served_of(events: Sequence[Event], start: log.HandStarted) -> list[int]:
    """The cards that left the first stub, burns included.

    `stars` leaves some of it for the reshuffle, the other policies deal it to the last card.
    """
    served: list[int] = []
    for event in events:
        if isinstance(event, log.Burned):
            served.append(event.card)
        elif isinstance(event, log.Drew):
            served.extend(event.cards)
        elif isinstance(event, log.Reshuffled) and start.stakes.reshuffle == "stars":
            break
    return served[: DECK_CARDS - HAND_CARDS * len(start.stacks)]


def actions_of(events: Sequence[Event]) -> list[tuple[int, Action]]:
    """Who did what, in sequence; where discards are declared first, that is the action.

    A record's hidden hands are shown or mucked at the end.
    """
    spoken: list[tuple[int, Action]] = []
    drawing = log.Declared if any(isinstance(e, log.Declared) for e in events) else log.Drew
    for event in events:
        if isinstance(event, drawing):
            spoken.append((event.seat, Draw(event.discards)))
        elif isinstance(event, log.Folded | log.Checked | log.Called | log.Bet | log.Raised):
            spoken.append((event.seat, SPOKEN[type(event)]))
        elif isinstance(event, log.Shown):
            spoken.append((event.seat, Show(event.cards)))
        elif isinstance(event, log.Mucked):
            spoken.append((event.seat, Muck()))
    return spoken


def check_same(replayed: Sequence[Event], events: Sequence[Event]) -> None:
    """Raise `TripleDrawError` at the first event that the rules would not have written."""
    for at, event in enumerate(events):
        if at >= len(replayed) or replayed[at] != event:
            right = replayed[at] if at < len(replayed) else "nothing"
            raise TripleDrawError(f"event {at} of the log is {event}; by the rules it is {right}")
