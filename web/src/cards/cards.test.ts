import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { RANKS, SUITS } from "../game/cards";
import { speak } from "../i18n/index.svelte";
import Card from "./Card.svelte";
import Chips from "./Chips.svelte";
import { RANK_PATHS, SUIT_PATHS } from "./glyphs";
import { columns, notches } from "./stacks";

beforeAll(() => speak("en"));

const bare = (text: string | null): string => (text ?? "").replace(/[\u2068\u2069]/g, "");

test("every rank and suit has a shape of its own", () => {
  expect(new Set(RANK_PATHS).size).toBe(RANKS.length);
  expect(Object.keys(SUIT_PATHS).sort()).toEqual([...SUITS].sort());
});

test("a face has a name for who cannot see it, and its suit for the colours", () => {
  render(Card, { card: 46 });
  const card = screen.getByRole("img");
  expect(bare(card.getAttribute("aria-label"))).toBe("king of hearts");
  expect(card.dataset["s"]).toBe("h");
});

test("a back says nothing, nor does a card that nobody has seen", () => {
  const { container } = render(Card, { card: "back" });
  render(Card, { card: -1 });
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector(".back")?.getAttribute("aria-hidden")).toBe("true");
});

test("a card that is named beside it can be silent", () => {
  render(Card, { card: 46, label: "" });
  expect(screen.queryByRole("img")).toBeNull();
});

test.each([
  [1, [[1, 1]]],
  [
    14,
    [
      [5, 2],
      [1, 4],
    ],
  ],
  [
    60,
    [
      [25, 2],
      [5, 2],
    ],
  ],
  [
    126,
    [
      [100, 1],
      [25, 1],
      [1, 1],
    ],
  ],
  [
    1200,
    [
      [100, 5],
      [100, 5],
      [100, 2],
    ],
  ],
  [0, []],
])("%i chips", (amount, stacks) => {
  expect(columns(amount).map(({ value, count }) => [value, count])).toEqual(stacks);
});

test("no pot is wider than four columns", () => {
  expect(columns(123_456)).toHaveLength(4);
});

test("chips always have their figure, and as many shapes as chips and notches", () => {
  const { container } = render(Chips, { amount: 126 });
  expect(container.textContent).toContain("126");
  const shapes = notches(100) + notches(25) + notches(1) + 3;
  expect(container.querySelectorAll("rect")).toHaveLength(shapes);
});

test("no chips are a nought without a stack", () => {
  const { container } = render(Chips, { amount: 0 });
  expect(container.querySelector("svg")).toBeNull();
  expect(container.textContent).toContain("0");
});
