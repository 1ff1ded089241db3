/** The Merkle tree over the seven secret orders of a seed (fairness/tree.py). */
import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { DIGEST_BYTES, packed } from "./hashing";
import { DECK_CARDS, ORDERS, orderFromSeed } from "./orders";

const LEAVES = ORDERS * DECK_CARDS;
const SALT = "tripledraw/fair/salt/v1";
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The digest of one card in its place. */
export function leaf(salt: Uint8Array, order: number, index: number, card: number): Uint8Array {
  return sha256(concatBytes(LEAF, salt, Uint8Array.of(order, index, card)));
}

const join = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(concatBytes(NODE, left, right));

/** The digest that stands for all leaves of a seed's tree. */
export function topOfSeed(seed: Uint8Array): Uint8Array {
  const salts = shake256(packed(SALT, seed), { dkLen: LEAVES * DIGEST_BYTES });
  let level: Uint8Array[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    orderFromSeed(seed, order).forEach((card, index) => {
      const at = (order * DECK_CARDS + index) * DIGEST_BYTES;
      level.push(leaf(salts.subarray(at, at + DIGEST_BYTES), order, index, card));
    });
  }
  while (level.length > 1) level = joined(level);
  return level[0]!;
}

/** The level above: neighbours two by two, and a last one alone as it is. */
function joined(level: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at]!, level[at + 1]];
    above.push(right ? join(left, right) : left);
  }
  return above;
}

/** The top that leaf number `at` leads to by its path; undefined if the path has no such length. */
export function topOf(
  start: Uint8Array,
  at: number,
  path: readonly Uint8Array[],
): Uint8Array | undefined {
  const left = [...path];
  let digest = start;
  for (let width = LEAVES; width > 1; width = (width + 1) >> 1, at >>= 1) {
    if ((at ^ 1) >= width) continue;
    const neighbour = left.shift();
    if (!neighbour) return undefined;
    digest = at & 1 ? join(neighbour, digest) : join(digest, neighbour);
  }
  return left.length ? undefined : digest;
}
