"""Bots sit where they are wanted, play like anybody, and never hold a table up."""

import asyncio
import os
import select
import signal
import subprocess
import sys
import time
from itertools import islice
from random import Random

import pytest
from tests.room.bots.evening import AtOnce, pass_until, settle, with_bots
from tests.room.live.rig import FakeClock, Guest
from tests.room.live.test_live import entries

from tripledraw.actions import Call, Check, Draw, Fold
from tripledraw.errors import RoomError
from tripledraw.hand import Hand
from tripledraw.room import terms, wire
from tripledraw.room.bots import bot as one_bot
from tripledraw.room.bots import bots as all_bots
from tripledraw.room.bots import staff, thinking
from tripledraw.room.bots.pace import TIMES, answer_time
from tripledraw.room.bots.thinking import TooBusy, Worker, choose, when_late
from tripledraw.room.entries import Acted, Anchored, Dealt, Freed, Sat
from tripledraw.room.people.names import looks, tidy
from tripledraw.room.serving import server
from tripledraw.room.settings import Settings
from tripledraw.room.store import ledger
from tripledraw.room.store.store import Store
from tripledraw.room.terms import Terms
from tripledraw.stakes import Stakes

TERMS = Terms(name="table", chairs=3, bots=2, watch_delay=0)
ALL_BOTS = Terms(name="all bots", chairs=3, bots=3)


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path}/room.db"


class Never:
    """A mind that comes to no end."""

    async def choose(self, name, seed, view):
        await asyncio.get_running_loop().create_future()


class Broken:
    """A mind that fails."""

    async def choose(self, name, seed, view):
        raise TooBusy("there is no worker")


def bots_at(table):
    return [who for who in table.game.state.chairs.values() if who.agent is not None]


async def sit(rig, bots, table, name="Ann", chair=0):
    guest = await rig.guest(name, table)
    await guest.sit(chair, 200)
    await settle(rig, bots)
    return guest


async def all_of(rig, table, kind):
    return [entry for entry in await entries(rig, table) if isinstance(entry, kind)]


# -- where they sit ------------------------------------------------------------------------------


def test_bots_come_when_a_person_sits_down_and_play_with_him(database_url):
    async def work(rig, bots):
        table = await rig.table(TERMS)
        await settle(rig, bots)
        assert bots_at(table) == []
        ann = await sit(rig, bots, table)
        assert len(bots_at(table)) == 2
        while table.game.actor_chair != 0:  # the bots may fold before it comes to that
            await pass_until(rig, bots, lambda: ann.is_asked or table.game.actor_chair == 0)
            if ann.is_asked:
                await ann.link()
        assert set(table.game.state.dealt.links) == {0, 1, 2}
        assert isinstance(await ann.act("fold"), wire.Done)
        await pass_until(rig, bots, lambda: not table.game.running)
        assert await rig.room.store.read(ledger.check) == []

    with_bots(database_url, work)


def test_bots_give_way_to_people_and_come_back(url):
    async def work(rig, bots):
        table = await rig.table(TERMS)
        await sit(rig, bots, table)
        bob = await rig.guest("Bob", table)
        await bob.do(wire.Queue)
        await pass_until(rig, bots, lambda: len(bots_at(table)) == 1)
        (chair,) = table.game.state.free
        assert isinstance(await bob.sit(chair), wire.Done)
        await settle(rig, bots)
        assert len(table.game.state.chairs) == 3
        await bob.do(wire.Leave)
        await pass_until(rig, bots, lambda: len(bots_at(table)) == 2)

    with_bots(url, work)


def test_an_owner_seats_bots_and_nobody_else_does(url):
    async def work(rig, bots):
        owner = await rig.player("Owner")
        table = await rig.table(Terms(name="home", private=True), owner)
        host = await Guest(owner).join(table)
        guest = await rig.guest("Ann", table)
        command = {"chair": 4, "agent": "caller", "chips": 300}
        assert (await guest.do(wire.SeatBot, **command)).error == "not-owner"
        assert (await host.do(wire.SeatBot, **command | {"chips": 5})).error == "buy-in-range"
        assert bots_at(table) == []
        assert isinstance(await host.do(wire.SeatBot, **command), wire.Done)
        await settle(rig, bots)
        (bot,) = bots_at(table)
        assert (bot.agent, bot.stack) == ("caller", 300)
        assert (await host.do(wire.SeatBot, **command)).error == "chair-taken"

    with_bots(url, work)


