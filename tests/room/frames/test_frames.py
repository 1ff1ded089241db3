"""Steps and snapshots: each version once, and both ways of following a table end at the same."""

import json

import msgspec
import pytest
from tests.room.frames.scripted import BEGIN, SECOND, RecordingDealer, Script

from tripledraw.errors import FairnessError
from tripledraw.room import entries, wire
from tripledraw.room.frames.teller import KEPT, Teller

POLICIES = ("standard", "stars", "everything")


def read(frame):
    return wire.frame_decoder.decode(frame)


def played(script, see):
    """Play a script; ``see`` is called with table, teller, what is told and the time."""
    table = script.table(RecordingDealer(script.orders))
    teller, batch, now = Teller(table), [], BEGIN
    for entry, is_last in script.go_on(table):
        now += SECOND
        table.apply(entry, now)
        batch.append(entry)
        if is_last or not table.running:
            see(table, teller, teller.after(batch, now), now)
            batch.clear()
    return table, teller, now


def viewers(script):
    return [None, "somebody else", *script.players]


class Client:
    """Keeps a snapshot up to date by the steps after it, as docs/reference/wire.md says."""

    def __init__(self, frame):
        self.state = json.loads(frame)

    def step(self, frame):
        step = json.loads(frame)
        assert step["version"] == self.state["version"] + 1
        own, state = step.get("own"), self.state
        if "hand" in step:
            state.pop("turn", None)
        if "deal" in step:
            state |= {"happened": [], "own": {}}
        if own is not None:
            before = state.get("own", {})
            own["proofs"] = [*before.get("proofs", []), *own.get("proofs", [])]
            own["leaves"] = {**before.get("leaves", {}), **own.get("leaves", {})}
        happened = [*state.get("happened", []), *step.pop("happened", [])]
        self.state = {**state, **step, "happened": happened, "type": "snapshot"}


def still(state):
    """A state without the stacks that hand.view tells while a hand is played, and without time."""
    state = {name: value for name, value in state.items() if value not in ([], {})}
    if state["table"]["stage"] == "playing":
        chairs = state["table"]["chairs"]
        state["table"] = {**state["table"], "chairs": [{**c, "stack": 0} for c in chairs]}
    if "turn" in state:
        state["turn"] = {name: state["turn"][name] for name in ("chair", "decision")}
    if "own" in state:
        state["own"] = {
            name: value for name, value in state["own"].items() if value not in ([], {})
        }
    return state


@pytest.mark.parametrize("reshuffle", POLICIES)
def test_a_snapshot_is_what_all_steps_come_to(reshuffle):
    for number in range(12):
        script = Script(number, reshuffle)
        clients = {}

        def see(table, teller, told, now, script=script, clients=clients):
            for viewer in viewers(script):
                snapshot = teller.snapshot(viewer, now)
                if viewer in clients:
                    for each in told:
                        clients[viewer].step(each.to(viewer))
                    assert still(clients[viewer].state) == still(Client(snapshot).state)
                else:
                    clients[viewer] = Client(snapshot)

        played(script, see)


@pytest.mark.parametrize("reshuffle", POLICIES)
def test_after_a_restart_the_same_is_told(reshuffle):
    """A teller made in the middle of a draw, or anywhere, knows what has been told already."""
    for number in range(5):
        script = Script(number, reshuffle)

        def see(table, teller, told, now, script=script):
            for viewer in viewers(script):
                assert Teller(table).snapshot(viewer, now) == teller.snapshot(viewer, now)

        played(script, see)


def test_every_entry_has_its_version_and_what_a_batch_changed_comes_with_its_last():
    lengths = []

    def see(table, teller, told, now):
        assert [each.version for each in told] == list(
            range(table.seq - len(told) + 1, table.seq + 1)
        )
        for each in told[:-1]:
            assert read(each.to(None)) == wire.Step(version=each.version)
        lengths.append(len(told))

    for number in range(20):
        played(Script(number, "standard"), see)
    assert 1 in lengths
    assert max(lengths) > 1


def test_who_missed_some_gets_the_same_steps_and_the_time_that_is_left_now():
    script = Script(2, "standard")
    frames = {viewer: [] for viewer in viewers(script)}

    def see(table, teller, told, now):
        later = now + SECOND
        for viewer, sent in frames.items():
            sent += [(each.version, each.to(viewer)) for each in told]
            behind = max(0, len(sent) - 10)
            missed = teller.missed(viewer, sent[behind][0], later)
            assert missed[:-1] == [frame for _, frame in sent[behind + 1 : -1]]
            if len(missed):
                last, was = read(missed[-1]), read(sent[-1][1])
                assert last.turn == table.turn(later)
                assert msgspec.structs.replace(last, turn=was.turn) == was

    played(script, see)


def test_who_missed_too_much_or_names_no_version_needs_a_snapshot():
    table, teller, now = played(Script(3, "standard"), lambda *_: None)
    kept = table.seq - len(Script(3, "standard").chairs) - 1
    assert teller.missed(None, 0, now) is None
    assert teller.missed(None, table.seq + 1, now) is None
    assert teller.missed(None, table.seq, now) == []
    assert len(teller.missed(None, table.seq - kept, now)) == kept
    for number in range(KEPT):
        table.apply(entries.Queued(player=f"p{number}", name=f"P {number}"), now)
        teller.after([entries.Queued(player=f"p{number}", name=f"P {number}")], now)
    assert len(teller.missed(None, table.seq - KEPT, now)) == KEPT
    assert teller.missed(None, table.seq - KEPT - 1, now) is None


