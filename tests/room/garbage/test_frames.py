"""Ten thousand frames of garbage: nothing changes, and each is answered or hung up on."""

import asyncio
import json
from contextlib import AsyncExitStack

import msgspec
import pytest
from tests.room.garbage.frames import Garbage
from tests.room.live.rig import in_a_room
from tests.room.live.serving import cookie_of, line, served
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tripledraw.fairness import Chain
from tripledraw.i18n import text
from tripledraw.room import wire
from tripledraw.room.limits import Buckets
from tripledraw.room.serving import socket
from tripledraw.room.terms import Terms

FRAMES = 10_000
BATCH = 25
TERMS = Terms(name="table", chairs=3, watch_delay=0)
TOO_LONG, AGAINST_THE_RULES = 1009, 1008


class Sender:
    """A socket that sends garbage, opened again whenever it is hung up on."""

    def __init__(self, open_line):
        self.open_line = open_line
        self.line = None
        self.stack = AsyncExitStack()
        self.codes = []
        self.refused = []

    async def open(self):
        await self.stack.aclose()
        self.stack = AsyncExitStack()
        self.line = await self.stack.enter_async_context(self.open_line())
        await self.line.hear(wire.Snapshot)

    async def send(self, *frames):
        """Send frames and wait until each of them is answered."""
        for frame in frames:
            await self.line.connection.send(frame)
        for _ in frames:
            answer = await self.line.hear((wire.Refused, wire.Done))
            self.refused.append(answer)

    async def send_last(self, frame):
        """Send a frame that ends the connection, then open the next one."""
        try:
            await self.line.connection.send(frame)
            _, code = await self.line.closed()
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else None
        self.codes.append(code)
        await self.open()


def everything(rig, table):
    """All there is to change: the log, the table with its fleeting part, the ledger."""
    game = table.game
    fleeting = (dict(game.fleeting.pres), dict(game.fleeting.links), set(game.fleeting.impatient))
    chips = rig.room.store.read_now(
        lambda conn: conn.exec_driver_sql("SELECT account, amount FROM balances").all()
    )
    log = rig.room.store.read_now(
        lambda conn: conn.exec_driver_sql("SELECT table_id, MAX(seq) FROM log GROUP BY 1").all()
    )
    return msgspec.msgpack.encode(game.state), fleeting, sorted(chips), sorted(log)


async def play_a_little(rig, table, address, stack):
    """Two in a hand with a few decisions made, a third beside them; their senders and old acts."""
    people = [await rig.player(name) for name in ("Ann", "Bob", "Cat")]
    senders, acts = [], []
    for chair, player in enumerate(people):
        cookie = await cookie_of(rig, player)
        sender = Sender(lambda cookie=cookie: line(address, table.id, **cookie))
        await sender.open()
        stack.push_async_callback(sender.stack.aclose)
        chain = Chain(bytes([chair + 1]) * 32)
        most = table.game.state.terms.buy_ins[1]
        sit = wire.Sit(id=1, chair=chair, chips=most, anchor=chain.anchor.hex())
        await sender.line.say(sit)
        await sender.line.hear(wire.Done)
        senders.append((sender, chain))
    for sender, chain in senders[:2]:
        await sender.line.say(wire.Link(id=2, hand=1, link=chain.next().hex()))
        await sender.line.hear(wire.Done)
    for number, move in enumerate(("call", "raise", "raise")):
        chair = table.game.actor_chair
        sender, _ = senders[chair]
        act = wire.Act(id=3, hand=1, decision=number, move=move)
        await sender.line.say(act)
        assert isinstance(await sender.line.hear((wire.Done, wire.Refused)), wire.Done)
        acts.append((chair, act))
    return [sender for sender, _ in senders], acts


def batches(table, acts, seed):
    """Who sends what: the chair (None: a watcher, -1: a stranger), and the frames."""
    garbage = Garbage(seed, table.game.state.number, table.game.decision)
    actor = table.game.actor_chair
    chance = garbage.chance

    def frame(chair):
        if chair is None or chair == -1:
            command = garbage.watcher()
        elif chair == actor:
            command = chance.choice([garbage.anybody(), garbage.act_now("check", "bet", "draw")])
        else:
            command = chance.choice([garbage.anybody(), garbage.act_now("fold", "call", "raise")])
        how = chance.random()
        if how < 0.4:
            return garbage.broken(command)
        if how < 0.6 and not isinstance(command, wire.Act):
            return garbage.twisted(command)
        return json.dumps(msgspec.to_builtins(command))

    while True:
        chair = chance.choice([None, -1, *range(3)])
        frames = [frame(chair) for _ in range(BATCH - 1)]
        old = [act for who, act in acts if who == chair]
        frames.append(json.dumps(msgspec.to_builtins(chance.choice(old))) if old else frame(chair))
        yield chair, frames, chance.choice([garbage.huge(garbage.watcher()), b"\xff\xfe", None])


