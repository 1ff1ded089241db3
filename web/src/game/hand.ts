/** The own hand as it is shown: sorted high to low in every language, with what is marked to go. */
import { type Card, rankOf, RANKS, readCards, SUITS } from "./cards";
import { labelMessage, message, type Name, number } from "./name";

export interface Held {
  card: Card;
  /** Its position 1..5 in the hand as the room counts it: that is how a discard is named. */
  position: number;
}

export const HAND_CARDS = 5;

/** The cards of a hand from high to low, in one rank spades first. */
export function sorted(hand: string): Held[] {
  return readCards(hand)
    .map((card, at) => ({ card, position: at + 1 }))
    .sort((one, other) => other.card - one.card);
}

/** The positions of the cards that are marked, ascending: what `act` and `pre` take. */
export const positionsOf = (held: readonly Held[], marked: ReadonlySet<Card>): number[] =>
  held
    .filter(({ card }) => marked.has(card))
    .map(({ position }) => position)
    .sort((a, b) => a - b);

/** Marks of cards that are no longer held go; the others stay. */
export const stillMarked = (held: readonly Held[], marked: ReadonlySet<Card>): Set<Card> =>
  new Set(held.map(({ card }) => card).filter((card) => marked.has(card)));

export function toggled(marked: ReadonlySet<Card>, card: Card): Set<Card> {
  const next = new Set(marked);
  if (!next.delete(card)) next.add(card);
  return next;
}

export const kept = (held: readonly Held[], marked: ReadonlySet<Card>): Card[] =>
  held.map(({ card }) => card).filter((card) => !marked.has(card));

/** The ranks of cards as they are read, "6-3-2"; a ten is 10. */
export const ranksOf = (cards: readonly Card[]): string =>
  cards.map((card) => RANKS.charAt(rankOf(card)).replace("T", "10")).join("-");

/** The names of five known cards: `full` "smooth eight", `short` "8-6 low", and the number. */
export interface Named {
  number: number;
  full: Name;
  short: Name;
}

/** Undefined for fewer than five cards, as between a discard and its service. */
export function nameOf(cards: readonly Card[]): Named | undefined {
  if (cards.length !== HAND_CARDS || cards.some((card) => card < 0)) return undefined;
  const place = number(cards);
  return { number: place, full: message(place), short: labelMessage(place) };
}

/**
 * Whether cards to be kept are a smooth draw (no card makes a straight) or a rough one (rules 2);
 * undefined where they are no draw to one card, or a pair is among them.
 */
export function drawKind(cards: readonly Card[]): "smooth" | "rough" | undefined {
  const ranks = new Set(cards.map(rankOf));
  if (cards.length !== HAND_CARDS - 1 || ranks.size !== cards.length) return undefined;
  const spread = Math.max(...ranks) - Math.min(...ranks);
  return spread <= HAND_CARDS - 1 ? "rough" : "smooth";
}

/** The best of the cards that are not in sight: what of a rank can still come. */
export const cardsOfRank = (rank: number): Card[] =>
  Array.from(SUITS, (_, suit) => rank * SUITS.length + suit);
