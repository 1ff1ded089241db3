"""Whatever happens to a file, its reader answers with hands or with one HistoryError."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripledraw.errors import HistoryError
from tripledraw.histories import read

SAMPLES = Path(__file__).parent / "samples"
FILES = [path for name in ("pokerstars", "fulltilt", "phh") for path in (SAMPLES / name).iterdir()]
FILES.sort()
KINDS = {None, "damaged", "partial", "cancelled", "not_this_game"}


def read_all(data, name=""):
    try:
        return list(read(data, name))
    except HistoryError:
        return []


@st.composite
def garbled_lines(draw, lines):
    """Cut, doubled, swapped, joined and scratched lines."""
    lines = list(lines)
    for _ in range(draw(st.integers(1, 4))):
        i = draw(st.integers(0, len(lines) - 1))
        j = draw(st.integers(0, len(lines) - 1))
        column = draw(st.integers(0, len(lines[i])))
        lines[i : i + 1] = draw(
            st.sampled_from(
                [
                    [],
                    [lines[i], lines[i]],
                    [lines[j]],
                    [lines[i][:column]],
                    [lines[i][:column] + lines[j]],
                    [lines[i][column:]],
                    [lines[i][:column] + draw(st.text(max_size=3)) + lines[i][column:]],
                ]
            )
        ) or [""]
    return lines


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
@given(data=st.data())
def test_garbled_lines_never_raise(path, data):
    lines = data.draw(garbled_lines(path.read_text(encoding="utf-8").split("\n")))
    for hand in read_all("\n".join(lines).encode("utf-8", "replace")):
        assert hand.kind in KINDS
        assert hand.problem is None or "\n" not in hand.problem.reason


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
@given(data=st.data())
def test_garbled_bytes_never_raise(path, data):
    raw = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 5))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(0, len(raw)))
    read_all(bytes(raw[:cut]), data.draw(st.sampled_from(["", path.name])))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
@given(data=st.data())
def test_the_other_hands_of_the_file_survive(path, data):
    lines = path.read_text(encoding="utf-8").split("\n")
    before = read_all("\n".join(lines).encode(), path.name)
    k = data.draw(st.integers(0, len(before) - 1))
    # The last line is spared, so that an open string in a PHH table ends with its line at least.
    start, end = before[k].first_line, before[k].last_line
    spoiled = data.draw(garbled_lines(lines[start:end]))
    text = "\n".join([*lines[:start], *spoiled, *lines[end:]])
    after = read_all(text.encode("utf-8", "replace"), path.name)
    survivors = [without_places(hand) for hand in after]
    for i, hand in enumerate(before):
        assert i == k or without_places(hand) in survivors


def without_places(hand):
    """A hand without its line numbers; the repr of a document makes "not a number" equal itself."""
    return replace(
        hand,
        first_line=0,
        last_line=0,
        noise=(),
        steps=tuple(replace(step, line=0) for step in hand.steps),
        results=replace(
            hand.results,
            seats=tuple(replace(result, line=0) for result in hand.results.seats),
            line=0,
        ),
        problem=hand.kind,
        document=repr(hand.document),
    )
