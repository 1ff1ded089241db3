import { render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { lang, speak, text } from "../i18n/index.svelte";
import { me, signOut, welcome } from "../live/me.svelte";
import { takeSeat } from "../live/seat.svelte";
import { go, route } from "../routing/router.svelte";
import { change } from "../settings/settings.svelte";
import { FakeRoom, MIRA, refused } from "../wire/fakeroom";
import Guest from "./Guest.svelte";

vi.mock("../live/seat.svelte", () => ({ takeSeat: vi.fn() }));

let room: FakeRoom;

beforeEach(async () => {
  room = new FakeRoom()
    .on("DELETE /session", undefined)
    .on("PATCH /me", MIRA)
    .on("POST /guest", MIRA);
  vi.mocked(takeSeat).mockReset();
  await speak("en");
  await change({ language: "en" });
  await signOut();
  go({ page: "guest", secret: "s" });
});

test("a guest comes back to the lobby, and the secret leaves the address", async () => {
  const before = history.length;
  render(Guest, { secret: "s" });
  await waitFor(() => expect(route()).toEqual({ page: "lobby" }));
  expect(me()).toMatchObject({ name: "Mira" });
  expect(location.hash).toBe("#/");
  expect(history.length).toBe(before);
});

test("a link to a table seats there, in the language of the browser", async () => {
  await change({ language: "de" });
  render(Guest, { secret: "s", table: "oak" });
  await waitFor(() => expect(route()).toEqual({ page: "table", id: "oak" }));
  expect(takeSeat).toHaveBeenCalledWith("oak");
  expect(lang()).toBe("de");
});

test("who is signed in needs no link to sit down", async () => {
  await welcome({ ...MIRA, id: "other", name: "Noa" });
  render(Guest, { secret: "used", table: "oak" });
  await waitFor(() => expect(takeSeat).toHaveBeenCalledWith("oak"));
  expect(me()).toMatchObject({ name: "Noa" });
});

test("a link that has been used says so, with a way out", async () => {
  room.on("POST /guest", refused("link-expired"));
  render(Guest, { secret: "s", table: "oak" });
  expect((await screen.findByRole("alert")).textContent).toContain(text("room-link-expired"));
  expect(screen.getByRole("link", { name: text("page-lobby") })).toBeTruthy();
});

test("a table that is full is said, and the guest is in", async () => {
  vi.mocked(takeSeat).mockResolvedValue({
    error: "table-full",
    text: "full",
    arguments: { table: "oak" },
  });
  render(Guest, { secret: "s", table: "oak" });
  const said = text("room-table-full", { table: "oak" });
  expect((await screen.findByRole("alert")).textContent).toContain(said);
  expect(me()).toMatchObject({ name: "Mira" });
});
