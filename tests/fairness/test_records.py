"""Records of hands: their form, what a changed one gives away, and what verdicts tell."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.fairness.playing import TABLE, Table, caught

from tripledraw.errors import FairnessError
from tripledraw.events import Drew, DrewUnseen, ReshuffledUnseen
from tripledraw.fairness import (
    Commitment,
    Record,
    Verdict,
    Witness,
    check,
    compare,
    hand_digest,
    origins,
    verify,
    write_records,
)


def records(seats: int = 3, hands: int = 1, **options: Any) -> list[Record]:
    return Table(seats, **options).play(hands).client(0).records


# -- JSON ------------------------------------------------------------------------------------


def test_a_record_comes_back_from_json_as_it_was():
    for record in records(hands=3):
        assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record
    one = replace(records()[0], seed=bytes(32), chair=None, sent=None)
    assert Record.from_json(one.to_json()) == one


def test_records_are_written_one_a_line():
    lines = write_records(records(hands=3)).splitlines()
    assert [json.loads(line)["hand"] for line in lines] == [1, 2, 3]


def leaves(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each text, number and None of a JSON value."""
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for name, part in items:
            yield from leaves(part, (*way, name))
    else:
        yield way


def altered(value: Any, way: tuple[Any, ...], new: Any) -> Any:
    """A copy with another value at the end of the way; a function makes it of the old one."""
    if not way:
        return new(value) if callable(new) else new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[way[0]] = altered(value[way[0]], way[1:], new)
    return copy


def other(value: Any) -> Any:
    """Another value of the same kind: one hex digit, letter or count away."""
    if isinstance(value, int):
        return value + 1
    return "0" * 64 if value is None else ("1" if value[0] != "1" else "2") + value[1:]


BESIDE_THE_DEAL = {"log", "chairs", "chair", "sent"}


def test_every_value_that_is_changed_gives_itself_away():
    """All but the log, of which only the own cards are proved, and who sat where and sent what."""
    told = records(seats=2, burns=0)[0].to_json()
    ways = [way for way in leaves(told) if way[0] not in BESIDE_THE_DEAL]
    assert {way[0] for way in ways} == set(told) - BESIDE_THE_DEAL
    for way in ways:
        with pytest.raises(FairnessError):
            read_and_verified(altered(told, way, other))


def read_and_verified(told: Any) -> Verdict:
    return verify([Record.from_json(told)])


@pytest.mark.parametrize(
    "junk", [None, [], {}, "", "7c", -1, 2**80, 1.5, True, "\x1b[2J", [[]], {"9": "0"}, [None]]
)
def test_junk_anywhere_is_an_error_of_ours(junk):
    told = records(seats=2)[0].to_json()
    ways = {way[:end] for way in leaves(told) for end in range(1, len(way) + 1)}
    for way in ways:
        assert reason_of(altered(told, way, junk)).isprintable()


def reason_of(told: Any) -> str:
    """Why a record is refused; any other error than ours goes through."""
    try:
        read_and_verified(told)
    except FairnessError as wrong:
        return str(wrong)
    return ""


def test_a_missing_part_is_named():
    told = records()[0].to_json()
    for name in told:
        rest = {key: value for key, value in told.items() if key != name}
        with pytest.raises(FairnessError, match=f"'{name}' is missing"):
            Record.from_json(rest)
    with pytest.raises(FairnessError, match="is no JSON object"):
        Record.from_json([])


# -- places ----------------------------------------------------------------------------------


def drawn(reshuffle: str, like: Callable[[tuple[int, ...]], bool]) -> tuple[Record, int]:
    """A hand in which a seat drew cards from orders such as wanted, and where in its log."""
    table = Table(6, reshuffle=reshuffle)
    for _ in range(40):
        table.play_hand()
        hand = table.hands[-1]
        for at, orders in origins(hand.events).items():
            event = hand.events[at]
            if isinstance(event, Drew) and like(orders):
                record = table.client(event.seat).records[-1]
                return record, record.log.index(event)
    raise AssertionError("no hand has such a draw")


def is_served_across_a_reshuffle(orders: tuple[int, ...]) -> bool:
    return len(set(orders)) > 1


