import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CODES, speak, text } from "../i18n/index.svelte";
import Rules from "./Rules.svelte";
import * as texts from "./text";

vi.mock("./text", { spy: true });
const { load, SECTIONS } = texts;

const scrolled = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
});

afterEach(async () => {
  await go("");
  scrolled.mockClear();
});

/** Goes to an address and waits until the page has heard of it: browsers tell it later. */
async function go(hash: string): Promise<void> {
  if (location.hash === hash) return;
  const told = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  location.hash = hash;
  await told;
}

/** The page in a language, once its text is there. */
async function page(code: (typeof CODES)[number], hash = "#/rules"): Promise<HTMLElement> {
  await go(hash);
  await speak(code);
  const { container } = render(Rules);
  await screen.findByRole("heading", { level: 1 });
  await tick();
  return container;
}

const plain = (text: string | null): string => (text ?? "").replace(/\[[^\]]*\]/g, "").trim();

describe.each(CODES)("the rules in %s", (code) => {
  test("show every section under its heading, in order", async () => {
    const container = await page(code);
    const { title, sections } = await load(code);
    const headings = Array.from(container.querySelectorAll("h1, h2, h3, h4, h5, h6"));
    expect(headings.map(({ tagName }) => tagName)).toEqual([
      "H1",
      "H2",
      ...SECTIONS.map(() => "H2"),
    ]);
    expect(headings[0]!.textContent).toBe(title);
    for (const { id, title: named, blocks } of sections) {
      const region = screen.getByRole("region", { name: named });
      expect(region.querySelector("h2")!.id).toBe(`rules-${id}`);
      for (const block of blocks)
        if (typeof block === "string")
          expect(region.textContent).toContain(plain(block.split("[")[0]!));
    }
  });

  test("draw all cards and name them", async () => {
    const container = await page(code);
    const rows = within(container.querySelector("article")!).getAllByRole("img");
    const { sections } = await load(code);
    const marks = JSON.stringify(sections).match(/\[(?:[2-9TJQKA][cdhs] ?)+\]/g)!;
    const hands = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === "object" && "hands" in block ? block.hands : [])),
    );
    expect(rows).toHaveLength(marks.length + hands.length);
    for (const row of rows) expect(row.getAttribute("aria-label")).not.toBe("");
  });

  test("lead from the contents to each section", async () => {
    await page(code);
    const links = within(screen.getByRole("navigation")).getAllByRole("link");
    const addresses = links.map((link) => link.getAttribute("href"));
    expect(addresses).toEqual([...SECTIONS.map((id) => `#/rules/${id}`), "#/guide"]);
    await fireEvent.click(links[3]!);
    expect(document.activeElement!.id).toBe("rules-betting");
    expect(scrolled).toHaveBeenCalled();
    await vi.waitFor(() => expect(location.hash).toBe("#/rules/betting"));
  });
});

test("where the text does not come, that is said, and another try brings it", async () => {
  await speak("en");
  vi.mocked(texts.load).mockRejectedValueOnce(new TypeError("no connection"));
  render(Rules);
  expect((await screen.findByRole("alert")).textContent).toContain(text("page-offline"));
  expect(screen.queryByRole("heading")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: text("page-try-now") }));
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an address with a section opens there", async () => {
  await page("en", "#/rules/fair");
  expect(document.activeElement!.id).toBe("rules-fair");
});

test("another language takes the place of the first and leaves the focus alone", async () => {
  await page("en", "#/rules/fair");
  document.body.focus();
  (document.activeElement as HTMLElement).blur();
  scrolled.mockClear();
  await speak("de");
  await screen.findByRole("heading", { level: 1, name: "Die Regeln von 2-7 Triple Draw" });
  await tick();
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test("in Hebrew cards and Latin words keep their direction", async () => {
  const container = await page("he");
  expect(document.documentElement.dir).toBe("rtl");
  const title = container.querySelector("h1 bdi")!;
  expect([title.textContent, title.getAttribute("dir")]).toEqual(["2-7 Triple Draw", "ltr"]);
  // Words beside cards that are not in an isolate hold no Latin letter.
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!parentElement!.closest("bdi")) expect(textContent).not.toMatch(/[A-Za-z]/);
  }
});
