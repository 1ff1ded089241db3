"""The agent `blueprint`: by the rules, the same for a seed, in time, from its own view alone."""

import sys
import time
from contextlib import suppress

import pytest
from tests.agents.planted import dealt, order_with, planted, played
from tests.random_hands import random_hands

from tripledraw.actions import Draw, Fold
from tripledraw.agents import agent
from tripledraw.agents.blueprint import BlueprintAgent
from tripledraw.agents.endgames import solve_line
from tripledraw.agents.last_draw import solve_beliefs
from tripledraw.agents.match import Match, play_match
from tripledraw.errors import MissingExtra, MissingOrder, TripleDrawError
from tripledraw.hand import Hand
from tripledraw.stakes import Stakes
from tripledraw.views import View

SPOTS = 40
WHEEL = "7d 5c 4h 3s 2c"
TRASH = "Kc Qd Jh Jc Ts"

IN_TIME = 1.5  # CPU seconds of one core


class NoShelf:
    """Keeps nothing."""

    def take(self, key):
        return None

    def put(self, key, **arrays):
        pass


@pytest.fixture(autouse=True)
def nothing_solved_before(monkeypatch):
    """No endgame comes from another run, nor goes into one; what is forgotten is solved again."""
    monkeypatch.setattr("tripledraw.agents.endgames.shelf", NoShelf)
    forget()


def forget():
    solve_line.cache_clear()
    solve_beliefs.cache_clear()


@pytest.fixture
def without_a_strategy(monkeypatch):
    """Heads-up as it is played where no packed strategy comes with the package."""
    monkeypatch.setattr("tripledraw.agents.blueprint.shipped", lambda: None)


def spots(seats: int, count: int):
    """Hands in the middle of random play, the later moments as often as the first."""
    for number, start in enumerate(random_hands(seats, range(1000, 1000 + count))):
        hand = start.hand()
        try:
            for _ in range(number % 20):
                if hand.actor is None:
                    break
                hand.play(start.action(hand))
        except MissingOrder:
            continue
        if hand.actor is not None:
            yield hand


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_it_does_is_legal_whatever_the_stakes(seats):
    asked = 0
    for hand in spots(seats, 3 * SPOTS):
        with suppress(MissingOrder):  # after the action, when cards run out
            hand.play(agent("blueprint", 1).act(hand.view(hand.actor)))
        asked += 1
        if asked == SPOTS:
            return
    raise AssertionError(f"only {asked} spots")


def whole_hand(seats: int, seed: int) -> Hand:
    hand = Hand([400] * seats, stakes=Stakes(10), seed=seed)
    while hand.actor is not None:
        hand.play(agent("blueprint", 7).act(hand.view(hand.actor)))
    return hand


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_seed_plays_the_same_hand_solved_again_or_not(seats):
    for seed in range(2):
        first = whole_hand(seats, seed)
        forget()
        assert whole_hand(seats, seed).events == first.events


def test_without_a_strategy_heads_up_plays_by_the_rules_too(without_a_strategy):
    for seed in range(3):
        assert sum(whole_hand(2, seed).stacks) == 800


DECISIONS = [
    (2, "rc 21 bc 11 bc"),
    (2, "rc 21 bc 11 bc 1"),
    (2, "rc 21 bc 11 bc 11"),
    (6, "fffrfc 33"),
    (6, "ffrffc 21 bc 11 bc"),
]


@pytest.mark.parametrize("seats_and_script", DECISIONS)
def test_a_decision_is_in_time(seats_and_script):
    check_in_time(*seats_and_script)


@pytest.mark.parametrize("seats_and_script", DECISIONS[:2])
def test_without_a_strategy_too(seats_and_script, without_a_strategy):
    check_in_time(*seats_and_script)


def check_in_time(seats: int, script: str) -> None:
    player = BlueprintAgent(seed=1)
    hand = played(planted(seats, {}), script)
    player.act(hand.view(hand.actor))  # the code is compiled and loaded
    forget()
    start = time.process_time()
    player.act(hand.view(hand.actor))
    assert time.process_time() - start < IN_TIME


@pytest.mark.parametrize("script", ["", "r", "rc", "rc 2", "rc 21 b", "rc 21 bc 11 bc 1"])
def test_what_the_other_holds_changes_nothing(script):
    order = order_with(2, {})
    hand = played(dealt(2, order), script)
    other = 1 - hand.actor
    for i in range(5):  # the other's first cards for the last of the deck, which nobody gets
        place = 2 * i + (other - 1) % 2
        order[place], order[51 - i] = order[51 - i], order[place]
    twin = played(dealt(2, order), script)
    assert twin.cards(other) != hand.cards(other)
    forget()
    action = agent("blueprint", 1).act(hand.view(hand.actor))
    forget()
    assert agent("blueprint", 1).act(twin.view(twin.actor)) == action


def test_it_takes_a_view_of_its_own_turn_alone():
    hand = planted(3, {})
    player = agent("blueprint")
    with pytest.raises(TripleDrawError, match="the view is of seat 1, but seat 0 is to act"):
        player.act(hand.view(1))
    with pytest.raises(TripleDrawError, match="the view has no events"):
        player.act(View.from_json(hand.view(0).to_json()))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("seats", "seat", "script"),
    [
        (2, 1, "rc"),
        (2, 1, "rrc 01 bc"),
        (2, 1, "rrc 01 bc 01 bc"),
        (2, 0, "rc 1"),
        (3, 2, "crcc 2"),
        (6, 3, "rrffffc"),
        (6, 3, "rrffffc 01 xbc"),
    ],
)
def test_a_pat_wheel_is_never_broken(seats, seat, script, seed):
    hand = played(planted(seats, {seat: WHEEL}, seed), script)
    assert hand.actor == seat
    assert hand.phase == "drawing"
    assert agent("blueprint", seed).act(hand.view(seat)) == Draw()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("seats", "seat", "script"), [(2, 1, "r"), (3, 1, "r"), (6, 0, "ffr")])
def test_trash_folds_to_a_raise(seats, seat, script, seed):
    hand = played(planted(seats, {seat: TRASH}, seed), script)
    assert agent("blueprint", seed).act(hand.view(seat)) == Fold()


def test_it_plays_matches_and_against_itself_comes_out_even():
    for seats in (2, 3):
        result = play_match(Match("blueprint", "blueprint", seats, seed=2), 6)
        assert (result.chips, result.sums.squares) == (0, 0)


@pytest.mark.parametrize("package", ["numpy", "numba"])
def test_without_its_packages_it_says_how_to_get_them(monkeypatch, package):
    monkeypatch.delitem(sys.modules, "tripledraw.agents.blueprint")
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra, match=r"^the agent blueprint .*'tripledraw\[solver\]'$"):
        agent("blueprint")
