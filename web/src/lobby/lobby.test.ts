import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { speak, text } from "../i18n/index.svelte";
import { signOut, welcome } from "../live/me.svelte";
import { joinQueue, takeSeat } from "../live/seat.svelte";
import { FakeRoom, MIRA, refused } from "../wire/fakeroom";
import { go, route } from "../routing/router.svelte";
import type { Refusal } from "../wire/api";
import { clear, draft } from "./draft.svelte";
import Invite from "./Invite.svelte";
import Lobby from "./Lobby.svelte";
import { listing } from "./rig";

vi.mock("../live/seat.svelte", () => ({ takeSeat: vi.fn(), joinQueue: vi.fn() }));

let room: FakeRoom;
const OAK = listing("oak", { bots: 3 }, { players: 2, average_pot: 1240 });
const ELM = listing("elm", {}, { players: 6, waiting: 2 });
const full: Refusal = { error: "table-full", text: "full", arguments: { table: "oak" } };

beforeEach(async () => {
  room = new FakeRoom().on("GET /tables", [OAK, ELM]).on("DELETE /session", undefined);
  vi.mocked(takeSeat).mockReset();
  vi.mocked(joinQueue).mockReset();
  sessionStorage.clear();
  clear();
  go({ page: "lobby" });
  await speak("en");
  await signOut();
});

const row = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole("button", { name })).closest("tr")!;
const press = async (name: string, label: string): Promise<void> => {
  await fireEvent.click(within(await row(name)).getByRole("button", { name: label }));
};

describe("the tables", () => {
  test("are told with their counts, in figures of the language", async () => {
    render(Lobby);
    const cells = within(await row("oak"));
    expect(cells.getByText("2 of 6", { normalizer: bare })).toBeTruthy();
    expect(cells.getByText("1,240")).toBeTruthy();
    expect(within(await row("elm")).getByText(text("page-lobby-note-full"))).toBeTruthy();
  });

  test("follow the search while it is typed", async () => {
    render(Lobby);
    await row("oak");
    const search = screen.getByLabelText(text("page-lobby-find"));
    await fireEvent.input(search, { target: { value: "el" } });
    expect(screen.queryByRole("button", { name: "oak" })).toBeNull();
    await fireEvent.input(search, { target: { value: "nothing" } });
    expect(screen.getByText(text("page-lobby-none"))).toBeTruthy();
  });

  test("are looked up again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(Lobby);
    await row("oak");
    room.on("GET /tables", [{ ...OAK, players: 4 }]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(within(await row("oak")).getByText("4 of 6", { normalizer: bare })).toBeTruthy();
    vi.useRealTimers();
  });

  test("stay in sight while the room is away", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { container } = render(Lobby);
    await row("oak");
    room.on("GET /tables", "away");
    await vi.advanceTimersByTimeAsync(3000);
    expect(await row("oak")).toBeTruthy();
    expect(container.querySelector(".stale")).toBeTruthy();
    room.on("GET /tables", [OAK]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(container.querySelector(".stale")).toBeNull();
    vi.useRealTimers();
  });
});

describe("sitting down", () => {
  test("leads to the table", async () => {
    await welcome(MIRA);
    render(Lobby);
    await press("oak", "Sit down, oak");
    await waitFor(() => expect(route()).toEqual({ page: "table", id: "oak" }));
    expect(takeSeat).toHaveBeenCalledWith("oak", { chips: undefined });
  });

  test("a table that has become full says so in its row, and the page stays", async () => {
    await welcome(MIRA);
    vi.mocked(takeSeat).mockResolvedValue(full);
    render(Lobby);
    await press("oak", "Sit down, oak");
    const said = await screen.findAllByText(text("room-table-full", { table: "oak" }));
    expect((await row("oak")).nextElementSibling?.contains(said[0]!)).toBe(true);
    expect(route()).toEqual({ page: "lobby" });
  });

  test("at a full table one waits, and stays in the lobby", async () => {
    await welcome(MIRA);
    render(Lobby);
    await press("elm", "Wait: \u20682\u2069, elm");
    await waitFor(() => expect(joinQueue).toHaveBeenCalledWith("elm"));
    expect(route()).toEqual({ page: "lobby" });
  });

  test("a stranger says a name first, and then sits", async () => {
    room.on("POST /guests", { me: MIRA, link: "secret" });
    render(Lobby);
    await press("oak", "Sit down, oak");
    expect(takeSeat).not.toHaveBeenCalled();
    const name = screen.getByLabelText(text("page-name"));
    await fireEvent.input(name, { target: { value: "Mira" } });
    await fireEvent.submit(name.closest("form")!);
    await waitFor(() => expect(route()).toEqual({ page: "table", id: "oak" }));
  });

  test("what was typed as a buy-in is still there after the next look", async () => {
    await welcome(MIRA);
    render(Lobby);
    await row("oak");
    const buyIn = screen.getByLabelText<HTMLInputElement>(text("page-lobby-buy-in"));
    expect(buyIn.value).toBe("400");
    await fireEvent.input(buyIn, { target: { value: "250" } });
    vi.useFakeTimers();
    await vi.advanceTimersByTimeAsync(6000);
    vi.useRealTimers();
    expect(buyIn.value).toBe("250");
    await fireEvent.submit(buyIn.form!);
    await waitFor(() => expect(takeSeat).toHaveBeenCalledWith("oak", { chips: 250 }));
  });

  test("where no table has bots, one is opened", async () => {
    await welcome(MIRA);
    room.on("GET /tables", [ELM]).on("POST /tables", { id: "new" });
    render(Lobby);
    await row("elm");
    await fireEvent.click(screen.getByRole("button", { name: text("page-lobby-play-bots") }));
    await waitFor(() => expect(route()).toEqual({ page: "table", id: "new" }));
    expect(room.bodies("POST /tables")).toEqual([{ name: "10/20", bots: 5 }]);
  });
});

