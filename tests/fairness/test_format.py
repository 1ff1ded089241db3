"""The bytes: as a second implementation makes them, each field bound, each card hidden."""

import random
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fairness import naive

from tripledraw.errors import FairnessError
from tripledraw.fairness import (
    NO_HAND,
    ORDERS,
    ROOTS,
    WORDS,
    Chain,
    Commitment,
    Cut,
    FairDeal,
    Promise,
    follows,
    hand_digest,
)
from tripledraw.fairness.hashing import packed, unpacked
from tripledraw.fairness.tree import LEAVES, Tree, leaf
from tripledraw.fairness.words import words_of

SEEDS = [bytes([i]) * 32 for i in range(ROOTS)]
LINKS = {0: bytes([7]) * 32, 3: bytes([8]) * 32}


def promise() -> Promise:
    return Promise.make("oak", 17, bytes([9]) * 32, seeds=SEEDS)


# -- a second implementation -----------------------------------------------------------------


def test_roots_digests_and_orders_are_those_of_a_second_implementation():
    ours = promise()
    roots = [naive.root(seed, "oak", 17, bytes([9]) * 32) for seed in SEEDS]
    assert list(ours.roots) == roots
    deal = FairDeal(ours, LINKS)
    digest = naive.digest("oak", 17, bytes([9]) * 32, roots, LINKS)
    assert deal.digest == digest
    assert deal.picked == digest[5] % 8
    assert deal.words.split() == [WORDS[byte] for byte in digest[:5]]
    for k in range(ORDERS):
        secret, public = naive.secret_order(SEEDS[deal.picked], k), naive.order(digest, k)
        assert list(deal.orders[k]) == [secret[public[i]] for i in range(52)]


def test_leaves_and_nodes_are_those_of_a_second_implementation():
    tree = Tree(SEEDS[0])
    assert list(tree.nodes) == naive.nodes(SEEDS[0])
    for k in range(ORDERS):
        assert tree.leaves[k] == b"".join(naive.leaves(SEEDS[0], k))


def test_every_card_of_every_order_is_opened_by_its_leaf_alone():
    deal = FairDeal(promise(), LINKS)
    for order in range(ORDERS):
        for position in range(52):
            proof = deal.proof(order, position)
            deal.cut.check(proof)
            beside = replace(proof, position=(position + 1) % 52)
            with pytest.raises(FairnessError, match="does not lead to root"):
                deal.cut.check(beside)


def test_a_chain_is_that_of_a_second_implementation():
    chain = Chain(bytes([5]) * 32, length=7)
    assert chain.anchor == naive.anchor(bytes([5]) * 32, 7)
    assert [chain.next() for _ in range(7)] == [
        naive.anchor(bytes([5]) * 32, steps) for steps in range(6, -1, -1)
    ]


# -- what binds what -------------------------------------------------------------------------

COMMITTED = {"table": "oak", "hand": 17, "before": bytes(32), "roots": tuple(SEEDS)}


@pytest.mark.parametrize(
    "change",
    [
        {"table": "elm"},
        {"hand": 18},
        {"before": bytes([1]) * 32},
        *({"roots": (*SEEDS[:i], bytes([99]) * 32, *SEEDS[i + 1 :])} for i in range(ROOTS)),
        {"roots": tuple(reversed(SEEDS))},
        {"links": {0: LINKS[0]}},
        {"links": {0: LINKS[3], 3: LINKS[0]}},
        {"links": {0: LINKS[0], 4: LINKS[3]}},
        {"links": {**LINKS, 5: LINKS[0]}},
    ],
    ids=lambda change: "-".join(change),
)
def test_every_field_is_in_the_digest_and_so_in_pick_orders_and_words(change):
    links = change.get("links", LINKS)
    committed = COMMITTED | {name: value for name, value in change.items() if name != "links"}
    assert hand_digest(Commitment(**committed), links) != hand_digest(
        Commitment(**COMMITTED), LINKS
    )


