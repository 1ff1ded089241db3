"""Print the schemas of the bodies of requests and answers, each under the name of its type.

What the socket says has its own, ``docs/reference/wire.schema.json``. `types.js` makes TypeScript
of both.
"""

import json
from types import SimpleNamespace
from typing import Any, cast

from tripledraw.room.house.room import Room
from tripledraw.room.serving.app import make_app


def bodies() -> dict[str, Any]:
    """The bodies by name; the room behind the application is never asked."""
    app = make_app(cast(Room, SimpleNamespace(live={})))
    named = app.openapi_schema.to_schema()["components"]["schemas"]
    text = json.dumps(named).replace("#/components/schemas/", "#/$defs/")
    return cast(dict[str, Any], json.loads(text))


if __name__ == "__main__":
    print(json.dumps(bodies()))
