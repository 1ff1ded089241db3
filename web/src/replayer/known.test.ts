import { describe, expect, test } from "vitest";
import { readCards, writeCards } from "../game/cards";
import replays from "../vectors/replays.json";
import type { ReplayedHand } from "../wire/api";
import type { TableEvent } from "../wire/events";
import { type Holding, heldAfter, holdingsOf } from "./known";

const [cash] = replays.file.hands as unknown as ReplayedHand[];
const STAKES = {} as Extract<TableEvent, { event: "HandStarted" }>["stakes"];
const START: TableEvent = { event: "HandStarted", stacks: [1, 1], stakes: STAKES, button: 0 };

const written = (holdings: readonly Holding[]): (string | undefined)[] =>
  holdings.map(({ cards }) => cards && writeCards(cards));

test("the hero's hands are known from draw to draw, with what went and what came", () => {
  const [hero] = holdingsOf(cash!.events);
  expect(written(hero!)).toEqual([
    "Ks Qd 4h 3d 2c",
    "Jc 7s 4h 3d 2c",
    "8d 7s 4h 3d 2c",
    "8d 7s 4h 3d 2c",
  ]);
  expect(hero!.map(({ threw, came }) => [writeCards(threw), writeCards(came)])).toEqual([
    ["", ""],
    ["Ks Qd", "Jc 7s"],
    ["Jc", "8d"],
    ["", ""],
  ]);
});

test("a hand told at the end was held since the last cards that nobody saw", () => {
  const rio = holdingsOf(cash!.events, cash!.revealed)[2]!;
  const hand = "9s 7d 6c 3h 2d";
  expect(written(rio)).toEqual([undefined, hand, hand, hand]);
  expect(written(holdingsOf(cash!.events)[2]!)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("behind cards that are known one sees the hand before", () => {
  const [seat] = holdingsOf([
    START,
    { event: "Dealt", seat: 0, count: 5 },
    { event: "Drew", seat: 0, discards: "Kc", cards: "2c" },
    { event: "Shown", seat: 0, cards: "7c 5d 4h 3s 2c", number: 1 },
  ]);
  expect(written(seat!)).toEqual(["Kc 7c 5d 4h 3s", "7c 5d 4h 3s 2c"]);
});

test("what is thrown unseen leaves nothing known", () => {
  const [seat] = holdingsOf([
    START,
    { event: "Dealt", seat: 0, cards: "7c 5d 4h 3s 2c" },
    { event: "Drew", seat: 0, discards: "??", cards: "??" },
  ]);
  expect(written(seat!)).toEqual(["7c 5d 4h 3s 2c", undefined]);
});

test("nobody holds anything before the deal", () => {
  const [seat] = holdingsOf([START, { event: "Dealt", seat: 0, count: 5 }]);
  expect(heldAfter(seat!, 1)).toBeUndefined();
  expect(heldAfter(seat!, 2)).toMatchObject({ cards: undefined });
});

describe("with every card known, backwards and forwards come to the same", () => {
  test.each(replays.hands.map((hand, at) => [at, hand.events as TableEvent[]] as const))(
    "hand %i",
    (_, events) => {
      for (const [seat, holdings] of holdingsOf(events).entries()) {
        expect(written(holdings)).not.toContain(undefined);
        const shown = events.find((event) => event.event === "Shown" && event.seat === seat);
        if (shown?.event !== "Shown") continue;
        const cards = readCards(shown.cards).sort((one, other) => other - one);
        expect(holdings.at(-1)!.cards).toEqual(cards);
      }
    },
  );
});
