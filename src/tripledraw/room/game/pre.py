"""Pre-actions: a move chosen ahead, tied to one decision and to what it stood on.

It dies for good when the round, the phase or the number of the own next decision changes, and
with the price where the move depends on it; no pre-action is ever left for another hand.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tripledraw.errors import RoomError
from tripledraw.room import wire
from tripledraw.room.game.fleeting import PreAction
from tripledraw.room.game.game import Game
from tripledraw.rules.betting import to_call
from tripledraw.rules.seats import count
from tripledraw.rules.table import Table
from tripledraw.rules.words import BETTING, DRAWING, MAX_SEATS, ROUNDS

AT_ANY_PRICE = ("check_fold", "call_any", "fold")


class Turn(NamedTuple):
    """A decision to come: the phase and the round it falls in."""

    number: int
    phase: int
    round: int


def next_turn(game: Game, chair: int) -> Turn | None:
    """The chair's next decision if everybody before it checks, calls or draws."""
    for whose, *turn in coming_turns(game):
        if whose == chair:
            return Turn(*turn)
    return None


def coming_turns(game: Game) -> Iterator[tuple[int, int, int, int]]:
    """Every chair that decides once more, the first one first, with its `next_turn`."""
    hand = game.hand
    if hand is None or game.played is None:
        return
    waiting, chairs = hand.table.live, game.played.chairs
    for number, (actor, phase, betting_round) in enumerate(_turns(hand.table), game.decision):
        if waiting >> actor & 1:
            yield chairs[actor], number, phase, betting_round
            waiting &= ~(1 << actor)
        if not waiting:
            return


def _turns(table: Table) -> Iterator[tuple[int, int, int]]:
    """Who decides from here to the end of the hand, as things stand: seat, phase, round."""
    phase, betting_round = table.phase, table.betting_round
    if phase not in (BETTING, DRAWING):
        return
    mask, after = (table.must_act if phase == BETTING else table.must_draw), table.actor - 1
    while True:
        for seat in _clockwise(mask, after):
            yield seat, phase, betting_round
        if phase == BETTING and betting_round == ROUNDS:
            return
        if phase == DRAWING:
            phase, betting_round = BETTING, betting_round + 1
            mask = table.able if count(table.able) > 1 else 0
        else:
            phase, mask = DRAWING, table.live
        after = table.button


def _clockwise(mask: int, after: int) -> Iterator[int]:
    for step in range(1, MAX_SEATS + 1):
        seat = (after + step) % MAX_SEATS
        if mask >> seat & 1:
            yield seat


def price(game: Game, chair: int) -> int:
    """What a call costs the chair now, 0 where it may check or is in no betting round."""
    seat, hand = game.seat_in_hand(chair), game.hand
    if seat is None or hand is None or hand.table.phase != BETTING:
        return 0
    return to_call(hand.table, seat) if hand.table.live >> seat & 1 else 0


def prices(game: Game) -> dict[int, int]:
    """The `price` of every chair that has one."""
    hand = game.hand
    if hand is None or game.played is None or hand.table.phase != BETTING:
        return {}
    table = hand.table
    seats = enumerate(game.played.chairs)
    return {chair: to_call(table, seat) for seat, chair in seats if table.live >> seat & 1}


def _price_at(game: Game, chair: int, turn: Turn) -> int:
    """What a call will cost at a decision as things stand: nothing in a round to come."""
    hand = game.hand
    is_now = hand is not None and hand.table.betting_round == turn.round
    return price(game, chair) if is_now else 0


def pre_action(game: Game, chair: int, command: wire.Pre) -> PreAction:
    """The pre-action that a player asks for.

    Raises RoomError: ``stale`` for another hand or decision, or one whose turn is there,
    ``illegal-action`` for a move that does not fit the decision.
    """
    turn = next_turn(game, chair)
    if (
        command.hand != game.state.number
        or turn is None
        or command.decision != turn.number
        or game.actor_chair == chair
    ):
        raise RoomError("stale")
    cost = _price_at(game, chair, turn)
    legal = _fitting(turn, cost)
    if command.move not in legal or len(set(command.discards)) != len(command.discards):
        raise RoomError("illegal-action", legal=", ".join(legal))
    return PreAction(turn.number, command.move, command.discards, turn.phase, turn.round, cost)


def _fitting(turn: Turn, cost: int) -> tuple[str, ...]:
    if turn.phase == DRAWING:
        return ("draw",)
    return ("call" if cost else "check", *AT_ANY_PRICE)


def drop_dead(game: Game) -> None:
    """Forget every pre-action whose ground has changed."""
    pres = game.fleeting.pres
    for chair in [chair for chair, pre in pres.items() if not _stands(game, chair, pre)]:
        del pres[chair]


def _stands(game: Game, chair: int, pre: PreAction) -> bool:
    turn = next_turn(game, chair)
    if turn is None or turn != (pre.decision, pre.phase, pre.round):
        return False
    return pre.move not in ("check", "call") or pre.price == _price_at(game, chair, turn)


def pre_code(game: Game, chair: int, pre: PreAction) -> str:
    """The action that a standing pre-action comes to when its turn is there."""
    if pre.move == "draw":
        return draw_code(pre.discards)
    if pre.move == "fold" or (pre.move == "check_fold" and price(game, chair)):
        return "f"
    return "c"


def draw_code(positions: tuple[int, ...]) -> str:
    """A draw as the log has it: "d" with the positions thrown away."""
    return "d" + "".join(map(str, sorted(positions)))
