"""A table with people at it: what is asked is in the log before it is told, and done once."""

import pytest
from tests.room.live.rig import Guest, in_a_room

from tripledraw.room import wire
from tripledraw.room.entries import Acted, from_bytes
from tripledraw.room.people import topup
from tripledraw.room.store import ledger, tablelog
from tripledraw.room.terms import Terms


async def entries(rig, table):
    rows = await rig.room.store.read(lambda conn: tablelog.read_log(conn, table.id))
    assert [seq for seq, _, _ in rows] == list(range(1, len(rows) + 1))
    return [from_bytes(body) for _, _, body in rows]


async def acts(rig, table):
    return [entry for entry in await entries(rig, table) if isinstance(entry, Acted)]


def actor(table, ann, bob):
    return ann if table.game.actor_chair == 0 else bob


async def play_out(table, ann, bob):
    """Check, call and stand pat to the showdown."""
    while table.game.running:
        guest = actor(table, ann, bob)
        move = next(move for move in ("check", "call", "draw") if move in guest.own.legal)
        assert isinstance(await guest.act(move), wire.Done)


def test_a_hand_is_played_to_its_end_and_the_next_one_begins(database_url):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        await play_out(table, ann, bob)
        assert table.game.played.ended is not None
        assert rig.room.metrics.hands._value.get() == 1
        await rig.deal(ann, bob)
        assert ann.hand == bob.hand == 2

    in_a_room(database_url, work)


def test_a_hand_is_counted_once_whatever_happens_in_the_moment_of_its_end(tmp_path):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        await actor(table, ann, bob).act("fold")
        assert isinstance(await ann.do(wire.SitOut, when="big_blind"), wire.Done)
        assert isinstance(await bob.do(wire.Expose, hand=1, positions=(1, 2)), wire.Done)
        assert table.game.played.ended == rig.clock()
        assert rig.room.metrics.hands._value.get() == 1

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_what_is_told_is_in_the_log_already(tmp_path):
    async def work(rig):
        table = await rig.table()

        class Witness(Guest):
            """Looks into the database at the moment it hears of something."""

            def send(self, frame):
                super().send(frame)
                version = getattr(self.frames[-1], "version", 0)
                rows = rig.room.store.read_now(lambda conn: tablelog.read_log(conn, table.id))
                assert version <= len(rows)

        ann = await Witness(await rig.player("Ann"), 1).join(table)
        bob = await Witness(await rig.player("Bob"), 2).join(table)
        await ann.sit(0)
        await bob.sit(1)
        await rig.deal(ann, bob)
        await play_out(table, ann, bob)
        assert len(ann.all(wire.Step)) > 10

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_every_viewer_is_sent_every_version_once_and_in_order(tmp_path):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        eve = await rig.guest("Eve", table, 3)
        await play_out(table, ann, bob)
        for guest in (ann, bob, eve):
            start = max(i for i, f in enumerate(guest.frames) if isinstance(f, wire.Snapshot))
            versions = [
                f.version
                for f in guest.frames[start:]
                if not isinstance(f, wire.Done) and hasattr(f, "version")
            ]
            assert versions == list(range(versions[0], table.game.seq + 1))

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_a_decision_that_comes_twice_is_done_once_and_answered_twice(tmp_path):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        guest = actor(table, ann, bob)
        act = {"hand": 1, "decision": guest.turn.decision, "move": "call"}
        first = await guest.do(wire.Act, **act)
        again = await guest.do(wire.Act, **act)
        assert isinstance(first, wire.Done)
        assert isinstance(again, wire.Done)
        assert len(await acts(rig, table)) == 1

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_another_decision_under_an_old_number_gets_the_present_state(tmp_path):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        guest = actor(table, ann, bob)
        decision = guest.turn.decision
        await guest.act("call")
        answer = await guest.do(wire.Act, hand=1, decision=decision, move="raise")
        assert answer.error == "stale"
        assert isinstance(guest.frames[-1], wire.Snapshot)
        assert guest.frames[-1].version == table.game.seq
        assert len(await acts(rig, table)) == 1

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_a_decision_is_still_known_after_a_restart(database_url):
    async def before(rig):
        table, ann, bob = await rig.headsup()
        guest = actor(table, ann, bob)
        decision = guest.turn.decision
        await guest.act("call")
        return table.id, guest.player, decision, table.game.seq, rig.clock

    id, player, decision, seq, clock = in_a_room(database_url, before)

    async def after(rig):
        table = await rig.room.table(id)
        assert table.game.running
        assert table.game.seq == seq + 1  # Resumed
        guest = await Guest(player).join(table, version=seq)
        assert guest.own.hand
        answer = await guest.do(wire.Act, hand=1, decision=decision, move="call")
        assert isinstance(answer, wire.Done)
        assert len(await acts(rig, table)) == 1

    in_a_room(database_url, after, clock=clock)


