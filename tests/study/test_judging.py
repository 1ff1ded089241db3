"""What decisions cost: planted mistakes are found, and right play is left alone."""

from collections.abc import Iterator
from concurrent.futures import wait

import pytest
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
from tripledraw.errors import BeliefError
from tripledraw.hand import Hand
from tripledraw.histories import Replay, read, replay, write_phh
from tripledraw.rules.words import FOLD
from tripledraw.stakes import Stakes
from tripledraw.study import reviewing
from tripledraw.study.judges import Effort, Judgement, Playouts, Worth
from tripledraw.study.reviewing import Decision, Reviewed, judged, review
from tripledraw.study.spots import Spot, hidden_decisions, own_seats, spots_of
from tripledraw.study.summary import Summary

QUICK = Playouts(look=Effort(8, 128), measure=Effort(12, 256))


def replays(*hands: Hand, hero: int = 1) -> Iterator[Replay]:
    text = "".join(record(hand, hero, i) for i, hand in enumerate(hands, start=1))
    return map(replay, read(text.encode(), "hands.phhs"))


def summary_of(*hands: Hand, hero: int = 1, threads: int = 2, judge=QUICK) -> Summary:
    summary = Summary()
    for reviewed in review(replays(*hands, hero=hero), [judge], threads=threads):
        summary.add(reviewed)
    return summary


def test_ctrl_c_gives_what_is_judged_by_then(monkeypatch):
    real, asked = reviewing._first_of, []

    def interrupted(waiting):
        asked.append(waiting)
        if len(asked) == 1:
            wait(waiting)
            raise KeyboardInterrupt
        return real(waiting)

    monkeypatch.setattr(reviewing, "_first_of", interrupted)
    hands = [played(dealt("2c 3d 4h 5s 7c", "2d 3h 4s 8c Kd", "6h"), 1) for _ in range(3)]
    found: list[Reviewed] = []
    with pytest.raises(KeyboardInterrupt):
        found.extend(review(replays(*hands), [QUICK]))
    assert len(found) == 3


def worst_of(hero: str, other: str, stub: str, play: Play) -> Decision:
    worst = summary_of(played(dealt(hero, other, stub), 1, play)).worst()
    assert worst
    return worst[0]


def test_folding_the_wheel_is_the_worst_decision():
    worst = worst_of("2c 3d 4h 5s 7c", "2d 3h 4s 8c Kd", "6h", folds_at_last)
    assert (worst.street, worst.did, worst.kind) == ("round 4", "fold", "too tight")
    assert worst.loss > 5


def test_breaking_a_pat_seven_is_the_worst_decision():
    worst = worst_of("2c 3d 4h 5s 7c", "2d 3h 4s 8c 8d", "Kh 9c", breaks_pat_hands)
    assert (worst.street, worst.kind, worst.best) == ("draw 3", "wrong discard", "pat")


def test_calling_a_pat_hand_with_trash_is_the_worst_decision():
    worst = worst_of("2c 3d 4h 8s Kc", "2d 3h 4s 6c 7d", "Ks Kd 8h", calls_to_the_end)
    assert (worst.did, worst.best, worst.kind) == ("call", "fold", "too loose")
    assert worst.street == "round 4"
    assert worst.loss > 1


def six_handed(deal: int, play: Play = by_the_book) -> Hand:
    return played(Hand([2000] * 6, stakes=Stakes(10), seed=deal_seed("review", deal)), 1, play)


def test_a_sound_hand_has_no_counted_loss():
    """A pat seven dealt, bet and raised all the way against a one-card draw."""
    summary = summary_of(played(dealt("2c 3d 4h 5s 7c", "2d 3h 4s 8c Kd", "Kh 9c Qs"), 1))
    assert summary.total.decisions > 5
    assert summary.total.mistakes == 0


def test_obvious_folds_before_the_draw_are_no_mistakes():
    summary = summary_of(*(six_handed(deal) for deal in range(12)))
    folds = [each for each in summary.decisions if each.did == "fold" and each.street == "round 1"]
    assert len(folds) >= 5
    assert sum(each.counts for each in folds) <= 1


def test_equal_seeds_give_equal_reviews_on_any_number_of_threads():
    hands = [six_handed(deal, calls_to_the_end) for deal in range(3)]
    one, two = summary_of(*hands, threads=1), summary_of(*hands, threads=2)
    assert one.to_json() == two.to_json()
    other = summary_of(*hands, judge=Playouts(look=QUICK.look, measure=QUICK.measure, seed=5))
    assert other.to_json() != one.to_json()


def test_only_cards_that_the_record_tells_are_judged():
    (found,) = replays(six_handed(3))
    (mine,) = own_seats(found)
    assert found.names[mine] == HERO
    (other,) = own_seats(found, "Bot 3")
    assert found.names[other] == "Bot 3"
    assert not list(spots_of(found, other))
    assert hidden_decisions(found, other) > hidden_decisions(found, mine) == 0
    assert own_seats(found, "Nobody") == []


def test_what_others_held_changes_nothing():
    """The same deeds with other hidden cards, in a record that tells all: the same judgement."""
    one = played(dealt("2c 3d 4h 8s Kc", "2d 3h 4s 6c 7d", "Ks Kd Qh"), 1)
    other = played(dealt("2c 3d 4h 8s Kc", "2d 3h 4s 6c 7c", "Ks Kd Qh"), 1)
    deeds = [list(map(type, hand.events)) for hand in (one, other)]
    assert deeds[0] == deeds[1]
    found = []
    for hand in (one, other):
        text = "[1]\n" + write_phh(hand, names=["Bot", HERO])
        (told,) = map(replay, read(text.encode(), "hands.phhs"))
        (seat,) = own_seats(told, HERO)
        found.append([judged(spot, [QUICK]) for spot in spots_of(told, seat)])
    assert len(found[0]) > 5
    assert found[0] == found[1]


class Knows:
    """A judge for draws alone, which has solved them all."""

    def prepare(self) -> None:
        pass

    def can(self, spot: Spot) -> bool:
        return spot.is_draw

    def judge(self, spot: Spot) -> Judgement:
        return Judgement(spot.did, 0.0, 0.0, "solved", {spot.did: Worth(1.0, 0.0)})


def test_the_first_judge_that_can_is_asked():
    (found,) = replays(played(dealt("2c 3d 4h 5s 7c", "2d 3h 4s 8c Kd", "Kh 9c Qs"), 1))
    how = {
        (decision.street[:4], decision.how)
        for spot in spots_of(found, own_seats(found)[0])
        if (decision := judged(spot, [Knows(), QUICK])) is not None
    }
    assert how == {("draw", "solved"), ("roun", "sampled")}


def test_a_loss_counts_beyond_three_errors_only():
    assert not Judgement(FOLD, 0.29, 0.1, "sampled", {}).counts
    assert Judgement(FOLD, 0.31, 0.1, "sampled", {}).counts
    assert not Judgement(FOLD, 0.0, 0.0, "solved", {}).counts


def test_a_decision_without_an_answer_is_counted(monkeypatch):
    """Where no deal fits, the others are judged and this one is told of."""

    def finds_none(*arguments, **options):
        raise BeliefError("no deal of the hidden cards fits")

    monkeypatch.setattr("tripledraw.study.judges.values", finds_none)
    summary = summary_of(played(dealt("2c 3d 4h 5s 7c", "2d 3h 4s 8c Kd", "Kh 9c Qs"), 1))
    assert summary.unfit > 5
    assert (summary.hands, summary.decisions) == (1, [])
