import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { speak, text } from "../../i18n/index.svelte";
import { signOut, welcome } from "../../live/me.svelte";
import type { PastHand, Statistics as Figures } from "../../wire/api";
import { FakeRoom, MIRA, refused } from "../../wire/fakeroom";
import type { TableState } from "../../wire/types";
import { moments, type Rig, step, tableAt } from "../rig";
import Fair from "./Fair.svelte";
import History from "./History.svelte";
import Menu from "./Menu.svelte";
import Owner from "./Owner.svelte";
import Statistics from "./Statistics.svelte";

const FIGURES: Figures = {
  hands: 40,
  won: 1250,
  won_small_bets: 125,
  voluntary: 0.254,
  raises: null,
  pat: [0.05, 0.2, null],
  showdowns: 0.3,
  showdowns_won: 0.55,
};
const HAND: PastHand = {
  table: "t1",
  name: "Oak",
  number: 7,
  at: 1e12,
  cancelled: false,
  chair: 0,
  net: -40,
  small_bet: 10,
  draws: "31p",
  showdown: false,
  exposed: {},
  won_showdown: false,
};

let room: FakeRoom;

beforeEach(async () => {
  room = new FakeRoom().on("DELETE /session", undefined);
  await speak("en");
  await signOut();
});

const bare = (words: string | null | undefined): string =>
  (words ?? "")
    .replace(/[\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
/** Something of the table is as it is wished. */
const change = (rig: Rig, parts: Partial<TableState>): void =>
  step(rig, { table: { ...rig.table.told!.table, ...parts } });

describe("statistics", () => {
  const of = (id: string, values = {}): string =>
    bare(screen.getByText(text(id, values)).nextElementSibling?.textContent);

  test("are those of this table, and what is not known is a dash", async () => {
    room.on("GET /me/statistics?table=t1", FIGURES);
    render(Statistics, { id: "t1", hand: 1 });
    await screen.findByText(text("page-own-won"));
    expect(of("page-own-hands")).toBe("40");
    expect(of("page-own-won")).toBe("1,250");
    expect(of("page-own-small-bets")).toBe("312.5");
    expect(of("page-own-voluntary")).toBe("25%");
    expect(of("page-own-raises")).toBe("–");
    expect(of("page-own-pat", { number: 2 })).toBe("20%");
    expect(of("page-own-pat", { number: 3 })).toBe("–");
  });

  test("are asked for anew after every hand", async () => {
    room.on("GET /me/statistics?table=t1", FIGURES);
    const { rerender } = render(Statistics, { id: "t1", hand: 1 });
    await screen.findByText("40");
    room.on("GET /me/statistics?table=t1", { ...FIGURES, hands: 41 });
    await rerender({ id: "t1", hand: 2 });
    await screen.findByText("41");
  });

  test("of no hands are a sentence, and no division by nothing", async () => {
    room.on("GET /me/statistics?table=t1", { ...FIGURES, hands: 0 });
    render(Statistics, { id: "t1", hand: 0 });
    expect(await screen.findByText(text("page-own-none"))).toBeTruthy();
  });

  test.each([
    [refused("too-fast"), "room-too-fast"],
    ["away" as const, "page-offline"],
  ])("that cannot be had say why", async (answer, id) => {
    room.on("GET /me/statistics?table=t1", answer);
    render(Statistics, { id: "t1", hand: 0 });
    expect(bare((await screen.findByRole("alert")).textContent)).toBe(bare(text(id)));
  });
});

describe("the last hands", () => {
  const show = () => render(History, { id: "t1", name: "Oak", hand: 8 });

  test("lead to the replayer, with what they brought", async () => {
    room.on("GET /me/hands?table=t1&limit=30", [{ ...HAND, number: 8, net: 60 }, HAND]);
    show();
    const [first, second] = await screen.findAllByRole("link", { name: /Hand/ });
    expect(first!.getAttribute("href")).toBe("#/replay/t1/8");
    expect(bare(first!.textContent)).toBe("Hand 8 +60");
    expect(bare(second!.textContent)).toBe("Hand 7 -40");
  });

  test("tell cards that were turned up afterwards", async () => {
    room.on("GET /me/hands?table=t1&limit=30", [{ ...HAND, exposed: { 2: "3c Kh" } }]);
    show();
    const link = await screen.findByRole("link", { name: /Hand/ });
    expect(bare(link.textContent)).toContain("turned up: K♥ 3♣");
  });

  test("are a file for taking home", async () => {
    room.on("GET /me/hands?table=t1&limit=30", [HAND]);
    const { container } = show();
    await screen.findByRole("link", { name: /Hand/ });
    const files = Array.from(container.querySelectorAll("a[download]"), (a) =>
      a.getAttribute("href"),
    );
    expect(files).toEqual(["api/v1/me/hands/t1.phhs", "api/v1/me/hands/t1.txt"]);
  });

  test("where there are none, that is said", async () => {
    room.on("GET /me/hands?table=t1&limit=30", []);
    show();
    expect(await screen.findByText(text("page-own-none"))).toBeTruthy();
  });
});

describe("the owner", () => {
  function own(parts: Partial<TableState> = {}): Rig {
    const rig = tableAt(moments.over);
    change(rig, parts);
    render(Owner, { table: rig.table, shown: rig.table.shown! });
    return rig;
  }

  test("lets people in, or does not", async () => {
    const { net } = own({ asked: [["p9", "Kai", 4, 400]] });
    expect(bare(screen.getByText(/Kai/).textContent)).toBe("Kai asks for 400 chips");
    await click(text("page-yes"));
    expect(net.socket.last).toMatchObject({ type: "answer", player: "p9", yes: true });
    await click(text("page-no"));
    expect(net.socket.last).toMatchObject({ type: "answer", player: "p9", yes: false });
  });

  test("stops the game, and lets it go on", async () => {
    const rig = tableAt(moments.over);
    const { rerender } = render(Owner, { table: rig.table, shown: rig.table.shown! });
    await click(text("page-pause"));
    expect(rig.net.socket.last).toMatchObject({ type: "pause" });
    change(rig, { stage: "paused" });
    await rerender({ table: rig.table, shown: rig.table.shown! });
    await click(text("page-unpause"));
    expect(rig.net.socket.last).toMatchObject({ type: "unpause" });
  });

  test("makes a chair leave and a player be silent, and speak again", async () => {
    const { net, table } = own();
    const noa = table.shown!.places.find((place) => place?.name === "noa")!;
    await click(text("page-remove", { name: "noa" }));
    expect(net.socket.last).toMatchObject({ type: "remove", chair: noa.chair });
    await click(text("page-mute", { name: "noa" }));
    expect(net.socket.last).toMatchObject({ type: "mute", player: noa.player, muted: true });
    net.socket.done();
    await fireEvent.click(
      await screen.findByRole("button", { name: text("page-unmute", { name: "noa" }) }),
    );
    expect(net.socket.last).toMatchObject({ type: "mute", muted: false });
  });

  test("a mute that the room refuses is none", async () => {
    const { net } = own();
    await click(text("page-mute", { name: "noa" }));
    net.socket.refuse("not-owner");
    expect(
      await screen.findByRole("button", { name: text("page-mute", { name: "noa" }) }),
    ).toBeTruthy();
  });

  test("seats a bot of the kind that is chosen on the first free chair", async () => {
    const { net } = own();
    await fireEvent.change(screen.getByLabelText(text("page-create-agent")), {
      target: { value: "caller" },
    });
    await click(text("page-seat-bot"));
    expect(net.socket.last).toMatchObject({ type: "seat_bot", chair: 3, agent: "caller" });
  });

  test("closes the table after a second press, and takes the sheet home", async () => {
    room.on("DELETE /tables/t1", undefined);
    own();
    expect(screen.getByRole("link").getAttribute("href")).toBe("api/v1/tables/t1/sheet.csv");
    await click(text("page-owner-close"));
    expect(room.bodies("DELETE /tables/t1")).toHaveLength(0);
    expect(screen.getByText(text("page-owner-close-how"))).toBeTruthy();
    await click(text("page-owner-close"));
    await waitFor(() => expect(room.bodies("DELETE /tables/t1")).toHaveLength(1));
  });

  test("what the room refuses is said", async () => {
    room.on("DELETE /tables/t1", refused("not-owner"));
    own();
    await click(text("page-owner-close"));
    await click(text("page-owner-close"));
    expect(await screen.findByRole("alert")).toBeTruthy();
  });

  test("whom he sent away may come again", async () => {
    room
      .on("GET /tables/t1/barred", [{ player: "p7", name: "Kai" }])
      .on("DELETE /tables/t1/barred/p7", undefined);
    own();
    const again = text("page-admit", { name: "Kai" });
    await fireEvent.click(await screen.findByRole("button", { name: again }));
    expect(room.bodies("DELETE /tables/t1/barred/p7")).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole("button", { name: again })).toBeNull());
  });

  test("a private table gives the link that lets others in", async () => {
    room.on("GET /tables/t1/invite", { invite: "s/cret" });
    const rig = tableAt(moments.over);
    change(rig, { terms: { ...rig.table.told!.table.terms, private: true } });
    render(Owner, { table: rig.table, shown: rig.table.shown! });
    await click(text("page-invite-link"));
    const link = await screen.findByLabelText<HTMLInputElement>(text("page-invite-link"));
    expect(link.value).toMatch(/#\/invite\/t1\/s%2Fcret$/);
    room.on("POST /tables/t1/invite", { invite: "another" });
    await click(text("page-invite-renew"));
    await waitFor(() => expect(link.value).toMatch(/#\/invite\/t1\/another$/));
  });

  test("only who owns the table has these buttons in the menu", async () => {
    await welcome({ ...MIRA, id: "mia", name: "mia" });
    const rig = tableAt(moments.over);
    change(rig, { owner: "noa" });
    const { rerender } = render(Menu, { table: rig.table, shown: rig.table.shown! });
    expect(screen.queryByRole("button", { name: text("page-pause") })).toBeNull();
    change(rig, { owner: "mia" });
    await rerender({ table: rig.table, shown: rig.table.shown! });
    expect(await screen.findByRole("button", { name: text("page-pause") })).toBeTruthy();
  });
});

describe("the fair deal", () => {
  function fair(parts: Partial<TableState> = {}): Rig {
    const rig = tableAt(moments.over);
    change(rig, parts);
    render(Fair, { table: rig.table, proved: [] });
    return rig;
  }

  test("tells all promised decks, and which of them is played", () => {
    const { table } = fair();
    const { deal } = table.told!;
    const roots = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(roots).toHaveLength(deal!.roots.length);
    expect(roots.map((root) => root.classList.contains("picked")).indexOf(true)).toBe(deal!.picked);
    expect(screen.getByText(table.told!.hand!.words)).toBeTruthy();
  });

  test("who played the last hand may agree that its cards are opened, once", async () => {
    const rig = fair({ opening: { hand: 1, agreed: [1], missing: [0, 2] } });
    const button = text("page-agree", { number: 1 });
    expect(bare(screen.getByText(/Missing/).textContent)).toMatch(/^Agreed: 1\. Missing: mia, /);
    await click(button);
    expect(rig.net.socket.last).toMatchObject({ type: "agree", hand: 1 });
    rig.net.socket.done();
    change(rig, { opening: { hand: 1, agreed: [1, 0], missing: [2] } });
    await waitFor(() => expect(screen.queryByRole("button", { name: button })).toBeNull());
  });

  test("a hand that is open leads to its proof", () => {
    const { table } = fair({ opened: 1, opening: null });
    expect(screen.getByText(text("page-opened", { number: 1 }), { exact: false })).toBeTruthy();
    const file = screen.getByRole("link", { name: text("page-own-proof") });
    expect(file.getAttribute("href")).toBe(`api/v1/me/hands/${table.id}/1.proof`);
  });

  test("all hands of the session are checked once more, and one that is wrong is named", async () => {
    const { table } = fair();
    await click(text("page-fair-verify"));
    // The links of the evening are not those of this browser: that is found out.
    const wrong = await screen.findByRole("alert");
    expect(bare(wrong.textContent)).toContain(`Hand ${table.records[0]!.hand} does not agree`);
  });

  test("one that was opened long ago is not spoken of any more", () => {
    const rig = tableAt(moments.over);
    change(rig, { opened: 1, hand: 9, opening: null });
    render(Fair, { table: rig.table, proved: [] });
    expect(screen.queryByRole("link", { name: text("page-own-proof") })).toBeNull();
  });
});
