"""Cards as integers, read and written as players write them.

A card is 0..51 = rank * 4 + suit: the deuce is rank 0, the ace rank 12, the suits are
clubs, diamonds, hearts, spades. A card that nobody has seen is ``UNKNOWN``, -1.
"""

from collections.abc import Iterable, Iterator

from tripledraw.errors import CardError

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK_SIZE = 52
UNKNOWN = -1
UNKNOWN_TEXT = "??"

# Also read, since people and this program write them: 10 for T, and the signs of the suits.
_TEN = "10"
_SUIT_SIGNS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}

_HINT = "a card is a rank of 23456789TJQKA and a suit of cdhs, as in Tc"


def rank(card: int) -> int:
    """Return the rank 0..12 of a known card; 0 is the deuce."""
    return card >> 2


def suit(card: int) -> int:
    """Return the suit 0..3 (c d h s) of a known card."""
    return card & 3


def card(rank: int, suit: int) -> int:
    """Return the card of a rank 0..12 and a suit 0..3; CardError outside of these."""
    if not (0 <= rank < len(RANKS) and 0 <= suit < len(SUITS)):
        raise CardError(f"no card has rank {rank} and suit {suit}: ranks are 0..12, suits 0..3")
    return rank * len(SUITS) + suit


def write_card(card: int) -> str:
    """Write one card, "7c"; an unknown one is "??". CardError if it is not -1..51."""
    if 0 <= card < DECK_SIZE:
        return RANKS[card >> 2] + SUITS[card & 3]
    if card == UNKNOWN:
        return UNKNOWN_TEXT
    raise CardError(f"{card} is no card: cards are 0..51, and -1 for an unknown one")


def write(cards: Iterable[int]) -> str:
    """Write cards in the given sequence with a space between: "7c 5d"."""
    return " ".join(map(write_card, cards))


def high_to_low(cards: Iterable[int]) -> tuple[int, ...]:
    """Sort cards as players read a hand, 8 6 4 3 2; unknown cards come last."""
    return tuple(sorted(cards, reverse=True))


def parse(text: str) -> tuple[int, ...]:
    """Read cards: "7c 5d 4h", "7c,5d,4h", "7c5d4h" or "7♣ 5♦ 4♥", in capitals or not.

    CardError, with the character where it happens, for what is no card or is there twice.
    """
    return _all_different(text, _read(text))


def parse_seen(text: str) -> tuple[int, ...]:
    """Read cards of which some may not have been seen: "7c ?? ??" gives (20, -1, -1).

    CardError as for ``parse``; only "??" may be repeated.
    """
    return _all_different(text, _read_seen(text))


def _tokens(text: str) -> Iterator[tuple[int, str]]:
    start = 0
    while start < len(text):
        if text[start] == "," or text[start].isspace():
            start += 1
        else:
            end = start + (3 if text.startswith(_TEN, start) else 2)
            yield start, text[start:end]
            start = end


def _read(text: str) -> Iterator[tuple[int, int]]:
    for position, token in _tokens(text):
        yield position, _card_of(token, position)


def _read_seen(text: str) -> Iterator[tuple[int, int]]:
    for position, token in _tokens(text):
        yield position, UNKNOWN if token == UNKNOWN_TEXT else _card_of(token, position)


def _card_of(token: str, position: int) -> int:
    rank, suit = _rank_of(token[:-1]), SUITS.find(_SUIT_SIGNS.get(token[-1], token[-1].lower()))
    if rank >= 0 and suit >= 0:
        return rank * len(SUITS) + suit
    raise CardError(
        f'"{token}" at character {position + 1} is no card: {_HINT}', text=token, position=position
    )


def _rank_of(text: str) -> int:
    if text == _TEN:
        text = "T"
    return RANKS.find(text.upper()) if len(text) == 1 else -1


def _all_different(text: str, found: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    first_seen: dict[int, int] = {}
    cards = []
    for position, card in found:
        if card in first_seen and card != UNKNOWN:
            raise CardError(
                f"{write_card(card)} is there twice, at characters {first_seen[card] + 1} and "
                f"{position + 1}: every card must be another one",
                text=text[position : position + 2],
                position=position,
            )
        first_seen[card] = position
        cards.append(card)
    return tuple(cards)
