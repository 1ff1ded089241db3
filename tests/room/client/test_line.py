"""What a client does when connections are lost, moved or refused."""

import asyncio

import msgspec
import pytest
from tests.room.client.scripted import TABLE, own_table, scripted, seat, to_act

from tripledraw.actions import Call, Raise
from tripledraw.errors import RoomError
from tripledraw.room import wire
from tripledraw.room.client import ConnectionLost, Refusal, line
from tripledraw.room.client import seat as client_seat

GONE = wire.Refused(re=0, error="table-gone", text="The table is gone.")
MOVING = wire.Refused(re=0, error="table-moved", text="The table is elsewhere.")
ACT = wire.Act(hand=3, decision=7, move="call")


@pytest.fixture(autouse=True)
def _impatient(monkeypatch):
    monkeypatch.setattr(line, "FIRST_WAIT", 0.001)


def run(work):
    async def in_time():
        async with asyncio.timeout(20):
            await work()

    asyncio.run(in_time())


async def nothing(talk):
    """The connection is cut before anything is said."""


async def silence(talk):
    """Somebody is let in, and nothing happens."""
    await talk.welcome()
    await talk.connection.wait_closed()


def test_a_decision_that_was_not_answered_is_given_again_on_the_next_connection():
    heard = []

    async def cut(talk):
        await talk.welcome(version=4)
        heard.append(await talk.hear())

    async def answer(talk):
        heard.append(talk.path)
        await talk.welcome(version=4)
        heard.append(await talk.hear())
        await talk.done(heard[-1])
        await talk.connection.wait_closed()

    async def work():
        async with scripted(cut, nothing, answer) as address, seat(address) as table:
            await table.do(ACT)
        assert heard[0] == heard[2] == msgspec.structs.replace(ACT, id=1)
        assert heard[1] == "/ws/tables/t1?version=4"

    run(work)


@pytest.mark.parametrize("command", [wire.TopUp(chips=5), wire.Chat(text="hi")])
def test_what_could_be_done_twice_is_not_given_again(command):
    async def cut(talk):
        await talk.welcome()
        await talk.hear()

    async def work():
        async with scripted(cut, silence) as address, seat(address) as table:
            with pytest.raises(ConnectionLost):
                await table.do(command)

    run(work)


def test_what_is_asked_while_there_is_no_connection_waits_for_one():
    async def answer(talk):
        await talk.welcome()
        await talk.done(await talk.hear())
        await talk.connection.wait_closed()

    async def cut(talk):
        await talk.welcome()

    async def work():
        async with scripted(cut, nothing, nothing, answer) as address, seat(address) as table:
            await asyncio.gather(table.do(wire.TopUp(chips=5)), return_exceptions=True)
            await table.do(wire.SitOut())

    run(work)


def test_a_refusal_is_raised_with_the_words_of_the_room():
    async def refuse(talk):
        await talk.welcome()
        command = await talk.hear()
        await talk.say(
            wire.Refused(re=command.id, error="brand-new", text="A new reason.", arguments={"n": 1})
        )
        await talk.connection.wait_closed()

    async def work():
        async with scripted(refuse) as address, seat(address) as table:
            with pytest.raises(RoomError) as refused:
                await table.do(wire.SitIn())
            assert (refused.value.id, refused.value.arguments) == ("brand-new", {"n": 1})
            assert str(refused.value) == "A new reason."

    run(work)


@pytest.mark.parametrize("at_the_door", [False, True])
def test_a_table_that_moved_is_looked_for_at_its_new_address(at_the_door):
    async def work():
        async with scripted(silence) as there:

            async def script(talk):
                if not at_the_door:
                    await talk.welcome()
                await talk.say(wire.Moved(address=there))

            async with scripted(script) as here, seat(here) as table:
                await table.until(lambda: table.line._addresses == [there, here])
                await table.until(lambda: table.line._connection is not None)

    run(work)


