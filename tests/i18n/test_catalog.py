"""The catalog: filling in, falling back, refusing; numbers as each language writes them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from tripledraw.i18n import catalog, chips, languages, percent, plain, text
from tripledraw.i18n.catalog import FSI, LOCALES, PDI, heavy_ids, light_messages

DRAWS = {
    "en": ["Dana stands pat", "Dana draws 1 card", "Dana draws 2 cards", "Dana draws 5 cards"],
    "el": ["Dana δεν αλλάζει (pat)", "Dana αλλάζει 1 φύλλο", "Dana αλλάζει 2 φύλλα"],
    "et": ["Dana ei vaheta (pat)", "Dana vahetab 1 kaardi", "Dana vahetab 2 kaarti"],
    "de": ["Dana bleibt pat", "Dana tauscht 1 Karte", "Dana tauscht 2 Karten"],
    "cs": ["Dana nemění (pat)", "Dana mění 1 kartu", "Dana mění 2 karty", "Dana mění 5 karet"],
    "he": [
        f"{FSI}Dana{PDI}: בלי החלפה (pat)",
        f"{FSI}Dana{PDI}: החלפת קלף אחד",
        f"{FSI}Dana{PDI}: החלפת שני קלפים",
        f"{FSI}Dana{PDI}: החלפת {FSI}5{PDI} קלפים",
    ],
}


@pytest.fixture
def own_locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let the catalog read another, empty folder for one test."""
    monkeypatch.setattr(catalog, "LOCALES", tmp_path)
    forget_what_was_read()
    yield tmp_path
    forget_what_was_read()


def forget_what_was_read() -> None:
    for read in (catalog._source, catalog._entries, catalog._bundle):
        read.cache_clear()


def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang])
    made.add_resource(FluentResource((LOCALES / f"{lang}.ftl").read_text(encoding="utf-8")))
    return made


@pytest.mark.parametrize("lang", languages())
def test_the_light_reader_agrees_with_fluent(lang: str) -> None:
    fluent = bundle(lang)
    assert len(light_messages(lang)) > 200
    for message_id, pieces in light_messages(lang).items():
        # 20 is written alike everywhere, so that Fluent's own number format has no say.
        values: dict[str, str | int] = {
            name: (20, "Bob 7")[turn % 2] for turn, name in enumerate(pieces[1::2])
        }
        pattern = fluent.get_message(message_id).value
        assert pattern is not None
        wanted, errors = fluent.format_pattern(pattern, values)
        assert not errors
        assert text(lang, message_id, **values) == wanted


def test_values_stand_in_isolates() -> None:
    assert text("en", "log-calls", name="דנה", amount=20) == f"{FSI}דנה{PDI} calls {FSI}20{PDI}"


def test_a_value_that_is_the_whole_message_needs_none(own_locales: Path) -> None:
    (own_locales / "en.ftl").write_text("whole = { $x }\n", encoding="utf-8")
    assert text("en", "whole", x="Bob") == "Bob"


def test_plain_drops_isolates_unless_the_language_runs_to_the_left() -> None:
    assert plain("en", "log-calls", name="Dana", amount=20) == "Dana calls 20"
    assert plain("he", "log-folds", name="Dana") == f"{FSI}Dana{PDI}: התקפלות"


@pytest.mark.parametrize("lang", languages())
def test_draws_in_the_plural(lang: str) -> None:
    for count, expected in zip((0, 1, 2, 5), DRAWS[lang], strict=False):
        assert plain(lang, "log-draws", name="Dana", count=count) == expected


@pytest.mark.parametrize("lang", languages())
def test_both_readers_write_numbers_alike(lang: str) -> None:
    for count in (1500, 12_500, 1_234_567):
        assert chips(lang, count) in text(lang, "play-summary-hands", count=count)
        assert f"{FSI}{chips(lang, count)}{PDI}" in text(lang, "table-pot", amount=count)


@given(st.integers(0, 10**9), st.sampled_from(["en", "el", "de", "cs", "he"]))
def test_chips_as_babel_writes_them(amount: int, lang: str) -> None:
    assert chips(lang, amount) == format_decimal(amount, locale=lang)


def test_estonian_groups_from_five_digits() -> None:
    assert [chips("et", amount) for amount in (999, 1500, 9999, 10_000, 12_500)] == [
        "999",
        "1500",
        "9999",
        "10\u00a0000",
        "12\u00a0500",
    ]


def test_signs_and_percent() -> None:
    assert [chips(lang, -3) for lang in languages()] == [
        "-3",
        "-3",
        "\u22123",
        "-3",
        "-3",
        "\u200e-3",
    ]
    assert [percent(lang, 25) for lang in languages()] == [
        "25%",
        "25%",
        "25%",
        "25\u00a0%",
        "25\u00a0%",
        "25%",
    ]


def test_a_message_that_a_language_lacks_is_given_in_english(own_locales: Path) -> None:
    (own_locales / "en.ftl").write_text(
        "only-here = Pot { $amount }\n"
        "cards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}\n",
        encoding="utf-8",
    )
    (own_locales / "de.ftl").write_text("# nothing yet\n", encoding="utf-8")
    assert plain("de", "only-here", amount=1200) == "Pot 1,200"
    assert plain("de", "cards", count=1200) == "1,200 cards"


def test_a_message_over_several_lines_goes_to_fluent(own_locales: Path) -> None:
    (own_locales / "en.ftl").write_text(
        "long = one\n    and two\nshort = three\nterm = { short } more\n", encoding="utf-8"
    )
    assert heavy_ids("en") == {"long", "term"}
    assert text("en", "long") == "one\nand two"
    assert plain("en", "term") == "three more"
    assert text("en", "short") == "three"


def test_what_cannot_be_said_is_refused() -> None:
    with pytest.raises(ValueError, match="en, el, et, de, cs, he"):
        text("fr", "log-folds", name="Dana")
    with pytest.raises(ValueError, match="en, el, et, de, cs, he"):
        chips("EN", 5)
    with pytest.raises(LookupError, match="no-such-message"):
        text("cs", "no-such-message")
    with pytest.raises(LookupError, match="amount"):
        text("en", "log-calls", name="Dana")
    with pytest.raises(LookupError, match="name"):
        text("en", "log-draws", count=2)
