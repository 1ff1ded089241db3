"""What the player typed, as an action; or one sentence that says what would be right."""

import re
from collections.abc import Sequence

from tripledraw.actions import PLAIN, Action, Draw
from tripledraw.cards import RANKS, parse, rank, write_card
from tripledraw.cli.signs import as_letters
from tripledraw.cli.speech import Speech
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

# A position (#1, or #12 for two), a card, or what stands alone: a rank, or a digit either way.
_TOKEN = r"#([0-9]+)|([2-9TJQKA][CDHS])|([TJQKA])|([0-9])"
_WORD = re.compile(f"(?:{_TOKEN})+")
_TOKENS = re.compile(_TOKEN)


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
    if meant == ("fold",):
        raise Misread(speech.say("play-error-fold-free", choices=choices))
    action = speech.say(f"noun-{meant[0]}")
    raise Misread(speech.say("play-error-not-allowed", action=action, choices=choices))


def read_draw(text: str, shown: Sequence[int], speech: Speech) -> Draw:
    """A draw: cards, positions (#1), ranks of which no other card is held; raises `Misread`.

    ``shown`` are the five cards in the sequence in which the player sees them. Digits alone
    are all positions or all ranks, whichever can be; where both can, that is asked.
    """
    words = as_letters(text).replace(",", " ").split()
    if words and words[0].lower() in DRAW_KEYS:
        words = words[1:]
    if len(words) == 1 and words[0].lower() in PAT_KEYS:
        return Draw()
    if not words or (words[0].lower() in KEYS and words[0].upper() not in RANKS):
        raise Misread(speech.say("play-error-draw-key"))
    cards: list[int] = []
    letters, digits = "", ""
    for word in words:
        if not _WORD.fullmatch(word.upper()):
            raise Misread(speech.say("play-error-not-a-card", text=word))
        for positions, named, letter, digit in _TOKENS.findall(word.upper()):
            cards += _at_positions(positions, shown, speech)
            cards += _held(named, shown, speech)
            letters += letter
            digits += digit
    _check_once(cards, speech)
    cards += _of_ranks(letters, shown, cards, speech)
    return Draw([*cards, *_of_digits(digits, shown, cards, speech)])


def _at_positions(digits: str, shown: Sequence[int], speech: Speech) -> list[int]:
    for digit in digits:
        if not 1 <= int(digit) <= HAND_CARDS:
            raise Misread(speech.say("play-error-position", text=digit))
    return [shown[int(digit) - 1] for digit in digits]


def _held(named: str, shown: Sequence[int], speech: Speech) -> list[int]:
    """The card of a rank and a suit, none of no text."""
    cards = list(parse(named))
    if not set(cards) <= set(shown):
        raise _not_held(speech.cards(cards), shown, speech)
    return cards


def _of_digits(digits: str, shown: Sequence[int], named: list[int], speech: Speech) -> list[int]:
    """Digits as positions or as ranks, if only one can be or both are the same cards."""
    free = [card for card in shown if card not in named]
    ranks = [RANKS[rank(card)] for card in free]
    can_be_ranks = all(0 < digits.count(digit) <= ranks.count(digit) for digit in digits)
    if not digits or max(digits) > str(HAND_CARDS):
        return _of_ranks(digits, shown, named, speech)
    if can_be_ranks and len(set(digits)) < len(digits):
        return _of_ranks(digits, shown, named, speech)
    cards = _at_positions(digits, shown, speech)
    if can_be_ranks and set(cards) & set(named):
        return _of_ranks(digits, shown, named, speech)
    _check_once([*named, *cards], speech)
    others = [digit for digit in digits if RANKS[rank(shown[int(digit) - 1])] != digit]
    if can_be_ranks and others:
        held = [free[ranks.index(digit)] for digit in digits]
        if set(held) != set(cards):
            raise _two_readings(others[0], shown, free[ranks.index(others[0])], speech)
    return cards


def _two_readings(digit: str, shown: Sequence[int], held: int, speech: Speech) -> Misread:
    there = speech.cards(_at_positions(digit, shown, speech))
    return Misread(
        speech.say(
            "play-error-two-readings",
            text=digit,
            there=there,
            position=f"#{digit}",
            card=write_card(held),
        )
    )


def _of_ranks(letters: str, shown: Sequence[int], named: list[int], speech: Speech) -> list[int]:
    """The cards of ranks typed without their suits."""
    cards: list[int] = []
    for letter in dict.fromkeys(letters):
        if letter not in RANKS:
            raise _not_held(letter, shown, speech)
        at = RANKS.index(letter)
        rest = [held for held in shown if rank(held) == at and held not in named]
        cards += _of_rank(at, letters.count(letter), rest, shown, speech)
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


def _check_once(cards: Sequence[int], speech: Speech) -> None:
    for i, each in enumerate(cards):
        if each in cards[:i]:
            raise Misread(speech.say("play-error-card-twice", card=speech.cards([each])))


def _not_held(text: str, shown: Sequence[int], speech: Speech) -> Misread:
    return Misread(speech.say("play-error-not-held", card=text, cards=speech.cards(shown)))
