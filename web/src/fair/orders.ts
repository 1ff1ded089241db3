/** The orders of 52 cards that a seed of 32 bytes gives (dealing.py). */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { numberBytes, utf8 } from "./hashing";

export const DECK_CARDS = 52;
/** Order 0 is the deck, order k the k-th reshuffle; a seventh cancels the hand. */
export const ORDERS = 7;
const DOMAIN = utf8("tripledraw/order/v1");
const WORD_VALUES = 2 ** 32;

/** The endless stream of 32-bit words that an order is drawn from. */
function* words(seed: Uint8Array, order: number): Generator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const message = concatBytes(DOMAIN, numberBytes(order, 4), numberBytes(counter, 4));
    const block = hmac(sha256, seed, message);
    const view = new DataView(block.buffer, block.byteOffset, block.length);
    for (let at = 0; at < block.length; at += 4) yield view.getUint32(at);
  }
}

/** A word that favours no value below `most`. */
function fair(stream: Generator<number, never>, most: number): number {
  const limit = WORD_VALUES - (WORD_VALUES % most);
  for (;;) {
    const word = stream.next().value;
    if (word < limit) return word % most;
  }
}

/** All 52 cards in the sequence of an order, index 0 the top: a Fisher-Yates shuffle. */
export function orderFromSeed(seed: Uint8Array, order: number): number[] {
  const stream = words(seed, order);
  const cards = Array.from({ length: DECK_CARDS }, (_, card) => card);
  for (let at = DECK_CARDS - 1; at > 0; at -= 1) {
    const other = fair(stream, at + 1);
    const card = cards[at]!;
    cards[at] = cards[other]!;
    cards[other] = card;
  }
  return cards;
}
