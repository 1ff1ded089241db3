"""One hand, played or replayed: the readable front of the rules.

A hand is stakes + stacks + orders of cards + actions; everything else follows. It runs the
functions of `rules` on a `Table` and writes down what happened as events.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from tripledraw import actions, events, views
from tripledraw import cards as card_text
from tripledraw.actions import Action, Bet, Call, Draw, Muck, Raise, Show
from tripledraw.codes import action_of, code_from_text, code_of, code_text
from tripledraw.dealing import SEED_BYTES, Dealer, OrdersDealer, SeedDealer, seed_bytes
from tripledraw.discards import Discards
from tripledraw.errors import (
    CardError,
    HandOver,
    IllegalAction,
    MissingOrder,
    NotYourTurn,
    StakesError,
    TripleDrawError,
)
from tripledraw.events import Event
from tripledraw.handlog import HandLog, check_shown
from tripledraw.rules import flow
from tripledraw.rules.betting import may_raise, to_call, wager_target
from tripledraw.rules.table import Table
from tripledraw.rules.words import (
    BETTING,
    CALL,
    DRAWING,
    FOLD,
    HAND_CARDS,
    NOBODY,
    OVER,
    RAISE,
    SHOWING,
)
from tripledraw.script import Script, check_same, script_of
from tripledraw.setup import Blinds, Posts, check_stacks, checked_posts, set_table
from tripledraw.stakes import Stakes, is_whole


class Hand:
    """A hand of Deuce-to-Seven Triple Draw, two to six seats, from the deal to the last chip.

    ``stacks`` are whole chips by seat, seat 0..n-1 clockwise. ``blinds`` names the seats of the
    small blind (None for a dead one) and the big blind when they do not follow from the button;
    ``posts`` maps a seat to (live, dead) chips it posts to come in. The cards come from ``seed``
    (32 bytes or an int), from given ``orders`` (each a permutation of 0..51, or a `Dealer`), or
    from a fresh secret seed. Raises `StakesError` or `CardError` when no hand can be started.

    >>> hand = Hand([400, 395], stakes=Stakes(10), seed=72)
    >>> hand.play(Raise())
    >>> hand.actor, hand.pot
    (1, 30)
    """

    __slots__ = ("_codes", "_dealer", "_log", "_start", "_table", "stakes")

    def __init__(
        self,
        stacks: Sequence[int],
        *,
        stakes: Stakes,
        button: int = 0,
        blinds: Blinds | None = None,
        posts: Posts | None = None,
        seed: int | bytes | None = None,
        orders: Sequence[Sequence[int]] | Dealer | None = None,
    ) -> None:
        self.stakes = stakes
        check_stacks(stacks)
        self._start = (tuple(stacks), button, blinds, checked_posts(posts))
        self._codes: list[int] = []
        self._dealer = _dealer(seed, orders)
        self._table = Table()
        set_table(self._table, stacks, stakes, button, blinds, self._start[3])
        self._dealer.shuffle(self._table)
        flow.deal(self._table)
        self._log = HandLog(self._table, self._start[0], stakes)

    def __repr__(self) -> str:
        """The state in a line: ``<Hand: 2 seats, round 1, betting, seat 0 to act, pot 15>``."""
        turn = "" if self.actor is None else f", seat {self.actor} to act"
        return f"<Hand: {self.seats} seats, round {self.round}, {self.phase}{turn}, pot {self.pot}>"

    # -- what everybody sees -----------------------------------------------------------------

    @property
    def phase(self) -> str:
        """One of "betting", "drawing", "over"; "showing" while a record must say what was shown."""
        return views.PHASES[self._table.phase]

    @property
    def over(self) -> bool:
        """Whether the hand has ended and the chips are paid."""
        return self._table.phase == OVER

    @property
    def round(self) -> int:
        """The betting round, 1..4; draw k follows round k."""
        return self._table.betting_round

    @property
    def actor(self) -> int | None:
        """The seat to act, None when nobody is."""
        return None if self._table.actor == NOBODY else self._table.actor

    @property
    def button(self) -> int:
        """The seat with the button."""
        return self._table.button

    @property
    def seats(self) -> int:
        """How many were dealt in."""
        return self._table.seats

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips behind, by seat."""
        return tuple(self._table.stacks[: self._table.seats])

    @property
    def pot(self) -> int:
        """Everything in the middle, the bets of this round included; 0 once it is paid."""
        return self._table.pot

    @property
    def events(self) -> tuple[Event, ...]:
        """The log so far, with every card."""
        return tuple(self._log.events)

    @property
    def table(self) -> Table:
        """The table that the rules work on: for policies and kernels, to be read only."""
        return self._table

    def cards(self, seat: int) -> tuple[int, ...]:
        """The cards a seat holds: kept ones in sequence, then new ones as they came."""
        return views.own_hand(self._table, self._seat(seat))

    def view(self, seat: int | None = None) -> views.View:
        """What a seat may know now; None is an observer."""
        if seat is not None:
            self._seat(seat)
        return views.view_of(self._table, seat, self._log.events, self.legal_actions())

    # -- acting ------------------------------------------------------------------------------

    def legal_actions(self) -> Sequence[Action]:
        """What the actor may do; in a draw a lazy sequence of all 32 ways to discard.

        Folding where checking is free is accepted by `play` but not listed.
        """
        table = self._table
        if table.phase == DRAWING:
            return Discards(table.hole[table.actor])
        if table.phase != BETTING:
            return ()
        codes = [FOLD, CALL] if to_call(table, table.actor) else [CALL]
        if may_raise(table, table.actor):
            codes.append(RAISE)
        return tuple(action_of(table, code) for code in codes)

    def cost(self, action: Action) -> int:
        """The chips that an action of the actor adds to the pot. Raises as `play` does."""
        self._code(action)
        table = self._table
        if isinstance(action, Call):
            return to_call(table, table.actor)
        if isinstance(action, Bet | Raise):
            return wager_target(table, table.actor) - table.commits[table.actor]
        return 0

    def play(self, action: Action, *, seat: int | None = None) -> None:
        """The actor acts; naming another ``seat`` raises `NotYourTurn`.

        Raises `IllegalAction`, `HandOver` or `MissingOrder`; then the hand is as it was. Where
        a record hides hands, `Show` and `Muck` of any waiting ``seat`` settle the showdown.
        """
        if isinstance(action, Show | Muck):
            self._show(action, seat)
            return
        if seat is not None and seat != self._table.actor and self._table.actor != NOBODY:
            raise NotYourTurn(
                f"seat {seat} cannot act: seat {self._table.actor} is to act",
                seat=seat,
                actor=self._table.actor,
            )
        self.play_code(self._code(action))

    def play_code(self, code: int) -> None:
        """The actor does a legal action of `rules.words`: the unchecked way in, for policies.

        Raises `MissingOrder`; then the hand is as it was.
        """
        if self._table.phase == BETTING:
            self._log.bet(code)
        elif isinstance(self._dealer, SeedDealer) or not self._may_reshuffle():
            self._log.draw(code, self._dealer)
        else:
            self._draw_or_undo(code)
        self._codes.append(code)

    def _may_reshuffle(self) -> bool:
        """Whether the stub might not reach for the actor's draw and those that wait for theirs."""
        table = self._table
        waiting = (table.must_serve | 1 << table.actor).bit_count()
        return table.stub_end - table.stub_top < HAND_CARDS * waiting + table.burns

    def _draw_or_undo(self, code: int) -> None:
        """Draw where the orders may run out in the middle of the service."""
        before, logged = self._table.copy(), len(self._log.events)
        try:
            self._log.draw(code, self._dealer)
        except MissingOrder:
            self._table.become(before)
            del self._log.events[logged:]
            raise

    def _code(self, action: Action) -> int:
        table = self._table
        if type(action) not in actions.NAMES:
            raise TripleDrawError(f"{action!r} is no action; see tripledraw.actions")
        if table.phase == OVER:
            raise HandOver(f"{action!r} came after the hand had ended; start the next hand")
        if table.phase == SHOWING:
            raise TripleDrawError(f"{action!r} came when only hidden hands are still to be shown")
        code = code_of(table, action)
        if code == NOBODY or not flow.is_legal(table, code):
            raise self._illegal(action)
        return code

    def _illegal(self, action: Action) -> IllegalAction:
        table, legal = self._table, self.legal_actions()
        what, right = actions.NAMES[type(action)], ", ".join(views.legal_names(legal))
        if table.phase == DRAWING:
            right = "draw any of its five cards, or none"
        right = f"legal: {right}"
        if table.phase == DRAWING and isinstance(action, Draw):
            what = f"discard {card_text.write(action.cards)}"
            right = f"it holds {card_text.write(table.hole[table.actor])}"
        return IllegalAction(
            f"seat {table.actor} cannot {what}; {right}",
            seat=table.actor,
            action=action,
            legal=legal,
        )

    def _show(self, action: Show | Muck, seat: int | None) -> None:
        table = self._table
        if table.phase != SHOWING or seat is None or not table.live >> self._seat(seat) & 1:
            raise TripleDrawError(
                f"seat {seat} cannot {actions.NAMES[type(action)]}: hands are shown by the rules, "
                "and by a record only where it hides cards of a live seat"
            )
        cards = action.cards if isinstance(action, Show) else None
        if cards is not None:
            check_shown(table, seat, cards)
        self._log.show(seat, cards)

    def settle(self) -> None:
        """End a showdown in which a record shows no more hands: unknown ones cannot win."""
        if self._table.phase == SHOWING:
            self._log.settle()

    def _seat(self, seat: int) -> int:
        if not is_whole(seat) or not 0 <= seat < self._table.seats:
            raise TripleDrawError(
                f"seat {seat!r} does not exist; the seats are 0 to {self._table.seats - 1}"
            )
        return seat

    # -- JSON and replay ---------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The hand as stakes, stacks, chance and actions: enough to play on from here.

        Actions are "f", "c" (check or call), "r" (bet or raise) and "d" with the positions
        1..5 thrown away ("d" alone stands pat), of whoever was to act. The chance is in it:
        this form is for storing, never for sending to a seat.
        """
        if not isinstance(self._dealer, SeedDealer | OrdersDealer):
            return {"events": events.log_to_json(self._log.events)}
        stacks, button, blinds, posts = self._start
        data: dict[str, Any] = {
            "stacks": list(stacks),
            "stakes": self.stakes.to_json(),
            "button": button,
            "blinds": None if blinds is None else list(blinds),
            "posts": {str(seat): list(post) for seat, post in posts.items()},
            "actions": [code_text(code) for code in self._codes],
        }
        if isinstance(self._dealer, SeedDealer):
            data["seed"] = self._dealer.seed.hex()
        else:
            data["orders"] = [list(order) for order in self._dealer.orders]
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Hand":
        """The hand that `to_json` wrote, its actions played again through the rules.

        Raises `TripleDrawError` for anything else.
        """
        try:
            if "events" in data:
                return cls.replay(events.log_from_json(data["events"]))
            hand = cls(**_call_of(data))
            codes = [code_from_text(text) for text in data["actions"]]
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as wrong:
            if isinstance(wrong, TripleDrawError):
                raise
            raise TripleDrawError(f"the stored hand is damaged: {wrong!r}") from None
        for at, code in enumerate(codes):
            if not flow.is_legal(hand.table, code):
                raise TripleDrawError(f"action {at} of the stored hand is not legal there")
            hand.play_code(code)
        return hand

    @classmethod
    def begun(cls, script: Script) -> "Hand":
        """The hand of a log as it began, before the first action."""
        return cls(
            script.stacks,
            stakes=script.stakes,
            button=script.button,
            blinds=script.blinds,
            posts=script.posts,
            orders=script.dealer,
        )

    @classmethod
    def replay(cls, log: Sequence[Event]) -> "Hand":
        """The hand that a full log tells, played again through the rules.

        A log that stops in the middle gives the hand as far as it went. Raises
        `TripleDrawError` where the log does not follow the rules.
        """
        script = script_of(log)
        hand = cls.begun(script)
        for seat, action in script.actions:
            if not isinstance(action, Show | Muck) or hand.phase == "showing":
                hand.play(action, seat=seat)
        check_same(hand.events, log)
        return hand


def _call_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of `Hand` from its stored form."""
    seed, blinds = data.get("seed"), data["blinds"]
    return {
        "stacks": data["stacks"],
        "stakes": Stakes.from_json(data["stakes"]),
        "button": data["button"],
        "blinds": None if blinds is None else (blinds[0], blinds[1]),
        "posts": {int(seat): (post[0], post[1]) for seat, post in data["posts"].items()},
        "seed": None if seed is None else bytes.fromhex(seed),
        "orders": data.get("orders"),
    }


def _dealer(seed: int | bytes | None, orders: Sequence[Sequence[int]] | Dealer | None) -> Dealer:
    if orders is None:
        return SeedDealer(secrets.token_bytes(SEED_BYTES) if seed is None else seed_bytes(seed))
    if seed is not None:
        raise StakesError("the hand was given a seed and orders; it must be one or the other")
    if isinstance(orders, Sequence):
        return OrdersDealer(orders)
    if not hasattr(orders, "reshuffle"):
        raise CardError(f"the orders are {orders!r}; they must be a list of orders or a Dealer")
    return orders