def test_who_takes_the_chair_gets_nothing_of_who_sat_there():
    script = Script(4, "standard")
    table, teller, now = played(script, lambda *_: None)
    before, chair = table.seq, script.chairs[0]
    batch = [entries.Freed(chair=chair, chips=0)]
    batch.append(entries.Sat(chair=chair, player="new", name="New", chips=100))
    for entry in batch:
        table.apply(entry, now)
    teller.after(batch, now)
    for frame in (teller.snapshot("new", now), *teller.missed("new", before - 20, now)):
        assert b'"own"' not in frame
    assert read(teller.snapshot(script.players[0], now)).own is not None


def test_the_order_in_which_a_draw_is_told():
    """Declarations as they come, cards and reshuffles in the order of the log after the last."""
    script = Script(0, "standard", crowded=True)  # all throw all
    steps = []
    played(script, lambda table, teller, told, now: steps.extend(each.to(None) for each in told))
    draws = [
        [event["event"] for event in read(frame).happened if event["event"] in DRAWING]
        for frame in steps
    ]
    first = next(at for at, kinds in enumerate(draws) if kinds)
    assert draws[first : first + 5] == [["Declared"]] * 5
    assert draws[first + 5] == ["Declared", *["Drew"] * 4, "Reshuffled", "Drew", "Drew"]


DRAWING = ("Declared", "Drew", "Reshuffled")


def test_own_cards_in_the_middle_of_a_draw_are_the_kept_ones():
    script = Script(1, "standard")
    seen = []

    def see(table, teller, told, now):
        hand = table.played.hand if table.played else None
        if hand is None or hand.phase != "drawing":
            return
        for seat, player in enumerate(script.players):
            own = read(teller.snapshot(player, now)).own
            drawn = hand.view().draws[seat]
            declared = len(drawn) == hand.round
            assert len(own.hand.split()) == 5 - (drawn[-1] if declared else 0)
            assert len(own.discarded) == len(drawn)
            seen.append(declared)

    played(script, see)
    assert set(seen) == {True, False}


def test_a_cancelled_hand_is_told_and_gone():
    script = Script(5, "standard")
    table = script.table(RecordingDealer(script.orders))
    teller = Teller(table)
    for entry, _ in script.begin():
        table.apply(entry, BEGIN)
        teller.after([entry], BEGIN)
    (void,) = table.cancel("admin")
    table.apply(void, BEGIN)
    (told,) = teller.after([void], BEGIN)
    step = read(told.to(script.players[0]))
    assert step.happened == ({"event": "Cancelled", "hand": 1, "reason": "admin"},)
    assert (step.hand, step.own, step.turn) == (None, None, None)
    assert step.table.cancelled == 1
    assert read(teller.snapshot(script.players[0], BEGIN)).hand is None


def test_cards_turned_up_after_the_hand_are_public():
    script = Script(6, "standard")
    told = []

    def see(table, teller, fresh, now):
        told.extend(read(each.to(None)) for each in fresh)

    table, teller, now = played(script, see)
    show = entries.Exposed(chair=script.chairs[1], positions=(2, 5))
    table.apply(show, now)
    (step,) = teller.after([show], now)
    cards = table.played.hand.view(1).to_json()["hand"].split()
    exposed = {"event": "Exposed", "seat": 1, "cards": f"{cards[1]} {cards[4]}"}
    assert read(step.to(None)).happened == (exposed,)
    assert exposed in read(teller.snapshot(None, now)).happened


@pytest.mark.parametrize("reshuffle", POLICIES)
def test_every_card_of_order_0_is_proved_and_under_stars_no_other(reshuffle):
    orders = set()
    for number in range(10):
        script = Script(number, reshuffle, crowded=True)
        _, teller, now = played(script, lambda *_: None)
        for player in script.players:
            own = read(teller.snapshot(player, now)).own
            cards = sorted(" ".join([own.hand, *own.discarded]).split())
            orders |= {proof["order"] for proof in own.proofs}
            if reshuffle != "stars":
                assert sorted(proof["card"] for proof in own.proofs) == cards
            assert {proof["card"] for proof in own.proofs} <= set(cards)
            assert len(own.proofs) >= 5
    assert (max(orders) > 0) == (reshuffle != "stars")


def test_frames_are_plain_json_with_their_kind():
    script = Script(7, "standard")
    _, teller, now = played(script, lambda *_: None)
    data = json.loads(teller.snapshot(script.players[0], now))
    assert data["type"] == "snapshot"
    assert data["hand"]["view"]["phase"] == "over"


def test_a_table_whose_cards_are_lost_is_told_without_a_hand():
    script = Script(8, "standard")
    table = script.table(RecordingDealer(script.orders))
    table.deals = lose_cards
    teller = Teller(table)
    for entry, _ in script.begin():
        table.apply(entry, BEGIN)
        (told,) = teller.after([entry], BEGIN)
    step = read(told.to(script.players[0]))
    assert (step.table.stage, step.hand, step.own, step.happened) == ("playing", None, None, ())
    assert read(teller.snapshot(script.players[0], BEGIN)).hand is None


def lose_cards(promised, links):
    raise FairnessError("the seeds cannot be read")
