"""A solver that solves nothing: what it does with a spot, and its size, is said by the pot.

python -m tests.room.study.scripted
"""

import os
import sys

from tripledraw.room.study import talk
from tripledraw.room.study.spots import StudyDecision
from tripledraw.room.study.talk import Look, Progress, Solve, Solved, Stop, Wrong

COMMAND = (sys.executable, "-m", "tests.room.study.scripted")
DIES, LASTS, BABBLES, IS_WRONG = 1, 2, 3, 4

NOTHING = StudyDecision(
    path="", seat=0, draws=True, actions=("0",), reached=1, words={}, groups=(), hands=(),
    unlisted=0, marks=(), held=None,
)  # fmt: skip


def say(answer: talk.Answer) -> None:
    sys.stdout.buffer.write(talk.line(answer))
    sys.stdout.buffer.flush()


def solved(id: str, *, complete: bool, size: int = 0) -> Solved:
    return Solved(
        id=id, iterations=9, seconds=0.5, exploitability=0.01, complete=complete, value=(1, 2),
        size=size,
    )  # fmt: skip


def solve(asked: Solve) -> None:
    match asked.spot.pot:
        case pot if pot == DIES:
            os._exit(1)
        case pot if pot == LASTS:
            say(Progress(id=asked.id, iterations=1, seconds=0.1, exploitability=0.5))
        case pot if pot == BABBLES:
            sys.stdout.buffer.write(b"this is no JSON\n")
            sys.stdout.buffer.flush()
        case pot if pot == IS_WRONG:
            say(Wrong(id=asked.id, error="study-spot", arguments={"reason": "no such spot"}))
        case _:
            say(solved(asked.id, complete=True, size=asked.spot.pot))


waiting: list[Look] = []


def look(asked: Look) -> None:
    """Nobody acts after "x"; at "bb" the process dies; "c" is answered before the next."""
    if asked.path == "c":
        waiting.append(asked)
        return
    if waiting:
        tell(waiting.pop())
    tell(asked)


def tell(asked: Look) -> None:
    if asked.path == "bb":
        os._exit(1)
    found = None if asked.path == "x" else NOTHING
    reason = "the hand is over" if asked.path == "x" else ""
    say(
        talk.Seen(
            id=asked.id,
            number=asked.number,
            decision=found,
            error=reason and "study-path",
            reason=reason,
        )
    )


def main() -> None:
    for line in sys.stdin.buffer:
        match talk.requests.decode(line):
            case Solve() as asked:
                solve(asked)
            case Stop(id=id):
                say(solved(id, complete=False))
            case Look() as asked:
                look(asked)


if __name__ == "__main__":
    main()
