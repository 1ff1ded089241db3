import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { readCards } from "../game/cards";
import { number } from "../game/name";
import { type Code, CODES, speak, text } from "../i18n/index.svelte";
import Guide from "./Guide.svelte";
import * as texts from "./text";

vi.mock("./text", { spy: true });
const { load, STEPS } = texts;

const all = {} as Record<Code, texts.Guide>;
beforeAll(async () => {
  for (const code of CODES) all[code] = await load(code);
});

async function page(code: Code): Promise<HTMLElement> {
  await speak(code);
  const { container } = render(Guide);
  await screen.findByRole("heading", { level: 1 });
  return container;
}

const heading = (): HTMLElement => screen.getByRole("heading", { level: 2 });
const titleOf = (code: Code, at: number): string => all[code].steps[STEPS[at]!.id].title;

describe("the steps", () => {
  test.each(CODES)("are five in %s, each of two sentences", (code) => {
    expect(Object.keys(all[code].steps)).toEqual(STEPS.map(({ id }) => id));
    for (const { says } of Object.values(all[code].steps)) {
      expect(says).toHaveLength(2);
      for (const sentence of says) expect(sentence).toMatch(/^[^.!?]+\.$/);
    }
  });

  test("show hands as their words tell of them", () => {
    const handOf = (id: string): number[][] =>
      STEPS.flatMap((step) => (step.id === id && "hands" in step ? step.hands.map(readCards) : []));
    expect(handOf("low").map(number)).toEqual([1]);
    const [wins, loses] = handOf("show");
    expect(number(wins!)).toBeLessThan(number(loses!));
    const [step] = STEPS.filter((each) => "thrown" in each);
    for (const card of readCards(step!.thrown)) expect(handOf("throw")[0]).toContain(card);
  });
});

describe("the page", () => {
  test.each(CODES)("leads through all steps in %s, and then on", async (code) => {
    const container = await page(code);
    expect(container.querySelector("h1")!.textContent).toBe(all[code].title);
    for (let at = 0; at < STEPS.length; at += 1) {
      expect(heading().textContent).toContain(titleOf(code, at));
      const [back, next] = container.querySelectorAll<HTMLButtonElement>(".ways button");
      expect(back!.disabled).toBe(at === 0);
      if (at < STEPS.length - 1) await fireEvent.click(next!);
      else expect(next).toBeUndefined();
      if (at > 0) expect(document.activeElement).toBe(heading());
    }
    const ways = Array.from(container.querySelectorAll(".ways a"), (a) => a.getAttribute("href"));
    expect(ways).toEqual(["#/rules", "#/"]);
  });

  test.each([
    ["en", "ArrowRight", "ArrowLeft"],
    ["he", "ArrowLeft", "ArrowRight"],
  ] as const)("in %s %s goes on and %s goes back", async (code, onwards, back) => {
    await page(code);
    await fireEvent.keyDown(window, { key: back });
    expect(heading().textContent).toContain(titleOf(code, 0));
    await fireEvent.keyDown(window, { key: onwards });
    await fireEvent.keyDown(window, { key: onwards });
    expect(heading().textContent).toContain(titleOf(code, 2));
    await fireEvent.keyDown(window, { key: back });
    expect(heading().textContent).toContain(titleOf(code, 1));
    for (let presses = 0; presses < 9; presses += 1)
      await fireEvent.keyDown(window, { key: onwards });
    expect(heading().textContent).toContain(titleOf(code, 4));
  });

  test("keys with Ctrl or Alt are the browser's", async () => {
    await page("en");
    await fireEvent.keyDown(window, { key: "ArrowRight", altKey: true });
    expect(heading().textContent).toContain(titleOf("en", 0));
  });

  test("says that its text does not come, and another try brings it", async () => {
    await speak("en");
    vi.mocked(texts.load).mockRejectedValueOnce(new TypeError("no connection"));
    render(Guide);
    expect((await screen.findByRole("alert")).textContent).toContain(text("page-offline"));
    await fireEvent.click(screen.getByRole("button", { name: text("page-try-now") }));
    await screen.findByRole("heading", { level: 1, name: all.en.title });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("another language keeps the step", async () => {
    const container = await page("en");
    await fireEvent.click(container.querySelectorAll<HTMLElement>(".ways button")[1]!);
    await speak("cs");
    await screen.findByRole("heading", { level: 1, name: all.cs.title });
    expect(heading().textContent).toContain(titleOf("cs", 1));
  });

  test("cards are named, signs for the eye are silent", async () => {
    const container = await page("en");
    expect(screen.getAllByRole("img")).toHaveLength(1);
    await fireEvent.click(container.querySelectorAll<HTMLElement>(".ways button")[1]!);
    expect(container.querySelector(".deeds")!.getAttribute("aria-hidden")).toBe("true");
    expect(container.querySelector(".deeds")!.textContent).toMatch(/Fold.*Call.*10.*Raise to.*20/);
  });
});
