"""What one seat has seen of a hand: its own cards, and what everybody said and drew.

The sequence of what was said is kept as numbers, so that compiled code can say it again at
tables with other hidden cards.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import repeat

from tripledraw.discards import discard_mask
from tripledraw.errors import TripleDrawError
from tripledraw.events import (
    Bet,
    BlindPosted,
    Called,
    Cards,
    Checked,
    Dealt,
    Declared,
    DeclaredUnseen,
    Drew,
    DrewUnseen,
    Event,
    Folded,
    HandStarted,
    Raised,
)
from tripledraw.rules.words import (
    DECK_CARDS,
    DRAW,
    DRAW_MASKS,
    DRAWS,
    HAND_CARDS,
    NOBODY,
    UNKNOWN,
)
from tripledraw.script import SPOKEN_CODES, posts_of
from tripledraw.setup import Blinds, Posts
from tripledraw.views import View, seen_by

Spoken = Folded | Checked | Called | Bet | Raised
Draw = Declared | DeclaredUnseen | Drew | DrewUnseen
Decision = Spoken | Draw

DREW = DRAW + DRAW_MASKS
"""`DREW` + n is a draw of n cards by another seat: which ones it threw was not seen."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A hand as far as ``seat`` has seen it; `NOBODY` is an observer, who has seen no cards.

    ``codes`` are all decisions in sequence, as in `rules.words`, but draws of other seats as
    `DREW` + number of cards; ``actors`` are the seats that made them. ``served`` are the new
    cards of each own draw. Own cards that a record hides are unknown
    from place ``hidden_from`` on; where nothing is hidden that is behind the last decision.
    ``first_stub`` says how many of the cards served to the seat came before any reshuffle.
    """

    seat: int
    start: HandStarted
    blinds: Blinds
    posts: Posts = field(hash=False)
    dealt: Cards
    codes: tuple[int, ...]
    actors: tuple[int, ...]
    served: tuple[Cards, ...]
    hidden_from: int
    first_stub: int

    @property
    def seats(self) -> int:
        """How many were dealt in."""
        return len(self.start.stacks)

    @property
    def turns(self) -> tuple[int, ...]:
        """The places in ``codes`` at which the seat itself decided."""
        return tuple(place for place, actor in enumerate(self.actors) if actor == self.seat)

    @property
    def hand(self) -> Cards:
        """The five cards held now, kept ones first; fewer between a discard and its service."""
        hand = self.dealt
        draws = [self.codes[turn] - DRAW for turn in self.turns if self.codes[turn] >= DRAW]
        came = (*self.served[: len(draws)], *repeat((), len(draws) - len(self.served)))
        for mask, new in zip(draws, came, strict=True):
            hand = (*(card for i, card in enumerate(hand) if not mask >> i & 1), *new)
        return hand

    def before(self, place: int) -> "Seen":
        """What the seat had seen when decision number ``place`` of the hand was to be made."""
        own = [self.codes[turn] for turn in self.turns if turn < place]
        served = self.served[: sum(code >= DRAW for code in own)]
        return replace(
            self,
            codes=self.codes[:place],
            actors=self.actors[:place],
            served=served,
            hidden_from=min(self.hidden_from, place + 1),
            first_stub=min(self.first_stub, sum(map(len, served))),
        )


def seen_in(view: View) -> Seen:
    """What the viewer has seen; raises `TripleDrawError` for a view read from JSON."""
    return seen(view.events, view.seat)


def seen(events: Sequence[Event], seat: int | None) -> Seen:
    """Read a log, with every card or as the seat sees it, for what this seat has seen.

    Seat None is an observer. Raises `TripleDrawError` for a log that does not begin with the
    start of a hand.
    """
    log = seen_by(events, seat)
    start = log[0] if log else None
    if not isinstance(start, HandStarted):
        raise TripleDrawError("the log does not begin with HandStarted; a view from JSON has none")
    blinds = {event.kind: event.seat for event in log if isinstance(event, BlindPosted)}
    dealt = next((event.cards for event in log if isinstance(event, Dealt)), ())
    decisions = list(_decisions(log))
    served = tuple(event.cards for event in log if isinstance(event, Drew) and event.seat == seat)
    discards = [event.discards for event in decisions if isinstance(event, Declared | Drew)]
    masks = list(_masks(dealt, discards, served))
    return Seen(
        seat=NOBODY if seat is None else seat,
        start=start,
        blinds=(blinds.get("small"), blinds["big"]),
        posts=posts_of(log),
        dealt=dealt,
        codes=tuple(_codes(decisions, masks)),
        actors=tuple(event.seat for event in decisions),
        served=served,
        hidden_from=_hidden_from(dealt, decisions, masks, served),
        first_stub=_from_first_stub(decisions, start),
    )


def _decisions(log: Sequence[Event]) -> Iterator[Decision]:
    """Every decision of the hand once; where discards are declared first, that is the decision."""
    if any(isinstance(event, Declared | DeclaredUnseen) for event in log):
        return (e for e in log if isinstance(e, Spoken | Declared | DeclaredUnseen))
    return (e for e in log if isinstance(e, Spoken | Drew | DrewUnseen))


def _masks(dealt: Cards, discards: Iterable[Cards], served: Sequence[Cards]) -> Iterator[int]:
    """The positions that each own draw threw away; none for draws of cards that are hidden."""
    hand = dealt
    for i, thrown in enumerate(discards):
        if UNKNOWN in (*hand, *thrown):
            return
        yield discard_mask(hand, thrown)
        new = served[i] if i < len(served) else ()
        hand = (*(card for card in hand if card not in thrown), *new)


def _codes(decisions: Iterable[Decision], masks: Iterable[int]) -> Iterator[int]:
    """The decisions as numbers; an own draw that is hidden as one that stands pat."""
    own = iter(masks)
    for event in decisions:
        if isinstance(event, Declared | Drew):
            yield DRAW + next(own, 0)
        elif isinstance(event, DeclaredUnseen | DrewUnseen):
            yield DREW + event.count
        else:
            yield SPOKEN_CODES[type(event)]


def _hidden_from(
    dealt: Cards, decisions: Sequence[Decision], masks: Sequence[int], served: Sequence[Cards]
) -> int:
    """The first decision of which the own cards, or what was thrown, are not all known."""
    if UNKNOWN in dealt:
        return 0
    own = [i for i, event in enumerate(decisions) if isinstance(event, Declared | Drew)]
    for place, new, draw in zip(own, served, range(len(served)), strict=False):
        if draw >= len(masks):
            return place
        if UNKNOWN in new:
            return place + 1
    return len(decisions) + 1


def _from_first_stub(decisions: Iterable[Decision], start: HandStarted) -> int:
    """How many of the own new cards came while the first stub surely had enough.

    Seats are served in the sequence in which they draw, so the counts alone tell.
    """
    left = DECK_CARDS - HAND_CARDS * len(start.stacks) - DRAWS * start.stakes.burns
    came = 0
    for event in decisions:
        if isinstance(event, Declared | DeclaredUnseen | Drew | DrewUnseen):
            left -= _count(event)
            if left < 0:
                break
            came += _count(event) if isinstance(event, Declared | Drew) else 0
    return came


def _count(event: Draw) -> int:
    """How many cards a draw took."""
    if isinstance(event, DeclaredUnseen | DrewUnseen):
        return event.count
    return len(event.discards)
