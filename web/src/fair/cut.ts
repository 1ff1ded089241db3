/** The cut: what the links of the players make of a commitment (fairness/cut.py). */
import { readCards } from "../game/cards";
import { digest, digestBytes, equal, numberBytes, toHex, Unfair, utf8 } from "./hashing";
import { DECK_CARDS, orderFromSeed } from "./orders";
import { type FairRecord, keysOf, type Proof } from "./record";
import { leaf, topOf, topOfSeed } from "./tree";
import { WORDS_BYTES, wordsOf } from "./words";

const HAND = "tripledraw/fair/hand/v1";
const ROOT = "tripledraw/fair/root/v1";
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

  constructor(
    readonly commitment: Commitment,
    links: Record<string, string>,
  ) {
    if (!keysOf(links).length) throw new Unfair("no chair gave a link");
    this.digest = bytesOfHand(commitment, links);
    this.picked = this.digest[WORDS_BYTES]! % ROOTS;
    this.words = wordsOf(this.digest);
  }

  /** Throws `Unfair` unless the proof shows that its card lay where it says. */
  check(proof: Proof): void {
    const [card] = readCards(proof.card);
    const index = this.permutation(proof.order)[proof.position];
    if (card === undefined || index === undefined) throw new Unfair(`${named(proof)} is none`);
    const start = leaf(digestBytes(proof.salt, "a salt"), proof.order, index, card);
    const path = proof.path.map((each) => digestBytes(each, "a neighbour"));
    const top = topOf(start, proof.order * DECK_CARDS + index, path);
    if (!top || !this.leadsTo(this.picked, top)) {
      throw new Unfair(`${named(proof)} does not lead to root ${this.picked}`);
    }
  }

  /** Throws `Unfair` unless the seeds of just the other roots are opened, each giving its root. */
  checkOpened(opened: Record<string, string>): void {
    const indices = keysOf(opened);
    const wanted = Array.from({ length: ROOTS }, (_, index) => index).filter(
      (index) => index !== this.picked,
    );
    if (indices.join() !== wanted.join()) {
      throw new Unfair(
        `the seeds ${indices.join(", ")} were opened; it must be ${wanted.join(", ")}`,
      );
    }
    for (const index of indices) this.checkSeed(index, opened[index]!);
  }

  checkSeed(index: number, seed: string): void {
    if (!this.leadsTo(index, topOfSeed(digestBytes(seed, `seed ${index}`)))) {
      throw new Unfair(`the seed opened for root ${index} does not give that root`);
    }
  }

  private leadsTo(index: number, top: Uint8Array): boolean {
    const { table, hand, before, roots } = this.commitment;
    const bound = [utf8(table), numberBytes(hand, 8), digestBytes(before, "the hand before"), top];
    return equal(digest(ROOT, ...bound), digestBytes(roots[index]!, `root ${index}`));
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
