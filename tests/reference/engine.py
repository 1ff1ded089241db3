"""A hand from outside: what a test drives next to another engine."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from . import flow
from .stakes import stakes as stakes_by_rules
from .words import Cards

T = TypeVar("T")


class Reference:
    """One hand, never changed: ``act`` and ``draw`` give a new one.

    ``stacks`` are the chips of seats 0..n-1, clockwise. ``orders[0]`` is the deck, top card first;
    ``orders[k]`` the order of the k-th reshuffle. ``blinds`` are the seats of the small blind (or
    None) and the big blind; ``posts`` are {seat: (live, dead)}. The other options are those of
    rules 1. Raises Refused for a hand that cannot start and NoOrder where an order is missing.
    """

    def __init__(
        self,
        stacks: Sequence[int],
        *,
        small_bet: int,
        orders: Sequence[Sequence[int]],
        button: int = 0,
        blinds: tuple[int | None, int] | None = None,
        posts: Mapping[int, tuple[int, int]] | None = None,
        **options: Any,
    ) -> None:
        self._chips = sum(stacks)
        self._table = flow.start(
            stakes_by_rules(small_bet, **options),
            stacks,
            button=button,
            blinds=blinds,
            posts=posts or {},
            orders=orders,
        )

    def act(self, action: str) -> "Reference":
        """The hand after "fold", "check", "call" or "raise_to" (bet, raise and complete)."""
        return self._with(flow.act(self._table, action))

    def draw(self, cards: Sequence[int]) -> "Reference":
        """The hand after the actor threw these cards; () stands pat."""
        return self._with(flow.draw(self._table, cards))

    def _with(self, table: flow.Table) -> "Reference":
        after = object.__new__(Reference)
        after._chips = self._chips
        after._table = table
        return after

    @property
    def phase(self) -> str:
        """ "betting", "drawing" or "over"."""
        if self._table.betting is not None:
            return "betting"
        return "drawing" if self._table.drawing is not None else "over"

    @property
    def actor(self) -> int | None:
        """Whose turn it is; None when the hand is over."""
        waiting = self._table.betting or self._table.drawing
        return waiting.actor if waiting is not None else None

    @property
    def round(self) -> int:
        """The betting round 1..4; during a draw the round before it."""
        return self._table.round

    def legal(self) -> dict[str, int]:
        """What the actor may do: call = chips to add, raise_to = total after; {} when over."""
        if self._table.drawing is not None:
            return {"draw": True}
        return self._table.betting.legal() if self._table.betting is not None else {}

    def _by_seat(self, values: Mapping[int, T]) -> tuple[T, ...]:
        return tuple(values[seat] for seat in sorted(self._table.order))

    @property
    def stacks(self) -> tuple[int, ...]:
        """The chips in front of each seat, those just bet not counted."""
        return self._by_seat(self._table.stacks)

    @property
    def commits(self) -> tuple[int, ...]:
        """What each seat has put into this betting round; zeros outside of one."""
        betting = self._table.betting
        return self._by_seat(betting.commits if betting else dict.fromkeys(self._table.order, 0))

    @property
    def pot(self) -> int:
        """All chips in the middle, the bets of this round too; 0 when the hand is over."""
        return self._chips - sum(self.stacks)

    @property
    def dead(self) -> int:
        """The dead chips: the big-blind ante and the dead parts of posts (antes not counted)."""
        return self._table.dead

    @property
    def bets(self) -> int:
        """The bets counted in this round (n); 0 outside of one."""
        return self._table.betting.bets if self._table.betting is not None else 0

    @property
    def capped(self) -> bool:
        """Whether the cap of this betting round is reached and holds."""
        return self._table.betting is not None and self._table.betting.capped

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards of each seat: kept ones in order, then new ones; () after a fold."""
        return self._by_seat(self._table.hands)

    @property
    def folded(self) -> frozenset[int]:
        """The seats that have folded."""
        return self._table.folded

    @property
    def stub(self) -> Cards:
        """The cards still to be dealt, top first."""
        return self._table.deck.stub

    @property
    def muck(self) -> Cards:
        """The cards the next reshuffle lays: discards, burns and (by option) folded hands."""
        return self._table.deck.muck

    @property
    def dead_folds(self) -> Cards:
        """Folded hands that stay out of the reshuffle (``folds_in_reshuffle=False``)."""
        return self._table.dead_folds

    @property
    def discards(self) -> tuple[tuple[Cards, ...], ...]:
        """What each seat threw, draw by draw."""
        return self._by_seat(self._table.discards)

    @property
    def drawn(self) -> tuple[tuple[int, ...], ...]:
        """How many cards each seat threw, draw by draw."""
        return tuple(tuple(len(thrown) for thrown in draws) for draws in self.discards)

    @property
    def reshuffles(self) -> int:
        """How many reshuffles the hand has had."""
        return len(self._table.deck.log)

    @property
    def shown(self) -> tuple[tuple[int, Cards], ...]:
        """The seats that showed and their hands, in the order of the show."""
        return tuple((seat, self._table.hands[seat]) for seat in self._table.shown)

    @property
    def mucked(self) -> tuple[tuple[int, Cards], ...]:
        """The seats that kept their losing hands unseen, in the order of the show."""
        return tuple((seat, self._table.hands[seat]) for seat in self._table.mucked)

    @property
    def awards(self) -> list[tuple[int, dict[int, int]]]:
        """Each pot and its shares by seat, the main pot first."""
        return list(self._table.awards)

    @property
    def refunds(self) -> dict[int, int]:
        """What came back uncalled, by seat, over the whole hand."""
        return dict(self._table.refunds or {})
