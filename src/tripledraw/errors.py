"""Every error the library raises.

    TripleDrawError
    |-- CardError (also ValueError)      text or number that is no card, or a card twice
    |-- StakesError (also ValueError)    stakes, stacks or seats that cannot start a hand
    |-- ActionError
    |   |-- IllegalAction                the actor may not do this now
    |   |-- NotYourTurn                  somebody else is to act
    |   `-- HandOver                     nobody is to act: the hand has ended
    |-- MissingOrder                     the deck or a reshuffle needs an order that was not given
    |-- RangeError (also ValueError)     text that is no range, or hands that cannot meet
    |-- DrawsError (also ValueError)     draws that cannot be made or worked out
    |-- MissingExtra (also ImportError)  packages of an optional extra are not installed
    |-- BatchError (also ValueError)     arrays or options that the batch cannot work on
    |-- SolverError (also ValueError)    a line, a lock or a strategy that there is not
    |-- BeliefError                      no deal of hidden cards fits what was seen
    |-- HistoryError                     a recorded hand that cannot be read or replayed
    |-- FairnessError                    a deal that is not as it was promised, or proofs of none
    `-- RoomError                        the room refuses something; it has a text in every language

One sentence each: what is wrong, where, and what would be right.
"""

from collections.abc import Sequence


class TripleDrawError(Exception):
    """The base of all errors of this package."""


class CardError(TripleDrawError, ValueError):
    """A card that does not exist, or one that is there twice.

    ``text`` is the offending text and ``position`` its index in the input (cards from 0,
    or characters from 0 where a string was read).
    """

    def __init__(self, message: str, *, text: str = "", position: int = -1) -> None:
        super().__init__(message)
        self.text = text
        self.position = position


class StakesError(TripleDrawError, ValueError):
    """Stakes, stacks, blinds or posts that no hand can be started with."""


class ActionError(TripleDrawError):
    """An action that was refused; the hand is exactly as it was before."""


class IllegalAction(ActionError):
    """The seat whose turn it is may not do this now.

    ``seat`` is the actor, ``action`` what was tried, ``legal`` what the seat may do.
    """

    def __init__(self, message: str, *, seat: int, action: object, legal: Sequence[object]) -> None:
        super().__init__(message)
        self.seat = seat
        self.action = action
        self.legal = legal


class NotYourTurn(ActionError):
    """A seat acted although ``actor`` is to act."""

    def __init__(self, message: str, *, seat: int, actor: int) -> None:
        super().__init__(message)
        self.seat = seat
        self.actor = actor


class HandOver(ActionError):
    """The hand has ended, so nobody may act."""


class MissingOrder(TripleDrawError):
    """The hand needs card order number ``order`` (0 = the deck) and was not given it."""

    def __init__(self, message: str, *, order: int) -> None:
        super().__init__(message)
        self.order = order


class RangeError(TripleDrawError, ValueError):
    """A range that cannot be read, or hands and ranges that cannot meet.

    ``text`` is the range and ``position`` the character of it, from 0, where it goes wrong;
    -1 where no one character is to blame.
    """

    def __init__(self, message: str, *, text: str = "", position: int = -1) -> None:
        super().__init__(message)
        self.text = text
        self.position = position


class DrawsError(TripleDrawError, ValueError):
    """Draws that the game does not have, the deck cannot feed, or odds are not defined for."""


class MissingExtra(TripleDrawError, ImportError):
    """A part of the package needs the packages of an optional extra, and they are missing."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(
            f"{what} needs packages that are not installed; "
            f"install them with: pip install 'tripledraw[{extra}]'"
        )


class BatchError(TripleDrawError, ValueError):
    """Arrays, policies or numbers that `tripledraw.batch` cannot work on."""


class SolverError(TripleDrawError, ValueError):
    """A line of play, a lock or a strategy that there is not in what is solved."""


class TooHeavy(SolverError):
    """A spot that takes more time or memory than there is."""


class BeliefError(TripleDrawError):
    """What hidden cards may be cannot be told: own cards are hidden, or no deal was found."""


class HistoryError(TripleDrawError):
    """A recorded hand that cannot be read or replayed.

    ``kind`` is one of ``damaged``, ``partial``, ``cancelled`` and ``not_this_game``; ``file``
    names the file ("" when unknown), ``line`` counts from 1 (0 when unknown), ``reason`` is the
    sentence without the place.
    """

    def __init__(self, reason: str, *, kind: str, file: str = "", line: int = 0) -> None:
        place = file
        if line:
            place += f":{line}" if file else f"line {line}"
        super().__init__(f"{place}: {reason}" if place else reason)
        self.kind = kind
        self.file = file
        self.line = line
        self.reason = reason


class FairnessError(TripleDrawError):
    """A deal that is not as it was promised, or what cannot be read as the proof of one.

    ``file`` ("" when unknown), ``line`` (from 1, 0 when unknown) and ``hand`` (-1 when unknown)
    are the place, ``reason`` is the sentence without it.
    """

    def __init__(self, reason: str, *, hand: int = -1, file: str = "", line: int = 0) -> None:
        places = [f"{file}:{line}" if line else file, "" if hand < 0 else f"hand {hand}"]
        super().__init__(": ".join([*filter(None, places), reason]))
        self.hand = hand
        self.file = file
        self.line = line
        self.reason = reason


class RoomError(TripleDrawError):
    """The room refuses something; the state of the room is as it was.

    ``id`` is a message of the locale files without its ``room-`` (``table-full``), ``arguments``
    what the message needs. As text it is the English sentence.
    """

    def __init__(self, id: str, **arguments: str | int) -> None:
        super().__init__(id, arguments)
        self.id = id
        self.arguments = arguments

    def __str__(self) -> str:
        """The sentence in English."""
        from tripledraw.i18n import plain

        return plain("en", f"room-{self.id}", **self.arguments)
