"""``import tripledraw`` is light: nothing of ours or of others comes along."""

import json
import subprocess
import sys

# CPU time, not the clock on the wall: other work on the machine must not fail the test.
PROGRAM = """
import json, sys, time
before = set(sys.modules)
start = time.process_time()
import tripledraw
spent = time.process_time() - start
print(json.dumps([spent, sorted(set(sys.modules) - before)]))
"""
RUNS = 5
SECONDS = 0.050


def import_once() -> tuple[float, list[str]]:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, timeout=60
    )
    spent, modules = json.loads(run.stdout)
    return spent, modules


def test_import_takes_less_than_50_ms():
    assert min(import_once()[0] for _ in range(RUNS)) < SECONDS


def test_import_loads_no_module_but_the_package():
    _, modules = import_once()
    tops = {module.split(".")[0] for module in modules}
    assert [module for module in modules if module.startswith("tripledraw")] == ["tripledraw"]
    assert not tops & {"numpy", "numba", "rich", "typer", "fluent", "platformdirs", "pydantic"}
