"""The key file and what is sealed with it."""

import threading

import pytest

from tripledraw.errors import RoomError
from tripledraw.room.store.sealing import KeyFile

SECRET = b"7c 5d 4h 3s 2c"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "keys" / "room.key"


def refused(action, *arguments):
    with pytest.raises(RoomError) as caught:
        action(*arguments)
    return caught.value.id


def test_what_was_sealed_is_read_again_after_a_restart(path):
    sealed = KeyFile.open(path).seal(SECRET, b"hand 1")
    assert KeyFile.open(path).unseal(sealed, b"hand 1") == SECRET


def test_a_seal_tells_nothing(path):
    key = KeyFile.open(path)
    first, second = key.seal(SECRET), key.seal(SECRET)
    assert first != second
    assert SECRET not in first


def test_a_key_is_for_its_owner_alone(path):
    KeyFile.open(path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert [file.name for file in path.parent.iterdir()] == ["room.key"]


def test_what_was_changed_or_moved_does_not_open(path):
    key = KeyFile.open(path)
    sealed = key.seal(SECRET, b"hand 1")
    for position in range(len(sealed)):
        changed = bytearray(sealed)
        changed[position] ^= 1
        assert refused(key.unseal, bytes(changed), b"hand 1") == "key-wrong"
    assert refused(key.unseal, sealed, b"hand 2") == "key-wrong"
    for length in range(len(sealed)):
        assert refused(key.unseal, sealed[:length], b"hand 1") == "key-wrong"


def test_another_key_does_not_open_it(path, tmp_path):
    other = KeyFile.open(tmp_path / "other.key")
    assert refused(other.unseal, KeyFile.open(path).seal(SECRET)) == "key-wrong"


@pytest.mark.parametrize("content", [b"", b"short", bytes(33)])
def test_a_file_that_is_no_key_is_told_of(tmp_path, content):
    (tmp_path / "room.key").write_bytes(content)
    assert refused(KeyFile.open, tmp_path / "room.key") == "key-damaged"
    assert (tmp_path / "room.key").read_bytes() == content


def test_a_folder_that_cannot_be_written_is_told_of(tmp_path):
    (tmp_path / "file").touch()
    assert refused(KeyFile.open, tmp_path / "file" / "room.key") == "key-damaged"


def test_servers_that_start_together_have_one_key(path):
    start = threading.Barrier(8)
    found = []

    def begin():
        start.wait(10)
        found.append(KeyFile.open(path).fingerprint)

    threads = [threading.Thread(target=begin) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1


def test_a_database_knows_its_key(store, path, tmp_path):
    def of(path):
        return store.write_now(lambda conn: KeyFile.of(conn, path))

    assert of(path).fingerprint == of(path).fingerprint
    other = tmp_path / "other.key"
    assert refused(of, other) == "key-wrong"
    assert not other.exists()
    KeyFile.open(other)
    assert refused(of, other) == "key-wrong"
