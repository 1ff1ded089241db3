"""The six files: the same messages with the same variables, and each language's own rules."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tripledraw.hands.names import describe
from tripledraw.i18n import languages, percent, plain, text
from tripledraw.i18n.catalog import FSI, LOCALES, PDI, heavy_ids, light_messages

# CLDR's plural categories for whole numbers and decimals.
PLURALS = {
    "en": {"one", "other"},
    "el": {"one", "other"},
    "et": {"one", "other"},
    "de": {"one", "other"},
    "cs": {"one", "few", "many", "other"},
    "he": {"one", "two", "other"},
}


class Reading(Visitor):
    """What one message says: its variables, its plural forms, its pieces of text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.forms.add(node.key.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def source(lang: str) -> str:
    return (LOCALES / f"{lang}.ftl").read_text(encoding="utf-8")


def readings(lang: str) -> dict[str, Reading]:
    found: dict[str, Reading] = {}
    for entry in FluentParser().parse(source(lang)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = Reading()
            found[entry.id.name].visit(entry)
    return found


@pytest.fixture(scope="module")
def catalogs() -> dict[str, dict[str, Reading]]:
    return {lang: readings(lang) for lang in languages()}


Catalogs = dict[str, dict[str, Reading]]


def test_there_are_six_files_and_no_other() -> None:
    assert {path.name for path in LOCALES.iterdir()} == {f"{lang}.ftl" for lang in languages()}


@pytest.mark.parametrize("lang", languages())
def test_the_same_messages_in_the_same_sequence(lang: str, catalogs: Catalogs) -> None:
    assert list(catalogs[lang]) == list(catalogs["en"])


@pytest.mark.parametrize("lang", languages())
def test_the_same_variables_and_some_text(lang: str, catalogs: Catalogs) -> None:
    for message_id, reading in catalogs[lang].items():
        assert reading.variables == catalogs["en"][message_id].variables, message_id
        assert reading.variables or "".join(reading.texts).strip(), message_id


@pytest.mark.parametrize("lang", languages())
def test_plural_forms_are_those_of_the_language(lang: str, catalogs: Catalogs) -> None:
    plurals = {id: reading.forms for id, reading in catalogs[lang].items() if reading.forms}
    assert set(plurals) == heavy_ids(lang), "only plurals need fluent.runtime"
    for message_id, forms in plurals.items():
        assert forms == PLURALS[lang], message_id


@pytest.mark.parametrize("lang", languages())
def test_the_light_reader_finds_every_message(lang: str, catalogs: Catalogs) -> None:
    assert set(light_messages(lang)) | heavy_ids(lang) == set(catalogs[lang])


def test_what_the_reader_does_has_the_same_variables_but_the_name(catalogs: Catalogs) -> None:
    own = [message_id for message_id in catalogs["en"] if message_id.endswith("-you")]
    for message_id in set(own) - {"table-you"}:
        others = catalogs["en"][message_id.removesuffix("-you")]
        assert catalogs["en"][message_id].variables == others.variables - {"name"}
    for message_id, reading in catalogs["en"].items():
        if message_id.startswith("log-") and "name" in reading.variables:
            assert f"{message_id}-you" in own


def test_every_kind_of_message_has_a_family(catalogs: Catalogs) -> None:
    assert {message_id.split("-")[0] for message_id in catalogs["en"]} == {
        "bot", "button", "drill", "explain", "game", "hand", "log", "noun", "number", "page",
        "play", "room", "table",
    }  # fmt: skip


def test_buttons_log_and_nouns_are_apart(catalogs: Catalogs) -> None:
    for deed in ("fold", "check", "call", "bet", "raise", "complete"):
        assert {f"button-{deed}", f"log-{deed}s"} <= set(catalogs["en"])
    for deed in ("check", "call", "bet", "raise"):
        assert f"noun-{deed}" in catalogs["en"]


def test_hebrew_keeps_cards_and_english_words_in_their_direction(catalogs: Catalogs) -> None:
    isolated = re.compile(f"{FSI}[^{PDI}]*{PDI}")
    turned_round = re.compile(r"\d[- ]*[A-Za-z]")
    for line in source("he").splitlines():
        assert line.count(FSI) == line.count(PDI)
        message = line.partition(" = ")[2]
        # A value always stands in isolates of its own, so only the text counts here.
        assert not turned_round.search(isolated.sub("", message)), line
    for message_id, reading in catalogs["he"].items():
        written = "".join(reading.texts)
        assert not set(written) & set("'\"–"), message_id  # noqa: RUF001
        assert "/" not in written or "{" in written, f"{message_id}: no he/she forms"


def test_czech_keeps_short_words_with_the_next(catalogs: Catalogs) -> None:
    for message_id, reading in catalogs["cs"].items():
        for written in reading.texts:
            assert not re.search(r"(^|\s)[kszvouKSZVOU] ", written), message_id


def test_greek_questions_end_with_the_ascii_sign() -> None:
    assert "\u037e" not in source("el")


# What a terminal shows again and again; each with the longest values that are usual.
FIXED = ("play-ask-draw", "play-ask-next", "play-keys", "play-lines-only", "play-welcome",
         "play-resumed", "play-error-draw-key")  # fmt: skip
VALUES: dict[str, str | int] = {
    **{"number": 3, "count": 3, "cap": 4, "unseen": 47, "amount": 9999, "pot": 9999, "total": 9999},
    **{"limits": "100/200", "ranks": "T-9-8-7-5", "cards": "K♣ 9♦ 8♥ 7♠ 2♣"},
}


@pytest.mark.parametrize("lang", languages())
def test_prompts_and_explanations_fit_into_80_columns(lang: str, catalogs: Catalogs) -> None:
    values = VALUES | {"game": text(lang, "game-name"), "percent": percent(lang, 25)}
    action = text(lang, "button-stand-pat")
    for message_id in catalogs[lang]:
        if message_id in FIXED or message_id.startswith(("explain-", "play-key-")):
            desc = describe("As Ks Qs Js 9d", lang)
            line = plain(lang, message_id, **values, action=action, desc=desc)
            key = "help: " if message_id.startswith("play-key-") else ""
            assert len(re.sub(f"[{FSI}{PDI}]", "", key + line)) <= 79, line
