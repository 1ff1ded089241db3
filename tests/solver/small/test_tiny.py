"""Tiny triple draws are worth what linear programs say of trees that are dealt card by card."""

import pytest
from tests.solver.small import naive_games
from tests.solver.small.following import follow
from tests.solver.small.sequence_form import SequenceForm

from tripledraw.errors import DrawsError
from tripledraw.solver.small.best_response import bracket, exploitability, value
from tripledraw.solver.small.cfr import Solver
from tripledraw.solver.small.holdings import MASKS, Deck
from tripledraw.solver.small.tiny import tiny

GAMES = {
    "one draw of two cards": ((3, 3), (2,), None),
    "two draws of one card, four chips": ((3, 3), (1, 1), 4),
    "six cards": ((3, 2), (1,), None),
}
PAT, THROW_LOW, THROW_HIGH = 0, 1, 2


def game_of(name):
    (ranks, copies), draws, stack = GAMES[name]
    return tiny(Deck(ranks, copies), draws, stack=stack)


def tree_of(name, cards=naive_games.by_rank):
    deck, draws, stack = GAMES[name]
    return SequenceForm(naive_games.Tiny(cards(*deck), draws, stack or 1_000).root())


@pytest.mark.parametrize("name", GAMES)
def test_its_value_is_that_of_the_linear_program(name):
    game = game_of(name)
    solver = Solver(game)
    solver.run(700)
    strategy = solver.average()
    wanted = tree_of(name).value()
    assert value(game, strategy) == pytest.approx(wanted, abs=1e-6)
    low, high = bracket(game, strategy)
    assert low - 1e-9 <= wanted <= high + 1e-9
    assert exploitability(game, strategy) < 2e-4


def test_suits_do_not_matter():
    by_card = tree_of("six cards", naive_games.by_card)
    assert by_card.value() == pytest.approx(tree_of("six cards").value(), abs=1e-9)


@pytest.mark.parametrize("name", ["one draw of two cards", "six cards"])
def test_a_best_response_to_chance_is_what_the_tree_says(name):
    game, tree = game_of(name), tree_of(name)
    low, high = bracket(game, any_cards_alike(game, *GAMES[name][0]))
    assert (-low, high) == pytest.approx((tree.best_response(1), tree.best_response(0)))


def any_cards_alike(game, ranks, copies):
    """The tree offers equal cards as one choice, so the two cards of a pair share one here."""
    strategy = game.uniform()
    paired = Deck(ranks, copies).holdings(0)[:, 0].max(1) == 2
    for decisions in game.decisions:
        for number, node in decisions.items():
            if node.moves[0].draw is not None:
                strategy[number][[THROW_LOW, THROW_HIGH]] /= 1 + paired
                strategy[number] /= strategy[number].sum(0)
    return strategy


@pytest.mark.parametrize("name", GAMES)
def test_nobody_wins_where_all_check_and_draw_by_chance(name):
    game = game_of(name)
    assert value(game, passive(game)) == pytest.approx(0, abs=1e-12)


def passive(game):
    """Nobody bets, and all discards are alike."""
    strategy = game.uniform()
    for decisions in game.decisions:
        for number, node in decisions.items():
            if node.moves[0].draw is None:
                strategy[number] *= 0
                strategy[number][-2 if len(node.moves) > 1 else 0] = 1
    return strategy


def test_all_ways_to_draw_are_counted():
    deck = Deck(4, 2)
    for mask in range(MASKS):
        ways = deck.draw(0, mask).sum(1)
        assert ways == pytest.approx({0: 1, 1: 6, 2: 15}[mask.bit_count()])


def test_two_hands_meet_as_often_as_cards_can_be_dealt():
    deck = Deck(3, 3)
    met = deck.start() @ deck.meetings(0, 0) @ deck.start()
    assert met == pytest.approx(36 * 21)


def test_pairs_lose_and_lower_cards_win():
    deck = Deck(3, 2)
    names = [
        "".join("234"[rank] * count for rank, count in enumerate(hand))
        for hand in deck.holdings(0)[:, 0]
    ]
    ahead = deck.ahead(0, 0)
    order = ["23", "24", "34", "22", "33", "44"]
    places = [names.index(name) for name in order]
    assert (ahead[places][:, places] > 0).sum(1).tolist() == [5, 4, 3, 2, 1, 0]
    assert (ahead + ahead.T == 0).all()


@pytest.mark.parametrize(
    ("draws", "says"),
    [
        ((3,), "up to three of 0 to 2"),
        ((1, 1, 1, 1), "up to three"),
        ((2, 2), "has 9 cards; these draws may need 12"),
    ],
)
def test_draws_that_cannot_be_made_are_refused(draws, says):
    with pytest.raises(DrawsError, match=says):
        tiny(draws=draws)


def test_the_button_acts_first_and_then_last():
    game = tiny()
    assert game.nodes[follow(game)].player == 1
    after_the_draw = follow(game, 1, 0, PAT, PAT)
    assert game.nodes[after_the_draw].player == 0
