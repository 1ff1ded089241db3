"""What happens by itself, and when: clocks that run out, deals, chairs that are freed.

`due` tells it in the sequence of urgency, each with the time at which it may happen; whatever
happens is an entry like any other. A time in the past means at once.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from tripledraw.room import entries
from tripledraw.room.entries import AnyEntry
from tripledraw.room.game.clock import (
    LINK_TIME,
    PAUSE,
    allowed,
    lag,
    leaver_code,
    timeout_code,
)
from tripledraw.room.game.dealing_in import absent, deal_in, dealt_entry, drawn, going_out
from tripledraw.room.game.game import Game
from tripledraw.room.game.pre import pre_code
from tripledraw.room.game.seating_bots import bots_wanted
from tripledraw.room.game.sitandgo import LEVEL_MS, given_up, may_rise, placings
from tripledraw.room.game.state import Chair, State
from tripledraw.room.game.waiting import OFFER

AT_ONCE = 0
# Hands in a row with a timeout or without a link, after which a chair is out.
IDLE_HANDS = 3
# A chair is freed that has missed so many big blinds, was out so long, or so long without chips.
MISSED_BLINDS = 4
OUT_LIMIT = 15 * 60_000
BROKE_LIMIT = 3 * 60_000
# What was asked is taken for refused, a finished sit-and-go is closed.
ASK_LIMIT = 10 * 60_000
FINISH = 60_000
# The first hand of a table waits so long for the bots that come to who has sat down.
COMPANY = 3_000

What = Callable[[], list[AnyEntry]]
"""What will happen, made when it happens: most of it is asked for its time only."""

Due = tuple[int, What]


def due(game: Game) -> Iterator[Due]:
    """Everything that will happen by itself as things stand, the most urgent first."""
    state = game.state
    if state.closed:
        return
    yield from _leaving(game)
    if state.playing:
        yield from _in_hand(game)
    else:
        yield from _between_hands(game)
    for waiting in state.queue:
        if waiting.offered:
            yield waiting.offered + OFFER, _just(entries.Unqueued(player=waiting.player))
    for request in state.requests:
        answered = entries.Answered(player=request.player, yes=False)
        yield request.at + ASK_LIMIT, _just(answered)


def _just(*what: AnyEntry) -> What:
    return lambda: list(what)


# -- in a hand ---------------------------------------------------------------------------------


def _in_hand(game: Game) -> Iterator[Due]:
    played = game.played
    if played is None or played.is_stuck:
        reason: entries.Reason = "damaged" if played is None else "orders"
        yield AT_ONCE, _just(entries.Cancelled(hand=game.state.number, reason=reason))
        return
    for chair in sorted(game.fleeting.back):
        yield AT_ONCE, _just(entries.SatIn(chair=chair))
    actor = game.actor_chair
    if actor is not None:
        yield _turn(game, actor, game.state.chairs[actor])


def _turn(game: Game, chair: int, who: Chair) -> Due:
    """What the one to act does if he says nothing: his pre-action, or the rule of timeouts."""
    assert game.hand is not None
    table, pre = game.hand.table, game.fleeting.pres.get(chair)
    if who.leaving:
        return AT_ONCE, _just(_acted(game, chair, leaver_code(table), "away"))
    if game.acts_at_once(who):
        return AT_ONCE, _just(_acted(game, chair, timeout_code(table), "away"))
    if pre is not None:
        return AT_ONCE, _just(_acted(game, chair, pre_code(game, chair, pre), "pre"))
    time = allowed(game, who)
    late = game.state.turn_since + time + lag(game, who)
    return late, lambda: [_acted(game, chair, timeout_code(table), "clock", time)]


def _acted(game: Game, chair: int, code: str, by: entries.By, spent: int = 0) -> entries.Acted:
    return entries.Acted(decision=game.decision, chair=chair, code=code, spent=spent, by=by)


# -- between hands -----------------------------------------------------------------------------


def _between_hands(game: Game) -> Iterator[Due]:
    state = game.state
    if not state.is_cash and state.started:
        yield from _sit_and_go(state)
    elif not state.is_cash and not state.free:
        yield AT_ONCE, _just(entries.Started())
    for chair, who in state.chairs.items():
        if not (who.out or who.leaving) and who.idle >= IDLE_HANDS:
            yield AT_ONCE, _just(entries.SatOut(chair=chair))
    if not state.started:
        yield from _kicks(game)
        yield from _giving_way(state)
    if state.promised is not None:
        yield _dealing(game)
    elif state.is_cash and not state.paused:
        yield from _going_out(state, state.could_play())


def _sit_and_go(state: State) -> Iterator[Due]:
    if places := placings(state):
        yield AT_ONCE, _just(*places)
        return
    if state.winner is not None:
        yield state.rested + FINISH, lambda: everybody_out(state)
        return
    standing = [who for who in state.chairs.values() if not who.place]
    if all(who.out for who in standing):
        yield max(who.since for who in standing) + OUT_LIMIT, lambda: given_up(state)
    if may_rise(state) and not state.paused:
        raised = entries.LevelRaised(level=state.level + 1)
        yield state.level_since + LEVEL_MS[state.terms.speed], _just(raised)


def everybody_out(state: State) -> list[AnyEntry]:
    """The entries that close a table."""
    freed = [free(state, chair) for chair in sorted(state.chairs)]
    return [*freed, entries.Closed()]


def free(state: State, chair: int) -> AnyEntry:
    """The entry that frees a chair: the stack goes back, before a sit-and-go the buy-in."""
    chips = state.chairs[chair].stack
    if not state.is_cash:
        chips = 0 if state.started else state.terms.buy_ins[0]
    return entries.Freed(chair=chair, chips=chips)


def _leaving(game: Game) -> Iterator[Due]:
    for chair, who in game.state.chairs.items():
        if who.leaving and not game.is_in_hand(chair):
            yield AT_ONCE, _just(free(game.state, chair))


def _kicks(game: Game) -> Iterator[Due]:
    """Chairs that nobody plays in are freed, heads-up too, where no blind can be missed."""
    for chair, who in game.state.chairs.items():
        if not who.leaving:
            for limit in _limits(game, who):
                yield limit, _just(entries.Left(chair=chair))


def _limits(game: Game, who: Chair) -> Iterator[int]:
    """When the player of a chair has to go as things stand, for one reason or another."""
    if who.missed >= MISSED_BLINDS or (who.agent is not None and not who.stack):
        yield AT_ONCE
    if who.since:
        yield who.since + (OUT_LIMIT if who.stack else BROKE_LIMIT)
    if who.agent is None and who.player in game.fleeting.gone:
        yield game.fleeting.gone[who.player] + OUT_LIMIT


def _giving_way(state: State) -> Iterator[Due]:
    """Bots leave for people who wait for a chair."""
    coming = len(state.free) + sum(who.leaving for who in state.chairs.values())
    if len(state.queue) > coming:
        for chair, who in state.chairs.items():
            if who.agent is not None and not who.leaving:
                yield AT_ONCE, _just(entries.Left(chair=chair))
                return


def _going_out(state: State, there: Iterable[int]) -> Iterator[Due]:
    for chair in going_out(state, list(there)):
        yield AT_ONCE, _just(entries.SatOut(chair=chair))


def _dealing(game: Game) -> Due:
    """The deal, when all links are there or their time is up."""
    state = game.state
    missing = absent(state, game.fleeting.links)
    at = state.promised_at + LINK_TIME if missing else AT_ONCE
    return at, lambda: _dealt(game, missing)


def _dealt(game: Game, missing: Sequence[int]) -> list[AnyEntry]:
    state, links = game.state, game.fleeting.links
    there = state.could_play()
    if state.is_cash or not links:  # somebody has to cut the cards
        there = [chair for chair in there if chair in links]
    going = going_out(state, there) if state.is_cash else []
    out: list[AnyEntry] = [entries.SatOut(chair=chair) for chair in going]
    staying = [chair for chair in there if chair not in going]
    assert state.promised is not None
    next_hand = deal_in(state, staying, drawn(state.promised, links))
    if next_hand is None:
        return [*out, entries.Voided(hand=state.number, absent=tuple(missing))]
    return [*out, dealt_entry(state, next_hand, links)]


# -- the next promise --------------------------------------------------------------------------


def promise_at(game: Game) -> int | None:
    """When the next hand may be promised, None when none can be played."""
    state = game.state
    if state.closed or state.playing or state.promised is not None or state.paused:
        return None
    if not (state.is_cash or _is_going_on(state)):
        return None
    next_hand = deal_in(state, state.could_play())
    if next_hand is None or not _is_worth_it(state, next_hand.chairs):
        return None
    if not state.number:
        return state.rested + (COMPANY if bots_wanted(game) else 0)
    if _all_impatient(game):
        return state.rested
    return state.rested + PAUSE[state.terms.speed]


def _is_going_on(state: State) -> bool:
    """Whether a sit-and-go has begun, is not won, and is not left by everybody."""
    if not state.started or state.winner is not None:
        return False
    return not all(state.chairs[chair].out for chair in state.could_play())


def _is_worth_it(state: State, chairs: Iterable[int]) -> bool:
    """Bots play among themselves only at a table that is all bots by its terms."""
    return (
        not state.is_cash
        or state.terms.bots == state.terms.chairs
        or any(state.chairs[chair].agent is None for chair in chairs)
    )


def _all_impatient(game: Game) -> bool:
    """Whether everybody who could play, and is there, wants the next hand at once."""
    people = {
        chair
        for chair in game.state.could_play()
        if game.state.chairs[chair].agent is None
        and not game.state.chairs[chair].out
        and game.state.chairs[chair].player not in game.fleeting.gone
    }
    return bool(people) and people <= game.fleeting.impatient
