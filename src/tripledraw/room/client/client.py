"""A client of the room: who one is, which tables there are. The tables themselves are `Seat`s."""

from collections.abc import Callable
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar

import httpx
import msgspec

from tripledraw.room import wire
from tripledraw.room.client.errors import ConnectionLost, Refusal
from tripledraw.room.client.eyes import OnRecord
from tripledraw.room.client.line import Place
from tripledraw.room.client.seat import Seat
from tripledraw.room.terms import Terms

API = "/api/v1"
COOKIE = "tripledraw"
# Seconds for which a client tries to reach the room before it gives up.
PATIENCE = 60.0
# After these a request has reached nobody.
NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout)

T = TypeVar("T")


class Me(msgspec.Struct, frozen=True):
    """Who is signed in; ``chips`` are those at no table."""

    id: str
    name: str
    chips: int


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """A table of the lobby; ``address`` is where it is played, None for where it was asked."""

    id: str
    terms: Terms
    players: int = 0
    waiting: int = 0
    address: str | None = None


class Opening(NamedTuple):
    """A table that was opened; ``invite`` lets people in to a private one."""

    id: str
    invite: str | None


class _Welcome(msgspec.Struct, frozen=True):
    me: Me
    link: str


class _Opened(msgspec.Struct, frozen=True):
    id: str
    invite: str | None = None


class _Refused(msgspec.Struct, frozen=True):
    error: str
    text: str
    arguments: dict[str, str | int] = {}


class Client:
    """One player's way into a room at an address such as ``http://127.0.0.1:8072``.

    ``others`` are addresses of other processes of the same room, to be tried where the first one
    does not answer.
    With a ``token`` of his account it plays as its owner; else `guest`, `follow` or `sign_in`
    say who comes. All methods raise `Refusal` for what the room refuses, and `ConnectionLost`.
    """

    def __init__(self, address: str, *others: str, token: str | None = None) -> None:
        self._addresses = [each.rstrip("/") for each in (address, *others)]
        self._token = token
        self._secret: str | None = None
        self._http = httpx.AsyncClient()

    @property
    def address(self) -> str:
        """Where the room answered last."""
        return self._addresses[0]

    async def close(self) -> None:
        """Let go of the connection; tables have their own."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        """Nothing is sent yet."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Let go."""
        await self.close()

    async def guest(self, name: str, language: str = "en") -> str:
        """Come in by a name that is free; gives the secret with which to `follow` next time."""
        body = {"name": name, "language": language}
        return (await self.request("POST", "/guests", _Welcome, body)).link

    async def follow(self, link: str) -> Me:
        """Come in again as a guest."""
        return await self.request("POST", "/guest", Me, {"secret": link})

    async def sign_in(self, name: str, password: str) -> Me:
        """Come in by an account."""
        return await self.request("POST", "/session", Me, {"name": name, "password": password})

    async def me(self) -> Me:
        """Who one is; Refusal ``need-login`` for a stranger."""
        return await self.request("GET", "/me", Me)

    async def tables(self, **wanted: str | int | bool) -> list[Listing]:
        """The tables of the lobby: ``kind``, ``chairs``, ``speed``, ``free`` and so on as there."""
        query = {name: str(value).lower() for name, value in wanted.items()}
        return await self.request("GET", f"/tables?{httpx.QueryParams(query)}", list[Listing])

    async def open_table(self, terms: Terms) -> Opening:
        """Open a table of one's own."""
        opened = await self.request("POST", "/tables", _Opened, msgspec.to_builtins(terms))
        return Opening(opened.id, opened.invite)

    async def request(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        """Ask for any page under /api/v1; the answer as a type of msgspec."""
        answer = await self._answer(method, path, body)
        # Of all processes: a cookie of httpx would be sent to the host alone that gave it.
        self._secret = answer.cookies.get(COOKIE, self._secret)
        self._http.cookies.clear()
        if answer.is_error:
            raise _refusal(answer)
        return msgspec.json.decode(answer.content or b"null", type=kind)

    async def _answer(self, method: str, path: str, body: Any) -> httpx.Response:
        """The answer of the first process that gives one; what could be done twice is sent once."""
        for _ in self._addresses:
            url, headers = self.address + API + path, self._credentials()
            try:
                return await self._http.request(method, url, json=body, headers=headers)
            except httpx.HTTPError as error:
                trouble = error
                self._addresses.append(self._addresses.pop(0))
                if not (method == "GET" or isinstance(error, NOT_SENT)):
                    break
        raise ConnectionLost(
            f"there is no room at {', '.join(self._addresses)}: {trouble!r}"
        ) from trouble

    def table(
        self,
        id: str,
        *,
        invite: str = "",
        patience: float = PATIENCE,
        on_record: OnRecord = lambda record: None,
        on_frame: Callable[[wire.AnyFrame], None] = lambda frame: None,
    ) -> Seat:
        """A seat at a table, to be entered with ``async with``; ``invite`` for a private one."""
        place = Place(id, invite, self._credentials())
        return Seat(
            *self._addresses, place=place, patience=patience, on_record=on_record, on_frame=on_frame
        )

    def _credentials(self) -> dict[str, str]:
        if self._token is not None:
            return {"Authorization": f"Bearer {self._token}"}
        return {} if self._secret is None else {"Cookie": f"{COOKIE}={self._secret}"}


def _refusal(answer: httpx.Response) -> Refusal | ConnectionLost:
    try:
        told = msgspec.json.decode(answer.content, type=_Refused)
    except msgspec.DecodeError:
        return ConnectionLost(f"{answer.url} is no page of a room: {answer.status_code}")
    return Refusal(told.error, told.text, told.arguments)
