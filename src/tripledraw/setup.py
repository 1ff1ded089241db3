"""Setting a table for a hand: stacks, button, blinds and posts, all checked (rules 1 and 3)."""

from collections.abc import Mapping, Sequence

from tripledraw.errors import StakesError
from tripledraw.rules.button import usual_blinds
from tripledraw.rules.table import Table
from tripledraw.rules.words import MAX_SEATS, NOBODY
from tripledraw.stakes import MAX_CHIPS, Stakes, check_amount, is_whole

Blinds = tuple[int | None, int]
Posts = Mapping[int, tuple[int, int]]


def set_table(
    table: Table,
    stacks: Sequence[int],
    stakes: Stakes,
    button: int,
    blinds: Blinds | None,
    posts: Posts,
) -> None:
    """Fill the game block and the stacks of a table; raises `StakesError`."""
    if not isinstance(stakes, Stakes):
        raise StakesError(f"the stakes are {stakes!r}; they must be a Stakes")
    check_stacks(stacks)
    seats = len(stacks)
    check_seat("the button", button, seats)
    table.seats = seats
    table.button = button
    table.stacks[:seats] = list(stacks)
    stakes.set_on(table)
    set_blinds(table, usual_blinds(button, seats) if blinds is None else blinds)
    set_posts(table, stakes, posts)


def check_stacks(stacks: Sequence[int]) -> None:
    """Raise `StakesError` unless two to six seats have a whole number of chips above 0 each."""
    if not is_row(stacks):
        raise StakesError(f"the stacks are {stacks!r}; they must be a list of chips by seat")
    if not 2 <= len(stacks) <= MAX_SEATS:
        raise StakesError(f"{len(stacks)} players; the game is for 2 to {MAX_SEATS}")
    for seat, stack in enumerate(stacks):
        if not is_whole(stack) or stack <= 0:
            raise StakesError(
                f"seat {seat} has a stack of {stack!r}; it must be a whole number of chips above 0"
            )
    if sum(stacks) > MAX_CHIPS:
        raise StakesError(
            f"the stacks add up to more than {MAX_CHIPS} chips, the most there may be"
        )


def check_seat(what: str, seat: object, seats: int) -> None:
    """Raise `StakesError` unless the seat is one of 0..seats-1."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise StakesError(f"{what} is seat {seat!r}; the seats are 0 to {seats - 1}")


def set_blinds(table: Table, blinds: Blinds) -> None:
    """Name the seats of the blinds; no small blind is a dead one."""
    if not is_row(blinds) or len(blinds) != 2:
        raise StakesError(f"the blinds are {blinds!r}; they must be a pair of seats (small, big)")
    small, big = blinds
    if small is not None:
        check_seat("the small blind", small, table.seats)
    check_seat("the big blind", big, table.seats)
    if small == big:
        raise StakesError(f"seat {big} has both blinds; they must be two seats")
    table.small_blind_seat = NOBODY if small is None else small
    table.big_blind_seat = big


def checked_posts(posts: Posts | None) -> dict[int, tuple[int, int]]:
    """A copy of the posts, pairs (live, dead) by seat; raises `StakesError` for another shape."""
    if posts is not None and not isinstance(posts, Mapping):
        raise StakesError(f"the posts are {posts!r}; they must map seats to pairs (live, dead)")
    checked = {}
    for seat, post in (posts or {}).items():
        if not is_row(post) or len(post) != 2:
            raise StakesError(f"seat {seat} posts {post!r}; it must be a pair (live, dead)")
        checked[seat] = (post[0], post[1])
    return checked


def set_posts(table: Table, stakes: Stakes, posts: Posts) -> None:
    """Note what seats post to come in: live up to one big blind, the rest dead (rules 7)."""
    for seat, (live, dead) in posts.items():
        check_seat("a post", seat, table.seats)
        if seat in (table.small_blind_seat, table.big_blind_seat):
            raise StakesError(f"seat {seat} posts and has a blind; it must be one or the other")
        # What is no whole chip can only be the rest of a stack (rules 1, unit).
        all_in = (
            is_whole(live) and is_whole(dead) and live + dead >= table.stacks[seat] - stakes.ante
        )
        unit = 1 if all_in else stakes.unit
        check_amount(f"the live post of seat {seat}", live, 0, unit)
        check_amount(f"the dead post of seat {seat}", dead, 0, unit)
        if live > stakes.big_blind:
            raise StakesError(
                f"seat {seat} posts {live} live; it must be 0 to a big blind, {stakes.big_blind}"
            )
        table.live_posts[seat] = live
        table.dead_posts[seat] = dead


def is_row(value: object) -> bool:
    """Whether the value is a list or tuple of something; a text is not."""
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)
