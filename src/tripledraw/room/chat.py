"""Talk at one table: who may say how much, and who has been muted by the owner."""

import unicodedata

from tripledraw.errors import RoomError
from tripledraw.room.limits import Buckets

# Chat: one message in two seconds, five at once. Reactions: one a second, three at once.
CHAT = (0.5, 5)
REACTIONS = (1.0, 3)
# Categories of signs that have no place in a line: controls, direction marks, surrogates,
# private ones, unassigned ones, line and paragraph separators.
NO_SIGNS = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Joiners, without which some scripts and signs cannot be written.
JOINERS = "\u200c\u200d"


class Talk:
    """The talk of a table since this process has it; nothing of it is kept."""

    def __init__(self) -> None:
        self.muted: set[str] = set()
        self._chat = Buckets(*CHAT, most=200)
        self._reactions = Buckets(*REACTIONS, most=200)

    def line(self, player: str, text: str, now: int) -> str:
        """The text as it is passed on; raises `RoomError` chat-muted, too-fast, message-bad."""
        self._may_speak(player)
        line = cleaned(text)
        if not line:
            raise RoomError("message-bad")
        self._chat.require(player, now)
        return line

    def reaction(self, player: str, now: int) -> None:
        """Raises `RoomError` chat-muted or too-fast where a player may not react."""
        self._may_speak(player)
        self._reactions.require(player, now)

    def mute(self, player: str, muted: bool) -> None:
        """Let a player speak no more, or again."""
        (self.muted.add if muted else self.muted.discard)(player)

    def _may_speak(self, player: str) -> None:
        if player in self.muted:
            raise RoomError("chat-muted")


def cleaned(text: str) -> str:
    """One line in NFC, without signs that are not seen or turn the direction of others."""
    kept = (
        sign if sign in JOINERS or unicodedata.category(sign) not in NO_SIGNS else " "
        for sign in unicodedata.normalize("NFC", text)
    )
    return " ".join("".join(kept).split()).strip(JOINERS)
