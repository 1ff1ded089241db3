/** The settings as they are written down: in this browser, and with the account. */
import { type Code, isCode } from "../i18n/language";
import { DEEDS, KEYS, type KeyMap } from "./keys";

export interface Settings {
  language: Code;
  theme: "auto" | "dark" | "light";
  deck: "four" | "two";
  /** 0..100; 0 is silence. */
  volume: number;
  /** Whether the odds of the own hand are shown. */
  outs: boolean;
  /** Whether Fold is at the side of the right thumb. */
  leftHand: boolean;
  /** Whether others' chat is shown. */
  chat: boolean;
  keys: KeyMap;
}

export type Flat = Record<string, boolean | number | string>;

export const usual = (language: Code): Settings => ({
  language,
  theme: "auto",
  deck: "four",
  volume: 60,
  outs: true,
  leftHand: false,
  chat: true,
  keys: { ...KEYS },
});

/** Settings as an account keeps them: flat, keys only where they are not the usual ones. */
export function flat({ language: _, keys, ...rest }: Settings): Flat {
  const changed = DEEDS.filter((deed) => keys[deed] !== KEYS[deed]);
  return { ...rest, ...Object.fromEntries(changed.map((deed) => [`key.${deed}`, keys[deed]])) };
}

/** Settings read back over others; whatever is none of ours, or of another kind, is left out. */
export function read(over: Settings, from: Flat): Settings {
  const keys = { ...KEYS } as KeyMap;
  for (const deed of DEEDS) {
    const key = from[`key.${deed}`];
    if (typeof key === "string" && key !== "") keys[deed] = key;
  }
  return {
    language: isCode(from["language"]) ? from["language"] : over.language,
    theme: oneOf(from["theme"], ["auto", "dark", "light"], over.theme),
    deck: oneOf(from["deck"], ["four", "two"], over.deck),
    volume: typeof from["volume"] === "number" ? clamp(from["volume"]) : over.volume,
    outs: flag(from["outs"], over.outs),
    leftHand: flag(from["leftHand"], over.leftHand),
    chat: flag(from["chat"], over.chat),
    keys,
  };
}

const clamp = (volume: number): number => Math.min(100, Math.max(0, Math.round(volume)));
const flag = (value: unknown, over: boolean): boolean =>
  typeof value === "boolean" ? value : over;

function oneOf<T extends string>(value: unknown, known: readonly T[], over: T): T {
  return known.find((each) => each === value) ?? over;
}
