/** The cut: what the links of the players make of a commitment (fairness/cut.py). */
import { readCards } from "../game/cards";
import {
  digest,
  DIGEST_BYTES,
  digestBytes,
  equal,
  numberBytes,
  toHex,
  Unfair,
  utf8,
} from "./hashing";
import { DECK_CARDS, orderFromSeed } from "./orders";
import { type FairRecord, keysOf, type Proof } from "./record";
import { leaf, node, nodesOfSeed } from "./tree";
import { WORDS_BYTES, wordsOf } from "./words";

const HAND = "tripledraw/fair/hand/v1";
const ROOT = "tripledraw/fair/root/v2";
export const ROOTS = 8;
export const NO_HAND = "0".repeat(64);

/** The part of a record that was published before the links. */
export type Commitment = Pick<FairRecord, "table" | "hand" | "before" | "roots">;

/** The digest of a hand, hex; without links that of one that was promised and never dealt. */
export function handDigest(commitment: Commitment, links: Record<string, string>): string {
  return toHex(bytesOfHand(commitment, links));
}

function bytesOfHand(commitment: Commitment, links: Record<string, string>): Uint8Array {
  const { table, hand, before, roots } = commitment;
  if (roots.length !== ROOTS) throw new Unfair(`${roots.length} roots were promised, not ${ROOTS}`);
  const promised = roots.map((root, index) => digestBytes(root, `root ${index}`));
  const given = keysOf(links).flatMap((chair) => [
    Uint8Array.of(chair),
    digestBytes(links[chair]!, `the link of chair ${chair}`),
  ]);
  const last = digestBytes(before, "the digest of the hand before");
  return digest(HAND, utf8(table), numberBytes(hand, 8), last, ...promised, ...given);
}

export class Cut {
  readonly digest: Uint8Array;
  /** The index of the root whose deck is played. */
  readonly picked: number;
  readonly words: string;
  private readonly permutations = new Map<number, number[]>();
  private nodes: Uint8Array[] = [];
  private readonly leaves = new Map<number, Uint8Array>();

  constructor(
    readonly commitment: Commitment,
    links: Record<string, string>,
  ) {
    if (!keysOf(links).length) throw new Unfair("no chair gave a link");
    this.digest = bytesOfHand(commitment, links);
    this.picked = this.digest[WORDS_BYTES]! % ROOTS;
    this.words = wordsOf(this.digest);
  }

  /** Throws `Unfair` unless these are the nodes of the deck that is played. */
  takeNodes(nodes: readonly string[]): void {
    this.nodes = nodes.map((each) => digestBytes(each, "a node"));
    if (!this.leadsTo(this.picked, this.nodes)) {
      throw new Unfair(`the nodes do not lead to root ${this.picked}`);
    }
  }

  /** Throws `Unfair` unless these are all leaves of each of the orders. */
  takeLeaves(leaves: Record<string, string>): void {
    for (const order of keysOf(leaves)) {
      const row = digestBytes(leaves[order]!, `the leaves of order ${order}`, DECK_CARDS);
      const above = this.nodes[order];
      if (!above || !equal(node(row), above)) {
        throw new Unfair(`the leaves of order ${order} do not lead to its node`);
      }
      this.leaves.set(order, row);
    }
  }

  /** Throws `Unfair` unless the proof shows that its card lay where it says. */
  check(proof: Proof): void {
    const [card] = readCards(proof.card);
    const index = this.permutation(proof.order)[proof.position];
    if (card === undefined || index === undefined) throw new Unfair(`${named(proof)} is none`);
    const told = leaf(digestBytes(proof.salt, "a salt"), card);
    const at = index * DIGEST_BYTES;
    const there = this.leaves.get(proof.order)?.subarray(at, at + DIGEST_BYTES);
    if (!there || !equal(told, there)) {
      throw new Unfair(`${named(proof)} does not lead to root ${this.picked}`);
    }
  }

  /**
   * Throws `Unfair` unless the seeds of just the other roots are opened, each giving its root.
   *
   * Each seed is a step: it takes some milliseconds.
   */
  *checkOpened(opened: Record<string, string>): Generator<void> {
    const indices = keysOf(opened);
    const wanted = Array.from({ length: ROOTS }, (_, index) => index).filter(
      (index) => index !== this.picked,
    );
    if (indices.join() !== wanted.join()) {
      throw new Unfair(
        `the seeds ${indices.join(", ")} were opened; it must be ${wanted.join(", ")}`,
      );
    }
    for (const index of indices) {
      this.checkSeed(index, opened[index]!);
      yield;
    }
  }

  checkSeed(index: number, seed: string): void {
    if (!this.leadsTo(index, nodesOfSeed(digestBytes(seed, `seed ${index}`)))) {
      throw new Unfair(`the seed opened for root ${index} does not give that root`);
    }
  }

  private leadsTo(index: number, nodes: readonly Uint8Array[]): boolean {
    const { table, hand, before, roots } = this.commitment;
    const bound = [utf8(table), numberBytes(hand, 8), digestBytes(before, "the hand before")];
    return equal(digest(ROOT, ...bound, ...nodes), digestBytes(roots[index]!, `root ${index}`));
  }

  private permutation(order: number): number[] {
    const known = this.permutations.get(order);
    if (known) return known;
    const made = orderFromSeed(this.digest, order);
    this.permutations.set(order, made);
    return made;
  }
}

export const named = ({ card, position, order }: Proof): string =>
  `the proof of ${card} at position ${position} of order ${order}`;
