"""What moves in the running page: transform and opacity alone, and nothing where that is wished."""

import pytest
from tests.web.player import Player

CALLER = {"name": "Motion", "small_bet": 10, "chairs": 2, "bots": 1, "agent": "caller"}
# Notes whatever begins to move, however few frames a busy machine shows of it.
WATCH = """
globalThis.moved = {};
const PLAIN = ["offset", "computedOffset", "easing", "composite"];
const note = (name, target) => {
  const what = target.closest(".card, [data-bet], .ghosts") ? "cards and chips" : "rest";
  if (!PLAIN.includes(name)) (moved[name] ??= {})[what] = true;
};
const noteAll = ({ effect }) =>
  effect.getKeyframes().flatMap(Object.keys).forEach((name) => note(name, effect.target));
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const moving = animate.apply(this, how);
  noteAll(moving);
  return moving;
};
addEventListener("transitionrun", ({ propertyName, target }) => note(propertyName, target), true);
addEventListener("animationstart", ({ target }) =>
  target.getAnimations({ subtree: true }).forEach(noteAll), true);
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
