import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { speak } from "../i18n/index.svelte";
import { recall } from "../live/notes.svelte";
import { liveTable, WELCOME } from "../live/rig";
import { me, signOut, welcome } from "../live/me.svelte";
import { usual } from "../settings/kept";
import { DEEDS } from "../settings/keys";
import { settings } from "../settings/settings.svelte";
import { FakeRoom, MIRA, refused } from "../wire/fakeroom";
import { fakeAnimations, moments, type Rig, step, tableAt } from "./rig";
import Table from "./Table.svelte";

beforeEach(async () => {
  fakeAnimations();
  new FakeRoom();
  Object.assign(settings, usual("en"));
  await speak("en");
});
afterEach(() => vi.unstubAllGlobals());

function show(rig: Rig): Rig {
  render(Table, { table: rig.table });
  flushSync();
  return rig;
}

const dock = () => within(screen.getByRole("region", { name: "Your decision" }));
const buttons = (): string[] =>
  dock()
    .getAllByRole("button")
    .map(({ textContent }) => textContent!.replace(/[\u2066-\u2069\s]+/g, " ").trim());
const cards = (): HTMLElement[] =>
  within(screen.getAllByRole("group", { name: "Your hand" })[0]!).getAllByRole("button");
const press = (key: string) => fireEvent.keyDown(document.body, { key });

describe("a betting turn", () => {
  test("offers fold, call and raise with their amounts and keys", () => {
    const { table } = show(tableAt(moments.betting));
    const { price, wagerTo } = table.shown!.mine!;
    expect(buttons()).toHaveLength(3);
    expect(buttons()[0]).toMatch(/^Fold/);
    expect(buttons()[1]).toMatch(new RegExp(`^Call ${price} `));
    expect(buttons()[2]).toMatch(new RegExp(`^Raise to ${wagerTo}`));
    expect(screen.getByText(/to win/)).toBeTruthy();
  });

  test("a key does what its button does", async () => {
    const { net } = show(tableAt(moments.betting));
    await press("c");
    expect(net.socket.last).toMatchObject({ type: "act", move: "call" });
  });

  test("the second click of two does not act on the next decision", async () => {
    const { net, table } = show(tableAt(moments.betting));
    const { hand, turn } = table.told!;
    const call = dock().getByRole("button", { name: /^Call/ });
    await fireEvent.click(call, { detail: 1 });
    const sent = net.socket.sent.length;
    net.socket.done();
    await tick();
    const next = { ...turn!, decision: turn!.decision + 2, until: 9000, bank: 0 };
    step({ table, net } as Rig, { hand: hand!, turn: next });
    flushSync();
    expect(call.isConnected).toBe(false);
    await fireEvent.click(dock().getByRole("button", { name: /^Call/ }), { detail: 2 });
    expect(net.socket.sent).toHaveLength(sent);
    await fireEvent.click(dock().getByRole("button", { name: /^Call/ }), { detail: 1 });
    expect(net.socket.last).toMatchObject({ type: "act", decision: next.decision });
  });

  test("a raise that is capped is a note and no button", () => {
    show(tableAt(moments.capped));
    expect(buttons()).toHaveLength(2);
    expect(dock().getByRole("note").textContent).toContain("Capped");
  });

  test("what the room refuses is said beside the buttons", async () => {
    const { net } = show(tableAt(moments.betting));
    await press("c");
    net.socket.refuse("not-your-turn");
    await vi.waitFor(() =>
      expect(dock().getByRole("alert").textContent).toContain("not your turn"),
    );
  });
});

describe("a draw", () => {
  test("marks by number, says what is kept and draws with Enter", async () => {
    const { net, table } = show(tableAt(moments.drawing));
    expect(buttons()[0]).toMatch(/^Stand pat/);
    await press("1");
    await press("2");
    expect(cards().map((card) => card.getAttribute("aria-pressed"))).toEqual([
      "true",
      "true",
      "false",
      "false",
      "false",
    ]);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toMatch(/^Keep/);
    expect(buttons()[1]).toMatch(/^Draw 2/);
    await press("Enter");
    expect(net.socket.last).toMatchObject({ type: "act", move: "draw" });
    expect((net.socket.last as { discards: number[] }).discards).toEqual(table.markedPositions);
  });

  test("a mark is taken back by a tap, all of them by one key", async () => {
    const { table } = show(tableAt(moments.drawing));
    await fireEvent.click(cards()[0]!);
    await fireEvent.click(cards()[0]!);
    expect(table.marked.size).toBe(0);
    await fireEvent.click(cards()[3]!);
    await press("Backspace");
    expect(table.marked.size).toBe(0);
  });

  test("the own cards stand high to low", () => {
    const { table } = show(tableAt(moments.drawing));
    const held = table.shown!.mine!.held.map(({ card }) => card);
    expect(held).toEqual([...held].sort((one, other) => other - one));
    expect(cards()).toHaveLength(5);
  });
});

