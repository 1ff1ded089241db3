"""The table as the player sees it: from a view alone, as items or as a grid."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tripledraw.cards import high_to_low
from tripledraw.cli.speech import Speech
from tripledraw.events import BlindPosted, HandStarted
from tripledraw.hands.evaluator import number
from tripledraw.i18n import chips
from tripledraw.rules.words import HAND_CARDS
from tripledraw.views import View

if TYPE_CHECKING:
    from rich.table import Table

# Stands where nothing is bet or drawn, so that no column has to be guessed at.
NOTHING = "-"
BLINDS = {"small": "table-small-blind", "big": "table-big-blind"}


def heading(view: View, hand_number: int, speech: Speech) -> list[str]:
    """Which hand, for how much, where in it, and the pot."""
    start = view.events[0]
    assert isinstance(start, HandStarted)
    limits = f"{start.stakes.small_bet}/{start.stakes.big_bet}"
    where = "table-draw" if view.phase == "drawing" else "table-round"
    return [
        speech.say("table-hand", number=hand_number),
        speech.say("table-limits", limits=limits),
        speech.say(where, number=view.round),
        speech.say("table-pot", amount=view.pot),
    ]


def your_hand(view: View, speech: Speech) -> str:
    """The player's cards, highest first, and what they are called."""
    cards = high_to_low(view.hand)
    if len(cards) < HAND_CARDS:
        return speech.say("table-your-cards", cards=speech.cards(cards))
    return speech.say(
        "table-your-hand", cards=speech.cards(cards), desc=speech.name_of(number(cards))
    )


def places(view: View, speech: Speech) -> str:
    """The cards with their positions, as they are typed to throw them."""
    cards = high_to_low(view.hand)
    return speech.apart("  ".join(f"{i} {speech.cards([c])}" for i, c in enumerate(cards, 1)))


def items(view: View, hand_number: int, speech: Speech) -> list[str]:
    """The table one item a line, for screen readers and for lines from right to left."""
    players = [", ".join(_player(view, seat, speech)) for seat in clockwise(view)]
    return [*heading(view, hand_number, speech), *players, your_hand(view, speech)]


def _player(view: View, seat: int, speech: Speech) -> Iterator[str]:
    yield speech.apart(speech.names[seat])
    yield from roles(view, seat, speech)
    yield speech.say("table-stack", amount=view.stacks[seat])
    if view.bets[seat]:
        yield speech.say("table-bet", amount=view.bets[seat])
    if view.draws[seat]:
        yield speech.say("table-draws", draws=", ".join(draws(view, seat, speech)))


def grid(view: View, speech: Speech) -> "Table":
    """The players as a grid."""
    from rich.box import SIMPLE_HEAD  # only where the grid is drawn
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD)
    table.add_column("")
    table.add_column(speech.say("noun-player"))
    table.add_column(speech.say("noun-stack"), justify="right")
    table.add_column(speech.say("noun-bet"), justify="right")
    table.add_column(speech.say("noun-draws"))
    table.add_column("")
    for seat in clockwise(view):
        style = "dim" if seat in view.folded else "bold" if seat == view.actor else ""
        table.add_row(*_cells(view, seat, speech), style=style)
    return table


def _cells(view: View, seat: int, speech: Speech) -> tuple[str, ...]:
    bet = view.bets[seat]
    return (
        "▸" if seat == view.actor else "",
        speech.names[seat],
        chips(speech.lang, view.stacks[seat]),
        chips(speech.lang, bet) if bet else NOTHING,
        " · ".join(draws(view, seat, speech)) or NOTHING,
        ", ".join(roles(view, seat, speech)),
    )


def clockwise(view: View) -> list[int]:
    """All seats from the player's left, the player last, next to the cards."""
    seats = len(view.stacks)
    return [((view.seat or 0) + step) % seats for step in range(1, seats + 1)]


def roles(view: View, seat: int, speech: Speech) -> Iterator[str]:
    """Button, blind, folded, all-in."""
    if seat == view.button:
        yield speech.say("table-button")
    for event in view.events:
        if isinstance(event, BlindPosted) and event.seat == seat and event.kind in BLINDS:
            yield speech.say(BLINDS[event.kind])
    if seat in view.folded:
        yield speech.say("table-folded")
    if seat in view.all_in:
        yield speech.say("table-all-in")


def draws(view: View, seat: int, speech: Speech) -> list[str]:
    """What a seat drew in each draw so far: 3, 1, pat."""
    pat = speech.say("table-pat")
    return [str(count) if count else pat for count in view.draws[seat]]
