"""What the entries of a hand do to a table: promise, deal, decisions, end."""

from collections.abc import Mapping

from tripledraw.codes import code_from_text
from tripledraw.dealing import Dealer
from tripledraw.errors import MissingOrder, TripleDrawError
from tripledraw.fairness import Commitment, hand_digest
from tripledraw.hand import Hand
from tripledraw.room import entries
from tripledraw.room.game.clock import GRACE, refilled, take_time
from tripledraw.room.game.dealing_in import button_seat, passed
from tripledraw.room.game.game import Game, Played
from tripledraw.room.game.opening import may_open
from tripledraw.room.game.pre import drop_dead
from tripledraw.room.game.sitandgo import stakes_now
from tripledraw.room.game.state import Chair, State


def promised(game: Game, entry: entries.Promised, at: int) -> None:
    """The cards of the next hand are fixed; those who could play are asked for their links.

    In a sit-and-go nobody waits for those who are out.
    """
    state = game.state
    state.number = entry.hand
    state.promised, state.promised_at = entry, at
    state.linkers = [chair for chair in state.could_play() if not state.chairs[chair].out]
    game.fleeting.links.clear()


def voided(game: Game, entry: entries.Voided, at: int) -> None:
    """Too few sent their links; the pause begins anew, so that chains can be begun in it."""
    state = game.state
    game.fleeting.impatient.clear()
    end_promise(game, {})
    state.rested = at
    for chair in entry.absent:
        state.chairs[chair].idle += 1


def dealt(game: Game, entry: entries.Dealt, at: int) -> None:
    """A hand begins: who is dealt in owes nothing more, who is passed by a blind owes it."""
    state = game.state
    if state.dealt is None:
        _let_all_begin(state)
    for chair in entry.chairs:
        _deal_in(state, state.chairs[chair])
    heads = {chair: state.chairs[chair].anchor for chair in entry.links}
    for chair, link in entry.links.items():
        state.chairs[chair].anchor = link
    if state.is_cash:
        _note_missed(state, entry)
    for chair in entry.absent:
        _note_absent(state, state.chairs[chair])
    game.fleeting.forget_hand()
    game.played = _played(game, entry, heads, at)
    state.dealt, state.playing, state.decision, state.turn_since = entry, True, 0, at
    end_promise(game, entry.links)


def end_promise(game: Game, links: Mapping[int, str]) -> None:
    """The promise is kept, or void without any links; the next one names its digest."""
    state, promised = game.state, game.state.promised
    if promised is None:
        return
    commitment = Commitment(
        game.id,
        promised.hand,
        bytes.fromhex(promised.before),
        tuple(bytes.fromhex(root) for root in promised.roots),
    )
    given = {chair: bytes.fromhex(link) for chair, link in links.items()}
    state.before = hand_digest(commitment, given).hex()
    state.promised, state.linkers = None, []


def _note_absent(state: State, chair: Chair) -> None:
    """Out of this hand, or, in a sit-and-go, dealt in without anybody waiting for him."""
    if state.is_cash:
        chair.idle += 1
    else:
        chair.away = True


def _deal_in(state: State, chair: Chair) -> None:
    chair.waits = chair.posts = chair.owes_big = chair.owes_small = chair.away = False
    chair.missed, chair.grace = 0, GRACE
    chair.bank = refilled(chair.bank, state.terms.speed)


def _let_all_begin(state: State) -> None:
    """Who sits there at the first hand of a table has missed no blind, in time for it or not."""
    for chair in state.chairs.values():
        chair.waits = chair.posts = chair.owes_big = False


def _note_missed(state: State, entry: entries.Dealt) -> None:
    """Blinds pass those who are out, absent or without chips; who waits to come in misses none."""
    small, big = passed(state.dealt, entry)
    could_play = state.could_play()
    for chair, who in state.chairs.items():
        if chair in entry.chairs or (chair in could_play and chair not in entry.absent):
            continue
        if chair in big:
            who.owes_big = who.waits = True
            who.missed += 1
        if chair in small:
            who.owes_small = who.waits = True


def _played(game: Game, entry: entries.Dealt, heads: dict[int, str], at: int) -> Played | None:
    """The hand with its cards; None where they are lost."""
    state = game.state
    if state.promised is None:
        return None
    sitting = [state.chairs[chair] for chair in entry.chairs]
    try:
        deal = game.deals(state.promised, entry.links)
        hand = _hand(state, entry, deal.dealer)
    except TripleDrawError:
        return None
    return Played(
        dealt=entry,
        promised=state.promised,
        heads=heads,
        deal=deal,
        hand=hand,
        players=tuple(chair.player for chair in sitting),
        names=tuple(chair.name for chair in sitting),
        agents=tuple(chair.agent for chair in sitting),
        began=at,
    )


def _hand(state: State, entry: entries.Dealt, dealer: Dealer) -> Hand:
    seats = {chair: seat for seat, chair in enumerate(entry.chairs)}
    return Hand(
        entry.stacks,
        stakes=stakes_now(state),
        button=button_seat(entry),
        blinds=(None if entry.small is None else seats[entry.small], seats[entry.big]),
        posts=entry.posts,
        orders=dealer,
    )


def acted(game: Game, entry: entries.Acted, at: int) -> None:
    """A decision is made; a draw that needs an order nobody promised leaves the hand stuck."""
    state, hand = game.state, game.hand
    chair = state.chairs[entry.chair]
    take_time(chair, entry.spent, state.terms.speed)
    if entry.by in ("player", "pre"):
        chair.away, chair.idle = False, 0
    elif entry.by == "clock":
        chair.away = True
    game.fleeting.pres.pop(entry.chair, None)
    if hand is None or game.played is None:
        return
    try:
        hand.play_code(code_from_text(entry.code))
    except MissingOrder:
        game.played.is_stuck = True
        return
    state.decision += 1
    state.turn_since = at
    if hand.over:
        _end(game, game.played, at)
    elif game.fleeting.pres:
        drop_dead(game)


def _end(game: Game, played: Played, at: int) -> None:
    """The chips are paid; who let the clock decide was idle in this hand."""
    for chair, stack in zip(played.chairs, played.hand.stacks, strict=True):
        who = game.state.chairs[chair]
        who.stack = stack
        who.idle += who.away
    may_open(game.state, played)
    _rest(game, at)


def _rest(game: Game, at: int) -> None:
    state = game.state
    state.playing, state.rested = False, at
    for chair in state.chairs.values():
        chair.away = False
        chair.stack += chair.coming
        chair.coming = 0
        mark_dormant(chair, at)
    if game.played is not None:
        game.played.ended = at
    game.fleeting.forget_hand()


def exposed(game: Game, entry: entries.Exposed, at: int) -> None:
    """A chair has shown cards after the hand."""
    if game.played is not None:
        shown = game.played.exposed
        shown[entry.chair] = tuple(sorted({*shown.get(entry.chair, ()), *entry.positions}))


def cancelled(game: Game, entry: entries.Cancelled, at: int) -> None:
    """The hand did not count: the stacks are those it began with."""
    game.state.cancelled += 1
    if game.played is not None:
        game.played.cancelled = entry.reason
        may_open(game.state, game.played)
    _rest(game, at)


def mark_dormant(chair: Chair, at: int) -> None:
    """Since when the chair is out or without chips."""
    if not chair.out and chair.stack:
        chair.since = 0
    elif not chair.since:
        chair.since = at
