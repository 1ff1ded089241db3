"""Imports go downward only, never in a ring, and no file grows past 500 lines."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = "tripledraw"
LONGEST_FILE = 500

# From the bottom to the top. A module may import from lower rows and from its own part;
# parts that share a row know nothing of each other. "" is the package's own __init__.
LAYERS = (
    ("i18n",),
    ("errors", "extras"),
    ("cards",),
    ("hands",),
    ("rules",),
    ("policies",),
    ("actions", "seating", "stakes"),
    ("dealing", "discards", "events", "setup"),
    ("codes", "fairness", "handlog", "script", "views"),
    ("hand",),
    ("batch", "histories"),
    ("equity",),
    ("beliefs", "solver"),
    ("agents",),
    ("envs", "strength"),
    ("study",),
    ("room",),
    ("",),
    ("cli",),
    ("__main__",),
)

# The same of the room alone, whose parts are tripledraw.room.PART.
ROOM_LAYERS = (
    ("lines", "limits", "logs", "player", "settings", "store", "timing"),
    ("people", "terms"),
    ("entries",),
    ("wire",),
    ("game", "schema"),
    ("frames", "history"),
    ("client", "live", "study"),
    ("bots", "house"),
    ("http",),
    ("serving",),
    ("",),
)

Sources = Mapping[str, str]
"""The source of each module by its dotted name."""

Layers = tuple[tuple[str, ...], ...]
"""Rows of parts, the lowest first."""


def package_sources() -> dict[str, str]:
    found = {}
    for path in sorted((ROOT / "src" / PACKAGE).rglob("*.py")):
        parts = path.relative_to(ROOT / "src").with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = path.read_text(encoding="utf-8")
    return found


def part_of(module: str, package: str = PACKAGE) -> str:
    """The part of a package that a module belongs to: tripledraw.rules.pots -> rules."""
    return f"{module}.".removeprefix(f"{package}.").split(".")[0]


def inside(package: str, sources: Sources) -> dict[str, str]:
    return {name: text for name, text in sources.items() if f"{name}.".startswith(f"{package}.")}


def imports_of(module: str, sources: Sources) -> Iterator[str]:
    """Every module of the package that `module` imports, inside functions too."""
    for node in ast.walk(ast.parse(sources[module])):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] == PACKAGE:
                    yield alias.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}:{node.lineno} imports by a relative name"
            base = node.module or ""
            if base.split(".")[0] == PACKAGE:
                for alias in node.names:
                    inner = f"{base}.{alias.name}"
                    yield inner if inner in sources else base


def heights(layers: Layers) -> dict[str, int]:
    return {part: height for height, row in enumerate(layers) for part in row}


def unplaced(sources: Sources, package: str = PACKAGE, layers: Layers = LAYERS) -> list[str]:
    return [
        module
        for module in inside(package, sources)
        if part_of(module, package) not in heights(layers)
    ]


def upward_imports(sources: Sources, package: str = PACKAGE, layers: Layers = LAYERS) -> list[str]:
    height = heights(layers)
    return [
        f"{module} imports {wanted}"
        for module in inside(package, sources)
        for wanted in imports_of(module, sources)
        if f"{wanted}.".startswith(f"{package}.")
        and (to := part_of(wanted, package)) != (own := part_of(module, package))
        and height.get(to, 0) >= height.get(own, 0)
    ]


def cycle(graph: Mapping[str, list[str]]) -> list[str]:
    """One ring of the graph as a path that returns to its start; empty if there is none."""
    done: set[str] = set()

    def visit(node: str, path: list[str]) -> list[str]:
        if node in path:
            return [*path[path.index(node) :], node]
        if node in done:
            return []
        for other in graph.get(node, []):
            if ring := visit(other, [*path, node]):
                return ring
        done.add(node)
        return []

    for start in graph:
        if ring := visit(start, []):
            return ring
    return []


def import_cycle(sources: Sources) -> list[str]:
    return cycle({module: list(imports_of(module, sources)) for module in sources})


def long_files(root: Path) -> list[str]:
    return [
        f"{path.relative_to(root)} has {lines} lines"
        for folder in ("src", "tests", "bench", "examples")
        for path in sorted((root / folder).rglob("*.py"))
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    ]


def test_every_module_has_a_layer():
    assert unplaced(package_sources()) == []


def test_no_import_goes_up():
    assert upward_imports(package_sources()) == []


def test_every_module_of_the_room_has_a_layer():
    assert unplaced(package_sources(), f"{PACKAGE}.room", ROOM_LAYERS) == []


def test_no_import_of_the_room_goes_up():
    assert upward_imports(package_sources(), f"{PACKAGE}.room", ROOM_LAYERS) == []


def test_no_import_runs_in_a_ring():
    assert import_cycle(package_sources()) == []


def test_no_file_is_longer_than_500_lines():
    assert long_files(ROOT) == []


# The checks themselves, on sources made to break them.


def test_a_module_without_a_layer_is_seen():
    assert unplaced({"tripledraw.cards": "", "tripledraw.helpers.text": ""}) == [
        "tripledraw.helpers.text"
    ]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tripledraw.cards", "import tripledraw.hand"),
        ("tripledraw.cards", "from tripledraw.hand import Hand"),
        ("tripledraw.cards", "from tripledraw import hand"),
        ("tripledraw.cards", "from tripledraw import Hand"),
        ("tripledraw.cards", "def parse():\n    from tripledraw.hand import Hand"),
        ("tripledraw.rules.flow", "from tripledraw.policies import caller"),
        ("tripledraw.i18n.catalog", "from tripledraw.errors import CardError"),
        ("tripledraw.stakes", "from tripledraw.dealing import SeedDealer"),
    ],
)
def test_an_upward_import_is_seen(module, source):
    known = dict.fromkeys(
        ["tripledraw", "tripledraw.hand", "tripledraw.policies.caller", "tripledraw.errors"], ""
    )
    assert len(upward_imports({**known, module: source})) == 1


def test_an_upward_import_within_the_room_is_seen():
    sources = {
        "tripledraw.room.store.writer": "from tripledraw.room.live.table import LiveTable",
        "tripledraw.room.live.table": "from tripledraw.room.store.writer import Writer",
    }
    assert upward_imports(sources, f"{PACKAGE}.room", ROOM_LAYERS) == [
        "tripledraw.room.store.writer imports tripledraw.room.live.table"
    ]


@pytest.mark.parametrize(
    "source",
    [
        "import json",
        "from tripledraw import cards",
        "from tripledraw.rules.words import FOLD",
        "from tripledraw.views import View",
        "import tripledraw.errors",
    ],
)
def test_a_downward_import_is_accepted(source):
    assert upward_imports({"tripledraw.cards": "", "tripledraw.hand": source}) == []


def test_a_ring_of_imports_is_seen():
    sources = {
        "tripledraw.rules.flow": "from tripledraw.rules import pots",
        "tripledraw.rules.pots": "from tripledraw.rules.table import Table",
        "tripledraw.rules.table": "def f():\n    import tripledraw.rules.flow",
    }
    assert set(import_cycle(sources)) == set(sources)


def test_a_long_file_is_seen(tmp_path):
    for name, lines in (("long", LONGEST_FILE + 1), ("short", LONGEST_FILE)):
        file = tmp_path / "bench" / f"{name}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text("pass\n" * lines)
    assert long_files(tmp_path) == ["bench/long.py has 501 lines"]
