"""Compiled code is kept in a folder that changes with every source it was made from."""

import os
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from tripledraw.batch import cache
from tripledraw.batch.compile import callees
from tripledraw.batch.playing import choose, kernel_with


def some_kernel(n):
    return n + 1


def digest(number):
    return sha256(str(number).encode()).hexdigest()


@pytest.fixture
def sources(tmp_path, monkeypatch):
    """Files that stand for the sources of the rules and of what lies beside them."""
    names = ("cards.py", "hands/order.py", "rules/betting.py", "policies/caller.py", "batch/a.py")
    files = [tmp_path / name for name in names]
    for file in files:
        file.parent.mkdir(exist_ok=True)
        file.write_text("A = 1\n")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    return files


def test_an_edit_anywhere_gives_another_folder(sources):
    before = cache.digest_for(some_kernel, "")
    assert before == cache.digest_for(some_kernel, "")
    seen = {before, cache.digest_for(some_kernel, "other settings")}
    for file in sources:
        file.write_text("A = 2\n")
        seen.add(cache.digest_for(some_kernel, ""))
    assert len(seen) == len(sources) + 2


def test_all_that_a_kernel_calls_is_among_its_sources():
    kernel = kernel_with(choose)
    files, waiting, seen = set(cache.sources_of(kernel)), [kernel], set()
    while waiting:
        function = waiting.pop()
        assert Path(sys.modules[function.__module__].__file__) in files
        seen.add(function.__qualname__)
        waiting += [callee for callee in callees(function) if callee.__qualname__ not in seen]
    assert {"order_key", "serve", "mixed", "choose_by_chance"} <= seen


def test_what_was_used_last_is_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("TRIPLEDRAW_CACHE", str(tmp_path))
    kernels = tmp_path / "kernels"
    for age in range(12):
        folder = kernels / digest(age)
        folder.mkdir(parents=True)
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    made = cache.cache_folder(some_kernel, "")
    kept = {made.name, *map(digest, range(cache.KEPT_FOLDERS - 1))}
    assert {path.name for path in kernels.iterdir()} == kept


def test_what_is_not_ours_is_never_deleted(tmp_path, monkeypatch):
    monkeypatch.setenv("TRIPLEDRAW_CACHE", str(tmp_path))
    foreign = [tmp_path / f"photos {n}" / "holiday" for n in range(12)]
    foreign += [tmp_path / digest(n) for n in range(12)]  # a folder beside ours
    foreign += [tmp_path / "kernels" / name for name in ("notes", "a" * 63, "A" * 64, "a" * 65)]
    for folder in foreign:
        folder.mkdir(parents=True)
        (folder / "file").touch()
        os.utime(folder, (0, 0))
    for n in range(cache.KEPT_FOLDERS + 2):
        cache.cache_folder(some_kernel, str(n))
    assert all((folder / "file").exists() for folder in foreign)
