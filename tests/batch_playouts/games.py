"""Games with short stacks and every option of rules 1, the same in every run."""

import random
from collections.abc import Iterator
from typing import Any

from tripledraw.stakes import Stakes

POLICIES = ("random", "showdown", "caller", "textbook")


def games(seats: int, count: int, policies: tuple[str, ...] = POLICIES) -> Iterator[dict[str, Any]]:
    """Options for `playouts` and `replay`."""
    for number in range(count):
        chance = random.Random(100 * number + seats)
        unit = chance.choice([1, 1, 5])
        bet = unit * chance.choice([1, 2, 3, 4, 7, 10])
        button = chance.randrange(seats)
        yield {
            "seats": seats,
            "stakes": _stakes(chance, bet, unit),
            "stacks": [_stack(chance, bet) for _ in range(seats)],
            "policies": [chance.choice(policies) for _ in range(seats)],
            "button": button,
            "blinds": _blinds(chance, seats, button),
            "posts": _posts(chance, seats, button, bet, unit),
            "seed": chance.getrandbits(64),
        }


def _stakes(chance: random.Random, bet: int, unit: int) -> Stakes:
    return Stakes(
        bet,
        unit=unit,
        ante=chance.choice([0, 0, 0, unit]),
        big_blind_ante=chance.choice([0, 0, 0, bet]),
        cap=chance.choice([4, 4, 4, 3, 2, 0]),
        heads_up_cap=chance.choice(["capped", "roberts", "tournament"]),
        short_all_in=chance.choice(["half_bet", "full_bet"]),
        reshuffle=chance.choice(["standard", "standard", "stars", "everything"]),
        burns=chance.choice([0, 1]),
        folds_in_reshuffle=chance.choice([True, True, False]),
    )


def _stack(chance: random.Random, bet: int) -> int:
    """Too little for a blind, all-in in some round, or more than a hand can take."""
    return chance.randint(1, chance.choice([3, 12, 12, 100]) * bet)


def _blinds(chance: random.Random, seats: int, button: int) -> tuple[int | None, int] | None:
    """Mostly as they follow from the button; sometimes the small blind is dead."""
    if seats == 2 or chance.random() < 0.85:
        return None
    return chance.choice([None, (button + 1) % seats]), (button + 2) % seats


def _posts(
    chance: random.Random, seats: int, button: int, bet: int, unit: int
) -> dict[int, tuple[int, int]]:
    """Now and then the seat left of the big blind comes in with a post."""
    if seats < 4 or chance.random() < 0.8:
        return {}
    return {(button + 3) % seats: (chance.choice([0, bet]), chance.choice([0, unit]))}
