"""The answer to ``?``: what the choice means, what it costs, what the textbook would do."""

from collections.abc import Iterator, Mapping

from tripledraw.actions import PLAIN, Action, Draw
from tripledraw.agents.base import policy
from tripledraw.agents.seen import table_seen
from tripledraw.cards import high_to_low
from tripledraw.cli.speech import Speech
from tripledraw.codes import action_of
from tripledraw.hands.evaluator import number
from tripledraw.hands.names import describe
from tripledraw.hands.ranking import LAST_NUMBER
from tripledraw.i18n import percent
from tripledraw.rules.table import Table
from tripledraw.rules.words import DRAWS
from tripledraw.views import View

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
    desc = describe(place, speech.lang)
    lines = [speech.say("explain-hand", desc=desc, number=place, total=LAST_NUMBER)]
    body = _draw(view, speech) if view.phase == "drawing" else _bet(view, table, costs, speech)
    return [*lines, *body, *_textbook(view, table, costs, speech), *keys(speech)]


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
