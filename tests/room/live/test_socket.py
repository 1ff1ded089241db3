"""The WebSocket of a table, over a real server: everything that comes in has bounds."""

import asyncio
import logging

import pytest
from tests.room.live.rig import TERMS, in_a_room
from tests.room.live.serving import cookie_of, line, served
from websockets.exceptions import InvalidStatus

from tripledraw.fairness.chain import Chain
from tripledraw.room import wire
from tripledraw.room.limits import Buckets
from tripledraw.room.live.lag import EVERY
from tripledraw.room.people import sessions
from tripledraw.room.serving import socket
from tripledraw.room.terms import Terms

ANCHOR = Chain(bytes(32), length=10).anchor.hex()
SIT = wire.Sit(id=1, chair=0, chips=200, anchor=ANCHOR)


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path}/room.db"


def at_a_table(url, work, terms=TERMS, **headers):
    """Run ``work(rig, table, line)`` with the open socket of somebody called Ann."""

    async def run(rig):
        table = await rig.table(terms)
        ann = await rig.player("Ann")
        async with served(rig) as address:
            signed_in = await cookie_of(rig, ann)
            async with line(address, table.id, **signed_in, **headers) as opened:
                await work(rig, table, opened)

    in_a_room(url, run)


def test_somebody_comes_sits_down_and_is_told_so(url):
    async def work(rig, table, ann):
        welcome = await ann.next()
        assert (welcome.name, welcome.chair, welcome.protocol) == ("Ann", None, wire.PROTOCOL)
        assert isinstance(await ann.next(), wire.Snapshot)
        await ann.say(SIT)
        assert (await ann.hear(wire.Welcome)).chair == 0
        assert (await ann.hear(wire.Snapshot)).table.chairs[0].name == "Ann"
        assert (await ann.hear(wire.Done)).re == 1

    at_a_table(url, work)


def test_a_session_that_has_ended_plays_on_at_no_socket(url):
    async def work(rig):
        table = await rig.table()
        ann, bob = await rig.player("Ann"), await rig.player("Bob")
        cookies = [await cookie_of(rig, ann), await cookie_of(rig, bob)]
        async with (
            served(rig) as address,
            line(address, table.id, **cookies[0]) as signed_out,
            line(address, table.id, **cookies[1]) as other,
            line(address, table.id) as stranger,
        ):
            await signed_out.say(SIT)
            await signed_out.hear(wire.Done)
            await rig.room.store.write(lambda conn: sessions.end_all(conn, ann.id))
            await rig.round()
            assert (await signed_out.closed())[1] == 1000
            for still_there in (other, stranger):
                await still_there.say(wire.Resync(id=5))
                assert (await still_there.hear(wire.Done)).re == 5
            assert table.game.chair_of(ann.id) == 0
            assert ann.id in table.game.fleeting.gone
            async with line(address, table.id, **cookies[0]) as again:
                assert (await again.hear(wire.Welcome)).player is None

    in_a_room(url, work)


def test_an_anchor_is_no_longer_than_an_anchor(url):
    async def work(rig, table, ann):
        await ann.say(wire.Anchor(id=2, anchor=ANCHOR + "\n"))
        assert (await ann.hear(wire.Refused)).error == "message-bad"

    at_a_table(url, work)


def test_a_page_of_another_site_opens_no_socket(url):
    async def work(rig):
        table = await rig.table()
        async with served(rig) as address:
            with pytest.raises(InvalidStatus) as refused:
                async with line(address, table.id, origin="http://evil.example"):
                    pass
            assert refused.value.response.status_code == 403
            own = address.replace("ws:", "http:")
            async with line(address, table.id, origin=own) as opened:
                assert isinstance(await opened.next(), wire.Welcome)

    in_a_room(url, work)


