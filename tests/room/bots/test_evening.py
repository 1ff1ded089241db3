"""A long evening of six bots: nothing is lost, and every hand can be played again."""

from sqlalchemy import select
from tests.room.bots.evening import pass_until, with_bots

from tripledraw.room.history import archive
from tripledraw.room.house.room import Room
from tripledraw.room.store import ledger, schema, tablelog
from tripledraw.room.terms import Terms

HANDS = 1_000
# Tables that play at the same time, so that they share commits.
TABLES = 8
TERMS = Terms(name="all bots", bots=6, speed="fast")


def hands(tables) -> int:
    """How many have been played to their end."""
    return sum(table.game.state.number - (table.game.stage != "pausing") for table in tables)


async def records(room: Room) -> list[archive.Record]:
    """The files of all hands as they are kept."""
    rows = await room.store.read(
        lambda conn: conn.execute(
            select(schema.hands.c.table_id, schema.hands.c.number, schema.hands.c.body)
        ).all()
    )
    return [archive.unsealed(row.body, row.table_id, row.number, room.key) for row in rows]


def test_a_thousand_hands_leave_the_ledger_as_it_was_and_all_replay(tmp_path):
    async def work(rig, bots):
        tables = [await rig.table(TERMS) for _ in range(TABLES)]
        await pass_until(rig, bots, lambda: hands(tables) >= HANDS, together=200)
        store = rig.room.store
        assert await store.read(ledger.check) == []
        assert await store.read(tablelog.gaps) == []
        for table in tables:
            chips = table.game.chips()
            kept = await store.read(lambda conn, id=table.id: ledger.table_chips(conn, id))
            assert kept["seat"] == {chair: n for chair, n in chips.seat.items() if n}
            assert kept["pot"] == chips.pot
        files = await records(rig.room)
        assert len(files) >= HANDS
        for file in files:
            assert file.hand.over
            assert file.hand.events == file.log
            assert len(file.links) >= len(file.chairs)
        assert rig.room.metrics.cancelled._value.get() == 0

    with_bots(f"sqlite:///{tmp_path}/room.db", work)
