/** The settings of who is in front of the page; every change counts at once and is kept. */
import { speak, wished } from "../i18n/index.svelte";
import { type Flat, flat, read, type Settings, usual } from "./kept";

export type { Settings } from "./kept";

const PLACE = "tripledraw.settings";

/** Read anywhere, in templates too; changed by `change` alone. */
export const settings: Settings = $state(usual("en"));

type Listener = (flat: Flat, language: Settings["language"]) => void;
let tellAccount: Listener = () => undefined;

/** What is kept in this browser, or what it wishes; ends when the language is there. */
export async function begin(): Promise<void> {
  const start = usual(wished(navigator.languages));
  Object.assign(settings, read(start, stored()));
  dress();
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", dress);
  await speak(settings.language);
}

/** Some of the settings anew. */
export async function change(changes: Partial<Settings>): Promise<void> {
  await take({ ...settings, ...changes });
  tellAccount(flat(settings), settings.language);
}

/** Sounds off, or on again as loud as is usual. */
export const switchSounds = (): Promise<void> =>
  change({ volume: settings.volume ? 0 : usual(settings.language).volume });

/** The settings of an account that has signed in; from then on `listener` hears of changes. */
export async function adopt(from: Flat, language: string, listener: Listener): Promise<void> {
  tellAccount = listener;
  await take(read(settings, { ...from, language }));
}

async function take(next: Settings): Promise<void> {
  Object.assign(settings, next);
  dress();
  localStorage.setItem(PLACE, JSON.stringify({ ...flat(settings), language: settings.language }));
  await speak(settings.language);
}

/** Theme and deck are attributes of the page, which the style sheets go by. */
function dress(): void {
  const isLight =
    settings.theme === "auto"
      ? matchMedia("(prefers-color-scheme: light)").matches
      : settings.theme === "light";
  document.documentElement.dataset["theme"] = isLight ? "light" : "dark";
  document.documentElement.dataset["deck"] = settings.deck;
}

function stored(): Flat {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Flat) : {};
  } catch {
    return {};
  }
}
