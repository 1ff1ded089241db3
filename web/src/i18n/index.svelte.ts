/**
 * The texts of the page in the language that was chosen; templates follow a change by themselves.
 *
 * `speak` must have ended once before the first text is asked for.
 */
import { type Catalog, complete, load, type Values } from "./catalog";
import { chipsIn, type Code, decimalIn, LANGUAGES, percentIn } from "./language";

export { CODES, isCode, LANGUAGES, wished, type Code } from "./language";
export type { Values } from "./catalog";

let spoken = $state.raw<Catalog>();
let fallback: Catalog | undefined;
let wanted: Code | undefined;
/** The texts of the pages that are no table, once they are needed. */
let whole: Promise<void> | undefined;

/** Loads a language and speaks it from then on; of two calls in a row the last one counts. */
export async function speak(code: Code): Promise<void> {
  wanted = code;
  const [catalog, english] = await Promise.all([load(code), fallback ?? loadFallback(code)]);
  if (whole) await complete(catalog);
  if (wanted !== code) return;
  fallback = english;
  spoken = catalog;
  document.documentElement.lang = code;
  document.documentElement.dir = LANGUAGES[code].dir;
}

/** Learns the texts of the pages that are no table; ends when they can be said. */
export function speakWhole(): Promise<void> {
  whole ??= (spoken ? complete(spoken) : Promise.resolve()).catch((why: unknown) => {
    whole = undefined;
    throw why;
  });
  return whole;
}

/** Something that is fetched when it is needed, with the texts that are. */
export const withTexts = <T>(part: Promise<T>): Promise<T> =>
  Promise.all([part, speakWhole()]).then(([component]) => component);

/** English stands in for what a language lacks; where nothing may be lacking it is not loaded. */
async function loadFallback(code: Code): Promise<Catalog | undefined> {
  return import.meta.env.DEV && code !== "en" ? load("en") : undefined;
}

export const lang = (): Code => spoken?.code ?? "en";
export const dir = (): "ltr" | "rtl" => LANGUAGES[lang()].dir;

/** A message, "page-..." or any other of the locale files; the id itself where it is unknown. */
export function text(id: string, values: Values = {}): string {
  return spoken?.text(id, values) ?? fallback?.text(id, values) ?? id;
}

export const has = (id: string): boolean => spoken?.has(id) ?? false;

/** Whole chips as the language groups them. */
export const chips = (amount: number): string => chipsIn(lang(), amount);
export const decimal = (value: number, places: number): string => decimalIn(lang(), value, places);
/** A share 0..1 as percent. */
export const percent = (share: number, places = 0): string => percentIn(lang(), share, places);

/** A refusal of the room, by its id without `room-`; `english` where the id is not known here. */
export function refusal(error: string, values: Values, english: string): string {
  const id = `room-${error}`;
  return has(id) ? text(id, values) : english;
}
