"""The kill test hears what servers and clients complain of, and kills as often as it is told."""

import asyncio
import json

import pytest
from tests.room.kill.__main__ import planned
from tests.room.kill.furnishing import Person
from tests.room.kill.notes import Notes
from tests.room.kill.players import Player
from tests.room.kill.servers import Server

from tripledraw.errors import FairnessError
from tripledraw.room.client import ConnectionLost

LEFT_BEHIND = """\
/lib/multiprocessing/resource_tracker.py:254: UserWarning: resource_tracker: There appear to be 5
  warnings.warn('resource_tracker: There appear to be %d '
Traceback (most recent call last):
  File "<string>", line 1, in <module>
  File "/lib/multiprocessing/spawn.py", line 122, in spawn_main
    exitcode = _main(fd, parent_sentinel)
EOFError: Ran out of input
"""
TRACEBACK = """\
Traceback (most recent call last):
  File "/room/live.py", line 1, in run
    raise ValueError(1)
ValueError: 1
"""


def line(**told):
    return json.dumps({"event": "something", "logger": "tripledraw.room", **told}) + "\n"


def judged(tmp_path, log):
    """What is noted of a server that has logged so."""
    notes = Notes()
    (tmp_path / "one.log").write_text(log)
    Server("one", tmp_path).read_log(notes)
    return notes


@pytest.mark.parametrize(
    "wrong",
    [line(level="error"), line(level="critical"), line(level="info", exception="?"), TRACEBACK],
)
def test_an_error_in_a_log_is_a_fault(tmp_path, wrong):
    log = line(level="info") + LEFT_BEHIND + wrong + LEFT_BEHIND + line(level="info")
    faults = judged(tmp_path, log).faults
    assert {fault.kind for fault in faults} == {"exception"}
    assert len(faults) == len(wrong.splitlines())


def test_warnings_are_counted_and_what_a_kill_leaves_behind_is_not(tmp_path):
    log = line(level="warning") + line(level="info") + LEFT_BEHIND + line(level="warning")
    notes = judged(tmp_path, log)
    assert (notes.faults, notes.warned) == ([], {"something": 2})


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (FairnessError("the card is another one"), "unfair"),
        (ConnectionLost("there is no room"), "exception"),
        (ValueError("?"), "exception"),
    ],
)
def test_what_goes_wrong_in_a_client_is_a_fault(monkeypatch, error, kind):
    async def stay_at(player, table):
        raise error

    monkeypatch.setattr(Player, "stay_at", stay_at)
    notes = Notes()
    ann = Person("Ann", "token", "caller", "table-1")
    asyncio.run(Player(ann, ["http://127.0.0.1:1"], notes).run())
    assert [fault.kind for fault in notes.faults] == [kind]


@pytest.mark.parametrize("kills", [3, 10, 200, 201])
def test_all_kills_are_planned_some_of_them_on_postgresql(tmp_path, monkeypatch, kills):
    monkeypatch.setattr("tests.room.kill.__main__.new_place", lambda server, name: server)
    plans = list(planned(kills, "seed", tmp_path, "postgresql://there/"))
    assert sum(plan.kills for plan in plans) == kills
    [shared] = [plan for plan in plans if plan.servers == 2]
    assert shared.database == "postgresql://there/"
    assert shared.kills >= kills // 10
