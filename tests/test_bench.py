"""docs/benchmarks.md is what its runner makes of the figures: nothing here measures time."""

from pathlib import Path

import pytest
from bench import __main__ as runner
from bench.figures import Figure
from bench.machine import versions
from bench.peers import installed
from bench.report import page, table

ROOT = Path(__file__).parents[1]


def row(figure: Figure) -> str:
    return table([figure]).splitlines()[-1]


def test_a_rate_beside_a_peer_that_is_slower():
    figure = Figure("hands", 1e-6, "hands", "pokerkit", 2e-3, at_least=1_200)
    assert row(figure) == (
        "| hands | 1,000,000 hands/s | pokerkit: 500 hands/s | 2,000"
        " | at least 1,200 times as fast: met |"
    )


def test_a_time_beside_a_peer_that_is_faster():
    figure = Figure("keys", 1.4e-9, "", "bare loop", 1e-9, at_least=1 / 1.3)
    assert row(figure) == (
        "| keys | 1.4 ns | bare loop: 1 ns | 0.714 | at least 0.769 times as fast: missed |"
    )


def test_a_peer_that_is_not_installed_is_named_and_not_judged():
    figure = Figure("hands", 1e-6, "hands", "pokerkit", None, at_least=1_200)
    assert row(figure) == (
        "| hands | 1,000,000 hands/s | pokerkit: not installed |  | at least 1,200 times as fast |"
    )


@pytest.mark.parametrize(
    ("seconds", "shown"), [(9e-7, "900 ns"), (2.5e-5, "25 us"), (0.229, "229 ms"), (1.5, "1.5 s")]
)
def test_a_time_in_its_unit(seconds, shown):
    assert row(Figure("x", seconds)) == f"| x | {shown} |  |  |  |"


def test_bars_on_times_and_on_rates():
    assert "at most 60 us: met" in row(Figure("x", 9e-6, at_most=60e-6))
    assert "at most 60 us: missed" in row(Figure("x", 61e-6, at_most=60e-6))
    assert "at least 2,000,000 steps/s: met" in row(Figure("x", 4e-7, "steps", at_most=5e-7))
    assert "at least 2,000,000 steps/s: missed" in row(Figure("x", 6e-7, "steps", at_most=5e-7))


def test_both_bars_must_be_met():
    fast, slow = (Figure("x", s, "", "peer", 1.0, at_least=2, at_most=0.3) for s in (0.2, 0.4))
    assert (fast.met, slow.met) == (True, False)


def test_the_page_has_machine_versions_parts_and_what_is_missing():
    met, missed = Figure("a", 1e-3, at_most=1.0), Figure("b", 2.0, at_most=1.0)
    text = page(
        {"Numbers": [met, missed], "Draws": [Figure("c", 1.0)]},
        ["Environments: no gymnasium"],
        {"processor": "A fast one", "cores": "2"},
        {"Python": "3.11.7", "pokerkit": "not installed"},
        "2026-11-30",
    )
    assert "on 2026-11-30" in text
    assert "1 of 2 were met" in text.replace("\n", " ")
    for line in ("| processor | A fast one |", "| pokerkit | not installed |"):
        assert line in text
    assert text.index("## Numbers\n") < text.index(table([met, missed])) < text.index("## Draws\n")
    assert "## Not measured\n- Environments: no gymnasium\n" in text


def test_a_package_that_is_missing_has_no_version():
    assert versions(["no-such-package-at-all"])["no-such-package-at-all"] == "not installed"


def test_the_page_that_is_kept_has_every_part():
    text = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    assert [title for title in runner.PARTS.values() if f"\n## {title}\n" not in text] == []


def test_every_part_is_run():
    parts = {
        path.stem for path in (ROOT / "bench").glob("*.py") if "def figures" in path.read_text()
    }
    assert parts == set(runner.PARTS)


def test_a_peer_that_is_missing_is_none():
    assert installed("no_such_package_at_all") is None


def test_a_part_whose_packages_are_missing_is_named_on_the_page(monkeypatch, tmp_path):
    monkeypatch.setattr(runner, "PARTS", {"no_such_part": "Environments"})
    monkeypatch.setattr(runner, "PAGE", tmp_path / "benchmarks.md")
    runner.main()
    text = (tmp_path / "benchmarks.md").read_text(encoding="utf-8")
    assert "\n## Not measured\n- Environments: No module named 'bench.no_such_part'\n" in text
