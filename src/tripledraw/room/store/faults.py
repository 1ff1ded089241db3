"""What can go wrong with the store once it is open, each with a type of its own to catch.

Both are `RoomError`s, so a client can be told of them in every language.
"""

from tripledraw.errors import RoomError


class Fenced(RoomError):
    """Another process has written to the table or holds its lease: this one's state is stale.

    Nothing was written. The state in memory is to be thrown away and the owner looked up.
    """

    def __init__(self) -> None:
        super().__init__("table-moved")


class DatabaseAway(RoomError):
    """The database could not be reached, or refused: it is down, locked, or its disk is full.

    Whether the work was committed is not known, so what depends on it has to be read again. The
    store reconnects by itself.
    """

    def __init__(self) -> None:
        super().__init__("database-away")
