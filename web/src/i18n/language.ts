/** What is true of a language as a whole: direction, digits, signs (i18n/language.py). */

export const CODES = ["en", "el", "et", "de", "cs", "he"] as const;
export type Code = (typeof CODES)[number];

interface Language {
  /** Its name as those who speak it write it. */
  name: string;
  group: string;
  /** The smallest number whose digits are grouped in threes. */
  groupsFrom: number;
  decimal: string;
  percent: string;
  minus: string;
  dir: "ltr" | "rtl";
}

const NO_BREAK_SPACE = "\u00a0";
const PLAIN = {
  group: ",",
  groupsFrom: 1000,
  decimal: ".",
  percent: "%",
  minus: "-",
  dir: "ltr",
} as const;

export const LANGUAGES: Record<Code, Language> = {
  en: { ...PLAIN, name: "English" },
  el: { ...PLAIN, name: "Ελληνικά", group: ".", decimal: "," },
  et: {
    ...PLAIN,
    name: "Eesti",
    group: NO_BREAK_SPACE,
    groupsFrom: 10_000,
    decimal: ",",
    minus: "\u2212",
  },
  de: { ...PLAIN, name: "Deutsch", group: ".", decimal: ",", percent: `${NO_BREAK_SPACE}%` },
  cs: {
    ...PLAIN,
    name: "Čeština",
    group: NO_BREAK_SPACE,
    decimal: ",",
    percent: `${NO_BREAK_SPACE}%`,
  },
  he: { ...PLAIN, name: "עברית", minus: "\u200e-", dir: "rtl" },
};

export const isCode = (text: unknown): text is Code => CODES.some((code) => code === text);

/** A whole number with its digits grouped: 12,500 or 12.500; no unit, no currency. */
export function chipsIn(code: Code, amount: number): string {
  const { group, groupsFrom, minus } = LANGUAGES[code];
  const digits = String(Math.abs(amount));
  const grouped =
    Math.abs(amount) >= groupsFrom ? digits.replace(/\B(?=(\d{3})+$)/g, group) : digits;
  return (amount < 0 ? minus : "") + grouped;
}

/** A number with a fixed count of decimals: 10.7 or 10,7. */
export function decimalIn(code: Code, value: number, places: number): string {
  const [whole = "0", part] = Math.abs(value).toFixed(places).split(".");
  const signed = chipsIn(code, Number(whole));
  const sign = value < 0 && Number(value.toFixed(places)) !== 0 ? LANGUAGES[code].minus : "";
  return sign + signed + (part ? LANGUAGES[code].decimal + part : "");
}

/** A share 0..1 as percent, "8.5%": with `places` decimals. */
export function percentIn(code: Code, share: number, places = 0): string {
  return decimalIn(code, share * 100, places) + LANGUAGES[code].percent;
}

/** The language of a browser that we speak best: of its wishes the first that we know. */
export function wished(wishes: readonly string[]): Code {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split("-")[0];
    // "iw" is what some systems still call Hebrew.
    if (code === "iw") return "he";
    if (isCode(code)) return code;
  }
  return "en";
}
