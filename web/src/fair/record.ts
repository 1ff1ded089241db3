/** What a player keeps of one hand to check it by: a line of the proof file (fairness.md). */
import type { Proof, TableEvent } from "../wire/events";

export type { Proof } from "../wire/events";

/** One hand; digests are hex, objects are by chair, by index of a root or (leaves) by order. */
export interface FairRecord {
  fair: 2;
  table: string;
  hand: number;
  before: string;
  roots: string[];
  chair: number | null;
  sent: string | null;
  heads: Record<string, string>;
  links: Record<string, string>;
  opened: Record<string, string>;
  words: string;
  chairs: number[];
  proofs: Proof[];
  seed: string | null;
  log: TableEvent[];
  nodes: string[];
  leaves: Record<string, string>;
}

/** Numbers that JSON writes as the keys of an object, ascending. */
export const keysOf = (object: Record<string, string>): number[] =>
  Object.keys(object)
    .map(Number)
    .sort((one, other) => one - other);