def test_a_sit_and_go_is_filled_and_played_to_its_end(url):
    async def work(rig, bots):
        terms = Terms(
            name="sng", kind="sit_and_go", chairs=3, bots=3, buy_in_min=100, starting_stack=100
        )
        table = await rig.table(terms, await rig.player("Owner"))
        await pass_until(rig, bots, lambda: table.game.state.closed)
        assert await rig.room.store.read(ledger.check) == []

    with_bots(url, work)


def test_bots_that_have_lost_or_won_much_go_and_others_come(url):
    async def work(rig, bots):
        table = await rig.table(Terms(name="t", chairs=2, bots=2, buy_in_min=20, buy_in_max=60))
        freed = []
        table.on_change.append(
            lambda table, happened: freed.extend(e for e in happened if isinstance(e, Freed))
        )
        await pass_until(rig, bots, lambda: len(freed) > 3 and len(bots_at(table)) == 2)
        assert all(entry.chips < 20 / 2 or entry.chips > 60 * 2 for entry in freed)
        came = await all_of(rig, table, Sat)
        assert {entry.chips for entry in came} == {(20 + 60) // 2}
        assert await rig.room.store.read(ledger.check) == []

    with_bots(url, work)


# -- their pace ------------------------------------------------------------------------------------


def test_the_time_of_an_answer_is_drawn_before_the_thought_and_within_bounds():
    for speed, (shortest, longest, _) in TIMES.items():
        times = [answer_time(Random(seed), speed) for seed in range(500)]
        assert shortest <= min(times) < max(times) <= longest
        assert len(set(times)) > 100


@pytest.mark.parametrize("mind", [AtOnce, Never, Broken])
def test_a_bot_takes_its_time_however_quickly_it_thinks(url, monkeypatch, mind):
    """The clock of the log shows the time that was drawn and nothing else."""
    drawn = iter(range(700, 2_000))
    used = []

    def answer_time(chance, speed):
        used.append(next(drawn))
        return used[-1]

    monkeypatch.setattr(one_bot, "answer_time", answer_time)

    async def work(rig, bots):
        table = await rig.table(ALL_BOTS)
        await pass_until(rig, bots, lambda: table.game.state.number == 3)
        acts = await all_of(rig, table, Acted)
        assert len(acts) > 8
        assert [act.spent for act in acts] == used[: len(acts)]
        assert {act.by for act in acts} == {"player"}

    with_bots(url, work, mind=mind())


def facing(*moves, seed=72):
    hand = Hand([400, 400], stakes=Stakes(10), seed=seed)
    for code in moves:
        hand.play_code(code)
    return hand.view(hand.actor)


def test_who_is_late_checks_stands_pat_calls_a_small_bet_and_folds_to_a_big_one():
    call, bet, pat = 1, 2, 3
    assert when_late(facing()) == Call()
    assert when_late(facing(call)) == Check()
    assert when_late(facing(call, call)) == Draw()
    river = (call, call, pat, pat, call, call, pat, pat, call, call, pat, pat)
    assert when_late(facing(*river)) == Check()
    assert when_late(facing(*river, bet)) == Fold()


# -- restarts --------------------------------------------------------------------------------------


def test_bots_play_on_after_a_restart_with_new_chains(url):
    clock = FakeClock()

    async def before(rig, bots):
        table = await rig.table(ALL_BOTS)
        await pass_until(rig, bots, lambda: table.game.running)
        return table.id

    id = with_bots(url, before, clock=clock)

    async def after(rig, bots):
        table = await rig.room.table(id)
        assert table.game.running
        await pass_until(rig, bots, lambda: table.game.state.number == 3 and table.game.running)
        assert len(await all_of(rig, table, Anchored)) == 6
        assert [len(dealt.links) for dealt in await all_of(rig, table, Dealt)] == [3, 3, 3]

    with_bots(url, after, clock=clock)


# -- the players that they are ---------------------------------------------------------------------


def test_a_bot_is_hired_once_and_staked_by_the_bank(store: Store):
    first = store.write_now(lambda conn: staff.hire(conn, set(), 50_000, 1))
    again = store.write_now(lambda conn: staff.hire(conn, set(), 60_000, 2))
    other = store.write_now(lambda conn: staff.hire(conn, {first.id}, 5, 3))
    assert first == again
    assert (first.name, other.name) == staff.NAMES[:2]
    account = ledger.player_account(first.id)
    assert store.read_now(lambda conn: ledger.balance(conn, account)) == 60_000
    assert store.read_now(ledger.check) == []


def test_a_name_that_a_person_has_is_left_to_him(store: Store):
    from tripledraw.room.people import accounts

    store.write_now(lambda conn: accounts.create(conn, staff.NAMES[0].upper(), 1))
    bot = store.write_now(lambda conn: staff.hire(conn, set(), 5, 2))
    assert bot.name == staff.NAMES[1]


def test_no_name_of_a_bot_looks_like_another_one_or_can_be_taken_again(store: Store):
    from tripledraw.room.people import accounts

    seen = {}
    for name in islice(staff.names(), 3 * len(staff.NAMES)):
        assert tidy(name) == name
        for look in looks(name):
            assert seen.setdefault(look, name) == name
    bot = store.write_now(lambda conn: staff.hire(conn, set(), 5, 1))
    alike = bot.name.replace("a", "\u0430")  # the Cyrillic one
    with pytest.raises(RoomError, match="taken"):
        store.write_now(lambda conn: accounts.create(conn, alike, 2))


def test_there_are_names_for_any_number_of_bots(tmp_path):
    store = Store.open(f"sqlite:///{tmp_path}/room.db")
    busy = set()
    for number in range(len(staff.NAMES) + 2):
        bot = store.write_now(lambda conn, at=number: staff.hire(conn, busy, 5, at))
        busy.add(bot.id)
    assert bot.name == f"{staff.NAMES[1]} 2"
    store.close()


def test_a_bot_that_was_banned_is_not_hired(store: Store):
    from tripledraw.room.people import accounts

    first = store.write_now(lambda conn: staff.hire(conn, set(), 5, 1))
    store.write_now(lambda conn: accounts.ban(conn, first.id))
    assert store.write_now(lambda conn: staff.hire(conn, set(), 5, 2)) != first


def test_the_first_hand_has_everybody_in_it_and_comes_soon(url):
    async def work(rig, bots):
        table = await rig.table(Terms(name="table", bots=5, watch_delay=0))
        came = rig.clock()
        ann = await sit(rig, bots, table)
        await pass_until(rig, bots, lambda: ann.is_asked)
        await ann.link()
        await settle(rig, bots)
        [dealt] = [entry for entry in await entries(rig, table) if isinstance(entry, Dealt)]
        assert len(dealt.chairs) == 6
        assert rig.clock() - came < 1_000

    with_bots(url, work)


def test_where_a_person_takes_the_chair_first_the_bot_takes_another_at_once(url, monkeypatch):
    async def work(rig, bots):
        table = await rig.table(Terms(name="table", bots=2, chairs=4, watch_delay=0))
        ann, bob = [await rig.guest(name, table) for name in ("Ann", "Bob")]
        seat = bots._seat

        async def late(*asked):
            monkeypatch.setattr(bots, "_seat", seat)
            await bob.sit(1, 200)
            await seat(*asked)

        monkeypatch.setattr(bots, "_seat", late)
        await ann.sit(0, 200)
        await settle(rig, bots)
        assert len(table.game.state.chairs) == 4

    with_bots(url, work)


def test_bots_load_what_they_think_with_when_the_room_is_open(tmp_path, monkeypatch):
    done = []

    async def once(self, sockets):
        await self.when_open(self._room)
        await self._room.stop()

    async def opened(room):
        done.append("open")

    monkeypatch.setattr(server.logs, "start", lambda level: None)
    monkeypatch.setattr(server, "_keep_pauses_short", lambda: None)
    monkeypatch.setattr(server.Server, "serve", once)
    monkeypatch.setattr(Worker, "get_ready", lambda self, agent: done.append(agent))
    asyncio.run(server.serve(Settings(data=str(tmp_path), port=0, tables=False), opened))
    assert done == ["open", "textbook"]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_worker_decides_in_each_round_before_anybody_asks(monkeypatch, seats):
    rounds = []

    class Pool:
        def __init__(self, heard):
            pass

        def submit(self, work, *arguments):
            work(*arguments)

    def noted(name, seed, view):
        if name == "textbook" and len(view.stacks) == seats:
            rounds.append(view.round)
        return choose(name, seed, view)

    monkeypatch.setattr(thinking, "_new_pool", Pool)
    monkeypatch.setattr(thinking, "choose", noted)
    Worker().get_ready("textbook")
    assert rounds == [1, 2, 3, 4]


def test_an_agent_is_made_ready_before_its_first_decision_or_is_missed(url, monkeypatch):
    ready, said = [], []
    monkeypatch.setattr(Worker, "get_ready", lambda self, agent: ready.append(agent))
    monkeypatch.setattr(all_bots.log, "warning", lambda *_, **told: said.append(told))
    strong = Terms(name="strong", chairs=2, bots=1, agent="blueprint")

    async def work(rig, bots):
        await rig.table(strong)
        await settle(rig, bots)
        assert ready == []
        bots.get_ready()
        assert ready == ["blueprint", "textbook"]
        monkeypatch.setattr(terms, "can_compile", lambda: False)
        with pytest.raises(RoomError) as refused:
            await rig.table(strong)
        assert refused.value.id == "agent-missing"
        bots.get_ready()
        assert ready[2:] == ["textbook"]
        assert said == [{"agent": "blueprint", "error": "agent-missing"}]

    with_bots(url, work)


def test_an_owner_seats_no_bot_that_is_not_installed(url, monkeypatch):
    monkeypatch.setattr(terms, "can_compile", lambda: False)

    async def work(rig, bots):
        owner = await rig.player("Owner")
        table = await rig.table(Terms(name="home", private=True), owner)
        host = await Guest(owner).join(table)
        seat = {"chair": 0, "chips": 400}
        assert (await host.do(wire.SeatBot, agent="blueprint", **seat)).error == "agent-missing"
        assert isinstance(await host.do(wire.SeatBot, agent="textbook", **seat), wire.Done)

    with_bots(url, work)


# -- the worker ------------------------------------------------------------------------------------


def test_the_worker_thinks_what_the_agent_thinks_and_another_comes_when_it_dies():
    view = facing()

    async def work():
        worker = Worker()
        try:
            assert await worker.choose("textbook", "s", view) == choose("textbook", "s", view)
            (process,) = worker._pool._processes.values()
            os.kill(process.pid, signal.SIGKILL)
            process.join()
            with pytest.raises(TooBusy):
                await worker.choose("textbook", "s", view)
            assert await worker.choose("textbook", "s", view) == choose("textbook", "s", view)
        finally:
            worker.close()

    asyncio.run(work())


def test_the_worker_goes_when_it_is_let_go_whatever_it_is_at():
    worker = Worker()
    worker.get_ready("textbook")
    worker._pool.submit(time.sleep, 600)
    (process,) = worker._pool._processes.values()
    worker.close()
    process.join(60)
    assert process.exitcode == 0


def test_more_than_the_worker_can_do_is_refused_at_once(monkeypatch):
    async def work():
        worker = Worker()
        worker._waiting = 100
        with pytest.raises(TooBusy):
            await worker.choose("textbook", "s", facing())
        assert worker._pool is None

    asyncio.run(work())


PARENT = """
import asyncio, sys
from tests.room.bots.test_bots import facing
from tripledraw.room.bots.thinking import Worker

async def main():
    worker = Worker()
    await worker.choose("textbook", "s", facing())
    print(*worker._pool._processes, flush=True)
    sys.stdin.read()

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_the_worker_ends_when_the_server_is_killed(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen(
        [sys.executable, script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.getcwd()},
    ) as parent:
        worker = os.pidfd_open(int(parent.stdout.readline()))
        parent.kill()
    ended, _, _ = select.select([worker], [], [], 10)
    os.close(worker)
    assert ended
