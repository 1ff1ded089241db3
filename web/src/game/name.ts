/**
 * What players call a hand: its number 1 (the wheel) to 7462 and the message of its name.
 *
 * The same as hands/ranking.py and hands/names.py, checked against vectors made by them.
 */
import { type Card, RANKS } from "./cards";

type Category =
  | "no_pair"
  | "pair"
  | "two_pair"
  | "trips"
  | "straight"
  | "flush"
  | "full_house"
  | "quads"
  | "straight_flush";

/** A category and five ranks as a player reads them: what comes most often first, then high to low. */
export interface HandClass {
  category: Category;
  ranks: readonly number[];
}

/** A message; `parts` are ids of messages that fill its variables, `values` plain text. */
export interface Name {
  id: string;
  parts?: Record<string, string>;
  values?: Record<string, string>;
}

export const LAST_NUMBER = 7462;
const WHEEL = 1;
const LAST_OF_THE_SEVENS = 4;
const EIGHT = RANKS.indexOf("8");
const SMOOTH_SECOND = RANKS.indexOf("6");
const HIGH = RANKS.indexOf("Q");

const isStraight = (ranks: readonly number[]): boolean => ranks[0]! - ranks[4]! === 4;

/** Every set of `count` different ranks, written high to low, the lowest first. */
function rankSets(count: number, below = RANKS.length): number[][] {
  if (count === 0) return [[]];
  const sets: number[][] = [];
  for (let top = count - 1; top < below; top += 1) {
    for (const rest of rankSets(count - 1, top)) sets.push([top, ...rest]);
  }
  return sets;
}

/** Hands of so many groups of `size` equal ranks beside single cards. */
function grouped(size: number, groups: number, singles: number): number[][] {
  return rankSets(groups).flatMap((group) =>
    rankSets(singles)
      .filter((kickers) => !kickers.some((rank) => group.includes(rank)))
      .map((kickers) => [...group.flatMap((rank) => Array<number>(size).fill(rank)), ...kickers]),
  );
}

function fullHouses(): number[][] {
  const ranks = rankSets(1).flat();
  return ranks.flatMap((trips) =>
    ranks.filter((pair) => pair !== trips).map((pair) => [trips, trips, trips, pair, pair]),
  );
}

/** The classes of each category, best first, in the order of the categories (rules 2). */
function classes(): [Category, number[][]][] {
  const unpaired = rankSets(5).filter((ranks) => !isStraight(ranks));
  const straights = rankSets(5).filter(isStraight);
  return [
    ["no_pair", unpaired],
    ["pair", grouped(2, 1, 3)],
    ["two_pair", grouped(2, 2, 1)],
    ["trips", grouped(3, 1, 2)],
    ["straight", straights],
    ["flush", unpaired],
    ["full_house", fullHouses()],
    ["quads", grouped(4, 1, 1)],
    ["straight_flush", straights],
  ];
}

let table: HandClass[] | undefined;
let numbers: Map<string, number> | undefined;

/** All classes, best first: that of number n stands at n - 1. Made at first use, 5 ms. */
function all(): HandClass[] {
  table ??= classes().flatMap(([category, hands]) => hands.map((ranks) => ({ category, ranks })));
  return table;
}

const keyOf = (ranks: readonly number[], suited: boolean): string =>
  `${suited ? "s" : ""}${ranks.join()}`;

function numberByKey(): Map<string, number> {
  numbers ??= new Map(
    all().map(({ category, ranks }, at) => [
      keyOf(ranks, category === "flush" || category === "straight_flush"),
      at + 1,
    ]),
  );
  return numbers;
}

/** The number 1 (best) to 7462 of five different known cards; throws for anything else. */
export function number(cards: readonly Card[]): number {
  const ranks = readAs(cards);
  const suited = new Set(cards.map((card) => card & 3)).size === 1;
  const found = numberByKey().get(keyOf(ranks, suited));
  if (found === undefined) throw new Error(`${cards.join(" ")} is no hand of five known cards`);
  return found;
}

/** The ranks of cards as a hand is read: the one that comes most often first, then high to low. */
export function readAs(cards: readonly Card[]): number[] {
  const ranks = cards.map((card) => card >> 2);
  const copies = (rank: number): number => ranks.filter((each) => each === rank).length;
  return ranks.sort((one, other) => copies(other) - copies(one) || other - one);
}

/** The class of a hand number 1..7462; throws for any other. */
export function classOf(place: number): HandClass {
  const found = all()[place - 1];
  if (!found) throw new Error(`${place} is no hand number: hands are numbered 1 to ${LAST_NUMBER}`);
  return found;
}

/** The ranks of a hand as it is read, "8-6-4-3-2". */
export const ranksText = (place: number): string =>
  classOf(place)
    .ranks.map((rank) => RANKS.charAt(rank))
    .join("-");

/** The message for the name of a hand number. */
export function message(place: number): Name {
  const { category, ranks } = classOf(place);
  const code = (at: number): string => RANKS.charAt(ranks[at]!).toLowerCase();
  switch (category) {
    case "no_pair":
      return { id: lowId(place, ranks) };
    case "pair":
      return { id: `hand-pair-${code(0)}` };
    case "two_pair": {
      const parts = {
        high: `hand-two-pair-high-${code(0)}`,
        low: `hand-two-pair-low-${code(2)}`,
      };
      return { id: "hand-two-pair", parts };
    }
    case "trips":
      return { id: `hand-trips-${code(0)}` };
    case "straight":
      return { id: "hand-straight" };
    case "flush":
      return { id: "hand-flush" };
    case "full_house": {
      const parts = {
        trips: `hand-full-house-trips-${code(0)}`,
        pair: `hand-full-house-pair-${code(3)}`,
      };
      return { id: "hand-full-house", parts };
    }
    case "quads":
      return { id: `hand-quads-${code(0)}` };
    case "straight_flush":
      return { id: code(0) === "a" ? "hand-royal-flush" : "hand-straight-flush" };
  }
}

/** The message for the short name of a hand number, "8-6 low". */
export function labelMessage(place: number): Name {
  const { category, ranks } = classOf(place);
  if (category !== "no_pair" || place <= LAST_OF_THE_SEVENS || ranks[0]! >= HIGH)
    return message(place);
  const highest = ranks
    .slice(0, 2)
    .map((rank) => RANKS.charAt(rank))
    .join("-");
  // T is notation; in words a ten is 10.
  return { id: "hand-low", values: { ranks: highest.replace("T", "10") } };
}

function lowId(place: number, ranks: readonly number[]): string {
  const code = RANKS.charAt(ranks[0]!).toLowerCase();
  if (place === WHEEL) return "hand-wheel";
  if (place <= LAST_OF_THE_SEVENS) return `hand-number-${place}`;
  if (ranks.slice(1).join() === "3,2,1,0") return `hand-nut-${code}`;
  if (ranks[0] === EIGHT) return `hand-${ranks[1]! <= SMOOTH_SECOND ? "smooth" : "rough"}-${code}`;
  return `hand-low-${code}`;
}
