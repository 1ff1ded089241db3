/** Spots to begin with. */
import { type Moment, type Spot, USUAL } from "../game/spot";

interface Example {
  id: "pat" | "river" | "line" | "third";
  spot: Spot;
  moment: Moment;
}

export const EXAMPLES: readonly Example[] = [
  {
    id: "pat",
    spot: { ...USUAL, bigBlind: "D1:2347,2346,2357", button: "D1:2345,2346,2347; pat 9-J" },
    moment: { path: "1" },
  },
  {
    id: "river",
    spot: {
      ...USUAL,
      bigBlind: "D1:2346",
      button: "D1:2578",
      pot: 160,
      start: "river",
      drawn: [1, 1],
    },
    moment: { path: "x" },
  },
  {
    id: "line",
    spot: { ...USUAL, line: "rc 2-1 xbc 1-1 xbc", pot: 100 },
    moment: { path: "" },
  },
  {
    id: "third",
    spot: { ...USUAL, line: "rc 2-2 xbc 1-1", pot: 60, start: "third_round", seconds: 20 },
    moment: { path: "" },
  },
];
