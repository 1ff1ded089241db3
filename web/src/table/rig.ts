/** For tests: the evening up to a moment, and a browser that does what jsdom does not. */
import { vi } from "vitest";
import { liveTable, playTo } from "../live/rig";
import type { LiveTable } from "../live/table.svelte";
import type { Step } from "../wire/types";

export type Rig = ReturnType<typeof liveTable>;

/** A table that has come to the first moment of the evening that something holds of. */
export function tableAt(until: (table: LiveTable) => boolean): Rig {
  const rig = liveTable();
  playTo(rig, until);
  if (!until(rig.table)) throw new Error("the evening has no such moment");
  return rig;
}

/** The next step of the room, with what it changes. */
export function step({ table, net }: Rig, changes: Partial<Step>): void {
  net.socket.say({ type: "step", version: table.told!.version + 1, ...changes });
}

const legal = (table: LiveTable): readonly string[] => table.shown?.mine?.legal ?? [];
const round = (table: LiveTable): number => table.shown?.round ?? 0;
const isRunning = (table: LiveTable): boolean => table.shown?.isRunning ?? false;

/** Moments: who looks for one gives it to `tableAt`. */
export const moments = {
  betting: (table: LiveTable) => legal(table).includes("raise") && legal(table).includes("call"),
  free: (table: LiveTable) => legal(table).includes("check"),
  capped: (table: LiveTable) =>
    legal(table).includes("call") && (table.shown?.betting?.isCapped ?? false),
  drawing: (table: LiveTable) => legal(table).includes("draw"),
  second: (table: LiveTable) => legal(table).includes("draw") && round(table) === 2,
  waiting: (table: LiveTable) => isRunning(table) && legal(table).length === 0,
  over: (table: LiveTable) => table.shown?.phase === "over",
};

export interface Played {
  element: Element;
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
  finish: () => void;
}

/** Animations of a browser that has none; each is kept, and ends when it is told to. */
export function fakeAnimations(isReduced = false): Played[] {
  const played: Played[] = [];
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced, addEventListener: () => undefined }));
  const animate = function (this: Element, frames: Keyframe[], options: KeyframeAnimationOptions) {
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    played.push({ element: this, frames, options, finish });
    return { finished, finish, cancel: () => undefined, currentTime: 0, effect: undefined };
  };
  Object.assign(Element.prototype, { animate });
  return played;
}
