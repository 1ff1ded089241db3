"""How PokerStars describes a hand of this game: "Lo: 8,7,5,4,3", "Lo: a pair of Fives"."""

from tripledraw.cards import RANKS
from tripledraw.hands.ranking import Category, class_of

_NAMES = (
    ("Deuce", "Deuces"),
    ("Three", "Threes"),
    ("Four", "Fours"),
    ("Five", "Fives"),
    ("Six", "Sixes"),
    ("Seven", "Sevens"),
    ("Eight", "Eights"),
    ("Nine", "Nines"),
    ("Ten", "Tens"),
    ("Jack", "Jacks"),
    ("Queen", "Queens"),
    ("King", "Kings"),
    ("Ace", "Aces"),
)


def described(number: int) -> str:
    """The words for a hand number 1..7462.

    No recorded hand of this game shows two pair, trips, or anything from a flush up: those
    words are the site's for its other games.
    """
    category, ranks = class_of(number)
    one, many = zip(*(_NAMES[rank] for rank in ranks), strict=True)
    words = {
        Category.NO_PAIR: ",".join(RANKS[rank] for rank in ranks),
        Category.PAIR: f"a pair of {many[0]}",
        Category.TWO_PAIR: f"two pair, {many[0]} and {many[2]}",
        Category.TRIPS: f"three of a kind, {many[0]}",
        Category.STRAIGHT: f"a straight, {one[-1]} to {one[0]}",
        Category.FLUSH: f"a flush, {one[0]} high",
        Category.FULL_HOUSE: f"a full house, {many[0]} full of {many[-1]}",
        Category.QUADS: f"four of a kind, {many[0]}",
        Category.STRAIGHT_FLUSH: f"a straight flush, {one[-1]} to {one[0]}",
    }
    return f"Lo: {words[category]}"
