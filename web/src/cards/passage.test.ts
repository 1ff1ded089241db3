import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { readCards } from "../game/cards";
import { speak } from "../i18n/index.svelte";
import Passage from "./Passage.svelte";
import { pieces } from "./passage";

describe("pieces", () => {
  test("are words and cards in turn", () => {
    expect(pieces("Noa throws [Kc] and gets [6h 2d].")).toEqual([
      { kind: "words", text: "Noa throws " },
      { kind: "cards", cards: readCards("Kc") },
      { kind: "words", text: " and gets " },
      { kind: "cards", cards: readCards("6h 2d") },
      { kind: "words", text: "." },
    ]);
  });

  test("brackets that hold no cards are an error", () => {
    expect(() => pieces("[Xx]")).toThrow("no card");
  });

  test.each([
    ["החוקים של 2-7 Triple Draw", ["2-7 Triple Draw"]],
    ["היד 7-5-4-3-2 היא קנטה (A-K-Q-J-9).", ["7-5-4-3-2", "A-K-Q-J-9"]],
    ["העלאה ל-20, בשולחן 10/20", ["20", "10/20"]],
    ["היעדרות מ-Sit & Go", ["Sit & Go"]],
    ["מספר 1, Wheel", ["1", "Wheel"]],
    ["בהתחלה 120, 60 או 30", ["120", "60", "30"]],
    ["רק עברית", []],
  ])("in Hebrew what is Latin stands apart: %s", (passage, latin) => {
    const found = pieces(passage, "rtl");
    expect(found.flatMap((each) => (each.kind === "latin" ? [each.text] : []))).toEqual(latin);
    expect(found.map((each) => ("text" in each ? each.text : "")).join("")).toBe(passage);
  });
});

describe("a passage", () => {
  test("draws its cards and says their names once", async () => {
    await speak("en");
    const { container, getByRole } = render(Passage, { passage: "It is [7c 5d], pat." });
    const said = getByRole("img")
      .getAttribute("aria-label")!
      .replace(/[\u2068\u2069]/g, "");
    expect(said).toBe("seven of clubs, five of diamonds");
    expect(container.querySelectorAll(".card")).toHaveLength(2);
    expect(container.textContent).toBe("It is , pat.");
  });

  test("keeps Latin from left to right in Hebrew", async () => {
    await speak("he");
    const { container } = render(Passage, { passage: "היד 7-5-4-3-2 טובה" });
    const apart = container.querySelector("bdi")!;
    expect(apart.dir).toBe("ltr");
    expect(apart.textContent).toBe("7-5-4-3-2");
    expect(container.textContent).toBe("היד 7-5-4-3-2 טובה");
  });
});
