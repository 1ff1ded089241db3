import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { speak, text } from "../i18n/index.svelte";
import { me } from "../live/me.svelte";
import ComeIn from "./ComeIn.svelte";
import { FakeRoom, MIRA, refused } from "../wire/fakeroom";

let room: FakeRoom;
const onin = vi.fn();

beforeEach(async () => {
  room = new FakeRoom();
  onin.mockClear();
  await speak("en");
  render(ComeIn, { onin });
});

const name = (): HTMLInputElement => screen.getByLabelText(text("page-name"));
const type = (field: HTMLInputElement, value: string) =>
  fireEvent.input(field, { target: { value } });
const send = () => fireEvent.submit(name().form!);
const way = (id: string) => fireEvent.click(screen.getByRole("radio", { name: text(id) }));

test("a name that is taken is said under it, in the language of the page, and stays there", async () => {
  room.on("POST /guests", refused("name-taken", { name: "Noa" }));
  await type(name(), "Noa");
  await send();
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain(text("room-name-taken", { name: "Noa" }));
  expect(name().value).toBe("Noa");
  expect(name().getAttribute("aria-invalid")).toBe("true");
  expect(onin).not.toHaveBeenCalled();
});

test("typing on takes the complaint away", async () => {
  room.on("POST /guests", refused("name-taken", { name: "Noa" }));
  await type(name(), "Noa");
  await send();
  await screen.findByRole("alert");
  await type(name(), "Noa 2");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a room that is away loses nothing that was typed", async () => {
  room.on("POST /accounts", "away");
  await way("page-account");
  const password = screen.getByLabelText<HTMLInputElement>(text("page-password"));
  await type(name(), "Mira");
  await type(password, "eight letters");
  await send();
  expect((await screen.findByRole("alert")).textContent).toContain(text("page-unreachable"));
  expect([name().value, password.value]).toEqual(["Mira", "eight letters"]);
});

test("each way in asks the room for what it is", async () => {
  room.on("POST /session", MIRA);
  await way("page-sign-in");
  await type(name(), "Mira");
  await type(screen.getByLabelText(text("page-password")), "eight letters");
  await send();
  await waitFor(() => expect(onin).toHaveBeenCalledOnce());
  expect(room.bodies("POST /session")).toEqual([{ name: "Mira", password: "eight letters" }]);
  expect(me()).toMatchObject({ name: "Mira" });
});
