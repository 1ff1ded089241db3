"""Every rule that the code cites is written in docs/rules.md, and every vector it names exists."""

import re
from pathlib import Path

from tests.vectors.loader import KINDS, vectors

ROOT = Path(__file__).resolve().parents[1]
CITED = re.compile(r"\(rules (\d+)(?:\.(\d+))?|\brules (\d+)\.(\d+)\b|\brules (\d+)\b(?!\.\d)")
VECTOR = re.compile(r"\((?:[^()]*[ ,])?((?:B|D|P|A|H|F|FB|RC|R)\d{1,2})\b[^()]*\)")
SOURCES = [p for p in sorted((ROOT / "src").rglob("*.py")) if "policies" not in p.parts]


def written() -> set[str]:
    """The numbers of sections ("4") and of their items ("3.7")."""
    found, section = set(), ""
    for line in (ROOT / "docs" / "rules.md").read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"## (\d+)\.", line):
            section = heading[1]
            found.add(section)
        elif section and (item := re.match(r"(\d+)\. ", line)):
            found.add(f"{section}.{item[1]}")
    return found


def cited() -> dict[str, str]:
    """Each number that a source cites, with one file that does."""
    found = {}
    for path in SOURCES:
        for match in CITED.finditer(path.read_text(encoding="utf-8")):
            numbers = [group for group in match.groups() if group]
            found[".".join(numbers)] = path.name
    return found


def test_every_cited_rule_is_written() -> None:
    assert {"1", "3.2", "3.7", "4", "5", "6"} <= set(cited())
    assert not {rule: file for rule, file in cited().items() if rule not in written()}


def test_every_cited_vector_exists() -> None:
    flows = {f"F{n}" for n in range(1, 13)}
    known = {vector.id for kind in KINDS for vector in vectors(kind)} | flows
    named = {
        name
        for path in SOURCES
        if path.parent.name == "rules"
        for name in VECTOR.findall(path.read_text(encoding="utf-8"))
    }
    assert named
    assert named <= known
