"""Four agents play one hand; an observer sees what everybody at the table sees."""

from collections.abc import Iterator
from contextlib import suppress

import tripledraw as td
from tripledraw.agents import agent

NAMES = ("textbook", "caller", "textbook", "random")


def watched() -> Iterator[str]:
    """The hand, line by line."""
    players = [agent(name, seed=seat) for seat, name in enumerate(NAMES)]
    hand = td.Hand([400] * len(NAMES), stakes=td.Stakes(small_bet=10), seed=7)
    while hand.actor is not None:
        view = hand.view(hand.actor)
        action = players[hand.actor].act(view)
        where = f"round {view.round}, pot {view.pot}"
        yield f"{where}: seat {hand.actor} ({NAMES[hand.actor]}) {action}"
        hand.play(action)
    for seat, cards in hand.view(None).shown.items():
        yield f"seat {seat} shows {td.cards.write(cards)}, {td.describe(cards)}"
    yield f"stacks: {hand.stacks}"


if __name__ == "__main__":
    # A reader who wants only a part of it (| head) is no error.
    with suppress(BrokenPipeError):
        for line in watched():
            print(line)
