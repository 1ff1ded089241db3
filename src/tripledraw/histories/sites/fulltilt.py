"""Full Tilt Poker: the grammar of its hand histories up to 2012."""

import re
from collections.abc import Iterator

from tripledraw.errors import HistoryError
from tripledraw.histories.faults import damaged
from tripledraw.histories.model import Player, Recorded
from tripledraw.histories.sites import verbs
from tripledraw.histories.sites.draft import CARDS, Draft, Line, amount
from tripledraw.histories.sites.engine import Grammar, read_hands

_FIRST_LINE = re.compile(r"Full ?Tilt ?Poker Game #(?P<id>[0-9]+): (?P<rest>.*)")
_THIS_GAME = re.compile(r"(?:.*[(,] ?)?Limit 2-7 Triple Draw\b.*")
_STAKES = re.compile(rf"{amount('small')}/{amount('big')}(?: Ante {amount('ante')})?")
_TOURNAMENT = re.compile(r".*\((?P<id>[0-9]+)\), Table ")
_PARTIAL = " (partial)"
_ACTING = (
    "(?:folds|checks|calls|bets|raises|antes|posts|discards|stands pat|is dealt|shows|mucks"
    "|(?:wins|ties for) the (?:main |side )?pot)"
)
_ALL_IN = r"(?P<all_in>, and is all in)?"


def read_fulltilt(text: str, file: str = "") -> Iterator[Recorded]:
    """Yield the hands of a Full Tilt text; what is wrong with one stands in its problem."""
    return read_hands(text, file, _grammar())


def _header(draft: Draft, line: Line) -> None:
    found = _FIRST_LINE.match(line.text)
    assert found is not None  # the engine asks for the header of such a line only
    draft.hand_id = found["id"]
    draft.partial = found["rest"].endswith(_PARTIAL)
    parts = found["rest"].removesuffix(_PARTIAL).split(" - ")
    # A table's name may hold " - ": the stakes are the last part that is a pair of amounts.
    places = [i for i, part in enumerate(parts) if _STAKES.fullmatch(part)]
    if not places or places[-1] + 1 == len(parts):
        reason = "the first line does not go on with table - small bet/big bet - game - time"
        raise damaged(reason, line.number)
    place = places[-1]
    draft.table = " - ".join(parts[:place])
    tournament = _TOURNAMENT.match(draft.table)
    draft.tournament = tournament["id"] if tournament else ""
    draft.played = " - ".join(parts[place + 2 :])
    if not _THIS_GAME.fullmatch(parts[place + 1]):
        raise HistoryError(
            f"this is {parts[place + 1]}; fixed-limit 2-7 triple draw would be right",
            kind="not_this_game",
            line=line.number,
        )
    _read_stakes(draft, parts[place])


def _read_stakes(draft: Draft, text: str) -> None:
    found = _STAKES.fullmatch(text)
    assert found is not None  # the header has just found it so
    draft.small_bet, draft.big_bet = draft.amount(found["small"]), draft.amount(found["big"])


def _seat(draft: Draft, line: int, found: verbs.Found) -> None:
    seat = int(found["seat"])
    draft.seat_player(Player(found["name"], seat, draft.amount(found["stack"])), line)
    if found["absent"]:
        draft.sitting_out.add(seat)


def _grammar() -> Grammar:
    return Grammar(
        source="fulltilt",
        first_line=_FIRST_LINE,
        header=_header,
        seats=(
            (
                re.compile(
                    rf"Seat (?P<seat>[0-9]{{1,2}}): (?P<name>.+) \({amount('stack')}\)"
                    r"(?P<absent>, is sitting out)?"
                ),
                _seat,
            ),
        ),
        table=tuple((re.compile(pattern), handler) for pattern, handler in _TABLE),
        verbs=tuple((re.compile(pattern), handler) for pattern, handler in _VERBS),
        garbled=re.compile(rf" {_ACTING}(?: |$)"),
        # Table talk has the shape of a PokerStars action, "Name: folds": a colon is no action.
        strange=re.compile(
            rf"[^:]+ {_ACTING}(?: |$)"
            r"|(?:Seat [0-9]+: |Dealt to |Uncalled bet |The button is |\*\*\* )"
        ),
    )


_VERBS: tuple[tuple[str, verbs.Handler], ...] = (
    (r" folds", verbs.folds),
    (r" checks", verbs.checks),
    (rf" calls {amount()}{_ALL_IN}", verbs.calls),
    (rf" bets {amount()}{_ALL_IN}", verbs.bets),
    (rf" raises to {amount('to')}{_ALL_IN}", verbs.raises),
    (rf" discards (?P<count>[0-9]) cards?(?: {CARDS})?", verbs.discards),
    (rf" stands pat(?: on {CARDS})?", verbs.stands_pat),
    (r" is dealt (?P<count>[0-9]) cards?", verbs.is_dealt),
    (rf" shows {CARDS}.*", verbs.shows),
    (r" mucks", verbs.mucks),
    (
        rf" (?:wins|ties for) the (?P<pot>(?:main |side )?pot(?: #?[0-9]+)?) \({amount()}\).*",
        verbs.collects,
    ),
    (rf" adds {amount()}", verbs.adds),
    (rf" posts the small blind of {amount()}{_ALL_IN}", verbs.posts("small")),
    (rf" posts the big blind of {amount()}{_ALL_IN}", verbs.posts("big")),
    (rf" posts a dead small blind of {amount()}{_ALL_IN}", verbs.posts("dead")),
    (rf" posts {amount()}{_ALL_IN}", verbs.posts("extra")),
    (rf" antes {amount()}{_ALL_IN}", verbs.posts("ante")),
)

_POT = rf"(?: \((?:Total )?Pot: {amount('pot')}(?:, [^()]*)?\))?"

_TABLE: tuple[tuple[str, verbs.TableHandler], ...] = (
    (rf"Dealt to (?P<name>.+?) {CARDS}(?: \[(?P<new>[^\[\]]*)\])?", verbs.dealt_to),
    (rf"Uncalled bet of {amount()} returned to (?P<name>.+)", verbs.returned),
    (r"The button is in seat #(?P<seat>[0-9]{1,2})", verbs.button_at),
    (r"Betting is capped", verbs.capped),
    (r"The deck is reshuffled", verbs.reshuffled),
    (
        r"(?:\*\*\* )?(?:The )?[Hh](?:and|AND)(?: #?[0-9]+)?(?: is| was| has been)?"
        r"(?: declared)? (?:[Cc]ancell?ed|CANCELL?ED|dead)(?: \*\*\*)?\.?",
        verbs.hand_cancelled,
    ),
    (r"\*\*\* HOLE CARDS \*\*\*", verbs.deal_begins),
    (rf"\*\*\* (?P<draw>FIRST|SECOND|THIRD) DRAW \*\*\*{_POT}", verbs.draw_begins),
    (r"\*\*\* SHOW DOWN \*\*\*", verbs.showdown_begins),
    (r"\*\*\* SUMMARY \*\*\*", verbs.summary_begins),
    (r"\*\*\* .* \*\*\*.*", verbs.another_game),
)
