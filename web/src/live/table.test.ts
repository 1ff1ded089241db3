import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Chain, follows } from "../fair/chain";
import { Chest } from "../fair/chest";
import { drawsOf } from "../game/table";
import type { FakeNet } from "../wire/fake";
import type { Frame } from "../wire/types";
import { BEGIN, FRAMES, LAST, liveTable, playTo, WELCOME } from "./rig";
import type { News } from "./table.svelte";

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const commitment = FRAMES.find((frame) => frame.type === "commitment")!;
/** The same commitment, with another head for Mia's chair. */
const promising = (head: string, hand: number): Frame => ({
  ...(commitment as Extract<Frame, { type: "commitment" }>),
  hand,
  heads: { "0": head },
});

test("shows what it hears, and tells what happened after it is there", () => {
  const live = liveTable();
  const news: News[] = [];
  live.table.onNews((each) => {
    expect(live.table.told).toBe(each.now);
    news.push(each);
  });
  playTo(live);
  expect(live.table.told?.version).toBe(LAST.version);
  expect(live.table.chair).toBe(0);
  expect(news.every(({ isJump }) => !isJump)).toBe(true);
  const events = news.flatMap((each) => each.events.map(({ event }) => event));
  expect(events.filter((event) => event === "HandStarted")).toHaveLength(4);
});

test("a snapshot is a jump: nothing moves", () => {
  const { table, net } = liveTable();
  const news: News[] = [];
  table.onNews((each) => news.push(each));
  net.socket.say({ ...BEGIN, version: 9 } as Frame);
  expect(news).toMatchObject([{ isJump: true, events: [] }]);
});

test("a decision is sent with its hand and its number", async () => {
  const live = liveTable();
  playTo(live, (table) => table.isWaiting && table.shown?.phase === "betting");
  const { hand, turn } = live.table.told!;
  const acted = live.table.act("call");
  expect(live.net.socket.last).toMatchObject({
    type: "act",
    move: "call",
    hand: hand!.number,
    decision: turn!.decision,
  });
  expect(live.table.isSending).toBe(true);
  live.net.socket.done();
  await expect(acted).resolves.toBe(true);
  expect(live.table.isSending).toBe(false);
});

test("the buttons are there again when the table has gone on before the answer", () => {
  const live = liveTable();
  playTo(live, (table) => table.isWaiting);
  void live.table.act("call");
  const { version } = live.table.told!;
  playTo(live, (table) => table.told!.version > version);
  expect(live.table.isSending).toBe(false);
});

test("without a turn nothing is sent", async () => {
  const live = liveTable();
  playTo(live, (table) => table.shown?.isRunning === true && !table.isWaiting);
  const sent = live.net.socket.sent.length;
  await expect(live.table.act("fold")).resolves.toBe(false);
  expect(live.net.socket.sent).toHaveLength(sent);
});

test("a refusal is said in place until the next command", async () => {
  const live = liveTable();
  playTo(live, (table) => table.isWaiting);
  const acted = live.table.act("call");
  live.net.socket.refuse("stale");
  await expect(acted).resolves.toBe(false);
  expect(live.table.refused?.error).toBe("stale");
  void live.table.act("call");
  expect(live.table.refused).toBeUndefined();
});

test("marked cards are thrown away by position and the marks die with the hand", () => {
  const live = liveTable();
  playTo(live, (table) => table.isWaiting && table.shown?.phase === "drawing");
  const [high, , low] = live.table.shown!.mine!.held;
  live.table.mark(high!.card);
  live.table.mark(low!.card);
  void live.table.draw();
  expect(live.net.socket.last).toMatchObject({
    move: "draw",
    discards: [high!.position, low!.position].sort(),
  });
  void live.table.standPat();
  expect(live.net.socket.last).toMatchObject({ move: "draw", discards: [] });
  const number = live.table.told!.hand!.number;
  playTo(live, (table) => table.told!.hand!.number > number);
  expect(live.table.marked.size).toBe(0);
});

test("a mark on a card that was kept does not stand for the next draw", () => {
  const live = liveTable();
  playTo(live, (table) => table.isWaiting && table.shown?.phase === "drawing");
  const held = live.table.shown!.mine!.held.map(({ card }) => card);
  held.forEach((card) => live.table.mark(card));
  const draws = drawsOf(live.table.told);
  playTo(live, (table) => drawsOf(table.told) > draws);
  const still = live.table.shown!.mine!.held.map(({ card }) => card);
  expect(still.some((card) => held.includes(card))).toBe(true);
  expect(live.table.marked.size).toBe(0);
});

test("a pre-action is for the next own decision", () => {
  const live = liveTable();
  playTo(live, (table) => !table.isWaiting && (table.told?.own?.next ?? -1) > 0);
  void live.table.pre("call_any");
  expect(live.net.socket.last).toMatchObject({
    type: "pre",
    move: "call_any",
    decision: live.table.told!.own!.next,
  });
});

test("who sits down sends the end of a new chain", () => {
  const { table, net } = liveTable();
  void table.sit(2, 400);
  const sent = net.socket.last;
  if (sent.type !== "sit") throw new Error("no chair was asked for");
  expect(sent).toMatchObject({ chair: 2, chips: 400 });
  expect(new Chest("mia", "t1").open()?.anchor).toBe(sent.anchor);
});

