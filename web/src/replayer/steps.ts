/** A hand as steps, each one deed; and its parts, the rounds and draws of the track. */
import type { HandEvent, TableEvent } from "../wire/events";

export interface Step {
  /** So many events have happened when the step is shown. */
  end: number;
  /** What happens in it; of the first step, the deal, nothing but that. */
  event: TableEvent | undefined;
  part: number;
}

export interface Part {
  kind: "round" | "draw" | "end";
  /** The betting round 1..4 or the draw 1..3; 0 for the end. */
  number: number;
  /** The steps from and to which it goes, both in it. */
  first: number;
  last: number;
  /** All that lies in the middle as it begins. */
  pot: number;
}

type Deed = Extract<HandEvent, { seat: number } | { event: "PotAwarded" }>;

const DEEDS = new Set<TableEvent["event"]>([
  "Folded",
  "Checked",
  "Called",
  "Bet",
  "Raised",
  "Declared",
  "Drew",
  "Shown",
  "Mucked",
  "PotAwarded",
  "Exposed",
  "Cancelled",
]);
const OF_DRAWS = new Set<TableEvent["event"]>(["Declared", "Drew"]);
const OF_ROUNDS = new Set<TableEvent["event"]>(["Folded", "Checked", "Called", "Bet", "Raised"]);
/** What is told with the deed before it: after the last one that the hand is over. */
const BELONGS = new Set<TableEvent["event"]>(["Capped", "HandEnded"]);

export const isDeed = (event: TableEvent): event is Deed => DEEDS.has(event.event);

/**
 * The steps of a log, from the deal on. Blinds are part of the deal; chips are gathered, cards
 * burned and the muck shuffled at the beginning of the deed that follows.
 */
export function stepsOf(events: readonly TableEvent[]): { steps: Step[]; parts: Part[] } {
  const first = events.findIndex(isDeed);
  const deal = first < 0 ? events.length : first;
  const parts: Part[] = [{ kind: "round", number: 1, first: 0, last: 0, pot: 0 }];
  const steps: Step[] = [{ end: deal, event: undefined, part: 0 }];
  let closed = { round: 0, pot: 0 };
  for (let at = deal; at < events.length; at += 1) {
    const event = events[at]!;
    if (event.event === "RoundClosed") closed = event;
    if (BELONGS.has(event.event)) steps.at(-1)!.end = at + 1;
    if (!isDeed(event)) continue;
    const part = partOf(event, closed.round);
    const now = parts.at(-1)!;
    if (part.kind !== now.kind || part.number !== now.number)
      parts.push({ ...part, first: steps.length, last: steps.length, pot: closed.pot });
    parts.at(-1)!.last = steps.length;
    steps.push({ end: at + 1, event, part: parts.length - 1 });
  }
  return { steps, parts };
}

function partOf(event: TableEvent, closed: number): Pick<Part, "kind" | "number"> {
  if (OF_DRAWS.has(event.event)) return { kind: "draw", number: closed };
  if (OF_ROUNDS.has(event.event)) return { kind: "round", number: closed + 1 };
  return { kind: "end", number: 0 };
}

/** The step at which the next draw begins; the last step where there is none. */
export const nextDraw = (parts: readonly Part[], step: number): number =>
  parts.find(({ kind, first }) => kind === "draw" && first > step)?.first ?? parts.at(-1)!.last;

/** The step at which the draw before begins; the deal where there is none. */
export const drawBefore = (parts: readonly Part[], step: number): number =>
  parts.findLast(({ kind, first }) => kind === "draw" && first < step)?.first ?? 0;
