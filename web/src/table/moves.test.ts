import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { speak } from "../i18n/index.svelte";
import { Moves } from "./moves.svelte";
import { moments, type Rig, step, tableAt } from "./rig";

beforeAll(() => speak("en"));

let rig: Rig;
let moves: Moves;
const at = (moment: Parameters<typeof tableAt>[0]): void => {
  rig = tableAt(moment);
  moves = new Moves(rig.table);
};
const sent = () => rig.net.socket.last;
const count = () => rig.net.socket.sent.length;
const own = () => rig.table.told!.own!;

describe("in a betting round", () => {
  beforeEach(() => at(moments.betting));

  test("call, raise and fold name the hand and the decision", () => {
    const { turn, hand } = rig.table.told!;
    const now = { type: "act", hand: hand!.number, decision: turn!.decision };
    moves.call();
    expect(sent()).toMatchObject({ ...now, move: "call" });
    moves.raise();
    expect(sent()).toMatchObject({ ...now, move: "raise" });
    moves.fold();
    expect(sent()).toMatchObject({ ...now, move: "fold" });
  });

  test("cards are not marked and nobody stands pat", () => {
    const before = count();
    expect(moves.mark(0)).toBe(false);
    moves.pat();
    expect(count()).toBe(before);
  });
});

test("folding, though checking is free, takes two", () => {
  at(moments.free);
  const before = count();
  moves.fold();
  expect(count()).toBe(before);
  expect(moves.isFoldSure).toBe(true);
  moves.fold();
  expect(sent()).toMatchObject({ move: "fold" });
});

test("a doubt about folding is forgotten with the decision", () => {
  at(moments.free);
  moves.fold();
  moves.renew();
  expect(moves.isFoldSure).toBe(false);
});

describe("in a draw", () => {
  beforeEach(() => at(moments.drawing));

  test("what is marked is drawn, by position in the hand and not in the sorted row", () => {
    const held = rig.table.shown!.mine!.held;
    expect(moves.mark(0)).toBe(true);
    moves.mark(4);
    moves.main();
    const positions = [held[0]!.position, held[4]!.position].sort((a, b) => a - b);
    expect(sent()).toMatchObject({ move: "draw", discards: positions });
  });

  test("with nothing marked the main button stands pat", () => {
    moves.main();
    expect(sent()).toMatchObject({ move: "draw", discards: [] });
  });

  test("marks are cleared until they are sent", () => {
    moves.mark(0);
    moves.clear();
    expect(rig.table.marked.size).toBe(0);
  });
});

describe("ahead of a betting round", () => {
  beforeEach(() => at((table) => moments.waiting(table) && (table.told?.own?.price ?? 0) > 0));
  const arm = (move: "call" | "fold" | null): void => {
    step(rig, { own: { ...own(), pre: move } });
    flushSync();
  };

  test("a call is armed for the next decision, and taken back by the same button", () => {
    moves.call();
    expect(sent()).toMatchObject({ type: "pre", decision: own().next, move: "call" });
    arm("call");
    expect(moves.armed).toBe("call");
    moves.call();
    expect(sent()).toMatchObject({ type: "unpre" });
  });

  test("it dies when the price changes: the room holds it no longer", () => {
    arm("call");
    step(rig, { own: { ...own(), price: own().price! + 10, pre: null } });
    expect(moves.armed).toBeUndefined();
    expect(moves.ahead!.price).toBe(own().price);
  });
});

describe("ahead of a draw", () => {
  beforeEach(() =>
    at((table) => moments.waiting(table) && new Moves(table).isDrawAhead && table.shown!.round > 0),
  );
  const hold = (): void => step(rig, { own: { ...own(), pre: "draw" } });

  test("marked cards are armed, and armed anew with every other mark", () => {
    moves.mark(0);
    moves.draw();
    hold();
    expect(moves.armed).toBe("draw");
    moves.mark(1);
    expect(sent()).toMatchObject({ type: "pre", move: "draw" });
    expect((sent() as { discards: number[] }).discards).toHaveLength(2);
    moves.mark(1);
    moves.mark(0);
    expect(sent()).toMatchObject({ type: "unpre" });
  });

  test("standing pat is armed without marks", () => {
    moves.mark(0);
    moves.pat();
    hold();
    expect(sent()).toMatchObject({ type: "pre", move: "draw", discards: [] });
    expect(moves.armed).toBe("pat");
  });

  test("a draw armed by an earlier visit is taken back, for nobody knows what it throws", () => {
    hold();
    moves.dropUnknown();
    expect(sent()).toMatchObject({ type: "unpre" });
  });
});
