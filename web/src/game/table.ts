/**
 * What the page knows of a table: the frames of the room, one after the other, put together.
 *
 * A pure fold; `display.ts` makes of it what is shown.
 */
import type { HandEvent, Stakes, TableEvent, View } from "../wire/events";
import type { Deal, HandState, Own, Snapshot, Step, TableState, Turn } from "../wire/types";

/** The hand of the table; after its end it stays until the next one is dealt. */
export interface ToldHand {
  number: number;
  /** The chair of each seat. */
  chairs: number[];
  view: View;
  words: string;
}

/** Whose turn it is; the moments are those of our own clock, in milliseconds. */
export interface ToldTurn {
  chair: number;
  decision: number;
  /** Until when the decision time runs, and then the time bank. */
  until: number;
  bankUntil: number;
}

export interface Told {
  version: number;
  table: TableState;
  hand: ToldHand | undefined;
  own: Own | undefined;
  turn: ToldTurn | undefined;
  deal: Deal | undefined;
  /** All that was told of the hand, from its HandStarted on. */
  events: readonly TableEvent[];
}

/** Everything anew. */
export function fromSnapshot(frame: Snapshot, now: number): Told {
  return {
    version: frame.version,
    table: frame.table,
    hand: handOf(frame.hand),
    own: frame.own ?? undefined,
    turn: turnOf(frame.turn, now),
    deal: frame.deal ?? undefined,
    events: frame.happened ?? [],
  };
}

/** One version on. A part that is left out has not changed; a hand comes with its turn. */
export function afterStep(told: Told, frame: Step, now: number): Told {
  const happened = frame.happened ?? [];
  const isNew = happened.some(({ event }) => event === "HandStarted");
  return {
    version: frame.version,
    table: frame.table ?? told.table,
    hand: handOf(frame.hand) ?? told.hand,
    own: frame.own ?? (isNew ? undefined : told.own),
    turn: frame.hand || frame.turn ? turnOf(frame.turn, now) : told.turn,
    deal: frame.deal ?? (isNew ? undefined : told.deal),
    events: isNew ? happened : happened.length ? [...told.events, ...happened] : told.events,
  };
}

function handOf(hand: HandState | null | undefined): ToldHand | undefined {
  return hand ? { ...hand, words: hand.words ?? "" } : undefined;
}

function turnOf(turn: Turn | null | undefined, now: number): ToldTurn | undefined {
  if (!turn) return undefined;
  const until = now + turn.until;
  return { chair: turn.chair, decision: turn.decision, until, bankUntil: until + turn.bank };
}

/** The stakes of the hand, from its first event. */
export function stakesOf(events: readonly TableEvent[]): Stakes | undefined {
  const start = events.find(
    (event): event is Extract<HandEvent, { event: "HandStarted" }> => event.event === "HandStarted",
  );
  return start?.stakes;
}

/** How many draws the receiver has made in the hand. */
export const drawsOf = (told: Told | undefined): number =>
  told?.own ? (told.hand?.view.draws[told.own.seat]?.length ?? 0) : 0;

/** Whether cards are out and somebody may still have to decide. */
export const isRunning = (told: Told): boolean =>
  told.hand !== undefined && told.hand.view.phase !== "over" && !isCancelled(told);

export const isCancelled = (told: Told): boolean =>
  told.events.some(({ event }) => event === "Cancelled");
