"""The generated schema and the page about the protocol are true of what is sent."""

import json
import re
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest
from litestar import Router
from tests.room.frames.scripted import BEGIN, RecordingDealer, Script, run

from tripledraw.room import wire
from tripledraw.room.frames.teller import Teller
from tripledraw.room.http import hands, lobby, owner, people
from tripledraw.room.schema import schema, text

REFERENCE = Path(__file__).parents[3] / "docs" / "reference"
PAGE = (REFERENCE / "wire.md").read_text(encoding="utf-8")


def tags(union):
    return [kind.__struct_config__.tag for kind in union.__args__]


def test_the_file_is_what_the_code_says():
    """To renew it: python -m tripledraw.room.schema > docs/reference/wire.schema.json."""
    assert (REFERENCE / "wire.schema.json").read_text(encoding="utf-8") == text()


def check(kind, message):
    part = {**schema(), "anyOf": [{"$ref": f"#/$defs/{kind}"}]}
    jsonschema_rs.validator_for(part).validate(message)


@pytest.fixture(scope="module")
def frames():
    """All frames of some hands, to players and watchers, commitments too."""
    found = []
    for number in range(12):
        for reshuffle in ("standard", "stars", "everything"):
            script = Script(number, reshuffle)
            viewers = (None, script.players[0])
            course = run(
                script, RecordingDealer(script.orders), viewers, lambda course, viewer, frames: None
            )
            found += [frame for viewer in viewers for frame in course.frames[viewer]]
    return [*found, commitment()]


def commitment():
    script = Script(1, "standard")
    table = script.table(RecordingDealer(script.orders))
    teller = Teller(table)
    promised, _ = next(script.begin())
    assert teller.commitment(BEGIN) is None
    table.apply(promised, BEGIN)
    return teller.commitment(BEGIN)


def test_what_is_sent_is_as_the_schema_says(frames):
    validator = jsonschema_rs.validator_for({**schema(), "anyOf": [{"$ref": "#/$defs/Frame"}]})
    kinds = set()
    for frame in frames:
        message = json.loads(frame)
        validator.validate(message)
        wire.frame_decoder.decode(frame)
        kinds |= {event["event"] for event in message.get("happened", [])}
    assert {"Dealt", "Declared", "Drew", "Reshuffled", "Shown", "Exposed"} <= kinds


def test_the_schema_refuses_what_is_no_frame():
    with pytest.raises(jsonschema_rs.ValidationError):
        check("Frame", {"type": "step", "version": 1, "happened": [{"event": "Peeked"}]})
    with pytest.raises(jsonschema_rs.ValidationError):
        check("Command", {"type": "act", "hand": 1, "decision": 0, "move": "peek"})


def test_every_message_is_on_the_page():
    for tag in (*tags(wire.AnyCommand), *tags(wire.AnyFrame)):
        assert f"`{tag}`" in PAGE, tag


def test_every_event_is_on_the_page():
    events = schema()["$defs"]["Event"]["anyOf"]
    for each in events:
        name = schema()["$defs"][each["$ref"].rpartition("/")[2]]["properties"]["event"]["enum"][0]
        assert f"`{name}`" in PAGE, name


def test_every_field_of_a_command_is_on_the_page():
    for kind in wire.AnyCommand.__args__:
        tag = kind.__struct_config__.tag
        line = next(
            line for line in PAGE.splitlines() if line.startswith("|") and f"`{tag}`" in line
        )
        for field in msgspec.structs.fields(kind):
            assert field.name == "id" or re.search(rf"\b{field.name}\b", line), (tag, field.name)


EXAMPLES = [
    line for block in re.findall("```json\n(.*?)```", PAGE, re.S) for line in block.splitlines()
]


@pytest.mark.parametrize("line", EXAMPLES)
def test_the_examples_are_messages(line):
    message = json.loads(line)
    is_command = message["type"] in tags(wire.AnyCommand)
    check("Command" if is_command else "Frame", message)
    (wire.command_decoder if is_command else wire.frame_decoder).decode(line)


def test_every_page_of_http_is_on_the_page():
    router = Router("/", route_handlers=[*lobby.HANDLERS, *owner.HANDLERS, *hands.HANDLERS])
    for route in (*router.routes, *people.router().routes):
        path = route.path.removeprefix("/api/v1").partition("{")[0]
        for method in route.methods - {"OPTIONS"}:
            assert f"{method} {path}" in PAGE, (method, path)
