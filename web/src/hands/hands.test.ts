import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { speak, text } from "../i18n/index.svelte";
import { signOut, welcome } from "../live/me.svelte";
import { FakeRoom, MIRA, refused } from "../wire/fakeroom";
import type { PastHand, Statistics } from "../wire/api";
import Hands from "./Hands.svelte";

const STATISTICS: Statistics = {
  hands: 200,
  won: -1250,
  won_small_bets: -125,
  voluntary: 0.254,
  raises: null,
  pat: [0.05, 0.2, 0.5],
  showdowns: 0.3,
  showdowns_won: 0.55,
};
const hand = (number: number, rest: Partial<PastHand> = {}): PastHand => ({
  table: "oak",
  name: "Oak",
  number,
  at: 1e12 + number,
  cancelled: false,
  chair: 0,
  net: 40,
  small_bet: 10,
  draws: "31p",
  showdown: true,
  exposed: {},
  won_showdown: true,
  ...rest,
});

let room: FakeRoom;

beforeEach(async () => {
  room = new FakeRoom().on("DELETE /session", undefined).on("GET /me/statistics", STATISTICS);
  await speak("en");
  await signOut();
});

test("figures are written as the language does, and none is invented", async () => {
  room.on("GET /me/hands?limit=50", [hand(2), hand(1, { net: -20, cancelled: true })]);
  await welcome(MIRA);
  render(Hands);
  const figures = await screen.findByRole("region", { name: text("page-own-statistics") });
  const of = (label: string): string | undefined =>
    Array.from(figures.querySelectorAll("dl > div"))
      .find((each) => each.querySelector("dt")!.textContent === label)
      ?.querySelector("dd")
      ?.textContent.trim();
  expect(of(text("page-own-won"))).toBe("-1,250");
  expect(of(text("page-own-small-bets"))).toBe("-62.5");
  expect(of(text("page-own-voluntary"))).toBe("25%");
  expect(of(text("page-own-raises"))).toBe("–");
  expect(of(text("page-own-pat", { number: 3 }))).toBe("50%");
});

test("each hand leads to the replayer and has its files", async () => {
  room.on("GET /me/hands?limit=50", [hand(2), hand(1, { net: -20 })]);
  await welcome(MIRA);
  render(Hands);
  const link = await screen.findByRole("link", { name: text("table-hand", { number: 2 }) });
  expect(link.getAttribute("href")).toBe("#/replay/oak/2");
  const row = link.closest("tr")!;
  expect(row.textContent).toContain("3 · 1 · pat");
  expect(row.textContent).toContain("+40");
  const files = Array.from(row.querySelectorAll("a[download]"), (a) => a.getAttribute("href"));
  expect(files).toEqual(["phh", "txt", "proof"].map((form) => `api/v1/me/hands/oak/2.${form}`));
});

test("cards that were turned up afterwards stand by their hand", async () => {
  room.on("GET /me/hands?limit=50", [hand(2, { exposed: { 1: "3c Kh ?? ??" } })]);
  await welcome(MIRA);
  render(Hands);
  const link = await screen.findByRole("link", { name: text("table-hand", { number: 2 }) });
  expect(link.closest("tr")!.textContent).toMatch(/turned up: \W*K♥ 3♣/);
});

test("one table has its own figures, and a file of all its hands", async () => {
  room
    .on("GET /me/hands?limit=50", [hand(1)])
    .on("GET /me/hands?table=oak&limit=50", [hand(1)])
    .on("GET /me/statistics?table=oak", { ...STATISTICS, hands: 3 });
  await welcome(MIRA);
  const { container } = render(Hands);
  const choice = await screen.findByLabelText(text("page-lobby-table"));
  await fireEvent.change(choice, { target: { value: "oak" } });
  await waitFor(() =>
    expect(container.querySelector('a[href="api/v1/me/hands/oak.phhs"]')).toBeTruthy(),
  );
  await waitFor(() => expect(container.querySelector("dd")!.textContent.trim()).toBe("3"));
});

test("earlier hands are asked for from the last one on", async () => {
  const many = Array.from({ length: 50 }, (_, index) => hand(100 - index));
  room
    .on("GET /me/hands?limit=50", many)
    .on(`GET /me/hands?before=${many.at(-1)!.at}&limit=50`, [hand(7)]);
  await welcome(MIRA);
  render(Hands);
  await fireEvent.click(await screen.findByRole("button", { name: text("page-own-earlier") }));
  await screen.findByRole("link", { name: text("table-hand", { number: 7 }) });
  expect(screen.queryByRole("button", { name: text("page-own-earlier") })).toBeNull();
});

test("what the room refuses is said", async () => {
  room.on("GET /me/statistics", refused("too-fast")).on("GET /me/hands?limit=50", []);
  await welcome(MIRA);
  render(Hands);
  expect((await screen.findByRole("alert")).textContent).toContain(text("room-too-fast"));
});

test("a stranger is shown the way in", () => {
  render(Hands);
  expect(screen.getByRole("link", { name: text("page-come-in") })).toBeTruthy();
});
