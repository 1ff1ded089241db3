"""The engine that reads any site's hands by that site's grammar."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tripledraw.errors import HistoryError
from tripledraw.histories.faults import damaged
from tripledraw.histories.model import Recorded
from tripledraw.histories.sites.blocks import split_hands
from tripledraw.histories.sites.draft import Draft, Line, TooCoarse
from tripledraw.histories.sites.finish import finish
from tripledraw.histories.sites.summary import read_summary_line
from tripledraw.histories.sites.verbs import Handler, TableHandler

# Whole units if the hand has nothing finer, else cents, else hundredths of a cent.
_SCALES = (1, 100, 10_000)


@dataclass(frozen=True, slots=True)
class Grammar:
    """How one site writes a hand; every pattern must match its whole line.

    ``header`` reads the first line (it raises HistoryError not_this_game for another game),
    ``seats`` and ``table`` the lines that begin with no player's name (``seats`` only before
    the deal), ``verbs`` what follows a name. A line that fits nothing of this is noise, unless
    it must be play that was spoiled: ``garbled`` tells this of what follows a seated player's
    name, ``strange`` of a line that begins with nobody of the seat list.
    """

    source: str
    first_line: re.Pattern[str]
    header: Callable[[Draft, Line], None]
    seats: tuple[tuple[re.Pattern[str], TableHandler], ...]
    table: tuple[tuple[re.Pattern[str], TableHandler], ...]
    verbs: tuple[tuple[re.Pattern[str], Handler], ...]
    garbled: re.Pattern[str]
    strange: re.Pattern[str]


def read_hands(text: str, file: str, grammar: Grammar) -> Iterator[Recorded]:
    """Yield the hands of a text in its order; what is wrong with one stands in its problem."""
    for lines in split_hands(text, grammar.first_line):
        yield _read_hand(lines, file, grammar)


def _read_hand(lines: list[Line], file: str, grammar: Grammar) -> Recorded:
    for scale in _SCALES:
        draft = Draft(grammar.source, file, lines, scale)
        try:
            _read_lines(draft, grammar)
        except TooCoarse:
            continue
        except HistoryError as error:
            return finish(draft, error)
        return finish(draft, None)
    raise AssertionError("patterns admit four decimals, so the last scale fits every amount")


def _read_lines(draft: Draft, grammar: Grammar) -> None:
    first = draft.lines[0]
    if not grammar.first_line.match(first.text):
        raise damaged("these lines do not begin with the first line of a hand", first.number)
    grammar.header(draft, first)
    for line in draft.lines[1:]:
        if draft.phase == "summary":
            read_summary_line(draft, line)
        else:
            _read_line(draft, line, grammar)


def _read_line(draft: Draft, line: Line, grammar: Grammar) -> None:
    if _read_play(draft, line, grammar) or _read_table(draft, line, grammar):
        return
    rests = [rest for _, rest in draft.speakers(line.text)]
    spoiled = any(map(grammar.garbled.match, rests)) if rests else grammar.strange.match(line.text)
    if spoiled:
        raise damaged(f"{line.text!r} is no line of this hand's players", line.number)
    draft.noise.append(line.number)


def _read_play(draft: Draft, line: Line, grammar: Grammar) -> bool:
    for seat, rest in draft.speakers(line.text):
        for pattern, handle in grammar.verbs:
            if found := pattern.fullmatch(rest):
                handle(draft, line.number, seat, found)
                return True
    return False


def _read_table(draft: Draft, line: Line, grammar: Grammar) -> bool:
    lines = (*grammar.seats, *grammar.table) if draft.phase == "seats" else grammar.table
    for pattern, handle in lines:
        if found := pattern.fullmatch(line.text):
            handle(draft, line.number, found)
            return True
    return False
