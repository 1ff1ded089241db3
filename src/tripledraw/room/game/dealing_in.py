"""Who is dealt into the next hand, and who has the button, the blinds and posts (rules 3.1, 7).

Cash: the button moves to the next player who owes nothing. Who has just come, or has missed a
blind, comes in at his big blind, or posts once the button is past him: up to one big blind live, a
missed small blind dead. When fewer than two owe nothing the game begins anew and nobody owes
anything. Sit-and-go: everybody with chips is dealt in, and the button may be dead.
"""

from collections.abc import Collection, Iterable, Mapping
from hashlib import sha256
from typing import NamedTuple

from tripledraw.room.entries import Dealt, Promised
from tripledraw.room.game.sitandgo import stakes_now
from tripledraw.room.game.state import Chair, State
from tripledraw.rules.seats import between, last_before, next_in
from tripledraw.seating import next_button

Places = tuple[int, int | None, int]
"""The chairs of button, small blind (None when dead) and big blind."""


class DealtIn(NamedTuple):
    """The next hand: its chairs in sequence, its places, and who posts (live, dead) by chair."""

    chairs: tuple[int, ...]
    places: Places
    posts: dict[int, tuple[int, int]]


def deal_in(state: State, there: Collection[int], first: int = 0) -> DealtIn | None:
    """The next hand among the chairs that are there; None for fewer than two.

    ``first`` picks who has the button in the first hand of the table.
    """
    if len(there) < 2:
        return None
    if not state.is_cash:
        return DealtIn(tuple(sorted(there)), _places(state, there, first, "dead"), {})
    players = [chair for chair in there if not state.chairs[chair].waits]
    if len(players) < 2:
        return DealtIn(tuple(sorted(there)), _places(state, there, first, "moving"), {})
    coming = set(there).difference(players)
    places = _with_new_big_blind(_places(state, players, first, "moving"), players, coming)
    posts = _posts(state, places, coming)
    return DealtIn(tuple(sorted({*players, places[2], *posts})), places, posts)


def going_out(state: State, there: Collection[int]) -> list[int]:
    """The chairs that asked to be out at the big blind and would have it in the next hand."""
    staying, going = set(there), list[int]()
    while (next_hand := deal_in(state, staying)) is not None:
        big = next_hand.places[2]
        if not state.chairs[big].out_at_big_blind:
            break
        staying.remove(big)
        going.append(big)
    return going


def drawn(promised: Promised, links: Mapping[int, str]) -> int:
    """A number that nobody could aim, for the first button: from the promise and the links."""
    text = promised.roots[0] + "".join(links[chair] for chair in sorted(links))
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def dealt_entry(state: State, next_hand: DealtIn, links: Mapping[int, str]) -> Dealt:
    """The entry that deals the promised hand; who was asked for a link and sent none is absent."""
    chairs, (button, small, big) = next_hand.chairs, next_hand.places
    return Dealt(
        hand=state.number,
        button=button,
        small=small,
        big=big,
        chairs=chairs,
        stacks=tuple(state.chairs[chair].stack for chair in chairs),
        posts={chairs.index(chair): post for chair, post in next_hand.posts.items()},
        links={chair: links[chair] for chair in chairs if chair in links},
        absent=tuple(absent(state, links)),
    )


def absent(state: State, links: Collection[int]) -> list[int]:
    """The chairs that were asked for a link, could still be dealt in, and sent none."""
    could_play = state.could_play()
    return [chair for chair in state.linkers if chair in could_play and chair not in links]


def button_seat(dealt: Dealt) -> int:
    """The seat of the hand that acts as the button: the last one up to a dead button."""
    if dealt.button in dealt.chairs:
        return dealt.chairs.index(dealt.button)
    return dealt.chairs.index(last_before(_mask(dealt.chairs), dealt.button))


def passed(before: Dealt | None, dealt: Dealt) -> tuple[set[int], set[int]]:
    """The chairs that the small blind and the big blind have passed since the hand before."""
    if before is None:
        return set(), set()
    return _between(before.small, dealt.small), _between(before.big, dealt.big)


def _mask(chairs: Iterable[int]) -> int:
    return sum(1 << chair for chair in chairs)


def _between(start: int | None, stop: int | None) -> set[int]:
    if start is None or stop is None or start == stop:
        return set()
    mask = between(start, stop)
    return {chair for chair in range(mask.bit_length()) if mask >> chair & 1}


def _places(state: State, chairs: Collection[int], first: int, policy: str) -> Places:
    last = state.dealt
    if last is None:
        return _first_places(sorted(chairs), first)
    return next_button(chairs, last.button, last.big, policy, small_blind=last.small)


def _first_places(chairs: list[int], first: int) -> Places:
    button = chairs[first % len(chairs)]
    mask = _mask(chairs)
    small = button if len(chairs) == 2 else next_in(mask, button)
    return button, small, next_in(mask, small)


def _with_new_big_blind(
    places: Places, players: Collection[int], coming: Collection[int]
) -> Places:
    """The places when the first of those coming after the small blind takes the big blind.

    With two players the small blind stays where it is and the other one keeps the button.
    """
    button, small, big = places
    assert small is not None
    new = next_in(_mask(players) | _mask(coming), small)
    if new not in coming:
        return places
    return (big if len(players) == 2 else button), small, new


def _posts(state: State, places: Places, coming: Iterable[int]) -> dict[int, tuple[int, int]]:
    """What those pay who post: only between the big blind and the button."""
    button, small, big = places
    if small == button:
        return {}
    mask = between(big, button)
    return {
        chair: _owed(state, state.chairs[chair])
        for chair in coming
        if state.chairs[chair].posts and mask >> chair & 1
    }


def _owed(state: State, chair: Chair) -> tuple[int, int]:
    stakes = stakes_now(state)
    return stakes.big_blind * chair.owes_big, stakes.small_blind * chair.owes_small
