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
    "Problem": "model",
    "Recorded": "model",
    "Replay": "replaying.replay",
    "Setting": "sites.pokerstars.setting",
    "append_phh": "phh.writing",
    "read": "reading",
    "read_file": "reading",
    "replay": "replaying.replay",
    "write_phh": "phh.writing",
    "write_pokerstars": "sites.pokerstars.writing",
}

__all__ = sorted(_HOMES)

if TYPE_CHECKING:  # the same names once more, for type checkers and editors
    from tripledraw.histories.model import Problem as Problem
    from tripledraw.histories.model import Recorded as Recorded
    from tripledraw.histories.phh.writing import append_phh as append_phh
    from tripledraw.histories.phh.writing import write_phh as write_phh
    from tripledraw.histories.reading import read as read
    from tripledraw.histories.reading import read_file as read_file
    from tripledraw.histories.replaying.replay import Replay as Replay
    from tripledraw.histories.replaying.replay import replay as replay
    from tripledraw.histories.sites.pokerstars.setting import Setting as Setting
    from tripledraw.histories.sites.pokerstars.writing import write_pokerstars as write_pokerstars


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no public name {name!r}")
    value: object = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value
