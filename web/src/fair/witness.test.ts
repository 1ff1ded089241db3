import { expect, test } from "vitest";
import vectors from "../vectors/fair.json";
import type { Commitment, Deal } from "../wire/types";
import { check } from "./check";
import type { FairRecord } from "./record";
import { Witness } from "./witness";

const run = vectors.run as unknown as FairRecord[];
const [first, second] = run as [FairRecord, FairRecord];

const commitmentOf = ({ hand, before, roots, heads }: FairRecord): Commitment => ({
  type: "commitment",
  hand,
  before,
  roots,
  heads,
  until: 2000,
});
const dealOf = ({ hand, before, roots, heads, links, opened, nodes, words }: FairRecord): Deal => ({
  hand,
  before,
  roots,
  heads,
  links,
  opened,
  nodes,
  words,
  picked: 0,
});
const ownOf = ({ proofs, leaves }: FairRecord) => ({ seat: 0, hand: "", proofs, leaves });
const own = (record: FairRecord): string => record.links[String(record.chair)]!;

/** A witness that was there from the promise on. */
function witnessed(record: FairRecord): Witness {
  const witness = new Witness(record.table, record.chair ?? undefined);
  witness.promised(commitmentOf(record));
  witness.sent(record.sent!);
  witness.dealt(dealOf(record), record.chairs, true, () => false);
  return witness;
}

test("what was told in order is the record that Python keeps", () => {
  const witness = witnessed(first);
  const over = witness.happened(first.log, ownOf(first));
  expect(over).toEqual(first);
  expect(witness.records).toEqual([first]);
  expect(witness.file).toBe(`${JSON.stringify(first)}\n`);
});

test("events and proofs that come bit by bit are put together", () => {
  const witness = witnessed(first);
  first.log.forEach((event, at) => {
    const isLast = at === first.log.length - 1;
    witness.happened([event], isLast ? ownOf(first) : undefined);
  });
  expect(witness.records).toEqual([first]);
});

test("a snapshot replaces what was told before it", () => {
  const witness = witnessed(first);
  witness.happened(first.log.slice(0, 3), { ...ownOf(first), proofs: first.proofs.slice(0, 2) });
  expect(witness.happened(first.log, ownOf(first), true)).toEqual(first);
});

test("who comes back in the middle finds his own link among those of the deal", () => {
  const witness = new Witness(first.table, first.chair ?? undefined);
  witness.dealt(dealOf(first), first.chairs, true, (link) => link === own(first));
  const over = witness.happened(first.log, ownOf(first), true)!;
  expect(over.sent).toBe(own(first));
  expect(() => check(over)).not.toThrow();
});

test("who took a chair in the middle of a hand was not in it", () => {
  const witness = new Witness(first.table, first.chair ?? undefined);
  witness.dealt(dealOf(first), first.chairs, false, () => false);
  const over = witness.happened(first.log, undefined, true)!;
  expect(over).toMatchObject({ chair: null, sent: null });
  expect(() => check(over)).not.toThrow();
});

test("a commitment that is told twice is one, a hand that was never dealt is kept", () => {
  const witness = new Witness(first.table, first.chair ?? undefined);
  witness.promised(commitmentOf(first));
  witness.sent(first.sent!);
  witness.promised(commitmentOf(first));
  witness.promised(commitmentOf(second));
  expect(witness.records).toMatchObject([{ hand: first.hand, sent: first.sent, links: {} }]);
});

test("what the room tells besides the rules is no part of the log", () => {
  const witness = witnessed(first);
  const over = witness.happened(
    [{ event: "Exposed", seat: 0, cards: "7c" }, ...first.log],
    ownOf(first),
  )!;
  expect(over.log).toEqual(first.log);
});
