"""The data folder of the player: the session that stopped, and the hands that were played."""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from tripledraw.cli.session import Session
from tripledraw.errors import TripleDrawError
from tripledraw.hand import Hand

FOLDER_VARIABLE = "TRIPLEDRAW_DATA"


class DamagedSession(TripleDrawError):
    """The saved session cannot be read; ``path`` is where it was put aside."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"the saved session cannot be read; it is kept as {path}")
        self.path = path


class Store:
    """Files under one folder: ``session.json`` and ``hands/YYYY-MM-DD.phhs``.

    Every method raises `TripleDrawError` where the folder cannot be read or written.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.session_path = folder / "session.json"

    def load(self) -> Session | None:
        """The session that stopped, None if there is none.

        Raises `DamagedSession` once for a file that cannot be read: it is put aside.
        """
        with _told_in_a_sentence(self.session_path):
            try:
                return Session.from_json(json.loads(self.session_path.read_bytes()))
            except FileNotFoundError:
                return None
            except (TripleDrawError, ArithmeticError, LookupError, RecursionError):
                pass
            except (AttributeError, TypeError, ValueError):
                pass
            aside = self.folder / "session.damaged.json"
            self.session_path.replace(aside)
            raise DamagedSession(aside)

    def save(self, session: Session) -> None:
        """Write the session in one step: a reader finds the old file or the new one."""
        with _told_in_a_sentence(self.session_path):
            self.folder.mkdir(parents=True, exist_ok=True)
            fresh = self.session_path.with_suffix(".json.new")
            with fresh.open("w", encoding="utf-8") as file:
                json.dump(session.to_json(), file)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self.session_path)

    def keep_hand(self, hand: Hand, number: int, names: Sequence[str], now: datetime) -> Path:
        """Add finished hand ``number`` to the file of the day, as PHH; gives the file."""
        from tripledraw.histories.phh_write import append_phh  # not needed to start playing

        path = self.folder / "hands" / f"{now:%Y-%m-%d}.phhs"
        fields: dict[str, Any] = {"day": now.day, "month": now.month, "year": now.year}
        fields |= {"time": now.time().replace(microsecond=0), "hand": str(number)}
        with _told_in_a_sentence(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            append_phh(path, hand, names=names, fields=fields)
        return path


def data_folder() -> Path:
    """The player's data folder; the variable TRIPLEDRAW_DATA names another one."""
    if named := os.environ.get(FOLDER_VARIABLE):
        return Path(named)
    from platformdirs import user_data_path  # only a game at the terminal needs the folder

    return user_data_path("tripledraw", appauthor=False)


@contextmanager
def _told_in_a_sentence(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise TripleDrawError(
            f"{path}: {error.strerror}; set {FOLDER_VARIABLE} to a folder that can be written"
        ) from error
