"""The JSON Schema of everything on a table's WebSocket: ``python -m tripledraw.room.schema``.

Commands and frames come from `wire`; what lies in them as plain JSON, the view of the hand, its
events and the proofs of cards, from the classes that are written there. Types for clients in other
languages are made from this.
"""

import json
from collections.abc import Container, Iterator, Mapping
from dataclasses import fields
from typing import Any, get_args, get_type_hints

import msgspec

from tripledraw import events
from tripledraw.room import wire
from tripledraw.views import OWN, PHASES, View

Schema = dict[str, Any]

# What stands in a full log only.
NEVER_TOLD = (events.Burned, events.Reshuffled)
UNION = "anyOf"
CARDS: Schema = {"type": "string", "description": 'Cards as in "7c 5d".'}
CHIPS_BY_SEAT: Schema = {"type": "object", "additionalProperties": {"type": "integer"}}
# Parts whose JSON is written by `events.to_json` and `View.to_json`, by the name of the field.
WRITTEN: dict[str, Schema] = {
    "card": CARDS,
    "cards": CARDS,
    "discards": CARDS,
    "phase": {"enum": sorted(set(PHASES.values()))},
    "shown": {"type": "object", "additionalProperties": CARDS},
    "winners": CHIPS_BY_SEAT,
}
PROOF: Schema = {
    "title": "Proof",
    "description": "The proof of one card, as `fairness.Proof.to_json` writes it; bytes are hex.",
    "type": "object",
    "properties": {
        "order": {"type": "integer"},
        "position": {"type": "integer"},
        "card": CARDS,
        "salt": {"type": "string"},
    },
    "required": ["order", "position", "card", "salt"],
}


def schema() -> Schema:
    """The whole schema; ``Command`` is what a client sends, ``Frame`` what it gets."""
    room_events: list[Any] = [wire.CardsExposed, wire.HandCancelled]
    parts, found = msgspec.json.schema_components([wire.AnyCommand, wire.AnyFrame, *room_events])
    command, frame, *_ = parts
    told = dict(_events())
    names = [*told, *(kind.__name__ for kind in room_events)]
    found |= {"Command": command, "Frame": frame, "Proof": PROOF, **told}
    found |= {"View": _view(), "Event": {UNION: [_ref(name) for name in names]}}
    found["HandState"]["properties"]["view"] = _ref("View")
    for kind in ("Snapshot", "Step"):
        found[kind]["properties"]["happened"]["items"] = _ref("Event")
    found["Own"]["properties"]["proofs"]["items"] = _ref("Proof")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"tripledraw, the WebSocket of a table, protocol {wire.PROTOCOL}",
        UNION: [_ref("Command"), _ref("Frame")],
        "$defs": dict(sorted(found.items())),
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _events() -> Iterator[tuple[str, Schema]]:
    """Every kind of event that is told, by the name of its class."""
    for kind in get_args(events.Event):
        if kind not in NEVER_TOLD:
            properties = {"event": {"enum": [events.json_name(kind)]}, **_properties(kind)}
            yield kind.__name__, _object(kind, properties)


def _view() -> Schema:
    """The view of an observer."""
    return _object(View, _properties(View, without=(*OWN, "events")))


def _object(kind: type, properties: Mapping[str, Schema]) -> Schema:
    return {
        "title": kind.__name__,
        "description": (kind.__doc__ or "").split("\n")[0],
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
    }


def _properties(kind: Any, without: Container[str] = ()) -> dict[str, Schema]:
    hints = get_type_hints(kind)
    names = [each.name for each in fields(kind) if each.name not in without]
    return {name: _property(name, hints[name]) for name in names}


def _property(name: str, hint: Any) -> Schema:
    if name in WRITTEN:
        return WRITTEN[name]
    if name == "stakes":
        return _object(hint, _properties(hint))
    return msgspec.json.schema(hint)


def text() -> str:
    """The schema as the file docs/reference/wire.schema.json."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
