"""Talk at one table: who may say how much, and who has been muted by the owner."""

from tripledraw.errors import RoomError
from tripledraw.room.limits import Buckets
from tripledraw.room.lines import cleaned

# Chat: one message in two seconds, five at once. Reactions: one a second, three at once.
CHAT = (0.5, 5)
REACTIONS = (1.0, 3)
# Players who are muted at one time.
MOST_MUTED = 200


class Talk:
    """The talk of a table since this process has it; nothing of it is kept."""

    def __init__(self) -> None:
        self.muted: dict[str, None] = {}
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
        """Let a player speak no more, or again; of too many the first may speak again."""
        self.muted.pop(player, None)
        if muted:
            self.muted[player] = None
        if len(self.muted) > MOST_MUTED:
            del self.muted[next(iter(self.muted))]

    def _may_speak(self, player: str) -> None:
        if player in self.muted:
            raise RoomError("chat-muted")