def test_a_table_that_is_gone_is_told_and_the_socket_closed(url):
    async def work(rig):
        async with served(rig) as address, line(address, "nothing") as opened:
            frames, code = await opened.closed()
            assert [frame.error for frame in frames] == ["table-gone"]
            assert code == 1000

    in_a_room(url, work)


def test_a_private_table_takes_an_invitation(url):
    async def work(rig):
        table = await rig.table(Terms(name="home", private=True), await rig.player("Owner"))
        async with served(rig) as address:
            async with line(address, table.id) as opened:
                frames, _ = await opened.closed()
                assert [frame.error for frame in frames] == ["not-invited"]
            async with line(address, table.id, query=f"?invite={table.invite}") as opened:
                assert isinstance(await opened.next(), wire.Welcome)

    in_a_room(url, work)


NO_COMMANDS = [
    ("", "message-bad", 0),
    ("{", "message-bad", 0),
    ("null", "message-bad", 0),
    ("[" * 1000, "message-bad", 0),
    ('{"id": 7}', "message-bad", 7),
    ('{"type": "act", "id": 7}', "message-bad", 7),
    ('{"type": "fly", "id": 7}', "message-bad", 7),
    ('{"type": "sit", "id": 7, "chair": 9, "chips": 1, "anchor": ""}', "message-bad", 7),
    ('{"type": "queue", "id": 7, "more": 1}', "message-bad", 7),
    ('{"type": "queue", "id": -1}', "message-bad", 0),
    ('{"type": "queue", "id": 1e400}', "message-bad", 0),
    ('{"type": "chat", "id": 7, "text": "\\ud800"}', "message-bad", 0),
    ('{"type": "chat", "id": 7, "text": "\\u0000"}', "not-seated", 7),
    (b'{"type": "queue"}', "message-bad", 0),
]


def test_what_is_no_command_is_refused_and_changes_nothing(url):
    async def work(rig, table, ann):
        before = table.game.seq
        for message, error, re in NO_COMMANDS:
            await ann.connection.send(message)
            refused = await ann.hear(wire.Refused)
            assert (refused.error, refused.re) == (error, re), message
        assert table.game.seq == before
        await ann.say(SIT)
        assert (await ann.hear(wire.Done)).re == 1

    at_a_table(url, work)


def test_garbage_without_end_closes_the_socket(url):
    async def work(rig, table, ann):
        for _ in range(100):
            await ann.connection.send("{}")
        frames, code = await ann.closed()
        assert frames[-1] == wire.Closing(reason="too_fast")
        assert code == socket.AGAINST_THE_RULES
        assert len([f for f in frames if isinstance(f, wire.Refused)]) <= socket.FAULTS[1] + 1
        await until(lambda: not table.audience.visits)

    at_a_table(url, work)


def test_a_message_that_is_too_long_closes_the_socket(url):
    async def work(rig, table, ann):
        await ann.connection.send('{"type": "chat", "text": "' + "x" * wire.LONGEST + '"}')
        _, code = await ann.closed()
        assert code == socket.TOO_LONG

    at_a_table(url, work)


def test_text_that_is_no_utf_8_closes_the_socket_and_leaves_no_trace(url, caplog):
    async def work(rig, table, ann):
        await ann.connection.send(b"\xff\xfe", text=True)
        _, code = await ann.closed()
        assert code == 1007

    from tripledraw.room import logs

    at_a_table(url, work)
    alarming = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record for record in alarming if logs.is_worth_a_line(record)] == []


def test_commands_come_no_faster_than_allowed(url):
    async def work(rig, table, ann):
        await ann.say(SIT)
        number = socket.COMMANDS[1] + 5
        for id in range(2, number + 2):
            await ann.say(wire.Resync(id=id, version=table.game.seq))
        answers = [await ann.hear(wire.Done | wire.Refused) for _ in range(number + 1)]
        # What is refused unseen is refused at once, before what waits for its turn.
        assert sorted(answer.re for answer in answers) == list(range(1, number + 2))
        refused = [answer for answer in answers if isinstance(answer, wire.Refused)]
        assert {answer.error for answer in refused} == {"too-fast"}
        assert len(refused) == 6

    at_a_table(url, work)


