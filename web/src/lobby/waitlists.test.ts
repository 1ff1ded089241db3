import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak, text } from "../i18n/index.svelte";
import { welcome } from "../live/me.svelte";
import { BEGIN, WELCOME } from "../live/rig";
import { takeSeat } from "../live/seat.svelte";
import { enter, shutAll } from "../live/tabs.svelte";
import { go, route } from "../routing/router.svelte";
import { FakeNet } from "../wire/fake";
import { FakeRoom, MIRA } from "../wire/fakeroom";
import type { Snapshot } from "../wire/types";
import WaitLists from "./WaitLists.svelte";

vi.mock("../live/seat.svelte", () => ({ takeSeat: vi.fn() }));

const net = new FakeNet();

beforeEach(async () => {
  new FakeRoom();
  vi.stubGlobal("WebSocket", function (address: string) {
    return net.open(address);
  });
  await speak("en");
  await welcome(MIRA);
  go({ page: "lobby" });
  enter("oak");
  const { table } = BEGIN as Snapshot;
  net.socket.say(WELCOME, { ...(BEGIN as Snapshot), table: { ...table, queue: ["Noa", "Mira"] } });
  render(WaitLists);
});
afterEach(() => {
  shutAll();
  vi.unstubAllGlobals();
});

const button = (id: string): HTMLElement => screen.getByRole("button", { name: text(id) });

test("a place in a queue is told, and can be given up", async () => {
  expect(screen.getByText(text("page-queue-place", { place: 2 }))).toBeTruthy();
  await fireEvent.click(button("page-queue-leave"));
  expect(net.socket.last).toMatchObject({ type: "unqueue" });
});

test("a seat that is kept is taken from here", async () => {
  net.socket.say({ type: "offered", until: 30_000 });
  expect(await screen.findByText(text("room-offered", { seconds: 30 }))).toBeTruthy();
  await fireEvent.click(button("page-queue-take"));
  await waitFor(() => expect(route()).toEqual({ page: "table", id: "oak" }));
  expect(takeSeat).toHaveBeenCalledWith("oak");
});

test("a seat that somebody else has by now is said, and the lobby stays", async () => {
  vi.mocked(takeSeat).mockResolvedValue({
    error: "chair-reserved",
    text: "kept",
    arguments: {},
  });
  net.socket.say({ type: "offered", until: 30_000 });
  await screen.findByText(text("room-offered", { seconds: 30 }));
  await fireEvent.click(button("page-queue-take"));
  expect((await screen.findByRole("alert")).textContent).toContain(text("room-chair-reserved"));
  expect(route()).toEqual({ page: "lobby" });
});
