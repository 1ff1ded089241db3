/** What is said of a solution: actions, deeds, hands and figures in the words of the table. */
import { decimal, percent, text } from "../i18n/index.svelte";
import { BIG_BLIND, type Deed, wordOf } from "./path";

const BETS = ["check", "bet", "call", "raise"] as const;
const LOWEST = 0.0005;
const GROUPS = ["pair", "worse"] as const;

/** The words of the solver for what becomes of a range, and the messages for them. */
const BECOMES: Record<string, string> = {
  pat: "page-study-pat",
  broken: "page-study-broken",
  snowed: "page-study-snowed",
  drawn: "page-study-drawn",
  check: "noun-check",
  call: "noun-call",
  fold: "page-study-fold",
  "bet for value": "page-study-bet-value",
  bluff: "page-study-bluff",
  "raise for value": "page-study-raise-value",
  "bluff raise": "page-study-bluff-raise",
};

export const becomes = (word: string): string => text(BECOMES[word] ?? word);

/** An action of a decision: "check"; at a draw a number of cards. */
export function actionText(action: string): string {
  if (action === "0") return text("table-pat");
  if (/^\d$/.test(action)) return text("page-study-draw", { count: Number(action) });
  const bet = BETS.find((each) => each === action);
  return text(bet ? `noun-${bet}` : "page-study-fold");
}

export const seatText = (seat: number): string =>
  text(seat === BIG_BLIND ? "page-study-big-blind" : "page-study-button");

/** "Button: draw 2". */
export const deedText = ({ seat, sign }: Deed): string =>
  `${seatText(seat)}: ${actionText(wordOf(sign))}`;

/** A group by its highest rank, or a hand by all its ranks. */
export function handText(name: string): string {
  const group = GROUPS.find((each) => each === name);
  if (group) return text(`page-study-${group}`);
  return name.length === 1 ? text("page-study-low", { rank: ranksText(name) }) : ranksText(name);
}

/** Ranks as they are read, "10-8-6"; "" are none. */
export const ranksText = (ranks: string): string =>
  ranks === "" ? text("page-study-nothing") : Array.from(ranks, rankText).join("-");

const rankText = (rank: string): string => (rank === "T" ? "10" : rank);

/** Whether a name is one that is read from left to right in every language. */
export const isRanks = (name: string): boolean => name.length > 1 && /^[2-9TJQKA]+$/.test(name);

/** A share; what is not quite nothing is told apart from nothing. */
export const shareText = (share: number): string =>
  share > 0 && share < LOWEST ? `<${percent(0.001, 1)}` : percent(share, 1);

/** Chips as small bets. */
export const betsText = (chips: number, smallBet: number): string => decimal(chips / smallBet, 2);
