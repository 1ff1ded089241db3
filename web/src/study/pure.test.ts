import { describe, expect, test } from "vitest";
import { queryOf, readQuery, type Spot, USUAL } from "../game/spot";
import { EXAMPLES } from "./examples";
import { pathOf, scaleOf } from "./lines";
import { deedsOf, goesOn } from "./path";
import { bodyOf } from "./solving.svelte";

const RIVER: Spot = { ...USUAL, bigBlind: "D1:2346", button: "D1:2578", start: "river" };
const THIRD: Spot = { ...USUAL, line: "rc 2-2 xbc 1-1", start: "third_round" };

describe("the address of a spot", () => {
  test.each(EXAMPLES.map(({ id, spot, moment }) => [id, spot, moment] as const))(
    "of the example %s says all of it",
    (_, spot, moment) => {
      expect(readQuery(queryOf(spot, moment))).toEqual({
        spot: { ...spot, drawn: expect.anything() as unknown },
        moment: { ...moment, hand: undefined, did: undefined },
      });
      expect(bodyOf(readQuery(queryOf(spot)).spot)).toEqual(bodyOf(spot));
    },
  );

  test("says nothing of what is usual", () => {
    expect(queryOf(USUAL)).toBe("");
    expect(readQuery("")).toEqual({ spot: USUAL, moment: undefined });
  });

  test("takes what is wrong for usual", () => {
    const wrong = "pot=-3&cap=x&from=nowhere&drawn=97&stacks=5&precision=suits&seconds=1e9";
    expect(readQuery(wrong).spot).toEqual(USUAL);
    for (const cap of [1, 9]) expect(readQuery(`cap=${cap}`).spot.cap).toBe(USUAL.cap);
  });

  test("keeps stacks, draws and what was done", () => {
    const spot: Spot = { ...RIVER, drawn: [0, 5], stacks: [0, 350], precision: "cards" };
    const moment = { path: "xb", hand: "86432", did: "c" };
    expect(readQuery(queryOf(spot, moment))).toEqual({ spot, moment });
  });
});

describe("a way", () => {
  const told = (spot: Spot, path: string): string =>
    deedsOf(spot, path)
      .map(({ seat, sign, isDraw }) => `${seat}${isDraw ? "d" : ""}${sign}`)
      .join(" ");

  test("goes from draw to draw and then in turn", () => {
    expect(told(USUAL, "10xbr")).toBe("0d1 1d0 0x 1b 0r");
    expect(told(RIVER, "xb")).toBe("0x 1b");
    expect(told({ ...USUAL, start: "button_draw" }, "2b")).toBe("1d2 0b");
    expect(told(THIRD, "xbc10b")).toBe("0x 1b 0c 0d1 1d0 0b");
  });

  test("ends before what goes wrong", () => {
    expect(told(USUAL, "1x")).toBe("0d1");
    expect(told(RIVER, "1")).toBe("");
  });

  test.each([
    [USUAL, "10", true],
    [USUAL, "10xx", false],
    [USUAL, "10bc", false],
    [USUAL, "10bf", false],
    [THIRD, "xx", true],
    [THIRD, "bc", true],
    [THIRD, "bf", false],
    [THIRD, "bc10bc", false],
  ])("of %o by %s goes on: %s", (spot, path, isOpen) => {
    expect(goesOn(spot, path)).toBe(isOpen);
  });
});

test("a third round is solved by ranks whatever is chosen", () => {
  expect(bodyOf({ ...THIRD, precision: "cards" })).toMatchObject({
    precision: "ranks",
    third_round: true,
    line: "rc 2-2 xbc 1-1",
    drawn: [],
  });
});

describe("a chart", () => {
  test.each([
    [
      [0.1, 9.7],
      [0, 2, 4, 6, 8, 10],
    ],
    [
      [-1.2, 3.4],
      [-2, -1, 0, 1, 2, 3, 4],
    ],
    [
      [5, 5],
      [5, 6],
    ],
  ])("of %o has round ticks", (values, ticks) => {
    expect(scaleOf(values).ticks).toEqual(ticks);
  });

  test("has a point for each mark, high values above", () => {
    const scale = scaleOf([0, 10]);
    expect(pathOf([0, 0.5, 1], [10, 5, 0], scale, 600, 200)).toBe(
      "M0.0 0.0L300.0 100.0L600.0 200.0",
    );
  });
});
