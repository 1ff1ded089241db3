/**
 * A spot for the solver as the page writes it down: what is typed, and the same as an address.
 *
 * Pot and stacks are chips. With a line the strategy says what both may hold.
 */

export const STARTS = ["third_round", "last_draw", "button_draw", "river"] as const;
export type Start = (typeof STARTS)[number];
export const PRECISIONS = ["ranks", "cards"] as const;
export type Precision = (typeof PRECISIONS)[number];

export interface Spot {
  bigBlind: string;
  button: string;
  /** Rounds and draws in turn, "rc 2-1 xbc 1-1 xx"; "" where the ranges are written. */
  line: string;
  start: Start;
  /** What the big blind and the button have drawn on the last draw, as far as `start` says. */
  drawn: [number, number];
  pot: number;
  smallBet: number;
  bigBet: number;
  cap: number;
  /** Chips behind the big blind and the button; without them nobody runs out. */
  stacks: [number, number] | undefined;
  precision: Precision;
  seconds: number;
}

/** A point of a spot: `path` leads there, `hand` are the ranks held, `did` is what was done. */
export interface Moment {
  path: string;
  hand?: string | undefined;
  /** A letter of a path; at a draw the number of cards and then the ranks kept, if known. */
  did?: string | undefined;
}

export const USUAL: Spot = {
  bigBlind: "",
  button: "",
  line: "",
  start: "last_draw",
  drawn: [1, 1],
  pot: 100,
  smallBet: 10,
  bigBet: 20,
  cap: 4,
  stacks: undefined,
  precision: "ranks",
  seconds: 10,
};

const CAPS = { least: 2, most: 8 };

const NUMBERS = {
  pot: "pot",
  smallBet: "small",
  bigBet: "big",
  cap: "cap",
  seconds: "seconds",
} as const;
const TEXTS = { bigBlind: "bb", button: "btn", line: "line" } as const;

/** The address of a spot and of a point of it, without the page; usual values are left out. */
export function queryOf(spot: Spot, moment?: Moment): string {
  const asked = new URLSearchParams();
  for (const [field, name] of Object.entries(TEXTS))
    if (spot[field as keyof typeof TEXTS]) asked.set(name, spot[field as keyof typeof TEXTS]);
  if (spot.start !== USUAL.start) asked.set("from", spot.start);
  const drawn = drawnOf(spot);
  if (drawn.length) asked.set("drawn", drawn.join(""));
  for (const [field, name] of Object.entries(NUMBERS)) {
    const value = spot[field as keyof typeof NUMBERS];
    if (value !== USUAL[field as keyof typeof NUMBERS]) asked.set(name, String(value));
  }
  if (spot.stacks) asked.set("stacks", spot.stacks.join("-"));
  if (spot.precision !== USUAL.precision) asked.set("precision", spot.precision);
  if (moment) {
    asked.set("at", moment.path);
    if (moment.hand) asked.set("hand", moment.hand);
    if (moment.did) asked.set("did", moment.did);
  }
  return asked.toString();
}

/** What an address asks for; what is wrong in it is as usual. */
export function readQuery(query: string): { spot: Spot; moment: Moment | undefined } {
  const asked = new URLSearchParams(query);
  const given = (name: string): string => asked.get(name) ?? "";
  const spot: Spot = { ...USUAL, drawn: [...USUAL.drawn] };
  for (const [field, name] of Object.entries(TEXTS))
    spot[field as keyof typeof TEXTS] = given(name);
  for (const [field, name] of Object.entries(NUMBERS)) {
    const value = whole(given(name));
    if (value !== undefined) spot[field as keyof typeof NUMBERS] = value;
  }
  if (!canBeCap(spot.cap)) spot.cap = USUAL.cap;
  spot.start = STARTS.find((start) => start === asked.get("from")) ?? USUAL.start;
  spot.precision = PRECISIONS.find((each) => each === asked.get("precision")) ?? "ranks";
  const [first, second] = Array.from(given("drawn"), Number);
  spot.drawn = [count(first), count(second)];
  const [mine, theirs] = given("stacks").split("-").map(whole);
  if (mine !== undefined && theirs !== undefined) spot.stacks = [mine, theirs];
  const path = asked.get("at");
  const moment =
    path === null
      ? undefined
      : { path, hand: given("hand") || undefined, did: given("did") || undefined };
  return { spot, moment };
}

/** What has been drawn on the last draw where a spot begins. */
export function drawnOf({ start, drawn }: Spot): number[] {
  const known = { third_round: 0, last_draw: 0, button_draw: 1, river: 2 }[start];
  return drawn.slice(0, known);
}

/** Whether a round may have so many bets. */
export const canBeCap = (bets: number): boolean => bets >= CAPS.least && bets <= CAPS.most;

const whole = (text: string): number | undefined =>
  /^\d{1,10}$/.test(text) ? Number(text) : undefined;

const count = (drawn: number | undefined): number =>
  drawn !== undefined && drawn >= 0 && drawn <= 5 ? drawn : 1;
