import codecs
from pathlib import Path

import pytest

from tripledraw.errors import HistoryError
from tripledraw.histories import read, read_file, reading
from tripledraw.histories.decode import decode
from tripledraw.histories.sources import detect

SAMPLES = Path(__file__).parent / "samples"
STARS_HEAD = "PokerStars Hand #7:  Triple Draw 2-7 Lowball Limit ($1/$2) - 2011/02/03 10:00:00 ET"
TEXT = (SAMPLES / "fulltilt" / "cash.txt").read_text(encoding="utf-8")


def same_hands(data):
    def without_lines(hand):
        return hand.hand_id, hand.problem, hand.players, len(hand.steps), hand.results.total_pot

    return [without_lines(hand) for hand in read(data)] == [
        without_lines(hand) for hand in read(TEXT.encode())
    ]


@pytest.mark.parametrize(
    "data",
    [
        codecs.BOM_UTF8 + TEXT.encode(),
        codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le"),
        codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"),
        codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le") + b"\n",
        codecs.BOM_UTF16_LE + TEXT.replace("\n", "\r\n").encode("utf-16-le"),
        TEXT.replace("\n", "\r\n").encode(),
        TEXT.replace("\n", "\r").encode(),
        TEXT.replace("\n", "  \n").encode(),
    ],
    ids=[
        "utf-8 mark",
        "utf-16 le",
        "utf-16 be",
        "stray byte",
        "utf-16 crlf",
        "crlf",
        "cr",
        "blanks",
    ],
)
def test_every_encoding_gives_the_same_hands(data):
    assert same_hands(data)


def test_a_mark_in_the_middle_of_joined_files_is_dropped():
    joined = b"\n\n".join([codecs.BOM_UTF8 + TEXT.encode()] * 2)
    assert [hand.kind for hand in read(joined)] == [None] * 4


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252"])
def test_names_of_old_files(encoding):
    hand = next(read(TEXT.replace("Gone Gary", "Zoë €5").encode(encoding)))
    assert hand.player(5).name == "Zoë €5"


def test_one_bad_byte_spoils_its_own_line_only():
    data = TEXT.replace("Gone Gary", "Zoë").encode()
    data = data.replace(b"one sec", b"one \xff\x81 sec")
    hand = next(read(data))
    assert (hand.problem, hand.player(5).name) == (None, "Zoë")


def test_zero_bytes_spoil_their_own_line_and_a_tail_of_them_nothing():
    data = TEXT.replace("one sec", "one \0 sec").encode() + bytes(4096)
    assert [hand.kind for hand in read(data)] == [None, None]


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "empty"),
        (b" \r\n\n", "empty"),
        (bytes(4096), "empty"),
        (codecs.BOM_UTF8, "no line begins a hand"),
        (b"\x7fELF\0\0\0\1", "binary"),
        (TEXT.encode("utf-16-le"), "binary"),
        (b"a shopping list\nmilk\n", "no line begins a hand"),
        (b"\xff\xfe\xff", "no line begins a hand"),
    ],
)
def test_what_is_no_history_is_told_in_one_sentence(data, word):
    with pytest.raises(HistoryError, match=word) as caught:
        read(data, "some.file")
    assert (caught.value.kind, caught.value.file) == ("damaged", "some.file")
    assert "\n" not in str(caught.value)


def test_a_file_too_large_to_be_held_is_told_in_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setattr(reading, "LARGEST_FILE", 2**20)
    path = tmp_path / "large.txt"
    path.write_bytes(TEXT.encode() + b" " * 2**20)
    with pytest.raises(HistoryError, match="larger than 1 MB") as caught:
        read_file(path)
    assert (caught.value.kind, caught.value.file) == ("damaged", str(path))


def test_a_line_without_end_is_read_in_no_time():
    """Patterns that try every way to read it would take hours over these."""
    lines = ["Table '" + "' " * 500_000, "Seat 1: " + " (1 in chips" * 100_000]
    (hand,) = read("\n".join([STARS_HEAD, *lines]).encode())
    assert hand.kind == "damaged"


@pytest.mark.parametrize(
    ("name", "site"),
    [
        ("winamax.txt", "Winamax"),
        ("kingsclub.txt", "KingsClub"),
        ("merge.xml", "Merge"),
        ("ohh.json", "Open Hand History"),
    ],
)
def test_other_sites_are_named(name, site):
    with pytest.raises(HistoryError, match=site) as caught:
        read((SAMPLES / "others" / name).read_bytes(), name)
    assert (caught.value.kind, caught.value.line) == ("not_this_game", 1)


@pytest.mark.parametrize("folder", ["pokerstars", "fulltilt", "phh"])
def test_a_grammar_is_known_by_its_text(folder):
    for path in (SAMPLES / folder).iterdir():
        assert detect(decode(path.read_bytes())) == folder


def test_a_name_in_phh_settles_the_grammar():
    (hand,) = read(b"what a mess", "hand.phh")
    assert (hand.source, hand.kind) == ("phh", "damaged")
