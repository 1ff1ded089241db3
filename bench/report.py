"""docs/benchmarks.md from what was measured: no clock and no file here."""

from collections.abc import Mapping, Sequence

from bench.figures import Figure

HEADER = ("", "here", "beside it", "times as fast", "bar")

START = """\
# Benchmarks
Made by `make bench` on {date}. Times are CPU time, medians of rounds in which those compared take
turns in one run, one core each; those of whole processes are the shortest of several on the clock.
Other work on a machine moves the times; the ratios move less. A bar is what this project asks of
itself: {met} of {bars} were met in this run. No test depends on it.
"""

END = """\
## What is compared
- **pokerkit** plays the same kind of hands: the same choices by chance, any discards, 10/20, deep
  stacks.
- **phevaluator** ranks high hands only: it stands for the price of ranking a hand. It takes one
  hand a call.
- **poker-equity** counts one draw of deuce-to-seven exactly, as `last_draw` does; every run checks
  that both find the same equity.
- **Bare loops** are short compiled programs with nothing round them, kept outside the project: two
  ways to rank a hand, and the sweep over single cards for three cards each. Where they are not
  there the line says so.
- **A step** of `SeatVectorEnv` is one decision of the learner at one table, with all that the other
  seats do before its next one. Whole hands stand beside those of `batch.playouts`, where a policy
  decides in the learner's seat and nothing is observed.
"""


def page(
    parts: Mapping[str, Sequence[Figure]],
    missing: Sequence[str],
    machine: Mapping[str, str],
    versions: Mapping[str, str],
    date: str,
) -> str:
    """The page: what was measured by part, what could not be, where, with what, and when."""
    judged = [figure.met for each in parts.values() for figure in each if figure.met is not None]
    sections = [START.format(date=date, met=sum(judged), bars=len(judged))]
    sections.append(f"## Machine\n{pairs(machine)}\n## Versions\n{pairs(versions)}")
    sections += [f"## {title}\n{table(figures)}" for title, figures in parts.items()]
    if missing:
        sections.append("## Not measured\n" + "".join(f"- {sentence}\n" for sentence in missing))
    return "\n".join([*sections, END])


def table(figures: Sequence[Figure]) -> str:
    """One line a figure."""
    rows = [HEADER, ("---", "--:", "---", "--:", "---"), *(figure.columns for figure in figures)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def pairs(facts: Mapping[str, str]) -> str:
    """A table of two columns."""
    return "| | |\n|---|---|\n" + "".join(f"| {name} | {fact} |\n" for name, fact in facts.items())
