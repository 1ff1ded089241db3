import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeNet } from "./fake";
import { pause } from "./backoff";
import { type Ears, LostError, RefusedError, TableSocket } from "./socket";
import type { Frame, Snapshot, Step } from "./types";

const TABLE = {
  stage: "waiting",
  hand: 0,
  chairs: [],
  terms: { name: "Oak" },
} as unknown as Snapshot["table"];
const snapshot = (version: number): Snapshot => ({ type: "snapshot", version, table: TABLE });
const step = (version: number): Step => ({ type: "step", version });
const welcome: Frame = { type: "welcome", protocol: 1, table: "oak", player: null, name: null };

let net: FakeNet;
let heard: Frame[];
let states: (string | undefined)[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  net = new FakeNet();
  heard = [];
  states = [];
  const ears: Ears = {
    frame: (frame) => heard.push(frame),
    link: (state, reason) => states.push(reason ? `${state} ${reason}` : state),
  };
  socket = new TableSocket(ears, "oak", "ws://room", "secret", net.open);
  socket.connect();
});

afterEach(() => {
  vi.useRealTimers();
});

const versions = (): number[] =>
  heard.flatMap((frame) => ("version" in frame ? [frame.version] : []));

describe("coming in", () => {
  test("asks for everything, with the invitation", () => {
    expect(net.socket.address).toBe("ws://room/ws/tables/oak?version=0&invite=secret");
    net.socket.say(welcome, snapshot(4));
    expect(states).toEqual(["connecting", "open"]);
    expect(versions()).toEqual([4]);
  });

  test("a refusal on coming in is for good", () => {
    net.socket.say({ type: "refused", re: 0, error: "not-invited", text: "ask for a link" });
    net.socket.fall();
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe("closed not-invited");
    expect(net.sockets).toHaveLength(1);
  });
});

describe("versions", () => {
  beforeEach(() => net.socket.say(welcome, snapshot(4)));

  test("each step comes once", () => {
    net.socket.say(step(5), step(5), step(6), step(4));
    expect(versions()).toEqual([4, 5, 6]);
  });

  test("what is missing is asked for once, and nothing is shown before it", () => {
    net.socket.say(step(6), step(7), step(8));
    expect(versions()).toEqual([4]);
    expect(net.socket.sent).toEqual([{ type: "resync", version: 4 }]);
    net.socket.say(step(5), step(6), step(7), step(8));
    expect(versions()).toEqual([4, 5, 6, 7, 8]);
  });

  test("a snapshot begins anew, also from an earlier version", () => {
    net.socket.say(snapshot(2), step(3));
    expect(versions()).toEqual([4, 2, 3]);
  });
});

describe("a lost connection", () => {
  beforeEach(() => net.socket.say(welcome, snapshot(4), step(5)));

  test("comes back by itself from the last version", () => {
    net.socket.fall();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(net.socket.address).toContain("version=5");
    net.socket.say(welcome, step(6));
    expect(states.at(-1)).toBe("open");
    expect(versions()).toEqual([4, 5, 6]);
  });

  test("waits longer each time, and again shortly after one that held", () => {
    const tries = (): number => net.sockets.length;
    for (let fall = 0; fall < 6; fall += 1) {
      net.socket.fall();
      vi.advanceTimersByTime(10_000);
    }
    expect(tries()).toBe(7);
    net.socket.fall();
    vi.advanceTimersByTime(300);
    expect(tries()).toBe(7);
    vi.advanceTimersByTime(10_000);
    net.socket.say(welcome);
    vi.advanceTimersByTime(6000);
    net.socket.fall();
    vi.advanceTimersByTime(300);
    expect(tries()).toBe(9);
  });

  test("is tried at once when the network is back", () => {
    net.socket.fall();
    socket.hurry();
    expect(net.sockets).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(net.sockets).toHaveLength(2);
  });

  test("is noticed by silence where the room has pinged before", () => {
    net.socket.say({ type: "ping", ping: 3 });
    expect(net.socket.last).toEqual({ type: "pong", ping: 3 });
    vi.advanceTimersByTime(39_000);
    net.socket.say(step(6));
    vi.advanceTimersByTime(39_000);
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(2000);
    expect(states.at(-1)).toBe("lost");
  });

  test("words of the old connection are not heard any more", () => {
    const old = net.socket;
    old.fall();
    vi.advanceTimersByTime(300);
    old.say(step(6));
    old.fall();
    expect(versions()).toEqual([4, 5]);
    expect(net.sockets).toHaveLength(2);
  });
});

describe("commands", () => {
  beforeEach(() => net.socket.say(welcome, snapshot(4)));

  test("end when they are done, each by its own number", async () => {
    const first = socket.send({ type: "leave" });
    const second = socket.send({ type: "next" });
    const [one, two] = net.socket.sent;
    expect(one?.id).not.toBe(two?.id);
    net.socket.say(
      { type: "done", re: two!.id!, version: 5 },
      { type: "done", re: one!.id!, version: 6 },
    );
    await expect(first).resolves.toBeUndefined();
    await expect(second).resolves.toBeUndefined();
  });

  test("are refused with the message of the room", async () => {
    const sent = socket.send({ type: "act", hand: 1, decision: 2, move: "fold", discards: [] });
    net.socket.refuse("stale");
    const why = await sent.catch((error: unknown) => error);
    expect(why).toBeInstanceOf(RefusedError);
    expect((why as RefusedError).refused.error).toBe("stale");
  });

  test("are never sent twice: with the connection their end is unknown", async () => {
    const sent = socket.send({ type: "act", hand: 1, decision: 2, move: "fold", discards: [] });
    net.socket.fall();
    await expect(sent).rejects.toBeInstanceOf(LostError);
    vi.advanceTimersByTime(300);
    net.socket.say(welcome, step(5));
    expect(net.socket.sent).toEqual([]);
  });

  test("cannot be given while nothing is connected", async () => {
    net.socket.fall();
    await expect(socket.send({ type: "leave" })).rejects.toBeInstanceOf(LostError);
  });
});

describe("the room takes leave", () => {
  beforeEach(() => net.socket.say(welcome, snapshot(4)));

  test.each(["replaced", "banned", "table_closed"] as const)("%s is for good", (reason) => {
    net.socket.say({ type: "closing", reason });
    net.socket.fall();
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe(`closed ${reason}`);
    expect(net.sockets).toHaveLength(1);
    socket.reopen();
    expect(net.sockets).toHaveLength(2);
  });

  test("a restart is waited for", () => {
    net.socket.say({ type: "closing", reason: "restart" });
    net.socket.fall();
    vi.advanceTimersByTime(300);
    expect(net.sockets).toHaveLength(2);
  });

  test("after too many messages there is a rest", () => {
    vi.advanceTimersByTime(6000);
    net.socket.say({ type: "closing", reason: "too_fast" });
    net.socket.fall();
    vi.advanceTimersByTime(1900);
    expect(net.sockets).toHaveLength(1);
    vi.advanceTimersByTime(2200);
    expect(net.sockets).toHaveLength(2);
  });

  test("a table that moved is followed", () => {
    net.socket.say({ type: "moved", address: "https://other.room/" });
    expect(net.socket.address).toBe("wss://other.room/ws/tables/oak?version=4&invite=secret");
  });

  test("a closed tab tries nothing more", () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(net.sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });
});

test("pauses grow to eight seconds, and half of each is chance", () => {
  expect(pause(0, 0)).toBe(125);
  expect(pause(0, 1)).toBe(250);
  expect(pause(3, 1)).toBe(2000);
  expect(pause(40, 0)).toBe(4000);
  expect(pause(40, 1)).toBe(8000);
});
