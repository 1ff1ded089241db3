"""Every message is said somewhere: an id that the code cannot reach is a text nobody reads."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import tripledraw
from tripledraw.agents import NAMES
from tripledraw.i18n.catalog import heavy_ids, light_messages

SOURCES = Path(tripledraw.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
# A text of the page: in quotes, or between backticks with ``${...}`` for any word.
QUOTED = re.compile(r'"([a-z]+-[a-z0-9-]+)"|`([a-z]+-[^`\n]*)`')
FILLED = re.compile(r"\$\{[^}]*\}")
YOU = "-you"


def ids() -> set[str]:
    return set(light_messages("en")) | heavy_ids("en")


def patterns() -> Iterator[str]:
    """What the texts of the code can be, f-strings with any word for what is filled in."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    part.value if isinstance(part, ast.Constant) else "" for part in node.values
                ]
                if re.match("[a-z]+-", str(parts[0])):
                    yield "".join(re.escape(str(part)) or ".+" for part in parts)


def page_patterns() -> Iterator[str]:
    """The same of the texts of the page."""
    for path in PAGE.rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            for quoted, filled in QUOTED.findall(path.read_text(encoding="utf-8")):
                yield re.escape(quoted) or ".+".join(map(re.escape, FILLED.split(filled)))


def test_every_message_is_reached_from_the_code() -> None:
    said = {*patterns(), *page_patterns()}
    reached = re.compile("|".join(each for each in said if len(each) < 60))
    own = {each for each in ids() if each.endswith(YOU) and each.startswith(("log-", "page-"))}
    assert not {each for each in ids() - own if not reached.fullmatch(each)}
    assert {each.removesuffix(YOU) for each in own} <= ids() | {"log-discards"}


def test_families_have_no_member_that_is_never_asked_for() -> None:
    deeds = {"check", "call", "bet", "raise"}
    assert members("noun") == deeds | {"player", "stack", "draws"}
    assert members("button") == deeds | {"fold", "complete", "draw", "stand-pat"}
    assert members("explain") == deeds | {"fold", "complete", "hand", "odds", "bets-counted"} | {
        *("draw", "keep", "outs", "draws-left", "textbook"),
    }  # fmt: skip
    assert members("bot") == {*map(str, range(1, 7)), *NAMES}


def members(family: str) -> set[str]:
    return {each.removeprefix(f"{family}-") for each in ids() if each.startswith(f"{family}-")}
