"""Seeded bugs in the rules, each caught by the quick layer named beside it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest


class Mutant(NamedTuple):
    """A bug: in a module of the rules ``right`` is written as ``wrong``."""

    name: str
    module: str
    layer: str
    right: str
    wrong: str


def mutants() -> list[Mutant]:
    """The blocks of mutants.txt: "name (module, layer)", then lines to take away and to put in."""
    blocks = Path(__file__).with_name("mutants.txt").read_text("utf-8").split("\n\n")
    return [mutant_of(*block.splitlines()) for block in blocks]


def mutant_of(head: str, *lines: str) -> Mutant:
    name, place = head.rstrip(")").split(" (")
    module, layer = place.split(", ")
    right = [line[2:] for line in lines if line.startswith("- ")]
    wrong = [line[2:] for line in lines if line.startswith("+ ")]
    return Mutant(name, module, layer, "\n".join(right), "\n".join(wrong))


@pytest.fixture(scope="module")
def package(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with a copy of the package, to be spoilt."""
    folder = tmp_path_factory.mktemp("spoilt")
    source = root / "src" / "tripledraw"
    shutil.copytree(source, folder / "tripledraw", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def run(layer: str, package: Path, root: Path) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(package), str(root)])
    return subprocess.run(
        [sys.executable, "-B", "-m", "tests.rules.quick_layers", layer],
        cwd=package,
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("layer", ["vectors", "reference"])
def test_the_layers_hold_without_a_bug(layer: str, package: Path, root: Path) -> None:
    done = run(layer, package, root)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("mutant", mutants(), ids=lambda mutant: mutant.name)
def test_the_bug_is_caught(mutant: Mutant, package: Path, root: Path) -> None:
    module = package / "tripledraw" / "rules" / f"{mutant.module}.py"
    source = module.read_text("utf-8")
    assert source.count(mutant.right) == 1, "the rules no longer say this"
    module.write_text(source.replace(mutant.right, mutant.wrong), "utf-8")
    try:
        done = run(mutant.layer, package, root)
    finally:
        module.write_text(source, "utf-8")
    assert done.returncode == 1, f"the {mutant.layer} layer did not notice"
    error = done.stderr.splitlines()[-1]
    assert not error.startswith(("SyntaxError", "NameError", "ImportError")), "no bug but nonsense"