def test_a_proof_of_a_reshuffle_that_was_not_told_is_caught():
    record, _ = drawn("standard", is_served_across_a_reshuffle)
    check(record)
    quiet = [event for event in record.log if not isinstance(event, ReshuffledUnseen)]
    lie = replace(record, log=tuple(quiet))
    caught(lambda: check(lie), "is of a reshuffle that was not told", record.commitment.hand)


def test_a_proof_of_a_reshuffle_before_the_stub_is_empty_is_caught():
    """Here the draws of the others, which emptied it, are taken out of what was told."""
    record, at = drawn("everything", lambda orders: min(orders, default=0) > 0)
    check(record)
    alone = [event for event in record.log[:at] if not isinstance(event, Drew | DrewUnseen)]
    lie = replace(
        record,
        log=(*alone, record.log[at]),
        proofs=(*record.proofs[:5], *(proof for proof in record.proofs[5:] if proof.order)),
    )
    caught(lambda: check(lie), "is of a reshuffle before its time", record.commitment.hand)


def test_cards_of_one_order_come_from_further_and_further_down():
    record, at = drawn("standard", lambda orders: len(orders) > 1 and set(orders) == {1})
    drew = record.log[at]
    backwards = replace(drew, cards=drew.cards[::-1])
    first = next(i for i, proof in enumerate(record.proofs) if proof.card == drew.cards[0])
    last = first + len(drew.cards)
    assert [proof.card for proof in record.proofs[first:last]] == list(drew.cards)
    proofs = list(record.proofs)
    proofs[first:last] = proofs[first:last][::-1]
    lie = replace(
        record,
        log=(*record.log[:at], backwards, *record.log[at + 1 :]),
        proofs=tuple(proofs),
    )
    caught(lambda: check(lie), "out of turn; the card before came from", record.commitment.hand)


def test_under_stars_a_card_of_a_later_order_may_be_without_a_proof():
    record = next(
        record
        for client in Table(6, reshuffle="stars").play(10).clients
        for record in client.records
        if any(proof.order for proof in record.proofs)
    )
    first = tuple(proof for proof in record.proofs if proof.order == 0)
    assert check(record) == 0
    assert check(replace(record, proofs=first)) == len(record.proofs) - len(first)
    with pytest.raises(FairnessError, match="without a proof"):
        check(replace(record, proofs=first[:-1]))


# -- verdicts --------------------------------------------------------------------------------


def test_hands_that_are_not_in_the_file_are_told():
    told = records(hands=8)
    verdict = verify([told[0], told[2], told[3], told[7]])
    assert verdict.hands == 4
    assert verdict.gaps == ((2, 2), (5, 7))


def test_hands_out_of_sequence_are_refused():
    told = records(hands=3)
    caught(lambda: verify([told[1], told[0]]), "the hand comes after hand 2")
    caught(lambda: verify([told[1], told[1]]), "the hand comes after hand 2", hand=2)


def test_hands_of_two_tables_are_refused():
    first, second = records(hands=2)
    moved = replace(second.commitment, table="elm")
    void = Record(moved)
    caught(lambda: verify([first, void]), "the table is not 'oak' as before", hand=2)


def test_no_hands_are_refused():
    with pytest.raises(FairnessError, match="there is no hand to check"):
        verify([])


class LateLink(Table):
    """The first client's link comes too late in hand 2: the hand is dealt without it."""

    def play_hand(self):
        if self.number != 1:
            return super().play_hand()
        late, *rest = self.clients
        self.clients = rest
        late_hears = self.hear_of(late)
        super().play_hand()
        late_hears()
        self.clients = [late, *rest]
        return None

    def hear_of(self, late):
        def hears():
            deal, record = self.deals[-1], self.clients[0].records[-1]
            late.hear(late.witness.promise, record.commitment)
            late.witness.send(late.chain.next())
            late.hear(
                late.witness.deal, record.chairs, record.links, deal.opened, deal.words, deal.nodes
            )
            assert late.witness.is_left_out
            late.hear(late.witness.end, record.log[:1])
            late.records.append(late.witness.record)

        return hears


