"""Questions of a drill: real decisions, the same for a seed, graded against good play."""

from itertools import islice

import pytest

from tripledraw.agents.last_draw import is_last
from tripledraw.errors import SolverError
from tripledraw.rules.flow import is_legal
from tripledraw.rules.words import DRAW, FOLD
from tripledraw.solver.blueprint.play import Line
from tripledraw.study import drilling
from tripledraw.study.choices import Choice
from tripledraw.study.drilling import REAL, SAME, TRIVIAL, YOU, Question, questions
from tripledraw.study.early import early
from tripledraw.study.kinds import KINDS


def asked(seed: int, *streets: str, count: int = 4) -> list[Question]:
    return list(islice(questions(seed, streets), count))


@pytest.fixture(scope="module")
def opening() -> list[Question]:
    return asked(5, "round 1", "draw 1", count=12)


@pytest.fixture(scope="module")
def late() -> list[Question]:
    return [*asked(2, "draw 3", count=1), *asked(4, "round 4", count=1)]


def told(question: Question) -> tuple[object, ...]:
    return question.spot.hand, question.spot.seen.codes, question.choices


def test_the_same_seed_asks_the_same(opening):
    again = asked(5, "round 1", "draw 1", count=12)
    assert list(map(told, again)) == list(map(told, opening))
    assert told(asked(6, "round 1", count=1)[0]) not in map(told, opening)


def test_streets_are_those_that_were_asked_for(opening, late):
    assert {each.street for each in opening} == {"round 1", "draw 1"}
    assert [each.street for each in late] == ["draw 3", "round 4"]


def test_it_is_your_turn_and_every_choice_is_legal(opening, late):
    for question in (*opening, *late):
        assert question.hand.actor == YOU
        assert question.is_solved == is_last(question.spot.table)
        codes = [each.code for each in question.choices]
        assert len(set(codes)) == len(codes) > 1
        assert all(is_legal(question.hand.table, code) for code in codes)
        assert sum(each.often for each in question.choices) == pytest.approx(1, abs=1e-3)
        assert all(code >= DRAW for code in codes) == question.spot.is_draw


def test_trivial_decisions_are_not_asked(opening, late):
    assert all(0 <= drilling._behind(each) < TRIVIAL for each in late)
    assert all(drilling._behind(each) < TRIVIAL for each in opening)


def test_what_the_strategy_does_is_right_and_the_worst_is_a_mistake(opening, late):
    for question in (*opening, *late):
        assert question.best.often >= REAL
        assert question.graded(question.best.code).is_right
        worst = question.choices[-1]
        grade = question.graded(worst.code)
        assert grade.lost == pytest.approx(max(question.best.worth - worst.worth, 0), abs=SAME)
        assert grade.is_right or grade.kind in KINDS


def test_early_choices_are_those_of_the_strategy(opening):
    for question in opening:
        if not question.spot.is_draw and not question.spot.seen.codes:
            chances = early().blueprint.chances(Line(), question.spot.hand)
            assert {each.code: each.often for each in question.choices} == chances
            return
    pytest.fail("no first action among the questions")


def with_choices(question: Question, *choices: Choice) -> Question:
    return Question(question.hand, question.spot, choices, question.is_solved)


def test_what_good_play_never_does_is_not_the_best_whatever_it_seems(opening):
    question = with_choices(opening[0], Choice(5, 0.0, 2.0), Choice(4, 1.0, 1.0))
    assert question.best.code == 4
    assert question.graded(5).lost == 0


def test_folding_what_is_worth_a_call_is_too_tight(opening):
    bet = next(each for each in opening if FOLD in each.spot.bets)
    question = with_choices(bet, Choice(1, 0.9, 0.5), Choice(FOLD, 0.1, 0.0))
    grade = question.graded(FOLD)
    assert (grade.lost, grade.kind) == (0.5, "too tight")
    with pytest.raises(KeyError):
        question.graded(2)


def test_decisions_that_the_strategy_never_faces_are_passed_over(monkeypatch, opening):
    def never(*arguments):
        raise SolverError("the blueprint never comes here")

    monkeypatch.setattr(drilling, "early_choices", never)
    assert drilling._asked(opening[0].hand, 2**32 - 1) is None
