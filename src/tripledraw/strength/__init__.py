"""How much can be won from an agent: local best response with real cards. Needs ``solver``."""

from tripledraw.errors import MissingExtra
from tripledraw.extras import can_compile

if not can_compile():
    raise MissingExtra("tripledraw.strength", "solver")
