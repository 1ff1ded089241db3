"""The last draw judged by the endgame: planted mistakes are found, others are left alone."""

from collections.abc import Iterator

import pytest
from tests.agents.planted import played as scripted
from tests.study.hands import (
    HERO,
    Play,
    breaks_pat_hands,
    by_the_book,
    calls_to_the_end,
    dealt,
    folds_at_last,
    played,
    record,
)

from tripledraw.agents.chance import deal_seed
from tripledraw.errors import RangeError
from tripledraw.hand import Hand
from tripledraw.histories import read, replay, write_phh
from tripledraw.rules.words import DRAW, DRAWING, DRAWS
from tripledraw.solver.endgame import Spot, solve
from tripledraw.stakes import Stakes
from tripledraw.study import endgames, last
from tripledraw.study.endgames import Endgames
from tripledraw.study.judges import Effort, Playouts
from tripledraw.study.last import Solver, question_of
from tripledraw.study.reviewing import Decision, judged, review
from tripledraw.study.spots import Spot as Faced
from tripledraw.study.spots import own_seats, spots_of
from tripledraw.study.summary import Summary

QUICK = Playouts(look=Effort(4, 64), measure=Effort(6, 128))


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(endgames, "LOOK", 16)
    monkeypatch.setattr(endgames, "MEASURE", 40)


def faced(hand: Hand, hero: int = 1) -> Iterator[Faced]:
    for each in map(replay, read(record(hand, hero).encode(), "hands.phhs")):
        for seat in own_seats(each):
            yield from spots_of(each, seat)


def decisions(hand: Hand) -> list[Decision]:
    judge = Endgames(QUICK)
    found = [judged(spot, [judge]) for spot in faced(hand) if judge.can(spot)]
    return [each for each in found if each is not None]


def worst_of(hero: str, other: str, stub: str, play: Play) -> Decision:
    return max(decisions(played(dealt(hero, other, stub), 1, play)), key=lambda each: each.loss)


def test_folding_the_wheel_loses_the_pot():
    worst = worst_of("2c 3d 4h 5s 7c", "2d 3h 4s 8c Kd", "6h", folds_at_last)
    assert (worst.street, worst.did, worst.kind, worst.how) == (
        "round 4", "fold", "too tight", "solved",
    )  # fmt: skip
    assert worst.loss > worst.pot / 2
    assert worst.method.startswith("an endgame from ranges by the strategy of the package, ")
    assert worst.method.endswith("% of the pot")


def test_breaking_a_pat_seven_is_a_wrong_discard():
    worst = worst_of("2c 3d 4h 5s 7c", "2d 3h 4s 8c 8d", "Kh 9c", breaks_pat_hands)
    assert (worst.street, worst.kind, worst.best) == ("draw 3", "wrong discard", "pat")
    assert worst.options[0].action == "pat"
    assert len({each.action for each in worst.options}) == len(worst.options) <= 7


def test_calling_a_pat_hand_with_trash_is_too_loose():
    worst = worst_of("2c 3d 4h 8s Kc", "2d 3h 4s 6c 7d", "Ks Kd 8h", calls_to_the_end)
    assert (worst.did, worst.best, worst.kind) == ("call", "fold", "too loose")


def snows(table):
    """By the book, but a hopeless hand stands pat on the last draw."""
    is_last = table.phase == DRAWING and table.betting_round == DRAWS
    return DRAW if is_last else by_the_book(table)


def test_standing_pat_on_pairs_against_a_pat_hand_is_a_bad_snow():
    worst = worst_of("2c 3d 4h 8s Kc", "2d 3h 4s 6c 7d", "2h 2s 8h", snows)
    assert (worst.street, worst.kind, worst.did) == ("draw 3", "bad snow", "pat")


def test_a_sound_hand_has_no_counted_loss():
    found = decisions(played(dealt("2c 3d 4h 5s 7c", "2d 3h 4s 8c Kd", "Kh 9c Qs"), 1))
    assert len(found) > 1
    assert not any(each.counts for each in found)


def test_only_the_last_draw_of_two_is_solved():
    judge = Endgames(QUICK)
    streets = {
        (spot.street, spot.opponents)
        for deal in range(40)
        for spot in faced(
            played(Hand([2000] * 4, stakes=Stakes(10), seed=deal_seed("late", deal)), 1)
        )
        if judge.can(spot)
    }
    assert streets == {("draw 3", 1), ("round 4", 1)}


