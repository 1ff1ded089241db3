"""How much can be won from an agent: local best response with real cards. Needs ``solver``."""

from importlib.util import find_spec

from tripledraw.errors import MissingExtra

if find_spec("numpy") is None or find_spec("numba") is None:
    raise MissingExtra("tripledraw.strength", "solver")
