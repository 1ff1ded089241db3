import { beforeAll, describe, expect, test } from "vitest";
import { readCards, rankOf } from "../game/cards";
import { number } from "../game/name";
import { inSigns } from "../game/speech";
import { stakesOf } from "../game/table";
import { speak } from "../i18n/index.svelte";
import { LAST } from "../live/rig";
import { KEYS } from "../settings/keys";
import { actText } from "./acts";
import { press } from "./keyboard";
import { cellsOf } from "./ladder";
import { chaptersOf } from "./log";
import { oddsOf } from "./outs";
import { moments, tableAt } from "./rig";
import { seatsOf } from "./roster";
import { chairsRound, freeChairs, placeOf } from "./seating";
import { SOUNDS } from "./sounds";
import { soundsOf, tableText } from "./voice";
import { sectionsOf } from "./why";

beforeAll(() => speak("en"));

describe("seating", () => {
  test("the own chair is at the bottom and the others follow clockwise", () => {
    expect([0, 1, 2, 3, 4, 5].map((chair) => placeOf(chair, 6, 2))).toEqual([4, 5, 0, 1, 2, 3]);
    expect(chairsRound(6, 2)).toEqual([3, 4, 5, 0, 1]);
  });

  test.each([2, 3, 4, 5, 6])(
    "%i chairs have places of their own, spread left and right",
    (count) => {
      const places = Array.from({ length: count }, (_, chair) => placeOf(chair, count, 0));
      expect(new Set(places).size).toBe(count);
      expect(places[0]).toBe(0);
      const right = places.slice(1).map((place) => 6 - place);
      expect(right.reverse()).toEqual(places.slice(1));
    },
  );

  test("no table has seven chairs", () => expect(() => placeOf(0, 7, 0)).toThrow("2 to 6"));

  test("free chairs are those without a player", () => {
    const { shown } = tableAt(moments.over).table;
    expect(freeChairs(shown!)).toEqual([3, 4, 5]);
  });
});

describe("the draw ladder", () => {
  const seat = { draws: [3, 0], seat: 1, isFolded: false, isActor: false };
  const kinds = (...of: Parameters<typeof cellsOf>): string =>
    cellsOf(...of)
      .map(({ kind, count }) => kind + (count ?? ""))
      .join(" ");

  test("tells past draws from this one and the one to come", () => {
    expect(kinds(seat, { phase: "betting", round: 3, isRunning: true })).toBe("past3 this0 later");
    expect(kinds(seat, { phase: "drawing", round: 3, isRunning: true })).toBe("past3 past0 later");
  });

  test("who chooses has a cell that says how many cards are marked", () => {
    const hand = { phase: "drawing", round: 3, isRunning: true } as const;
    expect(kinds({ ...seat, isActor: true }, hand, 2)).toBe("past3 past0 now2");
  });

  test("who has folded, or a hand that is over, has nothing to come", () => {
    const hand = { phase: "betting", round: 3, isRunning: true } as const;
    expect(kinds({ ...seat, isFolded: true }, hand)).toBe("past3 this0 none");
    expect(kinds(seat, { phase: "over", round: 4, isRunning: false })).toBe("this3 this0 none");
  });
});

