/**
 * Passages of prose with cards in them: "[7c 5d] beats [8c 5d]" is words and cards in turn.
 *
 * In a language from right to left whatever is Latin or begins with a figure and goes on so
 * stands apart, or "A-K-Q-J-9" and "2-7 Triple Draw" would come out in another order.
 */
import { type Card, readCards } from "../game/cards";

export type Piece =
  | { kind: "words"; text: string }
  | { kind: "latin"; text: string }
  | { kind: "cards"; cards: Card[] };

const CARDS = /\[([^\]]*)\]/;
const LATIN = /([A-Za-z0-9](?:[A-Za-z0-9 &/-]*[A-Za-z0-9])?)/;

/** The pieces of a passage in their sequence; throws for brackets that hold no cards. */
export function pieces(passage: string, dir: "ltr" | "rtl" = "ltr"): Piece[] {
  return passage.split(CARDS).flatMap((part, at): Piece[] => {
    if (at % 2) return [{ kind: "cards", cards: readCards(part) }];
    return dir === "rtl" ? apart(part) : words(part);
  });
}

const apart = (text: string): Piece[] =>
  text
    .split(LATIN)
    .flatMap((part, at): Piece[] => (at % 2 ? [{ kind: "latin", text: part }] : words(part)));

const words = (text: string): Piece[] => (text ? [{ kind: "words", text }] : []);
