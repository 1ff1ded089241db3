import { describe, expect, test } from "vitest";
import replays from "../vectors/replays.json";
import type { ReplayedHand } from "../wire/api";
import type { TableEvent } from "../wire/events";
import { drawBefore, isDeed, nextDraw, stepsOf } from "./steps";

const [cash] = replays.file.hands as unknown as ReplayedHand[];
const { steps, parts } = stepsOf(cash!.events);
const logs = replays.hands.map(({ events }) => events as TableEvent[]);

test("each part of the hand has its steps, the deal stands before the first deed", () => {
  expect(parts.map(({ kind, number, first, last }) => [kind, number, first, last])).toEqual([
    ["round", 1, 0, 6],
    ["draw", 1, 7, 8],
    ["round", 2, 9, 11],
    ["draw", 2, 12, 13],
    ["round", 3, 14, 17],
    ["draw", 3, 18, 19],
    ["round", 4, 20, 21],
    ["end", 0, 22, 24],
  ]);
  expect(steps[0]!.event).toBeUndefined();
  expect(parts[1]!.pot).toBe(90);
});

test("a bet lies before its seat until somebody does something else", () => {
  const call = steps[11]!;
  expect(call.event!.event).toBe("Called");
  expect(cash!.events[call.end]!.event).toBe("RoundClosed");
});

test("that the betting is capped, and the end, belong to what came before", () => {
  const capped = cash!.events.findIndex(({ event }) => event === "Capped");
  expect(steps.map(({ end }) => end)).toContain(capped + 1);
  expect(steps.at(-1)!.end).toBe(cash!.events.length);
});

describe("of every log", () => {
  test.each(logs.map((log, at) => [at, log] as const))("%i", (_, log) => {
    const found = stepsOf(log);
    expect(found.steps.slice(1).map(({ event }) => event)).toEqual(log.filter(isDeed));
    expect(found.steps.at(-1)!.end).toBe(log.length);
    const ends = found.steps.map(({ end }) => end);
    expect(ends).toEqual([...new Set(ends)].sort((one, other) => one - other));
    // The parts follow each other without a gap, and no two of them are the same.
    expect(found.parts[0]!.first).toBe(0);
    found.parts.forEach(({ first, last }, at) => {
      expect(found.parts[at + 1]?.first ?? found.steps.length).toBe(last + 1);
      for (let step = first; step <= last; step += 1) expect(found.steps[step]!.part).toBe(at);
    });
    expect(new Set(found.parts.map(({ kind, number }) => `${kind} ${number}`)).size).toBe(
      found.parts.length,
    );
  });
});

test("draws are found from where one is, and the ends where there is none", () => {
  const draws = [nextDraw(parts, 0), nextDraw(parts, 7), nextDraw(parts, 8), nextDraw(parts, 18)];
  expect(draws).toEqual([7, 12, 12, 24]);
  expect([drawBefore(parts, 24), drawBefore(parts, 18), drawBefore(parts, 7)]).toEqual([18, 12, 0]);
});

test("a log without a deed is its deal", () => {
  const log = cash!.events.slice(0, steps[0]!.end);
  expect(stepsOf(log)).toMatchObject({ steps: [{ end: log.length }], parts: [{ last: 0 }] });
});
