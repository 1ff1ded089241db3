"""Memory is used again when nobody holds it, and not before."""

import gc

import numpy as np
import pytest

from tripledraw.envs.memory import Arrays


def address(array):
    return array.__array_interface__["data"][0]


def test_memory_that_nobody_holds_is_used_again():
    arrays = Arrays((4, 3), np.float32)
    places = set()
    for _ in range(5):
        made = arrays.take()
        assert (made.shape, made.dtype) == ((4, 3), np.float32)
        made[:] = 1
        places.add(address(made))
        del made
    assert len(places) == 1


@pytest.mark.parametrize(
    "view",
    [
        lambda made: made,
        lambda made: made[1:],
        lambda made: made[1:][0],
        lambda made: made.reshape(-1).view(np.int32)[2:],
        lambda made: made.T,
        lambda made: memoryview(made),
        lambda made: np.asarray(memoryview(made[2])),
        lambda made: np.fromiter(made, object, 4),
    ],
)
def test_memory_that_anybody_holds_is_not(view):
    arrays = Arrays((4, 3), np.float32)
    made = arrays.take()
    place = address(made)
    kept = view(made)
    del made
    gc.collect()
    assert address(arrays.take()) != place
    del kept
    assert address(arrays.take()) == place
