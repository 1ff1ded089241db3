import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CODES } from "./language";

const LOCALES = "../src/tripledraw/i18n/locales";
const idsOf = (code: string): string[] => {
  const source = readFileSync(join(LOCALES, `${code}.ftl`), "utf8");
  return Array.from(source.matchAll(/^([a-z][\w-]*) *=/gm), ([, id]) => id!);
};

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.includes(".test."))
  .map((path) => readFileSync(join("src", path), "utf8"));
const code = sources.join("\n");

/** Ids as they stand in the code, and the beginnings of those that are put together there. */
const FAMILIES = "page|room|table|log|button|hand|noun|bot|game|explain";
const literal = new Set(
  Array.from(
    code.matchAll(new RegExp(`["\`]((?:${FAMILIES})-[a-z0-9_-]+)["\`]`, "g")),
    ([, id]) => id!,
  ),
);
const beginnings = Array.from(
  code.matchAll(new RegExp(`\`((?:${FAMILIES})-[a-z0-9-]*)\\$\\{`, "g")),
  ([, begin]) => begin!,
);
const asked = new Set(Array.from(code.matchAll(/\btext\(\s*"([^"]+)"/g), ([, id]) => id!));

const known = new Set(idsOf("en"));

test("every message that is asked for exists", () => {
  expect([...asked].filter((id) => !known.has(id))).toEqual([]);
  const strange = beginnings.filter((begin) => ![...known].some((id) => id.startsWith(begin)));
  expect(strange).toEqual([]);
});

test("every message of the page is used", () => {
  const isUsed = (id: string): boolean =>
    literal.has(id) ||
    // The form for our own deeds is chosen by the code that has the other.
    (id.endsWith("-you") && literal.has(id.slice(0, -"-you".length))) ||
    beginnings.some((begin) => begin !== "page-" && id.startsWith(begin));
  const idle = [...known].filter((id) => id.startsWith("page-") && !isUsed(id));
  expect(idle).toEqual([]);
});

test.each(CODES)("%s has every message of the page", (lang) => {
  const own = new Set(idsOf(lang));
  expect([...known].filter((id) => id.startsWith("page-") && !own.has(id))).toEqual([]);
});
