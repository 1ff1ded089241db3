/** Who won each pot, and why: what the panel at the showdown says. */
import { type Card, rankOf, readCards, UNKNOWN } from "../game/cards";
import { HAND_CARDS } from "../game/hand";
import { classOf, number, readAs } from "../game/name";
import { potsOf } from "../game/pots";
import type { Told } from "../game/table";
import type { TableEvent } from "../wire/events";

/** A hand that we know, its cards in the order it is read. */
export interface Row {
  seat: number;
  number: number;
  cards: Card[];
  isWinner: boolean;
}

export type Reason =
  /** Everybody else folded. */
  | { kind: "alone" }
  /** Nobody else had put in enough to win this pot. */
  | { kind: "only" }
  /** The others did not show what they had. */
  | { kind: "mucked" }
  /** Two hands without a pair: the first column in which they differ decides. */
  | { kind: "column"; column: number; low: number; high: number }
  /** Hands of different kinds, by their numbers. */
  | { kind: "names"; best: number; next: number }
  | { kind: "equal"; best: number };

export interface Section {
  /** 0 is the main pot. */
  pot: number;
  isOnly: boolean;
  winners: { seat: number; won: number }[];
  reason: Reason;
  rows: Row[];
}

type Award = Extract<TableEvent, { event: "PotAwarded" }>;

/** A section a pot, the main pot first; empty until the pots are awarded. */
export function sectionsOf(told: Told): Section[] {
  const awards = told.events.filter((event): event is Award => event.event === "PotAwarded");
  const pots = potsOf(told.events, told.hand?.view.folded ?? []);
  const rows = rowsOf(told);
  return [...awards]
    .sort((one, other) => one.pot - other.pot)
    .map((award) => sectionOf(award, pots[award.pot]?.seats ?? [], rows, awards.length === 1));
}

export const wasShowdown = ({ events }: Told): boolean =>
  events.some(({ event }) => event === "Shown") &&
  events.some(({ event }) => event === "PotAwarded");

function sectionOf(
  { pot, winners }: Award,
  seats: readonly number[],
  shown: readonly Row[],
  isOnly: boolean,
): Section {
  const won = Object.entries(winners).map(([seat, amount]) => ({
    seat: Number(seat),
    won: amount,
  }));
  const isWinner = (seat: number): boolean => won.some((each) => each.seat === seat);
  const fighting = shown
    .filter(({ seat }) => seats.includes(seat) || isWinner(seat))
    .map((row) => ({ ...row, isWinner: isWinner(row.seat) }))
    .sort((one, other) => one.number - other.number);
  const best = fighting.filter((row) => row.isWinner);
  const next = fighting.find((row) => !row.isWinner);
  const rows = best.length > 1 ? best : [...best, ...(next ? [next] : [])];
  const alone: Reason = { kind: seats.length > 1 ? "mucked" : shown.length ? "only" : "alone" };
  return { pot, isOnly, winners: won, reason: reasonOf(best, next) ?? alone, rows };
}

/** Undefined where there are no two hands to compare. */
function reasonOf(best: readonly Row[], next: Row | undefined): Reason | undefined {
  const [first] = best;
  if (first && best.length > 1) return { kind: "equal", best: first.number };
  if (!first || !next) return undefined;
  const isLow = (row: Row): boolean => classOf(row.number).category === "no_pair";
  if (!isLow(first) || !isLow(next))
    return { kind: "names", best: first.number, next: next.number };
  const at = (row: Row, column: number): number => rankOf(row.cards[column]!);
  const column = first.cards.findIndex((_, each) => at(first, each) !== at(next, each));
  return { kind: "column", column, low: at(first, column), high: at(next, column) };
}

/** What was shown at the showdown, turned up after it, or is our own. */
function rowsOf({ events, own }: Told): Row[] {
  const known = new Map<number, string>();
  for (const event of events) {
    if (event.event === "Shown" || event.event === "Exposed") known.set(event.seat, event.cards);
    if (event.event === "Mucked" && own?.seat === event.seat) known.set(own.seat, own.hand);
  }
  return [...known].flatMap(([seat, text]) => {
    const cards = readCards(text);
    if (cards.length < HAND_CARDS || cards.includes(UNKNOWN)) return [];
    return [{ seat, number: number(cards), cards: asRead(cards), isWinner: false }];
  });
}

/** Cards in the order a hand is read: pairs first, then high to low. */
function asRead(cards: readonly Card[]): Card[] {
  const order = readAs(cards);
  return [...cards].sort(
    (one, other) => order.indexOf(rankOf(one)) - order.indexOf(rankOf(other)) || other - one,
  );
}
