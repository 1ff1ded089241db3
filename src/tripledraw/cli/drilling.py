"""A drill at the terminal: question, answer, grade, until the player leaves."""

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, suppress
from itertools import count as naturals
from itertools import islice
from typing import Protocol

from tripledraw.cards import high_to_low
from tripledraw.cli.drill_score import Score, ScoreFile
from tripledraw.cli.prompt import Misread, read_bet, read_draw
from tripledraw.cli.speech import Speech
from tripledraw.cli.terminal import Read
from tripledraw.codes import code_of
from tripledraw.study.drilling import YOU, Grade, Question

HISTORY = ("h", "history")
QUIT = ("q", "quit", "exit")


class Out(Protocol):
    """Says what happens in a drill."""

    def welcome(self) -> None:
        """Before the first question."""

    def thinking(self) -> AbstractContextManager[None]:
        """A context in which the next question is worked out."""

    def question(self, question: Question, number: int) -> None:
        """A decision to be made."""

    def ask(self, question: Question) -> None:
        """Ask for the answer, again."""

    def choices(self, question: Question) -> str:
        """The bets that there are, for messages."""

    def history(self, question: Question) -> None:
        """What has happened in the hand."""

    def misread(self, misread: Misread) -> None:
        """What was typed is no answer."""

    def grade(self, question: Question, grade: Grade) -> None:
        """What the answer was worth."""

    def score(self, scores: Mapping[str, Score]) -> None:
        """The scores "now", of this run, and "all"."""


class Left(Exception):
    """The player left, or the input ended."""


class Drill:
    """One run: answers come from ``read``, all that is said goes to ``out``.

    The score is saved after every answer, so nothing is lost however the run ends.
    """

    def __init__(self, file: ScoreFile, out: Out, speech: Speech, read: Read) -> None:
        self._file = file
        self._out = out
        self._speech = speech
        self._read = read
        self._now = Score()
        self._all = file.load()

    def run(self, questions: Iterable[Question], count: int | None) -> None:
        """Ask so many questions, or until the player leaves."""
        self._out.welcome()
        asked = islice(questions, count)
        with suppress(Left):
            for number in naturals(1):
                with self._out.thinking():
                    question = next(asked, None)
                if question is None:
                    return
                self._out.question(question, number)
                self._graded(question, self._answer(question))

    def end(self) -> None:
        """Tell the score of this run, and that of all."""
        self._out.score({"now": self._now, "all": self._all})

    def _graded(self, question: Question, code: int) -> None:
        grade = question.graded(code)
        for score in (self._now, self._all):
            score.add(question.street, grade.kind, grade.lost)
        self._file.save(self._all)
        self._out.grade(question, grade)

    def _answer(self, question: Question) -> int:
        """The code of what is typed; asked again until it is one of the choices."""
        while True:
            line = self._read()
            if line is None or line.strip().lower() in QUIT:
                raise Left
            if line.strip().lower() in HISTORY:
                self._out.history(question)
            elif line.strip():
                try:
                    return self._understood(line.strip(), question)
                except Misread as misread:
                    self._out.misread(misread)
                    continue
            self._out.ask(question)

    def _understood(self, line: str, question: Question) -> int:
        view = question.hand.view(YOU)
        action = (
            read_draw(line, high_to_low(view.hand), self._speech)
            if question.spot.is_draw
            else read_bet(line, view.legal, self._speech, self._out.choices(question))
        )
        code = code_of(question.hand.table, action)
        if code not in {each.code for each in question.choices}:
            raise Misread(self._speech.say("drill-error-most", count=question.most_drawn))
        return code
