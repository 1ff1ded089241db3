"""The words of PHH's ``actions``: "d dh p1 7c5d4h3s2c", "p1 cbr 20", "p1 sd Qd" and so on."""

import re
from collections.abc import Callable, Sequence

from tripledraw.histories.faults import damaged, read_cards
from tripledraw.histories.model import (
    BetOrRaise,
    CheckOrCall,
    Deal,
    Draw,
    Fold,
    Mucked,
    Received,
    Shown,
    Step,
)
from tripledraw.histories.phh.amounts import AmountReader
from tripledraw.rules.words import HAND_CARDS

# Six seats take under 600: every card dealt alone, all bets, all draws, and a comment to each.
MOST_ACTIONS = 1000
# An action that is written in other signs than it means is looked for in all of them.
MOST_LINES = 4 * MOST_ACTIONS


class ActionReader:
    """Turns a table's actions into ``steps``; ``noise`` are the lines of bare comments.

    After an error ``steps`` holds what came before it.
    """

    def __init__(self, amounts: AmountReader, players: int) -> None:
        self.steps: list[Step] = []
        self.noise: list[int] = []
        self._amounts = amounts
        self._players = players
        self._dealt: dict[int, tuple[int, ...]] = {}
        self._verbs: dict[str, Callable[[int, int, list[str]], Step]] = {
            "f": self._folds,
            "cc": self._checks_or_calls,
            "cbr": self._bets_or_raises,
            "sd": self._draws,
            "sm": self._shows_or_mucks,
        }

    def read(self, actions: Sequence[object], lines: Sequence[str], first: int) -> None:
        """Read all actions; ``lines``, from line ``first`` of the file on, are where they stand.

        Raises HistoryError (damaged) for one that means nothing.
        """
        if len(actions) > MOST_ACTIONS:
            raise damaged(f"{len(actions)} actions are more than a hand can have", first)
        line = first
        for action, line in zip(
            actions, _lines_of(actions, lines[:MOST_LINES], first), strict=True
        ):
            if not isinstance(action, str):
                raise damaged(f"the action {action!r} is no text such as 'p1 cc'", line)
            words = action.split("#")[0].split()
            if not words:
                self.noise.append(line)
            elif words[0] == "d":
                self._deals(words, line)
            else:
                self._acts(words, line)
        for seat, cards in self._dealt.items():
            if len(cards) < HAND_CARDS:
                raise damaged(f"p{seat} is dealt {len(cards)} cards; five would be right", line)

    def _acts(self, words: list[str], line: int) -> None:
        seat = self._seat(words[0], line)
        verb = self._verbs.get(words[1]) if len(words) in (2, 3) else None
        if verb is None:
            raise damaged(f"{' '.join(words)!r} is no action of this game", line)
        self.steps.append(verb(line, seat, words[2:]))

    def _seat(self, word: str, line: int) -> int:
        found = re.fullmatch(r"p([1-9])", word)
        if found is None or int(found[1]) > self._players:
            reason = f"{word!r} is no player; p1 to p{self._players} would be right"
            raise damaged(reason, line)
        return int(found[1])

    def _deals(self, words: list[str], line: int) -> None:
        if len(words) != 4 or words[1] != "dh":
            reason = f"{' '.join(words)!r} deals no hand; 'd dh p1 ??????????' would be right"
            raise damaged(reason, line)
        seat, cards = self._seat(words[2], line), read_cards(words[3], line)
        dealt = self._dealt.get(seat, ())
        if len(dealt) == HAND_CARDS:
            self.steps.append(Received(line, seat, cards))
            return
        # A first hand may come in parts, one action a card.
        self._dealt[seat] = dealt + cards
        if len(self._dealt[seat]) >= HAND_CARDS:
            self.steps.append(Deal(line, seat, self._dealt[seat]))

    def _folds(self, line: int, seat: int, rest: list[str]) -> Step:
        return Fold(line, seat)

    def _checks_or_calls(self, line: int, seat: int, rest: list[str]) -> Step:
        return CheckOrCall(line, seat)

    def _bets_or_raises(self, line: int, seat: int, rest: list[str]) -> Step:
        if not rest:
            raise damaged("cbr names no amount; 'p1 cbr 20' would be right", line)
        return BetOrRaise(line, seat, self._amounts.amount(rest[0], "cbr", line))

    def _draws(self, line: int, seat: int, rest: list[str]) -> Step:
        cards = read_cards(rest[0], line) if rest else ()
        return Draw(line, seat, len(cards), cards)

    def _shows_or_mucks(self, line: int, seat: int, rest: list[str]) -> Step:
        if not rest:
            return Mucked(line, seat)
        # PokerKit writes "-" for a hand shown whose cards are known already.
        return Shown(line, seat, None if rest[0] == "-" else read_cards(rest[0], line))


def _lines_of(actions: Sequence[object], lines: Sequence[str], first: int) -> list[int]:
    """Find the line of each action: a TOML parser gives values, but no places."""
    places = []
    row = column = 0
    for action in actions:
        for i in range(row, len(lines)):
            start = lines[i].find(f"{action}", column if i == row else 0)
            if start >= 0:
                row, column = i, start + len(str(action))
                break
        places.append(first + row)
    return places
