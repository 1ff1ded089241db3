"""When a bot answers: a time drawn before it thinks, so that it tells nothing of its cards."""

from random import Random

from tripledraw.room.terms import Agent, Speed

# The shortest, the longest and the usual time in milliseconds.
TIMES: dict[Speed, tuple[int, int, int]] = {
    "slow": (900, 4_000, 1_800),
    "normal": (700, 2_600, 1_100),
    "fast": (400, 1_400, 600),
}

# What an agent needs on top who thinks long, whatever there is to think about.
THINKING: dict[Agent, int] = {"blueprint": 1_500}


def answer_time(chance: Random, speed: Speed) -> int:
    """Milliseconds from the turn of a bot to its answer."""
    shortest, longest, usual = TIMES[speed]
    return round(chance.triangular(shortest, longest, usual))
