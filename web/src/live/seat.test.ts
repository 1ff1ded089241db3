import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../i18n/index.svelte";
import { UnreachableError } from "../wire/api";
import { FakeNet } from "../wire/fake";
import type { ChairState, Frame } from "../wire/types";
import { BEGIN, WELCOME } from "./rig";
import { joinQueue, takeSeat } from "./seat.svelte";
import { shutAll, tables } from "./tabs.svelte";

let net: FakeNet;

beforeEach(async () => {
  await speak("en");
  net = new FakeNet();
  vi.stubGlobal("WebSocket", function (address: string) {
    return net.open(address);
  });
});
afterEach(() => {
  shutAll();
  vi.unstubAllGlobals();
});

const soon = () => new Promise((resolve) => setTimeout(resolve));
const chairs = (...taken: number[]): ChairState[] =>
  taken.map((chair) => ({ chair, player: `p${chair}`, name: `P${chair}`, stack: 100 }));
const snapshot = (...taken: number[]): Frame => ({
  ...(BEGIN as Extract<Frame, { type: "snapshot" }>),
  table: { ...(BEGIN as Extract<Frame, { type: "snapshot" }>).table, chairs: chairs(...taken) },
});
const { chair: _, ...STANDING } = WELCOME as Extract<Frame, { type: "welcome" }>;

/** Opens the table `t1`, at which these chairs are taken. */
async function arrive(...taken: number[]): Promise<void> {
  await soon();
  net.socket.say(STANDING as Frame, snapshot(...taken));
  await soon();
}

test("takes the first free chair, with what was wished", async () => {
  const sitting = takeSeat("t1", { chips: 300 });
  await arrive(0, 1);
  expect(net.socket.last).toMatchObject({ type: "sit", chair: 2, chips: 300 });
  net.socket.done();
  expect(await sitting).toBeUndefined();
  expect(tables().map(({ id }) => id)).toEqual(["t1"]);
});

test("a chair that somebody took meanwhile is no reason to stand", async () => {
  const sitting = takeSeat("t1", { chips: 300 });
  await arrive();
  net.socket.refuse("chair-taken");
  await soon();
  expect(net.socket.last).toMatchObject({ type: "sit", chair: 1 });
  net.socket.done();
  expect(await sitting).toBeUndefined();
});

test("a table with no chair left is full, and its tab is shut again", async () => {
  const sitting = takeSeat("t1", { chips: 300 });
  await arrive(0, 1, 2, 3, 4, 5);
  for (let tries = 0; tries < 6; tries += 1) {
    net.socket.refuse("chair-taken");
    await soon();
  }
  expect(await sitting).toMatchObject({ error: "table-full" });
  expect(tables()).toEqual([]);
});

test("any other refusal is handed on", async () => {
  const sitting = takeSeat("t1", { chips: 3 });
  await arrive();
  net.socket.refuse("buy-in-range");
  expect(await sitting).toMatchObject({ error: "buy-in-range" });
});

test("a table that is not for us says why", async () => {
  const sitting = takeSeat("t1", { invite: "old" });
  await soon();
  expect(net.socket.address).toContain("invite=old");
  net.socket.say({ type: "refused", re: 0, error: "not-invited", text: "no" });
  expect(await sitting).toMatchObject({ error: "not-invited" });
});

test("a table that cannot be reached is away", async () => {
  const sitting = joinQueue("t1");
  await soon();
  net.socket.fall();
  await expect(sitting).rejects.toBeInstanceOf(UnreachableError);
});

test("who sits already need not sit down", async () => {
  const sitting = takeSeat("t1");
  await soon();
  net.socket.say(WELCOME, {
    ...(snapshot(0) as Extract<Frame, { type: "snapshot" }>),
    table: {
      ...(snapshot(0) as Extract<Frame, { type: "snapshot" }>).table,
      chairs: [{ chair: 0, player: "mia", name: "mia", stack: 100 }],
    },
  });
  expect(await sitting).toBeUndefined();
  expect(net.socket.sent).not.toContainEqual(expect.objectContaining({ type: "sit" }));
});
