"""What players of other rooms complain about, each as a test; the numbers are those of the list.

Here is what travels, who sees what, and the histories. What happens at a table is tested in
`tests.room.table.test_complaints`. To the page alone belong 2 (boxes under the buttons), 28 (keys),
31 (everything said in words, for who does not see it), the sound of 27 and the counter of 32.
"""

import asyncio
import random
from typing import NamedTuple

import msgspec
import pytest
from sqlalchemy import select
from tests.room.frames.knowing import TEXT, cards_in, check_known, known
from tests.room.live.rig import Guest, in_a_room
from tests.room.live.serving import asking, cookie_of, line, served
from tests.room.live.test_live import actor, play_out

from tripledraw import events
from tripledraw.hand import Hand
from tripledraw.histories.report import check_file
from tripledraw.room import wire
from tripledraw.room.history import archive
from tripledraw.room.house.room import Room
from tripledraw.room.settings import Settings
from tripledraw.room.store.schema import hands as kept_hands
from tripledraw.room.terms import Terms

TERMS = Terms(name="table", chairs=3, watch_delay=0)
HANDS = 12
SECOND = 1_000


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path}/room.db"


class Ear(Guest):
    """A guest who keeps every frame as it came."""

    def __init__(self, player, seed):
        super().__init__(player, seed)
        self.raw = []

    def send(self, frame):
        super().send(frame)
        self.raw.append(frame)


class Told(NamedTuple):
    """A hand, and every frame from its deal on by seat; None is a watcher."""

    hand: Hand
    frames: dict[int | None, list[bytes]]


@pytest.fixture(scope="module")
def evening(tmp_path_factory) -> list[Told]:
    """Hands of three players, some folded and some shown down, before a watcher."""

    async def work(rig):
        table, chance, told = await rig.table(TERMS), random.Random(5), []
        guests = [Ear(await rig.player(name), at) for at, name in enumerate(("Ann", "Bob", "Cat"))]
        eve = Ear(await rig.player("Eve"), 4)
        for chair, guest in enumerate(guests):
            await guest.join(table)
            await guest.sit(chair, chips=500)
        await eve.join(table)
        while len(told) < HANDS:
            await rig.deal(*guests)
            starts = {id(ear): heard_before_the_deal(ear) for ear in (*guests, eve)}
            played = table.game.played
            while table.game.running:
                await act(table, guests, chance)
            seats = {played.seat(chair): guest for chair, guest in enumerate(guests)}
            frames = {
                seat: ear.raw[starts[id(ear)] :] for seat, ear in {**seats, None: eve}.items()
            }
            told.append(Told(played.hand, frames))
        return told

    return in_a_room(f"sqlite:///{tmp_path_factory.mktemp('evening')}/room.db", work)


def heard_before_the_deal(ear):
    """How many frames came before the step that brought the present hand."""
    return max(at for at, frame in enumerate(ear.frames) if getattr(frame, "deal", None))


async def act(table, guests, chance):
    guest = guests[table.game.actor_chair]
    legal = guest.own.legal
    if legal == ("draw",):
        thrown = tuple(sorted(chance.sample(range(1, 6), chance.randrange(4))))
        answer = await guest.act("draw", discards=thrown)
    elif "fold" in legal and chance.random() < 0.15:
        answer = await guest.act("fold")
    else:
        answer = await guest.act("call" if "call" in legal else "check")
    assert isinstance(answer, wire.Done)


def happened(frames, kind):
    """The events of a kind that stand in frames."""
    decoded = (wire.frame_decoder.decode(frame) for frame in frames)
    steps = (frame for frame in decoded if isinstance(frame, wire.Step))
    return [event for step in steps for event in step.happened if event["event"] == kind]


def dealt_to(hand, seat):
    """Every card that came to a seat in the hand."""
    brought = (e for e in hand.events if isinstance(e, events.Dealt | events.Drew))
    return {card for event in brought if event.seat == seat for card in event.cards}


