"""Who shows, who mucks, who wins (rules 5). Cards speak."""

from tripledraw.hands.order import order_key
from tripledraw.rules.pots import lay_pots, split_pot
from tripledraw.rules.seats import count, next_in
from tripledraw.rules.table import Table
from tripledraw.rules.words import HAND_CARDS, NOBODY, OVER

# Above every order key: the mark of a hand that cannot win because it was never seen whole.
UNSEEN = 1 << 30


def is_seen(table: Table, seat: int) -> bool:
    """Whether all five cards of the seat are known (histories hide some)."""
    for i in range(HAND_CARDS):
        if table.hole[seat][i] < 0:
            return False
    return True


def hand_key(table: Table, seat: int) -> int:
    """The order key of the seat's hand, lower is better; `UNSEEN` with a card unknown."""
    if not is_seen(table, seat):
        return UNSEEN
    cards = table.hole[seat]
    return order_key(cards[0], cards[1], cards[2], cards[3], cards[4])


def needs_showing(table: Table) -> bool:
    """Whether a live hand has unknown cards, so that the record must say what was shown."""
    for seat in range(table.seats):
        if table.live >> seat & 1 and not is_seen(table, seat):
            return True
    return False


def showdown(table: Table) -> None:
    """Lay the pots, show by rules 5, and pay the winners."""
    lay_pots(table)
    set_show_order(table)
    show_hands(table)
    for pot in range(table.pot_count):
        split_pot(table, pot, winners(table, pot))
    end_hand(table)


def win_unshown(table: Table) -> None:
    """Everybody else has folded: the last live seat takes the pot and shows nothing."""
    lay_pots(table)
    split_pot(table, 0, table.live)
    end_hand(table)


def end_hand(table: Table) -> None:
    """Nobody acts any more; the chips are where they belong."""
    table.pot = 0
    table.phase = OVER
    table.actor = NOBODY


def set_show_order(table: Table) -> None:
    """Side-pot seats before those in the main pot only; the last aggressor begins."""
    table.show_count = 0
    first = table.aggressor
    if first == NOBODY:
        first = next_in(table.live, table.button)
    waiting = table.live
    for pot in range(table.pot_count - 1, -1, -1):
        group = waiting & table.pot_seats[pot]
        waiting &= ~group
        queue_to_show(table, group, first)


def queue_to_show(table: Table, group: int, first: int) -> None:
    """Queue a set of seats clockwise, `first` at the head if it is among them."""
    seat = first - 1
    for _ in range(count(group)):
        seat = next_in(group, seat)
        table.show_order[table.show_count] = seat
        table.show_count += 1


def show_hands(table: Table) -> None:
    """Each in turn shows, or mucks when no pot can be won any more."""
    table.shown = 0
    for i in range(table.show_count):
        seat = table.show_order[i]
        if can_win(table, seat):
            table.shown |= 1 << seat


def can_win(table: Table, seat: int) -> bool:
    """Whether the seat wins or ties some pot against the hands shown so far."""
    mine = hand_key(table, seat)
    if mine == UNSEEN:
        return False
    for pot in range(table.pot_count):
        if table.pot_seats[pot] >> seat & 1 and mine <= best_key(table, pot, table.shown):
            return True
    return False


def best_key(table: Table, pot: int, among: int) -> int:
    """The best order key in a pot among some seats; `UNSEEN` when there is none."""
    best = UNSEEN
    for seat in range(table.seats):
        if (table.pot_seats[pot] & among) >> seat & 1:
            best = min(best, hand_key(table, seat))
    return best


def winners(table: Table, pot: int) -> int:
    """The seats that share a pot."""
    best = best_key(table, pot, table.live)
    mask = 0
    for seat in range(table.seats):
        if table.pot_seats[pot] >> seat & 1 and hand_key(table, seat) == best:
            mask |= 1 << seat
    return mask
