import { describe, expect, test } from "vitest";
import replays from "../vectors/replays.json";
import type { TableEvent, View } from "../wire/events";
import { viewAfter } from "./view";

const AMOUNTS = ["pot", "bets", "stacks", "folded", "all_in", "draws", "button"] as const;

/** A draw that has ended stays in sight until somebody acts; the room goes on at once. */
function stands({ phase, round }: View): string[] {
  const now = `${phase} ${round}`;
  return phase === "drawing" ? [now, `betting ${round + 1}`] : [now];
}

describe("the view after some events is that of the room", () => {
  test.each(replays.hands.map((hand, at) => [at, hand] as const))("hand %i", (_, hand) => {
    for (const [events, phase, round, ...amounts] of hand.moments) {
      const view = viewAfter(hand.events.slice(0, events as number) as TableEvent[]);
      const where = `after ${events as number} events`;
      expect(
        AMOUNTS.map((name) => view[name]),
        where,
      ).toEqual(amounts);
      expect(stands(view), where).toContain(`${phase as string} ${round as number}`);
    }
  });
});

test("a log begins with its start", () => {
  expect(() => viewAfter([{ event: "Checked", seat: 0 }])).toThrow("HandStarted");
});