describe("outs", () => {
  /** Every draw tried, one after the other. */
  function naive(kept: number[], seen: number[]): number {
    const top = Math.max(6, ...kept.map(rankOf));
    const left = Array.from({ length: 52 }, (_, card) => card).filter(
      (card) => !kept.includes(card) && !seen.includes(card),
    );
    let good = 0;
    let all = 0;
    const go = (hand: number[], from: number): void => {
      if (hand.length === 5) {
        all += 1;
        const ranks = hand.map(rankOf);
        const isLow = new Set(ranks).size === 5 && Math.max(...ranks) <= top;
        // A low without pair is better than any straight, flush or pair with an ace.
        if (isLow && number(hand) < number(readCards("Ac Kd Qh Js 9c"))) good += 1;
        return;
      }
      for (let at = from; at < left.length; at += 1) go([...hand, left[at]!], at + 1);
    };
    go(kept, 0);
    return good / all;
  }

  test.each([
    ["7c 5c 3c 2c", "Kd"],
    ["8c 7d 6h 5s", "Kd"],
    ["6d 3s 2h", "Kh Tc"],
    ["9d 4s 3h", "9c Qd"],
    ["3h 2h", "Kh Tc 9c"],
  ])("%s, having thrown %s, are those that come when every draw is tried", (kept, seen) => {
    const odds = oddsOf(readCards(kept), readCards(seen));
    expect(odds!.share).toBeCloseTo(naive(readCards(kept), readCards(seen)), 12);
  });

  test("there are none where nothing is drawn or a pair is kept", () => {
    expect(oddsOf(readCards("8c 6d 4h 3s 2c"), [])).toBeUndefined();
    expect(oddsOf(readCards("6c 6d 4h"), [])).toBeUndefined();
  });
});

describe("why", () => {
  const over = tableAt(moments.over).table;

  /** A hand that ends as the events say. */
  const ended = (events: unknown[], own: unknown = undefined): never =>
    ({ ...over.told, own, events: [over.told!.events[0], ...events] }) as never;
  const shown = (seat: number, cards: string) => ({
    event: "Shown",
    seat,
    cards,
    number: number(readCards(cards)),
  });
  const paid = { event: "PotAwarded", pot: 0, amount: 100, winners: { "0": 100 } };
  const closed = [
    { event: "Bet", seat: 0, amount: 50, to: 50 },
    { event: "Called", seat: 1, amount: 50 },
    { event: "RoundClosed", round: 4, pot: 100 },
  ];

  test("a pot goes to the lowest hand, and the next one says why", () => {
    const cards = [shown(1, "2d 8d 7s 4c 3c"), shown(0, "8c 6d 4h 3s 2c")];
    const [section] = sectionsOf(ended([...closed, ...cards, paid]));
    expect(section!.isOnly).toBe(true);
    expect(section!.rows).toHaveLength(2);
    const [best, next] = section!.rows;
    expect(best!.isWinner).toBe(true);
    expect(best!.number).toBeLessThan(next!.number);
  });

  test("two lows differ in a column", () => {
    const cards = [shown(0, "8c 6d 4h 3s 2c"), shown(1, "2d 8d 7s 4c 3c")];
    expect(sectionsOf(ended([...closed, ...cards, paid]))[0]!.reason).toEqual({
      kind: "column",
      column: 1,
      low: 4,
      high: 5,
    });
  });

  test("hands of two kinds are told by their names, equal ones as equal", () => {
    const pair = [shown(0, "8c 6d 4h 3s 2c"), shown(1, "2d 2h 7s 4c 3c")];
    expect(sectionsOf(ended([...closed, ...pair, paid]))[0]!.reason.kind).toBe("names");
    const same = [shown(0, "8c 6d 4h 3s 2c"), shown(1, "8d 6h 4s 3c 2d")];
    const both = { ...paid, winners: { "0": 50, "1": 50 } };
    const [section] = sectionsOf(ended([...closed, ...same, both]));
    expect(section!.reason.kind).toBe("equal");
    expect(section!.rows).toHaveLength(2);
  });

  test("the own hand is known though it was mucked; those of others are not", () => {
    const cards = [shown(0, "8c 6d 4h 3s 2c"), { event: "Mucked", seat: 1 }];
    const own = { seat: 1, hand: "9c 6h 4d 3h 2h" };
    expect(sectionsOf(ended([...closed, ...cards, paid], own))[0]!.reason.kind).toBe("column");
    expect(sectionsOf(ended([...closed, ...cards, paid]))[0]!.reason.kind).toBe("mucked");
  });
});

