"""What the page weighs: the JavaScript that is loaded until a table is drawn."""

import pytest
from tests.web.player import Player

MOST_KILOBYTES = 90
# What every script took on its way here, packed by gzip as the room packs it.
SCRIPTS = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".js")).map(({ encodedBodySize }) => encodedBodySize)"""


@pytest.mark.parametrize("language", ["en", "el"])
def test_the_table_page_loads_little_javascript(visit, language, record_property):
    visitor = visit(language)
    visitor.come_in("Weight " + language)
    player = Player(visitor)
    player.sit(visitor.open_table(name="Weight", chairs=2, bots=1, agent="caller"))
    player.decide()
    sizes = visitor.page.evaluate(SCRIPTS)
    assert min(sizes) > 0
    kilobytes = sum(sizes) / 1000
    record_property(f"kB of JavaScript for a table, {language}", round(kilobytes, 1))
    assert kilobytes <= MOST_KILOBYTES
