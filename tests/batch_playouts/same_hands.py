"""Hands of a batch and the same hands in the readable engine, field by field.

Run as a program it compares a few of them: for Numba's settings, which hold for a whole process.
"""

from typing import Any

from tests.batch_playouts.games import games
from tests.kernels import keep_kernels
from tests.tables import NAMES, values

from tripledraw.batch import playouts, replay
from tripledraw.batch.game import game
from tripledraw.batch.playouts import check_orders, empty_results, play_into
from tripledraw.codes import code_text

HANDS_A_GAME = 25


def assert_same(options: dict[str, Any], first: int, count: int) -> int:
    """Compare hands first..first+count-1 of a game; gives the number of their reshuffles."""
    played = playouts(count, first=first, **options)
    for at in range(count):
        hand = replay(index=first + at, **options)
        assert hand.over
        assert_same_end(hand, options, first + at)
        assert_same_results(hand, options, played, at)
    return int(played.reshuffles.sum())


def assert_same_end(hand: Any, options: dict[str, Any], index: int) -> None:
    """The actions that compiled code took, and every field of the table that it left."""
    results = empty_results(game(**options), 1, index)
    tables, codes = play_into(results, check_orders(None, 1))
    taken = codes[: results.actions[0]].tolist()
    assert list(map(code_text, taken)) == hand.to_json()["actions"]
    ended = values(hand.table)
    record = {name: tables[0][name].tolist() for name in NAMES}
    if hand.table.reshuffles == 0:
        # Where a deck is shuffled as it is dealt, what nobody has been dealt lies otherwise.
        for name, dealt in (("order", 5 * hand.seats), ("stub", hand.table.stub_top)):
            del record[name][dealt:], ended[name][dealt:]
    assert record == ended


def assert_same_results(hand: Any, options: dict[str, Any], played: Any, at: int) -> None:
    """What the batch says of a hand."""
    table = hand.table
    won = [now - then for now, then in zip(hand.stacks, options["stacks"], strict=True)]
    assert played.profit[at].tolist() == won
    assert played.actions[at] == len(hand.to_json()["actions"])
    assert played.draws[at].tolist() == table.drawn[: hand.seats]
    assert played.reshuffles[at] == table.reshuffles
    assert played.showdowns[at] == (table.live & (table.live - 1) > 0)


if __name__ == "__main__":
    keep_kernels()
    for seats in range(2, 7):
        for options in games(seats, 8):
            assert_same(options, 0, 5)
