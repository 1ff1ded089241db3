from pathlib import Path

import pytest
from hypothesis import settings

# "steady" tries the same examples every time, so that a red run is always about the change at
# hand; "--hypothesis-profile=explore" looks further. Other work on the machine must not fail a
# test, so neither has a deadline.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=2_000)
settings.load_profile("steady")


@pytest.fixture(autouse=True)
def _home_of_nobody(tmp_path_factory, monkeypatch):
    """Keep every test out of the data folder and the language of the person who runs it."""
    home = tmp_path_factory.mktemp("home")
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "HOME"):
        monkeypatch.setenv(name, str(home))
    for name in ("TRIPLEDRAW_DATA", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the checkout."""
    return Path(__file__).parents[1]


def pytest_terminal_summary(terminalreporter):
    """Print what tests measured, such as hands a second."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            terminalreporter.write_line(f"{name}: {value}")
