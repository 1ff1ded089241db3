/** Pre-actions: which ones are offered before the own turn, and whether one still stands. */
import type { TableEvent } from "../wire/events";
import type { Own, Pre } from "../wire/types";
import { isRunning, type Told } from "./table";

export type PreMove = Pre["move"];

export interface Armed {
  decision: number;
  move: PreMove;
}

/** What the next decision may be: its number, and what can be chosen ahead. */
export interface Ahead {
  decision: number;
  moves: PreMove[];
  /** What a call costs as things stand; it dies when that changes. */
  price: number;
}

/** The pre-actions on offer; undefined where there is no next decision or it is there already. */
export function ahead(told: Told): Ahead | undefined {
  const { own } = told;
  const decision = own?.next ?? -1;
  if (!own || decision < 0 || own.legal?.length || !isRunning(told)) return undefined;
  if (comesDraw(told, own.seat)) return { decision, moves: ["draw"], price: 0 };
  const price = own.price ?? 0;
  const moves: PreMove[] = price
    ? ["fold", "call", "call_any"]
    : ["check_fold", "check", "call_any"];
  return { decision, moves, price };
}

/** Whether a seat's next decision is a draw: the room tells its number, not its kind. */
function comesDraw({ hand, events }: Told, seat: number): boolean {
  const view = hand!.view;
  const able = view.stacks.filter((stack, at) => stack > 0 && !view.folded.includes(at)).length;
  const canBet = able > 1 && (view.stacks[seat] ?? 0) > 0;
  if (view.phase === "drawing") return (view.draws[seat]?.length ?? 0) < view.round || !canBet;
  return (view.stacks[seat] ?? 0) === 0 || hasActed(events, seat);
}

const WAGERS = new Set(["Bet", "Raised"]);
const ACTS = new Set(["Checked", "Called", "Bet", "Raised"]);

/** Whether a seat has acted in this round since the last wager; posting a blind is no act. */
function hasActed(events: readonly TableEvent[], seat: number): boolean {
  for (const event of [...events].reverse()) {
    if (event.event === "RoundClosed") return false;
    if (ACTS.has(event.event) && "seat" in event && event.seat === seat) return true;
    if (WAGERS.has(event.event)) return false;
  }
  return false;
}

/** The pre-action that the room still holds for us, where it is for the decision that is next. */
export const armed = (own: Own | undefined): Armed | undefined =>
  own?.pre ? { decision: own.next ?? -1, move: own.pre } : undefined;
