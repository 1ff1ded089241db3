import { expect, test } from "vitest";
import evening from "../vectors/evening.json";
import type { TableEvent } from "../wire/events";
import type { Frame, Snapshot } from "../wire/types";
import { isCompletion, roundOf, wagerTo } from "./betting";
import { shownOf } from "./display";
import { type Pot, potsOf } from "./pots";
import { ahead, armed } from "./pre";
import { afterStep, fromSnapshot, isCancelled, isRunning, stakesOf, type Told } from "./table";

const NOW = 50_000;
const frames = evening.all as unknown as Frame[];
const last = evening.last as unknown as Snapshot;

/** The states of the evening, after each step from the first deal on. */
function states(): Told[] {
  const start: Snapshot = {
    type: "snapshot",
    version: 1,
    table: { ...last.table, stage: "waiting", hand: 0 },
  };
  let told = fromSnapshot(start, NOW);
  const found: Told[] = [];
  for (const frame of frames) {
    if (frame.type !== "step") continue;
    told = afterStep(told, frame, NOW);
    if (told.hand) found.push(told);
  }
  return found;
}

const all = states();

test("steps come to the same as a snapshot of that moment", () => {
  // It was taken a quarter of a minute after the last step.
  const whole = fromSnapshot(last, NOW + 15_000);
  const put = all.at(-1)!;
  // Proofs are the witness's: a step brings the new ones, a snapshot all.
  const bare = ({ own, ...rest }: Told): object => ({
    ...rest,
    own: { ...own, proofs: undefined },
  });
  expect(bare(put)).toEqual(bare(whole));
});

test("deadlines are moments of our own clock", () => {
  const { turn } = all[0]!;
  expect(turn).toMatchObject({ until: NOW + 20_000, bankUntil: NOW + 80_000 });
});

test("a raise comes to what the button says before it", () => {
  let raises = 0;
  all.forEach((told, at) => {
    const next = all[at + 1]?.events.at(told.events.length) as TableEvent | undefined;
    if (next?.event !== "Bet" && next?.event !== "Raised") return;
    const { bets, stacks } = told.hand!.view;
    const round = roundOf(stakesOf(told.events)!, told.events);
    expect(round.round).toBe(told.hand!.view.round);
    expect(wagerTo(round, bets[next.seat]!, stacks[next.seat]!)).toBe(next.to);
    raises += 1;
  });
  expect(raises).toBeGreaterThan(5);
});

test("pots and bets add up to what is in the middle", () => {
  for (const told of all.filter(isRunning)) {
    const { pot, bets, folded } = told.hand!.view;
    const sum = [...potsOf(told.events, folded).map(({ amount }) => amount), ...bets];
    expect(sum.reduce((one, other) => one + other, 0)).toBe(pot);
  }
});

test("a new hand has none of the cards of the last one", () => {
  const [before, after] = [
    all.filter(({ hand }) => hand?.number === 1).at(-1)!,
    all.find(({ hand }) => hand?.number === 2)!,
  ];
  expect(isRunning(before)).toBe(false);
  expect(isRunning(after)).toBe(true);
  expect(after.events[0]?.event).toBe("HandStarted");
  expect(after.deal?.hand).toBe(2);
});

test("a hand one is not dealt into has no own cards", () => {
  const deal = frames.find((frame) => frame.type === "step" && frame.deal?.hand === 2);
  if (deal?.type !== "step") throw new Error("there is no second deal");
  const { own: _, ...unseen } = deal;
  expect(afterStep(all[0]!, unseen, NOW).own).toBeUndefined();
});

const stakes = {
  ...stakesOf(all[0]!.events)!,
  small_bet: 10,
  big_bet: 20,
  big_blind: 10,
};

test("a short all-in of less than half is completed, not raised (rules 4)", () => {
  const wagers: TableEvent[] = [
    { event: "RoundClosed", round: 1, pot: 30 },
    { event: "Bet", seat: 0, amount: 10, to: 10 },
    { event: "Raised", seat: 1, amount: 14, to: 14 },
  ];
  const short = roundOf(stakes, wagers);
  expect(short).toMatchObject({ level: 10, price: 14, bets: 1 });
  expect(isCompletion(short)).toBe(true);
  expect(wagerTo(short, 0, 400)).toBe(20);
});

test("an all-in of half a bet counts in full: the next raise is to 35 (rules 4)", () => {
  const half = roundOf({ ...stakes, small_bet: 20 }, [
    { event: "RoundClosed", round: 1, pot: 30 },
    { event: "Bet", seat: 0, amount: 15, to: 15 },
  ]);
  expect(half).toMatchObject({ level: 15, bets: 1 });
  expect(wagerTo(half, 0, 400)).toBe(35);
  expect(wagerTo(half, 0, 22)).toBe(22);
});

