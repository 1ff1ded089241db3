"""Every example a reader can copy runs: README, docs, docstrings.

``pycon`` blocks run as doctests, a file's blocks one after the other; in ``console`` blocks
each line after "$ " runs as a command and the lines below it are its output ("..." stands for
anything); ``sh`` blocks hold nothing but `make` lines. Links lead somewhere and every `make` target
that is named exists.
"""

import doctest
import os
import pkgutil
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import tripledraw

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
MODULES = sorted(m.name for m in pkgutil.walk_packages(tripledraw.__path__, "tripledraw."))
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def page_name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, language: str) -> list[str]:
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def commands(page: Path) -> list[tuple[str, str]]:
    """The commands of a page's console blocks, each with the output that is promised."""
    found = []
    for block in blocks(page, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


@pytest.mark.parametrize("page", [p for p in PAGES if blocks(p, "pycon")], ids=page_name)
def test_python_in_the_pages(page, monkeypatch):
    monkeypatch.chdir(ROOT)  # where examples/ is
    code = "\n".join(blocks(page, "pycon"))
    test = doctest.DocTestParser().get_doctest(code, {}, page.name, str(page), 0)
    assert test.examples
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=pytest.fail)


@pytest.mark.parametrize("page", [p for p in PAGES if commands(p)], ids=page_name)
def test_commands_in_the_pages(page, tmp_path):
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for command, output in commands(page):
        run = run_command(command, tmp_path)
        assert run.returncode == 0, f"{command}: {run.stderr}"
        assert doctest.OutputChecker().check_output(output, run.stdout, FLAGS), (
            f"{command} printed:\n{run.stdout}"
        )


def run_command(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder: ``printf '%s\\n' LINES | `` may feed it, and
    ``TRIPLEDRAW_DATA=$(mktemp -d)`` must stand before one that saves."""
    feed, _, command = command.rpartition(" | ")
    own_data = "TRIPLEDRAW_DATA=$(mktemp -d) "
    assert " play" not in command or command.startswith(own_data), "it would touch a real session"
    command = command.removeprefix(own_data)
    program, *arguments = shlex.split(command)
    assert program == "tripledraw", f"only tripledraw runs in a console block: {command}"
    return subprocess.run(
        [sys.executable, "-m", "tripledraw", *arguments],
        input="\n".join(shlex.split(feed)[2:]),
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, "TRIPLEDRAW_DATA": str(folder / "data")},
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("module", ["tripledraw", *MODULES])
def test_examples_in_docstrings(module, monkeypatch):
    monkeypatch.chdir(ROOT)  # where examples/ is
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    for test in doctest.DocTestFinder().find(import_module(module)):
        runner.run(test, out=pytest.fail)


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_no_code_hides_in_a_block_that_does_not_run(page):
    languages = set(re.findall(r"^```(\w+)$", page.read_text(encoding="utf-8"), re.MULTILINE))
    assert languages <= {"pycon", "console", "sh", "toml", "json", "ebnf"}


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_links_lead_somewhere(page):
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), f"{page_name(page)} links to {link}"


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_make_targets_exist(page):
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    quoted = re.findall(r"`(make [a-z ]+)`", page.read_text(encoding="utf-8"))
    shown = [line for block in blocks(page, "sh") for line in block.splitlines()]
    for line in [*quoted, *shown]:
        program, *words = shlex.split(line, comments=True)
        named = [word for word in words if "=" not in word]
        assert program == "make"
        assert set(named) <= set(targets), line
