"""The chip moves that entries are worth in the ledger: double entry, nothing made or lost.

A cash table: a player's chips go to his seat and back, and between seats and the pot. A
sit-and-go: the buy-ins are in the pot, and go back before the start or out as prizes; the chips
it is played with are none of the ledger's.
"""

from collections.abc import Iterable

from tripledraw.room import entries
from tripledraw.room.entries import AnyEntry
from tripledraw.room.game.chips import Chips
from tripledraw.room.store.ledger import Move, player_account, pot_account, seat_account

CARRYING = (entries.Sat, entries.ToppedUp, entries.Freed)


def moves(table: str, before: Chips, done: Iterable[AnyEntry], after: Chips) -> list[Move]:
    """The moves that lead from the chips before the entries to those after them."""
    if after.kind == "sit_and_go":
        return _pool_moves(table, before, done)
    carried, moved = _carried(table, before, done)
    if not carried and after.seat == before.seat:
        return []
    pot = pot_account(table)
    for chair in sorted({*before.seat, *after.seat, *carried}):
        here = before.seat.get(chair, 0) + carried.get(chair, 0)
        won = after.seat.get(chair, 0) - here
        if not won:
            continue
        seat = seat_account(table, chair)
        if won > 0:
            moved.append(Move(pot, seat, won, "win"))
        else:
            moved.append(Move(seat, pot, -won, "bet"))
    return moved


def _carried(
    table: str, before: Chips, done: Iterable[AnyEntry]
) -> tuple[dict[int, int], list[Move]]:
    """What players brought to their chairs and took away, net by chair, and the moves of it."""
    players, carried, moved = dict(before.players), dict[int, int](), list[Move]()
    for entry in done:
        if isinstance(entry, entries.Sat):
            players[entry.chair] = entry.player
        if not isinstance(entry, CARRYING):
            continue
        player, seat = player_account(players[entry.chair]), seat_account(table, entry.chair)
        is_leaving = isinstance(entry, entries.Freed)
        brought = -entry.chips if is_leaving else entry.chips
        carried[entry.chair] = carried.get(entry.chair, 0) + brought
        if not entry.chips:
            continue
        if is_leaving:
            moved.append(Move(seat, player, entry.chips, "leave"))
        else:
            why = "sit" if isinstance(entry, entries.Sat) else "top_up"
            moved.append(Move(player, seat, entry.chips, why))
    return carried, moved


def _pool_moves(table: str, before: Chips, done: Iterable[AnyEntry]) -> list[Move]:
    players, moved, pot = dict(before.players), list[Move](), pot_account(table)
    for entry in done:
        if isinstance(entry, entries.Sat):
            players[entry.chair] = entry.player
            moved.append(Move(player_account(entry.player), pot, entry.chips, "sit"))
        elif isinstance(entry, entries.Freed) and entry.chips:
            player = player_account(players[entry.chair])
            moved.append(Move(pot, player, entry.chips, "leave"))
        elif isinstance(entry, entries.Placed) and entry.prize:
            player = player_account(players[entry.chair])
            moved.append(Move(pot, player, entry.prize, "prize"))
    return moved
