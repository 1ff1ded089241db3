"""Recorded hands: read from PHH, PokerStars and Full Tilt, replayed through the rules, written.

>>> from tripledraw import histories
>>> for recorded in histories.read_file("examples/heads-up.phh"):
...     print(histories.replay(recorded).hand.stacks)
(315, 480)
"""

from importlib import import_module
from typing import TYPE_CHECKING

# Where each verb lives: a program loads the readers, the rules or a writer when it asks for them.
_HOMES = {
    "Recorded": "model",
    "Replay": "replaying",
    "Setting": "pokerstars_summary",
    "append_phh": "phh_write",
    "read": "reading",
    "read_file": "reading",
    "replay": "replaying",
    "write_phh": "phh_write",
    "write_pokerstars": "pokerstars_write",
}

__all__ = sorted(_HOMES)

if TYPE_CHECKING:  # the same names once more, for type checkers and editors
    from tripledraw.histories.model import Recorded as Recorded
    from tripledraw.histories.phh_write import append_phh as append_phh
    from tripledraw.histories.phh_write import write_phh as write_phh
    from tripledraw.histories.pokerstars_summary import Setting as Setting
    from tripledraw.histories.pokerstars_write import write_pokerstars as write_pokerstars
    from tripledraw.histories.reading import read as read
    from tripledraw.histories.reading import read_file as read_file
    from tripledraw.histories.replaying import Replay as Replay
    from tripledraw.histories.replaying import replay as replay


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no public name {name!r}")
    value: object = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value
