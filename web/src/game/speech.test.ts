import { beforeAll, expect, test } from "vitest";
import { speak } from "../i18n/index.svelte";
import type { TableEvent } from "../wire/events";
import { readCards } from "./cards";
import { nameOf } from "./hand";
import {
  cardName,
  fullName,
  holdingText,
  inSigns,
  ladderText,
  markText,
  placeText,
  shortName,
  tell,
  turnText,
} from "./speech";

const bare = (sentence: string | undefined): string | undefined =>
  sentence?.replace(/[\u2068\u2069]/g, "");
const SEATS = { names: ["Mia", "Noa", "Tom"], own: 0 };
const said = (event: TableEvent): string | undefined => bare(tell(event, SEATS));

beforeAll(() => speak("en"));

test.each<[TableEvent, string | undefined]>([
  [{ event: "Declared", seat: 1, count: 1 }, "Noa draws 1 card"],
  [{ event: "Declared", seat: 1, count: 0 }, "Noa stands pat"],
  [{ event: "Declared", seat: 0, discards: "Kh Tc" }, "You draw 2 cards"],
  [{ event: "Raised", seat: 2, amount: 60, to: 80 }, "Tom raises to 80"],
  [{ event: "Folded", seat: 0 }, "You fold"],
  [
    { event: "Drew", seat: 0, discards: "Kh", cards: "4s 8c" },
    "You get eight of clubs, four of spades",
  ],
  [{ event: "Drew", seat: 1, count: 2 }, undefined],
  [{ event: "Dealt", seat: 1, count: 5 }, undefined],
  [
    { event: "Dealt", seat: 0, cards: "3s Kh 6d 2h Tc" },
    "Your hand: king of hearts, ten of clubs, six of diamonds, three of spades, two of hearts (king-high)",
  ],
  [
    { event: "PotAwarded", pot: 0, amount: 510, winners: { "1": 510 } },
    "Noa wins the main pot, 510",
  ],
  [{ event: "PotAwarded", pot: 1, amount: 24, winners: { "0": 24 } }, "You win side pot 1, 24"],
  [
    { event: "PotAwarded", pot: 0, amount: 41, winners: { "0": 21, "2": 20 } },
    "You get 21 (split pot). Tom gets 20 (split pot)",
  ],
  [{ event: "Reshuffled", order: 1 }, "The stub has run out: the muck is reshuffled"],
  [{ event: "RoundClosed", round: 1, pot: 30 }, undefined],
])("%o", (event, sentence) => {
  expect(said(event)).toBe(sentence);
});

test("the eye reads signs where the ear hears names", () => {
  const shown: TableEvent = { event: "Shown", seat: 1, cards: "2s 7c 5d 4h 3c", number: 1 };
  expect(bare(tell(shown, SEATS, inSigns))).toBe("Noa shows 7c 5d 4h 3c 2s (wheel, Number 1)");
  expect(said(shown)).toContain("seven of clubs");
});

test("names of hands, full and short", () => {
  expect(bare(fullName(6))).toBe("smooth eight");
  expect(bare(shortName(6))).toBe("8-6 low");
  expect(bare(fullName(4139))).toBe("two pair, threes and deuces");
});

test("what one holds is told once: in a few words, and beside them what they leave out", () => {
  const told = (cards: string) => {
    const named = nameOf(readCards(cards))!;
    return [holdingText(named), placeText(named)].map(bare);
  };
  expect(told("8c 6d 5h 3s 2c")).toEqual(["8-6 low, smooth", "Number 7 of all hands"]);
  expect(told("8c 7d 6h 3s 2c")).toEqual(["8-7 low, rough", "Number 14 of all hands"]);
  expect(told("8c 5d 4h 3s 2c")).toEqual(["8-5 low", "nut eight · Number 5 of all hands"]);
  expect(told("Tc 7d 4h 3s 2c")).toEqual(["10-7 low", "Number 58 of all hands"]);
  expect(told("4c 4d 8h 3s 2c")).toEqual(["pair of fours", "Number 1,729 of all hands"]);
});

test("the own turn and the marks", () => {
  expect(bare(turnText(["Fold", "Call 20"], 25))).toBe("Your turn: Fold, Call 20. Seconds: 25");
  expect(bare(markText(46, true, 2))).toBe("Marked: king of hearts. Cards marked: 2");
  expect(bare(markText(46, false, 1))).toBe("Kept: king of hearts. Cards marked: 1");
});

test("a ladder in words", () => {
  expect(ladderText([3, 1, 0])).toBe("3, 1, pat");
  expect(ladderText([])).toBe("–");
});

test.each([
  ["el", "ρήγας κούπα"],
  ["et", "ärtu kuningas"],
  ["de", "Herz König"],
  ["cs", "král srdcí"],
  ["he", "מלך לב"],
] as const)("a card is named in %s", async (code, name) => {
  await speak(code);
  expect(bare(cardName(46))).toBe(name);
  await speak("en");
});
