import { render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import App from "./App.svelte";
import { speak, text } from "./i18n/index.svelte";
import { go } from "./routing/router.svelte";
import type { Route } from "./routing/routes";
import replays from "./vectors/replays.json";
import type { ReplayedFile } from "./wire/api";
import { FakeRoom, MIRA } from "./wire/fakeroom";

const [hand] = (replays.file as unknown as ReplayedFile).hands;
/** A page that is opened for the first time is fetched first. */
const PATIENT = { timeout: 20_000 };
const PLAYED: Route = { page: "replay", table: "oak", hand: 7 };

beforeEach(async () => {
  Element.prototype.scrollTo = () => undefined;
  new FakeRoom()
    .on("GET /session", MIRA)
    .on("GET /tables", [])
    .on("GET /me/hands", [])
    .on("GET /me/hands?table=oak&limit=50", [])
    .on("GET /me/hands/oak/7/replay", { ...hand, hand: "7", table: "Oak" });
  await speak("en");
  go({ page: "lobby" });
});

test("the replayer of an own hand is left for another page, and the bar with it", async () => {
  render(App);
  await screen.findByRole("heading", { name: text("page-lobby-hero") }, PATIENT);
  go(PLAYED);
  await screen.findByLabelText(text("page-replay-play"), {}, PATIENT);
  expect(document.querySelector(".where")?.textContent).toContain("Oak");
  go({ page: "guide" });
  const main = document.querySelector("main")!;
  await waitFor(() => expect(main.textContent).toContain(text("page-guide-next")), PATIENT);
  expect(document.querySelector(".where")).toBeNull();
});

test("what has no page is said, with the bar that leads elsewhere", async () => {
  render(App);
  await screen.findByRole("heading", { name: text("page-lobby-hero") }, PATIENT);
  location.hash = "#/no/such/page";
  await waitFor(() => expect(screen.getByText(text("room-not-found"))).toBeTruthy());
  expect(screen.getByRole("link", { name: text("page-rules") })).toBeTruthy();
});
