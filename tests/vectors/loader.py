"""The 79 vectors of the written rules, read once, with every omitted input filled in.

Any engine can be driven with them::

    from tests.vectors.loader import Vector, vectors

    @pytest.mark.parametrize("vector", vectors("betting"), ids=str)
    def test_betting(vector): ...

Kinds and their inputs (cards are text such as "7c", seats are names or numbers):

- ``rank``: the hand as one string; expect its number 1..7462.
- ``draw``: ``stub``, ``muck`` (top first), ``players`` as [name, kept, thrown] in order of service,
  ``prev`` {name: thrown in earlier draws}, ``reshuffle``, ``burns``; every reshuffle sorts
  ascending by rank, then c d h s. Expect ``hands``, ``stub``, ``muck`` and ``log``.
- ``betting``: one round; ``order`` (first to act first), ``stacks_behind``, ``commit`` already in,
  ``bet``, ``L`` last full wager, ``count`` bets so far, ``actions``, ``heads_up_cap``,
  ``short_all_in``. Expect ``trace`` and ``end``.
- ``pots``: ``commit`` over the whole hand (antes included), ``dead``, ``folded``, ``ranks``
  {seat: number, lower wins}, ``order_from_left_of_button``, ``unit``.
  Expect ``refund``, ``pots``, ``award``.
- ``hand``: a whole hand by ``orders``, played as ``play`` says. Expect ``reshuffles``.
- ``start``: a hand just begun; ``posts`` {seat: (live, dead)}, ``blinds`` (small or None, big).
  Expect ``commits``, ``dead``, ``pot``, ``actor``, ``legal``.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

KINDS = ("rank", "draw", "betting", "pots", "hand", "start")


@dataclass(frozen=True)
class Vector:
    """One vector: what goes in, what must come out, and what it is there to show."""

    id: str
    kind: str
    input: Any
    expect: Any
    note: str

    def __str__(self) -> str:
        """The id, so that pytest names the case by it."""
        return self.id


def vectors(kind: str) -> list[Vector]:
    """All vectors of one kind, in the order of the file; KeyError for an unknown kind."""
    return _by_kind()[kind]


@cache
def _by_kind() -> dict[str, list[Vector]]:
    found: dict[str, list[Vector]] = {kind: [] for kind in KINDS}
    for entry in json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8")):
        filled = {**entry, "input": _filled(entry["kind"], entry["input"])}
        found[entry["kind"]].append(Vector(**filled))
    return found


def _filled(kind: str, given: Any) -> Any:
    """The input with the defaults that the file leaves out."""
    if kind == "rank":
        return given
    return {**_defaults(kind, given), **given, **_retyped(kind, given)}


def _defaults(kind: str, given: Mapping[str, Any]) -> dict[str, Any]:
    if kind == "betting":
        return {"L": 0, "count": 0, "cap": 4, "heads_up_cap": "capped", "short_all_in": "half_bet"}
    if kind == "draw":
        return {"burns": 0}
    if kind == "pots":
        return {"dead": 0}
    return {"big_blind_ante": 0}


def _retyped(kind: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """What JSON cannot say itself: seats as numbers, pairs as tuples, nothing committed yet."""
    if kind == "betting":
        return {"commit": dict.fromkeys(given["order"], 0) | given.get("commit", {})}
    if kind == "start":
        posts = {int(seat): tuple(post) for seat, post in given.get("posts", {}).items()}
        blinds = given.get("blinds")
        return {"posts": posts, "blinds": tuple(blinds) if blinds else None}
    return {}
