"""The PettingZoo environment: its API, its rewards, what it refuses."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.envs.settings import action_of_code, any_offered

from tripledraw.batch import playouts
from tripledraw.envs import TableEnv
from tripledraw.envs.dealing import StreamDealer
from tripledraw.errors import BatchError, IllegalAction, StakesError
from tripledraw.policies import textbook
from tripledraw.stakes import Stakes


@pytest.mark.parametrize("seats", range(2, 7))
# The checker finds observations beside a mask unusual; PettingZoo's own card games have them so.
@pytest.mark.filterwarnings("ignore:Observation")
def test_the_api(seats, capsys):
    stacks = None if seats % 2 else [35 * (seat + 1) for seat in range(seats)]
    api_test(TableEnv(seats, stacks=stacks, render_mode="ansi"), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("seats", [2, 6])
def test_a_seed_says_it_all(seats):
    seed_test(lambda: TableEnv(seats), num_cycles=100)


def play_hand(env, choose):
    """Play a dealt hand; gives the rewards by seat, all 0 before the end."""
    won = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        won[agent] = won.get(agent, 0) + reward
        assert over or not any(env.rewards.values())
        env.step(None if over else int(choose(env, seen)))
    return [won[agent] for agent in env.possible_agents]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_rewards_are_what_the_hand_brought(seats):
    chance = np.random.default_rng(seats)
    stakes = Stakes(10, ante=2)
    env = TableEnv(seats, stakes=stakes, stacks=[90 + 40 * seat for seat in range(seats)])
    env.reset(seed=3)
    for number in range(30):
        assert env.hand.button == number % seats
        before = [90 + 40 * seat for seat in range(seats)]
        won = play_hand(env, lambda _, seen: any_offered(chance, seen["action_mask"]))
        assert won == pytest.approx(
            [(now - then) / 10 for now, then in zip(env.hand.stacks, before, strict=True)]
        )
        assert sum(won) == pytest.approx(0)
        assert env.agents == []
        env.reset()


def test_hands_are_those_of_the_batch():
    """Policies that choose through the environment win what they win in a batch."""
    played = playouts(12, seats=3, policies="textbook", seed=8, button=1)
    env = TableEnv(3, button=1)
    env.reset(seed=8)
    for number, profit in enumerate(played.profit):
        dealer, turns = StreamDealer(8, number), iter(range(1000))

        def textbooks(env, _, dealer=dealer, turns=turns):
            table = env.hand.table
            code = textbook.act(table, table.actor, dealer.chance(next(turns)))
            return action_of_code(table, code)

        assert play_hand(env, textbooks) == pytest.approx(profit / 10)
        env.reset()


def test_an_action_outside_the_mask_is_refused_and_nothing_moves():
    env = TableEnv(2)
    env.reset(seed=1)
    before = env.hand.to_json()
    for action in (3, 34, 35, -1, None):
        with pytest.raises(IllegalAction, match="its mask offers 0, 1, 2"):
            env.step(action)
    assert env.hand.to_json() == before


def test_the_log_is_rendered():
    env = TableEnv(2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render().splitlines()[0].startswith("HandStarted(")


def test_what_cannot_be_played():
    with pytest.raises(StakesError, match="7 players"):
        TableEnv(7)
    with pytest.raises(BatchError, match="2 stacks for 3 seats"):
        TableEnv(3, stacks=[10, 10])
    with pytest.raises(BatchError, match="seed is -1"):
        TableEnv().reset(seed=-1)
