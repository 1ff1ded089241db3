"""A drill on a screen, in the player's language."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace

from tripledraw.actions import PLAIN
from tripledraw.cards import high_to_low
from tripledraw.cli import explain, table
from tripledraw.cli.drill_score import Score, Tally
from tripledraw.cli.log import told
from tripledraw.cli.prompt import KEY_OF, Misread
from tripledraw.cli.screen import Screen
from tripledraw.cli.speech import Speech
from tripledraw.i18n import language, percent
from tripledraw.rules.words import DRAW
from tripledraw.study.choices import Choice
from tripledraw.study.drilling import YOU, Grade, Question
from tripledraw.study.kinds import KINDS, said
from tripledraw.study.summary import STREETS
from tripledraw.views import seen_by

RARE = 0.005
"""Draws that are made less often are left out, unless they were answered or are the best."""

MOST_SHOWN = 4


class Shown:
    """A drill on a screen, in the player's language."""

    def __init__(self, screen: Screen, speech: Speech) -> None:
        self._screen = screen
        self._speech = replace(speech, suits=screen.suits)

    def welcome(self) -> None:
        """What this is, and how to leave."""
        self._say("drill-welcome", game=self._speech.say("game-name"))

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """A sign on stderr while the next question is worked out, where somebody looks at it."""
        from rich.console import Console  # only this sign needs rich

        console = Console(stderr=True)
        if not console.is_terminal:
            yield
            return
        with console.status(self._speech.say("drill-thinking")):
            yield

    def question(self, question: Question, number: int) -> None:
        """Where the hand stands, what has happened, and the table."""
        self._screen.line()
        self._say("drill-question", number=number, where=self._street(question.street))
        self.history(question)
        self._screen.table(question.hand.view(YOU), number, self._speech)
        self.ask(question)

    def ask(self, question: Question) -> None:
        """The choices of a bet, or how cards are named."""
        view = question.hand.view(YOU)
        if question.spot.is_draw:
            self._screen.line(table.places(view, self._speech))
            self._say("play-ask-draw", number=view.round)
        else:
            self._screen.choices(self._labels(question), self._speech)

    def choices(self, question: Question) -> str:
        """The keys and what they mean."""
        return ", ".join(self._labels(question))

    def history(self, question: Question) -> None:
        """The lines of the hand so far."""
        for line in told(seen_by(question.hand.events, YOU), 1, self._speech)[1:]:
            self._screen.line(line)

    def misread(self, misread: Misread) -> None:
        """In the player's words."""
        self._screen.line(str(misread))

    def grade(self, question: Question, grade: Grade) -> None:
        """What was lost, and what the solver does."""
        if grade.is_right:
            self._say("drill-right")
        else:
            self._say(
                "drill-lost",
                bets=self._number(grade.lost),
                kind=self._kind(grade.kind),
                action=self._action(question, question.best.code),
            )
        for choice in shown_choices(question, grade.code):
            self._say(
                "drill-choice",
                action=self._action(question, choice.code),
                often=percent(self._speech.lang, round(100 * choice.often)),
                worth=self._number(choice.worth),
            )

    def score(self, scores: Mapping[str, Score]) -> None:
        """The totals, then every street and kind of all drills."""
        self._screen.line()
        for name, score in scores.items():
            self._say(f"drill-score-{name}")
            self._tally("drill-score", score.total)
        every = scores["all"]
        for street in filter(every.streets.__contains__, STREETS):
            self._tally("drill-score-street", every.streets[street], what=self._street(street))
        for kind in filter(every.kinds.__contains__, KINDS):
            tally = every.kinds[kind]
            bets = self._number(tally.lost)
            self._say(
                "drill-score-kind", what=self._kind(kind), count=str(tally.answers), bets=bets
            )

    def _tally(self, message_id: str, tally: Tally, **values: str) -> None:
        self._say(
            message_id,
            count=str(tally.answers),
            right=str(tally.right),
            bets=self._number(tally.lost),
            **values,
        )

    def _say(self, message_id: str, **values: str | int) -> None:
        self._screen.line(self._speech.say(message_id, **values))

    def _street(self, street: str) -> str:
        where, number = street.split()
        return self._speech.say(f"table-{where}", number=int(number))

    def _kind(self, kind: str) -> str:
        return self._speech.say(f"drill-kind-{kind.replace(' ', '-')}")

    def _number(self, value: float) -> str:
        """Two digits behind the mark, as the language writes them."""
        of = language(self._speech.lang)
        rounded = f"{abs(value):.2f}"
        sign = of.minus if value < 0 and float(rounded) else ""
        return sign + rounded.replace(".", of.decimal_mark)

    def _action(self, question: Question, code: int) -> str:
        """An action as on a button; of a draw the cards that are thrown."""
        if code > DRAW:
            hand = question.spot.hand
            thrown = [card for i, card in enumerate(hand) if code - DRAW >> i & 1]
            return self._speech.say("drill-throw", cards=self._speech.cards(high_to_low(thrown)))
        if code == DRAW:
            return self._speech.say("button-stand-pat")
        return self._bets(question)[said(question.spot, code)]

    def _bets(self, question: Question) -> dict[str, str]:
        """The labels of the bets that are legal, by name."""
        hand, view = question.hand, question.hand.view(YOU)
        costs = {name: hand.cost(PLAIN[name]) for name in view.legal if name in PLAIN}
        return {name: explain.label_of(PLAIN[name], view, costs, self._speech) for name in costs}

    def _labels(self, question: Question) -> list[str]:
        return [
            self._speech.say("play-choice", key=KEY_OF[name], label=label)
            for name, label in self._bets(question).items()
        ]


def shown_choices(question: Question, answered: int) -> list[Choice]:
    """The choices worth telling, those taken most first, and what was answered."""
    by_often = sorted(question.choices, key=lambda each: -each.often)
    told = [
        each
        for each in by_often
        if each.often >= RARE or not question.spot.is_draw or each is question.best
    ][:MOST_SHOWN]
    return told + [each for each in by_often if each.code == answered and each not in told]
