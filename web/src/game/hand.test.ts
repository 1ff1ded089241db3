import { expect, test } from "vitest";
import { readCards, writeCard, writeCards } from "./cards";
import { drawKind, kept, nameOf, positionsOf, ranksOf, sorted, stillMarked, toggled } from "./hand";

const marks = (text: string): Set<number> => new Set(readCards(text));

test("cards are read and written as the room does", () => {
  expect(readCards("2c Td ?? As")).toEqual([0, 33, -1, 51]);
  expect(writeCards([0, 33, -1, 51])).toBe("2c Td ?? As");
  expect(readCards("")).toEqual([]);
  expect(() => readCards("1c")).toThrow("no card");
  expect(() => readCards("10c")).toThrow("no card");
});

test("a hand stands from high to low and keeps the positions of the room", () => {
  const held = sorted("3s Kh 6d 2h Tc");
  expect(held.map(({ card }) => writeCard(card))).toEqual(["Kh", "Tc", "6d", "3s", "2h"]);
  expect(held.map(({ position }) => position)).toEqual([2, 5, 3, 1, 4]);
});

test("marked cards are named by their positions", () => {
  expect(positionsOf(sorted("3s Kh 6d 2h Tc"), marks("Kh Tc"))).toEqual([2, 5]);
});

test("a mark comes and goes, and does not outlive its card", () => {
  const [king] = readCards("Kh");
  expect([...toggled(new Set(), king!)]).toEqual([king]);
  expect([...toggled(marks("Kh"), king!)]).toEqual([]);
  expect([...stillMarked(sorted("3s 4s 6d 2h Tc"), marks("Kh Tc"))]).toEqual(readCards("Tc"));
});

test("what is kept is read in ranks", () => {
  const held = sorted("3s Kh 6d 2h Tc");
  expect(ranksOf(kept(held, marks("Kh Tc")))).toBe("6-3-2");
  expect(ranksOf(kept(held, new Set()))).toBe("K-10-6-3-2");
});

test("only five known cards have a name", () => {
  expect(nameOf(readCards("8s 6d 4c 3h 2s"))?.full.id).toBe("hand-smooth-8");
  expect(nameOf(readCards("8s 6d 4c 3h"))).toBeUndefined();
  expect(nameOf(readCards("8s 6d 4c 3h ??"))).toBeUndefined();
});

test.each([
  ["7h 6c 3s 2d", "smooth"],
  ["5h 4c 3s 2d", "rough"],
  ["7h 6c 4s 3d", "rough"],
  ["7h 7c 3s 2d", undefined],
  ["7h 3s 2d", undefined],
])("a draw to %s is %s", (cards, kind) => {
  expect(drawKind(readCards(cards))).toBe(kind);
});