test("each commitment gets the next link, one that leads to the last", () => {
  const chain = new Chest("mia", "t1").renew();
  const { net } = liveTable();
  net.socket.say(promising(chain.anchor, 5));
  const first = net.socket.last;
  if (first.type !== "link") throw new Error("no link was sent");
  expect(first.hand).toBe(5);
  expect(follows(first.link, chain.anchor)).toBe(true);
  net.socket.say(promising(chain.anchor, 5));
  expect(net.socket.last).toBe(first);
  net.socket.say(promising(first.link, 6));
  const second = net.socket.last;
  if (second.type !== "link") throw new Error("no second link was sent");
  expect(follows(second.link, first.link)).toBe(true);
});

test("a link that was given is noted before it leaves, so that no other page gives it again", () => {
  const chain = new Chest("mia", "t1").renew();
  const { net } = liveTable();
  net.socket.say(promising(chain.anchor, 5));
  expect(new Chest("mia", "t1").open()?.left).toBe(chain.left - 1);
});

const anchors = (net: FakeNet): string[] =>
  net.socket.sent.flatMap((command) => (command.type === "anchor" ? [command.anchor] : []));
const foreign = new Chain({ secret: "1".repeat(64), length: 3, used: 0 }).anchor;

test("where another browser sat down, a chain of our own begins with the next hand", () => {
  const { net } = liveTable();
  expect(anchors(net)).toHaveLength(1);
  net.socket.done();
  net.socket.say(promising(anchors(net)[0]!, 5));
  expect(net.socket.last).toMatchObject({ type: "link", hand: 5 });
});

test("an anchor that the room does not know is given again when the links are collected", () => {
  new Chest("mia", "t1").renew();
  const { net } = liveTable();
  const linking = { ...BEGIN.table, stage: "linking" } as const;
  net.socket.say({ type: "step", version: 2, table: linking }, promising(foreign, 5));
  expect(net.socket.sent).toEqual([]);
  net.socket.say({ type: "step", version: 3 });
  expect(net.socket.sent).toEqual([]);
  net.socket.say({ type: "step", version: 4, table: { ...linking, stage: "playing" } });
  expect(anchors(net)).toHaveLength(1);
  net.socket.say({ type: "step", version: 5 });
  expect(anchors(net)).toHaveLength(1);
});

test("a chain that the room refuses does not take the place of the old one", async () => {
  const old = new Chest("mia", "t1").renew();
  const { table, net } = liveTable();
  const sat = table.sit(0, 400);
  net.socket.refuse("already-seated");
  await expect(sat).resolves.toBe(false);
  expect(new Chest("mia", "t1").open()?.anchor).toBe(old.anchor);
  net.socket.say(promising(old.anchor, 5));
  expect(net.socket.last).toMatchObject({ type: "link", hand: 5 });
});

test("a hand without our part in the cut is told, but not to who only waits for the blind", () => {
  const dealt = (status: "in" | "waiting"): boolean => {
    const { table, net } = liveTable();
    for (const frame of FRAMES) {
      const isDeal = frame.type === "step" && frame.deal && frame.hand;
      if (!isDeal) {
        net.socket.say(frame);
        continue;
      }
      const before = table.told!.table;
      const chairs = before.chairs.map((each) => (each.chair ? each : { ...each, status }));
      net.socket.say({ type: "step", version: frame.version, table: { ...before, chairs } });
      const deal = { ...frame.deal!, absent: [0] };
      const hand = { ...frame.hand!, chairs: [1, 2] };
      net.socket.say({ ...frame, version: frame.version + 1, deal, hand });
      break;
    }
    return table.fair.isLeftOut;
  };
  expect(dealt("in")).toBe(true);
  expect(dealt("waiting")).toBe(false);
});

test("hands that are over are kept for the file and found in order", async () => {
  vi.useFakeTimers();
  const live = liveTable();
  playTo(live);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await vi.waitFor(() =>
    expect(live.table.fair.checked + Number(!!live.table.fair.wrong)).toBeGreaterThan(0),
  );
  const records = live.table.proofFile
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
  expect(records).toHaveLength(3);
  // The links of the evening are not those of this browser, and it says so.
  expect(live.table.fair.wrong?.why).toContain("not the one that it sent");
});

test("chat and reactions are kept; those of a lost connection too", () => {
  const { table, net } = liveTable();
  net.socket.say(
    { type: "chat", player: "noa", name: "Noa", text: "nice catch" },
    { type: "reaction", chair: 2, reaction: "wow" },
  );
  net.socket.fall();
  expect(table.talk).toMatchObject([{ name: "Noa", text: "nice catch" }]);
  expect(table.reactions).toEqual({ 2: "wow" });
  expect(table.isStale).toBe(true);
});

test("an offer ends at a moment of our own clock", () => {
  const { table, net } = liveTable(() => 7000);
  net.socket.say({ type: "offered", until: 30_000 });
  expect(table.offeredUntil).toBe(37_000);
  net.socket.say(WELCOME);
  expect(table.offeredUntil).toBeUndefined();
});
