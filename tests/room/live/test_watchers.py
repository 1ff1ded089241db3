"""Who watches sees what all see, a while later, and in one piece."""

from tests.room.live.rig import Guest, in_a_room
from tests.room.live.test_live import actor, play_out

from tripledraw.room import wire
from tripledraw.room.live.table import SOONEST
from tripledraw.room.terms import Terms

DELAY = 30
TERMS = Terms(name="table", chairs=2, watch_delay=DELAY)


def versions(guest):
    return [frame.version for frame in guest.all(wire.Step)]


async def go_on(table, *guests):
    """Check, call or stand pat; ``guests`` are by chair."""
    guest = guests[table.game.actor_chair]
    await guest.act(next(m for m in ("check", "call", "draw") if m in guest.own.legal))


def test_a_watcher_hears_of_a_hand_late_and_of_all_of_it(tmp_path):
    async def work(rig):
        table = await rig.table(TERMS)
        eve = await rig.guest("Eve", table, 3)
        ann = await rig.guest("Ann", table, 1)
        bob = await rig.guest("Bob", table, 2)
        await ann.sit(0)
        assert eve.told("table").chairs, "before a hand there is nothing to keep back"
        await bob.sit(1)
        await rig.deal(ann, bob)
        dealt = table.game.seq
        await actor(table, ann, bob).act("call")
        assert eve.told("hand") is None
        assert max(versions(eve)) < dealt
        await rig.pass_time(DELAY * 1000 - 1)
        assert eve.told("hand") is None
        await rig.pass_time(SOONEST)
        assert max(versions(eve)) >= dealt + 1
        assert eve.hand == 1
        assert eve.own is None

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_who_begins_to_watch_sees_the_same_past_as_the_others(tmp_path):
    async def work(rig):
        table, ann, bob = await rig.headsup(TERMS)
        eve = await rig.guest("Eve", table, 3)
        await actor(table, ann, bob).act("call")
        await rig.pass_time(DELAY * 1000)
        late = await rig.guest("Late", table, 4)
        assert late.hand == eve.hand == 1
        assert late.told("hand") == eve.told("hand")
        await actor(table, ann, bob).act("check")
        await rig.pass_time(DELAY * 1000)
        assert versions(late)[-2:] == versions(eve)[-2:]
        assert late.told("hand") == eve.told("hand")

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_who_sits_down_is_told_the_present_at_once(tmp_path):
    async def work(rig):
        table = await rig.table(Terms(name="three", chairs=3, watch_delay=DELAY))
        ann = await rig.guest("Ann", table, 1)
        bob = await rig.guest("Bob", table, 2)
        eve = await rig.guest("Eve", table, 3)
        await ann.sit(0)
        await bob.sit(1)
        await rig.deal(ann, bob)
        assert eve.told("hand") is None
        await eve.sit(2)
        assert eve.last(wire.Welcome).chair == 2
        assert eve.last(wire.Snapshot).version == table.game.seq
        assert eve.hand == 1
        assert eve.own is None

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_who_leaves_never_sees_the_past_twice(tmp_path):
    async def work(rig):
        table = await rig.table(Terms(name="three", chairs=3, watch_delay=DELAY))
        ann = await rig.guest("Ann", table, 1)
        bob = await rig.guest("Bob", table, 2)
        eve = await rig.guest("Eve", table, 3)
        for chair, guest in enumerate((ann, bob, eve)):
            await guest.sit(chair)
        await rig.deal(ann, bob, eve)
        while table.game.running:
            await go_on(table, ann, bob, eve)
        await rig.deal(ann, bob, eve)
        await ann.do(wire.Chat, text="all three")
        await eve.do(wire.Leave)
        while table.game.chair_of(eve.player.id) is not None:
            await go_on(table, ann, bob, eve)
        assert eve.last(wire.Welcome).chair is None
        await rig.pass_time(2 * DELAY * 1000)
        assert versions(eve) == sorted(set(versions(eve)))
        snapshots = [frame.version for frame in eve.all(wire.Snapshot)]
        assert snapshots == sorted(snapshots)
        promised = [frame.hand for frame in eve.all(wire.Commitment)]
        # She sat down between the first promise and its links, and was told it again.
        assert promised[1:] == sorted(set(promised))
        assert [frame.text for frame in eve.all(wire.Said)] == ["all three"]

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_a_watcher_who_lost_his_connection_goes_on_where_he_was(tmp_path):
    async def work(rig):
        table, ann, bob = await rig.headsup(Terms(name="table", chairs=2, watch_delay=0))
        eve = await rig.guest("Eve", table, 3)
        known = eve.last(wire.Snapshot).version
        eve.visit.leave()
        await actor(table, ann, bob).act("call")
        again = await Guest(eve.player).join(table, version=known)
        assert not again.all(wire.Snapshot)
        assert versions(again) == [known + 1]

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_who_waits_is_told_of_a_free_chair_at_once_though_he_sees_the_table_late(tmp_path):
    async def work(rig):
        table, ann, bob = await rig.headsup(TERMS)
        eve = await rig.guest("Eve", table, 3)
        assert isinstance(await eve.do(wire.Queue), wire.Done)
        left = rig.clock()
        await actor(table, ann, bob).act("call")
        await bob.do(wire.Leave)
        while not eve.all(wire.Offered):
            await rig.pass_time(1_000)
            if table.game.running and table.game.actor_chair == 0:
                await go_on(table, ann, bob)
        assert rig.clock() - left < DELAY * 1000
        assert eve.last(wire.Offered).chairs == (1,)
        assert len(eve.told("table").chairs) == 2, "this is how the table was"
        again = await Guest(eve.player, 3).join(table)
        assert again.last(wire.Offered) == wire.Offered(until=30_000, chairs=(1,))
        assert isinstance(await again.sit(1), wire.Done)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_where_nobody_may_watch_the_hand_is_not_told(tmp_path):
    async def work(rig):
        table = await rig.table(Terms(name="table", chairs=2, watch=False))
        eve = await rig.guest("Eve", table, 3)
        ann = await rig.guest("Ann", table, 1)
        bob = await rig.guest("Bob", table, 2)
        await ann.sit(0)
        await bob.sit(1)
        await rig.deal(ann, bob)
        await play_out(table, ann, bob)
        await rig.pass_time(100)
        assert [chair.name for chair in eve.told("table").chairs] == ["Ann", "Bob"]
        assert eve.told("hand") is None
        assert not any(frame.happened for frame in eve.all(wire.Snapshot))
        assert not eve.all(wire.Step)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_after_a_restart_the_present_is_still_kept_back(tmp_path):
    url = f"sqlite:///{tmp_path}/room.db"

    async def before(rig):
        table, *_ = await rig.headsup(TERMS)
        return table.id, rig.clock

    id, clock = in_a_room(url, before)

    async def after(rig):
        table = await rig.room.table(id)
        eve = await rig.guest("Eve", table, 3)
        assert not eve.all(wire.Snapshot)
        await rig.pass_time(DELAY * 1000)
        assert eve.hand == 1

    in_a_room(url, after, clock=clock)


def test_chat_comes_to_watchers_with_what_it_was_said_of(tmp_path):
    async def work(rig):
        table, ann, bob = await rig.headsup(TERMS)
        eve = await rig.guest("Eve", table, 3)
        await ann.do(wire.Chat, text="nice flop")
        assert bob.last(wire.Said).text == "nice flop"
        assert not eve.all(wire.Said)
        await rig.pass_time(DELAY * 1000)
        assert eve.last(wire.Said).text == "nice flop"

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)
