"""What moves in the running page: transform and opacity alone, and nothing where that is wished."""

import pytest
from tests.web.player import Player

CALLER = {"name": "Motion", "small_bet": 10, "chairs": 2, "bots": 1, "agent": "caller"}
# Looks at every animation in every frame, for as long as the page is there.
WATCH = """
globalThis.moved = {};
const PLAIN = ["offset", "computedOffset", "easing", "composite"];
const look = () => {
  for (const { effect } of document.getAnimations()) {
    const what = effect.target.closest(".card, [data-bet], .ghosts") ? "cards and chips" : "rest";
    const names = effect.getKeyframes().flatMap(Object.keys);
    for (const name of names) if (!PLAIN.includes(name)) (moved[name] ??= {})[what] = true;
  }
  requestAnimationFrame(look);
};
look();
"""


def moved(visitor):
    """The properties that were animated in a hand, each with what it moved."""
    visitor.context.add_init_script(WATCH)
    visitor.come_in("Motion " + visitor.language)
    player = Player(visitor)
    player.sit(visitor.open_table(**CALLER))
    player.act("button-raise", amount=20)
    player.throw(0, 1)
    player.act("button-bet", amount=10)
    player.throw(0)
    player.act("button-check")
    player.act("button-stand-pat")
    player.act("button-check")
    assert player.decide() == "over"
    return visitor.page.evaluate("moved")


def test_only_transform_and_opacity_are_animated(visit):
    animated = moved(visit())
    assert set(animated) == {"transform", "opacity"}
    assert "cards and chips" in animated["transform"]


@pytest.mark.parametrize("language", ["de"])
def test_nothing_flies_where_motion_is_not_wanted(visit, language):
    animated = moved(visit(language, reduced_motion="reduce"))
    assert [name for name in animated if "cards and chips" in animated[name]] == []
