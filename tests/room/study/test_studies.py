"""Who waits, who is solved, what is stopped, kept and forgotten: with a solver that is scripted."""

import asyncio
import sys

import pytest
from tests.room.live.rig import FakeClock
from tests.room.study.scripted import BABBLES, COMMAND, DIES, IS_WRONG, LASTS

from tripledraw.errors import RoomError
from tripledraw.room.study import studies as desk
from tripledraw.room.study.process import Solver
from tripledraw.room.study.spots import StudySpot
from tripledraw.room.study.studies import KEPT_FOR, MOST_KEPT, PATIENCE, Studies

QUICK = 100
AT_ONCE = 30


def spot(pot=QUICK):
    return StudySpot(big_blind="pat 8", button="pat 9", pot=pot, seconds=1)


def at_the_desk(work, **limits):
    """Run ``work(studies, clock)`` at a desk of its own, which is closed after it."""

    async def run():
        clock = FakeClock()
        studies = Studies(clock, command=COMMAND, **limits)
        try:
            async with asyncio.timeout(AT_ONCE):
                await work(studies, clock)
        finally:
            await studies.close()

    asyncio.run(run())


async def until(is_so):
    while not is_so():
        await asyncio.sleep(0.001)


async def begun(study):
    await until(lambda: study.iterations > 0)


async def solved(studies, player, pot=QUICK):
    study = studies.open(player, spot(pot))
    await study.over.wait()
    return study


def refused(call, *arguments):
    with pytest.raises(RoomError) as error:
        call(*arguments)
    return error.value.id


def test_a_spot_is_solved_and_looked_at():
    async def work(studies, clock):
        study = await solved(studies, "ann")
        assert (study.state, study.value, study.complete) == ("solved", (1, 2), True)
        assert (await studies.look(study, "", "")).actions == ("0",)
        with pytest.raises(RoomError, match="Nobody acts") as error:
            await studies.look(study, "x", "")
        assert error.value.arguments == {"reason": "the hand is over"}

    at_the_desk(work)


def test_one_is_solved_at_a_time_and_so_many_wait():
    async def work(studies, clock):
        running = studies.open("ann", spot(LASTS))
        waiting = [studies.open(player, spot(LASTS)) for player in ("bob", "cy")]
        await begun(running)
        assert [each.state for each in waiting] == ["waiting", "waiting"]
        assert [studies.ahead(each) for each in (running, *waiting)] == [0, 1, 2]
        assert refused(studies.open, "dan", spot()) == "study-busy"
        studies.stop(running)
        await begun(waiting[0])
        assert (running.state, running.complete) == ("solved", False)
        assert (waiting[1].state, studies.ahead(waiting[1])) == ("waiting", 1)

    at_the_desk(work, most_waiting=2)


def test_a_player_has_one_study_and_the_next_takes_its_place():
    async def work(studies, clock):
        first = studies.open("ann", spot(LASTS))
        await begun(first)
        second = studies.open("ann", spot())
        assert refused(studies.find, "ann", first.id) == "study-gone"
        await second.over.wait()
        assert second.state == "solved"
        assert first.over.is_set()

    at_the_desk(work)


def test_one_that_waits_makes_room_for_the_players_next():
    async def work(studies, clock):
        running = studies.open("ann", spot(LASTS))
        await begun(running)
        waiting = studies.open("bob", spot())
        again = studies.open("bob", spot())
        assert (waiting.state, studies.ahead(again)) == ("stopped", 1)

    at_the_desk(work, most_waiting=1)


def test_who_is_refused_keeps_what_he_has():
    async def work(studies, clock):
        kept = await solved(studies, "ann")
        running = studies.open("bob", spot(LASTS))
        await begun(running)
        waiting = studies.open("cy", spot())
        assert refused(studies.open, "ann", spot()) == "study-busy"
        assert (await studies.look(studies.find("ann", kept.id), "", "")).actions == ("0",)
        assert not running.is_stopping
        assert waiting.state == "waiting"

    at_the_desk(work, most_waiting=1)


def test_nobody_finds_the_study_of_another():
    async def work(studies, clock):
        study = await solved(studies, "ann")
        assert studies.find("ann", study.id) is study
        assert refused(studies.find, "bob", study.id) == "study-gone"
        assert refused(studies.find, "ann", "nothing") == "study-gone"

    at_the_desk(work)


