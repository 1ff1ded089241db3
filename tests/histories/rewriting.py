"""Hands to be written, and their logs with the seats that a record gives them."""

from dataclasses import replace

from tests.driving import say
from tests.random_hands import random_hands

from tripledraw import Draw, Hand, Stakes
from tripledraw import events as log


def contract_hand():
    """The hand that every form of a hand is shown with."""
    hand = Hand([400, 395], stakes=Stakes(10), seed=72)
    say(hand, "raise_to", "raise_to", "call")
    for discards, words in (
        (("Qd", "Qc Qs"), ("raise_to", "call")),
        (("Ad", "As Jd"), ("raise_to", "call")),
        (("", ""), ("raise_to", "call")),
    ):
        for text in discards:
            hand.play(Draw(text))
        say(hand, *words)
    return hand


def ended_hands(seats, numbers, **fixed):
    """Random hands that are over."""
    for random_hand in random_hands(seats, numbers, **fixed):
        hand = random_hand.hand()
        while not hand.over:
            hand.play(random_hand.action(hand))
        yield hand


def as_recorded(events):
    """A log with its seats counted from the left of the button, as records are replayed."""
    start = events[0]
    count = len(start.stacks)

    def turned(seat):
        return (seat - start.button - 1) % count

    def by_seat(amounts):
        return tuple(amounts[(seat + start.button + 1) % count] for seat in range(count))

    renamed = []
    for event in events:
        if isinstance(event, log.HandStarted):
            event = replace(event, stacks=by_seat(event.stacks), button=count - 1)
        elif isinstance(event, log.HandEnded):
            event = replace(event, stacks=by_seat(event.stacks))
        elif isinstance(event, log.PotAwarded):
            winners = {turned(seat): share for seat, share in event.winners.items()}
            event = replace(event, winners=winners)
        elif hasattr(event, "seat"):
            event = replace(event, seat=turned(event.seat))
        renamed.append(event)
    antes = [event for event in renamed if isinstance(event, log.AntePosted)]
    rest = [event for event in renamed if not isinstance(event, log.AntePosted)]
    return [rest[0], *sorted(antes, key=lambda event: event.seat), *rest[1:]]
