"""The last look at a draft: whether it is a whole hand of this game, and who was in it."""

from dataclasses import replace

from tripledraw.errors import HistoryError
from tripledraw.histories.contradiction import contradiction
from tripledraw.histories.faults import damaged, problem_of, wrong_player_count
from tripledraw.histories.model import (
    AddedChips,
    Post,
    PostKind,
    Problem,
    Recorded,
    Results,
    SeatStep,
    StatedStakes,
)
from tripledraw.histories.sites.draft import Draft


def finish(draft: Draft, error: HistoryError | None) -> Recorded:
    """Make the hand of a draft; ``error`` is what stopped its reading, None at its end."""
    _name_extra_blinds(draft)
    dealt_in = _dealt_in(draft, error)
    players = sorted(draft.players.values(), key=lambda p: p.seat)
    problem = _problem(draft, dealt_in, error)
    return Recorded(
        source=draft.source,
        file=draft.file,
        first_line=draft.lines[0].number,
        last_line=draft.lines[-1].number,
        hand_id=draft.hand_id,
        problem=problem,
        scale=draft.scale,
        stakes=_stakes(draft),
        players=tuple(replace(player, dealt_in=player.seat in dealt_in) for player in players),
        button=draft.button,
        hero=draft.hero,
        steps=tuple(draft.steps),
        results=Results(
            draft.total_pot,
            draft.rake,
            tuple(draft.pots),
            tuple(draft.results),
            line=draft.total_line,
        ),
        table=draft.table,
        played=draft.played,
        tournament=draft.tournament,
        noise=tuple(draft.noise),
    )


def _problem(draft: Draft, dealt_in: set[int], error: HistoryError | None) -> Problem | None:
    """Say what is wrong; the room's own word (cancelled, partial) explains a broken end."""
    if error is not None and error.kind == "not_this_game":
        return problem_of(error)
    if draft.cancelled is not None:
        return Problem("cancelled", "the room cancelled this hand", draft.cancelled)
    first = draft.lines[0].number
    if draft.partial:
        return Problem("partial", "the room itself calls this record partial", first)
    crowd = wrong_player_count(len(dealt_in), first)
    if crowd is not None and crowd.kind == "not_this_game":
        return problem_of(crowd)
    error = error or _cut_off(draft, dealt_in) or crowd or contradiction(draft.steps)
    return None if error is None else problem_of(error)


def _cut_off(draft: Draft, dealt_in: set[int]) -> HistoryError | None:
    last = draft.lines[-1].number
    if draft.phase != "summary":
        return damaged("the hand is cut off here: its summary is missing", last)
    if draft.total_pot is None:
        return damaged("the summary has no line that states the total pot", last)
    if missing := dealt_in - {result.seat for result in draft.results}:
        names = ", ".join(repr(draft.players[seat].name) for seat in sorted(missing))
        return damaged(f"the summary is cut off here: it says nothing of {names}", last)
    if draft.button is None:
        return damaged("no line tells the seat of the button", draft.lines[0].number)
    return None


def _dealt_in(draft: Draft, error: HistoryError | None) -> set[int]:
    """Find who was dealt in: those who post or act, or of whom the summary says they played.

    Seat lists hold people who only sit there, and not all are marked; but nobody who was dealt
    in is without a step in a whole hand. In a broken one everybody counts who is not marked.
    """
    # Chips can be added by somebody who only waits for his turn to be dealt in.
    seats = {
        step.seat
        for step in draft.steps
        if isinstance(step, SeatStep) and not isinstance(step, AddedChips)
    }
    seats |= {result.seat for result in draft.results if result.outcome != "sat out"}
    if error is not None or draft.phase != "summary":
        seats |= set(draft.players) - draft.sitting_out
    return seats


def _name_extra_blinds(draft: Draft) -> None:
    """Call all big blinds but the first one clockwise from the small blind extra ones.

    Newcomers post theirs out of position with the same words.
    """
    posts = [step for step in draft.steps if isinstance(step, Post)]
    big = [post.seat for post in posts if post.kind == "big"]
    small = [post.seat for post in posts if post.kind == "small"]
    start = small[0] if small else draft.button
    if len(big) < 2 or start is None:
        return
    blind = min(big, key=lambda seat: (seat <= start, seat))
    draft.steps = [
        replace(step, kind="extra")
        if isinstance(step, Post) and step.kind == "big" and step.seat != blind
        else step
        for step in draft.steps
    ]


def _stakes(draft: Draft) -> StatedStakes:
    return StatedStakes(
        small_bet=draft.small_bet,
        big_bet=draft.big_bet,
        small_blind=_posted(draft, "small"),
        big_blind=_posted(draft, "big"),
        ante=_posted(draft, "ante"),
    )


def _posted(draft: Draft, kind: PostKind) -> int | None:
    """Find the largest post of a kind that was made in full: an all-in tells nothing."""
    posts = (step for step in draft.steps if isinstance(step, Post) and step.kind == kind)
    return max((post.amount for post in posts if not post.all_in), default=None)