def test_where_a_table_moved_to_is_gone_it_is_looked_for_where_it_was():
    async def work():
        async with scripted() as nobody:
            pass

        async def moved(talk):
            await talk.say(wire.Moved(address=nobody))

        async with scripted(moved, silence) as here, seat(here):
            pass

    run(work)


def test_where_one_process_is_gone_another_one_is_asked():
    async def work():
        async with scripted() as nobody:
            pass
        async with scripted(silence) as here, seat(nobody, here):
            pass

        async def dies(talk):
            await talk.welcome()

        async with scripted(silence) as other:
            async with scripted(dies) as one:
                table = await seat(one, other).__aenter__()
            await table.until(lambda: table.line._addresses == [other, one])
            await table.until(lambda: table.line._connection is not None)
            await table.close()

    run(work)


@pytest.mark.parametrize("error", ["illegal-action", "server-failed", "database-away"])
def test_a_decision_that_was_refused_is_offered_again(monkeypatch, error):
    monkeypatch.setattr(client_seat, "MOMENT", 0)
    tried = []

    async def script(talk):
        await talk.welcome(chair=0, table=own_table(stage="playing"))
        await talk.say(to_act(version=2))
        while len(tried) < 2:
            command = await talk.hear()
            if isinstance(command, wire.Act):
                tried.append(command.move)
            if tried == ["raise"] and isinstance(command, wire.Act):
                await talk.say(wire.Refused(re=command.id, error=error, text="No."))
            else:
                await talk.done(command)
        await talk.connection.wait_closed()

    async def work():
        async with scripted(script) as address, seat(address) as table:
            turns = aiter(table.turns())
            await anext(turns)
            if error == "illegal-action":
                with pytest.raises(Refusal):
                    await table.act(Raise())
            else:
                assert not await table.act(Raise())
            await anext(turns)
            assert await table.act(Call())
        assert tried == ["raise", "call"]

    run(work)


@pytest.mark.parametrize("refused", [MOVING, wire.Closing(reason="restart")])
def test_what_is_only_for_a_moment_is_tried_again(refused):
    async def later(talk):
        await talk.say(refused)

    async def work():
        async with scripted(later, later, silence) as address, seat(address) as table:
            assert table.line.ended is None

    run(work)


def test_a_table_that_is_gone_is_said_to_be():
    async def gone(talk):
        await talk.say(GONE)

    async def work():
        async with scripted(gone) as address:
            with pytest.raises(Refusal, match="The table is gone"):
                await seat(address).open()

    run(work)


def test_a_room_that_is_not_there_is_given_up():
    async def work():
        async with scripted() as address:
            pass
        with pytest.raises(ConnectionLost, match="see that the room is running"):
            await seat(address, patience=0.05).open()

    run(work)


def test_who_is_called_off_while_he_hangs_up_is_called_off():
    async def work():
        async with scripted(silence) as address, seat(address) as table:
            closing = asyncio.create_task(table.line.close())
            await asyncio.sleep(0)  # it waits for the end of the connection now
            closing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await closing

    run(work)


def test_turns_are_over_when_the_table_is_closed():
    async def close(talk):
        await talk.welcome(chair=0, table=own_table())
        await talk.say(wire.Closing(reason="table_closed"))
        await talk.connection.close()

    async def work():
        async with scripted(close) as address, seat(address) as table:
            assert [view async for view in table.turns()] == []
            with pytest.raises(ConnectionLost, match="table_closed"):
                await table.do(ACT)

    run(work)


@pytest.mark.parametrize("reason", ["banned", "replaced", "too_fast"])
def test_turns_raise_what_ended_the_connection(reason):
    async def close(talk):
        await talk.welcome(chair=0, table=own_table())
        await talk.say(wire.Closing(reason=reason))

    async def work():
        async with scripted(close) as address, seat(address) as table:
            with pytest.raises(ConnectionLost, match=reason):
                [view async for view in table.turns()]

    run(work)


