import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import vectors from "../vectors/names.json";
import { readCards } from "./cards";
import { classOf, labelMessage, LAST_NUMBER, message, type Name, number, ranksText } from "./name";

/** A message as the vectors have it: its id, then what fills its variables. */
const plain = ({ id, parts = {}, values = {} }: Name): string[] => [
  id,
  ...Object.entries({ ...parts, ...values })
    .sort()
    .map(([variable, filled]) => `${variable}=${filled}`),
];

const told = (place: number): unknown[] => [
  ranksText(place),
  plain(message(place)),
  plain(labelMessage(place)),
];

test("hands have the numbers that the rules give them", () => {
  for (const [cards, place] of vectors.hands) expect(number(readCards(String(cards)))).toBe(place);
});

test("names of single numbers", () => {
  for (const [place, expected] of Object.entries(vectors.some)) {
    expect(told(Number(place)), place).toEqual(expected);
  }
});

test("all 7,462 names are those of the terminal", () => {
  const lines = JSON.stringify(Array.from({ length: LAST_NUMBER }, (_, at) => told(at + 1)));
  expect(bytesToHex(sha256(utf8ToBytes(lines)))).toBe(vectors.digest);
});

test("cards of every class have its number", () => {
  for (let place = 1; place <= LAST_NUMBER; place += 1) {
    const { category, ranks } = classOf(place);
    const isSuited = category === "flush" || category === "straight_flush";
    const suits = new Map<number, number>();
    const cards = ranks.map((rank, at) => {
      const suit = suits.get(rank) ?? 0;
      suits.set(rank, suit + 1);
      // The last card of five different ranks is of another suit, or it would be a flush.
      return rank * 4 + (isSuited ? 0 : at === 4 && suit === 0 ? 3 : suit);
    });
    expect(number(cards)).toBe(place);
  }
});

test("what is no hand has no number", () => {
  expect(() => number(readCards("7c 5d 4h 3s"))).toThrow("no hand");
  expect(() => number(readCards("7c 5d 4h 3s ??"))).toThrow("no hand");
  expect(() => classOf(0)).toThrow("1 to 7462");
});
