"""The process: it starts quickly or says in a sentence why not, and stops without losing a hand."""

import json
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from contextlib import contextmanager

import pytest
from tests.room.live.rig import Guest, in_a_room
from tests.room.live.test_live import actor, play_out

from tripledraw.room import wire
from tripledraw.room.serving import server
from tripledraw.room.settings import Settings

SERVE = [sys.executable, "-m", "tripledraw", "serve"]
SECONDS_TO_THE_FIRST_ANSWER = 2


@contextmanager
def serving(folder, *options):
    """A room of its own in a process; gives the process and the address that it printed."""
    command = [*SERVE, "--port", "0", "--data", str(folder), *options]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        guard = threading.Timer(60, process.kill)
        guard.start()
        try:
            line = process.stdout.readline()
            assert line.startswith("The room is open at http://"), process.stderr.read()
            yield process, line.rpartition(" ")[2].strip()
        finally:
            guard.cancel()
            process.kill()


def refused(*options):
    """How a server ends that cannot start: its exit code and what it says."""
    ended = subprocess.run(
        [*SERVE, "--port", "0", *options], capture_output=True, text=True, timeout=60
    )
    assert ended.stdout == ""
    return ended.returncode, ended.stderr.strip()


def test_the_first_answer_comes_soon_after_a_warm_start(tmp_path, record_property):
    with serving(tmp_path):
        pass
    spent = []
    for _ in range(3):
        start = time.perf_counter()
        with serving(tmp_path) as (_, address):
            with urllib.request.urlopen(f"{address}/api/v1/tables", timeout=30) as answer:
                assert len(json.load(answer)) > 3
            spent.append(time.perf_counter() - start)
    record_property("seconds from a warm start to the first answer", round(min(spent), 2))
    assert min(spent) < SECONDS_TO_THE_FIRST_ANSWER


def test_sigterm_ends_it_cleanly_and_its_log_is_json(tmp_path):
    with serving(tmp_path) as (process, address):
        with urllib.request.urlopen(f"{address}/readyz", timeout=30) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
        events = [json.loads(line)["event"] for line in process.stderr]
    assert events[-2:] == ["stopping", "stopped"]


def test_a_room_for_phones_prints_a_code_to_scan(tmp_path):
    with serving(tmp_path, "--lan", "--no-tables") as (process, address):
        assert "0.0.0.0" not in address
        process.send_signal(signal.SIGINT)
        code = process.stdout.read()
    assert len(code.splitlines()) > 10
    assert re.search("[▀▄█]", code)


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        code, said = refused("--data", str(tmp_path), "--port", str(port))
    assert code == 1
    assert said == f"Port {port} is taken by another program; choose another one with --port"


def test_an_address_that_is_not_ours_is_said_in_a_sentence(tmp_path):
    code, said = refused("--data", str(tmp_path), "--host", "192.0.2.1")
    assert code == 1
    assert said.startswith("cannot listen on 192.0.2.1 port 0: ")
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize("text", [None, "no certificate"])
def test_a_certificate_that_cannot_be_used_is_said_in_a_sentence(tmp_path, text):
    file = tmp_path / "room.pem"
    if text:
        file.write_text(text)
    code, said = refused("--data", str(tmp_path), "--certificate", str(file))
    assert code == 1
    assert said.startswith(f"the certificate {file} cannot be used: ")
    assert len(said.splitlines()) == 1
    assert not (tmp_path / "room.db").exists()


def test_a_database_that_does_not_answer_is_said_in_a_sentence(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]
    url = f"postgresql://me:secret@127.0.0.1:{port}/room"
    code, said = refused("--data", str(tmp_path), "--database", url)
    assert code == 1
    assert "cannot be opened" in said
    assert "secret" not in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--lease", "soon"], "--lease is 'soon'; it must be a whole number from 1 to 3600"),
        (["--database", "mysql://x"], "neither sqlite:///FILE nor postgresql://"),
    ],
)
def test_a_wrong_option_is_said_in_a_sentence(tmp_path, options, told):
    code, said = refused("--data", str(tmp_path), *options)
    assert code == 1
    assert told in said
    assert len(said.splitlines()) == 1


def test_every_setting_is_in_the_help():
    from tripledraw.room import settings

    text = subprocess.run([*SERVE, "--help"], capture_output=True, text=True, check=True).stdout
    text = " ".join(text.split())
    for name in settings.NAMES:
        assert f"--{name.replace('_', '-')} " in text
        assert settings.purpose(name).split()[0] in text


def test_a_room_on_every_address_is_reached_by_one_of_this_machine():
    located = server.locate(Settings(host="0.0.0.0"), 4711)
    assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:4711", located.address)
    assert "0.0.0.0" not in located.address
    named = server.locate(Settings(host="0.0.0.0", address="https://cards.example.org"), 80)
    assert named.public_url == "https://cards.example.org"


def test_a_running_hand_is_played_to_its_end_before_the_room_stops(tmp_path):
    async def work(rig):
        import asyncio

        table, ann, bob = await rig.headsup()
        resting = asyncio.create_task(rig.room.rest(grace=60))
        await rig.quiet()
        assert ann.last(wire.Closing).reason == "restart"
        assert not ann.closed
        assert not resting.done()
        await play_out(table, ann, bob)
        await resting
        commitments = len(ann.all(wire.Commitment))
        await rig.pass_time(60_000)
        assert len(ann.all(wire.Commitment)) == commitments, "no hand begins any more"
        with pytest.raises(Exception, match="stopping"):
            await rig.table()

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_a_hand_that_takes_too_long_is_frozen_and_goes_on_after_the_start(database_url):
    async def before(rig):
        table, ann, bob = await rig.headsup()
        await actor(table, ann, bob).act("call")
        await rig.room.rest(grace=0)
        await rig.room.stop()
        assert ann.closed
        return table.id, ann.player, bob.player, rig.clock

    id, *players, clock = in_a_room(database_url, before)
    clock.advance(3_600_000)  # nobody loses by the clock what he was not there to play

    async def after(rig):
        table = await rig.room.table(id)
        ann, bob = [await Guest(player).join(table) for player in players]
        assert table.game.running
        assert table.game.turn(rig.clock()).until == 20_000
        await play_out(table, ann, bob)

    in_a_room(database_url, after, clock=clock)
