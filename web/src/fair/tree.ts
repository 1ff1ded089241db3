/** The tree over the seven secret orders of a seed: leaves, nodes, root (fairness/tree.py). */
import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { digest, DIGEST_BYTES, packed } from "./hashing";
import { DECK_CARDS, ORDERS } from "./orders";

const SALT = "tripledraw/fair/salt/v2";
const ORDER = "tripledraw/fair/order/v2";

/** The digest of one card behind its salt. */
export const leaf = (salt: Uint8Array, card: number): Uint8Array =>
  sha256(concatBytes(salt, Uint8Array.of(card)));

/** The digest that stands for an order: of its 52 leaves in sequence. */
export const node = (leaves: Uint8Array): Uint8Array => digest(ORDER, leaves);

/** The nodes of the tree that a seed gives; a card lies where its salt puts it. */
export function nodesOfSeed(seed: Uint8Array): Uint8Array[] {
  const salts = shake256(packed(SALT, seed), { dkLen: ORDERS * DECK_CARDS * DIGEST_BYTES });
  return Array.from({ length: ORDERS }, (_, order) => {
    const sealed = Array.from({ length: DECK_CARDS }, (_, card) => {
      const at = (order * DECK_CARDS + card) * DIGEST_BYTES;
      return { salt: salts.subarray(at, at + DIGEST_BYTES), card };
    });
    sealed.sort((one, other) => compared(one.salt, other.salt));
    return node(concatBytes(...sealed.map(({ salt, card }) => leaf(salt, card))));
  });
}

function compared(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((byte, index) => byte !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}