def test_who_comes_back_gets_what_he_missed(tmp_path):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        known = ann.last(wire.Step).version
        ann.visit.leave()
        guest = actor(table, ann, bob)
        if guest is bob:
            await bob.act("call")
        else:
            await rig.pass_time(200_000)  # all the time that ann has
        again = await Guest(ann.player).join(table, version=known)
        assert not again.all(wire.Snapshot)
        assert [f.version for f in again.all(wire.Step)] == list(
            range(known + 1, table.game.seq + 1)
        )
        with_nothing = await Guest(ann.player).join(table)
        assert with_nothing.last(wire.Snapshot).version == table.game.seq

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_an_idle_seat_is_played_by_the_clock(tmp_path):
    async def work(rig):
        table, *_ = await rig.headsup()
        await rig.pass_time(19_000)
        assert await acts(rig, table) == []
        await rig.pass_time(61_500)  # decision time and time bank
        first = (await acts(rig, table))[0]
        assert (first.by, first.code, first.spent) == ("clock", "f", 80_000)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_lag_is_allowed_for_but_not_more_than_half_a_second(tmp_path):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        guest = actor(table, ann, bob)
        ping = guest.visit.lag.ping(rig.clock())
        rig.clock.advance(3_000)
        await guest.visit.do(wire.Pong(ping=ping))
        await guest.act("call")
        assert (await acts(rig, table))[0].spent == 2_500

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_all_windows_of_a_player_show_the_same_and_may_act(tmp_path):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        guest = actor(table, ann, bob)
        other = await Guest(guest.player).join(table)
        seen = len(guest.all(wire.Step))
        await other.act("call")
        assert other.all(wire.Step) == guest.all(wire.Step)[seen:]
        assert not guest.closed

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_of_too_many_windows_the_oldest_is_closed(tmp_path):
    async def work(rig):
        table = await rig.table()
        ann = await rig.guest("Ann", table)
        await ann.sit(0)
        others = [await Guest(ann.player).join(table) for _ in range(4)]
        assert ann.closed
        assert ann.frames[-1] == wire.Closing(reason="replaced")
        assert not any(other.closed for other in others)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_a_stranger_may_watch_and_nothing_else(tmp_path):
    async def work(rig):
        table = await rig.table()
        stranger = await Guest(None).join(table)
        assert stranger.last(wire.Welcome).player is None
        assert (await stranger.sit(0)).error == "need-login"
        assert (await stranger.do(wire.Chat, text="hello")).error == "need-login"
        assert isinstance(await stranger.do(wire.Resync), wire.Done)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_chips_that_are_not_there_are_refused_and_nothing_happens(database_url):
    async def work(rig):
        table = await rig.table(Terms(name="dear", chairs=2, small_bet=500))
        ann = await rig.guest("Ann", table)
        answer = await ann.sit(0, chips=20_000)
        assert answer.error == "too-few-chips"
        assert answer.arguments == {"needed": 20_000, "have": 10_000}
        assert table.game.state.chairs == {}

    in_a_room(database_url, work)


