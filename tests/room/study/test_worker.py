"""The process that solves, as it is: spots that are right and wrong, stops, and its own end."""

import _thread
import subprocess
import sys
from contextlib import contextmanager
from io import BytesIO
from itertools import count
from types import SimpleNamespace

import msgspec
import pytest

from tripledraw.errors import RoomError, SolverError, TooHeavy
from tripledraw.extras import can_compile
from tripledraw.room.study import talk
from tripledraw.room.study.process import WORKER
from tripledraw.room.study.spots import MOST_SECONDS, StudySpot
from tripledraw.room.study.talk import Forget, Look, Progress, Seen, Solve, Solved, Stop, Unsolved
from tripledraw.solver.precision import Precision

if not can_compile():
    pytest.skip("the extra solver is not installed", allow_module_level=True)

from tripledraw.room.study import worker as worker_module

RIVER = StudySpot(big_blind="D1:2346", button="D1:2578", pot=160, drawn=(1, 1), seconds=30)
DRAW = StudySpot(big_blind="D1:2347", button="pat 9-J", pot=100, seconds=30)
THIRD = StudySpot(big_blind="pat 8", button="pat 9", pot=100, third_round=True, seconds=1)
LONG = StudySpot(line="rc 2-1 xbc 1-1 xx", pot=80, precision=Precision.CARDS, seconds=MOST_SECONDS)


class Worker:
    """The process; as a context it is there inside and gone afterwards."""

    def __init__(self):
        self.process = subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        with self.process:  # closes its input, and waits
            pass

    def tell(self, request):
        self.process.stdin.write(talk.line(request))
        self.process.stdin.flush()

    def hear(self):
        return talk.answers.decode(self.process.stdout.readline())

    def ask(self, request):
        """What it says to a request in the end."""
        self.tell(request)
        while isinstance(answer := self.hear(), Progress):
            pass
        return answer


def in_this_process():
    """A worker that is told by hand, and what it says."""
    said = BytesIO()
    return worker_module.Worker(BytesIO(), said), said


def answers_in(said):
    return [talk.answers.decode(line) for line in said.getvalue().splitlines()]


@contextmanager
def at_line(number, call):
    """Calls once at so many lines of the worker; what it gives is true once it has."""
    lines, landed = count(), []

    def trace(frame, event, _):
        if frame.f_code.co_filename != worker_module.__file__ or landed:
            return None
        if event == "line" and next(lines) == number:
            landed.append(True)
            call()
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield landed
    finally:
        sys.settrace(before)


@pytest.fixture(scope="module")
def worker():
    """One for all: what a test leaves behind is no trouble to the next."""
    with Worker() as running:
        yield running
    assert running.process.returncode == 0  # it has ended with its input


def test_a_spot_is_solved_and_its_points_are_told(worker):
    found = worker.ask(Solve(id="a", spot=RIVER))
    assert isinstance(found, Solved)
    assert found.exploitability <= 0.001
    assert sum(found.value) == pytest.approx(160, abs=0.01)
    decision = worker.ask(Look(id="a", number=1, path="x", hand="86432")).decision
    assert (decision.seat, decision.draws, decision.actions) == (1, False, ("check", "bet"))
    assert sum(row.share for row in decision.groups) == pytest.approx(1, abs=0.001)
    assert sum(row.share for row in decision.hands) == pytest.approx(1, abs=0.001)
    for row in (*decision.groups, *decision.hands):
        assert sum(row.frequency) == pytest.approx(1, abs=0.001)
    eight = decision.groups[0]
    assert (eight.name, round(eight.frequency[1], 2)) == ("8", 1)  # it bets its best hands
    assert decision.held.name == "86432"
    assert decision.held.share == 0  # 2-5-7-8 makes no such hand
    equity = [mark.equity for mark in decision.marks]
    assert equity == sorted(equity, reverse=True)
    assert sum(decision.words.values()) == pytest.approx(1, abs=0.001)


