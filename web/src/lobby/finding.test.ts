import { describe, expect, test } from "vitest";
import { ALL, betsOf, countsOf, deedAt, fits, noteOf, quickest } from "./finding";
import { listing } from "./rig";

const OAK = listing("oak", { small_bet: 10 }, { players: 6, waiting: 2 });
const ELM = listing("elm", { small_bet: 5, bots: 3 }, { players: 1 });
const ASH = listing("ash", { kind: "sit_and_go", speed: "fast" });
const OWN = listing("own", { private: true }, { mine: true });
const MANY = [OAK, ELM, ASH, OWN];

describe("filters", () => {
  const found = (filter: Partial<typeof ALL>) =>
    MANY.filter((each) => fits(each, { ...ALL, ...filter })).map(({ id }) => id);

  test("each table is in one group", () => {
    expect(countsOf(MANY)).toEqual({ cash: 2, sit_and_go: 1, private: 1 });
    expect(found({})).toEqual(["oak", "elm"]);
    expect(found({ group: "private" })).toEqual(["own"]);
  });

  test("a part of the name is enough, in any case", () => {
    expect(found({ words: " OA " })).toEqual(["oak"]);
  });

  test("limits are those that are played for, each once, from the lowest", () => {
    expect(betsOf(MANY)).toEqual([5, 10]);
  });

  test("free seats, limit, chairs, speed and bots", () => {
    expect(found({ isFree: true })).toEqual(["elm"]);
    expect(found({ bet: 5 })).toEqual(["elm"]);
    expect(found({ chairs: 2 })).toEqual([]);
    expect(found({ group: "sit_and_go", speed: "slow" })).toEqual([]);
    expect(found({ group: "sit_and_go", speed: "fast" })).toEqual(["ash"]);
    expect(found({ bots: "yes" })).toEqual(["elm"]);
    expect(found({ bots: "no" })).toEqual(["oak"]);
  });
});

describe("what can be done at a table", () => {
  test("sit where there is room, wait where there is none, watch what has begun", () => {
    expect(deedAt(ELM, false)).toBe("sit");
    expect(deedAt(OAK, false)).toBe("wait");
    expect(deedAt(OAK, true)).toBe("back");
    expect(deedAt({ ...ASH, stage: "waiting" }, false)).toBe("sit");
    expect(deedAt({ ...ASH, stage: "playing" }, false)).toBe("watch");
  });

  test("its note", () => {
    expect([OAK, ELM, OWN, { ...ASH, stage: "linking" as const }].map(noteOf)).toEqual([
      "full",
      "bots",
      "mine",
      "begun",
    ]);
    expect(noteOf(listing("a", {}))).toBe("empty");
    expect(noteOf(listing("a", {}, { players: 1 }))).toBe("one");
    expect(noteOf(listing("a", {}, { players: 2 }))).toBe("open");
  });
});

test("who wants to play at once gets the table with the most bots, then the smallest", () => {
  const big = listing("big", { small_bet: 50, bots: 5 });
  const small = listing("small", { small_bet: 10, bots: 5 });
  expect(quickest([...MANY, big, small])?.id).toBe("small");
  expect(quickest([OAK, ASH, { ...small, players: 6 }])).toBeUndefined();
});
