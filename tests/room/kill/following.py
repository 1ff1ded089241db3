"""One table of a room as its log tells it, folded entry by entry beside the servers."""

from typing import NamedTuple

import msgspec
from tests.room.kill.notes import Fault

from tripledraw.room.entries import Acted, Cancelled, Dealt, Resumed, from_bytes
from tripledraw.room.game.table import RoomTable
from tripledraw.rules.words import DRAWING

# A spoilt log fails in whatever way it likes.
SPOILT = Exception


class Standing(NamedTuple):
    """Where a hand stands: after entry ``seq`` of its table's log it has not been touched."""

    hand: int
    seq: int


class Followed:
    """A table from entry 1 on; nothing more is read of it once it ``is_broken``.

    ``decisions`` are chair and code by hand and number, ``touched`` is the last entry of each hand
    that was dealt, ``nodes`` are the servers that took the table over, one after the other.
    """

    def __init__(self, id, deals):
        self.id = id
        self.game = RoomTable(id, deals)
        self.decisions = {}
        self.touched = {}
        self.nodes = []
        self.is_broken = False

    def go_on(self, rows):
        """Fold the entries that were written since; the first fault among them."""
        for seq, at, body in rows:
            if fault := self._take(seq, at, from_bytes(body)):
                self.is_broken = True
                return [fault]
        return []

    def compare(self, kept):
        """The fault if snapshot and the entries after it lead elsewhere than all entries do."""
        try:
            restored = RoomTable.restore(self.id, self.game.deals, kept.snapshot, kept.entries)
        except SPOILT as error:
            return [self.fault("fold", f"snapshot {kept.snapshot_seq} is spoilt: {error!r}")]
        if (restored.chips(), _encoded(restored)) != (self.game.chips(), _encoded(self.game)):
            return [self.fault("fold", f"snapshot {kept.snapshot_seq} is of another table")]
        return []

    @property
    def chips(self):
        """As the ledger writes them: no seat without any."""
        chips = self.game.chips()
        return {"seat": {chair: n for chair, n in chips.seat.items() if n}, "pot": chips.pot}

    @property
    def standing(self):
        """Where the hand stands that is being played."""
        hand = self.game.state.number
        return Standing(hand, self.touched[hand])

    @property
    def ended(self):
        """How many hands are over."""
        return len(self.touched) - self.game.running

    @property
    def voided(self):
        """How many hands were promised and never dealt."""
        state = self.game.state
        return state.number - len(self.touched) - (state.promised is not None)

    def fault(self, kind, what):
        """What is wrong with this table."""
        return Fault(kind, f"table {self.id}: {what}")

    def _take(self, seq, at, entry):
        if seq != self.game.seq + 1:
            return self.fault("gap", f"entry {seq} follows entry {self.game.seq}")
        if self._is_second(entry):
            return self.fault("double", f"entry {seq} was there before: {entry}")
        if isinstance(entry, Acted) and self._is_out_of_turn(entry):
            return self.fault("fold", f"entry {seq} is out of turn: {entry}")
        self._note(entry, seq)
        try:
            self.game.apply(entry, at)
        except SPOILT as error:
            return self.fault("fold", f"entry {seq} cannot be applied: {error!r}")
        return None

    def _is_second(self, entry):
        hand = self.game.state.number
        if isinstance(entry, Acted):
            return (hand, entry.decision) in self.decisions
        return isinstance(entry, Dealt) and hand in self.touched

    def _is_out_of_turn(self, entry):
        game = self.game
        if game.hand is None or (entry.decision, entry.chair) != (game.decision, game.actor_chair):
            return True
        return (entry.code[0] == "d") != (game.hand.table.phase == DRAWING)

    def _note(self, entry, seq):
        hand = self.game.state.number
        if isinstance(entry, Resumed):
            self.nodes.append(entry.node)
        if isinstance(entry, Acted):
            self.decisions[hand, entry.decision] = (entry.chair, entry.code)
        if isinstance(entry, Acted | Cancelled | Dealt):
            self.touched[hand] = seq


def _encoded(game):
    return msgspec.msgpack.encode(game.state)