def test_a_point_where_nobody_acts_and_what_is_no_hand_are_refused(worker):
    worker.ask(Solve(id="a", spot=RIVER))
    over = worker.ask(Look(id="a", number=2, path="xbc", hand=""))
    assert over == Seen(id="a", number=2, error="study-path", reason=over.reason)
    assert "is over" in over.reason
    wrong = worker.ask(Look(id="a", number=3, path="x", hand="99999"))
    assert wrong.error == "study-hand"
    assert "no hand" in wrong.reason


def test_a_solution_is_there_until_it_is_forgotten(worker):
    worker.ask(Solve(id="a", spot=RIVER))
    look = Look(id="a", number=1, path="", hand="")
    assert worker.ask(look).decision is not None
    worker.tell(Forget(id="a"))
    assert worker.ask(look) == Seen(id="a", number=1, decision=None)


def test_a_draw_tells_what_is_kept(worker):
    worker.ask(Solve(id="a", spot=DRAW))
    decision = worker.ask(Look(id="a", number=1, path="1", hand="J9854")).decision
    assert (decision.draws, decision.actions) == (True, tuple("012345"))
    nine = next(row for row in decision.groups if row.name == "9")
    assert nine.frequency[0] > 0.99  # nines stand pat against one card
    held = decision.held
    assert {keep.kept for keep in held.keeps} >= {"J9854", "9854", ""}
    assert sum(keep.frequency for keep in held.keeps) == pytest.approx(1, abs=0.01)
    best = [max(keep.ev for keep in held.keeps if keep.drawn == drawn) for drawn in range(6)]
    assert held.evs == tuple(best)
    assert all(mark.equity is None for mark in decision.marks)


