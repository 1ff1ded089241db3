import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { speak } from "../i18n/index.svelte";
import { signOut, welcome } from "../live/me.svelte";
import { go, route } from "../routing/router.svelte";
import replays from "../vectors/replays.json";
import type { ReplayedFile } from "../wire/api";
import { FakeRoom, MIRA, refused } from "../wire/fakeroom";
import { LARGEST } from "./bounds";
import Replayer from "./Replayer.svelte";

const FILE = replays.file as unknown as ReplayedFile;
const [hand] = FILE.hands;
const OWN = "GET /me/hands/oak/7/replay";

let room: FakeRoom;

beforeEach(async () => {
  Element.prototype.scrollTo = () => undefined;
  room = new FakeRoom().on("DELETE /session", undefined).on("POST /replay", FILE);
  room.on(OWN, { ...hand, hand: "7", table: "Oak" }).on("GET /me/hands", []);
  await speak("en");
  await signOut();
  go({ page: "replay" });
});

const plain = (element: Element | null): string =>
  (element?.textContent ?? "")
    .replace(/[\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
const file = (size = 10, name = "evening.txt"): File => new File([new Uint8Array(size)], name);
const choose = (chosen: File): Promise<unknown> =>
  fireEvent.change(screen.getByLabelText("Choose a file"), { target: { files: [chosen] } });
const step = (): string => plain(document.querySelector(".foot p")).split(" · ")[0]!;
const press = (key: string, code = ""): Promise<unknown> =>
  fireEvent.keyDown(document.body, { key, code });

async function dropped(): Promise<void> {
  render(Replayer);
  await choose(file());
  await screen.findByLabelText("Play");
}

async function own(at?: number): Promise<void> {
  await welcome(MIRA);
  render(Replayer, { table: "oak", hand: 7, step: at });
  await screen.findByLabelText("Play");
}

test("who goes on to a file leaves the own hand without a fault", async () => {
  await welcome(MIRA);
  const { rerender } = render(Replayer, { table: "oak", hand: 7 });
  await screen.findByLabelText("Play");
  await fireEvent.click(screen.getByText("Hands"));
  await rerender({ table: undefined, hand: undefined });
  expect(await screen.findByLabelText("Choose a file")).toBeTruthy();
});

test("the hands of a file are listed, the damaged ones with line and reason", async () => {
  await dropped();
  await fireEvent.click(screen.getByText("Hands"));
  expect(plain(document.querySelector(".head"))).toBe("evening.txt 4 hands can be replayed");
  const listed = document.querySelectorAll(".pick");
  expect(listed).toHaveLength(FILE.hands.length);
  const wrong = [...document.querySelectorAll(".damaged .err")].map(plain);
  expect(wrong).toHaveLength(3);
  expect(wrong[0]).toBe(
    "Hand 40000000030, line 140: damaged 2 cards are discarded but 0 are named",
  );
  await fireEvent.click(listed[1]!);
  expect(plain(document.querySelector("h1"))).toBe("Replayer 40000000002");
});

test("a hand is gone through by keys and by its lines", async () => {
  await dropped();
  expect(step()).toBe("Step 0 of 24");
  await press("ArrowRight");
  await press("d", "KeyD");
  expect(step()).toBe("Step 7 of 24");
  expect(plain(document.querySelector(".log [aria-current]"))).toMatch(/^hero_x ?draws 2/);
  expect(plain(document.querySelector(".track .now"))).toBe("Draw 1 of 3");
  expect(plain(document.querySelector(".thrown"))).toBe("threw");
  expect(screen.getByLabelText(/king.* of .*spades/)).toBeTruthy();
  await fireEvent.click([...document.querySelectorAll(".log li button")].at(-1)!);
  expect(step()).toBe("Step 24 of 24");
  expect(plain(document.querySelector(".why h3"))).toBe("The pot is yours +230");
});

test("a part of the track leads to its beginning", async () => {
  await dropped();
  const track = screen.getByLabelText("Parts of the hand");
  await fireEvent.click(within(track).getByLabelText(/^Draw .*3/));
  expect(step()).toBe("Step 18 of 24");
});

test("cards told later can be hidden", async () => {
  await dropped();
  await press("End");
  await press("ArrowLeft");
  await press("ArrowLeft");
  const backs = (): number => document.querySelectorAll(".seat .card.back").length;
  expect(backs()).toBe(0);
  await fireEvent.click(screen.getAllByText("All known cards: on")[0]!);
  expect(backs()).toBe(5);
});

test("what is no history is said in place, with the reason", async () => {
  const reason = "no line begins a hand";
  room.on("POST /replay", refused("history-wrong", { reason }));
  render(Replayer);
  await choose(file());
  expect(plain(await screen.findByRole("alert"))).toContain("This file is no hand history");
  expect(screen.getByText(reason)).toBeTruthy();
});

test("a file that is too large is not sent at all", async () => {
  render(Replayer);
  await choose(file(LARGEST + 1));
  expect(plain(await screen.findByRole("alert"))).toContain("larger than 2 MB");
  expect(room.bodies("POST /replay")).toEqual([]);
});

test("a refused file leaves the hand that is shown", async () => {
  await dropped();
  room.on("POST /replay", refused("history-heavy"));
  const dropping = new Event("drop", { bubbles: true, cancelable: true });
  Object.assign(dropping, { dataTransfer: { types: ["Files"], files: [file()] } });
  window.dispatchEvent(dropping);
  expect(plain(await screen.findByRole("alert"))).toContain("too long to read");
  expect(screen.getByLabelText("Play")).toBeTruthy();
});

test("an own hand is shown at the step of its link, and the address follows", async () => {
  await own(12);
  expect(step()).toBe("Step 12 of 24");
  await press("ArrowRight");
  await waitFor(() => expect(route()).toEqual({ page: "replay", table: "oak", hand: 7, step: 13 }));
  expect(location.hash).toBe("#/replay/oak/7?step=13");
});

test("link and texts are copied, or shown where there is no clipboard", async () => {
  await own();
  const written = vi.fn((_: string) => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText: written } });
  await fireEvent.click(screen.getAllByText("Link to step", { exact: false })[0]!);
  await fireEvent.click(screen.getAllByText("PHH")[0]!);
  await fireEvent.click(screen.getAllByText("Text")[0]!);
  expect(written.mock.calls.map(([value]) => value)).toEqual([
    expect.stringMatching(/#\/replay\/oak\/7\?step=0$/),
    hand!.phh,
    hand!.pokerstars,
  ]);
  vi.stubGlobal("navigator", {});
  await fireEvent.click(screen.getAllByText("PHH")[0]!);
  const shown = await screen.findByRole<HTMLTextAreaElement>("textbox");
  expect(shown.value).toBe(hand!.phh);
  vi.unstubAllGlobals();
});

test("a stranger is asked to come in first, another's hand is not there", async () => {
  const { unmount } = render(Replayer, { table: "oak", hand: 7 });
  expect(screen.getByText(/Sign in first/)).toBeTruthy();
  unmount();
  room.on(OWN, refused("no-hand"));
  await welcome(MIRA);
  render(Replayer, { table: "oak", hand: 7 });
  expect(plain(await screen.findByRole("alert"))).toContain("There is no such hand here");
});
