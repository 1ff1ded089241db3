"""The others: those that are installed, made to do the same work. A missing one gives None."""

import random
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

SPIKES = Path(__file__).parents[2] / "shared" / "spikes"
STACK = 10_000

AUTOMATIONS = (
    "ANTE_POSTING",
    "BET_COLLECTION",
    "BLIND_OR_STRADDLE_POSTING",
    "CARD_BURNING",
    "HOLE_DEALING",
    "HOLE_CARDS_SHOWING_OR_MUCKING",
    "HAND_KILLING",
    "CHIPS_PUSHING",
    "CHIPS_PULLING",
)

Choose = Callable[[Any, random.Random], object]
"""Bets, checks, calls or folds for whoever is to act in a state of pokerkit."""


def installed(name: str) -> Any:
    """The module of a peer, or None."""
    return import_module(name) if find_spec(name) else None


def prototype(name: str) -> Any:
    """A module of the bare loops that show what is possible, or None where they are not kept."""
    if not (SPIKES / f"{name}.py").exists():
        return None
    if str(SPIKES) not in sys.path:
        sys.path.append(str(SPIKES))
    config = import_module("numba").config
    before = config.CACHE_DIR
    # Compiled code that they left beside themselves may have been made under another module name.
    config.CACHE_DIR = str(user_cache_path("tripledraw", appauthor=False) / "bench")
    try:
        return import_module(name)
    finally:
        config.CACHE_DIR = before


def pokerkit_hands(seats: int, hands: int, chance: random.Random, choose: Choose) -> None:
    """Play hands of pokerkit at 10/20 to their end, with any discards."""
    with warnings.catch_warnings():
        # It says when its deck runs out and the muck is dealt; here that happens all the time.
        warnings.simplefilter("ignore", UserWarning)
        for _ in range(hands):
            _pokerkit_hand(seats, chance, choose)


def _pokerkit_hand(seats: int, chance: random.Random, choose: Choose) -> None:
    pokerkit = import_module("pokerkit")
    state = pokerkit.FixedLimitDeuceToSevenLowballTripleDraw.create_state(
        tuple(pokerkit.Automation[name] for name in AUTOMATIONS),
        True,
        0,
        (5, 10),
        10,
        20,
        [STACK] * seats,
        seats,
    )
    while state.status:
        if state.can_stand_pat_or_discard():
            held = state.hole_cards[state.stand_patter_or_discarder_index]
            state.stand_pat_or_discard([card for card in held if chance.random() < 0.5])
        else:
            choose(state, chance)


def any_legal_action(state: Any, chance: random.Random) -> None:
    """What our `random` does: each legal action alike, a fold where there is a bet."""
    ways = [state.check_or_call]
    if state.checking_or_calling_amount:
        ways.append(state.fold)
    if state.can_complete_bet_or_raise_to():
        ways.append(state.complete_bet_or_raise_to)
    chance.choice(ways)()


def never_fold(state: Any, chance: random.Random) -> None:
    """What our `showdown` does: a raise half of the time where there may be one, else a call."""
    if state.can_complete_bet_or_raise_to() and chance.random() < 0.5:
        state.complete_bet_or_raise_to()
    else:
        state.check_or_call()