@pytest.mark.parametrize("change", [{"table": "elm"}, {"hand": 18}, {"before": NO_HAND}])
def test_a_root_is_of_one_table_hand_and_hand_before(change):
    given_to = {"table": "oak", "hand": 17, "before": bytes([9]) * 32}
    assert not set(Promise.make(**given_to | change, seeds=SEEDS).roots) & set(promise().roots)


@given(st.lists(st.binary(max_size=40), max_size=8), st.text(max_size=10))
def test_packed_fields_come_apart_in_one_way(parts, domain):
    assert unpacked(packed(domain, *parts), domain) == parts


@given(st.binary(max_size=60))
def test_other_bytes_are_no_packed_fields(data):
    with pytest.raises(FairnessError, match="are not a whole oak"):
        unpacked(data, "oak")


def test_the_sequence_in_which_links_come_does_not_matter():
    backwards = dict(reversed(LINKS.items()))
    assert hand_digest(promise().commitment, LINKS) == hand_digest(promise().commitment, backwards)


# -- chance ----------------------------------------------------------------------------------


def cuts(count: int) -> list[Cut]:
    """Cuts of one commitment by one honest link each, beside one that never changes."""
    chance = random.Random(27)
    commitment = promise().commitment
    return [Cut(commitment, {0: bytes(32), 1: chance.randbytes(32)}) for _ in range(count)]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_each_deck_is_picked_equally_often():
    """Seven degrees of freedom, standard deviation 3.7."""
    picks = [cut.picked for cut in cuts(4000)]
    assert abs(chi_square([picks.count(i) for i in range(ROOTS)]) - 7) < 5 * 3.7


def test_one_honest_link_makes_every_order_equally_likely_whatever_the_secret_one():
    """Chi-square over 52 places of 52 cards: 2,601 degrees of freedom, standard deviation 72."""
    in_order = range(52)
    for order in (0, 6):
        counts = [0] * 52 * 52
        for cut in cuts(1000):
            for place, card in enumerate(cut.lay(order, in_order)):
                counts[place * 52 + card] += 1
        assert abs(chi_square(counts) - 51 * 51) < 5 * 72


def test_the_pick_tells_nothing_of_the_words_and_the_deal():
    """They are other bytes of the digest: each word goes with each pick."""
    assert len({(cut.words.split()[4], cut.picked) for cut in cuts(12_000)}) > 0.99 * 256 * 8


# -- hiding ----------------------------------------------------------------------------------


