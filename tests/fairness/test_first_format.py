"""What was promised and written in the first format still stands, and no lie in it passes."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.fairness.playing import caught

from tripledraw.errors import FairnessError
from tripledraw.fairness import FairDeal, Promise, Record, check

KEPT = json.loads((Path(__file__).parent / "first_format.json").read_text())
RECORDS = [Record.from_json(told) for told in KEPT["records"]]


def test_records_are_read_checked_and_written_as_they_were():
    for record, told in zip(RECORDS, KEPT["records"], strict=True):
        check(record)
        assert record.to_json() == told
    assert {proof.order for record in RECORDS for proof in record.proofs} == {0, 1, 2}
    assert RECORDS[-1].seed is not None


def test_a_stored_promise_gives_the_deal_and_the_proofs_it_gave():
    data = bytes.fromhex(KEPT["promise"])
    promise = Promise.from_bytes(data)
    assert promise.to_bytes() == data
    links = {int(chair): bytes.fromhex(link) for chair, link in KEPT["links"].items()}
    deal = FairDeal(promise, links)
    assert [deal.proof(0, 0).to_json(), deal.proof(6, 51).to_json()] == KEPT["proofs"]
    assert (deal.nodes, deal.leaves([0])) == ((), {})
    for order in range(7):
        for position in range(52):
            deal.cut.check(deal.proof(order, position))


def test_a_path_that_is_another_is_caught():
    record = RECORDS[0]
    proof, *rest = record.proofs
    for path in (proof.path[1:], (*proof.path[1:], bytes(32)), proof.path[::-1], ()):
        lie = replace(record, proofs=(replace(proof, path=path), *rest))
        caught(lambda lie=lie: check(lie), "does not lead to root")


@pytest.mark.parametrize("name", ["card", "salt", "position"])
def test_a_card_that_is_another_is_caught(name):
    proof, other, *rest = RECORDS[0].proofs
    lie = replace(proof, **{name: getattr(other, name)})
    with pytest.raises(FairnessError):
        check(replace(RECORDS[0], proofs=(lie, other, *rest)))


def test_a_record_is_of_its_own_format_only():
    newer = replace(RECORDS[0].commitment, format=2)
    caught(lambda: check(replace(RECORDS[0], commitment=newer)), "does not give that root")
