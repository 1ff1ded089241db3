import pytest

from tripledraw import cards
from tripledraw.histories.contradiction import contradiction
from tripledraw.histories.model import Deal, Draw, Fold, Received


def deal(line, seat, text):
    return Deal(line, seat, cards.parse_seen(text))


def draw(line, seat, text):
    thrown = cards.parse_seen(text)
    return Draw(line, seat, len(thrown), thrown)


def received(line, seat, text, kept=None):
    return Received(line, seat, cards.parse_seen(text), kept and cards.parse_seen(kept))


HAND = deal(1, 1, "2c 3c 4c 5d Kd")


@pytest.mark.parametrize(
    "steps",
    [
        [HAND, draw(2, 1, "Kd"), received(3, 1, "7h", "2c 3c 4c 5d")],
        [HAND, draw(2, 1, "??"), received(3, 1, "7h")],
        [HAND, draw(2, 1, "Kd 5d"), received(3, 1, "7h"), received(4, 1, "8h")],
        [deal(1, 1, "2c 3c ?? ?? ??"), draw(2, 1, "Kd ??"), draw(3, 1, "9s")],
        [HAND, deal(2, 2, "?? ?? ?? ?? ??"), draw(3, 2, "Kd"), received(4, 2, "??")],
        [HAND, deal(2, 2, "6c 7c 8c 9c Jc"), Fold(3, 2), draw(4, 1, "Kd"), received(5, 1, "6c")],
        [draw(1, 4, "?? ??"), received(2, 4, "?? ??")],
    ],
    ids=[
        "kept and new",
        "a hidden discard",
        "new cards one by one",
        "half-known hands",
        "another's card turns up in a hidden hand's discards",
        "a folded card comes back",
        "a seat nobody dealt to",
    ],
)
def test_cards_that_fit(steps):
    assert contradiction(steps) is None


@pytest.mark.parametrize(
    ("steps", "line"),
    [
        ([deal(1, 1, "2c 3c 4c 5d")], 1),
        ([HAND, deal(2, 2, "2c 6c 7c 8c 9d")], 2),
        ([HAND, deal(2, 1, "6c 7c 8c 9d Jd")], 2),
        ([HAND, draw(2, 1, "Ah")], 2),
        ([HAND, draw(2, 1, "Kd"), draw(3, 1, "Kd")], 3),
        ([HAND, Draw(2, 1, 2, cards.parse("Kd"))], 2),
        ([HAND, Draw(2, 1, 6, (-1,) * 6)], 2),
        ([HAND, Draw(2, 1, 0, (), cards.parse("2c 3c 4c 5d Ks"))], 2),
        ([HAND, draw(2, 1, "Kd"), received(3, 1, "7h 8h")], 3),
        ([HAND, draw(2, 1, "Kd"), received(3, 1, "7h", "2c 3c 4c 6d")], 3),
        ([HAND, draw(2, 1, "Kd"), received(3, 1, "5d", "2c 3c 4c 5d")], 3),
        ([HAND, draw(2, 1, "Kd"), received(3, 1, "2c 3c 4c 5d 7h", "2c 3c 4c 5d 7h")], 3),
    ],
)
def test_cards_that_cannot_be_right(steps, line):
    assert contradiction(steps).line == line