def test_garbage_changes_nothing_and_is_answered_or_hung_up_on(tmp_path, monkeypatch):
    # How many are taken is another matter: the next test.
    monkeypatch.setattr(socket, "COMMANDS", (1e6, 10**6))
    monkeypatch.setattr(socket, "FAULTS", (1e6, 10**6))

    async def work(rig):
        rig.room.limits.sockets = Buckets(1e6, 10**6)
        table = await rig.table(TERMS)
        mallory = await cookie_of(rig, await rig.player("Mallory"))
        async with served(rig) as address, AsyncExitStack() as stack:
            seated, acts = await play_a_little(rig, table, address, stack)
            senders = dict(enumerate(seated))
            senders[None] = Sender(lambda: line(address, table.id, **mallory))
            senders[-1] = Sender(lambda: line(address, table.id))
            for sender in (senders[None], senders[-1]):
                await sender.open()
                stack.push_async_callback(sender.stack.aclose)
            await asyncio.sleep(0)
            before = everything(rig, table)
            sent = 0
            for chair, frames, last in batches(table, acts, seed=1):
                await senders[chair].send(*frames)
                sent += len(frames)
                if isinstance(last, str):
                    await senders[chair].send_last(last)
                elif isinstance(last, bytes):
                    await senders[chair].send(last)
                sent += last is not None
                if sent >= FRAMES:
                    break
            assert everything(rig, table) == before
            check_answers(senders.values(), acts, table)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work, grace=0)


def check_answers(senders, acts, table):
    answers = [answer for sender in senders for answer in sender.refused]
    codes = {code for sender in senders for code in sender.codes}
    assert codes == {TOO_LONG}
    done = [answer for answer in answers if isinstance(answer, wire.Done)]
    errors = {answer.error for answer in answers if isinstance(answer, wire.Refused)}
    # A decision that comes twice is confirmed twice and made once.
    assert {answer.re for answer in done} <= {act.id for _, act in acts}
    assert errors >= {
        "message-bad", "need-login", "not-seated", "stale", "not-your-turn", "illegal-action",
        "already-seated", "table-full", "not-owner", "no-hand", "buy-in-range",
    }  # fmt: skip
    for answer in answers:
        if isinstance(answer, wire.Refused):
            assert answer.text
            text("he", f"room-{answer.error}", **answer.arguments)


def test_only_so_much_garbage_is_taken_from_one_socket(tmp_path):
    async def work(rig):
        table = await rig.table(TERMS)
        async with served(rig) as address, line(address, table.id) as opened:
            for _ in range(100):
                await opened.connection.send("{")
            frames, code = await opened.closed()
            refused = [frame for frame in frames if isinstance(frame, wire.Refused)]
            assert len(refused) == socket.FAULTS[1] + 1
            assert frames[-1] == wire.Closing(reason="too_fast")
            assert code == AGAINST_THE_RULES

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_only_so_many_commands_are_taken_at_once(tmp_path):
    async def work(rig):
        table = await rig.table(TERMS)
        async with served(rig) as address, line(address, table.id) as opened:
            for number in range(1, 70):
                await opened.say(wire.Queue(id=number))
            answers = [await opened.hear(wire.Refused) for _ in range(69)]
        errors = [answer.error for answer in sorted(answers, key=lambda answer: answer.re)]
        assert errors == ["need-login"] * socket.COMMANDS[1] + ["too-fast"] * 9

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_only_so_many_sockets_are_opened_from_one_address(tmp_path):
    async def work(rig):
        table = await rig.table(TERMS)
        async with served(rig) as address:
            for _ in range(rig.room.limits.sockets.burst):
                async with line(address, table.id):
                    pass
            with pytest.raises(InvalidStatus):
                await line(address, table.id).__aenter__()

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://127.0.0.1", "https://127.0.0.1:1", "x"]
)
def test_a_page_of_another_site_opens_no_socket_even_with_a_cookie(tmp_path, origin):
    async def work(rig):
        table = await rig.table(TERMS)
        cookie = await cookie_of(rig, await rig.player("Ann"))
        async with served(rig) as address:
            with pytest.raises(InvalidStatus) as refused:
                async with line(address, table.id, origin=origin, **cookie):
                    pass
            assert refused.value.response.status_code == 403

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)
