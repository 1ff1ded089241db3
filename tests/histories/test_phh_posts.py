"""Who posts what by the lists of antes and blinds of a PHH table."""

import pytest

from tripledraw.histories.phh.reading import read_posts


def posted(antes, blinds):
    return [(post.seat, post.kind, post.amount) for post in read_posts(antes, blinds, 3)]


@pytest.mark.parametrize(
    ("antes", "blinds", "posts"),
    [
        ([0, 0, 0], [5, 10, 0], [(1, "small", 5), (2, "big", 10)]),
        ([0, 0], [5, 10], [(2, "small", 5), (1, "big", 10)]),
        ([1, 11], [5, 10], [(2, "ante", 1), (1, "ante", 11), (2, "small", 5), (1, "big", 10)]),
        ([0, 0, 0], [10, 0, 0], [(1, "big", 10)]),
        ([0, 0], [0, 10], [(1, "big", 10)]),
        ([0, 0, 0, 0], [5, 10, -10, 0], [(1, "small", 5), (2, "big", 10), (3, "extra", 10)]),
        ([0, 0, 0], [5, 10, 10], [(1, "small", 5), (2, "big", 10), (3, "extra", 10)]),
        ([0, 0, 0], [1, 1, 0], [(1, "small", 1), (2, "big", 1)]),
        ([2, 0, 0], [0, 0, 0], [(1, "ante", 2)]),
    ],
)
def test_posts(antes, blinds, posts):
    assert posted(antes, blinds) == posts


def test_every_post_has_the_line_of_the_list():
    assert {post.line for post in read_posts([1, 1], [5, 10], 3)} == {3}
