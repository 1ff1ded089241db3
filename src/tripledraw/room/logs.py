"""The log of the process: one JSON object a line on standard error, and never a card in it."""

import logging
import re
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog
from structlog.stdlib import (
    BoundLogger,
    ProcessorFormatter,
    add_log_level,
    add_logger_name,
    filter_by_level,
)

# One or more cards written together as in "7c" or "7c5d", standing alone in a text.
CARDS = re.compile(r"(?<![^\W_])(?:[2-9TJQKA][cdhs♣♦♥♠])+(?![^\W_])")
# Servers whose everyday lines would tell the secret links in addresses.
QUIET = ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic", "sqlalchemy")
_FIRST: list[Any] = [
    add_log_level,
    add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]


def without_cards(text: str) -> str:
    """The text with every card in it as ``??``; an error's own words may have quoted one."""
    return CARDS.sub("??", text)


def start(level: str, stream: TextIO | None = None) -> None:
    """Write every log, ours and that of the libraries, to a stream, standard error if none."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=_FIRST, processors=[ProcessorFormatter.remove_processors_meta, _line]
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in QUIET:
        library = logging.getLogger(name)
        library.handlers, library.propagate = [], True
        library.setLevel(max(logging.WARNING, root.level))
    logging.getLogger("uvicorn.error").addFilter(is_worth_a_line)


def logger(name: str) -> BoundLogger:
    """The logger of a part of the room; what it logs are words and values by name."""
    bound: BoundLogger = structlog.wrap_logger(
        logging.getLogger(f"tripledraw.{name}"),
        processors=[filter_by_level, *_FIRST, ProcessorFormatter.wrap_for_formatter],
        wrapper_class=BoundLogger,
    )
    return bound


def _line(_: object, __: str, event: MutableMapping[str, Any]) -> str:
    line = structlog.processors.JSONRenderer(ensure_ascii=False)(None, "", event)
    return without_cards(line if isinstance(line, str) else line.decode())


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Text that is no UTF-8 is the client's fault; its socket is closed, and that is enough."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))