def test_11_who_looks_into_a_suspicion_has_every_card_and_a_player_only_his_own(url):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        await play_out(table, ann, bob)
        find = select(kept_hands.c.body).where(kept_hands.c.table_id == table.id)
        body = await rig.room.store.read(lambda conn: conn.scalar(find))
        record = archive.unsealed(body, table.id, 1, rig.room.key)
        assert record.log == table.game.played.hand.events
        assert set(record.players) == {ann.player.id, bob.player.id}
        hand = table.game.played.hand
        async with asking(rig.room, **await cookie_of(rig, ann.player)) as pages:
            phh = (await pages.get(f"/api/v1/me/hands/{table.id}/1.phh")).text
        secret = dealt_to(hand, 1 - ann.own.seat) - known(hand, ann.own.seat, [])
        assert not any(TEXT[card].decode() in phh for card in secret)

    in_a_room(url, work)


def test_12_losing_hands_are_mucked_and_shown_to_nobody(evening):
    mucked = 0
    for hand, frames in evening:
        losers = {event.seat for event in hand.events if isinstance(event, events.Mucked)}
        mucked += len(losers)
        for loser in losers:
            held = {TEXT[card] for card in hand.cards(loser)}
            for viewer in frames.keys() - {loser}:
                seen = {TEXT[card] for card in known(hand, viewer, [])}
                assert not any(cards_in(frame) & (held - seen) for frame in frames[viewer])
    assert mucked, "nobody mucked in any hand"


def test_16_cards_of_folded_and_uncalled_hands_are_sent_to_nobody_else(evening):
    folded = 0
    for hand, frames in evening:
        shown = {event.seat for event in hand.events if isinstance(event, events.Shown)}
        for seat in set(range(hand.seats)) - shown:
            folded += 1
            held = {TEXT[card] for card in dealt_to(hand, seat)}
            for viewer in frames.keys() - {seat}:
                seen = {TEXT[card] for card in known(hand, viewer, [])}
                assert not any(cards_in(frame) & (held - seen) for frame in frames[viewer])
    assert folded


def test_17_cards_of_an_earlier_hand_are_not_in_a_later_one(evening):
    for hand, frames in evening[1:]:
        for viewer, told in frames.items():
            check_known(told, known(hand, viewer, []))


def test_18_whoever_reads_the_socket_of_a_watcher_finds_what_was_shown_and_no_more(evening):
    for hand, frames in evening:
        shown = [event.cards for event in hand.events if isinstance(event, events.Shown)]
        check_known(frames[None], {card for cards in shown for card in cards})


def test_19_of_cards_that_lie_face_down_only_their_number_is_sent(evening):
    for _, frames in evening:
        for viewer, told in frames.items():
            for kind in ("Dealt", "Declared", "Drew"):
                others = [event for event in happened(told, kind) if event["seat"] != viewer]
                assert others or kind != "Dealt"
                assert all(set(event) == {"event", "seat", "count"} for event in others)


@pytest.mark.parametrize(
    "more",
    [
        {"cards": "7c 5d"},
        {"hand_cards": ["7c"]},
        {"discards": ["7c"]},
        {"discards": [6]},
        {"discards": [0]},
        {"discards": [1, 2, 3, 4, 5, 1]},
        {"seat": 1},
    ],
)
def test_20_no_card_comes_from_a_client_only_places_in_his_own_hand(more):
    command = {"type": "act", "hand": 1, "decision": 0, "move": "draw", **more}
    with pytest.raises(msgspec.ValidationError):
        wire.command_decoder.decode(msgspec.json.encode(command))


def test_27_auto_check_fold_acts_at_once_and_the_turn_is_told_with_what_brought_it(url):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        first = actor(table, ann, bob)
        second = bob if first is ann else ann
        pre = {"hand": 1, "decision": second.own.next, "move": "check_fold"}
        assert isinstance(await second.do(wire.Pre, **pre), wire.Done)
        now = rig.clock.now
        await first.act("raise")
        assert not table.game.running
        assert rig.clock.now == now
        await rig.deal(ann, bob)
        first = actor(table, ann, bob)
        second = bob if first is ann else ann
        await first.act("call")
        step = second.last(wire.Step)
        assert step.happened[-1]["event"] == "Called"
        assert step.turn.chair == second.visit.chair
        assert step.turn.until == 20 * SECOND
        assert "check" in step.own.legal
        assert len(step.own.hand.split()) == 5

    in_a_room(url, work)


