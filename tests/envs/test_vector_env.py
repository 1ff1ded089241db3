"""Many tables at once: each of them is a one-seat environment, and no chip is lost."""

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from tests.envs.settings import any_offered, options

from tripledraw import envs
from tripledraw.errors import BatchError
from tripledraw.rules.words import DRAW, OVER

TABLES = 5


def one_by_one(**chosen):
    """The same tables as Gymnasium makes them of one-seat environments."""
    return SyncVectorEnv(
        [lambda: envs.SeatEnv(**chosen)] * TABLES, autoreset_mode=AutoresetMode.SAME_STEP
    )


@pytest.mark.parametrize("seats", range(2, 7))
def test_tables_are_one_seat_environments_step_by_step(seats):
    """Illegal actions too: one in ten is any number at all."""
    chance = np.random.default_rng(seats)
    for chosen in options(seats, 6):
        many, ones = envs.SeatVectorEnv(TABLES, **chosen), one_by_one(**chosen)
        seen, info = many.reset(seed=7)
        expected, wanted = ones.reset(seed=7)
        for _ in range(40):
            assert np.array_equal(seen, expected)
            for name in ("action_mask", "hand"):
                assert np.array_equal(info[name], wanted[name])
            actions = any_offered(chance, info["action_mask"])
            wild = chance.random(TABLES) < 0.1
            actions[wild] = chance.integers(0, envs.ACTIONS, wild.sum())
            seen, won, ended, cut, info = many.step(actions)
            expected, *rest, wanted = ones.step(actions)
            assert all(map(np.array_equal, (won, ended, cut), rest))
            assert_same_endings(info, wanted, ended)


def assert_same_endings(info, wanted, ended):
    """What was illegal, and the last observations of hands that ended."""
    for table in range(TABLES):
        last = wanted["final_info"] if ended[table] else wanted
        assert info["illegal"][table] == last["illegal"][table]
    assert ("final_obs" in info) == ended.any()
    if ended.any():
        assert np.array_equal(info["_final_obs"], ended)
        for table in np.flatnonzero(ended):
            assert np.array_equal(info["final_obs"][table], wanted["final_obs"][table])


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_chip_is_lost(seats):
    chance = np.random.default_rng(seats)
    for chosen in options(seats, 6):
        env = envs.SeatVectorEnv(200, **chosen)
        _, info = env.reset(seed=1)
        for _ in range(30):
            tables = env.tables
            assert (tables["stacks"].sum(1) + tables["pot"] == sum(chosen["stacks"])).all()
            assert (tables["stacks"] >= 0).all()
            assert (tables["actor"] == chosen["seat"]).all()
            assert (tables["phase"] != OVER).all()
            _, won, _, _, info = env.step(any_offered(chance, info["action_mask"]))
            bet = chosen["stakes"].small_bet
            assert (won >= -chosen["stacks"][chosen["seat"]] / bet).all()


def test_hands_do_not_depend_on_the_number_of_tables():
    few, many = envs.SeatVectorEnv(3), envs.SeatVectorEnv(64)
    _, info = few.reset(seed=4)
    many.reset(seed=4)
    chance = np.random.default_rng(1)
    for _ in range(50):
        actions = any_offered(chance, info["action_mask"])
        seen, won, *_, info = few.step(actions)
        more, won_more, *_ = many.step(np.resize(actions, 64))
        assert np.array_equal(seen, more[:3])
        assert np.array_equal(won, won_more[:3])


def test_every_step_gives_arrays_of_its_own():
    env = envs.SeatVectorEnv(8)
    first, info = env.reset(seed=1)
    kept, mask = first.copy(), info["action_mask"].copy()
    env.step(np.ones(8, np.int64))
    assert np.array_equal(first, kept)
    assert np.array_equal(info["action_mask"], mask)


def test_a_reset_without_a_seed_goes_on_to_the_next_hand():
    env = envs.SeatVectorEnv(4)
    env.reset(seed=3)
    _, info = env.reset()
    assert (info["hand"] >= 1).all()
    unseeded = envs.SeatVectorEnv(4)
    assert not np.array_equal(unseeded.reset()[0], envs.SeatVectorEnv(4).reset()[0])


def test_what_is_no_action_is_illegal_at_its_table_alone():
    env = envs.SeatVectorEnv(4, policies="caller", button=0)
    env.reset(seed=1)
    _, won, ended, _, info = env.step(np.array([1, DRAW, -1, 2**40]))
    assert info["illegal"].tolist() == [False, True, True, True]
    assert ended.tolist() == [False, True, True, True]
    assert won.tolist() == [0, -0.5, -0.5, -0.5]


@pytest.mark.parametrize("actions", [[1, 1], [1.0, 1.0, 1.0], [[1, 1, 1]], 1])
def test_what_are_no_actions_at_all_is_refused(actions):
    env = envs.SeatVectorEnv(3)
    env.reset(seed=1)
    with pytest.raises(BatchError, match=r"whole numbers of shape \(3,\)"):
        env.step(np.array(actions))


def test_what_cannot_be_made():
    with pytest.raises(BatchError, match="num_envs is 0"):
        envs.SeatVectorEnv(0)
    with pytest.raises(ResetNeeded):
        envs.SeatVectorEnv(2).step(np.ones(2, np.int64))


def test_gymnasium_makes_it_by_name():
    envs.register()
    env = gymnasium.make_vec("tripledraw/Seat-v0", num_envs=3, seats=4)
    assert isinstance(env, envs.SeatVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    stepped = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    stepped.reset(seed=1)
    assert env.action_space.contains(np.ones(3, np.int64))
    stepped.step(np.ones(3, np.int64))
