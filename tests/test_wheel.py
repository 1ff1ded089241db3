"""A wheel built from the checkout plays in an environment that holds nothing but its needs."""

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

LANGUAGES = ("en", "el", "et", "de", "cs", "he")


def run(*command: str | Path, cwd: Path, feed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    return subprocess.run(
        [str(word) for word in command],
        input=feed,
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        env=environment,
        timeout=300,
        check=False,
    )


def needs(requirements: list[str], seen: set[str]) -> Iterator[Distribution]:
    """The installed packages that these requirements stand for, and what they need in turn."""
    for requirement in map(Requirement, requirements):
        wanted = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if wanted and requirement.name not in seen:
            seen.add(requirement.name)
            package = distribution(requirement.name)
            yield package
            yield from needs(package.requires or [], seen)


def link(package: Distribution, target: Path) -> None:
    """Lend an installed package to another environment."""
    for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
        if not (target / top).exists():
            (target / top).symlink_to(Path(str(package.locate_file(top))))


@pytest.fixture(scope="module")
def wheel(root, tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, root)
    result = run(*build, cwd=folder)
    assert result.returncode == 0, result.stdout + result.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def environment(wheel, tmp_path_factory) -> Path:
    """A virtual environment with the wheel and its declared dependencies, made without network."""
    folder = tmp_path_factory.mktemp("empty")
    made = run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder)
    assert made.returncode == 0, made.stderr
    python = folder / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python)
    installed = run(*pip, "install", "--no-deps", "--no-index", wheel, cwd=folder)
    assert installed.returncode == 0, installed.stderr
    (site,) = (folder / "lib").glob("python*/site-packages")
    (metadata,) = site.glob("tripledraw-*.dist-info")
    for package in needs(Distribution.at(metadata).requires or [], {"tripledraw"}):
        link(package, site)
    return folder


def test_the_wheel_holds_the_words_the_types_and_the_licence(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    wanted = {f"tripledraw/i18n/locales/{language}.ftl" for language in LANGUAGES}
    assert {*wanted, "tripledraw/py.typed"} <= set(names)
    assert any(name.endswith("/licenses/LICENSE") for name in names)
    assert all(name.startswith("tripledraw") for name in names)


def test_the_wheel_holds_the_whole_page(wheel, root):
    source = root / "src"
    page = source / "tripledraw" / "room" / "page"
    if not (page / "index.html").exists():
        pytest.skip("the page is not built: make web")
    built = {str(path.relative_to(source)) for path in page.rglob("*") if path.is_file()}
    assert built <= set(zipfile.ZipFile(wheel).namelist())


def test_it_numbers_a_hand(environment, tmp_path):
    answer = run(environment / "bin/tripledraw", "number", "7c 5d 4h 3s 2c", cwd=tmp_path)
    assert answer.returncode == 0, answer.stderr
    assert "1" in answer.stdout.split()


def test_it_plays_to_the_end_of_its_input(environment, tmp_path):
    game = run(environment / "bin/tripledraw", "play", "--plain", "--seed", "1", cwd=tmp_path)
    assert game.returncode == 0, game.stderr
    assert game.stdout
    assert game.stderr == ""
