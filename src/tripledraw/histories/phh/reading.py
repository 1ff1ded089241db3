"""The fields of a PHH table as a record.

Only variant F2L3D is this game. Players run from the left of the button to the button: so
heads-up p1 is the big blind, and ``blinds_or_straddles`` still names the small blind first.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tripledraw.errors import HistoryError
from tripledraw.histories.contradiction import contradiction
from tripledraw.histories.faults import damaged, problem_of, wrong_player_count
from tripledraw.histories.model import (
    HiddenCards,
    Player,
    Post,
    PostKind,
    Recorded,
    Results,
    StatedStakes,
    Step,
)
from tripledraw.histories.moments import played_of
from tripledraw.histories.phh.actions import ActionReader
from tripledraw.histories.phh.amounts import AmountReader
from tripledraw.histories.phh.tables import Table, Unreadable, split_tables
from tripledraw.histories.phh.user_fields import read_user_fields

VARIANT = "F2L3D"
_VARIANTS = {
    "FT": "fixed-limit hold'em",
    "NT": "no-limit hold'em",
    "NS": "no-limit short-deck hold'em",
    "PO": "pot-limit Omaha",
    "FO/8": "fixed-limit Omaha hi-lo",
    "F7S": "fixed-limit seven card stud",
    "F7S/8": "fixed-limit seven card stud hi-lo",
    "FR": "fixed-limit razz",
    "N2L1D": "no-limit 2-7 single draw",
    "FB": "fixed-limit badugi",
}
_LISTS = ("antes", "blinds_or_straddles", "starting_stacks", "actions")


def read_phh(text: str, file: str = "") -> Iterator[Recorded]:
    """Yield the hands of a PHH text; what is wrong with one stands in its problem.

    ``Recorded.document`` is the hand's table as parsed, numbers with a point as Decimal, so
    that writing it gives the same TOML again.
    """
    for table in split_tables(text):
        if isinstance(table, Unreadable):
            yield _recorded(Table("", table.chunk, {}), file, _Reading(), table.error)
        else:
            yield _read_table(table, file)


class _Reading:
    """What has been read of one table so far."""

    def __init__(self) -> None:
        self.amounts = AmountReader(1)
        self.stakes = StatedStakes()
        self.players: tuple[Player, ...] = ()
        self.steps: list[Step] = []
        self.results = Results()
        self.noise: tuple[int, ...] = ()
        self.hidden = HiddenCards()


def _read_table(table: Table, file: str) -> Recorded:
    reading = _Reading()
    error: HistoryError | None = None
    try:
        _fill(reading, table)
    except HistoryError as found:
        error = found
    return _recorded(table, file, reading, error or contradiction(reading.steps))


def _fill(reading: _Reading, table: Table) -> None:
    line = table.chunk.first_line
    fields = table.fields
    count = _check_fields(fields, line)
    reading.amounts = amounts = AmountReader.for_fields(fields, line)
    reading.players = _players(fields, amounts, count, line)
    blinds = amounts.amounts(fields, "blinds_or_straddles", line)
    antes = amounts.amounts(fields, "antes", line)
    posts = list(read_posts(antes, blinds, table.line_of("blinds_or_straddles")))
    posted = {post.kind: post.amount for post in posts}
    user = read_user_fields(fields, amounts.scale, line)
    reading.hidden = user.hidden
    reading.stakes = StatedStakes(
        small_bet=amounts.amount(fields["small_bet"], "small_bet", line),
        big_bet=amounts.amount(fields["big_bet"], "big_bet", line),
        small_blind=posted.get("small", user.small_blind),
        big_blind=posted.get("big"),
        ante=max(antes) or None,
        options=user.options,
    )
    reading.steps += posts
    reading.results = Results(
        line=table.line_of("finishing_stacks" if "finishing_stacks" in fields else "winnings"),
        finishing_stacks=amounts.by_seat(fields, "finishing_stacks", count, line),
        winnings=amounts.by_seat(fields, "winnings", count, line),
    )
    actions = ActionReader(amounts, count)
    start = table.line_of("actions") - line
    try:
        actions.read(fields["actions"], table.chunk.text.split("\n")[start:], line + start)
    finally:
        reading.steps += actions.steps
        reading.noise = tuple(actions.noise)


def _check_fields(fields: Mapping[str, Any], line: int) -> int:
    """Return the number of players. Raises HistoryError for fields that no hand can have."""
    variant = fields.get("variant")
    if variant is None:
        raise damaged(f'the field variant is missing; variant = "{VARIANT}" would be right', line)
    if variant != VARIANT:
        game = _VARIANTS.get(str(variant), "another game")
        reason = f"variant {variant!r} is {game}; {VARIANT} would be right"
        raise HistoryError(reason, kind="not_this_game", line=line)
    for name in (*_LISTS, "small_bet", "big_bet"):
        if name not in fields:
            raise damaged(f"the field {name} is missing", line)
    for name in _LISTS:
        if not isinstance(fields[name], list):
            raise damaged(f"{name} is no list", line)
    count = len(fields["starting_stacks"])
    for name in ("antes", "blinds_or_straddles", "players"):
        listed = fields.get(name, fields["starting_stacks"])
        if not isinstance(listed, list) or len(listed) != count:
            reason = f"{name} does not list one entry for each of {count} starting_stacks"
            raise damaged(reason, line)
    if error := wrong_player_count(count, line):
        raise error
    return count


def _players(
    fields: Mapping[str, Any], amounts: AmountReader, count: int, line: int
) -> tuple[Player, ...]:
    stacks = amounts.stacks(fields, line)
    names = fields.get("players", [f"p{i + 1}" for i in range(count)])
    return tuple(Player(str(names[i]), i + 1, stacks[i]) for i in range(count))


def _recorded(table: Table, file: str, reading: _Reading, error: HistoryError | None) -> Recorded:
    fields = table.fields
    return Recorded(
        source="phh",
        file=file,
        first_line=table.chunk.first_line,
        last_line=table.chunk.first_line + table.chunk.text.rstrip().count("\n"),
        hand_id=str(fields.get("hand", table.name)),
        problem=None if error is None else problem_of(error),
        scale=reading.amounts.scale,
        stakes=reading.stakes,
        players=reading.players,
        button=len(reading.players) or None,
        hero=None,
        steps=tuple(reading.steps),
        results=reading.results,
        table=str(fields.get("table", "")),
        played=played_of(fields),
        tournament=str(fields.get("event", "")),
        noise=reading.noise,
        posts_as_due=True,
        tells_payouts=False,
        hidden=reading.hidden,
        document=fields or None,
    )


def read_posts(antes: Sequence[int], blinds: Sequence[int], line: int) -> Iterator[Post]:
    """Yield the posts of ``antes`` and ``blinds_or_straddles``, which stand in ``line``.

    Heads-up both lists begin with the button's player, who is p2. The first two blinds are the
    small and the big one, a single one is the big one: then nobody sits where the small blind
    is due. A blind below zero is posted to come in, out of turn.
    """
    players = range(1, len(antes) + 1)
    listed = players if len(players) != 2 else players[::-1]
    for player, ante in zip(listed, antes, strict=True):
        if ante:
            yield Post(line, player, "ante", abs(ante))
    in_turn = [at for at, blind in enumerate(blinds) if blind > 0][:2]
    by_size = sorted(in_turn, key=lambda at: blinds[at])
    kinds: dict[int, PostKind] = dict(zip(reversed(by_size), ("big", "small"), strict=False))
    for at, blind in enumerate(blinds):
        if blind:
            yield Post(line, listed[at], kinds.get(at, "extra"), abs(blind))
