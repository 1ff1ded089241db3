"""Whether all chips of a room are where they should be, as its ledger tells."""

from sqlalchemy import func, select, text
from tests.room.kill.notes import Fault

from tripledraw.room.people.topup import START
from tripledraw.room.store import ledger
from tripledraw.room.store.ledger import BANK
from tripledraw.room.store.schema import players

# What the players of an arena have beside what every player begins with.
GIFT = 1_000_000
GIVEN = "gift"
# The bank gives these, and a stake to a bot that has too little.
FROM_THE_BANK = ("start", "bot", GIVEN)


def chip_faults(conn):
    """What is wrong: the ledger in itself, or that the total of the chips has changed."""
    faults = [Fault("chips", fault) for fault in ledger.check(conn)]
    issued = dict(_issued(conn))
    for why in issued.keys() - set(FROM_THE_BANK):
        faults.append(Fault("chips", f"the bank has given {issued[why]} chips for {why!r}"))
    begun = conn.scalar(select(func.count()).select_from(players)) * START
    gifts = conn.scalar(text("SELECT COUNT(*) FROM moves WHERE why = :why"), {"why": GIVEN}) * GIFT
    total = -ledger.balance(conn, BANK) - issued.get("bot", 0)
    if total != begun + gifts:
        text_ = f"there are {total} chips; the players began with {begun + gifts}"
        faults.append(Fault("chips", text_))
    return faults


def _issued(conn):
    """What the bank has given, less what it got, by reason."""
    rows = conn.execute(
        text(
            "SELECT why, SUM(CASE WHEN debit = :bank THEN amount ELSE -amount END) FROM moves"
            " WHERE :bank IN (debit, credit) GROUP BY why"
        ),
        {"bank": BANK},
    )
    return [(why, int(amount)) for why, amount in rows]
