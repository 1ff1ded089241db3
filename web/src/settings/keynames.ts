/** What each key does, in the words of its button where it has one. */
import { text } from "../i18n/index.svelte";
import type { Deed } from "./keys";

const NAMES: Readonly<Record<Exclude<Deed, `mark${number}`>, string>> = {
  main: "page-key-main",
  pat: "button-stand-pat",
  clear: "page-key-clear",
  none: "page-key-none",
  fold: "button-fold",
  call: "page-key-call",
  raise: "page-key-raise",
  show: "page-show-cards",
  sitOut: "page-key-sit-out",
  outAtBlind: "page-sit-out-blind",
  waitBlind: "page-wait-blind",
  topUp: "page-add-chips",
  leave: "page-leave",
  history: "page-key-history",
  log: "page-tab-log",
  chat: "page-tab-chat",
  statistics: "page-tab-statistics",
  hands: "page-tab-history",
  fair: "page-tab-fair",
  agree: "page-key-agree",
  menu: "page-menu",
  pause: "page-key-pause",
  nextTable: "page-key-next-table",
  sound: "page-key-sound",
  nice: "room-reaction-nice",
  thanks: "room-reaction-thanks",
  wow: "room-reaction-wow",
  unlucky: "room-reaction-unlucky",
  laugh: "room-reaction-laugh",
  hurry: "room-reaction-hurry",
  time: "page-key-time",
  speak: "page-key-speak",
  pot: "page-key-pot",
  help: "page-key-help",
  close: "page-key-close",
};

export function keyName(deed: Deed): string {
  const mark = /^mark(\d)$/.exec(deed)?.[1];
  return mark
    ? text("page-key-mark", { number: Number(mark) })
    : text(NAMES[deed as keyof typeof NAMES]);
}