def test_pings_are_answered():
    answers = []

    async def ping(talk):
        await talk.welcome()
        await talk.say(wire.Ping(ping=9))
        answers.append(await talk.hear())

    async def work():
        async with scripted(ping, silence) as address, seat(address) as table:
            await table.until(lambda: answers)

    run(work)
    assert answers == [wire.Pong(ping=9)]


def test_missing_steps_are_asked_for():
    asked = []

    async def skip(talk):
        await talk.welcome(version=1)
        await talk.say(wire.Step(version=3))
        asked.append(await talk.hear())
        await talk.say(wire.Snapshot(version=3, table=TABLE))
        await talk.connection.wait_closed()

    async def work():
        async with scripted(skip) as address, seat(address) as table:
            await table.until(lambda: table.version == 3)

    run(work)
    assert asked == [wire.Resync(id=1, version=0)]


def test_a_chair_that_is_offered_is_taken_though_the_table_is_told_late():
    tried = []

    async def script(talk):
        full = (wire.ChairState(chair=chair, player="q", name="Q", stack=1) for chair in range(6))
        await talk.welcome(table=msgspec.structs.replace(TABLE, chairs=tuple(full)))
        await talk.say(wire.Offered(until=30_000, chairs=(4,)))
        sit = await talk.hear()
        tried.append(sit.chair)
        await talk.done(sit)
        await talk.connection.wait_closed()

    async def work():
        async with scripted(script) as address, seat(address) as table:
            await table.until(lambda: bool(table._offered))
            await table.sit()
        assert tried == [4]

    run(work)


def test_a_client_that_is_too_old_says_so():
    async def speak_anew(talk):
        await talk.connection.send('{"type": "hologram"}')

    async def be_newer(talk):
        await talk.say(wire.Welcome(protocol=2, table="t1", player=None, name=None))

    async def work():
        for script, words in ((speak_anew, "bring it up to date"), (be_newer, "protocol 2")):
            async with scripted(script) as address:
                with pytest.raises(ConnectionLost, match=words):
                    await seat(address).open()

    run(work)


def test_whoever_waits_is_told_when_the_client_leaves():
    async def work():
        async with scripted(silence) as address:
            table = seat(address)
            await table.open()
            acting = asyncio.create_task(table.do(ACT))
            await asyncio.sleep(0)
            await table.close()
            with pytest.raises(ConnectionLost):
                await acting

    run(work)


def test_a_chair_without_its_chain_gets_a_new_one_after_the_links():
    heard = []

    async def script(talk):
        await talk.welcome(chair=0, table=own_table(stage="linking"))
        await talk.say(wire.Step(version=2, table=own_table(stage="playing")))
        heard.append(await talk.hear())
        await talk.say(wire.Refused(re=1, error="hand-running", text=""), wire.Ping(ping=1))
        assert await talk.hear() == wire.Pong(ping=1)
        await talk.say(wire.Step(version=3, table=own_table(stage="playing")))
        heard.append(await talk.hear())
        await talk.done(heard[-1])
        await talk.say(wire.Step(version=4))
        await talk.connection.wait_closed()

    async def work():
        async with scripted(script) as address, seat(address) as table:
            await table.until(lambda: table.version == 4)

    run(work)
    assert [type(command) for command in heard] == [wire.Anchor, wire.Anchor]
    assert heard[0].anchor != heard[1].anchor


def test_credentials_go_with_every_connection():
    seen = []

    async def look(talk):
        seen.append(talk.connection.request.headers["Authorization"])
        await talk.welcome()

    async def work():
        headers = {"Authorization": "Bearer secret"}
        async with (
            scripted(look, look, silence) as address,
            seat(address, headers=headers) as table,
        ):
            await table.until(lambda: len(seen) == 2)

    run(work)
    assert set(seen) == {"Bearer secret"}