def test_a_hand_dealt_without_ones_link_is_told_and_the_next_one_goes_on():
    late, other = LateLink(4).play(3).clients[:2]
    assert (late.complaints, other.complaints) == ([], [])
    verdict = verify(late.records)
    assert (verdict.hands, verdict.left_out) == (3, (2,))
    assert verify(other.records).left_out == ()
    assert compare(late.records, other.records) == 3


def test_a_hand_that_was_promised_and_not_dealt_keeps_its_number():
    table = Table(2).play(1)
    table.number += 1
    promise = table.promise()
    void = []
    for client in table.clients:
        client.hear(client.witness.promise, promise.commitment)
        client.hear(client.witness.promise, promise.commitment)  # told once more
        void.append(client.witness.record)
    table.before = hand_digest(promise.commitment, {})
    table.play_hand()
    for client, record in zip(table.clients, void, strict=True):
        assert client.complaints == []
        client.records.insert(1, record)
        assert verify(client.records).void == (2,)
    one, other = table.clients
    assert compare(one.records, other.records) == 3


def test_a_hand_without_links_has_no_cards():
    record = replace(records()[0], links={})
    caught(lambda: check(record), "cards were dealt although no chair gave a link")


def test_proofs_for_a_player_who_was_not_dealt_in_are_refused():
    record = records()[0]
    stood = next(chair for chair in range(6) if chair not in record.chairs)
    lie = replace(record, chair=stood, sent=None)
    caught(lambda: check(lie), "was dealt to somebody else")


def test_a_chair_is_dealt_in_once():
    record = records()[0]
    lie = replace(record, chairs=record.chairs[:1] * 3)
    caught(lambda: check(lie), "each must be another one")


def test_a_log_of_another_number_of_seats_is_refused():
    record = records()[0]
    lie = replace(record, chairs=record.chairs[:2])
    caught(lambda: check(lie), "the log does not begin with HandStarted and 2 stacks")


def test_an_observer_checks_everything_but_cards():
    table = Table(3).play()
    record = table.client(0).records[0]
    watcher = Witness(TABLE)
    for chair, head in record.heads.items():
        watcher.anchor(chair, head)
    watcher.promise(record.commitment)
    watcher.deal(record.chairs, record.links, record.opened, record.words, record.nodes)
    seen = watcher.end(record.log[:1])
    assert (seen.seat, check(seen)) == (None, 0)
    with pytest.raises(FairnessError, match="a hand was dealt without a commitment"):
        watcher.deal(record.chairs, record.links, record.opened, record.words, record.nodes)


def test_a_client_that_was_not_there_cannot_witness_a_deal():
    record = records()[0]
    late = Witness(TABLE, record.chair)
    with pytest.raises(FairnessError, match="a hand was dealt without a commitment"):
        late.deal(record.chairs, record.links, record.opened, record.words, record.nodes)
    with pytest.raises(FairnessError, match="for a hand that was not dealt"):
        late.prove([0], [], {})


# -- two players -----------------------------------------------------------------------------


def test_files_of_other_hands_cannot_be_compared():
    with pytest.raises(FairnessError, match="no hand of a table in common"):
        compare(records(), [Record(Commitment("elm", 1, bytes(32), (bytes(32),) * 8))])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"words": "abbey abbey abbey abbey abbey"}, "told different words"),
        ({"links": {0: bytes(32)}}, "told different links"),
        ({"opened": {}}, "told different opened seeds"),
        ({"chairs": (0, 1, 2)}, "told different chairs"),
        ({"log": ()}, None),
    ],
)
def test_what_two_players_were_told_differently_is_named(change, reason):
    one, other = (client.records for client in Table(3).play().clients[:2])
    lie = [replace(other[0], **change)]
    if reason:
        caught(lambda: compare(one, lie), reason)
    else:
        assert compare(one, lie) == 1


def test_two_players_who_saw_other_counts_of_cards_are_told_so():
    one, other = (client.records[0] for client in Table(3, burns=0).play().clients[:2])
    log = [replace(e, count=e.count + 1) if isinstance(e, DrewUnseen) else e for e in other.log]
    caught(
        lambda: compare([one], [replace(other, log=log)]), "the two players saw different things"
    )
