"""What the player typed, as an action; or one sentence that says what would be right."""

import re
from collections.abc import Sequence

from tripledraw.actions import PLAIN, Action, Draw
from tripledraw.cards import RANKS, SUITS, card, rank
from tripledraw.cli.speech import SIGNS, Speech
from tripledraw.errors import TripleDrawError
from tripledraw.rules.words import HAND_CARDS

# The actions that a key may mean; the first legal one is taken.
KEYS: dict[str, tuple[str, ...]] = {
    "f": ("fold",),
    "k": ("check",),
    "c": ("check", "call"),
    "b": ("bet", "raise"),
    "r": ("raise", "bet"),
    "fold": ("fold",),
    "check": ("check",),
    "call": ("call",),
    "bet": ("bet",),
    "raise": ("raise",),
}
KEY_OF = {"fold": "f", "check": "c", "call": "c", "bet": "b", "raise": "r"}
DRAW_KEYS = ("d", "draw")
PAT_KEYS = ("s", "p", "pat")

_SIGNS = str.maketrans(dict(zip(SIGNS, SUITS, strict=True)) | {",": " ", "\ufe0f": ""})
_CARDS = re.compile(r"(?:[2-9TJQKA][CDHS]?)+")
_CARD = re.compile(r"([2-9TJQKA])([CDHS]?)")


class Misread(TripleDrawError):
    """What was typed is no action now; the message says what would be, in the player's words."""


def read_bet(text: str, legal: Sequence[str], speech: Speech, choices: str) -> Action:
    """An action of a betting round from a key or an English word; raises `Misread`."""
    meant = KEYS.get(text.strip().lower())
    if meant is None:
        raise Misread(speech.say("play-error-unknown-key", text=text.strip(), choices=choices))
    for name in meant:
        if name in legal:
            return PLAIN[name]
    action = speech.say(f"noun-{meant[0]}")
    raise Misread(speech.say("play-error-not-allowed", action=action, choices=choices))


def read_draw(text: str, shown: Sequence[int], speech: Speech) -> Draw:
    """A draw: positions, cards, or ranks of which no other card is held; raises `Misread`.

    ``shown`` are the five cards in the sequence in which the player sees them. Where only
    digits 1 to 5 are typed they are positions; otherwise everything is cards.
    """
    words = text.translate(_SIGNS).replace("10", "T").split()
    if words and words[0].lower() in DRAW_KEYS:
        words = words[1:]
    if len(words) == 1 and words[0].lower() in PAT_KEYS:
        return Draw()
    if not words:
        raise Misread(speech.say("play-error-not-a-card", text=text.strip()))
    if re.fullmatch("[0-5]+", "".join(words)):
        return Draw(_at_positions("".join(words), shown, speech))
    return Draw(_named(words, shown, speech))


def _at_positions(digits: str, shown: Sequence[int], speech: Speech) -> list[int]:
    cards: list[int] = []
    for digit in digits:
        if not 1 <= int(digit) <= HAND_CARDS:
            raise Misread(speech.say("play-error-position", text=digit))
        cards.append(shown[int(digit) - 1])
    return _once(cards, speech)


def _named(words: Sequence[str], shown: Sequence[int], speech: Speech) -> list[int]:
    cards: list[int] = []
    ranks: list[int] = []
    for word in words:
        if not _CARDS.fullmatch(word.upper()):
            raise Misread(speech.say("play-error-not-a-card", text=word))
        for rank_letter, suit_letter in _CARD.findall(word.upper()):
            if suit_letter:
                cards.append(card(RANKS.index(rank_letter), SUITS.index(suit_letter.lower())))
            else:
                ranks.append(RANKS.index(rank_letter))
    for named in _once(cards, speech):
        if named not in shown:
            raise _not_held(speech.cards([named]), shown, speech)
    for named in dict.fromkeys(ranks):
        rest = [held for held in shown if rank(held) == named and held not in cards]
        cards += _of_rank(named, ranks.count(named), rest, shown, speech)
    return cards


def _of_rank(
    named: int, count: int, rest: Sequence[int], shown: Sequence[int], speech: Speech
) -> Sequence[int]:
    """The cards of a rank typed without a suit: as many as there are, or it is not clear."""
    if len(rest) == count:
        return rest
    if len(rest) < count:
        raise _not_held(RANKS[named], shown, speech)
    example = speech.cards(rest[:1])
    raise Misread(speech.say("play-error-which", rank=RANKS[named], card=example))


def _once(cards: list[int], speech: Speech) -> list[int]:
    for i, each in enumerate(cards):
        if each in cards[:i]:
            raise Misread(speech.say("play-error-card-twice", card=speech.cards([each])))
    return cards


def _not_held(text: str, shown: Sequence[int], speech: Speech) -> Misread:
    return Misread(speech.say("play-error-not-held", card=text, cards=speech.cards(shown)))