test("an all-in that covers less makes a side pot; folded chips stay in the layers they reach", () => {
  const put = (seat: number, to: number): TableEvent => ({ event: "Bet", seat, amount: to, to });
  const events: TableEvent[] = [
    { event: "HandStarted", stacks: [14, 400, 400, 400], stakes, button: 3 },
    { event: "BlindPosted", seat: 3, amount: 5, kind: "ante" },
    put(0, 14),
    put(1, 20),
    put(2, 20),
    put(3, 10),
    { event: "Folded", seat: 3 },
    { event: "RoundClosed", round: 1, pot: 69 },
  ];
  const expected: Pot[] = [
    { amount: 14 * 3 + 10 + 5, seats: [0, 1, 2] },
    { amount: 12, seats: [1, 2] },
  ];
  expect(potsOf(events, [3])).toEqual(expected);
});

test("places are by chair and show what all may see", () => {
  const told = all.find(({ hand }) => hand?.view.phase === "betting" && hand.view.round === 2)!;
  const shown = shownOf(told, "mia");
  expect(shown.places).toHaveLength(told.table.terms.chairs);
  expect(shown.places.filter(Boolean)).toHaveLength(3);
  expect(shown.me).toBe(0);
  const [mine, noa] = shown.places;
  expect(mine).toMatchObject({
    name: "mia",
    isMe: true,
    draws: told.hand!.view.draws[0],
    backs: 5,
  });
  expect(noa).toMatchObject({
    name: "noa",
    isMe: false,
    draws: told.hand!.view.draws[1],
    backs: 5,
    shown: [],
  });
  expect(shown.mine?.held.map(({ position }) => position).sort()).toEqual([1, 2, 3, 4, 5]);
});

test("the showdown shows the cards and what was won", () => {
  const told = all.filter(({ hand }) => hand?.number === 1).at(-1)!;
  const shown = shownOf(told, "mia");
  const winner = shown.places.find((place) => place && place.won > 0)!;
  expect(winner.shown).toHaveLength(5);
  expect(shown.places.every((place) => !place || place.backs === 0)).toBe(true);
  expect(shown.isRunning).toBe(false);
});

test("a watcher has no hand and no chair", () => {
  const { own: _, ...watched } = all[0]!;
  const shown = shownOf({ ...watched, own: undefined }, undefined);
  expect(shown.mine).toBeUndefined();
  expect(shown.me).toBeUndefined();
});

test("a cancelled hand is told and runs no more", () => {
  const void_: Told = {
    ...all[0]!,
    events: [...all[0]!.events, { event: "Cancelled", hand: 1, reason: "orders" }],
  };
  expect(isCancelled(void_)).toBe(true);
  expect(isRunning(void_)).toBe(false);
});

test("pre-actions fit the decision that comes", () => {
  let [bets, draws] = [0, 0];
  all.forEach((told, at) => {
    const offer = ahead(told);
    if (!offer) return;
    // What the decision turned out to be, where nobody wagered in between.
    const then = all[at + 1];
    if (!then?.own?.legal?.length || then.hand?.number !== told.hand!.number) return;
    const fresh = then.events.slice(told.events.length);
    if (fresh.some(({ event }) => event === "Bet" || event === "Raised")) return;
    expect(offer.moves.includes("draw")).toBe(then.own!.legal!.includes("draw"));
    if (offer.moves.includes("draw")) draws += 1;
    else bets += 1;
  });
  expect(bets).toBeGreaterThan(3);
  expect(draws).toBeGreaterThan(3);
});

test("who is all-in, or bets against nobody, has only draws to come", () => {
  const drawn = all.find(
    (told) =>
      told.hand!.view.phase === "drawing" && told.hand!.view.draws[0]?.length === 1 && ahead(told),
  )!;
  expect(ahead(drawn)?.moves).toContain("check");
  const withStacks = (stacks: number[]): Told => ({
    ...drawn,
    hand: { ...drawn.hand!, view: { ...drawn.hand!.view, stacks } },
  });
  expect(ahead(withStacks([0, 300, 300]))?.moves).toEqual(["draw"]);
  expect(ahead(withStacks([300, 0, 0]))?.moves).toEqual(["draw"]);
});

test("there is nothing to choose ahead when the turn is there", () => {
  const turn = all.find(({ own }) => own?.legal?.length)!;
  expect(ahead(turn)).toBeUndefined();
});

test("an armed pre-action is the one that the room holds", () => {
  expect(armed({ seat: 0, hand: "", next: 7, pre: "call" })).toEqual({ decision: 7, move: "call" });
  expect(armed({ seat: 0, hand: "", next: 7 })).toBeUndefined();
});
