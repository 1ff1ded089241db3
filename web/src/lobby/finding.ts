/** Which tables are shown, and what can be done at each. */
import { chips } from "../i18n/index.svelte";
import type { Listing } from "../wire/api";

export const GROUPS = ["cash", "sit_and_go", "private"] as const;
export type Group = (typeof GROUPS)[number];

export interface Filter {
  group: Group;
  /** A part of the name, in any case. */
  words: string;
  isFree: boolean;
  /** Of the small bet and of chairs 0 is any number. */
  bet: number;
  chairs: number;
  speed: "" | "slow" | "normal" | "fast";
  bots: "" | "yes" | "no";
}

export const ALL: Filter = {
  group: "cash",
  words: "",
  isFree: false,
  bet: 0,
  chairs: 0,
  speed: "",
  bots: "",
};

/** Private tables are a group of their own, whatever is played there. */
export const groupOf = ({ terms }: Listing): Group => (terms.private ? "private" : terms.kind);

export const playersAt = ({ players = 0 }: Listing): number => players;
export const isFull = (listing: Listing): boolean => playersAt(listing) >= listing.terms.chairs;

/** Whether a sit-and-go runs, and nobody comes in any more. */
export const hasBegun = ({ terms, stage }: Listing): boolean =>
  terms.kind === "sit_and_go" && !!stage && stage !== "waiting";

export const fits = (listing: Listing, filter: Filter): boolean =>
  groupOf(listing) === filter.group &&
  listing.terms.name.toLocaleLowerCase().includes(filter.words.trim().toLocaleLowerCase()) &&
  !(filter.isFree && (isFull(listing) || hasBegun(listing))) &&
  (filter.bet === 0 || listing.terms.small_bet === filter.bet) &&
  (filter.chairs === 0 || listing.terms.chairs === filter.chairs) &&
  (filter.speed === "" || listing.terms.speed === filter.speed) &&
  (filter.bots === "" || (filter.bots === "yes") === listing.terms.bots > 0);

export function countsOf(listings: readonly Listing[]): Record<Group, number> {
  const counts = { cash: 0, sit_and_go: 0, private: 0 };
  for (const listing of listings) counts[groupOf(listing)] += 1;
  return counts;
}

/** The small bets that are played for, from the lowest. */
export const betsOf = (listings: readonly Listing[]): number[] =>
  [...new Set(listings.map(({ terms }) => terms.small_bet))].sort((one, other) => one - other);

export type Deed = "sit" | "wait" | "watch" | "back";

/** What the button of a table does; `isSeated` where we have a chair there. */
export function deedAt(listing: Listing, isSeated: boolean): Deed {
  if (isSeated) return "back";
  if (hasBegun(listing)) return "watch";
  return isFull(listing) ? "wait" : "sit";
}

/** What there is to say of a table in a word or two: a message `page-lobby-note-...`. */
export function noteOf(listing: Listing): string {
  const { terms, mine } = listing;
  if (hasBegun(listing)) return "begun";
  if (isFull(listing)) return "full";
  if (mine) return "mine";
  if (terms.private) return "private";
  if (terms.bots) return "bots";
  const players = playersAt(listing);
  if (players === 0) return "empty";
  return players === 1 && terms.chairs > 1 ? "one" : "open";
}

/** The table for who wants to play at once: with bots, and the most of them; then the smallest. */
export function quickest(listings: readonly Listing[]): Listing | undefined {
  return listings
    .filter(
      (each) => groupOf(each) === "cash" && each.terms.bots > 0 && !isFull(each) && !each.address,
    )
    .sort((a, b) => b.terms.bots - a.terms.bots || a.terms.small_bet - b.terms.small_bet)[0];
}

/** Small and big bet, as tables are called. */
export const limitsOf = (small: number): string => `${chips(small)}/${chips(2 * small)}`;

/** The blinds of a limit; the small one is half the big one, rounded up (rules 4). */
export const blindsOf = (small: number): [number, number] => [Math.ceil(small / 2), small];
