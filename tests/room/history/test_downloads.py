"""A player's own files: they check, and hold nothing that he has not seen."""

import re

import msgspec
import pytest
from tests.driving import game, play_out
from tests.random_hands import random_hands
from tests.room.frames.knowing import TEXT, known
from tests.room.frames.told_evening import ToldEvening
from tests.room.history.evenings import evening, filed
from tests.room.table.evening import SECOND

from tripledraw import histories
from tripledraw.errors import RoomError
from tripledraw.events import log_to_json
from tripledraw.fairness import Commitment, compare, read_records, verify
from tripledraw.histories.report import check_file
from tripledraw.room.history.downloads import FILES, OwnHand, phh, pokerstars, proof
from tripledraw.views import OPENING_DELAY, kept_by

NAMES = ("ann", "bob", "cat", "dan", "eve")
POLICIES = ("standard", "stars", "everything")
# Cards in PHH stand without a space between them; hidden ones are "??".
CARDS = re.compile(r"\b(?:[2-9TJQKA][cdhs])+\b")


@pytest.fixture(scope="module", params=POLICIES)
def hands(request):
    """Some hands of an evening, the first of them for each policy."""
    return evening(4, *NAMES, reshuffle=request.param)


def own(kept, seat, audit="never"):
    return OwnHand(kept.record, seat, audit)


@pytest.mark.parametrize("ending", ["phhs", "txt"])
def test_every_file_of_hands_is_checked_without_a_fault(hands, ending, tmp_path):
    for seat in range(len(NAMES)):
        path = tmp_path / f"hands.{ending}"
        path.write_text(FILES[ending]((own(kept, seat) for kept in hands), 0), encoding="utf-8")
        report = check_file(path)
        assert report.is_good
        assert report.problem is None
        assert report.counts == {"replays": len(hands)}


def test_a_file_holds_no_card_that_its_player_has_not_seen(hands):
    for kept in hands:
        hand = kept.played.hand
        for seat in range(len(NAMES)):
            seen = {TEXT[card].decode() for card in known(hand, seat, [])}
            for text in (phh(own(kept, seat)), pokerstars(own(kept, seat))):
                written = " ".join(CARDS.findall(text))
                found = {written[at : at + 2] for at in range(0, len(written))}
                cards = {card for card in found if re.fullmatch("[2-9TJQKA][cdhs]", card)}
                assert cards == seen


def test_both_forms_end_with_the_chips_of_the_hand(hands):
    for kept in hands:
        hand = kept.played.hand
        for ending, text in (("phh", phh(own(kept, 1))), ("txt", pokerstars(own(kept, 1)))):
            (recorded,) = histories.read(text.encode(), f"hand.{ending}")
            replayed = histories.replay(recorded)
            stacks = dict(zip(replayed.names, replayed.hand.stacks, strict=True))
            assert [stacks[name] for name in kept.played.names] == list(hand.stacks)


def test_hands_of_two_tables_never_have_one_number(hands):
    own_hand = own(hands[0], 0)
    number = re.compile("Hand #([0-9]+)")
    numbers = {
        number.search(pokerstars(own_hand._replace(record=record)))[1]
        for record in (
            own_hand.record,
            renamed(own_hand.record, table="t2"),
            renamed(own_hand.record, number=2),
        )
    }
    assert len(numbers) == 3
    assert max(map(len, numbers)) <= 18


def renamed(record, **changes):
    return msgspec.structs.replace(record, **changes)