describe("opening a table", () => {
  const open = async (): Promise<HTMLInputElement> => {
    await fireEvent.click(screen.getByRole("button", { name: text("page-lobby-create") }));
    return screen.getByLabelText(text("page-create-name"));
  };
  const close = () => fireEvent.click(screen.getByRole("button", { name: text("page-close") }));

  beforeEach(async () => {
    await welcome(MIRA);
    render(Lobby);
    await row("oak");
  });

  test("keeps what was typed when the dialog is closed, and when the page is loaded anew", async () => {
    const name = await open();
    await fireEvent.input(name, { target: { value: "Friday" } });
    await close();
    expect(screen.queryByLabelText(text("page-create-name"))).toBeNull();
    expect((await open()).value).toBe("Friday");
    expect(JSON.parse(sessionStorage.getItem("tripledraw.draft")!)).toMatchObject({
      name: "Friday",
    });
  });

  test("marks the field that is wrong, and keeps the rest", async () => {
    room.on("POST /tables", refused("terms-bad", { field: "buy_in_max" }));
    const name = await open();
    await fireEvent.input(name, { target: { value: "Friday" } });
    await fireEvent.submit(name.form!);
    await screen.findByRole("alert");
    const field = screen.getByLabelText(text("page-create-most"));
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(name.value).toBe("Friday");
  });

  test("a room that is away is told, and the form stays", async () => {
    room.on("POST /tables", "away");
    const name = await open();
    await fireEvent.input(name, { target: { value: "Friday" } });
    await fireEvent.submit(name.form!);
    expect((await screen.findByRole("alert")).textContent).toContain(text("page-unreachable"));
    expect(name.value).toBe("Friday");
  });

  test("a private one gives the link for others, and the form is empty again", async () => {
    room.on("POST /tables", { id: "new", invite: "s/cret" });
    const name = await open();
    draft.private = true;
    await fireEvent.input(name, { target: { value: "Friday" } });
    await fireEvent.submit(name.form!);
    const link = await screen.findByLabelText<HTMLInputElement>(text("page-invite-link"));
    expect(link.value).toMatch(/#\/invite\/new\/s%2Fcret$/);
    expect(draft.name).toBe("");
    expect(room.bodies("POST /tables")[0]).toMatchObject({
      name: "Friday",
      private: true,
      buy_in_min: 0,
    });
  });
});

describe("an invitation", () => {
  test("shows the table, and seats with its secret", async () => {
    await welcome(MIRA);
    room.on("GET /tables/oak?invite=s", listing("oak", { private: true }));
    render(Invite, { id: "oak", secret: "s" });
    await screen.findByText(text("page-invite-title", { table: "oak" }));
    await fireEvent.click(screen.getByRole("button", { name: text("page-lobby-sit") }));
    await waitFor(() => expect(route()).toEqual({ page: "table", id: "oak", invite: "s" }));
    expect(takeSeat).toHaveBeenCalledWith("oak", { invite: "s", chips: 400 });
  });

  test("a stranger says his name at the table's door", async () => {
    room.on("GET /tables/oak?invite=s", listing("oak", { private: true }));
    render(Invite, { id: "oak", secret: "s" });
    expect(await screen.findByLabelText(text("page-name"))).toBeTruthy();
  });

  test("one that does not count any more says so, with a way out", async () => {
    room.on("GET /tables/oak?invite=old", refused("not-invited"));
    render(Invite, { id: "oak", secret: "old" });
    expect((await screen.findByRole("alert")).textContent).toContain(text("page-invite-expired"));
    expect(screen.getByRole("link", { name: text("page-lobby") }).getAttribute("href")).toBe("#/");
  });
});

/** Without the marks that isolate what is filled in. */
function bare(text: string): string {
  return text.replace(/[\u2068\u2069]/g, "").trim();
}
