import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { askedIn, LATER, messagesOf, OTHER_PAGES, parted, trimmed } from "../../scripts/messages";
import { CODES } from "./language";

const LOCALES = "../src/tripledraw/i18n/locales";
const source = (code: string): string => readFileSync(join(LOCALES, `${code}.ftl`), "utf8");

test.each(CODES)("what is built in for %s is what the page asks for, word for word", (code) => {
  const isAsked = askedIn("src");
  const all = messagesOf(source(code));
  const built = messagesOf(trimmed(source(code), isAsked));
  expect([...all.keys()].filter((id) => isAsked(id) && !built.has(id))).toEqual([]);
  for (const [id, message] of built) expect(message).toBe(all.get(id));
  expect(built.has("play-welcome")).toBe(false);
});

test.each(CODES)("what a table says and the rest are all that the page says in %s", (code) => {
  const isAsked = askedIn("src");
  const isOfTables = askedIn("src", [...OTHER_PAGES, ...LATER]);
  const { table, rest } = parted(source(code), isAsked, isOfTables);
  const [ofTables, others] = [[...messagesOf(table).keys()], [...messagesOf(rest).keys()]];
  const all = [...messagesOf(trimmed(source(code), isAsked)).keys()];
  expect(new Set([...ofTables, ...others])).toEqual(new Set(all));
  expect(ofTables.filter((id) => others.includes(id))).toEqual([]);
  expect(others).toContain("page-replay-choose");
  expect(others).toContain("page-fair-about");
  expect(ofTables).toContain("button-fold");
});

test("nothing that a table is made of imports a page that is none", () => {
  const below = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte)$/.test(path) && path.includes("/"))
    .filter((path) => !OTHER_PAGES.includes(path.split("/")[0]!));
  const pages = new RegExp(`from "\\.\\./(?:\\.\\./)?(?:${OTHER_PAGES.join("|")})/`);
  expect(below.filter((path) => pages.test(readFileSync(join("src", path), "utf8")))).toEqual([]);
});

test("what of a table is fetched later is imported by nothing that is there before", () => {
  const before = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.includes(".test."))
    .filter((path) => ![...OTHER_PAGES, ...LATER].some((each) => path.startsWith(each)));
  const later = LATER.map((path) => path.split("/").at(-1)!.replace(/\.ts$/, ""));
  const imports = new RegExp(`from "[^"]*/(?:${later.join("|")})"`);
  expect(before.filter((path) => imports.test(readFileSync(join("src", path), "utf8")))).toEqual(
    [],
  );
});

test("a message that another one needs comes along, a comment does not", () => {
  const file = "# Said first\nasked = { part } of\n    two lines\n\npart = a part\nother = idle\n";
  expect(trimmed(file, (id) => id === "asked")).toBe(
    "asked = { part } of\n    two lines\npart = a part\n",
  );
});
