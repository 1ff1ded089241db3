"""How likely a decision is under the assumed policy, for compiled code.

The policy is asked once, with one word of chance: what it answers is as good a witness as its
probabilities, only noisier, and it needs no second text of the policy. Every so often it errs
(`tremble`): then it bets anything legal, or draws another number of cards, those of least use.
One card more or fewer is the usual slip; three would turn every bad hand into a pat one.
"""

from tripledraw.beliefs.seen import DREW
from tripledraw.cards import rank
from tripledraw.rules.betting import may_raise, to_call
from tripledraw.rules.seats import count
from tripledraw.rules.table import Table
from tripledraw.rules.words import DECK_CARDS, DRAW, FOLD, HAND_CARDS

DRAW_SIZES = HAND_CARDS + 1


def weight_of(table: Table, answer: int, said: int, tremble: float) -> float:
    """The weight of what the actor said or drew, where the policy answers with an action."""
    if said >= DREW:
        return weight_of_draw(answer, said - DREW, tremble)
    return weight_of_bet(table, answer, said, tremble)


def weight_of_bet(table: Table, answer: int, said: int, tremble: float) -> float:
    """The weight of what the actor said in a betting round, where the policy answers so."""
    if said == FOLD and to_call(table, table.actor) == 0:
        return 1.0  # nobody's way to play, so it tells nothing
    share = tremble / bets_offered(table)
    return 1.0 - tremble + share if said == answer else share


def bets_offered(table: Table) -> int:
    """How many actions of a betting round the actor has."""
    offered = 1
    if to_call(table, table.actor) > 0:
        offered += 1
    if may_raise(table, table.actor):
        offered += 1
    return offered


def weight_of_draw(answer: int, cards: int, tremble: float) -> float:
    """The weight of a draw of so many cards, where the policy answers with an action."""
    own = count(answer - DRAW)
    if cards == own:
        return 1.0 - tremble
    others = 0.0
    for other in range(DRAW_SIZES):
        if other != own:
            others += nearness(own, other)
    return tremble * nearness(own, cards) / others


def nearness(cards: int, others: int) -> float:
    """How easily a draw of so many cards is mistaken for another: four times less a card."""
    return float(4.0 ** -abs(cards - others))


def draw_of(table: Table, answer: int, cards: int) -> int:
    """The draw of so many cards: the policy's own, or of the cards of least use."""
    if count(answer - DRAW) == cards:
        return answer
    return DRAW + least_useful(table, table.actor, cards)


def least_useful(table: Table, seat: int, cards: int) -> int:
    """The positions of so many cards: pairs first, then the highest."""
    mask = 0
    for _ in range(cards):
        worst = 0
        most = -1
        for i in range(HAND_CARDS):
            useless = uselessness(table, seat, mask, i)
            if not mask >> i & 1 and useless > most:
                most = useless
                worst = i
        mask |= 1 << worst
    return mask


def uselessness(table: Table, seat: int, thrown: int, i: int) -> int:
    """A card of a hand as a number, above all cards if the hand has its rank twice."""
    cards = table.hole[seat]
    for j in range(HAND_CARDS):
        if j != i and not thrown >> j & 1 and rank(cards[j]) == rank(cards[i]):
            return DECK_CARDS + cards[i]
    return cards[i]
