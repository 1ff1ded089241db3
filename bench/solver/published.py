"""What has been published about spots, beside what is found here (docs/reference/solve.md)."""

from collections.abc import Callable, Iterator

from bench.solver.endgames import DRAWERS
from bench.solver.tables import row
from tripledraw.solver.endgame import Decision, Lock, Solution, Spot, solve
from tripledraw.solver.endgame.summary import groups
from tripledraw.solver.precision import Precision
from tripledraw.solver.ranks import class_of

Line = tuple[str, str, str]
"""The spot, what was published, what is found."""

SECONDS = 60.0


def print_published() -> None:
    """A line a spot."""
    print(row(["spot", "published", "here"]))
    print(row(["---"] * 3))
    for part in PARTS:
        for line in part():
            print(row(line), flush=True)


def solved(spot: Spot, exploitability: float) -> Solution:
    """A spot as ``tripledraw solve`` shows it."""
    return solve(spot, seconds=SECONDS, exploitability=exploitability).played_on()


def often(decision: Decision, name: str, action: int) -> float:
    """How often a group of hands does something; at a draw it draws so many."""
    weight = decision.reach * groups()[name]
    rows = decision.by_number if decision.draws else decision.frequency
    return float(rows[action] @ weight / weight.sum())


def bets(decision: Decision) -> str:
    """How often each group bets, those that are there."""
    shown = [
        f"{name} {often(decision, name, 1):.0%}"
        for name, hands in groups().items()
        if decision.reach @ hands > 0
    ]
    return "bets " + ", ".join(shown)


def haney_river() -> Iterator[Line]:
    """*Card Player*, 17 May 2023."""
    spot = Spot("D1:2346", "D1:2578", pot=160, drawn=(1, 1))
    found = solved(spot, 0.0002)
    yield (
        "Haney 2023: 2578 drew one, 2346 drew one and checks, 8 bets in the pot",
        "bets 3, 4, 6, 9, T, J for value, 8s and 7s as bluffs",
        bets(found.at("x")),
    )
    calls, sixes = found.at("xb"), class_of((0, 1, 2, 4, 4))
    yield (
        "the same, 2346 made a pair of sixes and is bet into",
        "call",
        f"calls {calls.frequency[1, sixes]:.0%}; a call is worth {calls.ev[1, sixes]:.2f} chips",
    )
    swapped = Spot("D1:2578", "D1:2346", pot=160, drawn=(1, 1))
    found = solved(swapped, 0.0002)
    yield "the same, 2578 first to act", "", bets(found.at(""))


def gritter() -> Iterator[Line]:
    """Pat hands and snows on the last draw."""
    found = solved(Spot(DRAWERS, DRAWERS, pot=100), 0.0005)
    one, two = found.at("1"), found.at("2")
    for name in ("J", "Q", "9"):
        yield (
            f"Gritter: a pat {name} on the button against one card, against two",
            {"J": "ahead of one", "Q": "", "9": "ahead of two"}[name],
            f"stands pat {often(one, name, 0):.1%}, {often(two, name, 0):.1%}",
        )
    yield snow(found)
    ten = often(found.at("0"), "T", 1)
    yield "a ten on the button against a pat hand", "", f"broken {ten:.0%}"


def snow(found: Solution) -> Line:
    """How often a snow is called, and how often there is one."""
    answer, draw = found.at("10xb"), found.at("1")
    calling = float(answer.frequency[1:].sum(0) @ answer.reach / answer.reach.sum())
    return (
        "Gritter: a snow that bets after a big blind who drew one and checks",
        'wins if it is called less than "nearly 70%"',
        f"called or raised {calling:.0%}; ace-highs snow {often(draw, 'A', 0):.0%}, "
        f"pairs {often(draw, 'pair', 0):.0%}",
    )


def all_in() -> Iterator[Line]:
    """Odds of one draw: with nothing behind a value is a share of the pot."""
    for first, second, drawn, published in (
        ("pat JT986", "Kc7d5h3s2c", 0, "54.8% for the jack: the other wins with 19 of 42 cards"),
        ("pat J8752", "Kc7d5h3s2c", 0, "47.6%: it holds what pairs the other, who wins with 22"),
        ("Kc7d5h4s2c", "Qd8h6s5c2d", 1, "54.2% for the seven"),
    ):
        shares = ", ".join(
            f"{precision} {share_of_pot(first, second, drawn, precision):.1%}"
            for precision in Precision
        )
        yield f"all-in: {first}, draws {drawn}, against {second}, draws one", published, shares


def share_of_pot(first: str, second: str, drawn: int, precision: Precision) -> float:
    """What the first wins who draws so many, the other drawing one."""
    word = str(drawn) if drawn else "pat"
    locks = [Lock("", "D5", {word: 1}), Lock(str(drawn), "D5", {"1": 1})]
    spot = Spot(first, second, pot=100, stacks=(0, 0))
    return solve(spot, seconds=0, locks=locks, precision=precision).value[0] / 100


PARTS: tuple[Callable[[], Iterator[Line]], ...] = (haney_river, gritter, all_in)
