/** What the rules page is made of: the same sections and blocks in every language. */
import type { Code } from "../i18n/index.svelte";

/** Cards in a passage stand in brackets, "[7c 5d]", and are drawn. */
export type Passage = string;

export type Block =
  | Passage
  /** One after the other. */
  | { steps: Passage[] }
  | { points: Passage[] }
  /** A word and what it means. */
  | { terms: [term: string, meaning: Passage][] }
  /** Hands from the best to the worst. */
  | { hands: [cards: string, name: Passage][] };

/** Addresses of sections are known outside, "#/rules/betting": they never change. */
export const SECTIONS = [
  "game",
  "cards",
  "hand",
  "betting",
  "draws",
  "all-in",
  "showdown",
  "room",
  "example",
  "fair",
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** The section that an address names, "#/rules/betting". */
export function sectionOf(hash: string): SectionId | undefined {
  const named = /^#\/rules\/([a-z-]+)$/.exec(hash)?.[1];
  return SECTIONS.find((id) => id === named);
}

export interface Section {
  id: SectionId;
  title: string;
  blocks: Block[];
}

export interface Rules {
  title: string;
  sections: Section[];
}

const TEXTS: Record<Code, () => Promise<{ rules: Rules }>> = {
  en: () => import("./texts/en"),
  el: () => import("./texts/el"),
  et: () => import("./texts/et"),
  de: () => import("./texts/de"),
  cs: () => import("./texts/cs"),
  he: () => import("./texts/he"),
};

/** Fetches the rules in a language: nobody loads those of the other five. */
export const load = async (code: Code): Promise<Rules> => (await TEXTS[code]()).rules;
