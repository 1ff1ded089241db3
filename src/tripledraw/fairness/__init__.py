"""The fair deal: the server fixes the cards before the players cut them, and proves each one.

The server of a table, once a hand:

    promise = Promise.make(table, hand, before)        # secret; promise.commitment is published
    promise.to_bytes(), Promise.from_bytes(data)       # to be sealed and stored
    deal = FairDeal(promise, links)                    # links: chair -> 32 bytes, at least one
    deal.picked, deal.opened, deal.words, deal.nodes   # published with the links
    Hand(stacks, stakes=..., orders=deal.dealer)       # MissingOrder at a seventh reshuffle
    deal.prove(cards, orders) -> proofs                # orders of new cards: origins(hand.events)
    deal.leaves(orders)                                # told with the first proofs of these
    deal.digest                                        # ``before`` of the next hand
    deal.seed                                          # opened where the table opens hands
    hand_digest(promise.commitment, {})                # of a hand that was never dealt
    follows(link, head)                                # is this the chair's link? (chains)

A player, or a bot:

    Chain(secret).anchor, .next(), .left, .used        # one chain a table
    Witness(table, chair): anchor, promise, send, deal, prove, end -> Record

Anybody, later:

    read_records(path), write_records(records)         # (line, record) of one hand a line; text
    verify(records) -> Verdict, compare(ours, theirs)  # ``tripledraw verify``

Whatever does not agree raises `FairnessError`. What is proved by all this, and what is not, is
said in docs/reference/fairness.md with every byte; why it is done so in docs/adr/0008.
"""

from tripledraw.errors import FairnessError
from tripledraw.fairness.chain import LENGTH, Chain, follows
from tripledraw.fairness.checking import Verdict, check, verify
from tripledraw.fairness.comparing import compare
from tripledraw.fairness.cut import Cut, hand_digest
from tripledraw.fairness.deal import FairDeal
from tripledraw.fairness.files import read_records, write_records
from tripledraw.fairness.origin import origins
from tripledraw.fairness.promise import NO_HAND, ROOTS, Commitment, Promise
from tripledraw.fairness.proof import Proof
from tripledraw.fairness.record import Record
from tripledraw.fairness.tree import ORDERS
from tripledraw.fairness.witness import Witness
from tripledraw.fairness.words import WORDS

__all__ = [
    "LENGTH",
    "NO_HAND",
    "ORDERS",
    "ROOTS",
    "WORDS",
    "Chain",
    "Commitment",
    "Cut",
    "FairDeal",
    "FairnessError",
    "Promise",
    "Proof",
    "Record",
    "Verdict",
    "Witness",
    "check",
    "compare",
    "follows",
    "hand_digest",
    "origins",
    "read_records",
    "verify",
    "write_records",
]
