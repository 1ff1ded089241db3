// Written by scripts/types.js from the schemas of the room: do not edit.

/**
 * What is known of suits, and of each other's cards.
 *
 *     ``RANKS``  nothing: there are no flushes, and the ranges are taken as if they shared no cards
 *     ``CARDS``  flushes count, held and drawn, and no card is in both final hands; the discards of
 *                neither are out of the other's
 *
 */
export type Precision = "ranks" | "cards";

export interface Barred {
  player: string;
  name: string;
}
export interface Changes {
  language?: string | null;
  settings?: {
    [k: string]: boolean | number | string;
  } | null;
}
export interface Flaw {
  hand: string;
  kind: "disagrees" | "damaged" | "partial" | "cancelled" | "not_this_game";
  line: number;
  reason: string;
}
export interface Followed {
  secret: string;
}
export interface Invitation {
  invite: string | null;
}
export interface Line {
  player: string;
  name: string;
  brought: number;
  taken: number;
  at_table: number;
  result: number;
}
export interface Link {
  link: string;
}
export interface Listing {
  id: string;
  terms: Required<Terms>;
  players?: number;
  waiting?: number;
  watching?: number;
  hands_per_hour?: number;
  average_pot?: number;
  stage?: "waiting" | "linking" | "playing" | "pausing" | "paused" | "finished" | null;
  mine?: boolean;
  address?: string | null;
}
export interface Login {
  name: string;
  password: string;
}
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  admin: boolean;
  language: string;
  settings: {
    [k: string]: boolean | number | string;
  };
  created: number;
  chips: number;
  top_up_below: number;
  top_up_from: number;
}
export interface NewAccount {
  name: string;
  password: string;
  language?: string;
}
export interface NewGuest {
  name: string;
  language?: string;
}
export interface NewNote {
  text?: string;
  blocked?: boolean;
}
export interface NewPassword {
  password: string;
  new: string;
}
export interface NewToken {
  label?: string;
}
export interface Note {
  player: string;
  name: string;
  text: string;
  blocked: boolean;
}
export interface Opened {
  id: string;
  invite?: string | null;
}
export interface PastHand {
  table: string;
  name: string;
  number: number;
  at: number;
  cancelled: boolean;
  chair: number;
  net: number;
  small_bet: number;
  draws: string;
  showdown: boolean;
  won_showdown: boolean;
  exposed: {
    [k: string]: string;
  };
}
export interface Refusal {
  error: string;
  text: string;
  arguments: {
    [k: string]: string | number;
  };
}
export interface ReplayedFile {
  hands: ReplayedHand[];
  damaged: Flaw[];
  left_out: number;
}
export interface ReplayedHand {
  hand: string;
  table: string;
  names: string[];
  hero: number | null;
  events: import("./types").Event[];
  phh: string | null;
  pokerstars: string | null;
  played: string;
  ended: number | null;
  line: number;
  scale: number;
  revealed: {
    [k: string]: string;
  };
  flaws: Flaw[];
}
export interface Statistics {
  hands: number;
  won: number;
  won_small_bets: number;
  voluntary: number | null;
  raises: number | null;
  pat: (number | null)[];
  showdowns: number | null;
  showdowns_won: number | null;
}
export interface StudyDecision {
  path: string;
  seat: number;
  draws: boolean;
  actions: string[];
  reached: number;
  words: {
    [k: string]: number;
  };
  groups: StudyHands[];
  hands: StudyHands[];
  unlisted: number;
  marks: StudyMark[];
  held: StudyHands | null;
}
export interface StudyHands {
  name: string;
  share: number;
  frequency: number[];
  evs: number[];
  ev: number;
  keeps?: StudyKeep[];
}
export interface StudyKeep {
  kept: string;
  drawn: number;
  frequency: number;
  ev: number;
}
export interface StudyMark {
  name: string;
  share: number;
  equity: number | null;
  evs: number[];
  ev: number;
}
export interface StudyFacts {
  possible: boolean;
  most_seconds: number;
  longest_range: number;
  longest_line: number;
}
export interface StudySpot {
  pot: number;
  big_blind?: string;
  button?: string;
  line?: string;
  small_bet?: number;
  big_bet?: number;
  cap?: number;
  stacks?: [number, number] | null;
  drawn?: unknown[];
  third_round?: boolean;
  precision?: Precision;
  seconds?: number;
}
export interface StudyState {
  id: string;
  state: "waiting" | "warming" | "solving" | "solved" | "stopped" | "failed";
  ahead: number;
  iterations: number;
  seconds: number;
  exploitability: number | null;
  complete: boolean;
  value: [number, number] | null;
  refused: Refusal | null;
}
export interface Terms {
  name: string;
  kind?: "cash" | "sit_and_go";
  chairs?: number;
  small_bet?: number;
  reshuffle?: "standard" | "stars" | "everything";
  speed?: "slow" | "normal" | "fast";
  buy_in_min?: number;
  buy_in_max?: number;
  starting_stack?: number;
  private?: boolean;
  approval?: boolean;
  watch?: boolean;
  watch_delay?: number;
  audit?: "never" | "all_agree" | "delay";
  bots?: number;
  agent?: "textbook" | "caller" | "random" | "showdown" | "blueprint";
}
export interface Token {
  id: string;
  label: string;
  created: number;
  token?: string | null;
}
export interface Upgrade {
  password: string;
}
export interface Welcome {
  me: Me;
  link: string;
}
