"""Agents choose legal actions from views, with a stream of chance of their own."""

from collections import Counter

import pytest

from tripledraw.actions import Call
from tripledraw.agents import POLICIES, PolicyAgent, agent
from tripledraw.agents.chance import chance, deal_seed, turn_chance
from tripledraw.agents.seen import turn_of
from tripledraw.errors import TripleDrawError
from tripledraw.hand import Hand
from tripledraw.stakes import Stakes


def played(names: list[str], seed: int) -> Hand:
    hand = Hand([60] * len(names), stakes=Stakes(10), seed=seed)
    agents = [agent(name, seed + seat) for seat, name in enumerate(names)]
    while hand.actor is not None:
        hand.play(agents[hand.actor].act(hand.view(hand.actor)))
    return hand


@pytest.mark.parametrize("name", POLICIES)
def test_an_agent_plays_whole_hands_by_the_rules(name):
    for seed in range(20):
        assert sum(played([name, "random", name], seed).stacks) == 180


def test_the_same_seeds_play_the_same_hand():
    names = ["textbook", "random", "showdown"]
    assert played(names, 5).events == played(names, 5).events


def test_chance_hangs_on_seed_turn_and_own_cards_and_an_agent_remembers_nothing():
    asked: list[int] = []

    def note(table, seat, number):
        asked.append(number)
        return 1

    player = PolicyAgent("noting", note, seed=3)
    hand = Hand([60, 60], stakes=Stakes(10), seed=1)
    for seat in (0, 0, 1):
        if hand.actor != seat:
            hand.play(Call())
        player.act(hand.view(seat))
    first = turn_chance(3, 0, hand.cards(0))
    assert asked == [first, first, turn_chance(3, 1, hand.cards(1))]
    assert len({*asked, turn_chance(4, 0, hand.cards(0)), turn_chance(3, 1, hand.cards(0))}) == 4


@pytest.mark.parametrize("reshuffle", ["standard", "everything"])
def test_the_turn_of_a_view_counts_every_decision(reshuffle):
    for seed in range(10):
        hand = Hand([80] * 6, stakes=Stakes(10, reshuffle=reshuffle), seed=seed)
        bot, turn = agent("random", seed), 0
        while hand.actor is not None:
            view = hand.view(hand.actor)
            assert turn_of(view) == turn
            hand.play(bot.act(view))
            turn += 1


def test_an_unknown_agent_is_told_with_those_there_are():
    with pytest.raises(TripleDrawError, match=r"no agent 'nobody'; the agents are textbook, "):
        agent("nobody")


def test_chance_covers_32_bits_evenly():
    numbers = [chance(1, i) for i in range(4000)]
    assert all(0 <= number < 2**32 for number in numbers)
    counts = Counter(number >> 29 for number in numbers)
    assert len(counts) == 8
    assert min(counts.values()) > 400  # 500 each on average, 5 standard deviations below


def test_every_part_of_a_place_counts():
    assert len({chance(1, 2), chance(2, 1), chance(1, 2, 0), chance(12), chance("1", 2)}) == 5
    assert deal_seed(1, 2) != deal_seed(1, 3)
    assert len(deal_seed(1, 2)) == 32
