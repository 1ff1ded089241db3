"""The grammar of PokerStars' hand histories since 2008."""

import re
from collections.abc import Iterator

from tripledraw.errors import HistoryError
from tripledraw.histories.faults import damaged
from tripledraw.histories.model import Player, Recorded
from tripledraw.histories.sites import verbs
from tripledraw.histories.sites.draft import CARDS, Draft, Line, amount
from tripledraw.histories.sites.engine import Grammar, read_hands

_FIRST_LINE = re.compile(
    r"PokerStars (?:Home Game |Zoom )?(?:Game|Hand) #(?P<id>[0-9]+): +"
    r"(?:\{.*?\} +)?(?:Tournament #(?P<tournament>[0-9]+), )?(?P<rest>.*)"
)
_THIS_GAME = re.compile(r"(?:^|[ (])Triple Draw 2-7 Lowball Limit\b")
_ANY_GAME = re.compile(
    r"(?:Triple Draw|Single Draw|Hold'em|Omaha|7 Card Stud|5 Card|Razz|Badugi|Courchevel)"
    r"[^($]*?(?:No |Pot )?Limit"
)
_STAKES = re.compile(rf"\((?:[^()]*, )?{amount('small')}/{amount('big')}(?: [A-Z]{{3}})?\)")
_MOMENT = re.compile(r" - (?P<played>[0-9]{4}/[0-9]{1,2}/[0-9]{1,2}\b.*)$")
_ACTING = "(?:folds|checks|calls|bets|raises|posts|discards|stands pat|shows|mucks)"
_ALL_IN = r"(?P<all_in> and is all-in)?"


def read_pokerstars(text: str, file: str = "") -> Iterator[Recorded]:
    """Yield the hands of a PokerStars text; what is wrong with one stands in its problem."""
    return read_hands(text, file, _grammar())


def _header(draft: Draft, line: Line) -> None:
    found = _FIRST_LINE.match(line.text)
    assert found is not None  # the engine asks for the header of such a line only
    draft.hand_id = found["id"]
    draft.tournament = found["tournament"] or ""
    rest = found["rest"]
    moment = _MOMENT.search(rest)
    draft.played = moment["played"] if moment else ""
    if not _THIS_GAME.search(rest):
        found = _ANY_GAME.search(rest)
        game = found[0] if found else repr(rest)
        raise HistoryError(
            f"this is {game}; fixed-limit 2-7 triple draw would be right",
            kind="not_this_game",
            line=line.number,
        )
    # The stakes stand after the buy-in, which may look like stakes as well.
    stakes = list(_STAKES.finditer(rest))
    if not stakes:
        raise damaged("the first line states no stakes such as ($1/$2)", line.number)
    draft.small_bet = draft.amount(stakes[-1]["small"])
    draft.big_bet = draft.amount(stakes[-1]["big"])


def _table(draft: Draft, line: int, found: verbs.Found) -> None:
    draft.table = found["table"]
    draft.button = int(found["seat"])


def _seat(draft: Draft, line: int, found: verbs.Found) -> None:
    seat, stack = int(found["seat"]), draft.amount(found["stack"])
    draft.seat_player(Player(found["name"], seat, stack, bounty=found["bounty"] or ""), line)
    if found["absent"]:
        draft.sitting_out.add(seat)


def _grammar() -> Grammar:
    return Grammar(
        source="pokerstars",
        first_line=_FIRST_LINE,
        header=_header,
        seats=(
            (
                re.compile(r"Table '(?P<table>.*)' .*Seat #(?P<seat>[0-9]{1,2}) is the button"),
                _table,
            ),
            (
                re.compile(
                    rf"Seat (?P<seat>[0-9]{{1,2}}): (?P<name>.+) \({amount('stack')} in chips"
                    r"(?:, (?P<bounty>[^,]*) bounty)?\)"
                    r"(?P<absent> is sitting out| out of hand.*)?"
                ),
                _seat,
            ),
        ),
        table=tuple((re.compile(pattern), handler) for pattern, handler in _TABLE),
        verbs=tuple((re.compile(pattern), handler) for pattern, handler in _VERBS),
        garbled=re.compile(rf": {_ACTING}\b| collected .* from "),
        strange=re.compile(
            rf"(?!.* said, ).+: {_ACTING}\b"
            r"|(?:Seat [0-9]+: |Dealt to |Uncalled bet |Table '|\*\*\* )"
        ),
    )


_VERBS: tuple[tuple[str, verbs.Handler], ...] = (
    (r": folds(?: \[.*\])?", verbs.folds),
    (r": checks", verbs.checks),
    (rf": calls {amount()}{_ALL_IN}", verbs.calls),
    (rf": bets {amount()}{_ALL_IN}", verbs.bets),
    (rf": raises {amount('by')} to {amount('to')}{_ALL_IN}", verbs.raises),
    (rf": discards (?P<count>[0-9]) cards?(?: {CARDS})?", verbs.discards),
    (rf": stands pat(?: on {CARDS})?", verbs.stands_pat),
    (rf": shows {CARDS}(?: \(.*\))?", verbs.shows),
    (r": mucks hand", verbs.mucks),
    (r": doesn't show hand", verbs.passes),
    (rf" collected {amount()} from (?P<pot>(?:main |side )?pot(?:-[0-9]+)?)", verbs.collects),
    (rf": posts small blind {amount()}{_ALL_IN}", verbs.posts("small")),
    (rf": posts big blind {amount()}{_ALL_IN}", verbs.posts("big")),
    (rf": posts small & big blinds {amount()}{_ALL_IN}", verbs.posts("both")),
    (rf": posts the ante {amount()}{_ALL_IN}", verbs.posts("ante")),
)

_TABLE: tuple[tuple[str, verbs.TableHandler], ...] = (
    (rf"Dealt to (?P<name>.+?) {CARDS}(?: \[(?P<new>[^\[\]]*)\])?", verbs.dealt_to),
    (rf"Uncalled bet \({amount()}\) returned to (?P<name>.+)", verbs.returned),
    (r"Betting is capped", verbs.capped),
    (r"The deck is reshuffled", verbs.reshuffled),
    (r"Hand cancelled", verbs.hand_cancelled),
    (r"\*\*\* (?:DEALING HANDS|HOLE CARDS) \*\*\*", verbs.deal_begins),
    (r"\*\*\* (?P<draw>FIRST|SECOND|THIRD) DRAW \*\*\*", verbs.draw_begins),
    (r"\*\*\* SHOW DOWN \*\*\*", verbs.showdown_begins),
    (r"\*\*\* SUMMARY \*\*\*", verbs.summary_begins),
    (r"\*\*\* .* \*\*\*.*", verbs.another_game),
)
