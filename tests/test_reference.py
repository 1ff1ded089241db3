"""The naive second engine keeps the written rules: the flows, counts and laws.

Its vectors are in reference/test_vectors.py.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.reference import (
    Betting,
    Deck,
    Drawing,
    NoOrder,
    Reference,
    Refused,
    build_pots,
    cards,
    show_order,
    shown_and_mucked,
    split,
    stakes,
    texts,
)
from tests.reference.play import IN_ORDER, all_five, check_or_call, played_out, turn

# ---------------------------------------------------------------- flows of rules 9


def to_round(hand: Reference, number_of_round: int) -> Reference:
    """The first decision of a betting round, everybody checking, calling and standing pat."""
    while hand.round < number_of_round or hand.phase == "drawing":
        hand = hand.draw(()) if hand.phase == "drawing" else check_or_call(hand)
    return hand


def turns(hand: Reference) -> list[tuple[str, int, list[int]]]:
    """Who acts in each betting round and each draw when everybody checks, calls, stands pat."""
    taken: list[tuple[str, int, list[int]]] = []
    while hand.phase != "over":
        if not taken or taken[-1][:2] != (hand.phase, hand.round):
            taken.append((hand.phase, hand.round, []))
        taken[-1][2].append(turn(hand))
        hand = hand.draw(()) if hand.phase == "drawing" else check_or_call(hand)
    return taken


def game(*stacks: int, hands: str = "", **options: Any) -> Reference:
    """A hand at 10/20 in which the seats get these hands, "7c 5d 4h 3s 2c / ...", button first."""
    dealt = [cards(hand.split()) for hand in hands.split("/")] if hands else []
    clockwise = dealt[1:] + dealt[:1]
    top = [hand[i] for i in range(5) for hand in clockwise]
    deck = top + [c for c in IN_ORDER if c not in top]
    return Reference(stacks, **{"small_bet": 10, "orders": [deck, deck, deck], **options})


def test_f1_three_handed_order() -> None:
    button, small, big = 0, 1, 2
    first, *later = turns(game(500, 500, 500))
    assert first == ("betting", 1, [button, small, big])
    assert [what for what, _, _ in later] == ["drawing", "betting"] * 3
    assert all(order == [small, big, button] for _, _, order in later)


def test_f1_the_small_blind_folded() -> None:
    hand = game(500, 500, 500).act("call").act("fold").act("check")
    assert all(order == [2, 0] for _, _, order in turns(hand))


def test_f2_heads_up_order() -> None:
    button, big = 0, 1
    hand = game(500, 500)
    assert hand.commits == (5, 10)
    first, *later = turns(hand)
    assert first == ("betting", 1, [button, big])
    assert all(order == [big, button] for _, _, order in later)


def test_f3_both_all_in_draw_three_times_and_the_big_blind_shows_first() -> None:
    hand = game(10, 10, hands="7c 5d 4h 3s 2c / 8c 6d 4s 3d 2d").act("call")
    assert turns(hand) == [("drawing", k, [1, 0]) for k in (1, 2, 3)]
    end = played_out(hand)
    assert [seat for seat, _ in end.shown] == [1, 0]
    assert end.drawn == ((0, 0, 0), (0, 0, 0))
    assert end.stacks == (20, 0)


def test_f4_the_side_pot_shows_before_the_all_in() -> None:
    # Seat 1 is all-in for the small blind with the best hand; 2 beats 0 for the side pot.
    hand = game(500, 5, 500, hands="9c 6h 4c 3h 2h / 7c 5d 4h 3s 2c / 8c 6d 4s 3d 2d")
    played = turns(hand.act("call").act("check"))
    assert [order for what, _, order in played if what == "drawing"] == [[1, 2, 0]] * 3
    assert [order for what, _, order in played if what == "betting"] == [[2, 0]] * 3
    end = played_out(hand)
    assert [seat for seat, _ in end.shown] == [2, 1]
    assert [seat for seat, _ in end.mucked] == [0]
    assert end.awards == [(15, {1: 15}), (10, {2: 10})]


def test_f5_the_last_aggressor_shows_first() -> None:
    a, b = 1, 2
    hand = to_round(
        game(500, 500, 500, hands="9c 6h 4c 3h 2h / 8c 6d 4s 3d 2d / 7c 5d 4h 3s 2c"), 4
    )
    end = hand.act("raise_to").act("raise_to").act("fold").act("call")
    assert [seat for seat, _ in end.shown] == [b]
    assert [seat for seat, _ in end.mucked] == [a]


def test_f5_checked_through_the_first_left_of_the_button_shows_first() -> None:
    end = played_out(game(500, 500, 500, hands="7c 5d 4h 3s 2c / 9c 6h 4c 3h 2h / 8c 6d 4s 3d 2d"))
    assert [seat for seat, _ in end.shown] == [1, 2, 0]


def test_f6_everybody_folds_to_the_big_blind() -> None:
    end = game(500, 500, 500, ante=1).act("fold").act("fold")
    assert end.phase == "over"
    assert end.stacks == (499, 494, 507)
    assert end.drawn == ((), (), ())
    assert not end.shown
    assert not end.mucked


@pytest.mark.parametrize(
    ("small_bet", "unit", "small_blind"),
    [(2, 1, 1), (10, 1, 5), (15, 5, 10), (15, 1, 8), (75, 25, 50), (3, 1, 2)],
)
def test_f8_small_blinds(small_bet: int, unit: int, small_blind: int) -> None:
    """The first case is 1 in units of a half, written in halves."""
    assert stakes(small_bet, unit=unit).small_blind == small_blind


def test_f9_six_players_throw_five_three_times() -> None:
    hand = game(*[500] * 6, orders=[IN_ORDER] * 5)
    seen = []
    while hand.phase != "over":
        if hand.phase == "betting":
            hand = check_or_call(hand)
            continue
        hand = hand.draw(all_five(hand))
        if hand.phase == "betting":
            seen.append((len(hand.stub), len(hand.muck), hand.reshuffles))
    assert seen == [(12, 10, 1), (2, 20, 2), (12, 10, 4)]


def test_f11_the_most_a_player_can_put_in() -> None:
    hand = game(1000, 1000)
    while hand.phase != "over":
        if hand.phase == "drawing":
            hand = hand.draw(())
        else:
            hand = hand.act("raise_to") if "raise_to" in hand.legal() else check_or_call(hand)
    assert sum(amount for amount, _ in hand.awards) == 2 * 240


# ---------------------------------------------------------------- what no vector says


def test_a_live_short_blind_gets_the_excess_back_at_once() -> None:
    hand = game(500, 500, 3).act("fold")
    assert hand.phase == "drawing"
    assert hand.refunds == {1: 2}
    assert hand.stacks == (500, 497, 0)


def test_everything_waits_for_the_last_declaration() -> None:
    hand = to_round(game(500, 500, 500, reshuffle="everything"), 1)
    while hand.phase == "betting":
        hand = check_or_call(hand)
    waiting = hand.draw(hand.hands[1][:2])
    assert [len(held) for held in waiting.hands] == [5, 3, 5]
    assert len(waiting.muck) == 2
    served = waiting.draw(()).draw(())
    assert [len(held) for held in served.hands] == [5, 5, 5]


def test_later_side_pots_show_before_earlier_ones_and_the_main_pot() -> None:
    pots = build_pots({0: 10, 1: 10, 2: 20, 3: 30, 4: 30}, live=[0, 1, 2, 3, 4], dead=0)
    assert show_order(pots, (1, 2, 3, 4, 0), None) == [3, 4, 2, 1, 0]
    assert show_order(pots, (1, 2, 3, 4, 0), 4) == [4, 3, 2, 0, 1]


def test_a_beaten_seat_shows_if_another_pot_is_still_open_to_it() -> None:
    pots = build_pots({0: 10, 1: 20, 2: 20}, live=[0, 1, 2], dead=0)
    assert shown_and_mucked(pots, [2, 1, 0], {0: 1, 1: 7, 2: 7}) == ([2, 1, 0], [])
    assert shown_and_mucked(pots, [2, 1, 0], {0: 9, 1: 8, 2: 7}) == ([2], [1, 0])


def test_what_is_smaller_than_a_unit_goes_to_the_first_winner() -> None:
    assert split(38, ("A", "B"), 5) == {"A": 23, "B": 15}


def test_a_big_blind_ante_is_dead_and_not_part_of_the_bet() -> None:
    hand = game(100, 100, 100, big_blind_ante=10)
    assert (hand.commits, hand.dead, hand.pot) == ((0, 5, 10), 10, 25)
    assert hand.act("fold").act("fold").stacks == (100, 95, 105)


def test_a_short_post_pays_the_live_part_first() -> None:
    hand = game(100, 100, 100, 12, posts={3: (10, 5)})
    assert (hand.commits, hand.dead, hand.stacks[3]) == ((0, 5, 10, 10), 2, 0)


def test_dead_folded_chips_above_every_live_level_stay_in_the_last_pot() -> None:
    pots = build_pots({"A": 5, "B": 5, "C": 10, "D": 10}, live=["A", "B"], dead=0)
    assert [pot.amount for pot in pots] == [30]


def test_stars_burns_before_it_looks_whether_the_stub_suffices() -> None:
    drawing = Drawing(
        order=("P",),
        hands={"P": cards(["2c", "3c", "4c", "5c", "Kc"])},
        discards={"P": ()},
        deck=Deck(cards(["9d"]), cards(["8d"]), lambda _k, pool: tuple(sorted(pool))),
        reshuffle="stars",
        burn_due=True,
    ).draw(cards(["Kc"]))
    assert texts(drawing.hands["P"])[-1] == "8d"
    assert texts(drawing.deck.stub) == ["9d"]


def test_tournament_is_roberts_only_when_two_are_dealt_in() -> None:
    assert stakes(10, heads_up_cap="tournament").cap_with(2) == "roberts"
    assert stakes(10, heads_up_cap="tournament").cap_with(3) == "capped"


def test_folded_hands_can_stay_dead() -> None:
    hand = game(500, 500, 500, folds_in_reshuffle=False)
    folded = hand.act("fold")
    assert (folded.muck, folded.dead_folds) == ((), hand.hands[0])
    assert game(500, 500, 500).act("fold").muck == hand.hands[0]


def test_a_refused_action_and_a_missing_order() -> None:
    hand = game(500, 500)
    with pytest.raises(Refused):
        hand.act("check")
    with pytest.raises(Refused):
        hand.draw(())
    with pytest.raises(Refused):
        game(0, 5)
    drawing = check_or_call(check_or_call(hand))
    with pytest.raises(Refused):
        drawing.draw(drawing.hands[0][:1])
    with pytest.raises(NoOrder):
        played_out(game(*[500] * 6, orders=[IN_ORDER]), all_five)


# ---------------------------------------------------------------- counts and laws


def leaves(hand: Reference) -> int:
    if hand.phase == "over":
        return 1
    if hand.phase == "drawing":
        return leaves(hand.draw(()))
    return sum(leaves(hand.act(action)) for action in hand.legal())


def test_perft_heads_up_through_whole_hands() -> None:
    assert leaves(game(1000, 1000)) == 10_206


@pytest.mark.parametrize(("seats", "expected"), [(2, 10_206), (3, 14_225_502), (4, 6_411_543_170)])
def test_perft_by_memo_over_rounds(seats: int, expected: int) -> None:
    """Deep stacks: what follows a round depends on nothing but the round and who is live."""

    @cache
    def hands_from(round_number: int, live: tuple[int, ...]) -> int:
        if len(live) == 1 or round_number > 4:
            return 1
        first = round_number == 1
        blinds = {live[-2]: 5, live[-1]: 10} if first else {}
        betting = Betting(
            order=live,
            stacks=dict.fromkeys(live, 10_000),
            commits=dict.fromkeys(live, 0) | blinds,
            bet=10,
            full=10 * first,
            level=10 * first,
            bets=int(first),
        )
        ends = Counter(tuple(sorted(end.live)) for end in round_ends(betting))
        return sum(n * hands_from(round_number + 1, left) for left, n in ends.items())

    assert hands_from(1, tuple(range(seats))) == expected


def round_ends(betting: Betting[int]) -> Iterator[Betting[int]]:
    if betting.over:
        yield betting
        return
    for action in betting.legal():
        yield from round_ends(betting.act(action))


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_hands_keep_every_card_and_every_chip(seats: int) -> None:
    chance = random.Random(seats)
    for _ in range(60):
        hand = random_hand(chance, seats)
        chips = hand.pot + sum(hand.stacks)
        while hand.phase != "over":
            hand = random_step(chance, hand)
            held = [c for seat_hand in hand.hands for c in seat_hand]
            assert sorted([*held, *hand.stub, *hand.muck, *hand.dead_folds]) == [*IN_ORDER]
            assert hand.pot + sum(hand.stacks) == chips
        assert hand.pot == 0
        assert all(amount == sum(shares.values()) for amount, shares in hand.awards)


@pytest.mark.parametrize("reshuffle", ["standard", "stars"])
def test_no_seat_is_dealt_what_it_may_not_get_back(reshuffle: str) -> None:
    """Standard: a card thrown in this same draw; stars: one thrown at any time."""
    chance = random.Random(72)
    reshuffles = 0
    for _ in range(60):
        orders = [chance.sample(IN_ORDER, 52) for _ in range(12)]
        hand = game(*[500] * 6, reshuffle=reshuffle, orders=orders)
        while hand.phase != "over":
            if hand.phase == "betting":
                hand = check_or_call(hand)
                continue
            seat = turn(hand)
            hand = hand.draw(hand.hands[seat][: chance.randint(3, 5)])
            draws = hand.discards[seat]
            barred = draws[-1] if reshuffle == "standard" else sum(draws, ())
            assert not set(hand.hands[seat]) & set(barred)
        reshuffles += hand.reshuffles
    assert reshuffles > 60


def random_hand(chance: random.Random, seats: int) -> Reference:
    """Any options, half of the stacks short; a post comes from a seat without a blind."""
    button = chance.randrange(seats)
    poster = (button + 3) % seats
    posts = {poster: chance.choice([(10, 5), (10, 0), (0, 5)])} if seats > 3 else {}
    return Reference(
        [chance.choice([chance.randint(1, 60), chance.randint(100, 400)]) for _ in range(seats)],
        small_bet=10,
        unit=chance.choice([1, 5]),
        ante=chance.choice([0, 0, 3]),
        big_blind_ante=chance.choice([0, 0, 10]),
        cap=chance.choice([0, 4, 5]),
        heads_up_cap=chance.choice(["capped", "roberts", "tournament"]),
        short_all_in=chance.choice(["half_bet", "full_bet"]),
        reshuffle=chance.choice(["standard", "stars", "everything"]),
        burns=chance.choice([0, 1]),
        folds_in_reshuffle=chance.choice([True, False]),
        button=button,
        posts=chance.choice([{}, posts]),
        orders=[chance.sample(IN_ORDER, 52) for _ in range(12)],
    )


def random_step(chance: random.Random, hand: Reference) -> Reference:
    if hand.phase == "drawing":
        return hand.draw(chance.sample(all_five(hand), chance.randint(0, 5)))
    # Twice the weight on staying in, or few hands would see a reshuffle.
    staying = [action for action in hand.legal() if action != "fold"]
    return hand.act(chance.choice([*hand.legal(), *staying]))
