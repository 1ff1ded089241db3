"""The summary at the end of a hand, which both sites print in nearly the same words."""

import re
from collections.abc import Callable

from tripledraw.histories.faults import damaged
from tripledraw.histories.model import SeatResult
from tripledraw.histories.sites.draft import CARDS, Draft, Line, amount

_TOTAL = re.compile(rf"Total pot {amount('pot')}(?P<parts>.*?) \| Rake {amount('rake')}.*")
_PART = re.compile(rf"(?P<name>Main pot|Side pot(?:[- ]#?[0-9]+)?) {amount()}\.?")
_SEAT = re.compile(r"Seat (?P<seat>[0-9]{1,2}): (?P<rest>.*)")
_POSITION = re.compile(r"(?: \((?:button|small blind|big blind)\))*")

_Reading = Callable[[Draft, int, int, re.Match[str]], SeatResult]


def read_summary_line(draft: Draft, line: Line) -> None:
    """Read one line of the summary; what is neither the pot nor a seat is noise.

    Raises HistoryError for a seat's line that says something unknown.
    """
    if found := _TOTAL.fullmatch(line.text):
        draft.total_pot = draft.amount(found["pot"])
        draft.rake = draft.amount(found["rake"])
        draft.total_line = line.number
        parts = _PART.finditer(found["parts"])
        draft.pots = [(part["name"].lower(), draft.amount(part["amount"])) for part in parts]
    elif found := _SEAT.fullmatch(line.text):
        draft.results.append(_seat_result(draft, line, found))
    else:
        draft.noise.append(line.number)


def _seat_result(draft: Draft, line: Line, found: re.Match[str]) -> SeatResult:
    seat, rest = int(found["seat"]), found["rest"]
    player = draft.players.get(seat)
    if player is None or not rest.startswith(player.name):
        raise damaged(f"the summary's seat {seat} is not that of the seat list", line.number)
    if any(result.seat == seat for result in draft.results):
        raise damaged(f"the summary lists seat {seat} twice", line.number)
    said = rest[len(player.name) :]
    said = said[_position_length(said) :].strip()
    for pattern, reading in _OUTCOMES:
        if outcome := re.fullmatch(pattern, said):
            return reading(draft, line.number, seat, outcome)
    raise damaged(f"the summary of seat {seat} says {said!r}, which is no result", line.number)


def _position_length(said: str) -> int:
    found = _POSITION.match(said)
    return found.end() if found else 0


def _folded(draft: Draft, line: int, seat: int, found: re.Match[str]) -> SeatResult:
    return SeatResult(line, seat, "folded", draw=int(found["draw"] or 0), said=found[0])


def _folded_first(draft: Draft, line: int, seat: int, found: re.Match[str]) -> SeatResult:
    return SeatResult(line, seat, "folded", draw=0, said=found[0])


def _collected(draft: Draft, line: int, seat: int, found: re.Match[str]) -> SeatResult:
    return SeatResult(line, seat, "collected", draft.amount(found["amount"]), said=found[0])


def _won(draft: Draft, line: int, seat: int, found: re.Match[str]) -> SeatResult:
    # With side pots a room may name several shares in one line: "won ($2) ..., won ($1) ...".
    shares = re.finditer(rf"won \({amount()}\)", found[0])
    won = sum(draft.amount(share["amount"]) for share in shares)
    return SeatResult(line, seat, "won", won, draft.cards(found, line), said=found["said"].strip())


def _lost(draft: Draft, line: int, seat: int, found: re.Match[str]) -> SeatResult:
    return SeatResult(
        line, seat, "lost", cards=draft.cards(found, line), said=found["said"].strip()
    )


def _mucked(draft: Draft, line: int, seat: int, found: re.Match[str]) -> SeatResult:
    cards = None if found["cards"] is None else draft.cards(found, line)
    return SeatResult(line, seat, "mucked", cards=cards, said=found["said"].strip())


def _sat_out(draft: Draft, line: int, seat: int, found: re.Match[str]) -> SeatResult:
    return SeatResult(line, seat, "sat out")


_OUTCOMES: tuple[tuple[str, _Reading], ...] = (
    (r"folded before the [Dd]raw(?: \(didn't bet\))?|didn't bet \(folded\)", _folded_first),
    (r"folded after the (?P<draw>[123])(?:st|nd|rd) [Dd]raw(?: \(didn't bet\))?", _folded),
    (rf"(?:collected|won) \({amount()}\)(?:, mucked)?", _collected),
    (rf"showed {CARDS} and won \({amount()}\)(?: with)?(?P<said>.*)", _won),
    (rf"showed {CARDS} and lost(?: with)?(?P<said>.*)", _lost),
    (rf"mucked(?: {CARDS})?(?: -)?(?P<said>.*)", _mucked),
    (r"(?:is )?sitting out|sits out|out of hand.*", _sat_out),
)
