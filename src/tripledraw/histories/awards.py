"""What each seat was given out of the pots of a hand."""

from collections import Counter
from collections.abc import Iterable

from tripledraw.events import Event, PotAwarded


def awards_of(events: Iterable[Event]) -> Counter[int]:
    """Chips won by seat, all pots together; empty while the hand goes on."""
    awards: Counter[int] = Counter()
    for event in events:
        if isinstance(event, PotAwarded):
            awards.update(event.winners)
    return awards
