"""Whatever people do, and whenever: chips, cards and time come out right, and a log is a table.

`Evening` checks the ledger after every step; here are the steps, by chance.
"""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.room.table.evening import MINUTE, SECOND, Evening

from tripledraw.errors import RoomError
from tripledraw.room import entries, wire
from tripledraw.room.entries import Cancelled
from tripledraw.room.game.table import RoomTable
from tripledraw.room.player import Player
from tripledraw.rules.words import DRAWING

NAMES = ("ann", "bob", "cat", "dan", "eve", "fay", "gus")
TABLES = (
    {"buy_in_min": 20, "buy_in_max": 120},
    {"buy_in_min": 20, "buy_in_max": 300, "reshuffle": "everything", "chairs": 6},
    {"buy_in_min": 40, "buy_in_max": 40, "reshuffle": "stars", "chairs": 3, "speed": "fast"},
    {"buy_in_min": 20, "buy_in_max": 90, "chairs": 2, "bots": 1},
    {"buy_in_min": 20, "buy_in_max": 200, "private": True, "approval": True, "chairs": 4},
    {"kind": "sit_and_go", "chairs": 3, "buy_in_min": 7, "starting_stack": 60, "speed": "fast"},
    {"kind": "sit_and_go", "chairs": 2, "buy_in_min": 7, "starting_stack": 150},
)
MOVES = ("fold", "check", "call", "call", "bet", "raise", "raise", "draw")

Step = tuple[int, int, int]
steps = st.lists(
    st.tuples(st.integers(0, 39), st.integers(0, len(NAMES) - 1), st.integers(0, 31)),
    max_size=90,
)


class Restless(Evening):
    """An evening of steps chosen by numbers: what, who, how."""

    def step(self, what: int, who: int, how: int) -> None:
        """One step; a refused one has changed nothing."""
        before = msgspec.msgpack.encode(self.table.state)
        try:
            self._step(what, NAMES[who], how)
        except RoomError:
            assert msgspec.msgpack.encode(self.table.state) == before
        self.check_cards()

    def _step(self, what: int, name: str, how: int) -> None:
        if what < 16:
            self._play(how)
        elif what < 20:
            self.wait((SECOND, 10 * SECOND, MINUTE, 7 * MINUTE)[what - 16])
        elif what < 24:
            self.sit(name, how % 6, (20, 40, 90, 7)[what - 20])
        elif what < 36:
            self._say(name, self._command(what, name, how))
        else:
            self._surprise(what, name, how)

    def _play(self, how: int) -> None:
        """The one to act does something, legal or not."""
        if not self.table.running:
            self.wait(10 * SECOND)
            return
        drawing = self.table.hand.table.phase == DRAWING
        move = "draw" if drawing else MOVES[how % 8]
        discards = tuple(place + 1 for place in range(5) if how >> place & 1) if drawing else ()
        self.act(self.actor, move, *discards)

    def _command(self, what: int, name: str, how: int) -> wire.AnyCommand:
        hand, chair = self.table.state.number, self.table.chair_of(name)
        coming = self.table.next_decisions().get(chair, -1) if chair is not None else 0
        return (
            wire.Leave(),
            wire.SitOut(when=("now", "big_blind")[how % 2]),
            wire.SitIn(post=bool(how % 2)),
            wire.SitIn(post=True),
            wire.TopUp(chips=how * 5),
            (wire.Queue(), wire.Unqueue())[how % 2],
            wire.Pre(
                hand=hand,
                decision=max(0, coming),
                move=("check", "check_fold", "call", "call_any", "fold", "draw")[how % 6],
            ),
            wire.Next(),
            wire.Expose(hand=hand, positions=(how % 5 + 1,)),
            wire.Answer(player=NAMES[how % 7], yes=how < 24),
            (wire.Pause(), wire.Unpause(), wire.Unpause(), wire.Remove(chair=how % 6))[how % 4],
            wire.Act(hand=hand, decision=how % 3, move=MOVES[how % 8]),
        )[what - 24]

    def _say(self, name: str, command: wire.AnyCommand) -> None:
        if isinstance(command, wire.Pre | wire.Next):
            self.noted(name, command)
        else:
            self.do(name, command)

    def _surprise(self, what: int, name: str, how: int) -> None:
        if what == 36:
            self.drop(name) if name not in self.offline else self.back(name)
        elif what == 37:
            self.restart(down=how * SECOND)
        elif what == 38 and self.table.bots_wanted():
            self.bot(self.table.bots_wanted()[0], f"robot{how}")
        elif how % 8 == 0:
            self.happen(self.table.cancel("admin"))
        else:
            self.deaf.symmetric_difference_update((name,))

    def check_cards(self) -> None:
        """All 52 cards are somewhere in a hand, each once."""
        hand = self.table.hand
        if hand is None:
            return
        it = hand.table
        cards = it.stub[it.stub_top : it.stub_end] + it.muck[: it.muck_count]
        for seat in range(it.seats):
            if it.live >> seat & 1:
                cards += it.hole[seat][: it.held[seat]]
            if it.must_serve >> seat & 1 and hand.stakes.reshuffle != "everything":
                cards += it.thrown[seat][: it.thrown_count[seat]]
        assert sorted(cards) == list(range(52))


