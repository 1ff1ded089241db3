"""Hand names: the players' words, in every language, for every hand."""

import subprocess
import sys

import pytest

from tripledraw.errors import CardError
from tripledraw.hands.names import describe, label, label_message, message, ranks_text
from tripledraw.hands.ranking import LAST_NUMBER
from tripledraw.i18n import languages
from tripledraw.i18n.catalog import FSI, PDI, light_messages

ENGLISH = [
    ("7c 5d 4h 3s 2c", "wheel, Number 1 (7-5-4-3-2)", "wheel, Number 1"),
    ("7c 6d 4h 3s 2c", "Number 2 (7-6-4-3-2)", "Number 2"),
    ("7c 6d 5h 4s 2c", "Number 4 (7-6-5-4-2)", "Number 4"),
    ("8c 5d 4h 3s 2c", "nut eight (8-5-4-3-2)", "8-5 low"),
    ("8c 6d 4h 3s 2c", "smooth eight (8-6-4-3-2)", "8-6 low"),
    ("8c 6d 5h 4s 3c", "smooth eight (8-6-5-4-3)", "8-6 low"),
    ("8c 7d 4h 3s 2c", "rough eight (8-7-4-3-2)", "8-7 low"),
    ("8c 7d 6h 5s 3c", "rough eight (8-7-6-5-3)", "8-7 low"),
    ("9c 5d 4h 3s 2c", "nut nine (9-5-4-3-2)", "9-5 low"),
    ("9c 8d 7h 6s 4c", "nine-low (9-8-7-6-4)", "9-8 low"),
    ("Tc 9d 4h 3s 2c", "ten-low (T-9-4-3-2)", "10-9 low"),
    ("Jc Td 4h 3s 2c", "jack-low (J-T-4-3-2)", "J-10 low"),
    ("Ac 5d 4h 3s 2c", "nut ace (A-5-4-3-2)", "nut ace"),
    ("Ac Kd Qh Js 9c", "ace-high (A-K-Q-J-9)", "ace-high"),
    ("5c 5d Ah Ks Qc", "pair of fives (5-5-A-K-Q)", "pair of fives"),
    ("9c 9d Kh Ks 2c", "two pair, kings and nines (K-K-9-9-2)", "two pair, kings and nines"),
    ("2c 2d 2h 4s 3c", "three deuces (2-2-2-4-3)", "three deuces"),
    ("6c 5d 4h 3s 2c", "straight (6-5-4-3-2)", "straight"),
    ("Ac 5c 4c 3c 2c", "flush (A-5-4-3-2)", "flush"),
    (
        "2c 2d 2h 3s 3c",
        "full house, deuces full of threes (2-2-2-3-3)",
        "full house, deuces full of threes",
    ),
    ("Ac Ad Ah As Kc", "four aces (A-A-A-A-K)", "four aces"),
    ("6c 5c 4c 3c 2c", "straight flush (6-5-4-3-2)", "straight flush"),
    (
        "Ac Kc Qc Jc Tc",
        "royal flush, the worst hand (A-K-Q-J-T)",
        "royal flush, the worst hand",
    ),
]

# Forms that a template would get wrong; they are those of the glossary.
ELSEWHERE = [
    ("el", "5c 5d Ah Ks Qc", "ζευγάρι πεντάρια"),
    ("el", "Ac Ad Ah Ks Qc", "τρεις άσοι"),
    ("el", "5c 5d 5h 2s 2c", "φουλ του 5 με δυάρια"),
    ("el", "2c 2d 2h As Ac", "φουλ του 2 με άσους"),
    ("el", "Qc Qd Qh Qs 2c", "καρέ της ντάμας"),
    ("et", "5c 5d Ah Ks Qc", "viite paar"),
    ("et", "2c 2d Ah Ks Qc", "kahtede paar"),
    ("et", "5c 5d 5h 2s 2c", "maja: viied, kahed"),
    ("de", "5c 5d Ah Ks Qc", "Paar Fünfen"),
    ("de", "Kc Kd Ah 2s Qc", "Paar Könige"),
    ("de", "5c 5d 5h 2s 2c", "Full House, Fünfen und Zweien"),
    ("cs", "5c 5d Ah Ks Qc", "pár pětek"),
    ("cs", "Ac Ad Kh 2s Qc", "pár es"),
    ("cs", "5c 5d 5h 2s 2c", "full house, pětky a dvojky"),
    ("he", "7c 7d Ah Ks Qc", "זוג 7"),
    ("he", "Kc Kd Ah 2s Qc", "זוג מלכים"),
    ("he", "5c 5d 5h 5s 2c", "רביעיית 5"),
    ("he", "5c 5d 5h 2s 2c", f"פול האוס, {FSI}5{PDI} {FSI}ו-2{PDI}"),  # noqa: RUF001
    ("he", "8c 6d 4h 3s 2c", f"{FSI}{FSI}8-6{PDI} low{PDI}"),
]


@pytest.mark.parametrize(("hand", "full", "short"), ENGLISH)
def test_names_in_english(hand: str, full: str, short: str) -> None:
    assert describe(hand) == full
    assert label(hand) == short


@pytest.mark.parametrize(("lang", "hand", "short"), ELSEWHERE)
def test_names_elsewhere(lang: str, hand: str, short: str) -> None:
    assert label(hand, lang) == short


def test_a_hand_by_its_number_or_its_cards_is_the_same() -> None:
    assert describe(1, "de") == describe((20, 13, 10, 7, 0), "de") == "Wheel, Nummer 1 (7-5-4-3-2)"


def test_every_hand_has_a_name_of_its_own_in_every_language() -> None:
    names: dict[tuple[object, ...], int] = {}
    for place in range(1, LAST_NUMBER + 1):
        for name in (message(place), label_message(place)):
            filled = (name.id, *sorted(name.parts.items()), *sorted(name.values.items()))
            names.setdefault(filled, place)
    for lang in languages():
        for place in names.values():
            assert f"({FSI if lang == 'he' else ''}{ranks_text(place)}" in describe(place, lang)
            assert label(place, lang)
        different = {(describe(place, lang), label(place, lang)) for place in names.values()}
        assert len(different) == len(set(names.values())), lang


def test_every_message_about_hands_is_the_name_of_one() -> None:
    used = {"hand-described"}
    for place in range(1, LAST_NUMBER + 1):
        for name in (message(place), label_message(place)):
            used |= {name.id, *name.parts.values()}
    for lang in languages():
        assert {id for id in light_messages(lang) if id.startswith("hand-")} == used


def test_what_is_no_hand_has_no_name() -> None:
    with pytest.raises(CardError):
        describe("7c 5d 4h 3s")
    with pytest.raises(ValueError, match="1 to 7462"):
        label(7463)
    with pytest.raises(ValueError, match="en, el, et, de, cs, he"):
        describe(1, "fr")


def test_a_name_costs_no_heavy_import() -> None:
    program = (
        "import sys; from tripledraw.hands.names import describe, label\n"
        "for lang in ('en', 'el', 'et', 'de', 'cs', 'he'):\n"
        "    for number in (1, 6, 60, 1279, 4139, 4997, 5855, 5864, 7142, 7298, 7462):\n"
        "        describe(number, lang), label(number, lang)\n"
        "sys.exit(bool({'fluent', 'babel', 'numpy'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
