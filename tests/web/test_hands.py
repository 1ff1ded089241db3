"""Whole hands on the real server, played by mouse, by keys, by touch, and from right to left.

The other one calls everything, so that every hand goes to its end and every pot is known.
"""

import re
import tomllib

import pytest
from playwright.sync_api import expect
from tests.web.player import Fingers, Keys, Player
from tests.web.visitor import LAPTOP, PHONE

from tripledraw import cards
from tripledraw.i18n import text

CALLER = {"name": "Browser", "small_bet": 10, "chairs": 2, "bots": 1, "agent": "caller"}
BY_TOUCH = {"size": PHONE, "has_touch": True, "is_mobile": True}


def play_a_hand(player):
    """Raise before the draw, bet twice, check at the end; draw two, one, and stand pat.

    Gives the cards that were thrown away, by their names on the page.
    """
    player.act("button-raise", amount=20)
    thrown = [player.throw(0, 1)]
    shows_pot(player, 40)
    player.act("button-bet", amount=10)
    thrown.append(player.throw(0))
    shows_pot(player, 60)
    player.act("button-bet", amount=20)
    player.act("button-stand-pat")
    shows_pot(player, 100)
    drawn = f"2, 1, {player.visitor.words('table-pat')}"
    ladder = player.visitor.words("table-draws", draws=drawn)
    expect(player.own_draws).to_have_accessible_name(ladder)
    player.act("button-check")
    assert player.decide() == "over"
    return thrown


def shows_pot(player, amount):
    """The pot is in the middle, and no card of the other one can be seen."""
    player.decide()
    expect(player.pot).to_contain_text(player.visitor.words("table-pot", amount=amount))
    expect(player.page.locator(".seat .fan .card.back")).to_have_count(5)
    expect(player.page.locator(".seat .card[data-s]")).to_have_count(0)


def named(language, names):
    """The cards of these names in a language, as a record writes them."""
    words = {name_of(language, card): card for card in range(cards.DECK_SIZE)}
    return "".join(sorted(cards.write([words[name]]) for name in names))


def name_of(language, card):
    rank, suit = cards.write([card])
    return text(
        language,
        "page-card",
        rank=text(language, f"page-rank-{rank.lower()}"),
        suit=text(language, f"page-suit-{suit}"),
    )


def own_actions(record, seat):
    """What a seat did, as PHH writes it, the discards in the sequence of the alphabet."""
    for action in record["actions"]:
        who, what, *rest = action.split()
        if who == f"p{seat + 1}" and what != "sm":
            thrown = "".join(sorted(re.findall("..", rest[0]))) if what == "sd" and rest else ""
            yield " ".join([what, thrown or " ".join(rest)]).strip()


@pytest.mark.parametrize(
    ("kind", "language", "options"),
    [
        pytest.param(Player, "en", {"size": LAPTOP}, id="mouse"),
        pytest.param(Keys, "en", {"size": LAPTOP}, id="keys"),
        pytest.param(Fingers, "en", BY_TOUCH, id="touch"),
        pytest.param(Player, "he", {"size": LAPTOP}, id="hebrew"),
        pytest.param(Fingers, "he", BY_TOUCH, id="hebrew touch"),
    ],
)
def test_a_whole_hand_is_played_as_the_room_keeps_it(visit, kind, language, options, request):
    visitor = visit(language, **options)
    name = request.node.callspec.id
    visitor.come_in(name)
    table = visitor.open_table(**CALLER)
    player = kind(visitor)
    player.sit(table)
    thrown = play_a_hand(player)

    record = tomllib.loads(visitor.record(table, 1))
    seat = record["players"].index(name)
    first, second = [named(language, names) for names in thrown]
    assert list(own_actions(record, seat)) == [
        "cbr 20", f"sd {first}", "cbr 10", f"sd {second}", "cbr 20", "sd", "cc"
    ]  # fmt: skip
    expect(player.page.get_by_role("heading", name=who_won(visitor, record, seat))).to_be_visible()
    direction = "rtl" if language == "he" else "ltr"
    expect(player.page.locator("html")).to_have_attribute("dir", direction)


def who_won(visitor, record, seat):
    """How the page tells who won the pot of a record."""
    stacks = zip(record["starting_stacks"], record["finishing_stacks"], strict=True)
    results = [after - before for before, after in stacks]
    winners = [name for name, won in zip(record["players"], results, strict=True) if won >= 0]
    if winners == [record["players"][seat]]:
        return visitor.words("page-why-pot-you")
    return visitor.words("page-why-pot", name=", ".join(winners))
