"""The answer to ``?``: what the choice means, what it costs, what the textbook would do."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from tripledraw.actions import PLAIN, Action, Draw
from tripledraw.agents.base import policy
from tripledraw.agents.seen import table_seen
from tripledraw.cards import DECK_SIZE, high_to_low
from tripledraw.cli.number import called
from tripledraw.cli.speech import Speech
from tripledraw.codes import action_of
from tripledraw.events import ReshuffledUnseen
from tripledraw.hands.evaluator import number
from tripledraw.hands.names import ranks_text
from tripledraw.hands.ranking import LAST_NUMBER
from tripledraw.i18n import percent
from tripledraw.rules.table import Table
from tripledraw.rules.words import DRAWS, HAND_CARDS
from tripledraw.views import View

# The worst eight, nine and ten: what a draw may be meant to make at least.
LOWS = ("8c 7d 6h 5s 3c", "9c 8d 7h 6s 4c", "Tc 9d 8h 7s 5c")
# The textbook bluffs on small integers of chance: this one it never bluffs on.
NO_BLUFF = 2**32 - 1

KEYS = {
    "f": "play-key-fold",
    "c": "play-key-check-call",
    "b, r": "play-key-bet-raise",
    "d": "play-key-draw",
    "s": "play-key-stand-pat",
    "h": "play-key-history",
    "?": "play-key-explain",
    "help": "play-key-keys",
    "q": "play-key-quit",
}


def label_of(action: Action, view: View, costs: Mapping[str, int], speech: Speech) -> str:
    """An action as on a button: "Raise to 40". ``costs`` are the chips that each adds."""
    if isinstance(action, Draw):
        count = len(action.cards)
        return speech.say("button-draw", count=count) if count else speech.say("button-stand-pat")
    name = next(name for name, plain in PLAIN.items() if plain == action)
    seat = view.seat or 0
    if name == "call":
        return speech.say("button-call", amount=costs[name])
    if name in ("bet", "raise"):
        total = view.bets[seat] + costs[name]
        return speech.say(f"button-{_wager(name, table_seen(view))}", amount=total)
    return speech.say(f"button-{name}")


def _wager(name: str, table: Table) -> str:
    """A raise over an all-in that was no full bet only completes it."""
    return "complete" if table.price > table.full_level else name


def explained(view: View, costs: Mapping[str, int], speech: Speech) -> list[str]:
    """The lines of the explanation."""
    table = table_seen(view)
    place = number(view.hand)
    desc = called(place, speech.lang)
    lines = [speech.say("explain-hand", desc=desc, number=place, total=LAST_NUMBER)]
    body = _draw(view, speech) if view.phase == "drawing" else _bet(view, table, costs, speech)
    return [*lines, *body, *_textbook(view, table, costs, speech)]


def keys(speech: Speech) -> list[str]:
    """Every key and what it does."""
    choices = [
        speech.say("play-choice", key=key, label=speech.say(message))
        for key, message in KEYS.items()
    ]
    return [speech.say("play-keys"), *choices]


def _bet(view: View, table: Table, costs: Mapping[str, int], speech: Speech) -> Iterator[str]:
    bet = view.bets[view.seat or 0]
    for name, cost in costs.items():
        if name in ("fold", "check"):
            yield speech.say(f"explain-{name}")
        elif name == "call":
            yield speech.say("explain-call", amount=cost, pot=view.pot + cost)
            needed = percent(speech.lang, round(100 * cost / (view.pot + cost)))
            yield speech.say("explain-odds", percent=needed)
        elif name == "bet":
            yield speech.say("explain-bet", amount=cost)
        else:
            total = bet + cost
            yield speech.say(f"explain-{_wager(name, table)}", total=total, amount=cost)
    if table.cap:
        yield speech.say("explain-bets-counted", number=table.bets, cap=table.cap)


def _draw(view: View, speech: Speech) -> Iterator[str]:
    yield speech.say("explain-draw")
    yield speech.say("explain-draws-left", count=DRAWS - view.round)


def _textbook(view: View, table: Table, costs: Mapping[str, int], speech: Speech) -> Iterator[str]:
    action = action_of(table, policy("textbook")(table, table.actor, NO_BLUFF))
    yield speech.say("explain-textbook", action=label_of(action, view, costs, speech))
    if isinstance(action, Draw) and action.cards:
        kept = [card for card in view.hand if card not in action.cards]
        yield speech.say("explain-keep", cards=speech.cards(high_to_low(kept)))
        yield from _outs(view, kept, speech)


def _outs(view: View, kept: Sequence[int], speech: Speech) -> Iterator[str]:
    """How many of the cards that may come make a low of four kept ones."""
    # After a reshuffle a card that was thrown may come again: then nobody can count.
    if len(kept) != HAND_CARDS - 1 or any(isinstance(e, ReshuffledUnseen) for e in view.events):
        return
    known = {*view.hand, *chain.from_iterable(view.discarded)}
    unseen = [card for card in range(DECK_SIZE) if card not in known]
    made = [number([*kept, card]) for card in unseen]
    for low in map(number, LOWS):
        if count := sum(place <= low for place in made):
            ranks = ranks_text(low)
            yield speech.say("explain-outs", ranks=ranks, count=count, unseen=len(unseen))