describe("the log", () => {
  function chapters() {
    const told = tableAt(moments.over).table.told!;
    return chaptersOf(told.events, stakesOf(told.events)!, seatsOf(told, "mia"), inSigns);
  }

  test("has a chapter for each round, each draw and the end, in order", () => {
    expect(chapters().map(({ title }) => title.replace(/[\u2066-\u2069]/g, ""))).toEqual([
      "Round 1",
      "Draw 1",
      "Round 2",
      "Draw 2",
      "Round 3",
      "Draw 3",
      "Round 4",
      "Showdown",
    ]);
  });

  test("says what a bet is in each round and what is own", () => {
    expect(chapters()[0]!.note).toBe("bets of \u206810\u2069");
    expect(chapters()[4]!.note).toBe("bets of \u206820\u2069");
    const own = chapters().flatMap(({ lines }) => lines.filter(({ isOwn }) => isOwn));
    expect(own.length).toBeGreaterThan(5);
    expect(own.every(({ text }) => /^You/.test(text))).toBe(true);
  });
});

describe("voice", () => {
  test("says the table again with what every seat drew", () => {
    const { table } = tableAt(moments.second);
    const said = tableText(table.shown!);
    expect(said).toContain("Draw \u20682\u2069");
    expect(said).toContain("noa: ");
    expect(said).toContain("Draws: ");
  });

  test("a deal is one sound, and only the own win is heard", () => {
    const events = tableAt(moments.over).table.told!.events;
    expect(soundsOf(events, undefined)).not.toContain("won");
    const winner = sectionsOf(tableAt(moments.over).table.told!)[0]!.winners[0]!.seat;
    expect(soundsOf(events, winner)).toContain("won");
    expect(soundsOf(events, undefined).filter((sound) => sound === "deal")).toHaveLength(1);
  });

  test("every sound is over within a quarter of a second", () => {
    for (const parts of Object.values(SOUNDS))
      for (const { at, length } of parts) expect(at + length).toBeLessThanOrEqual(0.25);
  });
});

describe("acts", () => {
  test("who waits for the blind, or sits out, is told so", () => {
    const place = tableAt(moments.over).table.shown!.places[1]!;
    const idle = { ...place, last: undefined, won: 0, isFolded: false, seat: undefined };
    expect(actText({ ...idle, status: "waiting" })).toBe("waits for BB");
    expect(actText({ ...idle, status: "out" })).toBe("Sitting out");
    expect(actText({ ...idle, rank: 2 })).toContain("2");
  });
});

describe("keys", () => {
  const deeds = { fold: () => did.push("fold"), main: () => did.push("main") } as never;
  let did: string[] = [];
  const pressed = (key: string, target: Element, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    Object.defineProperty(event, "target", { value: target });
    return press(event, { ...KEYS }, deeds);
  };

  test("do what their button does, but not while somebody types or holds a key", () => {
    did = [];
    expect(pressed("F", document.body)).toBe(true);
    expect(pressed("f", document.createElement("input"))).toBe(false);
    expect(pressed("f", document.body, { ctrlKey: true })).toBe(false);
    expect(pressed("f", document.body, { repeat: true })).toBe(false);
    expect(did).toEqual(["fold"]);
  });

  test("Enter on a button is that button's, on a card it is the decision's", () => {
    did = [];
    const button = document.createElement("button");
    expect(pressed("Enter", button)).toBe(false);
    button.className = "slot";
    expect(pressed("Enter", button)).toBe(true);
    expect(did).toEqual(["main"]);
  });
});

test("names come from the chairs of the hand", () => {
  const { table } = tableAt(moments.betting);
  expect(seatsOf(table.told!, "mia")).toEqual({ names: ["mia", "noa", "tom"], own: 0 });
  expect(seatsOf(table.told!, "nobody").own).toBeUndefined();
  expect(LAST.table.terms.chairs).toBe(6);
});
