import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FRAMES } from "../live/rig";
import { Countdown } from "./countdown.svelte";
import { Motion } from "./motion";
import { fakeAnimations, moments, type Played, tableAt } from "./rig";

const ALLOWED = new Set(["transform", "opacity", "offset"]);

/** The parts of a table that motion looks for. */
function picture(): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = `
    <div data-at="0"><div class="plate"></div><button class="slot" aria-pressed="true">
      <i class="card"></i></button><button class="slot" data-new><i class="card"></i></button></div>
    <div data-at="1"><div class="plate"></div><span class="fan">${'<i class="card back"></i>'.repeat(5)}</span>
      <ol class="ladder"><li data-drawn></li></ol></div>
    <div data-at="2"><div class="plate"></div><span class="fan">${'<i class="card"></i>'.repeat(5)}</span></div>
    <div class="track"><li></li><li class="cur"><i></i></li></div>
    <div data-mid><svg></svg></div><i data-disc></i>
    <div data-bet="0"><b></b></div><div data-bet="1"><b></b></div>`;
  document.body.append(root);
  return root;
}

let played: Played[];
let root: HTMLElement;
let layer: HTMLElement;
let motion: Motion;

function begin(isReduced = false): void {
  played = fakeAnimations(isReduced);
  root = picture();
  layer = document.createElement("div");
  motion = new Motion(root, layer, (_, seat) => seat);
}

/** Everything that the evening has, shown as it comes. */
async function playAll(): Promise<void> {
  const { table } = tableAt(moments.over);
  for (const event of table.told!.events)
    await motion.hear({ before: table.told, now: table.told!, events: [event], isJump: false });
}

beforeEach(() => begin());
afterEach(() => {
  root.remove();
  vi.unstubAllGlobals();
});

describe("motion", () => {
  test("moves and fades, and nothing else", async () => {
    await playAll();
    expect(played.length).toBeGreaterThan(20);
    for (const { frames } of played)
      for (const frame of frames)
        expect(Object.keys(frame).filter((key) => !ALLOWED.has(key))).toEqual([]);
  });

  test("a deal goes round the table and is over in 1.6 seconds", async () => {
    const { table } = tableAt(moments.waiting);
    const events = table.told!.events;
    await motion.hear({ before: undefined, now: table.told!, events, isJump: false });
    const ends = played.map(({ options }) => Number(options.delay) + Number(options.duration));
    expect(Math.max(...ends)).toBeLessThanOrEqual(1600);
  });

  test("there is none where less of it is wished for, or where the state jumps", async () => {
    begin(true);
    await playAll();
    expect(played).toEqual([]);
    begin();
    const { table } = tableAt(moments.waiting);
    const events = table.told!.events;
    await motion.hear({ before: undefined, now: table.told!, events, isJump: true });
    expect(played).toEqual([]);
  });

  test("a reshuffle runs two halves into each other over the pot, and leaves nothing", async () => {
    const { table } = tableAt(moments.waiting);
    const events = [{ event: "Reshuffled", order: 1 } as const];
    await motion.hear({ before: table.told, now: table.told!, events, isJump: false });
    expect(layer.querySelectorAll(".card.back")).toHaveLength(8);
    const beginnings = played.map(({ frames }) => String(frames[1]!["transform"]));
    expect(beginnings.filter((move) => move.includes("translate(-34px"))).toHaveLength(4);
    expect(beginnings.filter((move) => move.includes("translate(34px"))).toHaveLength(4);
    const ends = played.map(({ options }) => Number(options.delay) + Number(options.duration));
    expect(Math.max(...ends)).toBeLessThanOrEqual(600);
    motion.finish();
    await vi.waitFor(() => expect(layer.children).toHaveLength(0));
  });

  test("what flies away is gone when it has landed", async () => {
    const { table } = tableAt(moments.over);
    const events = table.told!.events.filter(({ event }) => event === "RoundClosed").slice(0, 1);
    await motion.hear({ before: table.told, now: table.told!, events, isJump: false });
    expect(layer.children).toHaveLength(2);
    motion.finish();
    await vi.waitFor(() => expect(layer.children).toHaveLength(0));
  });
});

describe("the countdown", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("counts the decision time, then the time bank, and stops", () => {
    const countdown = new Countdown(() => Date.now());
    const until = Date.now() + 2500;
    countdown.follow({ chair: 0, decision: 1, until, bankUntil: until + 3000 });
    expect(countdown.seconds).toBe(3);
    vi.advanceTimersByTime(500);
    expect(countdown.seconds).toBe(2);
    vi.advanceTimersByTime(2000);
    expect([countdown.isBank, countdown.seconds]).toEqual([true, 3]);
    vi.advanceTimersByTime(10_000);
    expect(countdown.seconds).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("the evening that is played here has every kind of motion", () => {
  expect(FRAMES.length).toBeGreaterThan(50);
});
