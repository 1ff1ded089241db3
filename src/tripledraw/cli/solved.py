"""How a solved spot is shown: a table by groups of hands, every hand, or JSON."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from json import dumps
from typing import Any

import numpy as np

from tripledraw.cards import RANKS, write
from tripledraw.cli.figures import counted
from tripledraw.solver.endgame import Decision, Progress, Solution
from tripledraw.solver.endgame.audit import Audit
from tripledraw.solver.endgame.columns import SUIT_NAMES
from tripledraw.solver.endgame.keeps import DRAWN, MASKS
from tripledraw.solver.endgame.spot import SEAT_NAMES
from tripledraw.solver.endgame.summary import Row, bet_words, choices, draw_words, rows
from tripledraw.solver.ranks import class_name, rank_tables

Cards = Sequence[int]

SHOWN = 1e-6
"""Hands that are a smaller part of the range than this are not shown, nor are rarer keeps."""

RARELY = 5e-4
"""What a hand does less often is not shown."""

DRAW_NAMES = ("pat", *(f"D{drawn}" for drawn in range(1, DRAWN)))


@contextmanager
def solving_bar(seconds: float) -> Iterator[Progress | None]:
    """A bar of the seconds on stderr with the exploitability; None where nobody looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console  # only a bar needs rich
    from rich.progress import Progress as Bar

    bar = Bar(console=Console(stderr=True), transient=True)
    task = bar.add_task("solving", total=seconds)

    def progress(iterations: int, passed: float, found: float) -> None:
        bar.update(task, completed=passed, description=f"{iterations} iterations, {found:.3%}")

    with bar:
        yield progress


def as_text(solution: Solution, paths: list[str], hands: bool, asked: Sequence[Cards] = ()) -> str:
    """The spot as a whole, then a table for each point, with what the hands asked for do there."""
    first, second = solution.value
    parts = [
        f"{counted(solution.iterations, 'iteration')}, {solution.seconds:.1f} s: "
        f"the best answers win {solution.exploitability:.3%} of the pot\n"
        f"of {solution.spot.pot} chips the {SEAT_NAMES[0]} wins {first:.2f}, "
        f"the {SEAT_NAMES[1]} {second:.2f}"
    ]
    for path in paths:
        decision = solution.closely(path)
        parts.append(_decision(solution, decision, hands))
        parts += [_asked(decision, cards) for cards in asked]
    return "\n\n".join(parts)


def _asked(decision: Decision, cards: Cards) -> str:
    shown = [row for row in choices(decision, cards) if row.frequency > RARELY]
    width = max(len(row.name) for row in shown)
    lines = [f"{row.name:<{width}}{row.frequency:7.1%}{row.ev:8.2f}" for row in shown]
    column = int(decision.hands.of(np.array([cards]))[0])
    return "\n".join([f"{write(cards)}, as {decision.hands.name(column)}", *lines])


def audited(found: Audit) -> str:
    """An audit in one line."""
    return (
        f"with real cards, {found.hands} hands of each seat sampled, answers win "
        f"{found.gain:.2%} of the pot; standard error {found.error:.2%}"
    )


def _decision(solution: Solution, decision: Decision, hands: bool) -> str:
    names = DRAW_NAMES if decision.draws else decision.actions
    lines = [_title(decision)]
    if decision.reach.sum() <= 0:
        return f"{lines[0]}: it never comes here"
    found = _every_hand(decision) if hands else rows(decision)
    width = max(5, *(len(row.name) for row in found))
    lines.append(
        f"{'hands':<{width}}   share" + "".join(f"{name:>7}" for name in names) + "      EV"
    )
    for name, share, often, ev in found:
        shares = "".join(f"{each:7.1%}" for each in often)
        lines.append(f"{name:<{width}}{share:8.2%}{shares}{ev:8.2f}")
    lines.append(
        ", ".join(f"{word} {share:.1%}" for word, share in _words(solution, decision).items())
    )
    return "\n".join(lines)


def _title(decision: Decision) -> str:
    what = "draws" if decision.draws else "acts"
    where = f' after "{decision.path}"' if decision.path else ""
    return f"the {SEAT_NAMES[decision.seat]} {what}{where}"


def _words(solution: Solution, decision: Decision) -> dict[str, float]:
    return draw_words(decision) if decision.draws else bet_words(solution, decision)


def _every_hand(decision: Decision) -> list[Row]:
    choices = decision.by_number if decision.draws else decision.frequency
    shares = decision.reach / decision.reach.sum()
    return [
        Row(
            decision.hands.name(int(place)), float(shares[place]),
            tuple(float(share) for share in choices[:, place]), float(decision.value[place]),
        )
        for place in np.flatnonzero(shares > SHOWN)
    ]  # fmt: skip


def as_json(solution: Solution, paths: list[str], audit: Audit | None = None) -> str:
    """Everything as JSON: shares 0 to 1, chips; a keep goes by its ranks from high to low."""
    spot = solution.spot
    return dumps(
        {
            "pot": spot.pot,
            "stakes": spot.stakes.to_json(),
            "stacks": spot.stacks,
            "drawn": spot.drawn,
            "third_round": spot.bets_first,
            "iterations": solution.iterations,
            "seconds": round(solution.seconds, 3),
            "exploitability": solution.exploitability,
            "complete": solution.complete,
            "value": dict(zip(SEAT_NAMES, solution.value, strict=True)),
            "precision": solution.endgame.precision,
            "decisions": [_decision_json(solution, solution.closely(path)) for path in paths],
            "audit": None if audit is None else audit._asdict(),
        }
    )


def _decision_json(solution: Solution, decision: Decision) -> dict[str, Any]:
    there = decision.reach.sum() > 0
    names = DRAW_NAMES if decision.draws else decision.actions
    return {
        "path": decision.path,
        "seat": SEAT_NAMES[decision.seat],
        "words": _words(solution, decision) if there else {},
        "groups": [
            {
                "hands": row.name,
                "share": row.share,
                "play": dict(zip(names, row.frequency, strict=True)),
                "ev": row.ev,
            }
            for row in (rows(decision) if there else [])
        ],
        "hands": _hands_json(decision) if there else [],
    }


def _hands_json(decision: Decision) -> list[dict[str, Any]]:
    shares = decision.reach / decision.reach.sum()
    return [
        {
            "hand": class_name(int(decision.hands.ranks[place])),
            "suits": SUIT_NAMES[decision.hands.suits[place]].strip() or None,
            "share": float(shares[place]),
            "ev": float(decision.value[place]),
            "actions": [
                {
                    "action": _kept(decision, place, action) if decision.draws else name,
                    "frequency": float(decision.frequency[action, place]),
                    "ev": float(decision.ev[action, place]),
                }
                for action, name in enumerate(decision.actions)
                if not decision.draws or decision.frequency[action, place] > SHOWN
            ],
        }
        for place in map(int, np.flatnonzero(shares > SHOWN))
    ]


def _kept(decision: Decision, place: int, mask: int) -> str:
    """The ranks that a hand keeps by a mask, from high to low; all five stand pat."""
    if mask == MASKS - 1:
        return "pat"
    ranks = rank_tables().ranks[decision.hands.ranks[place]]
    return (
        "".join(RANKS[ranks[i]] for i in reversed(range(len(ranks))) if mask >> i & 1) or "nothing"
    )
