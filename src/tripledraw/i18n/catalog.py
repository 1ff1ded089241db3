"""Messages by id and language, from the Fluent files in ``locales/``.

Most messages are one line of plain words and ``{ $variables }``. A light reader serves these.
Whatever else Fluent can say (plurals, selectors, references) goes to ``fluent.runtime``, which
is loaded when the first such message is asked for: it takes longer to import than the whole
rest of a short command. Both give the same text for the messages that both can serve.
"""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tripledraw.i18n.language import LANGUAGES, language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"
LOCALES = Path(__file__).with_name("locales")

# First strong isolate and its end: what stands between them keeps its own direction and does
# not disturb the line, however a name or a hand of cards is written.
FSI = "\u2068"
PDI = "\u2069"

_ENTRY = re.compile(r"([a-zA-Z][\w-]*) *= *(.*?) *")
_PLACEABLE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")

# The text of a light message, cut at its variables: words, variable, words, ..., words.
Pieces = tuple[str, ...]


def languages() -> tuple[str, ...]:
    """Return the codes of all languages, English first."""
    return tuple(LANGUAGES)


def text(lang: str, message_id: str, /, **values: str | int) -> str:
    """Return a message with its variables filled in, each one in isolates (FSI ... PDI).

    Integers are written as ``chips`` writes them. A message that the language lacks is given
    in English. ValueError for an unknown language, LookupError for an unknown message or a
    variable without a value.
    """
    language(lang)
    if message_id in light_messages(lang):
        return _light(lang, message_id, values)
    if message_id in heavy_ids(lang):
        return _heavy(lang, message_id, values)
    if lang == FALLBACK:
        raise LookupError(f'there is no message "{message_id}" in {FALLBACK}.ftl')
    return text(FALLBACK, message_id, **values)


def plain(lang: str, message_id: str, /, **values: str | int) -> str:
    """Return a message for a terminal or a text file: without isolates where they do nothing.

    A language written from right to left keeps them; errors as for ``text``.
    """
    message = text(lang, message_id, **values)
    if language(lang).right_to_left:
        return message
    return message.replace(FSI, "").replace(PDI, "")


def chips(lang: str, amount: int) -> str:
    """Write a whole number as `Language.chips` does; ValueError for an unknown language."""
    return language(lang).chips(amount)


def percent(lang: str, whole: int) -> str:
    """Write a whole number of percent as the language does: 25% or, with a space, 25 %.

    ValueError for an unknown language.
    """
    return chips(lang, whole) + language(lang).percent


@cache
def _source(lang: str) -> str:
    return (LOCALES / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def _entries(lang: str) -> tuple[dict[str, Pieces], frozenset[str]]:
    """Return the light messages of a language, and the ids of all others."""
    light: dict[str, Pieces] = {}
    heavy = set()
    last_id = ""
    for line in _source(lang).splitlines():
        if entry := _ENTRY.fullmatch(line):
            last_id, pattern = entry.groups()
            pieces = tuple(_PLACEABLE.split(pattern))
            if pattern and not any("{" in words or "}" in words for words in pieces[::2]):
                light[last_id] = pieces
            else:
                heavy.add(last_id)
        elif line.startswith((" ", "}")) and last_id in light:
            del light[last_id]  # the message goes on in this line
            heavy.add(last_id)
    return light, frozenset(heavy)


def light_messages(lang: str) -> dict[str, Pieces]:
    """Return the messages of a language that need no ``fluent.runtime``, by id."""
    return _entries(lang)[0]


def heavy_ids(lang: str) -> frozenset[str]:
    """Return the ids of the messages of a language that need ``fluent.runtime``."""
    return _entries(lang)[1]


def _light(lang: str, message_id: str, values: dict[str, str | int]) -> str:
    pieces = light_messages(lang)[message_id]
    filled = list(pieces)
    for index in range(1, len(pieces), 2):
        value = values.get(pieces[index])
        if value is None:
            raise _missing(message_id, pieces[index])
        filled[index] = FSI + (chips(lang, value) if isinstance(value, int) else value) + PDI
    # As in Fluent, a variable that is the whole message has nothing to be kept apart from.
    if len(pieces) == 3 and not pieces[0] and not pieces[2]:
        return filled[1].removeprefix(FSI).removesuffix(PDI)
    return "".join(filled)


def _heavy(lang: str, message_id: str, values: dict[str, str | int]) -> str:
    bundle = _bundle(lang)
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise LookupError(f'the message "{message_id}" has attributes alone and no text')
    arguments = {name: _fluent_value(lang, value) for name, value in values.items()}
    result, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise _missing(message_id, str(errors[0]))
    return str(result)


def _fluent_value(lang: str, value: str | int) -> object:
    """Keep an integer a number, by which a plural is chosen, but group it as we do."""
    from fluent.runtime.types import FluentInt  # see the top of this file

    if not isinstance(value, int):
        return value
    return FluentInt(value, useGrouping=abs(value) >= language(lang).groups_from)


def _missing(message_id: str, what: str) -> LookupError:
    return LookupError(f'the message "{message_id}" lacks the value of a variable: {what}')


@cache
def _bundle(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # see the top of this file

    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource(_source(lang)))
    return bundle
