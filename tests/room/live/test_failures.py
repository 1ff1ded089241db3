"""What goes wrong with the store or the game: nobody is told what is not so, nothing is lost."""

import pytest
from tests.room.live.rig import Guest, in_a_room
from tests.room.live.test_live import actor, acts, entries, play_out

from tripledraw.room import wire
from tripledraw.room.entries import Cancelled
from tripledraw.room.live.table import PATIENCE, RETRY
from tripledraw.room.store import ledger
from tripledraw.room.store.faults import DatabaseAway


class Trouble:
    """A store that is away when it is told to be; ``late`` means after the work was done."""

    def __init__(self, store, *, late):
        self._write = store.write
        self.late = late
        self.away = False
        store.write = self.write

    async def write(self, work):
        if not self.away:
            return await self._write(work)
        if self.late:
            self.late = False
            await self._write(work)
        raise DatabaseAway


@pytest.mark.parametrize("late", [False, True])
def test_the_table_waits_for_the_database_and_goes_on(database_url, late):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        guest, other = (ann, bob) if table.game.actor_chair == 0 else (bob, ann)
        trouble = Trouble(rig.room.store, late=late)
        decision, trouble.away = guest.turn.decision, True
        act = {"hand": 1, "decision": decision, "move": "call"}
        steps = len(other.all(wire.Step))

        assert (await guest.do(wire.Act, **act)).error == "database-away"
        assert other.last(wire.Refused).error == "database-away"
        assert (await guest.do(wire.SitOut)).error == "database-away"
        await rig.alarms(RETRY)  # once in vain
        assert len(other.all(wire.Step)) == steps, "what may not be in the log was told"

        trouble.away = False
        await rig.alarms(RETRY)
        assert len(await acts(rig, table)) == (1 if late else 0)
        assert other.frames[-1].version == table.game.seq
        assert isinstance(await guest.do(wire.Act, **act), wire.Done)
        assert len(await acts(rig, table)) == 1
        await play_out(table, ann, bob)
        assert await rig.room.store.read(ledger.check) == []

    in_a_room(database_url, work)


def test_a_game_that_fails_once_is_loaded_again_and_goes_on(tmp_path, monkeypatch):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        guest = actor(table, ann, bob)
        monkeypatch.setattr(table.game, "coming", failing)
        assert (await guest.act("call")).error == "server-failed"
        assert await acts(rig, table) == []
        assert isinstance(guest.frames[-1], wire.Refused)
        assert isinstance(await guest.act("call"), wire.Done)
        await play_out(table, ann, bob)
        assert await rig.room.store.read(ledger.check) == []

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_a_hand_that_can_never_go_on_is_cancelled(tmp_path, monkeypatch):
    from tripledraw.room.game.table import RoomTable

    async def work(rig):
        table, ann, bob = await rig.headsup()
        await actor(table, ann, bob).act("call")
        coming = RoomTable.coming

        def fails_in_a_hand(game, now):
            return failing(now) if game.running else coming(game, now)

        monkeypatch.setattr(RoomTable, "coming", fails_in_a_hand)
        assert (await actor(table, ann, bob).act("check")).error == "server-failed"
        for _ in range(PATIENCE):
            await rig.alarms(RETRY)
        assert isinstance((await entries(rig, table))[-1], Cancelled)
        assert [who.stack for who in table.game.state.chairs.values()] == [200, 200]
        monkeypatch.undo()
        await rig.deal(ann, bob)
        assert ann.hand == 2
        assert await rig.room.store.read(ledger.check) == []

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_a_follower_that_fails_does_no_harm(tmp_path):
    async def work(rig):
        table = await rig.table()
        table.on_change.append(failing)
        ann = await rig.guest("Ann", table)
        assert isinstance(await ann.sit(0), wire.Done)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def failing(*_):
    raise ZeroDivisionError("7c 5d")


def test_what_was_asked_of_a_table_that_ended_is_refused(tmp_path):
    async def work(rig):
        table = await rig.table()
        ann = await rig.guest("Ann", table)
        await table.stop()
        number = len(ann.frames)
        await ann.visit.do(wire.Queue(id=7))
        assert ann.closed
        assert len(ann.frames) == number, "a frame after the end"
        with pytest.raises(Exception, match="connect again"):
            await Guest(ann.player).join(table)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)
