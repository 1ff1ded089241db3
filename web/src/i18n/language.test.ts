import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import vectors from "../vectors/texts.json";
import { Catalog } from "./catalog";
import { chipsIn, type Code, CODES, decimalIn, percentIn, wished } from "./language";

const catalogOf = (code: Code): Catalog =>
  new Catalog(code, readFileSync(`../src/tripledraw/i18n/locales/${code}.ftl`, "utf8"));

describe.each(CODES)("%s", (code) => {
  const { chips, draws, hands, raise } = vectors[code];
  const catalog = catalogOf(code);

  test("writes chips as the terminal does", () => {
    for (const [amount, written] of chips) expect(chipsIn(code, amount as number)).toBe(written);
  });

  test("chooses plurals as the terminal does", () => {
    const told = draws.map((_, count) => catalog.text("log-draws", { name: "Mia", count }));
    expect(told).toEqual(draws);
  });

  test("writes figures in texts as it writes chips", () => {
    const counts = chips.slice(0, 9).map(([amount]) => amount as number);
    expect(counts.map((count) => catalog.text("play-summary-hands", { count }))).toEqual(hands);
    expect(catalog.text("button-raise", { amount: 1200 })).toBe(raise);
  });
});

test("a message that is not there is told as such", () => {
  expect(catalogOf("en").text("page-nothing", {})).toBeUndefined();
});

test("decimals and percent have the marks of the language", () => {
  expect(decimalIn("en", 10.66, 1)).toBe("10.7");
  expect(decimalIn("de", 1234.5, 1)).toBe("1.234,5");
  expect(decimalIn("et", -0.25, 2)).toBe("\u22120,25");
  expect(decimalIn("en", -0.04, 1)).toBe("0.0");
  expect(percentIn("en", 0.085, 1)).toBe("8.5%");
  expect(percentIn("cs", 0.25)).toBe("25\u00a0%");
});

test("the first wish that we know is taken, English where there is none", () => {
  expect(wished(["fr-FR", "de-AT", "en"])).toBe("de");
  expect(wished(["iw"])).toBe("he");
  expect(wished(["ja"])).toBe("en");
});
