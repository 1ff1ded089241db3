import { describe, expect, test } from "vitest";
import { flat, read, usual } from "./kept";
import { deedOf, DEEDS, isTyping, keyCap, KEYS, keyOf, rekeyed } from "./keys";

const press = (key: string, init: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key, ...init });

describe("keys", () => {
  test("every deed has a key of its own", () => {
    expect(new Set(Object.values(KEYS)).size).toBe(DEEDS.length);
  });

  test("a press does its deed, in capitals or not", () => {
    expect(deedOf(press("r"), KEYS)).toBe("raise");
    expect(deedOf(press("R", { shiftKey: true }), KEYS)).toBe("raise");
    expect(deedOf(press("Enter"), KEYS)).toBe("main");
    expect(deedOf(press("-"), KEYS)).toBeUndefined();
  });

  test.each([
    ["כ", "KeyF", "fold"],
    ["φ", "KeyF", "fold"],
    ["+", "Digit1", "mark1"],
    ["ě", "Digit2", "mark2"],
    ["z", "KeyY", "pause"],
    ["?", "KeyM", "help"],
  ])("%s on a key at the place of %s does %s", (key, code, deed) => {
    expect(deedOf(press(key, { code }), KEYS)).toBe(deed);
  });

  test("the keys of the browser stay its own", () => {
    expect(deedOf(press("r", { ctrlKey: true }), KEYS)).toBeUndefined();
    expect(deedOf(press("c", { metaKey: true }), KEYS)).toBeUndefined();
  });

  test("while somebody types, keys are letters", () => {
    const field = document.createElement("input");
    document.body.append(field);
    let deed: string | undefined = "none yet";
    field.addEventListener("keydown", (event) => (deed = deedOf(event, KEYS)));
    field.dispatchEvent(press("f"));
    expect(deed).toBeUndefined();
    expect(isTyping(document.body)).toBe(false);
  });

  test("two deeds never share a key: they change", () => {
    const keys = rekeyed(KEYS, "fold", "c");
    expect(keys).toMatchObject({ fold: "c", call: "f" });
    expect(rekeyed(KEYS, "fold", "-").fold).toBe("-");
  });

  test("the keys that lead out of everything stay", () => {
    expect(rekeyed(KEYS, "close", "x")).toEqual(KEYS);
    expect(rekeyed(KEYS, "fold", "Escape")).toEqual(KEYS);
  });

  test("caps are short", () => {
    expect(["Enter", "f", "Escape", "?"].map(keyCap)).toEqual(["↵", "F", "Esc", "?"]);
    expect(keyOf({ key: "F" })).toBe("f");
  });
});

describe("settings", () => {
  const changed = {
    ...usual("et"),
    deck: "two",
    theme: "light",
    volume: 5,
    outs: false,
    keys: rekeyed(KEYS, "fold", "-"),
  } as const;

  test("come back as they were written down", () => {
    expect(read(usual("et"), flat(changed))).toEqual(changed);
  });

  test("an account keeps only keys that were changed", () => {
    const kept = flat(changed);
    expect(Object.keys(kept).filter((name) => name.startsWith("key."))).toEqual(["key.fold"]);
    expect(Object.keys(kept).length).toBeLessThanOrEqual(50);
  });

  test("what is none of ours, or of another kind, is left out", () => {
    const strange = {
      deck: "five",
      volume: 1000,
      outs: "yes",
      theme: 3,
      language: "fr",
      more: true,
    };
    expect(read(usual("de"), strange as never)).toEqual({ ...usual("de"), volume: 100 });
  });
});
