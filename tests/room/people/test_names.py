# ruff: noqa: RUF001 (letters that look like others are what is tested)
"""Names: what is allowed, and which two look alike."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripledraw.errors import RoomError
from tripledraw.room.people.names import LONGEST, SHORTEST, are_same, look, looks, tidy
from tripledraw.room.store import schema

USABLE = [
    *("Dana", "Sam Smith", "J. R.", "o_o", "x-1", "42", "Anne-Marie"),
    *("Ελένη", "Σωκράτης", "Ναΐς", "ΓΙΩΡΓΟΣ"),
    *("Tõnu", "Ülle Õunapuu", "Šura", "Žanna"),
    *("Jürgen Groß", "Zoë", "Łukasz"),
    *("Jiří", "Žofie Nováková", "Květoň", "Ďáblík"),
    *("דנה", "משה כהן", "דנה 7", "אבי-טל"),
    *("Ирина", "ياسمين", "日本", "이서연"),
]  # fmt: skip

BAD = {
    "space before": " Dana",
    "space after": "Dana ",
    "two spaces": "Da  na",
    "tab": "Da\tna",
    "no-break space": "Da\u00a0na",
    "new line": "Dana\n",
    "nothing but separators": ". _ -",
    "control": "Da\x00na",
    "right-to-left override": "Da\u202ena",
    "isolate": "\u2068Dana\u2069",
    "zero width space": "Da\u200bna",
    "zero width joiner": "Da\u200dna",
    "byte order mark": "\ufeffDana",
    "soft hyphen": "Da\u00adna",
    "Hangul filler": "Da\u1160na",
    "compatible Hangul filler": "Da\u3164na",
    "blank of Braille": "Da\u2800na",
    "lone mark": "D\u0336ana",
    "emoji": "Dana🂡",
    "apostrophe": "O'Neil",
    "slash": "Da/na",
    "angle": "<Dana>",
    "full width": "Ｄａｎａ",
    "mathematical": "𝐃𝐚𝐧𝐚",
    "ligature": "ﬁna",
    "long ligature": "Dana ﷺ",
    "Arabic digit": "Dana ١",
    "superscript": "Dana²",
}  # fmt: skip

ALIKE = [
    *(("Dana", "dana"), ("Dana", "DANA"), ("STRAUSS", "strauß"), ("ΣΩΚΡΑΤΗΣ", "Σωκρατης")),
    # Cyrillic and Greek letters among Latin ones.
    *(("paypal", "pаypal"), ("PayPal", "pаypаl"), ("Alice", "Αlice"), ("bob", "Вob")),
    # Whole names in another script: in capitals, in small letters, in both.
    *(("niko", "ΝΙΚΟ"), ("boba", "ВОВА"), ("coco", "сосо"), ("nuno", "Νυnο"), ("Nopa", "Νορα")),
    # Digits and letters.
    *(("Alice", "A1ice"), ("Alice", "AIice"), ("bob", "b0b"), ("BOB", "B0B"), ("Ian", "lan")),
    # Two letters that look like one.
    *(("mary", "rnary"), ("William", "VVilliam")),
    # Marks and separators.
    *(("Jiří", "Jiri"), ("Dana", "Danạ"), ("Dana", "Dana."), ("Da na", "Da-na"), ("Da_na", "Dana")),
]  # fmt: skip

# Names that people really have, near each other and yet apart.
APART = [
    *(("Mila", "Miia"), ("Liis", "Liisi"), ("Anna", "Avva"), ("vivi", "nini"), ("Ann", "Anna")),
    *(("Ирина", "Upuha"), ("Ελένη", "Eleni"), ("דנה", "דנו"), ("Tom", "Tim"), ("דן", "דני")),
]  # fmt: skip


def clash(name: str, other: str) -> bool:
    return not looks(name).isdisjoint(looks(other))


def refusal(name: str) -> str:
    with pytest.raises(RoomError) as caught:
        tidy(name)
    return caught.value.id


@pytest.mark.parametrize("name", USABLE)
def test_names_of_all_six_languages_and_of_others_are_usable(name: str) -> None:
    assert tidy(name) == name


@pytest.mark.parametrize("name", BAD.values(), ids=BAD.keys())
def test_what_is_no_name(name: str) -> None:
    assert refusal(name) == "name-bad"


@pytest.mark.parametrize("name", ["", "D", "D" * (LONGEST + 1), "דנה " * 10])
def test_a_name_has_2_to_20_characters(name: str) -> None:
    assert refusal(name) == "name-length"
    assert tidy("D" * SHORTEST)
    assert tidy("D" * LONGEST)


@pytest.mark.parametrize("name", USABLE)
def test_letters_and_their_marks_are_put_together(name: str) -> None:
    assert tidy(unicodedata.normalize("NFD", name)) == name


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_names_that_look_alike_clash(name: str, other: str) -> None:
    assert clash(name, other)


@pytest.mark.parametrize(("name", "other"), APART)
def test_names_that_look_different_do_not(name: str, other: str) -> None:
    assert not clash(name, other)


def test_the_names_of_this_page_are_apart() -> None:
    for index, name in enumerate(USABLE):
        assert not [other for other in USABLE[:index] if clash(name, other)]


def test_only_case_is_no_other_name() -> None:
    assert are_same("Jiří", unicodedata.normalize("NFD", "JIŘÍ"))
    assert not are_same("Jiří", "Jiri")
    assert not are_same("paypal", "pаypal")


anything = st.text(max_size=LONGEST + 2)
letters = st.characters(categories=["Lu", "Ll", "Lt", "Lo", "Nd"])
likely = st.text(st.one_of(letters, st.sampled_from(" ._-")), min_size=2, max_size=LONGEST)


def tidied(name: str) -> str | None:
    try:
        return tidy(name)
    except RoomError:
        return None


@given(st.one_of(anything, likely))
def test_whatever_comes_is_a_name_or_refused(raw: str) -> None:
    name = tidied(raw)
    if name is None:
        return
    assert SHORTEST <= len(name) <= LONGEST
    assert tidy(name) == name == unicodedata.normalize("NFC", raw)
    assert name.split() == name.split(" ")
    for each in name:
        assert unicodedata.category(each) in {"Lu", "Ll", "Lt", "Lo"} or each in "0123456789 ._-"


@given(likely)
def test_a_name_clashes_with_itself_in_any_case_and_its_looks_fit(raw: str) -> None:
    name = tidied(raw)
    if name is None:
        return
    for other in (name, name.upper(), name.lower(), name.title()):
        assert clash(name, other)
    column = schema.looks.c.look
    assert all(0 < len(each) <= column.type.length for each in looks(name))


@given(likely)
def test_a_look_has_no_separator_and_no_mark(raw: str) -> None:
    seen = look(raw)
    assert not set(seen) & set(" ._-")
    assert not any(unicodedata.category(each).startswith("M") for each in seen)
