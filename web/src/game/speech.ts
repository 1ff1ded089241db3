/**
 * The sentences that a screen reader says, and the log shows: one an event, in the chosen language.
 *
 * Pure but for the texts: `tell` turns an event into a sentence or nothing. Cards are spoken by
 * their names, "king of hearts", where the log writes signs.
 */
import { chips, text } from "../i18n/index.svelte";
import type { TableEvent } from "../wire/events";
import { type Card, RANKS, readCards, suitOf, writeCard } from "./cards";
import { type Named, nameOf } from "./hand";
import { labelMessage, message, type Name } from "./name";

/** Who is who in a hand: the name of each seat, and our own seat. */
export interface Seats {
  names: readonly string[];
  own: number | undefined;
}

/** A card by its name, "king of hearts". */
export const cardName = (card: Card): string =>
  text("page-card", {
    rank: text(`page-rank-${RANKS.charAt(card >> 2).toLowerCase()}`),
    suit: text(`page-suit-${suitOf(card)}`),
  });

export const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join(", ");

/** A hand's name in words. */
export function handText({ id, parts = {}, values = {} }: Name): string {
  const words = Object.entries(parts).map(([variable, part]) => [variable, text(part)]);
  return text(id, { ...Object.fromEntries(words), ...values } as Record<string, string>);
}

/** An eight is told by its two highest cards and by how good it is among the eights. */
const QUALITIES: Readonly<Record<string, string>> = {
  "hand-smooth-8": "page-hand-smooth",
  "hand-rough-8": "page-hand-rough",
};

/** What one holds, in a few words: "8-6 low, smooth". */
export function holdingText({ full, short }: Named): string {
  const quality = QUALITIES[full.id];
  return quality ? text(quality, { hand: handText(short) }) : handText(short);
}

/** What those words do not say: "nut eight · Number 5 of all hands". */
export function placeText({ number, full, short }: Named): string {
  const place = text("page-number", { number });
  // 10-7 low is a ten-low.
  const isTold = full.id in QUALITIES || full.id.startsWith("hand-low-");
  const name = handText(full);
  return isTold || name === handText(short) ? place : `${name} · ${place}`;
}

/** The full name of a hand by its number, and the short one. */
export const fullName = (number: number): string => handText(message(number));
export const shortName = (number: number): string => handText(labelMessage(number));

const highToLow = (cards: string): Card[] => readCards(cards).sort((one, other) => other - one);

/** How cards are written in a sentence: spoken names, or signs for the eye. */
export type CardWriter = (cards: readonly Card[]) => string;
export const inSigns: CardWriter = (cards) => cards.map(writeCard).join(" ");

/** The sentence of an event; undefined where there is nothing to say. */
export function tell(
  event: TableEvent,
  seats: Seats,
  write: CardWriter = cardNames,
): string | undefined {
  switch (event.event) {
    case "BlindPosted": {
      const kind = { small: "small-blind", big: "big-blind", ante: "big-blind-ante" }[event.kind];
      return did(`log-posts-${kind}`, event.seat, seats, { amount: event.amount });
    }
    case "AntePosted":
      return did("log-posts-ante", event.seat, seats, { amount: event.amount });
    case "Posted":
      return did("log-posts", event.seat, seats, { live: event.live, dead: event.dead });
    case "Dealt":
      return "cards" in event ? dealt(event.cards, write) : undefined;
    case "Folded":
      return did("log-folds", event.seat, seats);
    case "Checked":
      return did("log-checks", event.seat, seats);
    case "Called":
      return did("log-calls", event.seat, seats, { amount: event.amount });
    case "Bet":
      return did("log-bets", event.seat, seats, { amount: event.to });
    case "Raised":
      return did("log-raises", event.seat, seats, { amount: event.to });
    case "Capped":
      return text("log-capped");
    case "Reshuffled":
      return text("log-reshuffles");
    case "Declared":
      return did("log-draws", event.seat, seats, { count: declared(event) });
    case "Drew":
      return "cards" in event && event.cards ? drew(event.cards, write) : undefined;
    default:
      return tellEnd(event, seats, write);
  }
}

function tellEnd(event: TableEvent, seats: Seats, write: CardWriter): string | undefined {
  switch (event.event) {
    case "Shown": {
      const shown = { cards: write(highToLow(event.cards)), desc: fullName(event.number) };
      return did("log-shows", event.seat, seats, shown);
    }
    case "Exposed":
      return did("page-log-turns-up", event.seat, seats, {
        cards: write(highToLow(event.cards)),
      });
    case "Mucked":
      return did("log-mucks", event.seat, seats);
    case "Returned":
      return did("log-takes-back", event.seat, seats, { amount: event.amount });
    case "PotAwarded":
      return awarded(event, seats);
    case "Cancelled":
      return text(`room-cancelled-${event.reason}`);
    default:
      return undefined;
  }
}

const declared = (event: Extract<TableEvent, { event: "Declared" }>): number =>
  "count" in event ? event.count : readCards(event.discards).length;

/** "You ..." for our own deeds, else with the name: the two forms are messages of their own. */
function did(
  id: string,
  seat: number,
  { names, own }: Seats,
  values: Record<string, string | number> = {},
): string {
  return seat === own
    ? text(`${id}-you`, values)
    : text(id, { name: names[seat] ?? "", ...values });
}

function dealt(cards: string, write: CardWriter): string {
  const held = highToLow(cards);
  const named = nameOf(held);
  return text("table-your-hand", {
    cards: write(held),
    desc: named ? handText(named.short) : "",
  });
}

const drew = (cards: string, write: CardWriter): string =>
  text("log-gets-you", { cards: write(highToLow(cards)) });

function awarded(event: Extract<TableEvent, { event: "PotAwarded" }>, seats: Seats): string {
  const winners = Object.entries(event.winners).map(([seat, won]) => [Number(seat), won] as const);
  const sentences = winners.map(([seat, amount]) => {
    if (winners.length > 1) return did("log-splits", seat, seats, { amount });
    if (event.pot === 0) return did("log-wins-main-pot", seat, seats, { amount });
    return did("log-wins-side-pot", seat, seats, { amount, number: event.pot });
  });
  return sentences.join(". ");
}

/** "Your turn." with what is possible, for who cannot see the buttons. */
export function turnText(choices: readonly string[], seconds: number): string {
  return text("page-speech-turn", { choices: choices.join(", "), seconds });
}

/** "King of hearts marked. Cards marked: 2." */
export function markText(card: Card, isMarked: boolean, count: number): string {
  const id = isMarked ? "page-speech-marked" : "page-speech-unmarked";
  return text(id, { card: cardName(card), count });
}

/** A draw ladder in words: "3, 1, pat"; a dash before the first draw. */
export const ladderText = (draws: readonly number[]): string =>
  draws.length ? draws.map((count) => (count ? chips(count) : text("table-pat"))).join(", ") : "–";
