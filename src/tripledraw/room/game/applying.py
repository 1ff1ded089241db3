"""What each entry of the log does to a table: the only place where a `State` changes.

No entry is refused here; what may become an entry is decided in `deciding` and `due`.
"""

from collections.abc import Callable
from typing import Any

from tripledraw.room import entries
from tripledraw.room.game.applying_hands import (
    acted,
    cancelled,
    dealt,
    end_promise,
    exposed,
    mark_dormant,
    promised,
    voided,
)
from tripledraw.room.game.clock import full_bank
from tripledraw.room.game.game import Game
from tripledraw.room.game.opening import agreed
from tripledraw.room.game.state import Chair, Departed, Request, State, Waiting
from tripledraw.room.game.waiting import offer_chairs, unqueue
from tripledraw.room.timing import HOUR

# Who comes back earlier than this brings what he left with (rules 7).
NO_RAT_HOLING = HOUR
# Players who are barred from one table at a time.
MOST_BARRED = 100


def apply(game: Game, entry: entries.AnyEntry, at: int) -> None:
    """Change the table as the entry says; ``at`` is the time of the entry."""
    _WHAT[type(entry)](game, entry, at)
    game.state.seq += 1
    game.state.at = at


def opened(game: Game, entry: entries.Opened, at: int) -> None:
    """The table exists."""
    game.state = State(terms=entry.terms, owner=entry.owner)


def sat(game: Game, entry: entries.Sat, at: int) -> None:
    """A chair is taken; in a sit-and-go the chips go into the pool."""
    state = game.state
    state.chairs[entry.chair] = Chair(
        player=entry.player,
        name=entry.name,
        stack=entry.chips if state.is_cash else state.terms.stack,
        bank=full_bank(state.terms.speed),
        agent=entry.agent,
    )
    if not state.is_cash:
        state.pool += entry.chips
    if not state.number:
        state.rested = at
    state.departed.pop(entry.player, None)
    unqueue(state, entry.player)
    offer_chairs(state, at)


def topped_up(game: Game, entry: entries.ToppedUp, at: int) -> None:
    """A chair has more chips, in a hand from the next one on."""
    chair = game.state.chairs[entry.chair]
    if game.is_in_hand(entry.chair):
        chair.coming += entry.chips
    else:
        chair.stack += entry.chips
    mark_dormant(chair, at)


def sat_out(game: Game, entry: entries.SatOut, at: int) -> None:
    """A chair is out, or will be at its big blind."""
    chair = game.state.chairs[entry.chair]
    if entry.when == "big_blind":
        chair.out_at_big_blind = True
        return
    chair.out, chair.out_at_big_blind = True, False
    mark_dormant(chair, at)


def sat_in(game: Game, entry: entries.SatIn, at: int) -> None:
    """A chair is back: it plays if it owes nothing, else it posts or waits for its big blind."""
    chair = game.state.chairs[entry.chair]
    chair.out = chair.out_at_big_blind = chair.away = False
    chair.posts = entry.post and chair.waits
    chair.idle = 0
    game.fleeting.back.discard(entry.chair)
    mark_dormant(chair, at)


def left(game: Game, entry: entries.Left, at: int) -> None:
    """A chair wants to be freed."""
    game.state.chairs[entry.chair].leaving = True


def freed(game: Game, entry: entries.Freed, at: int) -> None:
    """A chair is empty; the table remembers what its player took with him."""
    state = game.state
    chair = state.chairs.pop(entry.chair)
    if state.is_cash and entry.chips:
        state.departed[chair.player] = Departed(entry.chips, at)
    elif not state.is_cash:
        state.pool -= entry.chips
    state.departed = {
        player: departed
        for player, departed in state.departed.items()
        if at - departed.at < NO_RAT_HOLING
    }
    if entry.chair in state.linkers:
        state.linkers.remove(entry.chair)
    drop_request(state, chair.player)
    game.fleeting.forget_chair(entry.chair, chair.player)
    offer_chairs(state, at)


def anchored(game: Game, entry: entries.Anchored, at: int) -> None:
    """The next links of a chair lead to this anchor."""
    game.state.chairs[entry.chair].anchor = entry.anchor


