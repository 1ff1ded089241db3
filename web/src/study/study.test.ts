import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { queryOf, type Spot, USUAL } from "../game/spot";
import { speak, text } from "../i18n/index.svelte";
import { signOut, welcome } from "../live/me.svelte";
import { go, route } from "../routing/router.svelte";
import { studies, type StudyDecision, type StudyState } from "../wire/api";
import { FakeRoom, MIRA, refused } from "../wire/fakeroom";
import { Solving } from "./solving.svelte";
import Study from "./Study.svelte";

const SPOT: Spot = { ...USUAL, bigBlind: "D1:2347", button: "pat 9-J" };
const STATE: StudyState = {
  id: "s1",
  state: "waiting",
  ahead: 2,
  iterations: 0,
  seconds: 0,
  exploitability: null,
  complete: true,
  value: null,
  refused: null,
};
const SOLVED: StudyState = {
  ...STATE,
  state: "solved",
  ahead: 0,
  iterations: 61,
  seconds: 1.2,
  exploitability: 0.0009,
  value: [65.9, 34.1],
};
const JACK = {
  name: "J9542",
  share: 0.4,
  frequency: [0.637, 0.363, 0, 0, 0, 0],
  evs: [43.4, 42.8, 29.8, 8.4, 1.8, -1.7],
  ev: 43.2,
  keeps: [
    { kept: "J9542", drawn: 0, frequency: 0.637, ev: 43.4 },
    { kept: "9542", drawn: 1, frequency: 0.363, ev: 42.8 },
    { kept: "", drawn: 5, frequency: 0, ev: -1.7 },
  ],
};
const DRAW: StudyDecision = {
  path: "1",
  seat: 1,
  draws: true,
  actions: ["0", "1", "2", "3", "4", "5"],
  reached: 1,
  words: { pat: 0.893, broken: 0.105, snowed: 0, drawn: 0.002 },
  groups: [{ ...JACK, name: "J", keeps: [] }],
  hands: [JACK],
  unlisted: 0.6,
  marks: [0.1, 0.9].map((share, at) => ({
    name: at ? "J9542" : "95432",
    share,
    equity: null,
    evs: [60 - 20 * at, 40, 30, 8, 1, -1],
    ev: 60 - 20 * at,
  })),
  held: null,
};
const BETS: StudyDecision = {
  ...DRAW,
  path: "10x",
  draws: false,
  actions: ["check", "bet"],
  words: { check: 0.4, "bet for value": 0.5, bluff: 0.1 },
  groups: [{ ...JACK, name: "J", frequency: [0.4, 0.6], evs: [10, 12], keeps: [] }],
  hands: [],
  marks: DRAW.marks.map((mark, at) => ({ ...mark, equity: 0.9 - 0.5 * at, evs: [1, 2] })),
};

/** Nothing has a size here, so nothing ever gets another one. */
class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal("ResizeObserver", NoSizes);

let room: FakeRoom;
let state: StudyState;

const FACTS = { possible: true, most_seconds: 30, longest_range: 150, longest_line: 50 };

const at = (path: string, hand = ""): string => `GET /study/s1/at?path=${path}&hand=${hand}`;

beforeEach(async () => {
  state = SOLVED;
  room = new FakeRoom()
    .on("DELETE /session", undefined)
    .on("DELETE /study/s1", undefined)
    .on("GET /study", FACTS)
    .on("POST /study", STATE)
    .on("GET /study/s1", () => state)
    .on(at(""), { ...DRAW, path: "", seat: 0 })
    .on(at("1"), DRAW)
    .on(at("1", "J9542"), { ...DRAW, held: JACK })
    .on(at("10"), { ...BETS, path: "10", seat: 0 })
    .on(at("10x"), BETS);
  go({ page: "study" });
  await speak("en");
  await signOut();
});

