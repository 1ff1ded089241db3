"""The one-seat environment: Gymnasium's checker, rewards, illegal actions."""

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from tests.envs.settings import action_of_code, any_offered, options

from tripledraw import envs
from tripledraw.batch import playing, playouts
from tripledraw.envs.dealing import StreamDealer
from tripledraw.errors import BatchError, HandOver
from tripledraw.events import Bet, Called, Checked, Folded, Raised
from tripledraw.rules.words import DRAW, FOLD


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_gymnasium_finds_nothing_wrong(seats):
    envs.register()
    check_env(gymnasium.make("tripledraw/Seat-v0", seats=seats, policies="textbook").unwrapped)


def test_registering_twice_changes_nothing():
    envs.register()
    envs.register()
    assert isinstance(gymnasium.make("tripledraw/Seat-v0").unwrapped, envs.SeatEnv)


@pytest.mark.parametrize("seats", range(2, 7))
def test_observations_lie_in_their_space(seats):
    chance = np.random.default_rng(seats)
    for chosen in options(seats, 6):
        env = envs.SeatEnv(**chosen)
        seen, info = env.reset(seed=5)
        for _ in range(40):
            assert env.observation_space.contains(seen)
            assert info["action_mask"].any()
            seen, _, over, _, info = env.step(any_offered(chance, info["action_mask"]))
            if over:
                assert env.observation_space.contains(seen)
                assert not info["action_mask"].any()
                seen, info = env.reset()


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_rewards_are_the_profits_of_the_batch(seats):
    """A learner that plays as a policy wins what the policy wins in a batch of the same seed."""
    for chosen in options(seats, 6):
        seat, names = chosen["seat"], chosen["policies"]
        env = envs.SeatEnv(**chosen)
        _, info = env.reset(seed=11)
        for _ in range(15):
            hand = info["hand"]
            won = play_as(env, playing.POLICIES[names[seat]], StreamDealer(11, hand))
            assert won == pytest.approx(profit_of(chosen, hand) / chosen["stakes"].small_bet)
            _, info = env.reset()


def play_as(env, policy, dealer):
    while True:
        hand = env.hand
        chance = dealer.chance(decisions(hand))
        code = playing.choose(policy, hand.table, hand.actor, chance)
        _, reward, over, _, info = env.step(action_of_code(hand.table, code))
        assert not info["illegal"]
        if over:
            return reward
        assert reward == 0


def decisions(hand):
    """How many decisions were made in the hand so far: its draws and what was said in betting."""
    spoken = (Folded, Checked, Called, Bet, Raised)
    drawn = sum(count >= 0 for counts in hand.table.drawn for count in counts)
    return drawn + sum(isinstance(event, spoken) for event in hand.events)


def profit_of(chosen, hand):
    game = {name: value for name, value in chosen.items() if name not in ("seat", "button")}
    button = hand % chosen["seats"] if chosen["button"] is None else chosen["button"]
    return playouts(1, first=hand, seed=11, button=button, **game).profit[0, chosen["seat"]]


def test_an_illegal_action_is_played_as_none_and_said():
    env = envs.SeatEnv(policies="caller", button=0)
    _, info = env.reset(seed=1)
    assert not info["illegal"]
    _, reward, over, _, info = env.step(DRAW)  # in a betting round, with half a bet to call
    assert (reward, over, info["illegal"]) == (-0.5, True, True)
    env.reset(seed=1)
    _, _, over, _, info = env.step(1)
    assert (over, info["illegal"]) == (False, False)
    assert info["action_mask"][DRAW:].all()
    _, _, _, _, info = env.step(FOLD)  # in a draw
    assert info["illegal"]
    assert env.hand.table.drawn[0][0] == 0


def test_no_fold_where_checking_is_free():
    env = envs.SeatEnv(policies="caller", button=1)
    _, info = env.reset(seed=1)  # the button has called, the big blind may check
    assert info["action_mask"][:3].tolist() == [0, 1, 1]
    _, _, over, _, info = env.step(FOLD)
    assert info["illegal"]
    assert not over


def test_hands_without_a_decision_are_passed_over():
    """A big blind before whom everybody folds decides nothing."""
    env = envs.SeatEnv(3, button=1)
    numbers = []
    for number in range(40):
        _, info = env.reset(seed=2 if number == 0 else None)
        numbers.append(info["hand"])
        assert env.hand.actor == 0
    assert numbers == sorted(set(numbers))
    assert numbers[-1] > len(numbers) - 1


def test_out_of_turn_calls_are_refused():
    env = envs.SeatEnv(button=0)
    with pytest.raises(ResetNeeded):
        env.step(1)
    env.reset(seed=1)
    env.step(FOLD)
    with pytest.raises(HandOver, match="reset"):
        env.step(1)


def test_what_cannot_be_played():
    for wrong, said in (
        ({"seat": 2}, "the seats are 0 to 1"),
        ({"policies": "clever"}, "must be one of random"),
        ({"policies": ["random"]}, "1 policies for 2 seats"),
    ):
        with pytest.raises(BatchError, match=said):
            envs.SeatEnv(**wrong)
    with pytest.raises(BatchError, match=r"below 2\*\*64"):
        envs.SeatEnv().reset(seed=2**64)


def test_the_log_shows_no_hidden_card():
    env = envs.SeatEnv(render_mode="ansi")
    env.reset(seed=1)
    assert "DealtUnseen(seat=1" in env.render()
    assert "Dealt(seat=1" not in env.render()
