"""Options for environments: short stacks and every option of rules 1, the same in every run."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from tests.batch_playouts.games import games

from tripledraw.rules.table import Table
from tripledraw.rules.words import DRAW, HAND_CARDS


def options(seats: int, count: int) -> Iterator[dict[str, Any]]:
    """What `SeatEnv` and `SeatVectorEnv` take, with a moving button in every other game."""
    for number, game in enumerate(games(seats, count)):
        kept = {name: game[name] for name in ("seats", "stakes", "stacks", "policies")}
        yield {**kept, "seat": number % seats, "button": None if number % 2 else game["button"]}


def any_offered(chance: np.random.Generator, mask: Any) -> Any:
    """One of the offered actions of each row, each as likely as the others."""
    return (chance.random(np.shape(mask)) * mask).argmax(-1)


def action_of_code(table: Table, code: int) -> int:
    """The environments' action for a code of the rules of the table's actor."""
    if code < DRAW:
        return code
    held = table.hole[table.actor]
    thrown = [held[i] for i in range(HAND_CARDS) if code - DRAW >> i & 1]
    return DRAW + sum(1 << sorted(held).index(card) for card in thrown)
