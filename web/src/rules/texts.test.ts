import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { pieces } from "../cards/passage";
import { type Card, readCards, writeCards } from "../game/cards";
import { number } from "../game/name";
import { type Code, CODES, speak, text } from "../i18n/index.svelte";
import { type Block, load, type Rules, type SectionId, sectionOf, SECTIONS } from "./text";

const all = {} as Record<Code, Rules>;
beforeAll(async () => {
  for (const code of CODES) all[code] = await load(code);
});

const others = CODES.filter((code) => code !== "en");

function passagesOf(block: Block): string[] {
  if (typeof block === "string") return [block];
  if ("steps" in block) return block.steps;
  if ("points" in block) return block.points;
  if ("terms" in block) return block.terms.flat();
  return block.hands.map(([cards, name]) => `[${cards}] ${name}`);
}

const blocksOf = (code: Code, id: SectionId): Block[] =>
  all[code].sections.find((section) => section.id === id)!.blocks;
const sectionPassages = (code: Code, id: SectionId): string[] =>
  blocksOf(code, id).flatMap(passagesOf);
const allPassages = (code: Code): string[] => SECTIONS.flatMap((id) => sectionPassages(code, id));
const cardsIn = (passage: string): Card[][] =>
  pieces(passage).flatMap((piece) => (piece.kind === "cards" ? [piece.cards] : []));
const wordsOf = (passage: string): string => passage.replace(/\[[^\]]*\]/g, "");
const figuresIn = (passage: string): number[] =>
  Array.from(wordsOf(passage).matchAll(/\d+/g), ([digits]) => Number(digits));
const handsOf = (code: Code) =>
  blocksOf(code, "cards").flatMap((block) =>
    typeof block === "object" && "hands" in block ? [block.hands] : [],
  );

describe("the same in every language", () => {
  test.each(CODES)("%s has all sections in their order", (code) => {
    expect(all[code].sections.map(({ id }) => id)).toEqual(SECTIONS);
  });

  test.each(others)("%s has the blocks of English", (code) => {
    const shape = (block: Block): string => {
      const kind = typeof block === "string" ? "text" : Object.keys(block)[0];
      return `${kind} ${passagesOf(block).length}`;
    };
    for (const id of SECTIONS) {
      expect(blocksOf(code, id).map(shape), id).toEqual(blocksOf("en", id).map(shape));
    }
  });

  test.each(others)("%s shows the cards of English", (code) => {
    expect(allPassages(code).map(cardsIn)).toEqual(allPassages("en").map(cardsIn));
  });

  test.each(others)("%s names the figures of English", (code) => {
    // Small figures are words in one language and digits in another, but not where chips count.
    const counted = (id: SectionId) => (figure: number) =>
      id === "betting" || id === "room" || figure >= 10;
    for (const id of SECTIONS) {
      const figures = (language: Code): number[][] =>
        sectionPassages(language, id).map((passage) =>
          figuresIn(passage)
            .filter(counted(id))
            .sort((a, b) => a - b),
        );
      expect(figures(code), id).toEqual(figures("en"));
    }
  });
});

describe.each(CODES)("every passage of %s", (code) => {
  test("is written in words and ends as a sentence or a list does", () => {
    const terms = blocksOf(code, "betting").concat(blocksOf(code, "room"));
    const names = terms.flatMap((block) =>
      typeof block === "object" && "terms" in block ? block.terms.map(([term]) => term) : [],
    );
    for (const passage of allPassages(code)) {
      expect(passage).toBe(passage.trim());
      if (!names.includes(passage)) expect(passage).toMatch(/[.,:]$/);
    }
  });

  test("shows each card once in a mark", () => {
    for (const cards of allPassages(code).flatMap(cardsIn)) {
      expect(new Set(cards).size, writeCards(cards)).toBe(cards.length);
    }
  });

  test("is long enough to explain, and short enough to be read", () => {
    const words = allPassages(code).map(wordsOf).join(" ").split(/\s+/).length;
    expect(words).toBeGreaterThan(900);
    expect(words).toBeLessThan(1450);
  });

  test("on the fair deal has five sentences", () => {
    const said = sectionPassages(code, "fair");
    expect(said).toHaveLength(1);
    expect(said[0]!.match(/\.(?= |$)/g)).toHaveLength(5);
  });
});

