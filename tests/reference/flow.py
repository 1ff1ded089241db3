"""The hand as a whole (rules 3): deal, round, draw, round, draw, round, draw, round, showdown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from .betting import Betting
from .drawing import Deck, Drawing, NoOrder, by_orders
from .hands import strength
from .pots import award, build_pots, uncalled
from .showdown import show_order, shown_and_mucked
from .stakes import Posted, Stakes, post
from .words import Cards, Refused, clockwise_from

LAST_ROUND = 4


@dataclass(frozen=True)
class Table:
    """A hand between two actions.

    ``order`` is clockwise from the left of the button. ``levels`` are the antes, blinds and bets
    of the rounds already closed. One of ``betting`` and ``drawing`` is in progress until the end.
    """

    stakes: Stakes
    order: tuple[int, ...]
    stacks: Mapping[int, int]
    levels: Mapping[int, int]
    dead: int
    hands: Mapping[int, Cards]
    deck: Deck
    discards: Mapping[int, tuple[Cards, ...]]
    round: int = 1
    betting: Betting[int] | None = None
    drawing: Drawing[int] | None = None
    folded: frozenset[int] = frozenset()
    dead_folds: Cards = ()
    refunds: Mapping[int, int] | None = None
    shown: tuple[int, ...] = ()
    mucked: tuple[int, ...] = ()
    awards: tuple[tuple[int, dict[int, int]], ...] = ()

    @property
    def live(self) -> tuple[int, ...]:
        """The seats that have not folded, clockwise from the left of the button."""
        return tuple(seat for seat in self.order if seat not in self.folded)


def start(
    stakes: Stakes,
    stacks: Sequence[int],
    *,
    button: int,
    blinds: tuple[int | None, int] | None,
    posts: Mapping[int, tuple[int, int]],
    orders: Sequence[Sequence[int]],
) -> Table:
    """A hand just dealt, with the first decision waiting (rules 3.2 to 3.4)."""
    _check(stakes, stacks, posts, orders)
    seats = tuple(range(len(stacks)))
    order = clockwise_from((button + 1) % len(seats), seats)
    small, big = blinds or _usual_blinds(order)
    posted = post(stakes, dict(enumerate(stacks)), order=order, blinds=(small, big), posts=posts)
    table = Table(
        stakes=stakes,
        order=order,
        stacks=posted.stacks,
        levels=posted.antes,
        dead=posted.dead,
        hands={
            seat: tuple(orders[0][at : 5 * len(seats) : len(seats)])
            for at, seat in enumerate(order)
        },
        deck=Deck(tuple(orders[0][5 * len(seats) :]), (), by_orders(orders)),
        discards=dict.fromkeys(order, ()),
    )
    return _go_on(replace(table, betting=_first_round(table, posted, big)))


def _check(
    stakes: Stakes,
    stacks: Sequence[int],
    posts: Mapping[int, tuple[int, int]],
    orders: Sequence[Sequence[int]],
) -> None:
    if not 2 <= len(stacks) <= 6 or min(stacks) <= 0:
        raise Refused(f"stacks {list(stacks)}: two to six seats with chips can play")
    if any(live_part > stakes.big_blind for live_part, _ in posts.values()):
        raise Refused(f"posts {dict(posts)}: the live part is at most one big blind")
    if not orders:
        raise NoOrder("the deck has no order")


def _usual_blinds(order: tuple[int, ...]) -> tuple[int, int]:
    """The two seats left of the button; heads-up the button has the small blind."""
    return (order[1], order[0]) if len(order) == 2 else (order[0], order[1])


def _first_round(table: Table, posted: Posted, big: int) -> Betting[int]:
    """Round 1: the big blind is the first bet, and the seat on its left acts first."""
    from_big = clockwise_from(big, table.order)
    blind = table.stakes.big_blind
    return replace(
        _round(table, posted.commits),
        order=from_big[1:] + from_big[:1],
        full=blind,
        level=blind,
        bets=1,
    )


def _round(table: Table, commits: Mapping[int, int]) -> Betting[int]:
    return Betting(
        order=table.order,
        stacks=table.stacks,
        commits=commits,
        bet=table.stakes.bet(table.round),
        cap=table.stakes.cap,
        heads_up_cap=table.stakes.cap_with(len(table.order)),
        short_all_in=table.stakes.short_all_in,
        folded=table.folded,
    )


def act(table: Table, action: str) -> Table:
    """The table after a betting action; Refused where it is not allowed."""
    betting = table.betting
    if betting is None or betting.actor is None:
        raise Refused(f"{action}: nobody is to bet now")
    after = betting.act(action)
    moved = replace(table, betting=after, stacks=after.stacks, folded=after.folded)
    if action == "fold":
        moved = _fold_hand(moved, betting.actor)
    return _go_on(moved)


def _fold_hand(table: Table, seat: int) -> Table:
    cards = table.hands[seat]
    without = replace(table, hands={**table.hands, seat: ()})
    if table.stakes.folds_in_reshuffle:
        return replace(without, deck=table.deck.thrown(cards))
    return replace(without, dead_folds=table.dead_folds + cards)


def draw(table: Table, cards: Sequence[int]) -> Table:
    """The table after the actor threw these cards; Refused where it is not allowed."""
    if table.drawing is None:
        raise Refused(f"throw {list(cards)}: nobody is to draw now")
    after = table.drawing.draw(cards)
    moved = replace(
        table, drawing=after, hands=after.hands, discards=after.discards, deck=after.deck
    )
    if after.actor is not None:
        return moved
    next_round = replace(moved, drawing=None, round=table.round + 1)
    return _go_on(replace(next_round, betting=_round(next_round, dict.fromkeys(table.order, 0))))


def _go_on(table: Table) -> Table:
    """The table at the next decision, or at its end."""
    betting = table.betting
    if betting is None or not betting.over:
        return table
    closed = _close(table, betting)
    if len(closed.live) == 1:
        return _won_by_folds(closed)
    if closed.round == LAST_ROUND:
        return _showdown(closed, betting.aggressor)
    return replace(closed, drawing=_next_draw(closed))


def _close(table: Table, betting: Betting[int]) -> Table:
    """The round's chips in the middle, the uncalled excess back (rules 4)."""
    levels = {seat: table.levels[seat] + betting.commits[seat] for seat in table.order}
    closed = replace(table, betting=None, levels=levels)
    excess = uncalled(levels, closed.live)
    if excess is None:
        return closed
    seat, amount = excess
    refunds = dict(table.refunds or {})
    refunds[seat] = refunds.get(seat, 0) + amount
    return replace(
        closed,
        levels={**levels, seat: levels[seat] - amount},
        stacks={**table.stacks, seat: table.stacks[seat] + amount},
        refunds=refunds,
    )


