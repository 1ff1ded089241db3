/** What has a key, and which one it is unless somebody changes it. */

export const KEYS = {
  mark1: "1",
  mark2: "2",
  mark3: "3",
  mark4: "4",
  mark5: "5",
  main: "Enter",
  pat: "p",
  clear: "Backspace",
  none: "0",
  fold: "f",
  call: "c",
  raise: "r",
  show: "w",
  sitOut: "s",
  outAtBlind: "b",
  waitBlind: "x",
  topUp: "e",
  leave: "q",
  history: "h",
  log: "l",
  chat: "m",
  statistics: "i",
  hands: "y",
  fair: "a",
  agree: "d",
  menu: "o",
  pause: "z",
  nextTable: "n",
  sound: "u",
  nice: "6",
  thanks: "7",
  wow: "8",
  unlucky: "9",
  laugh: "j",
  hurry: "k",
  time: "t",
  speak: "v",
  pot: "g",
  help: "?",
  close: "Escape",
} as const;

export type Deed = keyof typeof KEYS;
export const DEEDS = Object.keys(KEYS) as Deed[];

/** Keys that always do the same, so that nobody locks himself out. */
export const FIXED: readonly Deed[] = ["main", "close", "help"];

export type KeyMap = Record<Deed, string>;

/** The key of an event as we name keys: letters small, so that Shift does not matter. */
export const keyOf = ({ key }: Pick<KeyboardEvent, "key">): string =>
  key.length === 1 ? key.toLowerCase() : key;

/** Whether the focus is where letters are typed, and keys must do nothing else. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** The Latin letter or the figure at the place of a key, whatever the keyboard writes there. */
const placeOf = ({ code }: Pick<KeyboardEvent, "code">): string | undefined =>
  /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase();

/**
 * What a key press is to do; nothing with Ctrl, Alt or Meta, or, but to close, while somebody types.
 * Where a keyboard writes something that is no key of ours, as a Greek or Hebrew one does, or a
 * Czech one for figures, the place of the key counts.
 */
export function deedOf(event: KeyboardEvent, keys: KeyMap): Deed | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const deedAt = (key: string | undefined): Deed | undefined =>
    DEEDS.find((each) => keys[each] === key);
  const deed = deedAt(keyOf(event)) ?? deedAt(placeOf(event));
  return deed !== "close" && isTyping(event.target) ? undefined : deed;
}

/** Gives a deed another key; whoever had it before gets the old one in exchange. */
export function rekeyed(keys: KeyMap, deed: Deed, key: string): KeyMap {
  if (FIXED.includes(deed) || FIXED.some((each) => keys[each] === key)) return keys;
  const other = DEEDS.find((each) => keys[each] === key);
  const next = { ...keys, [deed]: key };
  return other && other !== deed ? { ...next, [other]: keys[deed] } : next;
}

/** How a key is written on a button. */
export const keyCap = (key: string): string =>
  ({ Enter: "↵", Backspace: "⌫", Escape: "Esc", " ": "␣" })[key] ?? key.toUpperCase();
