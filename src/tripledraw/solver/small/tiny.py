"""A tiny triple draw: a short deck, hands of two cards, one draw or two, the betting of the rules.

As in the real game discards are hidden and their number is not, nobody gets a card again that he
has seen go, and what one holds or has thrown the other cannot draw. The deck is large enough that
nothing is ever reshuffled.
"""

from functools import cache, partial
from math import comb

from tripledraw.errors import DrawsError
from tripledraw.rules.words import NOBODY, ROUNDS
from tripledraw.solver.small.games import Decision, Game, Move, Node, Terminal
from tripledraw.solver.small.holdings import HAND, MASKS, Deck
from tripledraw.solver.small.rounds import Chips, add, add_round, paid, winnings
from tripledraw.solver.tree import BIG_BLIND, BUTTON, deep_stacks, round_tree
from tripledraw.stakes import Stakes

TINY_DECK = Deck(ranks=3, copies=3)

TINY_STAKES = Stakes(2, cap=2)
"""Blinds of 1 and 2, bets of 2 and from the third round on of 4, two bets a round."""

Thrown = tuple[int, int]
"""How many cards each player has thrown so far."""


def tiny(
    deck: Deck = TINY_DECK,
    draws: tuple[int, ...] = (2,),
    stakes: Stakes = TINY_STAKES,
    stack: int | None = None,
) -> Game:
    """The game: player 0 is the big blind, player 1 the button.

    ``draws`` says for each draw how many cards may be thrown at most; ``stack`` is what both
    begin with, so much that nobody runs out if it is None. Raises `DrawsError` for more than
    three draws, draws of more than two cards, and a deck that cannot feed them.
    """
    check(deck, draws)
    stacks = deep_stacks(stakes) if stack is None else (stack, stack)
    growing = _Growing(deck, draws, stakes, stacks)
    deals = comb(deck.cards, HAND) * comb(deck.cards - HAND, HAND)
    growing.betting(0, (0, 0), (0, 0), 1 / deals)
    return Game(tuple(growing.nodes), (deck.start(), deck.start()))


def check(deck: Deck, draws: tuple[int, ...]) -> None:
    """Raise `DrawsError` unless these draws can be made from the deck."""
    if not len(draws) < ROUNDS or any(not 0 <= most <= HAND for most in draws):
        raise DrawsError(f"the draws are {draws}; they must be up to three of 0 to {HAND} cards")
    needed = 2 * (HAND + sum(draws))
    if needed > deck.cards:
        raise DrawsError(f"the deck has {deck.cards} cards; these draws may need {needed}")


class _Growing:
    """The tree while it grows, from the ends of each line back to its beginning."""

    def __init__(self, deck: Deck, draws: tuple[int, ...], stakes: Stakes, stacks: Chips) -> None:
        self.deck = deck
        self.draws = draws
        self.stacks = stacks
        self.nodes: list[Node] = []
        self.tree = cache(partial(round_tree, stakes))
        self.meetings = cache(deck.meetings)
        self.ahead = cache(deck.ahead)
        self.draw = cache(deck.draw)

    def betting(self, drawn: int, put_in: Chips, thrown: Thrown, chance: float) -> int:
        """The betting round after so many draws, with all that follows.

        ``chance`` is that of any one way in which the cards of this line can come.
        """

        def end(folder: int, added: Chips) -> int:
            total = paid(put_in, added)
            if folder == NOBODY and drawn < len(self.draws):
                return self.drawing(drawn, BIG_BLIND, total, thrown, chance)
            won = winnings(folder, total, self.ahead(*thrown))
            return add(self.nodes, Terminal(chance * self.meetings(*thrown) * won))

        behind = self.stacks[0] - put_in[0], self.stacks[1] - put_in[1]
        return add_round(
            self.nodes, self.tree(drawn + 1, behind), self.meetings(*thrown).shape, end
        )

    def drawing(self, drawn: int, player: int, put_in: Chips, thrown: Thrown, chance: float) -> int:
        """One player throws and draws; the button has heard how many the other threw."""
        left = self.deck.cards - 2 * HAND - sum(thrown)
        children = []
        for count in range(self.draws[drawn] + 1):
            after, each = thrown_more(thrown, player, count), chance / comb(left, count)
            if player == BIG_BLIND:
                children.append(self.drawing(drawn, BUTTON, put_in, after, each))
            else:
                children.append(self.betting(drawn + 1, put_in, after, each))
        moves = tuple(
            Move(children[mask.bit_count()], self.draw(thrown[player], mask))
            for mask in range(MASKS)
            if mask.bit_count() <= self.draws[drawn]
        )
        return add(self.nodes, Decision(player, self.meetings(*thrown).shape[player], moves))


def thrown_more(thrown: Thrown, player: int, count: int) -> Thrown:
    """What both have thrown when the player has thrown so many more."""
    if player == BIG_BLIND:
        return thrown[0] + count, thrown[1]
    return thrown[0], thrown[1] + count
