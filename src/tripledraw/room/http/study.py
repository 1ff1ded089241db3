"""The pages of the study: a spot is handed in, asked after, stopped, looked at."""

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tripledraw.room.http.cookies import AnyRequest
from tripledraw.room.http.lobby import the_room
from tripledraw.room.http.refusals import Refusal
from tripledraw.room.http.visitors import the_person
from tripledraw.room.study.spots import (
    LONGEST_LINE,
    LONGEST_PATH,
    LONGEST_RANGE,
    MOST_SECONDS,
    StudyDecision,
    StudySpot,
)
from tripledraw.room.study.studies import Studies
from tripledraw.room.study.study import State, Study

StudyId = Annotated[str, PathParameter(pattern="^[0-9A-Za-z_-]{1,24}$")]
# Python's $ is also before a line break at the end.
Path = Annotated[
    str, QueryParameter(max_length=LONGEST_PATH, pattern=r"^[xbfcr0-5]*$(?!\n)")
]  # fmt: skip
Held = Annotated[str, QueryParameter(max_length=5, pattern=r"^[2-9TJQKA]*$(?!\n)")]


class StudyFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Whether spots can be solved here, the most seconds that one may take, and characters."""

    possible: bool
    most_seconds: int
    longest_range: int
    longest_line: int


class StudyState(msgspec.Struct, frozen=True, kw_only=True):
    """How far a study is: so many are solved before it, ``exploitability`` is a share of the pot.

    ``complete`` is False where it was stopped before its time. ``value`` is the chips that the
    big blind and the button win of the pot and more. ``refused`` is why it has failed.
    """

    id: str
    state: State
    ahead: int
    iterations: int
    seconds: float
    exploitability: float | None
    complete: bool
    value: tuple[float, float] | None
    refused: Refusal | None


@get("/study", tags=["study"], sync_to_thread=False)
def study_facts(request: AnyRequest) -> StudyFacts:
    """What this room can solve."""
    return StudyFacts(
        possible=the_room(request).studies.are_possible,
        most_seconds=MOST_SECONDS,
        longest_range=LONGEST_RANGE,
        longest_line=LONGEST_LINE,
    )


@post("/study", tags=["study"])
async def new_study(request: AnyRequest, data: JSONBody[StudySpot]) -> StudyState:
    """Let a spot be solved, in the place of the one before; ask after it, or it is stopped."""
    room, person = the_room(request), await the_person(request)
    room.limits.studies.require(person.id, room.clock())
    return _told(room.studies, room.studies.open(person.id, data))


@get("/study/{study_id:str}", tags=["study"])
async def study_state(request: AnyRequest, study_id: StudyId) -> StudyState:
    """How far one's study is."""
    studies, study = await _own(request, study_id)
    return _told(studies, study)


@post("/study/{study_id:str}/stop", tags=["study"])
async def stop_study(request: AnyRequest, study_id: StudyId) -> StudyState:
    """Let one's study come to an end with what there is."""
    studies, study = await _own(request, study_id)
    studies.stop(study)
    return _told(studies, study)


@get("/study/{study_id:str}/at", tags=["study"])
async def study_decision(
    request: AnyRequest, study_id: StudyId, path: Path = "", hand: Held = ""
) -> StudyDecision:
    """What is done at a point of one's solution: "10xb" after draws of 1 and 0, check, bet.

    ``hand`` are the ranks of a hand to be told of in any case, such as 86432.
    """
    studies, study = await _own(request, study_id)
    room = the_room(request)
    room.limits.looks.require(study.player, room.clock())
    return await studies.look(study, path, hand)


@delete("/study/{study_id:str}", tags=["study"])
async def drop_study(request: AnyRequest, study_id: StudyId) -> None:
    """One needs a study no more."""
    studies, study = await _own(request, study_id)
    studies.drop(study.player)


HANDLERS = [study_facts, new_study, study_state, stop_study, study_decision, drop_study]


async def _own(request: AnyRequest, id: str) -> tuple[Studies, Study]:
    person = await the_person(request)
    studies = the_room(request).studies
    return studies, studies.find(person.id, id)


def _told(studies: Studies, study: Study) -> StudyState:
    refused = study.refused
    return StudyState(
        id=study.id,
        state=study.state,
        ahead=studies.ahead(study),
        iterations=study.iterations,
        seconds=study.seconds,
        exploitability=study.exploitability,
        complete=study.complete,
        value=study.value,
        refused=Refusal(refused.id, str(refused), refused.arguments) if refused else None,
    )
