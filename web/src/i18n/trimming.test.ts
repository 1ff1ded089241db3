import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { askedIn, messagesOf, trimmed } from "../../scripts/messages";
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

test("a message that another one needs comes along, a comment does not", () => {
  const file = "# Said first\nasked = { part } of\n    two lines\n\npart = a part\nother = idle\n";
  expect(trimmed(file, (id) => id === "asked")).toBe(
    "asked = { part } of\n    two lines\npart = a part\n",
  );
});
