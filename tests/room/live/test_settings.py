"""Settings: declared once, taken from options, variables and a file, and told if they are wrong."""

import pytest

from tripledraw.errors import TripleDrawError
from tripledraw.room import settings
from tripledraw.room.settings import Settings, load, origin_of


def test_an_option_comes_before_a_variable_and_that_before_the_file(tmp_path):
    file = tmp_path / "room.toml"
    file.write_text('port = 1\ngrace = 1\nlease = 1\nlog = "debug"\n')
    variables = {"TRIPLEDRAW_GRACE": "2", "TRIPLEDRAW_LEASE": "2"}
    chosen = load({"lease": "3"}, variables, file)
    assert (chosen.port, chosen.grace, chosen.lease, chosen.log) == (1, 2, 3, "debug")
    assert chosen.host == Settings().host


def test_the_file_in_the_data_folder_is_read_where_none_is_named(tmp_path):
    (tmp_path / "serve.toml").write_text("port = 7\n")
    assert load({}, {"TRIPLEDRAW_DATA": str(tmp_path)}).port == 7
    assert load({"data": str(tmp_path / "other")}, {}).port == Settings().port


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("port", "80", 80),
        ("tables", "false", False),
        ("tables", "1", True),
        ("origins", "https://a.org, https://b.org", ("https://a.org", "https://b.org")),
        ("origins", "", ()),
        ("log", "error", "error"),
        ("host", "123", "123"),
    ],
)
def test_a_variable_is_taken_as_the_type_of_its_setting(tmp_path, name, text, value):
    data = {"TRIPLEDRAW_DATA": str(tmp_path)}
    assert getattr(load({}, {f"TRIPLEDRAW_{name.upper()}": text, **data}), name) == value


@pytest.mark.parametrize(
    ("options", "variables", "text", "told"),
    [
        ({"port": "x"}, {}, "", "--port is 'x'; it must be a whole number from 0 to 65535"),
        ({}, {"TRIPLEDRAW_PORT": "70000"}, "", "TRIPLEDRAW_PORT is '70000'; it must be"),
        ({}, {"TRIPLEDRAW_BOTS": "maybe"}, "", "it must be true or false"),
        ({}, {}, "port = true", "port in .* is True; it must be"),
        ({}, {}, "prot = 1", "there is no setting 'prot'; there are host, port"),
        ({}, {}, "port = ", "is no TOML"),
        ({"address": "cards.example.org"}, {}, "", "an address with its scheme, as https://"),
        ({"log": "loud"}, {}, "", "it must be debug or error or info or warning"),
    ],
)
def test_a_wrong_value_is_told_with_its_place(tmp_path, options, variables, text, told):
    file = tmp_path / "room.toml"
    file.write_text(text)
    with pytest.raises(TripleDrawError, match=told):
        load(options, variables, file)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("origins", "cards.example.org"),
        ("origins", "https://a.org, b.org"),
        ("origins", "ftp://a.org"),
        ("origins", "https://a.org/play"),
        ("origins", "https://a b.org"),
        ("origins", "https://a.org:99999"),
        ("origins", "https://"),
        ("origins", "https://*.a.org"),
        ("origins", "null"),
        ("address", "https://a.org:x"),
        ("proxies", "nonsense"),
        ("proxies", "127.0.0.1, proxy.local"),
        ("proxies", "10.0.0.1/8"),
        ("proxies", "10.0.0"),
    ],
)
def test_sites_and_proxies_that_are_none_are_refused(tmp_path, name, text):
    with pytest.raises(TripleDrawError) as refused:
        load({name: text, "data": str(tmp_path)}, {})
    assert str(refused.value).startswith(f"--{name} is ")
    assert settings.RULES[name].wanted in str(refused.value)
    file = tmp_path / "room.toml"
    file.write_text(f'{name} = "{text}"')
    with pytest.raises(TripleDrawError, match=f"{name} in "):
        load({}, {}, file)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("origins", "https://a.org, http://[::1]:80, http://localhost:5173/"),
        ("proxies", ""),
        ("proxies", "*"),
        ("proxies", "127.0.0.1, ::1, 10.0.0.0/8, fd00::/8"),
    ],
)
def test_sites_and_proxies_are_taken(tmp_path, name, text):
    load({name: text, "data": str(tmp_path)}, {})


def test_a_file_that_is_named_must_be_there(tmp_path):
    with pytest.raises(TripleDrawError, match=r"none\.toml: No such file"):
        load({}, {}, tmp_path / "none.toml")


def test_every_setting_says_what_it_is_for_in_a_sentence():
    for name in settings.NAMES:
        assert settings.purpose(name).endswith(".")
        assert settings.wanted(name)


def test_every_setting_stands_in_the_reference_with_its_default(root):
    page = (root / "docs/reference/serving.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:3] for line in page.splitlines() if line.startswith("| `")]
    told = {
        name.strip(" `"): default.strip() for names, default in rows for name in names.split(",")
    }
    for name in settings.NAMES:
        default = settings.default_of(name)
        assert told[name] == default or not default


def test_everything_is_in_the_data_folder_unless_it_is_named(tmp_path):
    chosen = Settings(data=str(tmp_path))
    assert chosen.database_url == f"sqlite:///{tmp_path}/room.db"
    assert chosen.key_path == tmp_path / "room.db.key"
    postgres = Settings(data=str(tmp_path), database="postgresql://here/room")
    assert postgres.key_path == tmp_path / "room.key"
    assert Settings(key="/keys/one").key_path.name == "one"


def test_the_address_is_where_it_listens_unless_it_is_named():
    assert Settings().public_url == "http://127.0.0.1:8072"
    assert Settings(host="::1").public_url == "http://[::1]:8072"
    assert Settings(certificate="c.pem").secure
    behind = Settings(address="https://cards.example.org/")
    assert behind.public_url == "https://cards.example.org"
    assert behind.secure
    assert not Settings().secure


def test_origins_are_compared_as_browsers_write_them():
    assert origin_of("https://cards.example.org:443/table?x=1") == "https://cards.example.org"
    assert origin_of("http://[::1]:8072/") == "http://[::1]:8072"
    chosen = Settings(address="https://a.org", origins=("http://b.org:80",))
    assert chosen.allowed_origins == {"https://a.org", "http://b.org"}


def test_a_room_for_phones_listens_on_every_address(tmp_path):
    data = {"data": str(tmp_path)}
    assert load({"lan": True, **data}, {}).host == "0.0.0.0"
    assert load({"lan": True, "host": "10.0.0.7", **data}, {}).host == "10.0.0.7"
