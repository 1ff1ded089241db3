/** For tests: a table that hears the frames of a real evening. */
import evening from "../vectors/evening.json";
import { FakeNet } from "../wire/fake";
import type { Frame } from "../wire/types";
import { LiveTable } from "./table.svelte";

/** Three hands as Mia (player "mia", chair 0) hears them; the first step is version 2. */
export const FRAMES = evening.all as unknown as Frame[];
export const LAST = evening.last as unknown as Extract<Frame, { type: "snapshot" }>;

export const WELCOME: Frame = {
  type: "welcome",
  protocol: 1,
  table: "t1",
  player: "mia",
  name: "mia",
  chair: 0,
};

/** The table before its first hand. */
export const BEGIN: Extract<Frame, { type: "snapshot" }> = {
  type: "snapshot",
  version: 1,
  table: { ...LAST.table, stage: "waiting", hand: 0, button: null },
};

/** A table to which Mia is connected, and its socket. */
export function liveTable(clock = () => 1000): { table: LiveTable; net: FakeNet } {
  const net = new FakeNet();
  const table = new LiveTable("t1", "ws://room", undefined, net.open, clock);
  table.connect();
  net.socket.say(WELCOME, BEGIN);
  return { table, net };
}

/** Lets a table hear frames up to the first that `until` holds of, or all. */
export function playTo(
  { table, net }: { table: LiveTable; net: FakeNet },
  until: (table: LiveTable) => boolean = () => false,
): void {
  for (const frame of FRAMES) {
    net.socket.say(frame);
    if (until(table)) return;
  }
}