describe("before the own turn", () => {
  test("pre-actions stand where the buttons will be, and tick when the room holds them", async () => {
    const rig = show(
      tableAt((table) => moments.waiting(table) && (table.told?.own?.price ?? 0) > 0),
    );
    const call = dock().getByRole("button", { name: /^Call \D?\d+/ });
    expect(call.getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(call);
    expect(rig.net.socket.last).toMatchObject({ type: "pre", move: "call" });
    step(rig, { own: { ...rig.table.told!.own!, pre: "call" } });
    await tick();
    expect(call.getAttribute("aria-pressed")).toBe("true");
  });

  test("one that has died is off, and the button has the new price", async () => {
    const rig = tableAt((table) => moments.waiting(table) && (table.told?.own?.price ?? 0) > 0);
    step(rig, { own: { ...rig.table.told!.own!, pre: "call" } });
    show(rig);
    const old = dock().getByRole("button", { name: /^Call \D?\d/ });
    step(rig, { own: { ...rig.table.told!.own!, price: 40, pre: null } });
    await tick();
    const call = dock().getByRole("button", { name: /^Call \D?40/ });
    expect(call.getAttribute("aria-pressed")).toBe("false");
    // A finger that is still on the old button is not on the new one.
    expect(old.isConnected).toBe(false);
  });
});

describe("the end of a hand", () => {
  test("says who won and why, and offers the next one", () => {
    const { table } = show(tableAt(moments.over));
    const why = screen.getAllByLabelText("Who won and why")[0]!;
    const paid = table.told!.events.find(({ event }) => event === "PotAwarded");
    expect(why.textContent).toContain(`+${(paid as { amount: number }).amount}`);
    expect(buttons().some((label) => label.startsWith("Deal now"))).toBe(true);
  });

  test.each(["finished", "waiting", "paused"] as const)(
    "a table that is %s offers no next one",
    async (stage) => {
      const rig = tableAt(moments.over);
      show(rig);
      step(rig, { table: { ...rig.table.told!.table, stage } });
      await tick();
      expect(buttons().some((label) => label.startsWith("Replay hand"))).toBe(true);
      expect(buttons().some((label) => label.startsWith("Deal now"))).toBe(false);
    },
  );

  test("what was won in the middle stays in sight", () => {
    const { table } = show(tableAt(moments.over));
    const paid = table.told!.events.find(({ event }) => event === "PotAwarded");
    const pot = document.querySelector("[data-mid] .sr")!.textContent!;
    expect(pot).toContain(String((paid as { amount: number }).amount));
  });
});

describe("around the table", () => {
  test("every seat's draws are in sight and in words", () => {
    const { table } = show(tableAt(moments.second));
    const ladders = document.querySelectorAll(".ladder");
    expect(ladders).toHaveLength(3);
    const noa = within(screen.getByRole("article", { name: "noa" }));
    const [first] = table.shown!.places[1]!.draws;
    const said = first === 0 ? "pat" : String(first);
    expect(noa.getByRole("list").getAttribute("aria-label")).toContain(said);
  });

  test("a drawer over the plates says what the others drew", () => {
    const { table } = show(tableAt(moments.second));
    const drawn = within(document.querySelector(".side")!).getByRole("list", { name: "Draws" });
    for (const place of table.shown!.places) {
      if (!place || place.isMe) continue;
      expect(drawn.textContent!.includes(place.name)).toBe(!place.isFolded);
    }
  });

  test("a lost connection greys the picture and keeps it", async () => {
    const { net } = show(tableAt(moments.betting));
    net.socket.fall();
    await tick();
    expect(document.querySelector(".app.stale")).not.toBeNull();
    expect(cards()).toHaveLength(5);
  });

  test("a table that is open elsewhere offers to go on here", async () => {
    const { net } = show(tableAt(moments.betting));
    net.socket.say({ type: "closing", reason: "replaced" });
    net.socket.fall();
    await tick();
    expect(screen.getByRole("button", { name: "Go on here" })).toBeTruthy();
  });

  test("the panel has a tab for each page, walked by arrows", async () => {
    show(tableAt(moments.betting));
    const log = screen.getByRole("tab", { name: "Hand" });
    expect(log.getAttribute("aria-selected")).toBe("true");
    await fireEvent.keyDown(log, { key: "ArrowRight" });
    expect(screen.getByRole("tab", { name: "Chat" }).getAttribute("aria-selected")).toBe("true");
  });
});

describe("others", () => {
  const open = async () => {
    await welcome({ ...MIRA, id: "mia", name: "mia" });
    const rig = show(tableAt(moments.waiting));
    await fireEvent.click(screen.getByRole("button", { name: "noa" }));
    return rig;
  };
  let room: FakeRoom;
  beforeEach(async () => {
    room = new FakeRoom().on("GET /notes", []).on("DELETE /session", undefined);
    await signOut();
    await recall();
  });

  test("have a note, which stands by the name from then on", async () => {
    room.on("PUT /notes/noa", { player: "noa", name: "noa", text: "snows", blocked: true });
    await open();
    const dialog = within(await screen.findByRole("dialog"));
    await fireEvent.input(dialog.getByRole("textbox"), { target: { value: " snows " } });
    await fireEvent.click(dialog.getByRole("checkbox"));
    await fireEvent.click(dialog.getByRole("button", { name: "Save" }));
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(room.bodies("PUT /notes/noa")).toEqual([{ text: "snows", blocked: true }]);
    expect(screen.getByRole("button", { name: /noa.*blocked.*with a note/ })).toBeTruthy();
  });

  test("what is refused is said in the form, and what was typed stays", async () => {
    room.on("PUT /notes/noa", refused("notes-many", { most: 2000 }));
    await open();
    const dialog = within(await screen.findByRole("dialog"));
    const words = dialog.getByRole<HTMLTextAreaElement>("textbox");
    await fireEvent.input(words, { target: { value: "snows" } });
    await fireEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("as many notes");
    expect(words.value).toBe("snows");
  });

  test("keys are letters while a note is written", async () => {
    const { net } = await open();
    await screen.findByRole("dialog");
    const sent = net.socket.sent.length;
    await press("f");
    await press("s");
    expect(net.socket.sent).toHaveLength(sent);
  });

  test("oneself and bots have none, nor has anybody to a stranger", async () => {
    await signOut();
    show(tableAt(moments.waiting));
    expect(screen.queryByRole("button", { name: "noa" })).toBeNull();
  });
});

describe("every action has a key", () => {
  test("nothing is marked by 0, and then Enter stands pat", async () => {
    const { net, table } = show(tableAt(moments.drawing));
    await press("1");
    await press("0");
    expect(table.marked.size).toBe(0);
    await press("Enter");
    expect(net.socket.last).toMatchObject({ type: "act", move: "draw", discards: [] });
  });

  test("own cards are turned up after the hand, and not before", async () => {
    const running = show(tableAt(moments.betting));
    const sent = running.net.socket.sent.length;
    await press("w");
    expect(running.net.socket.sent).toHaveLength(sent);
    cleanup();
    const { net, table } = show(tableAt(moments.over));
    const isSeen = table.shown!.places[0]!.shown.length > 0;
    await press("w");
    expect(net.socket.last.type === "show").toBe(!isSeen);
  });

  test("the next big blind is waited for outside", async () => {
    const { net } = show(tableAt(moments.waiting));
    await press("b");
    expect(net.socket.last).toMatchObject({ type: "sit_out", when: "big_blind" });
  });

  test.each([
    ["y", "Hands"],
    ["a", "Fairness"],
    ["o", "Table"],
    ["i", "Statistics"],
  ])("%s opens a page of the panel, and the focus goes there", async (key, name) => {
    await welcome({ ...MIRA, id: "mia", name: "mia" });
    show(tableAt(moments.waiting));
    await press(key);
    const tab = screen.getByRole("tab", { name });
    await vi.waitFor(() => expect(document.activeElement).toBe(tab));
    expect(tab.getAttribute("aria-selected")).toBe("true");
  });

  test("chat is typed at once, and Escape leads back to the hand", async () => {
    await welcome({ ...MIRA, id: "mia", name: "mia" });
    show(tableAt(moments.waiting));
    await press("m");
    const field = screen.getByLabelText("Type a message");
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    await fireEvent.keyDown(field, { key: "Escape" });
    expect(document.activeElement).toBe(cards()[0]);
  });

  test("sounds go off and on", async () => {
    show(tableAt(moments.waiting));
    await press("u");
    expect(settings.volume).toBe(0);
    await press("u");
    expect(settings.volume).toBe(60);
  });

  test.each([
    ["6", "nice"],
    ["k", "hurry"],
  ])("%s says %s over the own plate", async (key, reaction) => {
    const { net } = show(tableAt(moments.waiting));
    await press(key);
    expect(net.socket.last).toMatchObject({ type: "react", reaction });
  });

  test("leaving takes two presses, with the question in sight between them", async () => {
    const { net } = show(tableAt(moments.waiting));
    const sent = net.socket.sent.length;
    await press("q");
    const question = await screen.findByText(/Press once more to leave/);
    expect(question.getAttribute("role")).toBe("alert");
    expect(net.socket.sent).toHaveLength(sent);
    await press("q");
    await vi.waitFor(() => expect(net.socket.last).toMatchObject({ type: "leave" }));
  });

  test("to add chips one goes to their field", async () => {
    show(tableAt(moments.waiting));
    await press("e");
    const field = await screen.findByRole("spinbutton", { name: "Add chips" });
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
  });

  test("the big blind is waited for only by who is out", async () => {
    const rig = show(tableAt(moments.waiting));
    const sent = rig.net.socket.sent.length;
    await press("x");
    expect(rig.net.socket.sent).toHaveLength(sent);
    const { table } = rig.table.told!;
    const chairs = table.chairs.map((each) =>
      each.player === rig.table.player ? { ...each, status: "out" as const } : each,
    );
    step(rig, { table: { ...table, chairs } });
    flushSync();
    await press("x");
    expect(rig.net.socket.last).toMatchObject({ type: "sit_in", post: false });
  });

  test("what is typed and not said stays while another page of the panel is looked at", async () => {
    await welcome({ ...MIRA, id: "mia", name: "mia" });
    show(tableAt(moments.waiting));
    await press("m");
    await fireEvent.input(screen.getByLabelText("Type a message"), { target: { value: "so l" } });
    await fireEvent.click(screen.getByRole("tab", { name: "Fairness" }));
    expect(screen.queryByLabelText("Type a message")).toBeNull();
    await fireEvent.click(screen.getByRole("tab", { name: "Chat" }));
    expect(screen.getByLabelText<HTMLInputElement>("Type a message").value).toBe("so l");
  });

  test("the list of keys names them all", async () => {
    show(tableAt(moments.waiting));
    await press("?");
    const list = await screen.findByRole("dialog");
    expect(list.querySelectorAll("kbd")).toHaveLength(DEEDS.length);
    expect(list.textContent).not.toContain("page-");
  });
});

describe("without a chair", () => {
  function watching(): Rig {
    const rig = liveTable();
    const { table } = rig.table.told!;
    rig.net.socket.say({ ...WELCOME, chair: null } as typeof WELCOME);
    step(rig, { table: { ...table, chairs: [] } });
    return show(rig);
  }

  test("somebody sits down with the chips that are usual here", async () => {
    await welcome({ ...MIRA, id: "mia", name: "mia" });
    const { net } = watching();
    await fireEvent.click(dock().getByRole("button", { name: /^Sit down/ }));
    expect(net.socket.last).toMatchObject({ type: "sit", chair: 0, chips: 400 });
  });

  test("the chips that were brought are gone from the account", async () => {
    const mia = { ...MIRA, id: "mia", name: "mia" };
    await welcome(mia);
    const { net } = watching();
    new FakeRoom().on("GET /session", { ...mia, chips: 9200 });
    await fireEvent.click(dock().getByRole("button", { name: /^Sit down/ }));
    net.socket.done();
    await vi.waitFor(() => expect(me()?.chips).toBe(9200));
  });

  test("a chair on the felt is the one that is taken", async () => {
    await welcome({ ...MIRA, id: "mia", name: "mia" });
    const { net } = watching();
    await fireEvent.click(screen.getAllByRole("button", { name: "Sit down" }).at(-1)!);
    await fireEvent.click(dock().getByRole("button", { name: /^Sit down/ }));
    expect((net.socket.last as { chair: number }).chair).not.toBe(0);
  });
});
