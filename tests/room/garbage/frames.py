"""Frames that no honest client sends: broken ones, and good ones at the wrong time."""

import json
from random import Random

import msgspec

from tripledraw.room import wire
from tripledraw.room.wire import LONGEST

HEX = "ab" * 32
JUNK = (
    None, True, False, -1, 0, 1, 5, 6, 7, 2**31, 2**53 + 1, -(2**63), 2**70, 1.5, 1e308, "", " ",
    "0", "call", "\x00", "\u202e", "\U0001d518", "x" * 300, HEX, HEX.upper(), [], [1], [[]],
    [1] * 50, {}, {"type": "sit"}, {"a": {"b": {}}},
)  # fmt: skip
TEXTS = (
    "", " ", "null", "true", "0", "[]", "{}", '"sit"', "{", "}", '{"type"}', '{"type":}',
    '{"type":"sit"', "NaN", "Infinity", '{"type": NaN}', '{"id": 1e999}', "\ufeff{}", "\x00",
    "[" * 900, '{"a":' * 300, '{"type":"sit","type":"sit"}', "' or 1=1 --", "<script>",
    '{"__proto__": {}}', "\\u0000", '"\\ud800"', "💣" * 100,
)  # fmt: skip


class Garbage:
    """Frames by chance; ``hand`` and ``decision`` are those of the hand being played."""

    def __init__(self, seed: int, hand: int, decision: int) -> None:
        self.chance = Random(seed)
        self.hand = hand
        self.decision = decision

    def broken(self, command: wire.AnyCommand) -> str:
        """Something that is no command, made from one; or made of nothing."""
        kind = self.chance.randrange(8)
        data = msgspec.to_builtins(command)
        if kind == 0:
            return self.chance.choice(TEXTS)
        if kind == 1:
            text = json.dumps(data)
            return text[: self.chance.randrange(len(text))]
        if kind == 2:
            return "".join(chr(self.chance.randrange(1, 0x2FF)) for _ in range(50))
        if kind == 3:
            return json.dumps({**data, self.chance.choice(["x", "seat", "player_id"]): 1})
        if kind == 4:
            return json.dumps({**data, "type": self.chance.choice(["", "Sit", "step", 3, None])})
        if kind == 5:
            return json.dumps([data])
        if kind == 6:
            return json.dumps({**data, "id": self.chance.choice([-1, 2**53 + 1, "1", 1.5, None])})
        return json.dumps(data).replace('"', "'")

    def twisted(self, command: wire.AnyCommand) -> str:
        """A command with one of its fields replaced; it may still be one, of the same kind."""
        data = msgspec.to_builtins(command)
        fields = [name for name in data if name not in ("type", "id")]
        if fields:
            data[self.chance.choice(fields)] = self.chance.choice(JUNK)
        return json.dumps(data)

    def huge(self, command: wire.AnyCommand) -> str:
        """Longer than the longest frame."""
        return json.dumps({**msgspec.to_builtins(command), "more": "x" * LONGEST})

    def number(self) -> int:
        return self.chance.choice([0, 1, self.hand, self.hand + 1, 7, 2**40])

    def owners(self) -> list[wire.AnyCommand]:
        """What only the owner of a table may do."""
        return [
            wire.Pause(),
            wire.Unpause(),
            wire.Remove(chair=self.chance.randrange(6)),
            wire.Answer(player="nobody", yes=True),
            wire.Mute(player="nobody"),
            wire.SeatBot(chair=self.chance.randrange(6), agent="random", chips=400),
        ]

    def misplaced_act(self) -> wire.Act:
        """A decision of another hand, or another one of this hand."""
        hand, decision = self.hand, self.decision
        while (hand, decision) == (self.hand, self.decision):
            hand = self.number()
            decision = self.chance.choice([0, self.decision, self.decision + 1, 99])
        return wire.Act(hand=hand, decision=decision, move=self.move(), discards=self.discards())

    def act_now(self, *moves: wire.Move) -> wire.Act:
        """A decision under the right numbers."""
        move = self.chance.choice(moves)
        return wire.Act(hand=self.hand, decision=self.decision, move=move)

    def move(self) -> wire.Move:
        return self.chance.choice(["fold", "check", "call", "bet", "raise", "draw"])

    def discards(self) -> tuple[int, ...]:
        return tuple(self.chance.choices(range(1, 6), k=self.chance.randrange(5)))

    def anybody(self) -> wire.AnyCommand:
        """What nobody may do here: in a hand, at a full table, without being its owner."""
        chair = self.chance.randrange(6)
        return self.chance.choice(
            [
                self.misplaced_act(),
                wire.Sit(chair=chair, chips=self.chance.choice([0, 200, 400]), anchor=HEX),
                wire.TopUp(chips=self.chance.choice([0, 10**9])),
                wire.Link(hand=self.number(), link=HEX),
                wire.Pre(hand=self.number(), decision=self.decision, move="fold"),
                wire.Expose(hand=self.number(), positions=(1,)),
                *self.owners(),
            ]
        )

    def watcher(self) -> wire.AnyCommand:
        """What one may not do who has no chair."""
        return self.chance.choice(
            [
                self.anybody(),
                self.act_now("fold", "call", "raise"),
                wire.SitOut(),
                wire.SitIn(post=True),
                wire.Leave(),
                wire.Anchor(anchor=HEX),
                wire.Next(),
                wire.Unpre(),
                wire.Chat(text="hello"),
                wire.React(reaction="nice"),
            ]
        )
