"""What holds for every policy: only legal actions, nothing hidden read, chance used evenly."""

import random as randomness
from collections import Counter
from itertools import product

import pytest
from tests.policies.spots import new_table, spot

from tripledraw.policies import caller, random, showdown, textbook
from tripledraw.rules import flow
from tripledraw.rules.betting import may_raise, to_call
from tripledraw.rules.drawing import lay_stub
from tripledraw.rules.table import Table
from tripledraw.rules.words import CALL, DRAW, DRAWING, FOLD, OVER, RAISE, RESTOCKING

POLICIES = {"random": random, "showdown": showdown, "caller": caller, "textbook": textbook}


def random_table(chance, seats: int) -> Table:
    """A dealt table with any options; many stacks are short."""
    most = (200, 2_000, 20_000)
    table = new_table(seats, [chance.randint(1, chance.choice(most)) for _ in range(seats)])
    table.cap = chance.choice([4, 4, 5, 0])
    table.heads_up_cap = chance.randrange(3)
    table.short_all_in = chance.randrange(2)
    table.reshuffle = chance.randrange(3)
    table.ante = chance.choice([0, 0, 10])
    table.folds_in_reshuffle = chance.randrange(2)
    table.order = shuffled(chance)
    flow.deal(table)
    return table


def shuffled(chance) -> list[int]:
    return chance.sample(range(52), 52)


def decisions(seed: int, hands: int, among=("random", "showdown", "caller", "textbook")):
    """Tables at every decision of hands played by policies drawn from `among`."""
    chance = randomness.Random(seed)
    for _ in range(hands):
        seats = chance.randint(2, 6)
        table = random_table(chance, seats)
        players = [POLICIES[chance.choice(among)] for _ in range(seats)]
        while table.phase != OVER:
            if table.phase == RESTOCKING:
                table.order = shuffled(chance)
                lay_stub(table)
                flow.serve_on(table)
                continue
            yield table
            action = players[table.actor].act(table, table.actor, chance.getrandbits(32))
            flow.act(table, action)


@pytest.mark.parametrize("seed", range(4))
def test_only_legal_actions(seed):
    chance = randomness.Random(seed)
    seen = Counter()
    for table in decisions(seed, 500):
        seat = table.actor
        for name, policy in POLICIES.items():
            action = policy.act(table, seat, chance.getrandbits(32))
            assert flow.is_legal(table, action), name
            if action == FOLD:
                assert to_call(table, seat) > 0, f"{name} folds for nothing"
                assert name in ("random", "textbook")
            if action == RAISE:
                assert name != "caller"
            seen[name, min(action, DRAW)] += 1
    assert all(seen[name, action] > 100 for name, action in product(POLICIES, (CALL, DRAW)))
    assert all(seen[name, RAISE] > 100 for name in ("random", "showdown", "textbook"))
    assert all(seen[name, FOLD] > 100 for name in ("random", "textbook"))


def with_other_secrets(table: Table, chance) -> Table:
    """The same table as its actor sees it, with everything that it may not see mixed up."""
    twin = table.copy()
    unseen = [card for card in range(52) if card not in table.hole[table.actor]]
    chance.shuffle(unseen)
    at = iter(unseen * 3)
    for seat in range(table.seats):
        if seat != table.actor:
            twin.hole[seat] = [next(at) for _ in range(5)]
            twin.thrown[seat] = [next(at) for _ in range(5)]
            twin.ever_thrown[seat] = chance.getrandbits(52)
    twin.stub = shuffled(chance)
    twin.muck = shuffled(chance)
    twin.order = shuffled(chance)
    twin.burned = next(at)
    return twin


def test_nothing_hidden_changes_a_choice():
    chance = randomness.Random(5)
    for table in decisions(5, 150):
        for name, policy in POLICIES.items():
            luck = chance.getrandbits(32)
            choice = policy.act(table, table.actor, luck)
            for _ in range(2):
                twin = with_other_secrets(table, chance)
                assert policy.act(twin, table.actor, luck) == choice, name


def test_a_choice_leaves_the_table_as_it_was():
    for table in decisions(6, 100):
        before = table.copy()
        for policy in POLICIES.values():
            policy.act(table, table.actor, 1)
        assert all(getattr(table, name) == getattr(before, name) for name in Table.__slots__)


# Chi-square over 40,000 draws of a fixed seed, against the value that one run in a thousand
# passes by luck.
CRITICAL = {1: 10.83, 2: 13.82, 31: 61.10}
DRAWS = 40_000


def chi_square(table: Table, policy, expected) -> float:
    chance = randomness.Random(7)
    found = Counter(policy.act(table, table.actor, chance.getrandbits(32)) for _ in range(DRAWS))
    assert set(found) == set(expected)
    each = DRAWS / len(expected)
    return sum((found[action] - each) ** 2 / each for action in expected)


@pytest.mark.parametrize(
    ("policy", "script", "expected"),
    [
        (random, "", (FOLD, CALL, RAISE)),
        (random, "c", (CALL, RAISE)),
        (random, "r r r", (FOLD, CALL)),
        (random, "r c", range(DRAW, DRAW + 32)),
        (showdown, "", (CALL, RAISE)),
        (showdown, "c", (CALL, RAISE)),
        (showdown, "r c", range(DRAW, DRAW + 32)),
    ],
)
def test_every_legal_action_is_as_likely(policy, script, expected):
    table = spot("2378K", 2, script)
    assert (table.phase == DRAWING) == (min(expected) >= DRAW)
    assert chi_square(table, policy, expected) < CRITICAL[len(expected) - 1]


def test_showdown_has_one_choice_at_the_cap():
    table = spot("2378K", 2, "r r r")
    assert not may_raise(table, table.actor)
    assert {showdown.act(table, table.actor, luck) for luck in range(10)} == {CALL}


def test_the_textbook_earns_its_name():
    """It beats callers and random players; the exact figures are measured elsewhere."""
    for other in ("caller", "random"):
        won = sum(won_by_textbook(seed, other) for seed in range(400))
        assert won > 0


def won_by_textbook(seed: int, other: str) -> int:
    """Chips the textbook wins on a deal played from both seats."""
    total = 0
    for mine in range(2):
        chance = randomness.Random(seed)
        table = new_table(2, [10_000, 10_000])
        table.order = shuffled(chance)
        flow.deal(table)
        while table.phase != OVER:
            player = textbook if table.actor == mine else POLICIES[other]
            flow.act(table, player.act(table, table.actor, chance.getrandbits(32)))
        total += table.stacks[mine] - 10_000
    return total