def test_chips_spent_at_two_tables_at_once_are_spent_once(tmp_path, monkeypatch):
    async def work(rig):
        dear = Terms(name="dear", chairs=2, small_bet=400)
        one, two = await rig.table(dear), await rig.table(dear)
        ann = await rig.guest("Ann", one)
        also = await Guest(ann.player).join(two)
        await ann.sit(0, chips=9_000)

        async def unchecked(visit, command):
            """What the check saw a moment ago is no longer so."""

        monkeypatch.setattr(two, "_check", unchecked)
        assert (await also.sit(0, chips=9_000)).error == "too-few-chips"
        assert two.game.state.chairs == {}
        assert also.frames[-1].error == "too-few-chips"
        other = await rig.guest("Bob", two)
        assert isinstance(await other.sit(0, chips=8_000), wire.Done)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_who_cannot_pay_disturbs_nobody(tmp_path, monkeypatch):
    async def work(rig):
        table, ann, bob = await rig.headsup(Terms(name="three", chairs=3, watch_delay=0))
        waiting = ann if actor(table, ann, bob) is bob else bob
        pre = {"hand": 1, "decision": waiting.own.next, "move": "check_fold"}
        assert isinstance(await waiting.do(wire.Pre, **pre), wire.Done)
        eve = await rig.guest("Eve", table, 3)
        log, heard = await entries(rig, table), [len(ann.frames), len(bob.frames)]
        turn, played = table.game.turn(rig.clock()), table.game.played

        async def unchecked(visit, command):
            """What the check saw a moment ago is no longer so."""

        await rig.room.store.write(lambda conn: topup.give_back(conn, eve.player.id, 1))
        monkeypatch.setattr(table, "_check", unchecked)
        assert (await eve.sit(2)).error == "too-few-chips"
        assert await entries(rig, table) == log
        assert [len(ann.frames), len(bob.frames)] == heard
        assert table.game.turn(rig.clock()) == turn
        assert table.game.played is played
        assert table.game.pres().get(table.game.chair_of(waiting.player.id)) == "check_fold"
        await play_out(table, ann, bob)
        assert await rig.room.store.read(ledger.check) == []

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_a_kept_chair_is_told_to_the_one_who_waits(tmp_path):
    async def work(rig):
        table, ann, bob = await rig.headsup(Terms(name="slow", chairs=2, watch_delay=600))
        eve = await rig.guest("Eve", table, 3)
        assert isinstance(await eve.do(wire.Queue), wire.Done)
        assert not eve.all(wire.Offered)
        await play_out(table, ann, bob)
        await ann.do(wire.Leave)
        assert eve.last(wire.Offered) == wire.Offered(until=30_000, chairs=(0,))

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_the_owner_hears_at_once_who_asks_and_answers(tmp_path):
    async def work(rig):
        owner = await rig.player("Owner")
        terms = Terms(name="home", private=True, approval=True, watch_delay=600)
        table = await rig.table(terms, owner)
        host = await Guest(owner).join(table)
        ann = await rig.guest("Ann", table)
        bob = await rig.guest("Bob", table, 2)
        assert isinstance(await bob.sit(1), wire.Done)
        assert isinstance(await host.do(wire.Answer, player=bob.player.id, yes=True), wire.Done)
        assert isinstance(await ann.sit(0), wire.Done)
        assert host.told("table").asked[0][0] == ann.player.id
        assert [who.name for who in host.told("table").chairs] == ["Bob"]
        again = await Guest(owner).join(table)
        assert again.last(wire.Snapshot).table.asked == host.told("table").asked
        for other in (ann, bob):
            tables = [frame.table for frame in other.frames if hasattr(frame, "table")]
            assert not any(told.asked for told in tables if isinstance(told, wire.TableState))
        assert (await ann.do(wire.Answer, player=ann.player.id, yes=True)).error == "not-owner"
        assert isinstance(await host.do(wire.Answer, player=ann.player.id, yes=True), wire.Done)
        assert ann.last(wire.Welcome).chair == 0
        assert host.told("table").asked == ()

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


@pytest.mark.parametrize("asked", [1, 2])
def test_the_administrator_cancels_the_hand_he_names(database_url, asked):
    from tripledraw.room.store import orders

    async def work(rig):
        table, *_ = await rig.headsup()
        await rig.room.store.write(
            lambda conn: orders.give(conn, table.id, "cancel_hand", asked, rig.clock())
        )
        await rig.round()
        [(_, result)] = await rig.room.store.read(orders.results)
        assert result == ("done" if asked == 1 else "no-hand")
        assert table.game.running == (asked == 2)
        if asked == 1:
            assert [who.stack for who in table.game.state.chairs.values()] == [200, 200]

    in_a_room(database_url, work)


def test_a_banned_player_is_shown_out(tmp_path):
    from tripledraw.room.people import accounts

    async def work(rig):
        _, ann, bob = await rig.headsup()
        await rig.room.store.write(lambda conn: accounts.ban(conn, ann.player.id))
        await rig.round()
        assert ann.frames[-1] == wire.Closing(reason="banned")
        assert ann.closed
        assert not bob.closed

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_what_is_said_in_leaving_is_done_and_is_no_sign_of_life(tmp_path):
    async def work(rig):
        table, ann, _ = await rig.headsup()
        ann.visit.put(wire.SitOut(id=99))
        ann.visit.leave()
        await rig.quiet()
        assert table.game.state.chairs[0].out
        assert ann.player.id in table.game.fleeting.gone
        await Guest(ann.player).join(table)
        assert ann.player.id not in table.game.fleeting.gone

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_a_closed_table_hangs_up_and_is_gone(tmp_path):
    async def work(rig):
        table = await rig.table()
        ann = await rig.guest("Ann", table)
        await ann.sit(0)
        await table.ask(lambda game, now: game.close())
        assert ann.frames[-1] == wire.Closing(reason="table_closed")
        assert ann.closed
        assert table.id not in rig.room.live
        with pytest.raises(Exception, match="no longer exists"):
            await rig.room.table(table.id)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)