def test_sockets_are_opened_no_faster_than_allowed(url):
    async def work(rig):
        table = await rig.table()
        rig.room.limits.sockets = Buckets(1, 2)
        async with served(rig) as address:
            for _ in range(2):
                async with line(address, table.id):
                    pass
            with pytest.raises(InvalidStatus):
                async with line(address, table.id):
                    pass

    in_a_room(url, work)


def test_the_lag_of_a_player_is_measured_by_the_server(url):
    async def work(rig, table, ann):
        await ann.say(SIT)
        await ann.hear(wire.Done)
        rig.clock.advance(EVERY)
        ping = await ann.hear(wire.Ping)
        rig.clock.advance(120)
        await ann.say(wire.Pong(ping=ping.ping))
        [visit] = table.audience.visits
        await until(lambda: visit.lag.allowance)
        assert visit.lag.allowance == 120
        rig.clock.advance(EVERY)
        assert (await ann.hear(wire.Ping)).ping == ping.ping + 1

    at_a_table(url, work)


def test_a_client_that_reads_nothing_is_given_up(url, monkeypatch):
    monkeypatch.setattr(socket, "MOST_WAITING", 8)

    async def work(rig, table, ann):
        await ann.hear(wire.Snapshot)
        ann.connection.transport.pause_reading()
        frame = wire.frame_encoder.encode(wire.Said(player="x", name="x", text="x" * 60_000))
        [visit] = table.audience.visits
        for _ in range(400):
            visit.sink.send(frame)
            await asyncio.sleep(0)
            if not table.audience.visits:
                break
        await until(lambda: not table.audience.visits)
        assert rig.room.metrics.dropped.labels(why="slow")._value.get() == 1
        ann.connection.transport.abort()

    at_a_table(url, work)


def test_who_goes_away_is_gone_from_the_table_but_not_from_his_chair(url):
    async def work(rig, table, ann):
        await ann.say(SIT)
        await ann.hear(wire.Done)
        await ann.connection.close()
        await until(lambda: not table.audience.visits)
        assert 0 in table.game.state.chairs
        await until(lambda: rig.room.metrics.sockets._value.get() == 0)

    at_a_table(url, work)


def test_the_version_in_the_address_saves_the_snapshot(url):
    async def work(rig):
        table = await rig.table()
        ann = await rig.player("Ann")
        signed_in = await cookie_of(rig, ann)
        async with served(rig) as address:
            async with line(address, table.id, **signed_in) as opened:
                await opened.say(SIT)
                await opened.hear(wire.Done)
            version = table.game.seq
            async with line(address, table.id, query=f"?version={version}", **signed_in) as again:
                assert isinstance(await again.next(), wire.Welcome)
                await again.say(wire.Queue(id=9))
                assert (await again.next()).re == 9
            for nonsense in ("-1", "x", "9" * 40, "²"):
                query = f"?version={nonsense}"
                async with line(address, table.id, query=query, **signed_in) as again:
                    await again.hear(wire.Snapshot)

    in_a_room(url, work)


def test_a_table_of_another_process_is_told_by_its_address(url):
    from tripledraw.room.store import leases

    async def work(rig):
        table = await rig.table()
        await table.stop()
        await rig.room.store.write(lambda conn: leases.release(conn, table.id, rig.room.node))
        await rig.room.store.write(
            lambda conn: leases.take(
                conn, table.id, "other:1", "http://other", rig.clock(), rig.room.ttl
            )
        )
        async with served(rig) as address, line(address, table.id) as opened:
            frames, _ = await opened.closed()
            assert frames == [wire.Moved(address="http://other")]

    in_a_room(url, work)


async def until(holds):
    """Let the loop go round until something holds, for ten seconds at most."""
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0.001)
