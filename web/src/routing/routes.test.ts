import { expect, test } from "vitest";
import { address, parse, type Route } from "./routes";

const ROUTES: [string, Route][] = [
  ["#/", { page: "lobby" }],
  ["#/table/oak", { page: "table", id: "oak" }],
  ["#/table/oak?invite=a%2Bb", { page: "table", id: "oak", invite: "a+b" }],
  ["#/replay", { page: "replay" }],
  ["#/replay/oak/12", { page: "replay", table: "oak", hand: 12 }],
  ["#/replay/oak/12?step=7", { page: "replay", table: "oak", hand: 12, step: 7 }],
  ["#/rules", { page: "rules" }],
  ["#/guide", { page: "guide" }],
  ["#/hands", { page: "hands" }],
  ["#/study", { page: "study" }],
  ["#/study?bb=D1%3A2347&pot=60", { page: "study", spot: "bb=D1%3A2347&pot=60" }],
  ["#/profile", { page: "profile" }],
  ["#/guest/s%2Fcret", { page: "guest", secret: "s/cret" }],
  ["#/guest/s?table=oak", { page: "guest", secret: "s", table: "oak" }],
  ["#/invite/oak/s%2Fcret", { page: "invite", id: "oak", secret: "s/cret" }],
];

test.each(ROUTES)("%s", (hash, route) => {
  expect(parse(hash)).toEqual(route);
  expect(address(route)).toBe(hash);
});

test.each(["#/nothing", "#/table", "#/table/", "#/guest", "#/invite/oak", "#/rulesx"])(
  "%s leads nowhere",
  (hash) => {
    expect(parse(hash)).toEqual({ page: "nowhere" });
  },
);

test("an empty address is the lobby, and numbers that are none are left out", () => {
  expect(parse("")).toEqual({ page: "lobby" });
  expect(parse("#/replay/oak/x?step=-1")).toEqual({ page: "replay", table: "oak" });
  expect(parse("#/table/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
});
