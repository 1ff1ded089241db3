"""What can go wrong between a client and the room."""

from collections.abc import Mapping

from tripledraw.errors import RoomError, TripleDrawError


class Refusal(RoomError):
    """The room refuses something; as text it is the room's own sentence.

    A newer room may have reasons that this client has no text for.
    """

    def __init__(self, id: str, text: str, arguments: Mapping[str, str | int]) -> None:
        super().__init__(id, **arguments)
        self.text = text

    def __str__(self) -> str:
        """The sentence as the room told it."""
        return self.text


class ConnectionLost(TripleDrawError):
    """The room cannot be reached, or the connection was lost before it answered.

    Whether what was asked for has been done shows in the state of the table after it.
    """
