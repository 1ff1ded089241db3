"""A drill as lines of JSON: a question, its answer, and at the end the score."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from json import dumps
from typing import Any

from tripledraw.agents.strategy import line_of
from tripledraw.cards import high_to_low, write
from tripledraw.cli.drill_score import Score
from tripledraw.cli.prompt import Misread
from tripledraw.solver.blueprint.play import spelled
from tripledraw.study.drilling import YOU, Grade, Question
from tripledraw.study.kinds import said


class Written:
    """Everything that a drill says, as an object a line, each with one name."""

    def welcome(self) -> None:
        """Nothing."""

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """Without a sign."""
        yield

    def question(self, question: Question, number: int) -> None:
        """The decision without what good play does."""
        spot = question.spot
        data = {
            "number": number,
            "street": question.street,
            "position": "button" if question.hand.button == YOU else "big blind",
            "hand": write(high_to_low(spot.hand)),
            "pot": spot.table.pot / spot.table.small_bet,
            "line": spelled(line_of(spot.public)),
            "actions": [] if spot.is_draw else [said(spot, code) for code in spot.bets],
        }
        self._write("question", data)

    def ask(self, question: Question) -> None:
        """Nothing."""

    def choices(self, question: Question) -> str:
        """The names of the actions."""
        return ", ".join(said(question.spot, code) for code in question.spot.bets)

    def history(self, question: Question) -> None:
        """Nothing: the question has the line."""

    def misread(self, misread: Misread) -> None:
        """Why it is no answer."""
        self._write("error", str(misread))

    def grade(self, question: Question, grade: Grade) -> None:
        """What was answered and lost, and every choice."""
        spot = question.spot
        data = {
            "action": said(spot, grade.code),
            "lost": grade.lost,
            "kind": grade.kind or None,
            "best": said(spot, question.best.code),
            "how": "endgame" if question.is_solved else "strategy",
            "choices": [
                {"action": said(spot, each.code), "often": each.often, "worth": each.worth}
                for each in question.choices
            ],
        }
        self._write("answer", data)

    def score(self, scores: Mapping[str, Score]) -> None:
        """Scores with their totals."""
        found = {
            name: asdict(score) | {"total": asdict(score.total)} for name, score in scores.items()
        }
        self._write("score", found)

    def _write(self, what: str, data: Any) -> None:
        print(dumps({what: data}), flush=True)
