"""Last-draw equity of two players, exact: the compiled count, and the whole call beside a peer.

    python -m bench.last_draw

"Suited" are keeps of one suit each, for which flushes are corrected.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from bench.figures import Figure, Work, medians, show
from bench.peers import installed, prototype
from tripledraw.cards import parse
from tripledraw.equity.cards import card_set
from tripledraw.equity.compiled import loop
from tripledraw.equity.last_draw import Keep, last_draw
from tripledraw.equity.multisets import tables
from tripledraw.equity.sweep import two_players

ROUNDS = 9
CALLS = 20
PEER_CALLS = {"1 v 1": 20, "2 v 2": 1}
CASES = {
    "0 v 1": ("8c6d4h3s2c", "7d5c3d2h", "Ks", None),
    "1 v 1": ("7d5c3d2h", "8c6d4h2s", "KsKc", None),
    "2 v 2": ("7d3d2h", "8c4h2s", "KsKdQcJs", 60e-6),
    "2 v 3": ("7d3d2h", "4h2s", "KsKdQcJsJd", None),
    "3 v 3": ("7d2h", "4h2s", "KsKdQhQcJsJd", 210e-6),
    "3 v 3 suited": ("7d2d", "4h2h", "KsKdQhQcJsJd", 210e-6),
    "4 v 4": ("7d", "4h", "KsKdKhKcQsQdQhQc", None),
    "5 v 5": ("", "", "7dKhKsKdQh4hQsQcJsJd", 0.2),
}


def figures() -> Iterator[Figure]:
    for name, (*_, bar) in CASES.items():
        if name == "3 v 3":
            yield beside_single_cards()
            continue
        found = medians({name: (repeat(count(name), CALLS), CALLS)}, ROUNDS)
        yield Figure(f"last draw, {name}, the count alone", found[name], at_most=bar)
    for name in PEER_CALLS:
        yield beside_poker_equity(name)


def repeat(call: Callable[[], object], times: int) -> Callable[[], object]:
    """One call is too short for the clock."""

    def run() -> None:
        for _ in range(times):
            call()

    return run


def count(name: str) -> Callable[[], object]:
    """The compiled function with all its work, and nothing round it."""
    first, second, thrown, _ = CASES[name]
    a, b, gone = (card_set(parse(text)) for text in (first, second, thrown))
    stub = ((1 << 52) - 1) & ~(a | b | gone)
    sizes = (5 - a.bit_count(), 5 - b.bit_count())
    return lambda: loop(two_players)(a, b, *sizes, stub, tables())


def beside_single_cards() -> Figure:
    """Three cards each beside the same sweep over single cards, which knows no flushes apart."""
    work: dict[str, Work] = {"ours": (repeat(count("3 v 3"), CALLS), CALLS)}
    if peer := prototype("sweep_equity"):
        stub, hero, foe = peer.setup("7d 2h Ks Kd Qh", "4h 2s Qc Js Jd", 3, 3)
        shapes = ((2, 11480), "u4"), ((2, 11480), "u2"), ((2, 11480), "u4"), ((2, 7465), "i4")
        counts = ((42,), "i4"), ((42**2,), "i4"), ((42**3,), "i4")
        room: list[Any] = [np.zeros(shape, kind) for shape, kind in (*shapes, *counts)]
        work["peer"] = (repeat(lambda: peer.sweep33(stub, hero, foe, *room), CALLS), CALLS)
    found = medians(work, ROUNDS)
    what, peer_seconds = "last draw, 3 v 3, the count alone", found.get("peer")
    return Figure(
        what, found["ours"], "", "sweep over cards", peer_seconds, at_least=1 / 1.5, at_most=210e-6
    )


def beside_poker_equity(name: str) -> Figure:
    """The whole call, checks and all. Both count every deal; other equities end the run."""
    first, second, thrown, _ = CASES[name]
    keeps, dead = [Keep(parse(first)), Keep(parse(second))], parse(thrown)
    work: dict[str, Work] = {
        "ours": (repeat(lambda: last_draw(keeps, dead=dead), CALLS), CALLS),
    }
    if peer := installed("poker_equity"):

        def theirs() -> Any:
            return peer.exact_from_text("deuce_seven", [first, second], "", thrown)

        equity = last_draw(keeps, dead=dead).shares[0].equity
        if abs(equity - theirs()["players"][0]["equity"]) > 1e-12:
            raise SystemExit(f"{name}: poker-equity finds another equity than {equity}.")
        work["peer"] = (repeat(theirs, PEER_CALLS[name]), PEER_CALLS[name])
    found = medians(work, ROUNDS)
    return Figure(f"`last_draw`, {name}", found["ours"], "", "poker-equity", found.get("peer"))


if __name__ == "__main__":
    show(figures())
