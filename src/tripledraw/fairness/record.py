"""What one player has of a hand to prove its deal, and its form as JSON.

There bytes are 64 hex digits, cards are text and events those of `events.to_json`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tripledraw import events
from tripledraw.errors import FairnessError, TripleDrawError
from tripledraw.events import Event
from tripledraw.fairness.cut import hand_digest
from tripledraw.fairness.formats import FORMAT, TREES
from tripledraw.fairness.promise import ROOTS, Commitment
from tripledraw.fairness.proof import Proof
from tripledraw.fairness.reading import by_number, hex_bytes, listed, named, number, part, text
from tripledraw.fairness.tree import LEAVES_BYTES, ORDERS
from tripledraw.rules.words import MAX_SEATS
from tripledraw.stakes import is_whole

LARGEST_HAND = 2**53


@dataclass(frozen=True, slots=True)
class Record:
    """One hand as one player was told it, and what proves its deal.

    ``chair`` is the player's own (None for an observer) and ``sent`` the link it sent. ``heads``
    are the last links or anchors of the chairs before the commitment, ``links`` those the hand
    was dealt by, ``opened`` the seeds of the other roots, ``nodes`` those of the played deck.
    ``chairs`` names the chair of each seat, ``log`` is the hand as the player saw it, ``proofs``
    are those of his cards in sequence and ``leaves`` all of the orders that they are from.
    ``seed`` is that of the played deck where the table opens it.

    A hand that was promised and never dealt has no links, no chairs and no log.
    """

    commitment: Commitment
    chair: int | None = None
    sent: bytes | None = None
    heads: Mapping[int, bytes] = field(default_factory=dict)
    links: Mapping[int, bytes] = field(default_factory=dict)
    opened: Mapping[int, bytes] = field(default_factory=dict)
    nodes: tuple[bytes, ...] = ()
    words: str = ""
    chairs: tuple[int, ...] = ()
    leaves: Mapping[int, bytes] = field(default_factory=dict)
    proofs: tuple[Proof, ...] = ()
    seed: bytes | None = None
    log: tuple[Event, ...] = ()

    @property
    def digest(self) -> bytes:
        """The digest of the hand, which the next commitment names."""
        return hand_digest(self.commitment, self.links)

    @property
    def seat(self) -> int | None:
        """The player's seat in the hand; None if he was not dealt in."""
        return self.chairs.index(self.chair) if self.chair in self.chairs else None

    def to_json(self) -> dict[str, Any]:
        """The record as JSON."""
        told = {
            "fair": self.commitment.format,
            "table": self.commitment.table,
            "hand": self.commitment.hand,
            "before": self.commitment.before.hex(),
            "roots": [root.hex() for root in self.commitment.roots],
            "chair": self.chair,
            "sent": None if self.sent is None else self.sent.hex(),
            "heads": _hexes(self.heads),
            "links": _hexes(self.links),
            "opened": _hexes(self.opened),
            "words": self.words,
            "chairs": list(self.chairs),
            "proofs": [proof.to_json() for proof in self.proofs],
            "seed": None if self.seed is None else self.seed.hex(),
            "log": events.log_to_json(self.log),
        }
        if self.commitment.format == FORMAT:
            told |= {"nodes": [node.hex() for node in self.nodes], "leaves": _hexes(self.leaves)}
        return told

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Record":
        """The record that `to_json` wrote; raises `FairnessError` for anything else."""
        if not is_whole(part(data, "fair")) or data["fair"] not in TREES:
            raise FairnessError(f"the format is {data['fair']!r}; only 1 to {FORMAT} are known")
        commitment = _commitment(data)
        with named(commitment.hand):
            return cls(commitment, **_parts(data), **_tree(data))


def _commitment(data: Mapping[str, Any]) -> Commitment:
    return Commitment(
        table=text(part(data, "table"), "the table"),
        hand=number(part(data, "hand"), "the number of the hand", LARGEST_HAND),
        before=hex_bytes(part(data, "before"), "the digest of the hand before"),
        roots=listed(part(data, "roots"), "the roots", lambda root: hex_bytes(root, "a root")),
        format=data["fair"],
    )


def _tree(data: Mapping[str, Any]) -> dict[str, Any]:
    """What was told of the tree of the played deck; in the first format each proof told it."""
    if data["fair"] != FORMAT:
        return {}
    return {
        "nodes": listed(part(data, "nodes"), "the nodes", lambda node: hex_bytes(node, "a node")),
        "leaves": by_number(part(data, "leaves"), "the leaves", ORDERS - 1, LEAVES_BYTES),
    }


def _parts(data: Mapping[str, Any]) -> dict[str, Any]:
    """Everything behind the commitment."""
    chair, sent, seed = part(data, "chair"), part(data, "sent"), part(data, "seed")
    last = MAX_SEATS - 1
    return {
        "chair": None if chair is None else number(chair, "the own chair", last),
        "sent": None if sent is None else hex_bytes(sent, "the link that was sent"),
        "heads": by_number(part(data, "heads"), "the heads", last),
        "links": by_number(part(data, "links"), "the links", last),
        "opened": by_number(part(data, "opened"), "the opened seeds", ROOTS - 1),
        "words": text(part(data, "words"), "the words"),
        "chairs": listed(part(data, "chairs"), "the chairs", lambda c: number(c, "a chair", last)),
        "proofs": listed(part(data, "proofs"), "the proofs", Proof.from_json),
        "seed": None if seed is None else hex_bytes(seed, "the opened seed"),
        "log": listed(part(data, "log"), "the log of the hand", _event),
    }


def _event(data: Any) -> Event:
    try:
        return events.from_json(data)
    except TripleDrawError as wrong:
        raise FairnessError(str(wrong)) from None


def _hexes(values: Mapping[int, bytes]) -> dict[str, str]:
    return {str(number): value.hex() for number, value in sorted(values.items())}
