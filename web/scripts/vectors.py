"""Write the vectors that the page's TypeScript is tested with, made by the Python it follows.

From the root of the project: ``python -m web.scripts.vectors``
"""

import hashlib
import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import msgspec
from tests.fairness.playing import Client, Table
from tests.random_hands import RandomHand, random_hands
from tests.room.frames import told_evening

from tripledraw import cards
from tripledraw.dealing import Dealer, OrdersDealer
from tripledraw.errors import FairnessError
from tripledraw.events import log_to_json
from tripledraw.fairness import Chain, FairDeal, Proof, Record, check
from tripledraw.fairness.words import WORDS
from tripledraw.hand import Hand
from tripledraw.hands import names
from tripledraw.hands.evaluator import number
from tripledraw.hands.ranking import LAST_NUMBER
from tripledraw.i18n import chips, languages, text
from tripledraw.room.history.replayed import file_of

FOLDER = Path(__file__).parents[1] / "src" / "vectors"
AMOUNTS = (0, 7, 999, 1000, 1200, 9999, 10_000, 48_213, 1_234_567, -5, -12_000)


def hand_names() -> Any:
    """Numbers of random hands; the messages of some numbers, and a digest of those of all."""
    dice = random.Random(7)
    dealt = [dice.sample(range(52), 5) for _ in range(400)]
    told = {place: _told(place) for place in range(1, LAST_NUMBER + 1)}
    lines = json.dumps(list(told.values()), separators=(",", ":"))
    return {
        "hands": [[cards.write(hand), number(hand)] for hand in dealt],
        "some": {place: told[place] for place in (*range(1, 24), *range(24, LAST_NUMBER, 97))},
        "digest": hashlib.sha256(lines.encode()).hexdigest(),
    }


def _told(place: int) -> Any:
    name, label = names.message(place), names.label_message(place)
    return [names.ranks_text(place), _message(name), _message(label)]


def _message(name: names.HandName) -> Any:
    filled = {**name.parts, **name.values}
    return [name.id, *(f"{variable}={filled[variable]}" for variable in sorted(filled))]


def texts() -> Any:
    """Figures and messages with plurals, as each language writes them."""
    return {
        lang: {
            "chips": [[amount, chips(lang, amount)] for amount in AMOUNTS],
            "draws": [text(lang, "log-draws", name="Mia", count=count) for count in range(6)],
            "hands": [text(lang, "play-summary-hands", count=count) for count in AMOUNTS[:9]],
            "raise": text(lang, "button-raise", amount=1200),
        }
        for lang in languages()
    }


def fair_deals() -> Any:
    """Records of honest hands: with reshuffles told and untold, and one that was never dealt."""
    chain = Chain(bytes(32), length=20)
    links = [chain.next().hex() for _ in range(3)]
    return {
        "words": " ".join(WORDS),
        "chain": {"anchor": chain.anchor.hex(), "links": links},
        "records": {
            policy: [
                client.records[-1].to_json()
                for seats, seed in ((6, 3), (3, 1))
                for client in Table(seats, seed, reshuffle=policy, burns=1).play(2).clients[:1]
            ]
            for policy in ("standard", "stars", "everything")
        },
        "cheated": {name: records[:2] for name, records in cheated().items()},
        "run": [record.to_json() for record in Table(2, 5).play(3).clients[1].records],
    }


class Swapping(Table):
    """A server that gives two players each other's last card."""

    def dealer(self, deal: FairDeal) -> Dealer:
        """The deck as promised but for these two."""
        deck, *later = (list(order) for order in deal.orders)
        last = 5 * len(self.clients) - 1
        deck[last - 1], deck[last] = deck[last], deck[last - 1]
        return OrdersDealer([deck, *later])


class Stacking(Table):
    """A server that turns the order of the first reshuffle round."""

    def dealer(self, deal: FairDeal) -> Dealer:
        """The cards as promised, but those of one reshuffle from below."""
        deck, first, *later = deal.orders
        return OrdersDealer([deck, first[::-1], *later])


class Hurrying(Table):
    """A server that proves cards of the deck as cards of a reshuffle."""

    def proofs_for(
        self, client: Client, deal: FairDeal, cards: Sequence[int], orders: Sequence[int]
    ) -> Sequence[Proof]:
        """The places of the cards in another order than theirs."""
        return deal.prove(cards, [order + 1 for order in orders])


CHEATS = {"swapping": Swapping, "stacking": Stacking, "hurrying": Hurrying}


def cheated() -> Any:
    """For each cheat all records that Python objects to; each proof in them is a true one."""
    found: dict[str, list[Any]] = {}
    for name, cheat in CHEATS.items():
        records = [client.records[0] for client in cheat(6, 3, reshuffle="standard").play().clients]
        found[name] = [record.to_json() for record in records if not _is_good(record)]
    return found


def _is_good(record: Record) -> bool:
    try:
        check(record)
    except FairnessError:
        return False
    return True


class Keeping(told_evening.Listener):
    """A client that keeps the frames it hears."""

    def __init__(self, chair: int) -> None:
        super().__init__(chair)
        self.frames: list[Any] = []

    def hear(self, frame: bytes) -> None:
        """Check the frame, then keep it."""
        super().hear(frame)
        self.frames.append(json.loads(frame))


def evening() -> Any:
    """Hands of three as Mia hears them, and a snapshot of the last moment."""
    told_evening.Listener = Keeping  # type: ignore[misc]
    dice = random.Random(11)
    # The same seeds each time, so that the file changes only with what it is made by.
    with patch("tripledraw.fairness.promise.secrets.token_bytes", dice.randbytes):
        play = told_evening.ToldEvening("mia", "noa", "tom", small_bet=10)
        for _ in range(3):
            play.wildly(dice)
            play.wait(20_000)
    heard = cast(Keeping, play.listeners["mia"]).frames
    return {"all": heard, "last": json.loads(play.teller.snapshot("mia", play.now))}


SAMPLES = Path(__file__).parents[2] / "tests" / "histories" / "samples" / "pokerstars"


def replays() -> Any:
    """A file as the room reads it; random hands, and what everybody sees after each action."""
    text = b"\n\n\n".join((SAMPLES / name).read_bytes() for name in ("cash.txt", "troubled.txt"))
    return {
        "file": msgspec.to_builtins(file_of(text), str_keys=True),
        "hands": [
            _followed(start) for seats in (2, 3, 6) for start in random_hands(seats, range(7))
        ],
    }


def _followed(start: RandomHand) -> Any:
    hand = start.hand()
    moments = [_moment(hand)]
    while hand.actor is not None:
        hand.play(start.action(hand))
        moments.append(_moment(hand))
    return {"events": log_to_json(hand.events), "moments": moments}


def _moment(hand: Hand) -> Any:
    view = hand.view().to_json()
    seen = ("phase", "round", "pot", "bets", "stacks", "folded", "all_in", "draws", "button")
    return [len(hand.events), *(view[name] for name in seen)]


FILES: dict[str, Callable[[], Any]] = {
    "names": hand_names,
    "texts": texts,
    "fair": fair_deals,
    "evening": evening,
    "replays": replays,
}

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, make in FILES.items():
        (FOLDER / f"{name}.json").write_text(
            json.dumps(make(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
        )
