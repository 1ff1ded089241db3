import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const paths = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.(css|svelte)$/.test(path),
);
const styleOf = (path: string): string => {
  const source = readFileSync(join("src", path), "utf8");
  const styles = path.endsWith(".css")
    ? source
    : (/<style>([\s\S]*)<\/style>/.exec(source)?.[1] ?? "");
  return styles.replace(/\/\*[\s\S]*?\*\//g, "");
};
const tokens = styleOf("styles/tokens.css");

test.each(paths)("%s moves nothing but transform and opacity", (path) => {
  const css = styleOf(path);
  for (const [, value] of css.matchAll(/\btransition(?:-property)?\s*:\s*([^;}]+)/g)) {
    for (const part of value!.split(",")) {
      expect(part.trim()).toMatch(/^(transform|opacity|none)\b|^(var\(|cubic-bezier|[\d.)])/);
    }
  }
  for (const [, body] of css.matchAll(/@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)/g)) {
    for (const [, property] of body!.matchAll(/([\w-]+)\s*:/g)) {
      expect(["transform", "opacity", "animation-timing-function"]).toContain(property);
    }
  }
});

test.each(paths.filter((path) => path !== "styles/tokens.css"))(
  "%s has no colour of its own",
  (path) => {
    expect(styleOf(path).match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([]);
  },
);

describe("contrast", () => {
  /** The colours that a selector of the tokens sets. */
  const block = (selector: string): Record<string, string> => {
    const colours: Record<string, string> = {};
    for (const [, selectors, body] of tokens.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!selectors!.split(",").some((each) => each.trim() === selector)) continue;
      for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g))
        colours[name!] = value!;
    }
    return colours;
  };
  const channels = (hex: string): number[] =>
    [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const luminance = (rgb: readonly number[]): number => {
    const [red, green, blue] = rgb.map((each) => {
      const share = each / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const contrast = (one: readonly number[], other: readonly number[]): number => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high! + 0.05) / (low! + 0.05);
  };

  const TEXT = 4.5;
  const SHAPE = 3;
  /** The back of a card is a large shape beside others, told by its pattern too. */
  const BACK = 1.9;
  const GROUNDS = ["bg", "surface", "plate", "raised", "felt", "felt-in"];
  const INKS = ["text", "text-2", "text-3", "accent-text", "good", "info", "bad"];
  const pairs: [ink: string, ground: string, least: number][] = [
    ...GROUNDS.flatMap((ground) =>
      INKS.map((ink): [string, string, number] => [ink, ground, TEXT]),
    ),
    ...["good", "info", "bad"].flatMap((ink): [string, string, number][] => [
      [ink, `${ink}-wash`, TEXT],
      ["text", `${ink}-wash`, TEXT],
    ]),
    ["accent-text", "accent-wash", TEXT],
    ["text", "accent-wash", TEXT],
    ["text-2", "accent-wash", TEXT],
    ["on-accent", "accent", TEXT],
    ["on-accent", "accent-hi", TEXT],
    ...[..."shdc"].flatMap((suit): [string, string, number][] => [
      [`suit-${suit}`, "card", TEXT],
      [`suit-${suit}`, "card-dim", TEXT],
    ]),
    ...["bg", "surface", "plate", "felt-in"].map((ground): [string, string, number] => [
      "line-strong",
      ground,
      SHAPE,
    ]),
    ...["felt", "felt-in", "plate", "surface", "bg"].map((ground): [string, string, number] => [
      "accent-line",
      ground,
      SHAPE,
    ]),
    ...["felt", "felt-in", "plate"].map((ground): [string, string, number] => [
      "back",
      ground,
      BACK,
    ]),
    ["back-line", "back", BACK],
    ["focus", "focus-gap", SHAPE],
  ];

  describe.each(["dark", "light"])("%s", (theme) => {
    const colours = { ...block(":root"), ...block(`[data-theme="${theme}"]`) };

    test.each(pairs)("%s on %s", (ink, ground, least) => {
      const [one, other] = [colours[ink], colours[ground]];
      expect(one, `--${ink}`).toBeDefined();
      expect(other, `--${ground}`).toBeDefined();
      expect(contrast(channels(one!), channels(other!))).toBeGreaterThanOrEqual(least);
    });
  });

  test.each([..."shdc"])("ink of a marked card, %s", (suit) => {
    const root = block(":root");
    const [ink, paper] = [channels(root[`suit-${suit}`]!), channels(root["card-dim"]!)];
    const dimmed = ink.map((each, at) => Math.round(each * 0.8 + paper[at]! * 0.2));
    expect(contrast(dimmed, paper)).toBeGreaterThanOrEqual(SHAPE);
  });
});