def test_two_left_of_four_are_judged_by_deals_that_fit():
    for deal in range(40):
        hand = played(Hand([2000] * 4, stakes=Stakes(10), seed=deal_seed("late", deal)), 1)
        late = decisions(hand)
        if late:
            assert {each.how for each in late} == {"solved"}
            assert "from ranges by 8,192 deals" in late[0].method
            return
    pytest.fail("no hand came to a last draw of two")


def test_what_cannot_be_solved_is_judged_otherwise(monkeypatch):
    def finds_none(*arguments):
        raise RangeError("the two ranges cannot meet")

    monkeypatch.setattr(last, "Endspot", finds_none)
    found = decisions(played(dealt("2c 3d 4h 5s 7c", "2d 3h 4s 8c Kd", "Kh 9c Qs"), 1))
    assert {each.how for each in found} == {"sampled"}


def three(script: str, *, third_has: int = 1_000) -> Hand:
    """A hand of three to its end; the button is seat 0, and seat 2 has so many chips."""
    return scripted(Hand([1_000, 1_000, third_has], stakes=Stakes(10), seed=3), script)


def test_who_is_all_in_does_not_play_for_all_that_others_have_left(monkeypatch):
    """The dead chips of a side pot are not there for both, as a solution would have them."""
    monkeypatch.setattr(Solver, "_begin", None)
    hand = three("rcc 111 bcc 111 bcf 11", third_has=50)
    assert hand.over
    (spot,) = [spot for spot in faced(hand) if spot.street == "draw 3"]
    assert spot.opponents == 1
    found = judged(spot, [Endgames(QUICK)])
    assert found is not None
    assert found.how == "sampled"


def test_three_that_drew_last_are_no_endgame_of_two_whoever_folds_then():
    hand = three("rcc 111 xxx 111 xxx 111 bfc")
    assert hand.over
    late = [spot for spot in faced(hand, 0) if spot.street == "round 4"]
    assert [spot.opponents for spot in late] == [1]
    assert not any(map(Endgames(QUICK).can, late))


def test_flushes_are_left_to_the_other_judge():
    judge = Endgames(QUICK)
    hand = played(dealt("2c 3c 4c 7c 8c", "2d 3h 4s 8s Kd", "Kh 9d Qs"), 1, snows)
    flushes = [spot for spot in faced(hand) if len({c & 3 for c in spot.hand}) == 1]
    assert flushes
    assert not any(judge.can(spot) for spot in flushes)


def test_a_hand_is_solved_once_and_alike_on_any_number_of_threads(monkeypatch):
    begun = []
    real = Solver._begin

    def counting(self, asked):
        begun.append(asked)
        return real(self, asked)

    monkeypatch.setattr(Solver, "_begin", counting)
    text = record(played(dealt("2c 3d 4h 5s 7c", "2d 3h 4s 8c Kd", "6h"), 1, folds_at_last), 1)
    found = []
    for threads in (1, 3):
        summary = Summary()
        hands = map(replay, read(text.encode(), "hands.phhs"))
        for each in review(hands, [Endgames(QUICK), QUICK], threads=threads):
            summary.add(each)
        found.append(summary.to_json())
        assert len(begun) == len(set(begun))
        begun.clear()
    assert found[0] == found[1]
    assert found[0]["by_method"]["solved"]["decisions"] >= 2


def test_what_others_held_changes_nothing():
    found = []
    for other in ("2d 3h 4s 6c 7d", "2d 3h 4s 6c 7c"):
        hand = played(dealt("2c 3d 4h 8s Kc", other, "Ks Kd Qh"), 1)
        text = "[1]\n" + write_phh(hand, names=["Bot", HERO])
        (told,) = map(replay, read(text.encode(), "hands.phhs"))
        (seat,) = own_seats(told, HERO)
        judge = Endgames(QUICK)
        found.append([judged(s, [judge]) for s in spots_of(told, seat) if judge.can(s)])
    assert len(found[0]) >= 2
    assert found[0] == found[1]


def test_worths_agree_with_a_solution_of_the_spot():
    """The wheel at the last draw by another solve, before anybody does what good play does not."""
    hand = played(dealt("2c 3d 4h 5s 7c", "2d 3h 4s 8c Kd", "6h"), 1, folds_at_last)
    judge = Endgames(QUICK)
    spot = next(spot for spot in faced(hand) if judge.can(spot))
    asked, path = question_of(spot)
    first, second = last.shipped().ranges(asked.known)
    other = solve(
        Spot(first, second, pot=asked.pot, stakes=asked.stakes), seconds=60, exploitability=0.002
    )
    wheel = other.at(path).value[0] / spot.table.small_bet
    found = judged(spot, [judge])
    assert found is not None
    assert found.options[0].worth == pytest.approx(wheel, rel=0.02)