const plain = (element: Element | null | undefined): string =>
  (element?.textContent ?? "")
    .replace(/[\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
const cells = (row: Element): string => [...row.children].map(plain).join(" ");
const press = async (name: string): Promise<void> =>
  void (await fireEvent.click(await screen.findByRole("button", { name })));
const grid = (): Promise<HTMLElement> =>
  screen.findByRole("table", { name: text("page-study-grid") });

async function opened(asked?: string): Promise<void> {
  await welcome(MIRA);
  render(Study, { asked });
  await screen.findByRole("button", { name: text("page-study-solve") });
}

async function written(): Promise<void> {
  await opened();
  const { bigBlind, button } = SPOT;
  await fireEvent.input(screen.getByLabelText("Big blind"), { target: { value: bigBlind } });
  await fireEvent.input(screen.getByLabelText("Button"), { target: { value: button } });
  await press(text("page-study-solve"));
}

test("a spot is handed in as it is written, and its solution shown with figures", async () => {
  await written();
  const row = within(await grid()).getAllByRole("row")[1]!;
  expect(room.bodies("POST /study")).toEqual([
    {
      big_blind: "D1:2347",
      button: "pat 9-J",
      pot: 100,
      small_bet: 10,
      big_bet: 20,
      cap: 4,
      stacks: null,
      drawn: [],
      third_round: false,
      precision: "ranks",
      seconds: 10,
    },
  ]);
  expect(cells(row)).toBe(
    "J-low 40.0% 63.7% 4.34 36.3% 4.28 0.0% 2.98 0.0% 0.84 0.0% 0.18 0.0% -0.17 4.32",
  );
  expect(screen.getByText(/big blind .6\.59., button .3\.41./)).toBeTruthy();
  expect(route()).toEqual({ page: "study", spot: queryOf(SPOT, { path: "" }) });
});

test("the way leads on and back, and the address with it", async () => {
  await opened(queryOf(SPOT, { path: "1" }));
  expect(await screen.findByText(text("page-study-draws-button"))).toBeTruthy();
  await press("pat");
  expect(await screen.findByText(text("page-study-acts-big-blind"))).toBeTruthy();
  await press("check");
  expect(await screen.findByRole("img", { name: text("page-study-chart-equity") })).toBeTruthy();
  // After a check there is nothing behind another one.
  const end = screen.getByRole<HTMLButtonElement>("button", { name: "check" });
  expect(end.disabled).toBe(true);
  expect(route()).toEqual({ page: "study", spot: queryOf(SPOT, { path: "10x" }) });
  await press(text("page-study-first"));
  expect(await screen.findByText(text("page-study-draws-big-blind"))).toBeTruthy();
});

test("the hand that was held stands beside what was done, with what that gives away", async () => {
  await opened(queryOf(SPOT, { path: "1", hand: "J9542", did: "19542" }));
  const held = await screen.findByRole("region", { name: /Held/ });
  expect(plain(held.querySelector(".done"))).toBe("draw 1 36.3% 4.28 what was done");
  expect(plain(held)).toContain("in small bets: 0.06");
});

test("what one hand keeps is told with every choice", async () => {
  await opened(queryOf(SPOT, { path: "1" }));
  const heading = await screen.findByText(text("page-study-keeps"));
  const rows = within(heading.closest<HTMLElement>(".keeps")!).getAllByRole("row").slice(1);
  expect(rows.map(cells)).toEqual([
    "J-9-5-4-2 0 63.7% 4.34 0.00",
    "9-5-4-2 1 36.3% 4.28 -0.06",
    "nothing 5 0.0% -0.17 -4.51",
  ]);
});

test("the chart says the same as a table", async () => {
  await opened(queryOf(SPOT, { path: "1" }));
  const chart = await screen.findByRole("figure", { name: text("page-study-chart-ev") });
  const rows = within(chart).getAllByRole("row", { hidden: true });
  expect(rows.map(cells)).toEqual([
    "Hand Share as played pat draw 1",
    "9-5-4-3-2 10.0% 6.00 6.00 4.00",
    "J-9-5-4-2 90.0% 4.00 4.00 4.00",
  ]);
});

test("how far it is is told, and it can be stopped", async () => {
  state = STATE;
  await written();
  expect(await screen.findByText(/Waiting; spots before this one: .2/)).toBeTruthy();
  state = { ...STATE, state: "solving", iterations: 16, seconds: 1, exploitability: 0.0117 };
  expect(await screen.findByText(/Iterations: .16.; the best answers win .1\.17%/)).toBeTruthy();
  room.on("POST /study/s1/stop", () => (state = { ...SOLVED, complete: false }));
  await press(text("page-study-stop"));
  await grid();
  expect(screen.getByText(new RegExp(text("page-study-early").replace(/[()]/g, ".")))).toBeTruthy();
});

test("no more is written than the room reads", async () => {
  await opened();
  const longest = (label: string): string | null =>
    screen.getByLabelText(label).getAttribute("maxlength");
  expect([longest("Big blind"), longest("Button")]).toEqual(["150", "150"]);
  await fireEvent.click(screen.getByLabelText(text("page-study-ranges-line")));
  expect(longest(text("page-study-line"))).toBe("50");
});

test("one point is looked at after the other, and none that has been passed by", async () => {
  const solving = new Solving();
  let answer = (): void => undefined;
  const first = new Promise<void>((resolve) => (answer = resolve));
  const asked: string[] = [];
  vi.spyOn(studies, "at").mockImplementation(async (_, path) => {
    asked.push(path);
    if (path === "1") await first;
    return { ...DRAW, path };
  });
  solving.state = SOLVED;
  const look = solving.look("1");
  await waitFor(() => expect(asked).toEqual(["1"]));
  const looks = ["10", "10x"].map((path) => solving.look(path));
  answer();
  await Promise.all([look, ...looks]);
  expect(asked).toEqual(["1", "10x"]);
  expect(solving.decision?.path).toBe("10x");
  vi.restoreAllMocks();
});

test("what is no range is said at its field, with the reason", async () => {
  const why = { error: "study-range", text: "", arguments: {} };
  const told = { field: "button", place: 3, reason: "no range" };
  state = { ...STATE, state: "failed", refused: { ...why, arguments: told } };
  await written();
  const field = screen.getByLabelText("Button");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByLabelText("Big blind").getAttribute("aria-invalid")).toBe("false");
  expect(screen.getByText(/look at character .3/)).toBeTruthy();
  expect(screen.getByText("no range")).toBeTruthy();
});

test("who leaves while it is solved gives it up; what is solved is left alone", async () => {
  state = STATE;
  await welcome(MIRA);
  const { unmount } = render(Study, { asked: queryOf(SPOT, { path: "" }) });
  await screen.findByText(/Waiting/);
  unmount();
  await waitFor(() => expect(room.bodies("DELETE /study/s1")).toHaveLength(1));
  state = SOLVED;
  const again = render(Study, { asked: queryOf(SPOT, { path: "" }) });
  await grid();
  again.unmount();
  expect(room.bodies("DELETE /study/s1")).toHaveLength(1);
});

test("a solution that is gone is said to be", async () => {
  await opened(queryOf(SPOT, { path: "1" }));
  await grid();
  room.on(at("10"), refused("study-gone"));
  await press("pat");
  expect(await screen.findByText(text("room-study-gone"))).toBeTruthy();
});

test("an example is solved at once", async () => {
  await opened();
  await press(text("page-study-example-line"));
  await waitFor(() => expect(room.bodies("POST /study")).toHaveLength(1));
  expect(room.bodies("POST /study")[0]).toMatchObject({ line: "rc 2-1 xbc 1-1 xbc", pot: 100 });
});

test("without the solver one sentence says so", async () => {
  room.on("GET /study", { ...FACTS, possible: false });
  await welcome(MIRA);
  render(Study, { asked: undefined });
  expect(await screen.findByText(text("room-study-missing"))).toBeTruthy();
  expect(screen.queryByRole("button", { name: text("page-study-solve") })).toBeNull();
});

test("a stranger is asked in", async () => {
  render(Study, { asked: undefined });
  expect(await screen.findByText(text("room-need-login"))).toBeTruthy();
});
