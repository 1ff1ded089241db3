import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { speak, text } from "../i18n/index.svelte";
import { me, signOut, welcome } from "../live/me.svelte";
import { FakeRoom, MIRA, refused } from "../wire/fakeroom";
import { KEYS } from "../settings/keys";
import { change, settings } from "../settings/settings.svelte";
import Profile from "./Profile.svelte";

let room: FakeRoom;

beforeEach(async () => {
  room = new FakeRoom()
    .on("GET /session", MIRA)
    .on("GET /me/tokens", [])
    .on("PATCH /me", MIRA)
    .on("DELETE /session", undefined);
  await speak("en");
  await signOut();
  await change({ keys: { ...KEYS }, deck: "four" });
});

async function shown(person: Partial<typeof MIRA> = {}): Promise<HTMLElement> {
  const whole = { ...MIRA, ...person };
  room.on("GET /session", whole);
  await welcome(whole);
  return render(Profile).container;
}

const part = (id: string, values = {}) =>
  within(screen.getByRole("region", { name: text(id, values) }));
const click = (of: ReturnType<typeof part>, id: string) =>
  fireEvent.click(of.getByRole("button", { name: text(id) }));

describe("a guest", () => {
  test("is told before signing out that the name may be lost", async () => {
    await shown();
    const you = within(screen.getByRole("region", { name: "Mira" }));
    await click(you, "page-sign-out");
    expect(you.getByText(text("page-sign-out-guest"))).toBeTruthy();
    expect(me()).not.toBeNull();
    await click(you, "page-sign-out");
    await waitFor(() => expect(me()).toBeNull());
  });

  test("makes a link to come back by", async () => {
    room.on("POST /guest/link", { link: "s" });
    await shown();
    const link = part("page-guest-link");
    await click(link, "page-guest-link-make");
    const field = await link.findByLabelText<HTMLInputElement>(text("page-guest-link"));
    expect(field.value).toMatch(/#\/guest\/s$/);
    expect(room.bodies("POST /guest/link")).toEqual([{}]);
  });

  test("sets a password; one that is too short is said in place and stays", async () => {
    room.on("POST /accounts/upgrade", refused("password-short", { least: 8 }));
    await shown();
    const set = part("page-password-set");
    const field = set.getByLabelText<HTMLInputElement>(text("page-password-new"));
    await fireEvent.input(field, { target: { value: "short" } });
    await fireEvent.submit(field.form!);
    await set.findByText(text("room-password-short", { least: 8 }));
    expect(field.value).toBe("short");
    room.on("POST /accounts/upgrade", { ...MIRA, guest: false });
    await fireEvent.submit(field.form!);
    expect(await screen.findByRole("region", { name: text("page-password-change") })).toBeTruthy();
  });
});

describe("an account", () => {
  test("changes its password", async () => {
    room.on("PUT /me/password", refused("password-wrong"));
    await shown({ guest: false });
    const change = part("page-password-change");
    const now = change.getByLabelText<HTMLInputElement>(text("page-password-now"));
    await fireEvent.input(now, { target: { value: "old" } });
    const fresh = change.getByLabelText(text("page-password-new"));
    await fireEvent.input(fresh, { target: { value: "new letters" } });
    await fireEvent.submit(now.form!);
    await change.findByText(text("room-password-wrong"));
    room.on("PUT /me/password", { ...MIRA, guest: false });
    await fireEvent.submit(now.form!);
    await change.findByText(text("page-password-changed"));
    expect(room.bodies("PUT /me/password")[1]).toEqual({ password: "old", new: "new letters" });
    expect(now.value).toBe("");
  });

  test("is deleted only by its name", async () => {
    room.on("DELETE /me", refused("still-seated"));
    await shown({ guest: false });
    const gone = part("page-delete");
    const button = gone.getByRole<HTMLButtonElement>("button");
    const field = gone.getByRole<HTMLInputElement>("textbox");
    await fireEvent.input(field, { target: { value: "mira" } });
    expect(button.disabled).toBe(true);
    await fireEvent.input(field, { target: { value: "Mira" } });
    await fireEvent.submit(field.form!);
    await gone.findByText(text("room-still-seated"));
    room.on("DELETE /me", undefined);
    await fireEvent.submit(field.form!);
    await waitFor(() => expect(me()).toBeNull());
  });
});

test("chips are filled up where there are few, and not before the day is over", async () => {
  room.on("POST /me/topup", { ...MIRA, chips: 10_000, top_up_from: Date.now() + 1e8 });
  await shown({ chips: 1200 });
  const button = screen.getByRole<HTMLButtonElement>("button", { name: text("page-top-up") });
  await fireEvent.click(button);
  await screen.findByText("10,000");
  expect(button.disabled).toBe(true);
});

test("the secret of a token is shown with it, and ends with it", async () => {
  const token = { id: "t1", label: "robot", created: 0, token: "secret" };
  room.on("POST /me/tokens", token).on("DELETE /me/tokens/t1", undefined);
  await shown();
  const tokens = part("page-tokens");
  const label = tokens.getByLabelText<HTMLInputElement>(text("page-token-label"));
  await fireEvent.input(label, { target: { value: "robot" } });
  await fireEvent.submit(label.form!);
  const secret = await tokens.findByLabelText<HTMLInputElement>(text("page-tokens"));
  expect(secret.value).toBe("secret");
  await fireEvent.click(
    tokens.getByRole("button", { name: text("page-token-end", { label: "robot" }) }),
  );
  await waitFor(() => expect(tokens.queryByText("robot")).toBeNull());
  expect(tokens.queryByDisplayValue("secret")).toBeNull();
});

describe("settings", () => {
  test("count at once, also for a stranger", async () => {
    room.on("GET /session", null);
    render(Profile);
    await fireEvent.click(screen.getByRole("radio", { name: text("page-deck-two") }));
    await waitFor(() => expect(document.documentElement.dataset["deck"]).toBe("two"));
  });

  test("a key that is in use changes places", async () => {
    await shown();
    const keys = part("page-keys");
    const fold = keys.getByRole("button", { name: new RegExp(`^${text("button-fold")}`) });
    await fireEvent.click(fold);
    expect(fold.textContent).toContain(text("page-keys-press"));
    await fireEvent.keyDown(fold, { key: "C" });
    await waitFor(() => expect(settings.keys.fold).toBe("c"));
    expect(settings.keys.call).toBe("f");
    await click(keys, "page-keys-usual");
    await waitFor(() => expect(settings.keys).toEqual(KEYS));
  });

  test("Escape leaves a key as it was", async () => {
    await shown();
    const keys = part("page-keys");
    const pat = keys.getByRole("button", { name: new RegExp(`^${text("button-stand-pat")}`) });
    await fireEvent.click(pat);
    await fireEvent.keyDown(pat, { key: "Escape" });
    expect(settings.keys.pat).toBe("p");
    expect(pat.textContent).not.toContain(text("page-keys-press"));
  });
});
