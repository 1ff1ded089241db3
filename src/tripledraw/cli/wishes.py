"""What the player asked for on the command line, and the session that answers it."""

import secrets
from dataclasses import dataclass

from tripledraw.agents import NAMES
from tripledraw.cli.session import Session
from tripledraw.errors import TripleDrawError
from tripledraw.stakes import Stakes

MOST_SEATS = 6
USUAL_SEATS = 3
USUAL_BETS = (10, 20)
USUAL_BIG_BETS = 25
SEED_BITS = 64


@dataclass(frozen=True, slots=True)
class Wishes:
    """The table that was asked for; None where the player left it open.

    ``bets`` are the small and the big bet; ``opponents`` is one kind for all seats or one each.
    """

    seats: int | None = None
    bets: tuple[int, int] | None = None
    stack: int | None = None
    opponents: tuple[str, ...] | None = None
    seed: int | None = None

    def new_session(self) -> Session:
        """A fresh session with the usual things where nothing is asked for.

        Raises `TripleDrawError` where the wishes do not fit together.
        """
        small, big = self.bets or USUAL_BETS
        stack = USUAL_BIG_BETS * big if self.stack is None else self.stack
        seed = secrets.randbits(SEED_BITS) if self.seed is None else self.seed
        return Session.new(Stakes(small, big_bet=big), stack, self.all_opponents(), seed)

    def all_opponents(self) -> tuple[str, ...]:
        """One kind for each seat but the player's."""
        asked = self.opponents or NAMES[:1]
        for kind in asked:
            if kind not in NAMES:
                raise TripleDrawError(
                    f"there is no opponent {kind!r}; the opponents are {', '.join(NAMES)}"
                )
        if len(asked) == 1:
            return asked * ((self.seats or USUAL_SEATS) - 1)
        seats = self.seats or len(asked) + 1
        if seats != len(asked) + 1 or seats > MOST_SEATS:
            most = seats - 1 if self.seats else MOST_SEATS - 1
            raise TripleDrawError(
                f"{len(asked)} opponents are named, but there are seats for {most}; name one for "
                "all of them, or one each"
            )
        return asked

    def check(self, session: Session) -> None:
        """Raise `TripleDrawError` where a session that stopped is not what is asked for."""
        stakes = session.stakes
        bets = (stakes.small_bet, stakes.big_bet)
        opponents = session.opponents
        found = {
            "--seats": (self.seats, len(session.stacks)),
            "--stakes": (self.bets and "/".join(map(str, self.bets)), "/".join(map(str, bets))),
            "--stack": (self.stack, session.stack),
            "--opponents": (self.opponents and ",".join(self.all_opponents()), ",".join(opponents)),
            "--seed": (self.seed, session.seed),
        }
        for option, (asked, has) in found.items():
            if asked is not None and asked != has:
                raise TripleDrawError(
                    f"the session that stopped has {option} {has}, not {asked}; go on with it by "
                    f"leaving {option} out, or add --new to begin another and keep it aside"
                )
