import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { speak } from "../i18n/index.svelte";
import { change, settings } from "../settings/settings.svelte";
import { usual } from "../settings/kept";
import { UnreachableError } from "../wire/api";
import { titleFor } from "./attention";
import { politeText, say, urgentText } from "./announce.svelte";
import Dialog from "./Dialog.svelte";
import { network } from "./network.svelte";
import Notice from "./Notice.svelte";
import Num from "./Num.svelte";
import TopBar from "./TopBar.svelte";

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  await speak("en");
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe("announcing", () => {
  test("sentences of one moment are one", () => {
    vi.useFakeTimers();
    say("Noa draws 1");
    vi.advanceTimersByTime(200);
    say("Tom stands pat");
    vi.advanceTimersByTime(200);
    expect(politeText()).toBe("Noa draws 1. Tom stands pat");
  });

  test("the same words twice are heard twice", () => {
    vi.useFakeTimers();
    const heard = ["Your turn", "Your turn"].map((sentence) => {
      say(sentence, { isUrgent: true });
      vi.advanceTimersByTime(400);
      return urgentText();
    });
    expect(heard[0]).not.toBe(heard[1]);
    expect(heard[1]!.trim()).toBe("Your turn");
  });
});

describe("network", () => {
  test("tries until the room answers", async () => {
    vi.useFakeTimers();
    const work = vi.fn<() => Promise<string>>();
    work.mockRejectedValueOnce(new UnreachableError("away")).mockResolvedValueOnce("there");
    const done = network.untilReached(work);
    await vi.advanceTimersByTimeAsync(0);
    expect(network.isAway).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    await expect(done).resolves.toBe("there");
    expect(network.isAway).toBe(false);
  });

  test("what the room refuses is no lost connection", async () => {
    await expect(network.untilReached(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(network.isAway).toBe(false);
  });
});

test("the title says that it is our turn", () => {
  const waits = { isWaiting: true } as Parameters<typeof titleFor>[0][number];
  expect(titleFor([waits], "Oak")).toBe("● Your turn · Oak · tripledraw");
  expect(titleFor([], undefined)).toBe("tripledraw");
});

test("figures are grouped and read from left to right", async () => {
  const { container } = render(Num, { value: 12_500 });
  expect(container.querySelector("bdi")).toMatchObject({ dir: "ltr", textContent: "12,500" });
  await speak("de");
  await vi.waitFor(() => expect(container.textContent).toBe("12.500"));
  await speak("en");
});

test("something bad is told at once, something good when there is time", () => {
  render(Notice, { kind: "bad", children: words("wrong") });
  render(Notice, { kind: "ok", children: words("right") });
  expect(screen.getByRole("alert").textContent).toContain("wrong");
  expect(screen.getByRole("status").textContent).toContain("right");
});

test("a dialog has a name, and its cross closes it", async () => {
  const onclose = vi.fn();
  render(Dialog, { title: "New table", onclose, children: words("terms") });
  expect(screen.getByRole("dialog", { name: "New table" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onclose).toHaveBeenCalledOnce();
});

describe("the bar on top", () => {
  beforeEach(() => change({ ...usual("en") }));

  test("says where one is", () => {
    render(TopBar);
    expect(screen.getByRole("link", { current: "page" }).textContent).toContain("Lobby");
  });

  test("changes the language of everything", async () => {
    render(TopBar);
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "he" } });
    await vi.waitFor(() => expect(document.documentElement.dir).toBe("rtl"));
    expect(settings.language).toBe("he");
    expect(screen.getByRole("combobox", { name: "שפה" })).toBeTruthy();
  });

  test("changes the theme and the sound, and keeps them", async () => {
    render(TopBar);
    await fireEvent.click(screen.getByRole("button", { name: "Theme: as the device" }));
    await fireEvent.click(screen.getByRole("button", { name: "Theme: dark" }));
    expect(document.documentElement.dataset["theme"]).toBe("light");
    await fireEvent.click(screen.getByRole("button", { name: "Sounds on" }));
    expect(JSON.parse(localStorage.getItem("tripledraw.settings")!)).toMatchObject({
      theme: "light",
      volume: 0,
    });
  });
});
