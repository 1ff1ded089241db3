/** How long to wait before another try to connect: longer each time, never all at one moment. */

const FIRST = 250;
const LONGEST = 8000;

/** Milliseconds before try number `tries` (0 is the first), of which half is chance. */
export function pause(tries: number, chance = Math.random()): number {
  const most = Math.min(LONGEST, FIRST * 2 ** tries);
  return Math.round(most / 2 + (most / 2) * chance);
}
