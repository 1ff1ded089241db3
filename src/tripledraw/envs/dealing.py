"""The hands that the environments deal: of a seed, one after the other.

Hand k of a seed has the orders of cards, and its policies the chance, of hand k of
`tripledraw.batch` with that seed.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tripledraw.batch import playing
from tripledraw.batch.game import MOST_SEEDS, Game, game
from tripledraw.batch.streams import chance_at, lay_sorted, shuffle, stream_of
from tripledraw.errors import BatchError
from tripledraw.hand import Hand
from tripledraw.rules.drawing import lay_stub
from tripledraw.rules.table import Table
from tripledraw.rules.words import DECK_CARDS
from tripledraw.stakes import Stakes


@dataclass(frozen=True)
class Setting:
    """What every hand of an environment shares; hand k has the button at ``buttons[k]``, cyclic."""

    game: Game
    buttons: tuple[int, ...]

    def in_small_bets(self, seat: int, chips: int) -> float:
        """What a seat has won when it has these chips."""
        return (chips - self.game.stacks[seat]) / self.game.stakes.small_bet


def setting(
    seats: int,
    stakes: Stakes | None,
    stacks: int | Sequence[int] | None,
    button: int | None,
    policies: str | Sequence[str] = "random",
) -> Setting:
    """A checked `Setting`; no button is one that moves on by a seat every hand, from seat 0.

    Raises `StakesError` or `BatchError` as `tripledraw.batch.playouts` does.
    """
    played = game(
        seats,
        stakes=stakes,
        stacks=stacks,
        policies=policies,
        button=0 if button is None else button,
    )
    return Setting(played, tuple(range(seats)) if button is None else (button,))


def check_seat(seat: int, seats: int) -> int:
    """The seat, if it is one of the table; raises `BatchError`."""
    if not 0 <= seat < seats:
        raise BatchError(f"the learner has seat {seat!r}; the seats are 0 to {seats - 1}")
    return seat


def check_seed(seed: int) -> int:
    """The seed, if the batch knows it; raises `BatchError`."""
    if not 0 <= seed < MOST_SEEDS:
        raise BatchError(f"the seed is {seed}; it must be 0 or more and below 2**64")
    return int(seed)


class StreamDealer:
    """Deals one hand of a seed: its orders, and the chance of its decisions."""

    def __init__(self, seed: int, index: int) -> None:
        with np.errstate(over="ignore"):  # the words are remainders modulo 2**64
            self._stream = stream_of(np.uint64(seed), index)

    def shuffle(self, table: Table) -> None:
        """The deck."""
        self._lay(table, 0)

    def reshuffle(self, table: Table) -> None:
        """The next order, over the muck."""
        self._lay(table, table.reshuffles + 1)
        lay_stub(table)

    def chance(self, decision: int) -> int:
        """The chance of a decision of the hand, counted from 0."""
        with np.errstate(over="ignore"):
            return int(chance_at(self._stream, decision))

    def _lay(self, table: Table, order: int) -> None:
        lay_sorted(table.order)
        with np.errstate(over="ignore"):
            shuffle(table.order, self._stream, order, 0, DECK_CARDS)


class DealtHand:
    """Hand ``index`` of a seed in the readable engine, and how many decisions were made in it."""

    def __init__(self, shared: Setting, seed: int, index: int) -> None:
        played = shared.game
        self._players = played.players().tolist()
        self._dealer = StreamDealer(seed, index)
        self._done = 0
        self.hand = Hand(
            played.stacks,
            stakes=played.stakes,
            button=shared.buttons[index % len(shared.buttons)],
            orders=self._dealer,
        )

    def play(self, code: int) -> None:
        """The actor does what an action code of the rules says."""
        self.hand.play_code(code)
        self._done += 1

    def play_policy(self) -> None:
        """The actor does what its policy says."""
        table = self.hand.table
        chance = self._dealer.chance(self._done)
        self.play(playing.choose(self._players[table.actor], table, table.actor, chance))
