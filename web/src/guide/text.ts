/** The guide to a first hand: the same five steps in every language, each with what it shows. */
import type { Code } from "../i18n/index.svelte";

/** What a step shows beside its words; it is the same in every language. */
export interface Picture {
  /** Hands, high to low. */
  hands?: readonly string[];
  /** Of the hand the cards that go. */
  thrown?: string;
  /** What one may do, in chips: to call, and to raise to. */
  prices?: { call: number; raise: number };
  /** The draws of a player, 0 for pat. */
  draws?: readonly number[];
}

export const STEPS = [
  { id: "low", hands: ["7c 5d 4h 3s 2c"] },
  { id: "play", hands: ["Kd 8c 5h 3s 2c"], prices: { call: 10, raise: 20 } },
  { id: "throw", hands: ["Kd 9c 5h 3s 2c"], thrown: "Kd 9c" },
  { id: "watch", draws: [3, 1, 0] },
  { id: "show", hands: ["8d 6c 4d 3h 2s", "8c 7h 5s 3c 2d"] },
] as const satisfies readonly ({ id: string } & Picture)[];

export type StepId = (typeof STEPS)[number]["id"];

export interface Words {
  title: string;
  /** Two sentences. */
  says: readonly [string, string];
}

export interface Guide {
  title: string;
  steps: Record<StepId, Words>;
}

const TEXTS: Record<Code, () => Promise<{ guide: Guide }>> = {
  en: () => import("./texts/en"),
  el: () => import("./texts/el"),
  et: () => import("./texts/et"),
  de: () => import("./texts/de"),
  cs: () => import("./texts/cs"),
  he: () => import("./texts/he"),
};

/** Fetches the guide in a language: nobody loads those of the other five. */
export const load = async (code: Code): Promise<Guide> => (await TEXTS[code]()).guide;
