import { expect, test } from "vitest";
import type { FairRecord } from "../fair/record";
import vectors from "../vectors/fair.json";
import { Verifying } from "./verifying.svelte";

const run = vectors.run as unknown as FairRecord[];

test("honest hands are in order, and their cards are counted", async () => {
  const verifying = new Verifying();
  await verifying.run(run);
  const cards = run.reduce((sum, { proofs }) => sum + proofs.length, 0);
  expect(cards).toBeGreaterThan(0);
  expect(verifying.found).toEqual({ hands: run.length, cards });
  expect(verifying.wrong).toBeUndefined();
  expect(verifying.isBusy).toBe(false);
});

test("a hand that does not name the one before it is found, with its number", async () => {
  const verifying = new Verifying();
  await verifying.run([run[0]!, { ...run[1]!, before: "0".repeat(64) }, run[2]!]);
  expect(verifying.found).toBeUndefined();
  expect(verifying.wrong?.hand).toBe(run[1]!.hand);
});
