"""What the pages about people take and give, as JSON; every text that comes in has a bound."""

from typing import Annotated

import msgspec
from litestar.params import PathParameter
from msgspec import Meta

from tripledraw.room.people import names, notes, passwords
from tripledraw.room.terms import Chips

# PostgreSQL keeps no NUL in a text.
NO_NUL = "^[^\\x00]*$"

# Wider than a name may be, so that a wrong one is refused with its own sentence.
Name = Annotated[str, Meta(max_length=2 * names.LONGEST, pattern=NO_NUL)]
Password = Annotated[str, Meta(max_length=passwords.LONGEST)]
Secret = Annotated[str, Meta(min_length=1, max_length=100, pattern=NO_NUL)]
Language = Annotated[str, Meta(max_length=8)]
Label = Annotated[str, Meta(max_length=40, pattern=NO_NUL)]
NoteText = Annotated[str, Meta(max_length=notes.LONGEST, pattern=NO_NUL)]

PlayerId = Annotated[str, PathParameter(pattern="^[0-9A-Za-z_-]{1,24}$")]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Value = bool | Whole | Annotated[str, Meta(max_length=100)]
Settings = Annotated[dict[Key, Value], Meta(max_length=50)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what comes in."""


class NewGuest(Body, frozen=True, kw_only=True):
    """Come in by a name."""

    name: Name
    language: Language = "en"


class Followed(Body, frozen=True, kw_only=True):
    """Come in again by a link, which has the secret."""

    secret: Secret


class NewAccount(Body, frozen=True, kw_only=True):
    """Make an account."""

    name: Name
    password: Password
    language: Language = "en"


class Upgrade(Body, frozen=True, kw_only=True):
    """Make an account of the guest one is."""

    password: Password


class Login(Body, frozen=True, kw_only=True):
    """Sign in to an account."""

    name: Name
    password: Password


class NewPassword(Body, frozen=True, kw_only=True):
    """Put another password in place of the present one."""

    password: Password
    new: Password


class Changes(Body, frozen=True, kw_only=True):
    """What is left out stays; ``settings`` replace all earlier ones."""

    language: Language | None = None
    settings: Settings | None = None


class NewToken(Body, frozen=True, kw_only=True):
    """A token for a bot; ``label`` says which."""

    label: Label = ""


class NewNote(Body, frozen=True, kw_only=True):
    """A note about somebody; an empty one that blocks nobody takes it away."""

    text: NoteText = ""
    blocked: bool = False


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who is signed in; ``chips`` are those at no table, times milliseconds since 1970.

    ``top_up_from`` is when the account may be filled again, if it is below ``top_up_below``.
    """

    id: str
    name: str
    guest: bool
    admin: bool
    language: str
    settings: dict[str, bool | int | str]
    created: int
    chips: Chips
    top_up_below: int
    top_up_from: int


class Welcome(msgspec.Struct, frozen=True, kw_only=True):
    """A new guest, and the secret of the link that lets him in again: it is shown once."""

    me: Me
    link: str


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """The secret of a guest's new link; the old one is void."""

    link: str


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A token of a bot; ``token`` is the secret, told once, when it is made."""

    id: str
    label: str
    created: int
    token: str | None = None


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A note about a player."""

    player: str
    name: str
    text: str
    blocked: bool
