import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../i18n/index.svelte";
import replays from "../vectors/replays.json";
import type { ReplayedHand } from "../wire/api";
import { deedOf } from "./keys";
import { lineOf, partName, spoken } from "./lines";
import { Walk } from "./walk.svelte";

const [cash] = replays.file.hands as unknown as ReplayedHand[];
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");

beforeAll(() => speak("en"));

test("one goes back and forth, and not beyond the ends", () => {
  const walk = new Walk(cash!);
  walk.do("back");
  expect(walk.step).toBe(0);
  walk.do("forward");
  walk.do("nextDraw");
  expect(walk.step).toBe(7);
  walk.do("last");
  walk.do("forward");
  expect(walk.step).toBe(walk.last);
  walk.do("drawBefore");
  expect(walk.step).toBe(18);
  walk.do("first");
  expect(walk.step).toBe(0);
});

test("a step that is no step of the hand is the nearest", () => {
  expect(new Walk(cash!, 999).step).toBe(24);
});

test("it plays to the end, at its speed, and then from the start", () => {
  vi.useFakeTimers();
  const walk = new Walk(cash!, 22);
  walk.faster();
  walk.do("play");
  for (const step of [23, 24]) {
    const stop = walk.playOn();
    vi.advanceTimersByTime(599);
    expect(walk.step).toBe(step - 1);
    vi.advanceTimersByTime(1);
    expect(walk.step).toBe(step);
    stop?.();
  }
  expect(walk.isPlaying).toBe(false);
  expect(walk.playOn()).toBeUndefined();
  walk.do("play");
  expect([walk.step, walk.isPlaying]).toEqual([0, true]);
  walk.do("forward");
  expect([walk.step, walk.isPlaying]).toEqual([1, false]);
  vi.useRealTimers();
});

test("the table is shown as it stands at the step", () => {
  const walk = new Walk(cash!, 8);
  const { shown } = walk.scene;
  expect(shown.places.map((place) => place!.name)).toEqual(cash!.names);
  expect([shown.phase, shown.round, shown.pot, shown.me]).toEqual(["drawing", 1, 90, 0]);
  expect(shown.places[0]).toMatchObject({ stack: 950, draws: [2], isFolded: false, isMe: true });
  expect(shown.places[1]).toMatchObject({ isFolded: true, backs: 0, shown: [] });
  expect(shown.places.map((place) => place!.isActor)).toEqual([false, false, true, false]);
  walk.do("last");
  expect(walk.scene.shown.phase).toBe("over");
  expect(walk.scene.shown.places.map((place) => place!.stack)).toEqual([1110, 990, 325, 300]);
});

test("the cards that are told later are open, or hidden until they were", () => {
  const walk = new Walk(cash!, 13);
  const rio = () => walk.scene.shown.places[2]!;
  expect([rio().shown.length, rio().backs]).toEqual([5, 0]);
  walk.isOpen = false;
  expect([rio().shown.length, rio().backs]).toEqual([0, 5]);
  expect(walk.scene.held[0]!.cards).toHaveLength(5);
  walk.go(6);
  walk.isOpen = true;
  // What he held before his last draw nobody has said.
  expect([rio().shown.length, rio().backs]).toEqual([0, 5]);
});

test("every step has its line", () => {
  const walk = new Walk(cash!);
  const said = walk.steps.map((step) => plain(spoken(lineOf(step, cash!.names, undefined))));
  expect(said[0]).toBe("The deal");
  expect(said[1]).toBe("Rio: calls: raises to 20");
  expect(said).toContain("hero_x: draws 2");
  expect(said).toContain("Rio: calls: stands pat");
  expect(said.at(-1)).toBe("hero_x: wins 230");
  expect(said.every((line) => /\w/.test(line.split(": ").at(-1)!))).toBe(true);
  const [hero] = walk.holdings;
  expect(plain(lineOf(walk.steps[7]!, cash!.names, hero![1]).cards)).toBe("K♠ Q♦ → J♣ 7♠");
});

test("the parts are named as on the track", () => {
  const walk = new Walk(cash!);
  const names = walk.parts.map((part) => plain(partName(part, true)));
  expect(names).toEqual("Round 1,Draw 1,Round 2,Draw 2,Round 3,Draw 3,Round 4,Showdown".split(","));
  expect(partName(walk.parts.at(-1)!, false)).toBe("End");
});

test("keys do what they say, but not in a field, and with no other key held", () => {
  const pressed = (init: KeyboardEventInit, on: Element = document.body) => {
    let deed;
    const hear = (event: Event): void => void (deed = deedOf(event as KeyboardEvent));
    on.addEventListener("keydown", hear);
    on.dispatchEvent(new KeyboardEvent("keydown", init));
    on.removeEventListener("keydown", hear);
    return deed;
  };
  expect(pressed({ key: " " })).toBe("play");
  expect(pressed({ key: "ArrowLeft" })).toBe("back");
  expect(pressed({ key: "ArrowRight" })).toBe("forward");
  expect(pressed({ key: "ג", code: "KeyD" })).toBe("nextDraw");
  expect(pressed({ key: "D", code: "KeyD", shiftKey: true })).toBe("drawBefore");
  expect(pressed({ key: "End" })).toBe("last");
  expect(pressed({ key: "ArrowRight", altKey: true })).toBeUndefined();
  expect(pressed({ key: " " }, document.createElement("button"))).toBeUndefined();
  expect(pressed({ key: "ArrowRight" }, document.createElement("button"))).toBe("forward");
  expect(pressed({ key: "d", code: "KeyD" }, document.createElement("input"))).toBeUndefined();
});