@pytest.mark.parametrize(
    ("spot", "error", "told"),
    [
        ({"big_blind": "pat 8; Dx", "button": "pat 9"}, "study-range", {"place": 9}),
        ({"big_blind": "pat 8", "button": ""}, "study-range", {"field": "button"}),
        ({"big_blind": "2c2d2h2s3c", "button": "2c2d2h2s4c"}, "study-spot", {}),
        ({"line": "rc 2-1 xbcc 1-1 xx"}, "study-spot", {}),
        ({"line": "rc 2-1 xb 1-1 xx"}, "study-spot", {}),
        ({"line": "rc 2-1 xbc 1-1"}, "study-spot", {}),
        ({"line": "rc 2-1 xbc 1-1 xx", "third_round": True}, "study-spot", {}),
        ({"line": "rc 2 xbc 1-1 xx"}, "study-spot", {}),
        ({"line": "rc - xbc - xx"}, "study-spot", {}),
        ({"line": "rc 2-1 xbc 1-1 xx", "drawn": (1,)}, "study-spot", {}),
        ({"big_blind": "pat 8", "button": "pat 9", "third_round": True, "drawn": (1,)},
         "study-spot", {}),
        ({"big_blind": "pat 8", "button": "pat 9", "small_bet": 20, "big_bet": 10},
         "study-spot", {}),
        ({"big_blind": "pat 8", "button": "pat 9", "third_round": True, "precision": "cards"},
         "study-spot", {}),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_spot_is_said(spot, error, told):
    from tripledraw.room.study.reading import spot_of

    asked = msgspec.convert({"pot": 100, **spot}, StudySpot)
    with pytest.raises(RoomError) as refused:
        spot_of(asked)
    assert refused.value.id == error
    assert refused.value.arguments["reason"]
    assert told.items() <= refused.value.arguments.items()


def test_a_wrong_spot_harms_nothing(worker):
    wrong = worker.ask(Solve(id="a", spot=StudySpot(big_blind="?", button="?", pot=1)))
    assert (wrong.error, wrong.arguments["field"]) == ("study-range", "big_blind")
    assert isinstance(worker.ask(Solve(id="b", spot=RIVER)), Solved)


def test_a_flush_is_refused_by_ranks_and_a_hand_of_its_own_by_cards(worker):
    spot = StudySpot(big_blind="7h5h4h3h2h", button="pat 8", pot=100, drawn=(0, 0), seconds=2)
    wrong = worker.ask(Solve(id="a", spot=spot))
    assert wrong.error == "study-spot"
    assert "the big blind's range holds the flush 7h 5h 4h 3h 2h" in wrong.arguments["reason"]
    by_cards = msgspec.structs.replace(spot, precision=Precision.CARDS)
    found = worker.ask(Solve(id="b", spot=by_cards))
    assert found.value[0] < 20  # it loses to every eight


@pytest.mark.parametrize(
    ("raised", "error", "arguments"),
    [
        (SolverError("too little memory"), "study-spot", {"reason": "too little memory"}),
        (TooHeavy("too little memory"), "study-heavy", {}),
        (MemoryError(), "study-heavy", {}),
    ],
    ids=str,
)
def test_what_solving_refuses_harms_nobody(monkeypatch, raised, error, arguments):
    def solve(*_, **__):
        raise raised

    monkeypatch.setattr(worker_module, "solve", solve)
    desk, said = in_this_process()
    desk._hear(Solve(id="a", spot=RIVER))
    desk._solve(desk._asked.get())
    assert answers_in(said) == [talk.Wrong(id="a", error=error, arguments=arguments)]


def test_a_solution_says_its_size(worker):
    sizes = [worker.ask(Solve(id="a", spot=spot)).size for spot in (RIVER, THIRD)]
    assert sizes[0] < 30e6
    assert 80e6 < sizes[1] < 120e6
    worker.tell(Forget(id="a"))


def test_a_stop_is_heard_wherever_it_lands(monkeypatch):
    found = SimpleNamespace(
        iterations=1, seconds=1, exploitability=0.1, complete=True, value=(1, 2), endgame=None
    )
    found.played_on = lambda: found
    monkeypatch.setattr(worker_module, "spot_of", lambda spot: None)
    monkeypatch.setattr(worker_module, "solve", lambda *_, **__: found)
    monkeypatch.setattr(worker_module, "_size", lambda endgame: 1)
    for line in count():
        desk, said = in_this_process()
        monkeypatch.setattr(_thread, "interrupt_main", lambda: desk._interrupted(2, None))  # noqa: B023
        desk._hear(Solve(id="a", spot=RIVER))
        with at_line(line, lambda: desk._hear(Stop(id="a"))) as landed:  # noqa: B023
            desk._solve(desk._asked.get())
        assert len(answers_in(said)) == 1
        assert (desk._solving, desk._wanted) == (None, set())
        if not landed:
            break
    assert line > 10
    assert isinstance(answers_in(said)[0], Solved)


def test_the_process_ends_when_it_hears_no_more():
    with Worker() as running:
        running.process.stdin.write(b"this is no request\n")
        running.process.stdin.flush()
        try:
            assert running.process.wait(timeout=30) == 1
        finally:
            running.process.kill()


def test_a_stop_gives_what_there_is(worker):
    worker.tell(Solve(id="a", spot=LONG))
    assert isinstance(worker.hear(), Progress)
    found = worker.ask(Stop(id="a"))
    assert isinstance(found, Solved)
    assert (found.complete, found.seconds < MOST_SECONDS) == (False, True)
    assert isinstance(worker.ask(Solve(id="b", spot=RIVER)), Solved)


def test_what_is_stopped_before_it_begins_is_not_begun(worker):
    worker.tell(Solve(id="a", spot=LONG))
    worker.tell(Solve(id="b", spot=LONG))
    worker.tell(Stop(id="b"))
    assert isinstance(worker.ask(Stop(id="a")), Solved | Unsolved)
    assert worker.hear() == Unsolved(id="b")


def test_a_solution_is_looked_at_while_another_is_solved(worker):
    worker.ask(Solve(id="a", spot=RIVER))
    worker.tell(Solve(id="b", spot=LONG))
    assert isinstance(worker.ask(Look(id="a", number=1, path="", hand="")), Seen)
    assert isinstance(worker.ask(Stop(id="b")), Solved | Unsolved)
