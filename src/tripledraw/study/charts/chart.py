"""A chart: rows of hands, and how often each of them does what."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from tripledraw.solver.ranks import rank_tables
from tripledraw.study.charts.hands import Hand

Array = Any

NEARLY_ALL = 0.9


@dataclass(frozen=True, slots=True)
class Row:
    """Hands that go by one name.

    ``share`` is how much of all hands there they are, ``often`` how often they do what each
    column says, 0 to 1. ``keeps`` are the ranks that they keep in a draw, low to high, "" where
    hands of the row differ.
    """

    family: str
    hand: str
    share: float
    often: tuple[float, ...]
    keeps: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """What hands do at one point of the game.

    ``columns`` are the actions of a decision where ``is_choice``, so that a row adds up to 1;
    else several decisions, of each of which a row has the share of one action.
    """

    name: str
    title: str
    source: str
    columns: tuple[str, ...]
    is_choice: bool
    rows: tuple[Row, ...]

    def total(self) -> tuple[float, ...]:
        """How often each column is done over all hands there."""
        shares = np.array([row.share for row in self.rows])
        often = np.array([row.often for row in self.rows])
        return tuple(map(float, shares @ often / shares.sum()))

    def to_json(self) -> dict[str, Any]:
        """All of it as plain values."""
        return asdict(self) | {"all": self.total()}


def rows_of(
    name_of: Callable[[tuple[int, ...]], Hand | None],
    weights: Array,
    often: Array,
    kept: Sequence[str] | None = None,
) -> Iterator[Row]:
    """A row for each name, in the order of `Hand`.

    ``weights`` float64[6175] say how often each class is held there, ``often`` float64[columns,
    6175] what it does, ``kept`` what it keeps. Classes without a name are left out; a row that
    nobody holds there is weighed by its combinations.
    """
    members = _members(name_of)
    combos = rank_tables().combos
    total = sum(weights[places].sum() for places in members.values())
    for hand in sorted(members):
        places = members[hand]
        held = weights[places]
        by = held if held.sum() > 0 else combos[places]
        does = tuple(map(float, often[:, places] @ by / by.sum()))
        keeps = "" if kept is None else _most([kept[place] for place in places], by)
        yield Row(hand.family, hand.name, float(held.sum() / total), does, keeps)


def _members(name_of: Callable[[tuple[int, ...]], Hand | None]) -> dict[Hand, list[int]]:
    """The classes of each name."""
    found: dict[Hand, list[int]] = {}
    for place, ranks in enumerate(rank_tables().ranks.tolist()):
        if (hand := name_of(tuple(ranks))) is not None:
            found.setdefault(hand, []).append(place)
    return found


def _most(texts: Sequence[str], weights: Array) -> str:
    """The text that has nearly all of the weight, "" if none has."""
    for text in set(texts):
        if weights[[each == text for each in texts]].sum() > NEARLY_ALL * weights.sum():
            return text
    return ""