def _next_draw(table: Table) -> Drawing[int]:
    """Every live seat draws, those who are all-in too (rules 3.6)."""
    return Drawing(
        order=table.live,
        hands=table.hands,
        discards=table.discards,
        deck=table.deck,
        reshuffle=table.stakes.reshuffle,
        burn_due=table.stakes.burns == 1,
    )


def _won_by_folds(table: Table) -> Table:
    pot = sum(table.levels.values()) + table.dead
    return _paid(table, [(pot, {table.live[0]: pot})])


def _showdown(table: Table, aggressor: int | None) -> Table:
    pots = build_pots(table.levels, table.live, table.dead)
    strengths = {seat: strength(table.hands[seat]) for seat in table.live}
    shows = show_order(pots, table.order, aggressor)
    shown, mucked = shown_and_mucked(pots, shows, strengths)
    unit = table.stakes.unit
    awards = [(pot.amount, award(pot, strengths, table.order, unit)) for pot in pots]
    return _paid(replace(table, shown=tuple(shown), mucked=tuple(mucked)), awards)


def _paid(table: Table, awards: list[tuple[int, dict[int, int]]]) -> Table:
    stacks = dict(table.stacks)
    for _, shares in awards:
        for seat, share in shares.items():
            stacks[seat] += share
    return replace(table, stacks=stacks, awards=tuple(awards))
