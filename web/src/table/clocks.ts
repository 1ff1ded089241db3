/** How long a decision may take, as the terms of a table say. */
import { clockOf } from "../game/clocks";
import type { Terms } from "../wire/types";

const SECOND = 1000;

/** The decision time in milliseconds; the ring is full with it. */
export const decisionTime = (speed: Terms["speed"]): number =>
  clockOf(speed ?? "normal").seconds * SECOND;

/** Whole seconds from now to a moment, rounded up as clocks on a table are. */
export const secondsTo = (moment: number, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / SECOND));