describe("what the rules say is so", () => {
  test("hands are listed from the best to the worst", () => {
    for (const hands of [handsOf("en").flat()]) {
      const numbers = hands.map(([cards]) => number(readCards(cards)));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
      expect(numbers.at(-1)).toBe(7462);
    }
  });

  test("the straight of the first paragraph loses to the hand beside it", () => {
    const [straight, high] = cardsIn(sectionPassages("en", "cards")[0]!);
    expect(number(straight!)).toBeGreaterThan(number(high!));
  });

  test.each(CODES)("hands are called in %s as at the table", async (code) => {
    await speak(code);
    const [best, worst] = handsOf(code);
    const named = [
      [best, 0, "hand-wheel"],
      [best, 1, "hand-number-2"],
      [best, 2, "hand-number-3"],
      [best, 3, "hand-number-4"],
      [best, 4, "hand-nut-8"],
      [best, 5, "hand-smooth-8"],
      [best, 6, "hand-rough-8"],
      [best, 7, "hand-nut-9"],
      [best, 8, "hand-nut-a"],
      [worst, 0, "hand-pair-2"],
      [worst, 3, "hand-straight"],
      [worst, 4, "hand-flush"],
      [worst, 7, "hand-straight-flush"],
      [worst, 8, "hand-royal-flush"],
    ] as const;
    for (const [hands, at, id] of named) {
      const known = text(id)
        .replace(/[\u2068\u2069]/g, "")
        .toLowerCase();
      const name = id === "hand-royal-flush" ? known.split(",")[0]! : known;
      expect(hands![at]![1].toLowerCase(), id).toContain(name);
    }
  });

  test("the example is a hand that can be dealt, and Noa wins it", () => {
    const marks = sectionPassages("en", "example").flatMap(cardsIn);
    const [noa, eleni, ...turns] = marks as [Card[], Card[], ...Card[][]];
    const shown = turns.splice(-2);
    const seen = new Set([...noa, ...eleni]);
    expect(seen.size).toBe(10);
    // Whoever holds the first card of what is thrown is the one who throws.
    for (let at = 0; at < turns.length; at += 2) {
      const [thrown, got] = [turns[at]!, turns[at + 1]!];
      const hand = [noa, eleni].find((cards) => cards.includes(thrown[0]!))!;
      expect(got).toHaveLength(thrown.length);
      for (const [nth, card] of thrown.entries()) {
        expect(seen).not.toContain(got[nth]);
        seen.add(got[nth]!);
        hand[hand.indexOf(card)] = got[nth]!;
      }
    }
    expect(shown.map((cards) => new Set(cards))).toEqual([new Set(noa), new Set(eleni)]);
    expect(number(noa)).toBeLessThan(number(eleni));
  });

  test("the pots of the example add up", () => {
    const steps = sectionPassages("en", "example");
    const pots = steps.flatMap((step) => /The pot is (\d+)/.exec(step)?.[1] ?? []).map(Number);
    // Both to 20 and the small blind; 10 each; 40 each; 20 each.
    expect(pots).toEqual([45, 65, 145, 185]);
    expect(figuresIn(steps.at(-1)!)).toContain(185);
  });

  test("the figures of the room are those it plays by", () => {
    const source = (file: string): string =>
      readFileSync(join(__dirname, "../../../src/tripledraw/room", file), "utf8");
    const figures = sectionPassages("en", "room").flatMap(figuresIn);
    const clocks = Array.from(
      source("terms.py").matchAll(/"(?:slow|normal|fast)": \((\d+), (\d+), (\d+)\)/g),
      ([, ...seconds]) => seconds.map(Number),
    );
    const across = (nth: number): number[] => clocks.map((seconds) => seconds[nth]!);
    const constant = (file: string, name: string): string =>
      new RegExp(`^${name}(?:: .+)? = (.+)$`, "m").exec(source(file))![1]!;
    const wholes = (value: string): number[] =>
      (value.replaceAll("_", "").match(/\d+/g) ?? []).map(Number);
    const levels = wholes(constant("game/sitandgo.py", "LEVEL_MS")).map((ms) => ms / 60_000);
    const span = constant("game/applying.py", "NO_RAT_HOLING");
    const [comeBack] = wholes(constant("timing.py", span)).map((ms) => ms / 60_000);
    const [, , four, , six] = constant("game/sitandgo.py", "PRIZES")
      .match(/\((.+?)\)/g)!
      .map(wholes);

    expect(figures).toEqual([
      ...across(0),
      ...across(1),
      ...across(2),
      wholes(constant("game/clock.py", "GRACE"))[0]! / 1000,
      ...wholes(constant("terms.py", "USUAL_BUY_INS")),
      comeBack,
      ...wholes(constant("game/due.py", "IDLE_HANDS")),
      ...wholes(constant("game/due.py", "MISSED_BLINDS")),
      wholes(constant("game/due.py", "OUT_LIMIT"))[0]!,
      ...levels,
      ...four!,
      ...six!,
    ]);
  });
});

describe("the letters of a language", () => {
  test("Czech keeps one-letter prepositions with the word after them", () => {
    for (const passage of allPassages("cs"))
      expect(wordsOf(passage)).not.toMatch(/(?<!\p{L})[ksvzou] /iu);
  });

  test("Hebrew speaks to nobody as he or she, and writes its own marks", () => {
    for (const passage of allPassages("he")) {
      expect(wordsOf(passage)).not.toMatch(/\/[הית]|אתה(?!\p{L})|['"–]/u);
    }
  });

  test("Greek has no final question marks in place of semicolons", () => {
    for (const passage of allPassages("el")) expect(passage).not.toMatch(/;/);
  });
});

test.each([
  ["#/rules", undefined],
  ["#/rules/betting", "betting"],
  ["#/rules/all-in", "all-in"],
  ["#/rules/nothing", undefined],
  ["#/guide/betting", undefined],
])("the section of %s is %s", (hash, id) => {
  expect(sectionOf(hash)).toBe(id);
});
