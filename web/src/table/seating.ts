/** Where a chair is drawn on the oval: place 0 at the bottom, then clockwise from the left. */
import type { Shown } from "../game/display";

const PLACES: Readonly<Record<number, readonly number[]>> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 5],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
};

/** The place 0..5 of a chair at a table of 2 to 6 chairs, seen from the chair at the bottom. */
export function placeOf(chair: number, chairs: number, bottom: number): number {
  const places = PLACES[chairs];
  if (!places) throw new Error(`no table has ${chairs} chairs: there are 2 to 6`);
  return places[(chair - bottom + chairs) % chairs]!;
}

/** All chairs but the one at the bottom, in the order of their places. */
export const chairsRound = (chairs: number, bottom: number): number[] =>
  Array.from({ length: chairs - 1 }, (_, at) => (bottom + 1 + at) % chairs);

export const freeChairs = ({ places }: Pick<Shown, "places">): number[] =>
  places.flatMap((place, chair) => (place ? [] : [chair]));
