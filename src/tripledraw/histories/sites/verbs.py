"""What each line of play means, for the grammars to name beside their patterns.

A ``Handler`` gets the draft, the number of the line, the seat that the line is about and what
its pattern caught; a ``TableHandler`` serves lines that do not begin with a player's name.
"""

import re
from collections.abc import Callable

from tripledraw.cards import UNKNOWN
from tripledraw.histories.faults import damaged
from tripledraw.histories.model import (
    AddedChips,
    Bet,
    Call,
    Capped,
    Check,
    Collected,
    Deal,
    Draw,
    Fold,
    Mucked,
    Post,
    PostKind,
    Raise,
    Received,
    Reshuffled,
    Returned,
    Shown,
    Step,
    Street,
    StreetName,
)
from tripledraw.histories.sites.draft import Draft
from tripledraw.rules.words import HAND_CARDS

Found = re.Match[str]
Handler = Callable[[Draft, int, int, Found], None]
TableHandler = Callable[[Draft, int, Found], None]


def posts(kind: PostKind) -> Handler:
    """Return the handler for posts of one kind."""

    def post(draft: Draft, line: int, seat: int, found: Found) -> None:
        draft.steps.append(Post(line, seat, kind, draft.amount(found["amount"]), _all_in(found)))

    return post


def folds(draft: Draft, line: int, seat: int, found: Found) -> None:
    """Read a fold."""
    draft.steps.append(Fold(line, seat))


def checks(draft: Draft, line: int, seat: int, found: Found) -> None:
    """Read a check."""
    draft.steps.append(Check(line, seat))


def calls(draft: Draft, line: int, seat: int, found: Found) -> None:
    """Read a call; both sites print what the seat adds."""
    draft.steps.append(Call(line, seat, draft.amount(found["amount"]), _all_in(found)))


def bets(draft: Draft, line: int, seat: int, found: Found) -> None:
    """Read a bet."""
    draft.steps.append(Bet(line, seat, draft.amount(found["amount"]), _all_in(found)))


def raises(draft: Draft, line: int, seat: int, found: Found) -> None:
    """Read a raise; only PokerStars prints by how much."""
    by = found.groupdict().get("by")
    to = draft.amount(found["to"])
    step = Raise(line, seat, to, None if by is None else draft.amount(by), _all_in(found))
    draft.steps.append(step)


def discards(draft: Draft, line: int, seat: int, found: Found) -> None:
    """Read discards; the cards are printed for the hero alone."""
    count = int(found["count"])
    cards = (UNKNOWN,) * count if found["cards"] is None else draft.cards(found, line)
    draft.steps.append(Draw(line, seat, count, cards))


def stands_pat(draft: Draft, line: int, seat: int, found: Found) -> None:
    """Read a draw of nothing."""
    held = None if found["cards"] is None else draft.cards(found, line)
    draft.steps.append(Draw(line, seat, 0, (), held))


def is_dealt(draft: Draft, line: int, seat: int, found: Found) -> None:
    """Read how many hidden cards a seat gets."""
    draft.steps.append(Received(line, seat, (UNKNOWN,) * int(found["count"])))


def shows(draft: Draft, line: int, seat: int, found: Found) -> None:
    """Read a hand turned up."""
    draft.steps.append(Shown(line, seat, draft.cards(found, line)))


def mucks(draft: Draft, line: int, seat: int, found: Found) -> None:
    """Read a hand thrown away unseen."""
    draft.steps.append(Mucked(line, seat))


def collects(draft: Draft, line: int, seat: int, found: Found) -> None:
    """Read a pot, or a share of one, that a seat gets."""
    draft.steps.append(Collected(line, seat, draft.amount(found["amount"]), found["pot"]))


def adds(draft: Draft, line: int, seat: int, found: Found) -> None:
    """Read chips brought to the table."""
    draft.steps.append(AddedChips(line, seat, draft.amount(found["amount"])))


def passes(draft: Draft, line: int, seat: int, found: Found) -> None:
    """Skip a line of the grammar that no replay needs."""
    draft.noise.append(line)


def dealt_to(draft: Draft, line: int, found: Found) -> None:
    """Read the hero's five cards, or after a draw those that he kept and the new ones."""
    seat = draft.hero = draft.seat_of(found["name"], line)
    cards = draft.cards(found, line)
    if draft.draws == 0:
        draft.steps.append(Deal(line, seat, cards))
        return
    if found["new"] is not None:
        draft.steps.append(Received(line, seat, draft.cards(found, line, "new"), cards))
        return
    draft.steps.append(_one_bracket(draft.steps, seat, cards, line))


def _one_bracket(steps: list[Step], seat: int, cards: tuple[int, ...], line: int) -> Step:
    """One bracket after a draw holds five new cards, or all that were kept by one who is pat."""
    draws = [step for step in steps if isinstance(step, Draw) and step.seat == seat]
    count = draws[-1].count if draws else None
    if count == HAND_CARDS:
        return Received(line, seat, cards, ())
    if count == 0:
        return Received(line, seat, (), cards)
    raise damaged("after this draw kept and new cards in two brackets would be right", line)


def returned(draft: Draft, line: int, found: Found) -> None:
    """Read an uncalled bet that goes back."""
    seat = draft.seat_of(found["name"], line)
    draft.steps.append(Returned(line, seat, draft.amount(found["amount"])))


def capped(draft: Draft, line: int, found: Found) -> None:
    """Read that the round allows no more raises."""
    draft.steps.append(Capped(line))


def reshuffled(draft: Draft, line: int, found: Found) -> None:
    """Read that the muck became the stub."""
    draft.steps.append(Reshuffled(line))


def hand_cancelled(draft: Draft, line: int, found: Found) -> None:
    """Read that the room takes the hand back."""
    draft.cancelled = line


def button_at(draft: Draft, line: int, found: Found) -> None:
    """Read the button's seat from a line of its own."""
    draft.button = int(found["seat"])


def deal_begins(draft: Draft, line: int, found: Found) -> None:
    """Read the mark that ends the seat list."""
    _street(draft, "deal", line, found)


def showdown_begins(draft: Draft, line: int, found: Found) -> None:
    """Read the mark of the showdown. Raises HistoryError before the third draw: lines are lost."""
    if draft.draws < len(_DRAWS):
        raise damaged(f"the showdown comes after {draft.draws} of three draws", line)
    _street(draft, "showdown", line, found)


_DRAWS: dict[str, StreetName] = {"FIRST": "draw 1", "SECOND": "draw 2", "THIRD": "draw 3"}


def draw_begins(draft: Draft, line: int, found: Found) -> None:
    """Read the mark of a draw. Raises HistoryError for one that is not the next."""
    name = _DRAWS[found["draw"]]
    draft.draws += 1
    if list(_DRAWS.values()).index(name) + 1 != draft.draws:
        raise damaged(f"{name} is not the next draw of the hand", line)
    _street(draft, name, line, found)


def summary_begins(draft: Draft, line: int, found: Found) -> None:
    """Read the mark after which the record repeats and adds up."""
    draft.phase = "summary"


def another_game(draft: Draft, line: int, found: Found) -> None:
    """Refuse a street of another game: raises HistoryError."""
    raise damaged(f"{found[0]} is no street of triple draw", line)


def _street(draft: Draft, name: StreetName, line: int, found: Found) -> None:
    if name != "deal" and draft.phase == "seats":
        raise damaged("the deal is missing before this street", line)
    draft.phase = "play"
    pot = found.groupdict().get("pot")
    draft.steps.append(Street(line, name, None if pot is None else draft.amount(pot)))


def _all_in(found: Found) -> bool:
    return found["all_in"] is not None
