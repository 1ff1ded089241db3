"""The game at the terminal: lines in, lines out, hand after hand until the player leaves."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from tripledraw.actions import PLAIN, Action
from tripledraw.agents.base import agent
from tripledraw.cards import high_to_low
from tripledraw.cli import explain, table
from tripledraw.cli.log import told
from tripledraw.cli.prompt import KEY_OF, Misread, read_bet, read_draw
from tripledraw.cli.screen import Screen
from tripledraw.cli.session import YOU, Session
from tripledraw.cli.speech import Speech
from tripledraw.cli.store import Store
from tripledraw.cli.terminal import Read
from tripledraw.hand import Hand
from tripledraw.views import View, seen_by

EXPLAIN = ("?",)
HISTORY = ("h", "history")
KEYS = ("help", "keys")
QUIT = ("q", "quit", "exit")
HERO = "Hero"


class Left(Exception):
    """The player left, or the input ended (then ``message_id`` says so)."""

    def __init__(self, message_id: str = "") -> None:
        super().__init__(message_id)
        self.message_id = message_id


def sum_of(session: Session, speech: Speech) -> list[str]:
    """How many hands of a session were played and with what result; nothing before the first."""
    if not session.played:
        return []
    hands = speech.say("play-summary-hands", count=session.played)
    if not session.won:
        return [hands, speech.say("play-summary-even")]
    result = "play-summary-won" if session.won > 0 else "play-summary-lost"
    return [hands, speech.say(result, amount=abs(session.won))]


class Game:
    """One run of a session: what is typed comes from ``read``, all output goes to ``screen``.

    The session is saved before every decision of the player and after every hand, so nothing is
    lost however the run ends. ``name`` is the player's in saved hands.
    """

    def __init__(
        self,
        session: Session,
        store: Store,
        screen: Screen,
        speech: Speech,
        read: Read,
        now: Callable[[], datetime] = datetime.now,
        name: str = HERO,
    ) -> None:
        self._session = session
        self._store = store
        self._screen = screen
        self._speech = replace(speech, suits=screen.suits)
        self._read = read
        self._now = now
        self._name = name
        self._bots = [agent(kind, session.seed) for kind in session.opponents]
        self._lines_told = 0
        self._file: Path | None = None

    def run(self) -> None:
        """Play until the player leaves; raises `TripleDrawError` where nothing can be saved.

        Ctrl-C ends it with the same words, and goes on as KeyboardInterrupt.
        """
        try:
            self._store.save(self._session)
            self._greet()
            while True:
                self._play_hand()
                self._say("play-ask-next")
                while self._ask():
                    self._say("play-ask-next")
        except Left as left:
            self._store.save(self._session)
            self._part(left.message_id)
        except KeyboardInterrupt:
            # What was saved last is whole; what was cut short may not be.
            self._screen.line()
            self._part("")
            raise

    def _say(self, message_id: str, **values: str | int) -> None:
        self._screen.line(self._speech.say(message_id, **values))

    def _greet(self) -> None:
        session, speech = self._session, self._speech
        limits = f"{session.stakes.small_bet}/{session.stakes.big_bet}"
        self._say("play-welcome", game=speech.say("game-name"), limits=limits)
        names = [
            speech.apart(f"{speech.names[seat]} ({speech.say(f'bot-{kind}')})")
            for seat, kind in enumerate(session.opponents, start=1)
        ]
        self._say("play-opponents", names=", ".join(names))
        if session.hand is not None or session.played:
            stack = session.hand.stacks[YOU] if session.hand else session.stacks[YOU]
            self._say("play-resumed", number=session.number, amount=stack)
        else:
            self._lines(explain.keys(speech))

    def _part(self, message_id: str) -> None:
        if message_id:
            self._say(message_id)
        self._say("play-session-saved")
        if self._file is not None:
            self._say("play-hand-saved", path=str(self._file))
        self._lines(sum_of(self._session, self._speech))
        self._say("play-goodbye")

    # -- a hand ------------------------------------------------------------------------------

    def _play_hand(self) -> None:
        hand = self._session.open_hand()
        # Nothing yet, also of a hand that was left in the middle: it is told again.
        self._lines_told = 0
        self._screen.line()
        self._tell(hand)
        while hand.actor is not None:
            if hand.actor == YOU:
                self._store.save(self._session)
                action = self._your_action(hand)
            else:
                action = self._bots[hand.actor - 1].act(hand.view(hand.actor))
            hand.play(action)
            self._tell(hand)
        self._end_hand(hand)

    def _end_hand(self, hand: Hand) -> None:
        session = self._session
        self._store.save(session)  # a run cut from here on ends this very hand next time
        names = (self._name, *self._speech.names[1:])
        self._file = self._store.keep_hand(hand, session.number, names, self._now())
        for seat in session.close_hand():
            self._screen.line(self._speech.deed("log-busts", seat))
            self._screen.line(self._speech.deed("log-buys", seat, amount=session.stack))
        self._store.save(session)

    def _history(self, hand: Hand) -> list[str]:
        return told(seen_by(hand.events, YOU), self._session.number, self._speech)

    def _tell(self, hand: Hand) -> None:
        """Say what has happened since it was last told."""
        lines = self._history(hand)
        for line in lines[self._lines_told :]:
            self._screen.line(line)
        self._lines_told = len(lines)

    # -- the player's turn -------------------------------------------------------------------

    def _ask(self) -> str:
        """The next line; `Left` when the player leaves or nothing more comes."""
        line = self._read()
        if line is None:
            raise Left("play-input-ended")
        if line.strip().lower() in QUIT:
            raise Left
        return line.strip()

    def _your_action(self, hand: Hand) -> Action:
        view = hand.view(YOU)
        costs = {name: hand.cost(PLAIN[name]) for name in view.legal if name in PLAIN}
        self._screen.table(view, self._session.number, self._speech)
        choices = self._choices(view, costs)
        self._prompt(view, choices)
        while True:
            line = self._ask()
            if line in EXPLAIN:
                self._lines(explain.explained(view, costs, self._speech))
            elif line.lower() in HISTORY:
                self._lines(self._history(hand))
            elif line.lower() in KEYS:
                self._lines(explain.keys(self._speech))
            elif line:
                try:
                    return self._understood(line, view, choices)
                except Misread as misread:
                    self._screen.line(str(misread))
                    continue
            self._prompt(view, choices)

    def _understood(self, line: str, view: View, choices: list[str]) -> Action:
        if view.phase == "drawing":
            return read_draw(line, high_to_low(view.hand), self._speech)
        return read_bet(line, view.legal, self._speech, ", ".join(choices))

    def _choices(self, view: View, costs: dict[str, int]) -> list[str]:
        labels = {name: explain.label_of(PLAIN[name], view, costs, self._speech) for name in costs}
        return [
            self._speech.say("play-choice", key=KEY_OF[name], label=label)
            for name, label in labels.items()
        ]

    def _prompt(self, view: View, choices: list[str]) -> None:
        if view.phase == "drawing":
            self._screen.line(table.places(view, self._speech))
            self._say("play-ask-draw", number=view.round)
        else:
            self._screen.choices(choices, self._speech)

    def _lines(self, lines: list[str]) -> None:
        for line in lines:
            self._screen.line(line)
