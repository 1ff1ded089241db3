"""From the text of a file to the lines of each hand."""

import re
from collections.abc import Iterator

from tripledraw.histories.sites.draft import Line

_SUMMARY = "*** SUMMARY ***"
# No line of a hand comes near this. What follows is cut off: patterns that try every way to
# read a line would take hours over one of a million characters.
_LONGEST_LINE = 1000
# A line that only a hand has; without one, text between hands is a banner or chat.
_PART_OF_A_HAND = re.compile(r"\*\*\* [A-Z ]+ \*\*\*|Seat [0-9]+: |Dealt to |Table '|Total pot ")


def split_hands(text: str, first_line: re.Pattern[str]) -> Iterator[list[Line]]:
    """Yield the lines of each hand, those that match ``first_line`` beginning a new one.

    A hand also ends at the first blank line after the mark of its summary, so that one whose
    first line is spoiled does not run into the hand before it: its lines come as a block of
    their own, which does not begin with ``first_line``. Archive banners and other text between
    hands are left out. Blank lines are dropped.
    """
    block: list[Line] = []
    summary_seen = False
    for number, raw in enumerate(text.split("\n"), 1):
        line = Line(number, raw[:_LONGEST_LINE].rstrip().lstrip("\ufeff"))
        if first_line.match(line.text) or (not line.text and summary_seen):
            yield from _worth_reading(block, first_line)
            block, summary_seen = [], False
        if line.text:
            block.append(line)
            summary_seen = summary_seen or line.text == _SUMMARY
    yield from _worth_reading(block, first_line)


def _worth_reading(block: list[Line], first_line: re.Pattern[str]) -> Iterator[list[Line]]:
    if block and (
        first_line.match(block[0].text) or any(_PART_OF_A_HAND.match(line.text) for line in block)
    ):
        yield block
