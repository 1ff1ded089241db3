import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../i18n/index.svelte";
import * as announce from "../shell/announce.svelte";
import { Countdown } from "./countdown.svelte";
import { Moves } from "./moves.svelte";
import { moments, type Rig, step, tableAt } from "./rig";
import { attend } from "./senses.svelte";
import type { Sound } from "./sounds";

vi.mock("../shell/announce.svelte", () => ({ say: vi.fn() }));

let heard: Sound[];
let noted: string[];
let calls: number;
let end: () => void = () => undefined;

const said = (): string[] => vi.mocked(announce.say).mock.calls.map(([words]) => words);

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  vi.mocked(announce.say).mockReset();
  [heard, noted, calls] = [[], [], 0];
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function listen(rig: Rig): Rig {
  end = $effect.root(() =>
    attend({
      table: rig.table,
      moves: new Moves(rig.table),
      countdown: new Countdown(),
      sounds: { play: (sound) => void heard.push(sound) },
      note: (words) => void noted.push(words),
      call: () => void (calls += 1),
    }),
  );
  flushSync();
  return rig;
}

/** Our turn lasts from now on, by the clock of the test. */
function ourTurn(rig: Rig, until: number, bank: number): void {
  const { hand, turn } = rig.table.told!;
  const { chair, decision } = turn!;
  const spent = Date.now() - 1000;
  step(rig, { hand: hand!, turn: { chair, decision, until: until + spent, bank } });
  flushSync();
}

test("a decision is called once, however long it takes", () => {
  const rig = tableAt(moments.betting);
  ourTurn(rig, 20_000, 0);
  listen(rig);
  vi.advanceTimersByTime(8000);
  flushSync();
  expect(heard.filter((sound) => sound === "turn")).toHaveLength(1);
  expect(said().filter((words) => words.startsWith("Your turn"))).toHaveLength(1);
  expect(calls).toBe(1);
});

test("the clock is heard for its last five seconds, and the time bank when it begins", () => {
  const rig = tableAt(moments.betting);
  ourTurn(rig, 11_000, 30_000);
  listen(rig);
  vi.advanceTimersByTime(10_900);
  flushSync();
  expect(heard.filter((sound) => sound === "second")).not.toHaveLength(0);
  expect(heard).not.toContain("bank");
  for (let second = 0; second < 5; second += 1) {
    vi.advanceTimersByTime(1000);
    flushSync();
  }
  expect(heard.filter((sound) => sound === "bank")).toHaveLength(1);
  expect(said().filter((words) => words.startsWith("Time bank"))).toHaveLength(1);
});

test("what happens is told, and that the muck is shuffled stands at the table", () => {
  const rig = listen(tableAt(moments.waiting));
  step(rig, {
    happened: [
      { event: "Folded", seat: 1 },
      { event: "Reshuffled", order: 1 },
    ],
  });
  expect(said()).toContain(`${String.fromCharCode(0x2068)}noa${String.fromCharCode(0x2069)} folds`);
  expect(heard).toEqual(expect.arrayContaining(["fold", "shuffle"]));
  expect(noted).toHaveLength(1);
});

test("that a hand is open to all who played it is told once", () => {
  const rig = listen(tableAt(moments.over));
  const { table } = rig.table.told!;
  step(rig, { table: { ...table, opened: 1 } });
  step(rig, { table: { ...table, opened: 1 } });
  expect(said().filter((words) => words.includes("are open"))).toHaveLength(1);
});

test("a lost connection is told, and that it is back; the first one is not", () => {
  const rig = listen(tableAt(moments.waiting));
  expect(heard).not.toContain("back");
  rig.net.socket.fall();
  flushSync();
  expect(heard).toContain("lost");
  rig.table.hurry();
  flushSync();
  expect(heard.filter((sound) => sound === "lost")).toHaveLength(1);
});
