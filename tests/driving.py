"""Starting and moving a `Hand` in the words of the vectors: "fold", "check", "call", "raise_to"."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tripledraw import cards
from tripledraw.actions import Action, Bet, Call, Check, Draw, Fold, Raise
from tripledraw.hand import Hand
from tripledraw.stakes import Stakes

IN_ORDER = tuple(range(52))


def hand_of(
    stacks: Sequence[int],
    *,
    button: int = 0,
    blinds: tuple[int | None, int] | None = None,
    posts: Mapping[int, tuple[int, int]] | None = None,
    orders: Sequence[Sequence[int]] = (IN_ORDER,),
    **stakes: Any,
) -> Hand:
    """A hand from what is also said to `Reference`: the stakes stand beside the rest."""
    return Hand(
        stacks, stakes=Stakes(**stakes), button=button, blinds=blinds, posts=posts, orders=orders
    )


def game(*stacks: int, hands: str = "", **options: Any) -> Hand:
    """A hand at 10/20 in which the seats get these hands, "7c 5d 4h 3s 2c / ...", button first."""
    deck = deck_of(*hands.split("/")) if hands else IN_ORDER
    return hand_of(stacks, **{"small_bet": 10, "orders": [deck] * 4, **options})


def deck_of(*hands: str) -> list[int]:
    """An order that deals these hands to the seats from the button on."""
    dealt = [cards.parse(hand) for hand in hands]
    clockwise = dealt[1:] + dealt[:1]
    top = [hand[i] for i in range(5) for hand in clockwise]
    return top + [card for card in IN_ORDER if card not in top]


def offers(hand: Hand) -> dict[str, int]:
    """What the actor may do in a betting round: call = chips to add, raise_to = total after."""
    return dict(_offer(hand, action) for action in hand.legal_actions())


def _offer(hand: Hand, action: Action) -> tuple[str, int]:
    if isinstance(action, Bet | Raise):
        return "raise_to", hand.table.commits[turn(hand)] + hand.cost(action)
    return type(action).__name__.lower(), hand.cost(action)


def spoken(hand: Hand, word: str) -> Action:
    """The action behind a word; a raise is a bet where nobody has bet."""
    if word == "raise_to":
        return Raise() if hand.table.price else Bet()
    return {"fold": Fold(), "check": Check(), "call": Call()}[word]


def say(hand: Hand, *words: str) -> None:
    """The actors do these things, one after the other."""
    for word in words:
        hand.play(spoken(hand, word))


def turn(hand: Hand) -> int:
    """Whose turn it is."""
    assert hand.actor is not None
    return hand.actor


def throw(hand: Hand, *positions: int) -> None:
    """The actor throws the cards in these positions; none of them stands pat."""
    held = hand.cards(turn(hand))
    hand.play(Draw(held[i] for i in positions))


def throw_all(hand: Hand) -> None:
    throw(hand, 0, 1, 2, 3, 4)


def check_or_call(hand: Hand) -> None:
    say(hand, "call" if "call" in offers(hand) else "check")


def step(hand: Hand, draw: Callable[[Hand], None] = throw) -> None:
    """One action of somebody who checks, calls, and draws in this way."""
    if hand.phase == "drawing":
        draw(hand)
    else:
        check_or_call(hand)


def play_out(hand: Hand, draw: Callable[[Hand], None] = throw) -> None:
    """Everybody checks, calls, and draws in this way until the hand is over."""
    while not hand.over:
        step(hand, draw)


def play_to_round(hand: Hand, number: int) -> None:
    """Everybody checks, calls and stands pat up to the first decision of a betting round."""
    while hand.round < number or hand.phase == "drawing":
        step(hand)