def queued(game: Game, entry: entries.Queued, at: int) -> None:
    """Somebody waits for a chair."""
    game.state.queue.append(Waiting(entry.player, entry.name))
    offer_chairs(game.state, at)


def unqueued(game: Game, entry: entries.Unqueued, at: int) -> None:
    """Somebody waits no longer."""
    unqueue(game.state, entry.player)
    offer_chairs(game.state, at)


def asked(game: Game, entry: entries.Asked, at: int) -> None:
    """The owner has something to answer."""
    request = Request(entry.player, entry.name, entry.chair, entry.chips, entry.anchor, at)
    game.state.requests.append(request)


def answered(game: Game, entry: entries.Answered, at: int) -> None:
    """The owner has answered."""
    drop_request(game.state, entry.player)


def barred(game: Game, entry: entries.Barred, at: int) -> None:
    """Somebody has to stay away; what he waits for is forgotten, and of too many the first."""
    state = game.state
    state.barred[entry.player] = entry.name
    if len(state.barred) > MOST_BARRED:
        del state.barred[next(iter(state.barred))]
    drop_request(state, entry.player)
    unqueue(state, entry.player)
    offer_chairs(state, at)


def admitted(game: Game, entry: entries.Admitted, at: int) -> None:
    """Somebody may come again."""
    game.state.barred.pop(entry.player, None)


def drop_request(state: State, player: str) -> None:
    """Forget what a player has asked for."""
    state.requests = [request for request in state.requests if request.player != player]


def paused(game: Game, entry: entries.Paused, at: int) -> None:
    """No new hands."""
    game.state.paused = at


def unpaused(game: Game, entry: entries.Unpaused, at: int) -> None:
    """New hands again; a level of a sit-and-go was not running meanwhile."""
    state = game.state
    state.level_since += at - state.paused
    state.paused = 0


def resumed(game: Game, entry: entries.Resumed, at: int) -> None:
    """A server has the table again: no time that it was away for counts against anybody.

    A promise without its hand is void, for its links are lost.
    """
    state = game.state
    down = at - state.at
    end_promise(game, {})
    state.turn_since = state.rested = at
    state.level_since += down
    state.paused += down if state.paused else 0
    for chair in state.chairs.values():
        chair.since += down if chair.since else 0
        if chair.agent is None:
            game.fleeting.gone.setdefault(chair.player, at)
    for waiting in state.queue:
        waiting.offered += down if waiting.offered else 0
    for request in state.requests:
        request.at += down


def started(game: Game, entry: entries.Started, at: int) -> None:
    """A sit-and-go runs."""
    game.state.started = game.state.level_since = at


def level_raised(game: Game, entry: entries.LevelRaised, at: int) -> None:
    """Higher limits from the next hand."""
    game.state.level, game.state.level_since = entry.level, at


def placed(game: Game, entry: entries.Placed, at: int) -> None:
    """A chair is done with its sit-and-go and has its prize."""
    game.state.chairs[entry.chair].place = entry.place
    game.state.pool -= entry.prize


def closed(game: Game, entry: entries.Closed, at: int) -> None:
    """The table is gone."""
    game.state.closed = True
    game.state.queue, game.state.requests = [], []


_WHAT: dict[type[entries.Entry], Callable[[Game, Any, int], None]] = {
    entries.Opened: opened,
    entries.Sat: sat,
    entries.ToppedUp: topped_up,
    entries.SatOut: sat_out,
    entries.SatIn: sat_in,
    entries.Left: left,
    entries.Freed: freed,
    entries.Anchored: anchored,
    entries.Queued: queued,
    entries.Unqueued: unqueued,
    entries.Asked: asked,
    entries.Answered: answered,
    entries.Barred: barred,
    entries.Admitted: admitted,
    entries.Promised: promised,
    entries.Voided: voided,
    entries.Dealt: dealt,
    entries.Acted: acted,
    entries.Exposed: exposed,
    entries.Agreed: agreed,
    entries.Cancelled: cancelled,
    entries.Paused: paused,
    entries.Unpaused: unpaused,
    entries.Resumed: resumed,
    entries.Started: started,
    entries.LevelRaised: level_raised,
    entries.Placed: placed,
    entries.Closed: closed,
}
