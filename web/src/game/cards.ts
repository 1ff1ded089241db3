/** Cards as integers 0..51 = rank * 4 + suit, read and written as the room does (cards.py). */

export const RANKS = "23456789TJQKA";
export const SUITS = "cdhs";
export const UNKNOWN = -1;

export type Suit = "c" | "d" | "h" | "s";
export type Card = number;

export const rankOf = (card: Card): number => card >> 2;
export const suitOf = (card: Card): Suit => SUITS.charAt(card & 3) as Suit;

/** "7c"; an unknown card is "??". */
export function writeCard(card: Card): string {
  return card === UNKNOWN ? "??" : RANKS.charAt(rankOf(card)) + suitOf(card);
}

export const writeCards = (cards: readonly Card[]): string => cards.map(writeCard).join(" ");

/** Cards from "7c 5d ??" as the room sends them; throws for what is no card. */
export function readCards(text: string): Card[] {
  return text === "" ? [] : text.split(" ").map(readCard);
}

function readCard(text: string): Card {
  if (text === "??") return UNKNOWN;
  const rank = RANKS.indexOf(text.charAt(0));
  const suit = SUITS.indexOf(text.charAt(1));
  if (text.length !== 2 || rank < 0 || suit < 0) throw new Error(`"${text}" is no card`);
  return rank * SUITS.length + suit;
}
