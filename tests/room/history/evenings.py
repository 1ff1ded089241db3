"""Hands played with the fair deal, and what the archive keeps of them."""

import random
from dataclasses import dataclass
from typing import Any

from tests.room.frames.told_evening import ToldEvening

from tripledraw.room.game.game import Played
from tripledraw.room.history import archive
from tripledraw.room.store.sealing import KeyFile

KEY = KeyFile(bytes(32))


@dataclass
class Filed:
    """A hand as it was played, and its rows."""

    played: Played
    row: dict[str, Any]
    players: list[dict[str, Any]]

    @property
    def record(self) -> archive.Record:
        return archive.unsealed(self.row["body"], "t1", self.played.number, KEY)


def filed(played: Played) -> Filed:
    return Filed(played, archive.hand_row(played, "t1", KEY), archive.player_rows(played))


def evening(hands: int, *players: str, seed: int = 1, **terms: object) -> list[Filed]:
    """Some hands of wild play."""
    table, chance, kept = ToldEvening(*players, **terms), random.Random(seed), []
    for _ in range(hands):
        table.until("playing")
        table.wildly(chance)
        kept.append(filed(table.table.played))
    return kept
