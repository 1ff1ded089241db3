"""A hand that was played here as its player replays it."""

from tripledraw import events
from tripledraw.errors import RoomError
from tripledraw.room.history import downloads
from tripledraw.room.history.downloads import OwnHand
from tripledraw.room.history.replayed import ReplayedHand


def own_hand(own: OwnHand, table: str, now: int) -> ReplayedHand:
    """A hand that was played here, as its player may know it; ``now`` opens what is due.

    ``table`` is the name of the table.
    """
    record = own.record
    return ReplayedHand(
        hand=str(record.number),
        table=table,
        names=record.names,
        hero=own.seat,
        events=events.log_to_json(downloads.proof(own, now).log or ()),
        phh=_written("phh", own, now),
        pokerstars=_written("txt", own, now),
        played="",
        ended=record.ended,
        line=0,
        scale=1,
        revealed={},
        flaws=(),
    )


def _written(form: str, own: OwnHand, now: int) -> str | None:
    try:
        return downloads.FORMS[form](own, now)
    except RoomError:
        return None
