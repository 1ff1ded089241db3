"""What the one who runs a room may choose; `Settings` is the only place that names a setting.

Each field is an option of ``tripledraw serve`` (``--lease``), a variable (TRIPLEDRAW_LEASE) and a
key of the settings file (``lease``). An option comes before a variable, that before the file.
"""

import ipaddress
import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, inspect

from tripledraw.errors import TripleDrawError

PREFIX = "TRIPLEDRAW_"
# The settings file in the data folder, read where no other one is named.
USUAL_FILE = "serve.toml"
SQLITE = "sqlite:///"
# Where pages come from: a scheme, a host and perhaps a port.
SITE = re.compile(r"https?://[^\s/?#@*]+/?")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one process of the room; times are whole seconds."""

    host: Annotated[
        str, Meta(description="Address to listen on; 0.0.0.0 is every address of this machine.")
    ] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65535, description="Port to listen on; 0 takes a free one.")
    ] = 8072
    lan: Annotated[
        bool, Meta(description="Listen for phones at home; print the address and its QR code.")
    ] = False
    data: Annotated[
        str, Meta(description="Folder of the database, the key file and serve.toml.")
    ] = ""
    database: Annotated[
        str, Meta(description="postgresql://... or sqlite:///FILE; else room.db in the folder.")
    ] = ""
    key: Annotated[
        str, Meta(description="File with the key that seals cards; else beside the database.")
    ] = ""
    address: Annotated[
        str, Meta(description="How browsers reach this process, as https://cards.example.org.")
    ] = ""
    origins: Annotated[
        tuple[str, ...],
        Meta(description="Other sites whose pages may play here, with commas between them."),
    ] = ()
    proxies: Annotated[
        str, Meta(description="Proxies whose X-Forwarded headers are believed, with commas.")
    ] = "127.0.0.1"
    certificate: Annotated[str, Meta(description="File with the certificate for https.")] = ""
    certificate_key: Annotated[str, Meta(description="File with the key of it.")] = ""
    node: Annotated[
        str, Meta(description="Name of this process among those that share a database.")
    ] = ""
    lease: Annotated[
        int, Meta(ge=1, le=3600, description="Seconds until a silent process loses its tables.")
    ] = 10
    grace: Annotated[
        int, Meta(ge=0, le=3600, description="Seconds for running hands when the room stops.")
    ] = 60
    openings: Annotated[
        int, Meta(ge=1, le=100_000, description="Sockets a second that one address may open.")
    ] = 20
    sockets: Annotated[
        int, Meta(ge=1, le=100_000, description="Sockets that one address may have open at once.")
    ] = 500
    tables: Annotated[
        bool, Meta(description="Open the usual public tables where there is none at all.")
    ] = True
    bots: Annotated[bool, Meta(description="Let bots sit where the terms of a table ask.")] = True
    log: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="The least to be logged.")
    ] = "info"

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data).expanduser() if self.data else _usual_folder()

    @property
    def database_url(self) -> str:
        """The database as a URL."""
        return self.database or f"{SQLITE}{self.folder / 'room.db'}"

    @property
    def key_path(self) -> Path:
        """The key file: beside the database where that is a file."""
        if self.key:
            return Path(self.key).expanduser()
        if self.database_url.startswith(SQLITE):
            return Path(self.database_url.removeprefix(SQLITE) + ".key")
        return self.folder / "room.key"

    @property
    def public_url(self) -> str:
        """The address of this process for browsers, without a slash at its end."""
        scheme = "https" if self.certificate else "http"
        return (self.address or f"{scheme}://{_in_url(self.host)}:{self.port}").rstrip("/")

    @property
    def secure(self) -> bool:
        """Whether browsers come by https, so that cookies are for https alone."""
        return urlsplit(self.public_url).scheme == "https"

    def is_proxy(self, host: str) -> bool:
        """Whether an address is that of a proxy that is believed."""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(
            each == "*" or address in ipaddress.ip_network(each) for each in listed(self.proxies)
        )

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The sites that may open a socket and change things, as browsers write Origin."""
        return frozenset(map(origin_of, (self.public_url, *self.origins)))


class Rule(NamedTuple):
    """What a text must be beyond its type; ``check`` raises ValueError for any other."""

    wanted: str
    check: Callable[[str], object]


