"""The kill test finds what it looks for: each fault put into a sound room is told by its kind."""

import pytest
from sqlalchemy import delete, insert, text, update
from tests.room.kill.audit import Auditor
from tests.room.kill.notes import Acknowledged, Notes
from tests.room.live.rig import in_a_room
from tests.room.live.test_live import actor

from tripledraw.room import wire
from tripledraw.room.entries import Acted, Resumed, from_bytes, to_bytes
from tripledraw.room.store import ledger, schema, tablelog
from tripledraw.room.store.ledger import BANK, Move, seat_account


async def play(table, ann, bob, notes, moves):
    """Check, call and stand pat so many times, or to the end of the hand; noted as promised."""
    for _ in range(moves):
        if not table.game.running:
            return
        guest, chair = actor(table, ann, bob), table.game.actor_chair
        hand, decision = guest.hand, guest.turn.decision
        move = next(move for move in ("check", "call", "draw") if move in guest.own.legal)
        done = await guest.act(move)
        assert isinstance(done, wire.Done)
        code = "d" if move == "draw" else "c"
        notes.acknowledged.append(Acknowledged(table.id, hand, decision, chair, code))
        notes.hear(table.id, done.version)


def audited(tmp_path, work):
    """Run ``work(rig, table, notes, auditor)`` after one hand, in the middle of the next."""

    async def run(rig):
        table, ann, bob = await rig.headsup()
        notes = Notes()
        await play(table, ann, bob, notes, moves=100)
        await rig.deal(ann, bob)
        await play(table, ann, bob, notes, moves=5)
        auditor = Auditor(rig.room.store.engine, rig.room.key)
        return await work(rig, table, notes, auditor, lambda: play(table, ann, bob, notes, moves=1))

    return in_a_room(f"sqlite:///{tmp_path}/room.db", run)


def kinds(faults):
    return {fault.kind for fault in faults}


def test_nothing_is_found_in_a_sound_room(tmp_path):
    async def work(rig, table, notes, auditor, go_on):
        assert auditor.look(notes) == []
        await go_on()
        assert auditor.look(notes) == []
        assert Auditor(rig.room.store.engine, rig.room.key).look(notes) == []
        assert len(notes.acknowledged) > 10

    audited(tmp_path, work)


# -- what is wrong with the database -------------------------------------------------------------


def an_entry_is_missing(conn, table):
    conn.execute(delete(schema.log).where(schema.log.c.seq == table.seq - 2))


def the_first_entry_is_missing(conn, table):
    conn.execute(delete(schema.log).where(schema.log.c.seq == 1))


def the_last_entry_is_missing(conn, table):
    conn.execute(delete(schema.log).where(schema.log.c.seq == table.seq))


def append(conn, table, entry):
    tablelog.append(conn, table.id, table.seq, [to_bytes(entry)], table.at)


def an_action_is_doubled(conn, table):
    rows = tablelog.read_log(conn, table.id)
    append(conn, table, [e for *_, b in rows if isinstance(e := from_bytes(b), Acted)][-1])


def the_fifth_action_is_doubled(conn, table):
    rows = tablelog.read_log(conn, table.id)
    append(conn, table, [e for *_, b in rows if isinstance(e := from_bytes(b), Acted)][4])


def an_action_is_another_one(conn, table):
    rows = tablelog.read_log(conn, table.id)
    seq, acted = [(s, e) for s, _, b in rows if isinstance(e := from_bytes(b), Acted)][-1]
    body = to_bytes(Acted(decision=acted.decision, chair=acted.chair, code="f", spent=0))
    conn.execute(update(schema.log).where(schema.log.c.seq == seq).values(body=body))


def an_action_is_no_action(conn, table):
    chair = table.actor_chair
    append(conn, table, Acted(decision=table.decision, chair=chair, code="d1", spent=0))


def the_snapshot_is_another_one(conn, table):
    conn.execute(update(schema.tables).values(snapshot_seq=table.seq))


def the_snapshot_is_spoilt(conn, table):
    conn.execute(update(schema.tables).values(snapshot=b"?"))


