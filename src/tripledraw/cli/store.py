"""The data folder of the player: the session that stopped, and the hands that were played."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from tripledraw.cli.data import told_in_a_sentence, write_json
from tripledraw.cli.lock import Held, locked
from tripledraw.cli.session import VERSION, YOU, Session
from tripledraw.errors import TripleDrawError
from tripledraw.hand import Hand
from tripledraw.stakes import is_whole
from tripledraw.views import kept_by

NUMBER = re.compile(r'^hand = "([0-9]{1,15})"$', re.MULTILINE)


class OpenElsewhere(TripleDrawError):
    """Another program plays on in this folder."""


class NewerSession(TripleDrawError):
    """The saved session was written by a later version of tripledraw."""


class DamagedSession(TripleDrawError):
    """The saved session cannot be read; ``path`` is where it was put aside."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"the saved session cannot be read; it is kept as {path}")
        self.path = path


class Store:
    """Files under one folder: ``session.json`` and ``hands/YYYY-MM-DD.phhs``.

    What is put aside gets a number and replaces nothing. Every method raises `TripleDrawError`
    where the folder cannot be read or written.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.session_path = folder / "session.json"

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keep every other program out of the folder; raises `OpenElsewhere`."""
        with ExitStack() as stack:
            with told_in_a_sentence(self.folder):
                self.folder.mkdir(parents=True, exist_ok=True)
                try:
                    stack.enter_context(locked(self.folder / "session.lock"))
                except Held:
                    raise OpenElsewhere(
                        f"{self.folder}: the session is open in another window"
                    ) from None
            yield

    def load(self) -> Session | None:
        """The session that stopped, None if there is none.

        Raises `NewerSession`, or `DamagedSession` once for a file that cannot be read: it is
        put aside.
        """
        with told_in_a_sentence(self.session_path):
            try:
                data = json.loads(self.session_path.read_bytes())
                if (
                    isinstance(data, dict)
                    and is_whole(data["version"])
                    and data["version"] > VERSION
                ):
                    raise NewerSession(
                        f"{self.session_path} is from a newer tripledraw; use that one"
                    )
                return Session.from_json(data)
            except FileNotFoundError:
                return None
            except NewerSession:
                raise
            except (TripleDrawError, ArithmeticError, LookupError, RecursionError):
                pass
            except (AttributeError, TypeError, ValueError):
                pass
            raise DamagedSession(self.put_aside("damaged"))

    def put_aside(self, word: str) -> Path:
        """Keep the saved session under a name with this word and a number; gives the name."""
        names = (self.folder / f"session.{word}-{number}.json" for number in count(1))
        aside = next(name for name in names if not name.exists())
        with told_in_a_sentence(aside):
            self.session_path.replace(aside)
        return aside

    def save(self, session: Session) -> None:
        """Write the session in one step: a reader finds the old file or the new one."""
        with told_in_a_sentence(self.session_path):
            self.folder.mkdir(parents=True, exist_ok=True)
            write_json(self.session_path, session.to_json())

    def last_number(self) -> int:
        """The highest number of a saved hand, 0 if there is none.

        Numbers go on from session to session, so those of the last file are the highest.
        """
        with told_in_a_sentence(self.folder):
            files = sorted((self.folder / "hands").glob("*.phhs"))
            text = files[-1].read_text(encoding="utf-8", errors="replace") if files else ""
        return max(map(int, NUMBER.findall(text)), default=0)

    def keep_hand(self, hand: Hand, number: int, names: Sequence[str], now: datetime) -> Path:
        """Add finished hand ``number`` to the file of the day, as PHH; gives the file.

        Only what the player may know is kept. A hand that is there already, because a run was
        cut between this and the saving of the session, is not added again.
        """
        from tripledraw.histories import append_phh  # not needed to start playing

        path = self.folder / "hands" / f"{now:%Y-%m-%d}.phhs"
        if number <= self.last_number():
            return path
        fields: dict[str, Any] = {"day": now.day, "month": now.month, "year": now.year}
        fields |= {"time": now.time().replace(microsecond=0), "hand": str(number)}
        with told_in_a_sentence(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            append_phh(path, hand, names=names, fields=fields, log=kept_by(hand.events, YOU))
        return path
