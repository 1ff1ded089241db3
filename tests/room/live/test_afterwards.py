"""What is kept of hands after their end: cards turned up, hands opened, promises without a hand."""

import json
import tomllib

import pytest
from tests.room.live.rig import in_a_room
from tests.room.live.serving import asking, cookie_of
from tests.room.live.test_live import actor, play_out

from tripledraw.fairness import Record, verify
from tripledraw.room import wire
from tripledraw.room.terms import Terms


async def pages_of(rig, guest):
    return asking(rig.room, **await cookie_of(rig, guest.player))


async def proofs(rig, table, guest):
    """The records in the file that a player takes home."""
    async with await pages_of(rig, guest) as pages:
        text = (await pages.get(f"/api/v1/me/hands/{table.id}.proof")).text
    return [Record.from_json(json.loads(line)) for line in text.splitlines()]


def test_cards_turned_up_stand_in_the_list_and_the_file_of_everybody(database_url):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        loser = actor(table, ann, bob)
        winner = bob if loser is ann else ann
        await loser.act("fold")
        held = winner.own.hand.split()
        await winner.do(wire.Expose, hand=1, positions=(2,))
        await winner.do(wire.Expose, hand=1, positions=(4, 5))
        chair = winner.visit.chair
        for guest in (ann, bob):
            async with await pages_of(rig, guest) as pages:
                (hand,) = (await pages.get("/api/v1/me/hands")).json()
                assert hand["exposed"] == {str(chair): " ".join((held[1], held[3], held[4]))}
                phh = (await pages.get(f"/api/v1/me/hands/{table.id}/1.phh")).text
            assert f"sm {held[1]}{held[3]}{held[4]}" in phh
            if guest is loser:
                told = " ".join(tomllib.loads(phh)["actions"])
                assert held[0] not in told
                assert held[2] not in told

    in_a_room(database_url, work)


def test_a_hand_that_all_agree_to_open_is_told_and_is_open_in_their_files(database_url):
    terms = Terms(name="table", chairs=2, watch_delay=0, audit="all_agree")

    async def work(rig):
        table, ann, bob = await rig.headsup(terms)
        eve = await rig.guest("Eve", table, 3)
        await play_out(table, ann, bob)
        assert isinstance(await ann.do(wire.Agree, hand=1), wire.Done)
        assert (await proofs(rig, table, ann))[0].seed is None
        assert (await eve.do(wire.Agree, hand=1)).error == "no-hand"
        await bob.do(wire.Agree, hand=1)
        for guest in (ann, bob, eve):
            states = [step.table for step in guest.all(wire.Step) if step.table]
            agreed = [state.opening.agreed for state in states if state.opening]
            assert agreed == [(), (0,)]
            assert states[-1].opened == 1
        for guest in (ann, bob):
            (record,) = await proofs(rig, table, guest)
            assert record.log == table.game.played.hand.events
            verify([record])

    in_a_room(database_url, work)


def test_one_person_among_bots_takes_an_open_file_home(database_url):
    """The bot is one by the log alone: nothing of this depends on how it thinks."""

    async def work(rig):
        table = await rig.table()
        ann, bob = await rig.guest("Ann", table, 1), await rig.guest("Bob", table, 2)
        await ann.sit(0)
        await table.ask(
            lambda game, now: game.fill(1, bob.player, "caller", 200, bob.chain.anchor.hex(), now)
        )
        await rig.deal(ann, bob)
        await play_out(table, ann, bob)
        assert ann.told("table").opened == 1
        (record,) = await proofs(rig, table, ann)
        assert record.seed == table.game.played.deal.seed
        verify([record])

    in_a_room(database_url, work)


def test_a_promise_without_a_hand_leaves_no_gap_in_the_file(database_url):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        await play_out(table, ann, bob)
        while not ann.is_asked:
            await rig.pass_time(max(1, rig.clock.next - rig.clock.now))
        await ann.link()
        await rig.pass_time(3_000)
        assert not table.game.running
        bob.linked = 2
        await rig.deal(ann, bob)
        await play_out(table, ann, bob)
        for guest in (ann, bob):
            found = verify(await proofs(rig, table, guest))
            assert (found.hands, found.void, found.gaps) == (3, (2,), ())

    in_a_room(database_url, work)


def test_a_promise_that_a_restart_made_void_leaves_no_gap_either(tmp_path):
    url = f"sqlite:///{tmp_path}/room.db"

    async def before(rig):
        table, ann, bob = await rig.headsup()
        await play_out(table, ann, bob)
        while table.game.state.promised is None:
            await rig.pass_time(max(1, rig.clock.next - rig.clock.now))
        return table.id, ann, bob, rig.clock

    id, ann, bob, clock = in_a_room(url, before)

    async def after(rig):
        table = await rig.room.table(id)
        for guest in (ann, bob):
            guest.closed, guest.linked = False, 2
            await guest.join(table)
        await rig.deal(ann, bob)
        await play_out(table, ann, bob)
        found = verify(await proofs(rig, table, ann))
        assert (found.hands, found.void, found.gaps) == (3, (2,), ())

    in_a_room(url, after, clock=clock)


@pytest.mark.parametrize("name", ["{}/1.phh%0a", "{}.phhs%0a", "{}/1.PHH", "{}/1"])
def test_a_file_by_a_name_that_is_almost_right_is_refused(tmp_path, name):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        await actor(table, ann, bob).act("fold")
        async with await pages_of(rig, ann) as pages:
            answer = await pages.get("/api/v1/me/hands/" + name.format(table.id))
            assert answer.status_code in (400, 404)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)