@pytest.mark.parametrize("reshuffle", POLICIES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_a_seat_keeps_is_replayed_under_every_policy(seats, reshuffle):
    """Also where a reshuffle that the seat has not seen shuffles the rest of a stub in."""
    options = {"reshuffle": reshuffle, "stacks": [600] * seats, "burns": 0}
    for random_hand in random_hands(seats, range(25), **options):
        hand = random_hand.hand()
        while not hand.over:
            hand.play(random_hand.action(hand))
        for seat in range(seats):
            text = histories.write_phh(hand, log=kept_by(hand.events, seat))
            (recorded,) = histories.read(text.encode(), "hand.phh")
            assert histories.replay(recorded).disagreements == ()


# -- proofs ----------------------------------------------------------------------------------


def test_every_proof_is_verified_and_two_players_have_been_told_the_same(hands):
    records = [[proof(own(kept, seat), 0) for kept in hands] for seat in range(len(NAMES))]
    for mine in records:
        assert verify(mine).hands == len(hands)
        assert compare(records[0], mine) == len(hands)
    for seat, mine in enumerate(records):
        for record, kept in zip(mine, hands, strict=True):
            assert record.seed is None
            cards = known(kept.played.hand, seat, [])
            shown = {c for e in record.log for c in getattr(e, "cards", ())}
            assert {each.card for each in record.proofs} <= cards
            assert shown <= cards


def test_a_file_of_proofs_is_one_that_verify_reads(hands, tmp_path):
    path = tmp_path / "t1.proof"
    path.write_text(FILES["proof"]((own(kept, 2) for kept in hands), 0), encoding="utf-8")
    assert verify(record for _, record in read_records(path)).hands == len(hands)


def test_the_seed_is_opened_late_where_the_terms_say_so(hands):
    kept = hands[0]
    ended = kept.record.ended
    for audit, age, is_open in [
        ("never", 100 * OPENING_DELAY, False),
        ("all_agree", 100 * OPENING_DELAY, False),
        ("delay", OPENING_DELAY - 1, False),
        ("delay", OPENING_DELAY, True),
    ]:
        record = proof(own(kept, 0, audit), ended + age)
        assert (record.seed == kept.played.deal.seed) == is_open
        assert (record.log == kept.played.hand.events) == is_open
    verify([record])


def test_the_seed_is_opened_when_all_have_agreed_where_the_terms_say_so(hands):
    kept = hands[0]
    for audit, agreed, is_open in [
        ("all_agree", False, False),
        ("all_agree", True, True),
        ("never", True, False),
        ("delay", True, False),
    ]:
        record = proof(own(kept, 0, audit)._replace(agreed=agreed), kept.record.ended)
        assert (record.seed == kept.played.deal.seed) == is_open
        assert (record.log == kept.played.hand.events) == is_open


def test_promises_that_came_to_nothing_leave_no_gap_in_a_file(tmp_path):
    table = ToldEvening("ann", "bob")
    table.to("drawing", 1)
    table.finish()
    first = filed(table.table.played)
    table.deaf.add("bob")
    table.until("linking")
    void = Commitment(
        "t1", 2, table.table.before, tuple(map(bytes.fromhex, table.table.state.promised.roots))
    )
    table.wait(3 * SECOND)
    table.deaf.clear()
    table.next()
    table.finish()
    second = filed(table.table.played)
    path = tmp_path / "t1.proof"
    file = [own(first, 0), own(second, 0)._replace(voided=(void,))]
    path.write_text(FILES["proof"](file, 0), encoding="utf-8")
    found = verify(record for _, record in read_records(path))
    assert (found.hands, found.void, found.gaps) == (3, (2,), ())


def test_cards_turned_up_after_a_hand_stand_in_its_file_in_its_own_words(hands):
    hand = hands[0].played.hand
    seat = (hand.button + 1) % hand.seats
    told = phh(own(hands[0], 0)._replace(exposed={seat: "7c 5d"}))
    assert '_exposed = [\n    "p1 sm 7c5d",\n]' in told
    (recorded,) = histories.read(told.encode(), "hand.phh")
    assert histories.replay(recorded).disagreements == ()
    assert "_exposed" not in phh(own(hands[0], 0))


def test_a_cancelled_hand_is_opened_and_is_no_history():
    table = ToldEvening(*NAMES)
    table.until("playing")
    table.act(table.actor, "call")
    table.happen(table.table.cancel("admin"))
    kept = own(filed(table.table.played), 0)
    record = proof(kept, kept.record.ended)
    assert record.seed == table.table.played.deal.seed
    verify([record])
    for write in (phh, pokerstars):
        with pytest.raises(RoomError) as refused:
            write(kept)
        assert refused.value.id == "no-hand"
    assert FILES["phhs"]([kept], 0) == FILES["txt"]([kept], 0) == ""


def test_one_person_among_bots_may_see_all_at_once(hands):
    record = renamed(hands[0].record, agents=(None, "caller", "caller", "caller", "caller"))
    assert proof(OwnHand(record, 0, "never"), record.ended).seed is not None


def test_a_post_that_pokerstars_has_no_words_for_is_refused_in_that_form(hands):
    """Who missed nothing but the small blind posts it dead, where nobody is the small blind."""
    hand = game(*[200] * 4, blinds=(None, 2), posts={3: (0, 5)})
    play_out(hand)
    names = NAMES[:4]
    record = renamed(hands[0].record, events=log_to_json(hand.events), names=names)
    with pytest.raises(RoomError) as refused:
        pokerstars(OwnHand(record, 0, "never"))
    assert refused.value.id == "no-form"
    assert FILES["txt"]([OwnHand(record, 0, "never"), own(hands[0], 0)], 0)
    assert phh(OwnHand(record, 0, "never"))
