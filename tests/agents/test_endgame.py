"""The agent `endgame`: the textbook up to the last draw of two, and then what is solved."""

import sys

import pytest
from tests.agents.planted import played

from tripledraw.agents import agent
from tripledraw.agents.chance import turn_chance
from tripledraw.agents.last_draw import by_endgame
from tripledraw.agents.seen import table_seen, turn_of
from tripledraw.beliefs.seen import seen
from tripledraw.codes import action_of
from tripledraw.errors import MissingExtra
from tripledraw.hand import Hand
from tripledraw.stakes import Stakes

SEED = 4


def new_hand(seats: int) -> Hand:
    return Hand([1_000] * seats, stakes=Stakes(10), seed=3)


def test_up_to_the_last_draw_it_is_the_textbook():
    textbook, player = agent("textbook", SEED), agent("endgame", SEED)
    for script in ("", "r", "rc", "rc 1", "rc 11", "rc 11 b", "rc 11 bc 11", "rc 11 bc 11 b"):
        hand = played(new_hand(2), script)
        view = hand.view(hand.actor)
        assert player.act(view) == textbook.act(view)


@pytest.mark.parametrize("script", ["rc 11 bc 11 bc", "rc 11 bc 11 bc 1", "rc 11 bc 11 bc 11 b"])
def test_from_there_on_the_endgame_is_solved(script):
    hand = played(new_hand(2), script)
    view = hand.view(hand.actor)
    table = table_seen(view)
    chance = turn_chance(SEED, turn_of(view), table.hole[table.actor])
    code = by_endgame(seen(view.events, None), table, chance, None)
    assert agent("endgame", SEED).act(view) == action_of(table, code)


def test_it_plays_whole_hands_of_any_number_of_seats():
    for seats in (2, 3, 6):
        hand = new_hand(seats)
        players = [agent("endgame", seat) for seat in range(seats)]
        while hand.actor is not None:
            hand.play(players[hand.actor].act(hand.view(hand.actor)))
        assert sum(hand.stacks) == 1_000 * seats


def test_without_its_extra_it_says_what_to_install(monkeypatch):
    monkeypatch.delitem(sys.modules, "tripledraw.agents.endgame", raising=False)
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(MissingExtra, match=r"^the agent endgame .*'tripledraw\[solver\]'$"):
        agent("endgame")
