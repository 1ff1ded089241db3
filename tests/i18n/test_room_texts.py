"""The room's refusals and the words of its wire: each has a text, and no text is left over."""

import ast
import typing
from collections.abc import Iterator
from pathlib import Path

import pytest

import tripledraw
from tripledraw.errors import RoomError
from tripledraw.i18n import languages, text
from tripledraw.i18n.catalog import light_messages
from tripledraw.room import entries, terms, wire
from tripledraw.room.history import sheet
from tripledraw.room.http import refusals

SOURCES = Path(tripledraw.__file__).parent
PREFIX = "room-"


def literals(of: object) -> tuple[str, ...]:
    """The words of a Literal, or of one that is a field of a struct."""
    return typing.get_args(of)


def field(struct: type, name: str) -> object:
    return typing.get_type_hints(struct)[name]


# What a client shows for each word that the wire may have in that place.
WORDS = {
    "kind": literals(terms.Kind),
    "speed": literals(terms.Speed),
    "reshuffle": literals(terms.Reshuffle),
    "audit": literals(terms.Audit),
    "stage": literals(field(wire.TableState, "stage")),
    "status": literals(field(wire.ChairState, "status")),
    "reaction": literals(wire.Reaction),
    "closing": literals(field(wire.Closing, "reason")),
    "cancelled": literals(field(entries.Cancelled, "reason")),
    "sheet": sheet.COLUMNS,
}
LABELS = {f"{PREFIX}{family}-{word}" for family, words in WORDS.items() for word in words}
# What a client shows for a frame that has no words of its own.
FRAMES = {f"{PREFIX}{wire.Offered.__struct_config__.tag}"}


def raised() -> Iterator[tuple[str, frozenset[str], str]]:
    """Id, arguments and place of each RoomError in the code, also of those that inherit it."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and is_refusal(node.func):
                id = node.args[0] if node.args else None
                if isinstance(id, ast.Constant) and isinstance(id.value, str):
                    given = frozenset(each.arg for each in node.keywords if each.arg)
                    yield id.value, given, f"{path.relative_to(SOURCES)}:{node.lineno}"


def is_refusal(func: ast.expr) -> bool:
    return (isinstance(func, ast.Name) and func.id == "RoomError") or (
        isinstance(func, ast.Attribute) and ast.unparse(func) == "super().__init__"
    )


def texts() -> dict[str, frozenset[str]]:
    """The variables of each message of the room."""
    return {
        id: frozenset(pieces[1::2])
        for id, pieces in light_messages("en").items()
        if id.startswith(PREFIX)
    }


def framework_ids() -> set[str]:
    """What refusals over HTTP make of the framework's own errors."""
    return {*refusals.FRAMEWORK.values(), refusals.UNREADABLE}


def test_each_refusal_has_a_text_and_gives_it_its_variables() -> None:
    known = texts()
    found = [each for each in raised() if each[2].startswith("room") or PREFIX + each[0] in known]
    assert len(found) > 50
    for id, given, place in found:
        assert PREFIX + id in known, place
        assert known[PREFIX + id] <= given, place


def test_no_text_of_a_refusal_is_left_over() -> None:
    ids = {id for id, _, _ in raised()} | framework_ids()
    assert {each.removeprefix(PREFIX) for each in set(texts()) - LABELS - FRAMES} - ids == set()


def test_each_word_of_the_wire_has_a_text_and_no_other_word() -> None:
    families = tuple(f"{PREFIX}{family}-" for family in WORDS)
    refused = {PREFIX + id for id, _, _ in raised()}
    assert {each for each in texts() if each.startswith(families)} - refused == LABELS
    assert not LABELS & refused


@pytest.mark.parametrize("lang", languages())
def test_labels_need_no_variables(lang: str) -> None:
    assert all(text(lang, label) for label in LABELS)


def test_as_text_a_refusal_is_its_english_sentence() -> None:
    error = RoomError("chair-taken", chair=3)
    assert str(error) == "Seat 3 is taken; choose another one"
    assert (error.id, error.arguments) == ("chair-taken", {"chair": 3})
