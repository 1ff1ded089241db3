import { describe, expect, test } from "vitest";
import vectors from "../vectors/fair.json";
import { Chain, follows } from "./chain";
import { check, isLeftOut, verify } from "./check";
import { Cut } from "./cut";
import { Unfair } from "./hashing";
import type { FairRecord } from "./record";
import { wordsOf } from "./words";

type Policy = keyof typeof vectors.records;
const records = vectors.records as unknown as Record<Policy, FairRecord[]>;
const run = vectors.run as unknown as FairRecord[];
const zeros = "0".repeat(64);

/** A record with something changed in it, the other parts as they were. */
const forged = (record: FairRecord, change: (copy: FairRecord) => void): FairRecord => {
  const copy = structuredClone(record);
  change(copy);
  return copy;
};

describe("chain", () => {
  test("gives the links that the room's own clients give", () => {
    const chain = new Chain({ secret: zeros, length: 20, used: 0 });
    expect(chain.anchor).toBe(vectors.chain.anchor);
    expect([chain.next(), chain.next(), chain.next()]).toEqual(vectors.chain.links);
    expect(chain.left).toBe(17);
  });

  test("a link leads to its head, also over links that were given in vain", () => {
    const [first, , third] = vectors.chain.links as [string, string, string];
    expect(follows(first, vectors.chain.anchor)).toBe(true);
    expect(follows(third, vectors.chain.anchor)).toBe(true);
    expect(follows(third, vectors.chain.anchor, 2)).toBe(false);
    expect(follows(vectors.chain.anchor, first)).toBe(false);
  });

  test("ends after its last link", () => {
    const chain = new Chain({ secret: zeros, length: 2, used: 1 });
    expect(chain.head).not.toBe(chain.anchor);
    expect(chain.next()).toBe(zeros);
    expect(chain.next()).toBeUndefined();
  });

  test("fresh chains are different ones", () => {
    expect(Chain.fresh(3).anchor).not.toBe(Chain.fresh(3).anchor);
  });
});

test("the words are those of the room", () => {
  const all = vectors.words.split(" ");
  expect(all).toHaveLength(256);
  for (let byte = 0; byte < 256; byte += 5) {
    const bytes = [byte, byte + 1, byte + 2, byte + 3, byte + 4].map((each) => Math.min(255, each));
    expect(wordsOf(Uint8Array.from(bytes))).toBe(bytes.map((each) => all[each]).join(" "));
  }
});

describe.each(Object.keys(records) as Policy[])("%s", (policy) => {
  test("honest hands are in order", () => {
    for (const record of records[policy]) expect(() => check(record)).not.toThrow();
  });
});

test("cards of later orders need no proof under stars, and no others", () => {
  const withoutLater = (record: FairRecord): FairRecord =>
    forged(record, (copy) => (copy.proofs = copy.proofs.filter(({ order }) => order === 0)));
  const [stars, standard] = [records.stars[0]!, records.standard[0]!];
  const later = stars.proofs.filter(({ order }) => order > 0).length;
  expect(later).toBeGreaterThan(0);
  expect(check(stars)).toBe(0);
  expect(check(withoutLater(stars))).toBe(later);
  expect(() => check(withoutLater(standard))).toThrow("without a proof");
});

test("a run of hands is in order, and names the hand before", () => {
  expect(verify(run)).toMatchObject({ hands: 3, leftOut: [], void: [] });
  expect(() => verify([run[0]!, forged(run[1]!, (copy) => (copy.before = zeros))])).toThrow(Unfair);
  expect(() => verify([run[1]!, run[0]!])).toThrow("comes after");
});

const honest = records.standard[0]!;
const own = String(honest.chair);
const other = String(honest.chairs.find((chair) => chair !== honest.chair));

test.each<[string, RegExp, (copy: FairRecord) => void]>([
  ["another root", /./, (copy) => (copy.roots[0] = zeros)],
  ["other words", /words/, (copy) => (copy.words = "one two three four five")],
  ["another link of ours", /./, (copy) => (copy.links[own] = zeros)],
  ["a link that follows nothing", /does not lead/, (copy) => (copy.heads[other] = zeros)],
  ["an unknown anchor", /not known/, (copy) => delete copy.heads[other]],
  [
    "a seed that is none",
    /does not give/,
    (copy) => (copy.opened[Object.keys(copy.opened)[0]!] = zeros),
  ],
  ["a seed that is missing", /opened/, (copy) => delete copy.opened[Object.keys(copy.opened)[0]!]],
  ["another card", /./, (copy) => (copy.proofs[0]!.card = copy.proofs[1]!.card)],
  ["another salt", /does not lead/, (copy) => (copy.proofs[0]!.salt = zeros)],
  [
    "another place",
    /./,
    (copy) => (copy.proofs[0]!.position = (copy.proofs[0]!.position + 1) % 52),
  ],
  ["other leaves", /do not lead/, (copy) => (copy.leaves[0] = zeros + copy.leaves[0]!.slice(64))],
  ["leaves that are missing", /does not lead/, (copy) => delete copy.leaves[0]],
  ["too many leaves", /no digest/, (copy) => (copy.leaves[0] += zeros)],
  ["another node", /nodes do not lead/, (copy) => (copy.nodes[6] = zeros)],
  ["a proof that is missing", /without a proof/, (copy) => void copy.proofs.pop()],
  ["a chair dealt in without a link", /without a link/, (copy) => copy.chairs.push(9)],
  ["a log without a beginning", /does not begin/, (copy) => void copy.log.shift()],
])("%s is found out", (_, why, change) => {
  expect(() => check(forged(honest, change))).toThrow(why);
});

/** Cheats whose every proof is a true one: only the place gives them away. */
test.each([
  ["swapping", "out of turn"],
  ["stacking", "out of turn"],
  ["hurrying", "before its time"],
] as const)("a server that deals by %s is found out", (cheat, why) => {
  const caught = vectors.cheated[cheat] as unknown as FairRecord[];
  expect(caught.length).toBeGreaterThan(0);
  for (const record of caught) expect(() => check(record)).toThrow(why);
});

test("the same card at the showdown in two hands is found out", () => {
  const twice = forged(honest, (copy) => {
    const cards = "7c 5d 4h 3s 2c";
    copy.log.push(
      { event: "Shown", seat: 0, cards, number: 1 },
      { event: "Shown", seat: 1, cards, number: 1 },
    );
  });
  expect(() => check(twice)).toThrow("both showed 7c");
});

test("a link that was sent and is missing is told", () => {
  const { [own]: _, ...rest } = honest.links;
  expect(isLeftOut(honest)).toBe(false);
  expect(isLeftOut({ ...honest, links: rest })).toBe(true);
});

test("a hand without any link cannot be dealt", () => {
  expect(() => new Cut(honest, {})).toThrow("no chair gave a link");
  expect(() => check({ ...honest, links: {} })).toThrow("although no chair");
});
