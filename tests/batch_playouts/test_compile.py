"""Compiled code is kept in a folder that changes with every source it was made from."""

import os
import subprocess
import sys
from types import ModuleType

import pytest

from tripledraw.batch import compile as ours


def kernel(n):
    return n + 1


@pytest.fixture
def sources(tmp_path, monkeypatch):
    """Two files that stand for the sources of the rules."""
    files = [tmp_path / name for name in ("betting.py", "pots.py")]
    modules = []
    for file in files:
        file.write_text("A = 1\n")
        module = ModuleType(file.stem)
        module.__file__ = str(file)
        modules.append(module)
    monkeypatch.setattr(ours, "shared_modules", lambda: modules)
    return files


def test_an_edit_anywhere_gives_another_folder(sources):
    before = ours.digest_for(kernel)
    assert before == ours.digest_for(kernel)
    seen = {before}
    for file in sources:
        file.write_text("A = 2\n")
        seen.add(ours.digest_for(kernel))
    assert len(seen) == 3


def test_the_rules_and_policies_are_among_the_sources():
    names = {module.__name__ for module in ours.shared_modules()}
    assert {"tripledraw.rules.flow", "tripledraw.policies.textbook", "tripledraw.hands.order"} <= (
        names
    )


def test_folders_used_last_are_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("TRIPLEDRAW_CACHE", str(tmp_path))
    for age in range(12):
        folder = tmp_path / str(age)
        folder.mkdir()
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    made = ours.cache_folder(kernel)
    kept = {made.name, *map(str, range(ours.KEPT_FOLDERS - 1))}
    assert {path.name for path in tmp_path.iterdir()} == kept


def test_a_folder_that_cannot_be_made_is_done_without(tmp_path, monkeypatch, capsys):
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("TRIPLEDRAW_CACHE", str(file))
    assert ours.compiled(kernel, ours.import_numba().int64)(1) == 2
    assert capsys.readouterr().err == "Compiling kernel, once: some seconds.\n"


def test_compiling_is_told_and_code_from_the_disk_is_not(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("TRIPLEDRAW_CACHE", str(tmp_path))
    config = ours.import_numba().config
    before = config.CACHE_DIR
    for told in ("Compiling kernel, once: some seconds.\n", ""):
        assert ours.compiled(kernel, ours.import_numba().int64)(1) == 2
        assert capsys.readouterr().err == told
    assert before == config.CACHE_DIR


def test_without_numba_one_sentence_says_what_to_install():
    hide = "import sys; sys.modules['numba'] = None; import tripledraw.batch"
    done = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith("pip install 'tripledraw[fast]'")


def test_the_package_does_not_load_numpy():
    look = "import sys, tripledraw.cli; assert not {'numpy', 'numba'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", look], check=True)
