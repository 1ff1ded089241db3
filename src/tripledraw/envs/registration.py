"""The name under which Gymnasium makes the one-seat environment and its vector form."""

import gymnasium

ONE_SEAT = "tripledraw/Seat-v0"


def register() -> None:
    """Let ``gymnasium.make`` and ``make_vec`` know "tripledraw/Seat-v0"; again changes nothing."""
    if ONE_SEAT not in gymnasium.registry:
        gymnasium.register(
            ONE_SEAT,
            entry_point="tripledraw.envs.seat:SeatEnv",
            vector_entry_point="tripledraw.envs.vector:SeatVectorEnv",
        )