def played(terms: dict[str, object], chosen: list[Step]) -> Restless:
    table = Restless(*NAMES[: min(3, terms.get("chairs", 6))], owner="ann", **terms)
    for step in chosen:
        table.step(*step)
    return table


@pytest.mark.parametrize("terms", TABLES, ids=range(len(TABLES)))
@given(chosen=steps)
def test_whatever_happens_the_log_gives_the_same_table(terms, chosen):
    table = played(terms, chosen)
    again, snapshots = RoomTable("t1", table.deals), [(0, None)]
    for (seq, at, body), state in zip(table.log, table.states, strict=True):
        again.apply(entries.from_bytes(body), at)
        assert again.seq == seq
        assert msgspec.msgpack.encode(again.state) == state
        if not again.running:
            snapshots.append((seq, again.snapshot()))
    for seq, snapshot in snapshots[:: max(1, len(snapshots) // 6)]:
        later = RoomTable.restore("t1", table.deals, snapshot, table.log[seq:])
        assert msgspec.msgpack.encode(later.state) == table.states[-1]
        if later.running:
            assert later.hand.events == table.table.hand.events
    assert not any(
        isinstance(entry := entries.from_bytes(body), Cancelled) and entry.reason == "damaged"
        for _, _, body in table.log
    )


@pytest.mark.parametrize("terms", TABLES, ids=range(len(TABLES)))
@given(chosen=steps)
def test_whatever_happens_time_alone_brings_it_to_an_end(terms, chosen):
    """Nobody says a word any more: every hand ends, and in the end nothing is left to wait for."""
    table = played(terms, chosen)
    table.wait(4 * 60 * MINUTE)
    state = table.table.state
    assert not table.table.running
    assert table.table.chips().pot == (0 if state.is_cash else state.pool)
    if not state.is_cash and state.started and not state.paused:
        assert state.closed
    if state.is_cash and not state.paused:
        assert len(state.could_play()) < 2 or all(
            state.chairs[chair].agent is not None for chair in state.could_play()
        )
    assert state.requests == []


@given(chosen=steps, who=st.sampled_from(NAMES))
def test_to_ask_what_a_command_is_worth_changes_nothing(chosen, who):
    table = played(TABLES[0], chosen)
    before = msgspec.msgpack.encode(table.table.state)
    events = table.table.hand.events if table.table.hand else ()
    for what in range(24, 36):
        for how in range(6):
            command = table._command(what, who, how)
            if isinstance(command, wire.Pre | wire.Next):
                continue
            try:
                table.table.decide(command, Player(who, who), table.now)
            except RoomError:
                continue
    table.table.coming(table.now + MINUTE)
    table.table.wakes_at()
    table.table.table_state()
    assert msgspec.msgpack.encode(table.table.state) == before
    assert (table.table.hand.events if table.table.hand else ()) == events
