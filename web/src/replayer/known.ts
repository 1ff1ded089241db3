/** Which cards a log tells of each seat, also backwards: a hand that was shown was held before. */
import { type Card, readCards, UNKNOWN } from "../game/cards";
import { HAND_CARDS } from "../game/hand";
import type { TableEvent } from "../wire/events";

/** What a seat holds from one of its draws to the next. */
export interface Holding {
  /** After so many events. */
  from: number;
  /** High to low; undefined where not all five are known. */
  cards: readonly Card[] | undefined;
  /** What was thrown and what came in the draw that it begins with, high to low. */
  threw: readonly Card[];
  came: readonly Card[];
}

/** The holdings of each seat; `revealed` are last hands that the record tells besides the log. */
export function holdingsOf(
  events: readonly TableEvent[],
  revealed: Readonly<Record<string, string>> = {},
): Holding[][] {
  const start = events[0];
  const seats = start?.event === "HandStarted" ? start.stacks.length : 0;
  return Array.from({ length: seats }, (_, seat) => {
    const found = forwards(events, seat);
    const last = lastOf(events, seat) ?? full(readCards(revealed[seat] ?? ""));
    backwards(found, last);
    return found.map(({ from, cards, threw, came }) => ({
      from,
      cards: cards && highToLow(cards),
      threw: highToLow(threw),
      came: highToLow(came),
    }));
  });
}

/** What a seat holds after so many events; undefined before the deal. */
export const heldAfter = (holdings: readonly Holding[], events: number): Holding | undefined =>
  holdings.findLast(({ from }) => from <= events);

function forwards(events: readonly TableEvent[], seat: number): Holding[] {
  const found: Holding[] = [];
  events.forEach((event, at) => {
    const from = at + 1;
    if (event.event === "Dealt" && event.seat === seat) {
      const cards = "cards" in event ? full(readCards(event.cards)) : undefined;
      found.push({ from, cards, threw: [], came: [] });
    } else if (event.event === "Drew" && event.seat === seat) {
      const threw = "cards" in event ? readCards(event.discards) : hidden(event.count);
      const came = "cards" in event ? readCards(event.cards) : hidden(event.count);
      found.push({ from, cards: exchanged(found.at(-1)?.cards, threw, came), threw, came });
    }
  });
  return found;
}

/** The hand is told at its end: whatever it was before any draw that is known too. */
function backwards(found: Holding[], last: readonly Card[] | undefined): void {
  let after = last;
  for (let at = found.length - 1; at >= 0 && after; at -= 1) {
    const holding = found[at]!;
    holding.cards ??= after;
    after = exchanged(holding.cards, holding.came, holding.threw);
  }
}

/** A hand after an exchange; undefined where it is not known which cards go or come. */
function exchanged(
  cards: readonly Card[] | undefined,
  gone: readonly Card[],
  came: readonly Card[],
): Card[] | undefined {
  return cards && full([...cards.filter((card) => !gone.includes(card)), ...came]);
}

function lastOf(events: readonly TableEvent[], seat: number): Card[] | undefined {
  const shown = events.find((event) => event.event === "Shown" && event.seat === seat);
  return shown?.event === "Shown" ? full(readCards(shown.cards)) : undefined;
}

const hidden = (count: number): Card[] => Array<Card>(count).fill(UNKNOWN);

const full = (cards: Card[]): Card[] | undefined =>
  cards.length === HAND_CARDS && !cards.includes(UNKNOWN) ? cards : undefined;

const highToLow = (cards: readonly Card[]): Card[] => [...cards].sort((one, other) => other - one);
