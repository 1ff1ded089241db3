import { beforeEach, expect, test } from "vitest";
import { Chest } from "./chest";

let kept: Map<string, string>;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const chest = (player = "mia", table = "oak"): Chest => new Chest(player, table, storage);

beforeEach(() => {
  kept = new Map();
});

test("a chain goes on where it was left, and gives no link twice", () => {
  const chain = chest().renew();
  const first = chest().take(chain);
  const again = chest().open()!;
  expect(again.anchor).toBe(chain.anchor);
  expect(chest().take(again)).not.toBe(first);
  expect(chest().open()!.left).toBe(chain.left - 1);
});

test("every player has a chain of his own at every table", () => {
  const chain = chest().renew();
  expect(chest("noa").open()).toBeUndefined();
  expect(chest("mia", "elm").open()).toBeUndefined();
  expect(chest().open()?.anchor).toBe(chain.anchor);
});

test.each(["", "null", "{}", '{"secret":"00","length":5,"used":0}', "nonsense"])(
  "what cannot be read (%s) is no chain",
  (text) => {
    kept.set("tripledraw.chain.mia.oak", text);
    expect(chest().open()).toBeUndefined();
  },
);

test("a chain that is used up is not gone on with", () => {
  const secret = "0".repeat(64);
  kept.set("tripledraw.chain.mia.oak", JSON.stringify({ secret, length: 5, used: 5 }));
  expect(chest().open()).toBeUndefined();
});