def salts(seed: bytes) -> list[bytes]:
    tree = Tree(seed)
    return [tree.opened(at // 52, at % 52)[0] for at in range(LEAVES)]


def test_every_leaf_has_a_salt_of_its_own():
    assert len({salt for seed in SEEDS for salt in salts(seed)}) == ROOTS * LEAVES


def test_every_secret_order_is_equally_likely():
    """As chi-square above, of orders from 1,000 seeds."""
    counts = [0] * 52 * 52
    for number in range(1000):
        for place, card in enumerate(Tree(number.to_bytes(32, "big")).orders[0]):
            counts[place * 52 + card] += 1
    assert abs(chi_square(counts) - 51 * 51) < 5 * 72


def test_an_opened_card_does_not_open_its_neighbour():
    """Whoever has all salts of the opened cards cannot find out the card beside one of them."""
    deal = FairDeal(promise(), LINKS)
    proofs = [deal.proof(0, position) for position in range(5)]
    known = [bytes(32), *(proof.salt for proof in proofs)]
    guesses = {leaf(salt, card) for salt in known for card in range(52)}
    row = deal.leaves([0])[0]
    found = [index for index in range(52) if row[32 * index :][:32] in guesses]
    assert sorted(found) == sorted(deal.cut.permutation(0)[:5])


def test_what_is_published_has_no_bit_of_the_played_seed():
    deal = FairDeal(promise(), LINKS)
    assert deal.seed not in deal.opened.values()
    assert deal.picked not in deal.opened
    assert deal.seed.hex() not in repr(deal.promise)
    assert "seeds" not in repr(deal.promise)


def test_fresh_promises_have_fresh_seeds():
    seeds = [seed for _ in range(3) for seed in Promise.make("oak", 1, NO_HAND).seeds]
    assert len(set(seeds)) == 3 * ROOTS


# -- chains ----------------------------------------------------------------------------------


def test_links_follow_each_other_and_the_anchor():
    chain = Chain(bytes(32), length=5)
    head = chain.anchor
    for left in (4, 3, 2, 1, 0):
        link = chain.next()
        assert follows(link, head)
        assert not follows(head, link)
        assert not follows(link, link)
        assert chain.left == left
        head = link
    with pytest.raises(FairnessError, match="all 5 links of the chain have been given"):
        chain.next()


def test_a_link_may_follow_over_links_that_were_lost_but_not_from_anywhere():
    chain = Chain(bytes(32), length=200)
    links = [chain.next() for _ in range(101)]
    assert follows(links[99], chain.anchor)
    assert not follows(links[100], chain.anchor)


def test_a_chain_goes_on_after_a_restart():
    chain = Chain(bytes(32), length=9)
    chain.next(), chain.next()
    assert Chain(bytes(32), length=9, used=chain.used).next() == chain.next()


# -- words -----------------------------------------------------------------------------------


def test_there_are_256_words_that_are_not_mistaken_for_each_other():
    assert len(WORDS) == 256
    assert list(WORDS) == sorted(WORDS)
    assert all(word.isascii() and word.isalpha() and word.islower() for word in WORDS)
    assert all(3 <= len(word) <= 9 for word in WORDS)
    assert len({word[:3] for word in WORDS}) == 256
    assert not any(one_letter_apart(a, b) for a, b in combinations(WORDS, 2))
    assert not set(WORDS) & {"ace", "king", "queen", "jack", "deuce", "club", "heart", "spade"}


def one_letter_apart(a: str, b: str) -> bool:
    """Whether a letter changed, left out or put in makes one word the other."""
    a, b = sorted((a, b), key=len)
    if len(a) == len(b):
        return sum(x != y for x, y in zip(a, b, strict=True)) < 2
    return any(b[:i] + b[i + 1 :] == a for i in range(len(b)))


def test_words_are_the_first_40_bits():
    assert words_of(bytes([0, 1, 2, 255, 254, 7])) == "abbey academy acorn zipper zebra"


# -- what is no promise ----------------------------------------------------------------------


def test_a_stored_promise_comes_back_whole():
    assert Promise.from_bytes(promise().to_bytes()) == promise()


@pytest.mark.parametrize("cut_off", [1, 32, 36, 600])
def test_a_damaged_promise_is_refused(cut_off):
    with pytest.raises(FairnessError, match="promise"):
        Promise.from_bytes(promise().to_bytes()[:-cut_off])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"hand": -1}, "hand number -1 does not exist"),
        ({"before": b"short"}, "the digest of the hand before has 5 bytes; it must have 32"),
        ({"roots": tuple(SEEDS[1:])}, "7 roots were promised; there must be 8"),
        ({"roots": (*SEEDS[1:], b"")}, "root 7 has 0 bytes"),
    ],
)
def test_what_no_commitment_can_be_is_refused(change, reason):
    with pytest.raises(FairnessError, match=reason):
        Commitment(**COMMITTED | change)


@pytest.mark.parametrize(
    ("links", "reason"),
    [
        ({}, "no chair gave a link"),
        ({6: bytes(32)}, "chair 6 does not exist"),
        ({2: bytes(31)}, "the link of chair 2 has 31 bytes"),
    ],
)
def test_links_that_are_none_are_refused(links, reason):
    with pytest.raises(FairnessError, match=reason):
        FairDeal(promise(), links)
