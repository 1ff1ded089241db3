"""Hidden cards dealt round what one seat knows: compiled code over the tables of a batch.

The cards that the seat was served lie at the bottom of the stub until it is served them, so
that nobody else gets one before; all else is shuffled. As the rest of the stub is in no order
that anybody knows, changing places in it changes no chance.
"""

from typing import Any

from tripledraw.batch.streams import Word, word_at
from tripledraw.rules.seats import next_in
from tripledraw.rules.table import Table
from tripledraw.rules.words import DECK_CARDS, HAND_CARDS, NOBODY

Array = Any

# Words of a stream: so many shuffles of 64 words, then one word a decision. A stream has room
# for both within the words of `STREAM_HANDS` hands of a batch.
SHUFFLES, SHUFFLE_WORDS = 128, 64
FIRST_CHANCE, CHANCES = SHUFFLES * SHUFFLE_WORDS, 4096
STREAM_HANDS = 8
# Words of one attempt to deal a hand anew: its cards, and whether to keep them.
ATTEMPT_WORDS = 8


def shuffle(cards: Array, start: int, stop: int, stream: Word, number: int) -> None:
    """Shuffle the places start..stop-1 by shuffle `number` of a stream."""
    for place in range(start, stop):
        word = word_at(stream, SHUFFLE_WORDS * (number % SHUFFLES) + place)
        other = place + (word * (stop - place) >> 32)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card


def lay_deck(table: Table, seat: int, deck: Array, free: int, stream: Word) -> None:
    """Lay the order of a deal in which the seat gets its five cards.

    `deck` holds `free` cards that nobody has seen, the five, and then what stays at the bottom.
    An observer gets none.
    """
    for place in range(DECK_CARDS):
        table.order[place] = deck[place]
    shuffle(table.order, 0, free, stream, 0)
    if seat == NOBODY:
        return
    first = (seat - table.button - 1) % table.seats
    for i in range(HAND_CARDS):
        swap(table.order, i * table.seats + first, free + i)


def swap(cards: Array, one: int, other: int) -> None:
    """Two cards change places."""
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card


def lay_due(table: Table, seat: int, due: Array, last: int, needed: int) -> bool:
    """Lay the seat's next cards, the `needed` before place `last` of `due`, where it is served.

    What lies beyond the end of the stub is left for the next reshuffle. Gives whether the
    cards were there: where another seat has one of them this was not the deal.
    """
    top = table.stub_top + owed_before(table, seat)
    for i in range(needed):
        place = top + i
        if place >= table.stub_end:
            return True
        found = place_in_stub(table, due[last - needed + i])
        if found < 0:
            return False
        swap(table.stub, place, found)
    return True


def hold_back(table: Table, due: Array, last: int, ahead: int) -> bool:
    """Lay the next cards of `due` at the bottom of a new stub; gives whether they are there."""
    for i in range(ahead):
        found = place_in_stub(table, due[last + i])
        if found < 0:
            return False
        swap(table.stub, table.stub_end - ahead + i, found)
    return True


def place_in_stub(table: Table, card: int) -> int:
    """Where in the stub a card lies, -1 if it is not there."""
    for place in range(table.stub_top, table.stub_end):
        if table.stub[place] == card:
            return place
    return -1


def owed_before(table: Table, seat: int) -> int:
    """How many cards leave the stub before the seat is served, the burn among them."""
    owed = 1 if table.burns and not table.burn_done else 0
    waiting = table.must_serve
    while waiting:
        other = next_in(waiting, table.button)
        if other == seat:
            break
        owed += HAND_CARDS - table.held[other]
        waiting &= ~(1 << other)
    return owed


def shuffle_stub(table: Table, seat: int, bottom: int, stream: Word, number: int) -> None:
    """Shuffle what nobody knows of the stub: not what is laid for the seat, nor the bottom."""
    top = table.stub_top
    if waits(table, seat):
        top += owed_before(table, seat) + HAND_CARDS - table.held[seat]
    shuffle(table.stub, top, table.stub_end - bottom, stream, number)


def waits(table: Table, seat: int) -> bool:
    """Whether the seat has named its discards and is not served yet."""
    return seat != NOBODY and table.must_serve >> seat & 1 == 1


def deal_anew(table: Table, seat: int, fresh: int, bottom: int, stream: Word, attempt: int) -> None:
    """The last `fresh` cards of a hand change places with any cards that nobody has seen."""
    for i in range(fresh):
        exchange(table, seat, fresh - i, bottom, word_at(stream, ATTEMPT_WORDS * attempt + i))


def take_back(table: Table, seat: int, fresh: int, bottom: int, stream: Word, attempt: int) -> None:
    """Undo `deal_anew`."""
    for i in range(fresh - 1, -1, -1):
        exchange(table, seat, fresh - i, bottom, word_at(stream, ATTEMPT_WORDS * attempt + i))


def exchange(table: Table, seat: int, left: int, bottom: int, word: int) -> None:
    """The hand's card `left` from its end changes places with one behind it, or of the stub."""
    unseen = left + max(table.stub_end - bottom - table.stub_top, 0)
    cards, mine = table.hole[seat], HAND_CARDS - left
    other = word * unseen >> 32
    if other < left:
        swap(cards, mine, mine + other)
        return
    place = table.stub_top + other - left
    card = cards[mine]
    cards[mine] = table.stub[place]
    table.stub[place] = card
