import { describe, expect, test } from "vitest";
import { readQuery } from "../game/spot";
import replays from "../vectors/replays.json";
import type { TableEvent } from "../wire/events";
import { askOf } from "./asking";
import { holdingsOf } from "./known";
import { stepsOf } from "./steps";

const HANDS = replays.hands as unknown as { events: TableEvent[] }[];
/** Two hands of two of the vectors, whose lines `agents.strategy.line_of` tells as below. */
const [COVERED, BY_OTHER_CAP] = [HANDS[5]!.events, HANDS[2]!.events];

function asked(events: readonly TableEvent[]): ReturnType<typeof readQuery>[] {
  const holdings = holdingsOf(events);
  return stepsOf(events).steps.flatMap(({ event }) => {
    const query = askOf(events, event, holdings);
    return query === undefined ? [] : [readQuery(query)];
  });
}

function withCap(events: readonly TableEvent[], heads_up_cap: string): TableEvent[] {
  return events.map((event) =>
    event.event === "HandStarted" ? { ...event, stakes: { ...event.stakes, heads_up_cap } } : event,
  );
}

describe("a hand of two is asked about", () => {
  test("from the third betting round on, each decision with its way and the hand held", () => {
    expect(asked(COVERED).map(({ spot, moment }) => [spot.start, spot.line, moment])).toEqual([
      ["third_round", "rc 2-3 xx 2-1", { path: "", hand: "QQT96", did: "b" }],
      ["third_round", "rc 2-3 xx 2-1", { path: "b", hand: "JT322", did: "c" }],
      ["last_draw", "rc 2-3 xx 2-1 bc", { path: "", hand: "QQT96", did: "3T6" }],
      ["last_draw", "rc 2-3 xx 2-1 bc", { path: "3", hand: "JT322", did: "2JT2" }],
    ]);
  });

  test("with the chips of the moment and its stakes", () => {
    const [first, , last] = asked(COVERED);
    expect(first!.spot).toMatchObject({ pot: 60, stacks: [891, 9], smallBet: 15, bigBet: 30 });
    expect(last!.spot).toMatchObject({ pot: 78, stacks: [882, 0], cap: 2 });
  });

  test("but not where heads-up play knows no cap", () => {
    expect(asked(BY_OTHER_CAP)).toEqual([]);
    const lines = asked(withCap(BY_OTHER_CAP, "capped")).map(({ spot }) => spot.line);
    expect(new Set(lines)).toEqual(new Set(["rc 2-1 xx 4-2", "rc 2-1 xx 4-2 xbc"]));
  });
});

test("nothing is asked about hands of three and more", () => {
  for (const { events } of HANDS.slice(7)) expect(asked(events)).toEqual([]);
});

test("a flush is a hand that the solver does not know", () => {
  const suited = JSON.parse(
    JSON.stringify(COVERED).replace(/([2-9TJQKA])[cdhs]/g, "$1c"),
  ) as TableEvent[];
  expect(asked(suited).map(({ moment }) => [moment?.hand, moment?.did])).toEqual([
    [undefined, "b"],
    [undefined, "c"],
    [undefined, "3"],
    [undefined, "2"],
  ]);
});