def chips_change_hands(conn, table):
    moved = Move(seat_account(table.id, 0), seat_account(table.id, 1), 1, "win")
    ledger.move(conn, [moved], table.at)


def a_balance_is_wrong(conn, table):
    conn.execute(text("UPDATE balances SET amount = amount + 1 WHERE account LIKE 'player:%'"))


def the_bank_gives_more(conn, table):
    ledger.move(conn, [Move(BANK, "player:somebody", 1, "present")], table.at)


def the_bank_gives_a_start_to_nobody(conn, table):
    ledger.move(conn, [Move(BANK, "player:somebody", 1, "start")], table.at)


def a_hand_is_not_kept(conn, table):
    conn.execute(delete(schema.hands))


def a_hand_is_void_that_was_not_promised(conn, table):
    row = {"table_id": table.id, "number": 3, "before": "", "roots": ""}
    conn.execute(insert(schema.voided), row)


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (an_entry_is_missing, "gap"),
        (the_first_entry_is_missing, "gap"),
        (the_last_entry_is_missing, "lost"),
        (an_action_is_doubled, "double"),
        (the_fifth_action_is_doubled, "double"),
        (an_action_is_another_one, "lost"),
        (an_action_is_no_action, "fold"),
        (the_snapshot_is_another_one, "fold"),
        (the_snapshot_is_spoilt, "fold"),
        (chips_change_hands, "chips"),
        (a_balance_is_wrong, "chips"),
        (the_bank_gives_more, "chips"),
        (the_bank_gives_a_start_to_nobody, "chips"),
        (a_hand_is_not_kept, "lost"),
        (a_hand_is_void_that_was_not_promised, "lost"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_spoilt_database_is_seen(tmp_path, spoil, kind):
    async def work(rig, table, notes, auditor, go_on):
        await rig.room.store.write(lambda conn: spoil(conn, table.game))
        assert kind in kinds(auditor.look(notes))

    audited(tmp_path, work)


def test_an_entry_that_vanishes_after_it_was_read_is_seen(tmp_path):
    async def work(rig, table, notes, auditor, go_on):
        assert auditor.look(notes) == []
        await rig.room.store.write(lambda conn: an_entry_is_missing(conn, table.game))
        assert "gap" in kinds(auditor.look(notes))

    audited(tmp_path, work)


# -- what clients were promised ------------------------------------------------------------------


def test_an_acknowledged_action_that_is_in_no_log_is_seen(tmp_path):
    async def work(rig, table, notes, auditor, go_on):
        last = notes.acknowledged[-1]
        notes.acknowledged.append(last._replace(decision=last.decision + 1))
        notes.acknowledged.append(last._replace(table="another"))
        faults = auditor.look(notes)
        assert [fault.kind for fault in faults] == ["lost", "lost"]

    audited(tmp_path, work)


def test_what_was_told_and_is_not_in_the_log_is_seen(tmp_path):
    async def work(rig, table, notes, auditor, go_on):
        notes.hear(table.id, table.game.seq + 1)
        assert kinds(auditor.look(notes)) == {"lost"}

    audited(tmp_path, work)


def test_a_hand_stands_still_until_somebody_acts(tmp_path):
    async def work(rig, table, notes, auditor, go_on):
        auditor.follow()
        before = auditor.running()
        assert before.keys() == {table.id}
        assert auditor.standing(before) == before
        await go_on()
        auditor.follow()
        assert auditor.standing(before) == {}

    audited(tmp_path, work)


def test_a_hand_that_was_only_taken_over_stands_still(tmp_path):
    async def work(rig, table, notes, auditor, go_on):
        auditor.follow()
        before = auditor.running()
        resumed = Resumed(node="there")
        await rig.room.store.write(lambda conn: append(conn, table.game, resumed))
        assert auditor.follow() == []
        assert auditor.standing(before) == before

    audited(tmp_path, work)


def test_a_hand_that_is_cancelled_stands_no_more(tmp_path):
    async def work(rig, table, notes, auditor, go_on):
        auditor.follow()
        before = auditor.running()
        await table.ask(lambda game, now: game.cancel("admin"))
        assert auditor.look(notes) == []
        assert auditor.standing(before) == {}

    audited(tmp_path, work)
