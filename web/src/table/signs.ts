/** Cards in a line of text, with the signs of their suits: K♥ 10♣. */
import { type Card, rankOf, RANKS, readCards, suitOf, UNKNOWN } from "../game/cards";
import type { PastHand } from "../wire/api";

const SIGNS = { c: "♣", d: "♦", h: "♥", s: "♠" } as const;

/** Read from left to right in every language: digits and signs alone would turn with a line. */
const LEFT_TO_RIGHT = "\u2066";
const END = "\u2069";

export const inShort = (cards: readonly Card[]): string =>
  LEFT_TO_RIGHT +
  cards
    .map((card) => RANKS.charAt(rankOf(card)).replace("T", "10") + SIGNS[suitOf(card)])
    .join(" ") +
  END;

/** What was turned up after a hand that is over, hand by hand; empty where nothing was. */
export const exposedIn = ({ exposed }: Pick<PastHand, "exposed">): string =>
  Object.values(exposed)
    .map((cards) => readCards(cards).filter((card) => card !== UNKNOWN))
    .map((cards) => inShort(cards.sort((one, other) => other - one)))
    .join(" · ");
