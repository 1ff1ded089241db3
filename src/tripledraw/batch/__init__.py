"""Millions of hands: numbers of hands, and whole hands played, in compiled code.

The functions of ``rules`` and ``policies`` are compiled as they are; no rule is written twice.
Needs the extra ``fast`` (NumPy and Numba).

>>> from tripledraw import batch
>>> played = batch.playouts(1000, seats=2, seed=7)
>>> int(played.profit.sum())
0
"""

from tripledraw.errors import MissingExtra
from tripledraw.extras import can_compile

if not can_compile():
    raise MissingExtra("tripledraw.batch", "fast")

from tripledraw.batch.numbers import numbers as numbers
from tripledraw.batch.numbers import order_keys as order_keys
from tripledraw.batch.playouts import Playouts as Playouts
from tripledraw.batch.playouts import playouts as playouts
from tripledraw.batch.replay import replay as replay

__all__ = ["Playouts", "numbers", "order_keys", "playouts", "replay"]
