"""Talk at the table: within limits, in one line, and not from those who are muted or blocked."""

import pytest
from tests.room.live.rig import Guest, in_a_room
from tests.room.live.serving import asking, cookie_of

from tripledraw.errors import RoomError
from tripledraw.room import wire
from tripledraw.room.lines import cleaned
from tripledraw.room.live.chat import MOST_MUTED, Talk
from tripledraw.room.terms import Terms

HOME = Terms(name="home", chairs=3, private=True, watch_delay=0)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("  hello \t there\n", "hello there"),
        ("e\u0301", "\u00e9"),
        ("a\u202ebc\u202c", "a bc"),
        ("zero\u200bwidth", "zero width"),
        ("שלום", "שלום"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\x00\x1b[31m", "[31m"),
        ("\u200d\u200d", ""),
    ],
)
def test_what_is_passed_on_is_one_line_that_turns_nothing_round(text, line):
    assert cleaned(text) == line


def test_who_talks_too_much_has_to_wait():
    talk = Talk()
    for _ in range(5):
        talk.line("ann", "hello", 0)
    with pytest.raises(RoomError) as refused:
        talk.line("ann", "hello", 0)
    assert refused.value.id == "too-fast"
    assert talk.line("bob", "hello", 0) == "hello"
    assert talk.line("ann", "hello", 2_000) == "hello"


def test_no_more_are_muted_than_are_remembered():
    talk = Talk()
    for number in range(3 * MOST_MUTED):
        talk.mute(f"player {number}", True)
        talk.mute("ann", True)
    assert len(talk.muted) == MOST_MUTED
    with pytest.raises(RoomError):
        talk.line("ann", "hello", 0)
    talk.mute("ann", False)
    assert talk.line("ann", "hello", 0) == "hello"


def test_chat_and_reactions_reach_everybody_at_the_table(tmp_path):
    async def work(rig):
        _, ann, bob = await rig.headsup()
        assert isinstance(await ann.do(wire.Chat, text=" hi "), wire.Done)
        assert isinstance(await bob.do(wire.React, reaction="nice"), wire.Done)
        said = wire.Said(player=ann.player.id, name="Ann", text="hi")
        for guest in (ann, bob):
            assert guest.last(wire.Said) == said
            assert guest.last(wire.Reacted) == wire.Reacted(chair=1, reaction="nice")
        assert (await ann.do(wire.Chat, text="\u202e")).error == "message-bad"

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_who_only_watches_does_not_talk(tmp_path):
    async def work(rig):
        table = await rig.table()
        eve = await rig.guest("Eve", table)
        assert (await eve.do(wire.Chat, text="fold!")).error == "not-seated"
        assert (await eve.do(wire.React, reaction="nice")).error == "not-seated"

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_the_owner_mutes_and_lets_speak_again(tmp_path):
    async def work(rig):
        owner = await rig.player("Owner")
        table = await rig.table(HOME, owner)
        host = await Guest(owner).join(table)
        ann = await rig.guest("Ann", table)
        await ann.sit(0)
        assert (await ann.do(wire.Mute, player=owner.id)).error == "not-owner"
        assert (await host.do(wire.Mute, player="nobody here")).error == "player-gone"
        assert not table._talk.muted
        await host.do(wire.Mute, player=ann.player.id)
        assert (await ann.do(wire.Chat, text="hi")).error == "chat-muted"
        assert (await ann.do(wire.React, reaction="wow")).error == "chat-muted"
        await host.do(wire.Mute, player=ann.player.id, muted=False)
        assert isinstance(await ann.do(wire.Chat, text="hi"), wire.Done)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_who_has_blocked_somebody_hears_nothing_of_him(tmp_path):
    async def work(rig):
        table = await rig.table(HOME)
        ann = await rig.guest("Ann", table, 1)
        await ann.sit(0)
        bob = Guest(await rig.player("Bob"), 2)
        await bob.join(table, blocked=frozenset({ann.player.id}))
        await bob.sit(1)
        await ann.do(wire.Chat, text="hi")
        await ann.do(wire.React, reaction="wow")
        await bob.do(wire.Chat, text="who is there?")
        assert [said.text for said in bob.all(wire.Said)] == ["who is there?"]
        assert not bob.all(wire.Reacted)

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)


def test_blocking_somebody_counts_at_once_for_who_is_at_the_table(tmp_path):
    async def work(rig):
        table = await rig.table(HOME)
        ann, bob = await rig.guest("Ann", table, 1), await rig.guest("Bob", table, 2)
        eve = await rig.guest("Eve", table, 3)
        for chair, guest in enumerate((ann, bob)):
            await guest.sit(chair)
        for listener in (bob, eve):
            listener.frames.clear()
            async with asking(rig.room, **await cookie_of(rig, listener.player)) as pages:
                for blocked, heard in ((True, 0), (False, 1), (True, 1)):
                    note = {"text": "", "blocked": blocked}
                    page = f"/api/v1/notes/{ann.player.id}"
                    assert (await pages.put(page, json=note)).status_code == 200
                    await ann.do(wire.Chat, text="hi")
                    assert len(listener.all(wire.Said)) == heard
                    rig.clock.advance(5_000)
        assert len(ann.all(wire.Said)) == 6, "nobody is told that he is blocked"

    in_a_room(f"sqlite:///{tmp_path}/room.db", work)