def test_what_is_not_solved_is_not_looked_at():
    async def work(studies, clock):
        study = studies.open("ann", spot(LASTS))
        with pytest.raises(RoomError) as error:
            await studies.look(study, "", "")
        assert error.value.id == "study-unsolved"

    at_the_desk(work)


def test_one_that_waits_is_called_off():
    async def work(studies, clock):
        running, waiting = studies.open("ann", spot(LASTS)), studies.open("bob", spot())
        await begun(running)
        studies.stop(waiting)
        studies.stop(running)
        await running.over.wait()
        assert waiting.state == "stopped"

    at_the_desk(work)


def test_one_that_is_stopped_while_the_solver_starts_ends():
    async def work(studies, clock):
        study = studies.open("ann", spot(LASTS))
        studies.stop(study)
        await study.over.wait()
        assert (study.state, study.complete) == ("solved", False)

    at_the_desk(work)


def test_what_is_wrong_with_a_spot_is_told():
    async def work(studies, clock):
        study = await solved(studies, "ann", IS_WRONG)
        assert (study.state, study.refused.id) == ("failed", "study-spot")
        assert study.refused.arguments == {"reason": "no such spot"}

    at_the_desk(work)


@pytest.mark.parametrize("pot", [DIES, BABBLES])
def test_a_solver_that_dies_is_started_again_for_the_next(pot):
    async def work(studies, clock):
        kept = await solved(studies, "ann")
        broken, waiting = studies.open("bob", spot(pot)), studies.open("cy", spot())
        await waiting.over.wait()
        assert (broken.state, broken.refused.id) == ("failed", "study-crashed")
        assert waiting.state == "solved"
        assert refused(studies.find, "ann", kept.id) == "study-gone"
        assert studies.find("bob", broken.id) is broken

    at_the_desk(work)


def test_a_look_ends_when_the_solver_dies():
    async def work(studies, clock):
        study = await solved(studies, "ann")
        with pytest.raises(RoomError) as error:
            await studies.look(study, "bb", "")
        assert error.value.id == "study-gone"

    at_the_desk(work)


def test_a_player_looks_once_at_a_time_and_keeps_nobody_else_from_it():
    async def work(studies, clock):
        ann, bob = await solved(studies, "ann"), await solved(studies, "bob")
        under_way = asyncio.create_task(studies.look(ann, "c", ""))
        await until(lambda: studies._looks)
        with pytest.raises(RoomError) as error:
            await studies.look(ann, "", "")
        assert error.value.id == "too-fast"
        assert (await studies.look(bob, "", "")).actions == ("0",)
        await under_way
        assert (await studies.look(ann, "", "")).actions == ("0",)

    at_the_desk(work)


def test_a_look_that_is_given_up_counts_until_it_is_answered():
    async def work(studies, clock):
        ann, bob = await solved(studies, "ann"), await solved(studies, "bob")
        studies._overtime = 0
        with pytest.raises(RoomError) as error:
            await studies.look(ann, "c", "")
        assert error.value.id == "study-heavy"
        studies._overtime = AT_ONCE
        with pytest.raises(RoomError) as error:
            await studies.look(ann, "", "")
        assert error.value.id == "too-fast"
        await studies.look(bob, "", "")
        assert (await studies.look(ann, "", "")).actions == ("0",)

    at_the_desk(work)


def test_a_solver_that_cannot_be_started_fails_the_study():
    async def work(studies, clock):
        studies._command = ("/nowhere/at/all",)
        study = await solved(studies, "ann")
        assert study.refused.id == "study-crashed"

    at_the_desk(work)


def test_one_that_takes_too_long_is_ended():
    async def work(studies, clock):
        studies._command = (sys.executable, "-c", "input()")
        study = await solved(studies, "ann", LASTS)
        assert study.refused.id == "study-heavy"
        studies._command, studies._overtime = COMMAND, AT_ONCE
        assert (await solved(studies, "bob")).state == "solved"

    at_the_desk(work, overtime=-0.99)