def test_29_spectators_see_a_hand_so_late_that_they_cannot_help_anybody(url):
    async def work(rig):
        table, ann, bob = await rig.headsup(Terms(name="table", chairs=2))
        eve = await rig.guest("Eve", table, 3)
        heard = len(eve.all(wire.Step))
        await play_out(table, ann, bob)
        assert len(eve.all(wire.Step)) == heard
        assert eve.told("hand") is None
        delay = table.game.state.terms.watch_delay
        assert delay >= 30
        await rig.pass_time(delay * SECOND + 10)
        assert eve.hand == 1
        assert eve.own is None

    in_a_room(url, work)


def test_30_a_new_room_has_tables_of_triple_draw_to_sit_down_at(url):
    async def work():
        room = await Room.open(Settings(database=url, node="here:1"))
        try:
            async with asking(room) as pages:
                return (await pages.get("/api/v1/tables")).json()
        finally:
            await room.stop()

    listed = asyncio.run(work())
    assert {table["terms"]["kind"] for table in listed} == {"cash", "sit_and_go"}
    assert not any(table["terms"]["private"] for table in listed)


def test_32_a_stale_selection_throws_nothing_away(url):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        while table.game.hand.phase != "drawing":
            guest = actor(table, ann, bob)
            await guest.act("call" if "call" in guest.own.legal else "check")
        guest = actor(table, ann, bob)
        decision = guest.turn.decision
        twice = await guest.act("draw", discards=(2, 2))
        assert twice.error == "illegal-action"
        await guest.act("draw", discards=(1, 2))
        while not (table.game.hand.phase == "drawing" and actor(table, ann, bob) is guest):
            other = actor(table, ann, bob)
            legal = other.own.legal
            await other.act(next(m for m in ("check", "call", "draw") if m in legal))
        held = guest.own.hand
        draw = {"hand": 1, "decision": decision, "move": "draw", "discards": (1, 2, 3)}
        assert (await guest.do(wire.Act, **draw)).error == "stale"
        assert guest.own.hand == held
        assert table.game.hand.phase == "drawing"

    in_a_room(url, work)


def test_36_who_is_out_of_step_is_sent_the_present_and_a_stranger_nothing_of_anybodys(url):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        guest = actor(table, ann, bob)
        decision = guest.turn.decision
        await rig.pass_time(81 * SECOND)
        answer = await guest.do(wire.Act, hand=1, decision=decision, move="call")
        assert answer.error == "stale"
        snapshot = guest.frames[-1]
        assert isinstance(snapshot, wire.Snapshot)
        assert snapshot.version == table.game.seq
        async with served(rig) as address, line(address, table.id) as stranger:
            assert (await stranger.hear(wire.Welcome)).player is None
            seen = await stranger.hear(wire.Snapshot)
            assert seen.own is None
            await stranger.say(wire.Act(id=1, hand=1, decision=0, move="fold"))
            assert (await stranger.hear(wire.Refused)).error == "need-login"

    in_a_room(url, work)


def test_37_histories_are_read_by_programs_that_check_every_chip(url, tmp_path):
    async def work(rig):
        table, ann, bob = await rig.headsup()
        for _ in range(3):
            await play_out(table, ann, bob)
            await rig.deal(ann, bob)
        async with asking(rig.room, **await cookie_of(rig, ann.player)) as pages:
            for ending in ("phhs", "txt"):
                path = tmp_path / f"hands.{ending}"
                path.write_text((await pages.get(f"/api/v1/me/hands/{table.id}.{ending}")).text)
                report = check_file(path)
                assert report.is_good
                assert report.counts == {"replays": 3}

    in_a_room(url, work)
