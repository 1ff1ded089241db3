/** The draw ladder of a seat: three cells that say how many cards it drew in each draw. */
import type { Place, Shown } from "../game/display";

export interface Cell {
  /** past and this are drawn, now is being chosen, later may still come, none never will. */
  kind: "past" | "this" | "now" | "later" | "none";
  /** Cards drawn, 0 is pat; of the draw being chosen the cards marked so far. */
  count: number | undefined;
}

export const DRAWS = 3;

type OfSeat = Pick<Place, "draws" | "seat" | "isFolded" | "isActor">;
type OfHand = Pick<Shown, "phase" | "round" | "isRunning">;

/** The cells of a seat; `marked` is how many own cards are marked, for the own seat alone. */
export function cellsOf(place: OfSeat, hand: OfHand, marked?: number): Cell[] {
  const isDrawing = hand.phase === "drawing";
  const latest = isDrawing ? hand.round : hand.round - 1;
  return Array.from({ length: DRAWS }, (_, at): Cell => {
    const draw = at + 1;
    const count = place.draws[at];
    if (count !== undefined)
      return { kind: hand.isRunning && draw < latest ? "past" : "this", count };
    if (place.seat === undefined || place.isFolded || !hand.isRunning)
      return { kind: "none", count };
    if (isDrawing && draw === hand.round && place.isActor) return { kind: "now", count: marked };
    return { kind: "later", count };
  });
}