def test_what_nobody_asks_after_is_stopped():
    async def work(studies, clock):
        asked, left = studies.open("ann", spot(LASTS)), studies.open("bob", spot())
        await begun(asked)
        clock.advance(PATIENCE - 1)
        studies.find("ann", asked.id)
        clock.advance(1)
        assert (left.state, asked.is_stopping) == ("stopped", False)
        assert refused(studies.find, "bob", left.id) == "study-gone"
        clock.advance(PATIENCE)
        assert asked.is_stopping
        await asked.over.wait()

    at_the_desk(work)


def test_a_solution_is_kept_for_a_while_and_the_solver_goes_with_the_last():
    async def work(studies, clock):
        study = await solved(studies, "ann")
        solver = studies._solver
        clock.advance(PATIENCE)
        assert (await studies.look(studies.find("ann", study.id), "", "")).actions == ("0",)
        clock.advance(KEPT_FOR)
        assert refused(studies.find, "ann", study.id) == "study-gone"
        assert studies._solver is None
        await until(lambda: solver._process.returncode is not None)
        assert (await solved(studies, "bob")).state == "solved"

    at_the_desk(work)


def test_the_solver_goes_when_nobody_has_asked_for_anything_for_long():
    async def work(studies, clock):
        study = await solved(studies, "ann")
        await until(lambda: studies._running is None)
        clock.advance(KEPT_FOR - 1)
        studies.find("ann", study.id)
        studies.drop("ann")
        clock.advance(KEPT_FOR - 1)
        assert studies._solver is not None
        clock.advance(1)
        assert studies._solver is None

    at_the_desk(work)


def test_the_solver_goes_after_a_study_that_was_given_up():
    async def work(studies, clock):
        left = studies.open("ann", spot(LASTS))
        await begun(left)
        clock.advance(PATIENCE)
        await until(lambda: studies._running is None)
        assert studies._solver is not None
        clock.advance(KEPT_FOR)
        assert studies._solver is None

    at_the_desk(work)


def test_the_solver_stays_while_it_is_at_work():
    async def work(studies, clock):
        await begun(studies.open("ann", spot(LASTS)))
        clock.advance(PATIENCE + KEPT_FOR)
        assert studies._running is not None
        assert studies._solver is not None

    at_the_desk(work)


def test_solutions_are_kept_while_they_fit():
    async def work(studies, clock):
        first, second, third = [await solved(studies, name) for name in ("ann", "bob", "cy")]
        assert refused(studies.find, "ann", first.id) == "study-gone"
        assert [studies.find(each.player, each.id).size for each in (second, third)] == [QUICK] * 2
        large = studies.open("dan", spot(2 * QUICK))
        clock.advance(1)
        studies.find("bob", second.id)
        await large.over.wait()
        assert refused(studies.find, "bob", second.id) == "study-gone"
        assert studies.find("dan", large.id).state == "solved"

    at_the_desk(work, most_bytes=2 * QUICK)


def test_only_the_last_solutions_are_kept():
    async def work(studies, clock):
        found = []
        for number in range(MOST_KEPT + 1):
            clock.advance(1)
            found.append(await solved(studies, f"player {number}"))
        assert refused(studies.find, "player 0", found[0].id) == "study-gone"
        assert all(studies.find(each.player, each.id) for each in found[1:])

    at_the_desk(work)


def test_closing_ends_the_process_and_opens_no_more():
    async def work(studies, clock):
        study = studies.open("ann", spot(LASTS))
        await begun(study)
        process = studies._solver._process
        await studies.close()
        assert process.returncode is not None
        assert refused(studies.open, "bob", spot()) == "server-stopping"

    at_the_desk(work)


def test_without_the_packages_nothing_is_solved(monkeypatch):
    async def work(studies, clock):
        monkeypatch.setattr(desk, "can_compile", lambda: False)
        assert not studies.are_possible
        assert refused(studies.open, "ann", spot()) == "study-missing"

    at_the_desk(work)


def test_the_solver_gets_no_setting_of_the_room(monkeypatch):
    monkeypatch.setenv("TRIPLEDRAW_DATABASE", "postgresql://ann:secret@here/room")
    script = "import os; print([name for name in os.environ if 'DATABASE' in name])"

    async def work():
        solver = await Solver.start((sys.executable, "-c", script))
        line = await solver._heard.readline()
        assert [answer async for answer in solver.answers()] == []
        return line

    assert asyncio.run(work()).strip() == b"[]"
