"""The numbers of the room that stand in docs/rules.md, section 7, are those that it plays by."""

from pathlib import Path

from tripledraw import views
from tripledraw.room import terms
from tripledraw.room.game import applying, clock, due, sitandgo, waiting
from tripledraw.room.game.sitandgo import level_bet
from tripledraw.room.live import lag
from tripledraw.room.people import topup

RULES = Path(__file__).parents[3] / "docs" / "rules.md"
SECOND, MINUTE, HOUR = 1_000, 60_000, 3_600_000
SPEEDS = ("slow", "normal", "fast")


def written() -> list[tuple[str, str]]:
    """The rows of the table, without its head."""
    section = RULES.read_text(encoding="utf-8").partition("\n## 7.")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [(what.strip(), how_much.strip()) for what, how_much in rows[2:]]


def by_speed(unit: str, numbers) -> str:
    return f"{' / '.join(str(number) for number in numbers)} {unit}"


def clocks(which: int) -> str:
    return by_speed("s", (terms.CLOCKS[speed][which] for speed in SPEEDS))


def percent(chairs: int) -> str:
    return ", ".join(f"{share}%" for share in sitandgo.PRIZES[chairs])


def test_every_number_is_the_one_that_the_room_plays_by():
    least, most = terms.USUAL_BUY_INS
    played = {
        "Decision time": clocks(0),
        "Time bank at the start, and the most in it": clocks(1),
        "What each hand dealt adds to the time bank": clocks(2),
        "Lag allowed for a decision, at most": f"{lag.MOST} ms",
        "Grace of a lost connection, a hand": f"{clock.GRACE // SECOND} s",
        "Pause after a hand, if nobody shortens it": by_speed(
            "s", (clock.PAUSE[speed] // SECOND for speed in SPEEDS)
        ),
        "Time for the links of the fair deal": f"{clock.LINK_TIME // SECOND} s",
        "The first hand waits for the bots of the table, at most": f"{due.COMPANY // SECOND} s",
        "Out after so many hands in a row with a timeout or without a link": f"{due.IDLE_HANDS}",
        "Chair freed after missing so many big blinds": f"{due.MISSED_BLINDS}",
        "Chair freed after being out, or without a connection, for": (
            f"{due.OUT_LIMIT // MINUTE} min"
        ),
        "Chair freed after being without chips for": f"{due.BROKE_LIMIT // MINUTE} min",
        "No rat-holing for": f"{applying.NO_RAT_HOLING // MINUTE} min",
        "A free chair is kept for who waits longest for": f"{waiting.OFFER // SECOND} s",
        "The longest wait list": f"{waiting.LONGEST_QUEUE} players",
        "The owner's answer is a no after": f"{due.ASK_LIMIT // MINUTE} min",
        "Buy-in where the terms name none": f"{least} to {most} big bets",
        "Sit-and-go: stack where the terms name none": f"{terms.USUAL_STACK} small bets",
        "Sit-and-go: a level lasts": by_speed(
            "min", (sitandgo.LEVEL_MS[speed] // MINUTE for speed in SPEEDS)
        ),
        "Sit-and-go: small bets of the levels, from 10": ", ".join(
            str(level_bet(10, level)) for level in range(8)
        ),
        "Sit-and-go: prizes with 2 or 3 chairs": percent(2),
        "Sit-and-go: prizes with 4 or 5 chairs": percent(4),
        "Sit-and-go: prizes with 6 chairs": percent(6),
        "Sit-and-go: left by everybody, it ends by the stacks after": (
            f"{due.OUT_LIMIT // MINUTE} min"
        ),
        "Sit-and-go: the table is closed after its end in": f"{due.FINISH // SECOND} s",
        "Play chips of a new player": f"{topup.START}",
        f"Account filled up to that, below, once in {topup.DAY // HOUR} h": f"{topup.FLOOR}",
        "A hand opened late (`delay`) is opened after": f"{views.OPENING_DELAY // HOUR} h",
    }
    assert dict(written()) == played
    assert len(written()) == len(played)
    assert percent(2) == percent(3)
    assert percent(4) == percent(5)
