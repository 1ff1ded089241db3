"""What the opponent may hold, followed through a hand from what one seat has seen of it."""

from dataclasses import replace
from typing import NamedTuple

from tripledraw.agents.chance import chance
from tripledraw.beliefs.seen import DREW, Seen
from tripledraw.rules.words import DRAW, NOBODY
from tripledraw.strength.held import Held, dealt, drawn, mask_of, weighed, without
from tripledraw.strength.known import Known
from tripledraw.strength.place import Place, first_place


class Followed(NamedTuple):
    """A hand as far as it was followed.

    ``known`` is what the player has seen, ``place`` the public moment, ``held`` what the opponent
    may hold, ``cards`` the set of cards that the player has seen.
    """

    known: Seen
    place: Place
    held: Held
    cards: int


def begun(known: Seen, hands: int, seed: int | str) -> Followed:
    """Before the first decision: any cards but the player's own."""
    cards = mask_of(known.dealt)
    held = dealt(hands, cards, chance(seed, "deal", *known.dealt))
    return Followed(known.before(0), first_place(as_observer(known)), held, cards)


def followed(known: Seen, by: Known, from_here: Followed, seed: int | str) -> Followed:
    """Everything that the player has seen since; ``by`` is how the opponent plays."""
    place, held, cards = from_here.place, from_here.held, from_here.cards
    own_draws = sum(
        code >= DRAW and actor == known.seat
        for code, actor in zip(from_here.known.codes, from_here.known.actors, strict=True)
    )
    for at in range(len(from_here.known.codes), len(known.codes)):
        code = known.codes[at]
        if place.seat != known.seat:
            place_seed = chance(seed, "draw", at, *known.dealt)
            held = after_action(held, by, place, code, cards, place_seed)
        elif code >= DRAW:
            new = mask_of(known.served[own_draws])
            held, cards, own_draws = without(held, new), cards | new, own_draws + 1
        place = place.after(code)
    return Followed(known, place, held, cards)


def after_action(held: Held, by: Known, place: Place, code: int, seen: int, seed: int) -> Held:
    """What the opponent may hold after one of its actions."""
    chances = by.action_chances(place, held.hands)
    if place.draws:
        return drawn(held, chances, code - DREW, seen, seed)
    return weighed(held, chances[:, code])


def goes_on(known: Seen, since: Followed) -> bool:
    """Whether what was followed is the beginning of what the player has seen now."""
    return known.before(len(since.known.codes)) == since.known.before(len(since.known.codes))


def as_observer(known: Seen) -> Seen:
    """The same hand before its first decision, for somebody without cards."""
    return replace(
        known, seat=NOBODY, dealt=(), codes=(), actors=(), served=(), hidden_from=1, first_stub=0
    )