def _check_site(text: str) -> None:
    if not SITE.fullmatch(text) or not urlsplit(text).hostname or urlsplit(text).port == 0:
        raise ValueError(text)


def _check_proxy(text: str) -> None:
    if text != "*":
        ipaddress.ip_network(text)


RULES = {
    "address": Rule("an address with its scheme, as https://cards.example.org", _check_site),
    "origins": Rule(
        "addresses with their scheme and commas between them, as https://cards.example.org",
        _check_site,
    ),
    "proxies": Rule(
        "addresses or networks of proxies with commas between them, as 10.0.0.0/24, or *",
        _check_proxy,
    ),
}


def listed(text: str) -> list[str]:
    """What stands between the commas of a text."""
    return [part.strip() for part in text.split(",") if part.strip()]


def origin_of(url: str) -> str:
    """Scheme, host and port of a URL as in an Origin header, which leaves usual ports out."""
    parts = urlsplit(url)
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    return f"{parts.scheme}://{_in_url(parts.hostname or '')}{port}"


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _usual_folder() -> Path:
    from platformdirs import user_data_path  # not needed where the folder is named

    return user_data_path("tripledraw", appauthor=False)


TYPES: dict[str, Any] = get_type_hints(Settings, include_extras=True)
NAMES = tuple(TYPES)


def purpose(name: str) -> str:
    """What a setting is for, a sentence for ``--help``."""
    return next(
        meta.description
        for meta in TYPES[name].__metadata__
        if isinstance(meta, Meta) and meta.description
    )


def is_switch(name: str) -> bool:
    """Whether a setting is either on or off."""
    return isinstance(_kind(name), inspect.BoolType)


def default_of(name: str) -> str:
    """The default of a setting as text; empty where that is nothing in particular."""
    default = getattr(Settings(), name)
    if isinstance(default, bool):
        return "on" if default else "off"
    return "" if default in ("", ()) else str(default)


def wanted(name: str) -> str:
    """What the value of a setting must be, to follow "it must be"."""
    if name in RULES:
        return RULES[name].wanted
    match _kind(name):
        case inspect.IntType(ge=least, le=most):
            return f"a whole number from {least} to {most}"
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            return " or ".join(map(str, values))
    return "a text"


def _kind(name: str) -> inspect.Type:
    kind = inspect.type_info(TYPES[name])
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    return kind


def load(
    options: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """The settings from all three places; ``options`` has only those that were given.

    A ``file`` that is named must be there; else ``serve.toml`` in the data folder is read if it
    is there. Raises `TripleDrawError` that says where the wrong value stands.
    """
    given = {name: _value(name, value, f"--{name}") for name, value in options.items()}
    named = {
        name: _value(name, environment[variable], variable)
        for name in NAMES
        if (variable := PREFIX + name.upper()) in environment
    }
    usual = Settings(**{**named, **given}).folder / USUAL_FILE
    written = _read(file) if file else _read(usual) if usual.exists() else {}
    return _with_lan(Settings(**{**written, **named, **given}))


def _with_lan(settings: Settings) -> Settings:
    """Phones at home reach every address of the machine, if no single one was chosen."""
    if settings.lan and settings.host == Settings().host:
        return msgspec.structs.replace(settings, host="0.0.0.0")
    return settings


def _read(file: Path) -> dict[str, Any]:
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise TripleDrawError(f"{file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise TripleDrawError(f"{file} is no TOML: {error}") from None
    for name in written:
        if name not in NAMES:
            raise TripleDrawError(
                f"{file}: there is no setting {name!r}; there are {', '.join(NAMES)}"
            )
    return {name: _value(name, value, f"{name} in {file}") for name, value in written.items()}


def _value(name: str, value: object, place: str) -> Any:
    """A value as its type; text stands for every type, as variables are text."""
    if isinstance(value, str) and TYPES[name].__origin__ == tuple[str, ...]:
        value = listed(value)
    try:
        converted = msgspec.convert(value, TYPES[name], strict=not isinstance(value, str))
        if name in RULES:
            for text in listed(converted) if isinstance(converted, str) else converted:
                RULES[name].check(text)
        return converted
    except (msgspec.ValidationError, ValueError):
        raise TripleDrawError(f"{place} is {value!r}; it must be {wanted(name)}") from None
