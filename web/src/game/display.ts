/** What is shown of a table: everything that was told, laid out by chair. */
import type { HandEvent, TableEvent } from "../wire/events";
import type { ChairState } from "../wire/types";
import { isCompletion, type Round, roundOf, wagerTo } from "./betting";
import { type Card, readCards } from "./cards";
import { type Held, nameOf, type Named, sorted } from "./hand";
import { type Pot, potsOf } from "./pots";
import { isCancelled, isRunning, stakesOf, type Told } from "./table";

/** One chair of the table; the figures of a hand are empty for who is not in it. */
export interface Place {
  chair: number;
  player: string;
  name: string;
  isBot: boolean;
  isMe: boolean;
  status: NonNullable<ChairState["status"]>;
  /** Place in a sit-and-go that is decided, 0 before. */
  rank: number;
  stack: number;
  /** The seat in the hand; undefined for who was not dealt in. */
  seat: number | undefined;
  bet: number;
  isFolded: boolean;
  isAllIn: boolean;
  isButton: boolean;
  isActor: boolean;
  /** Cards drawn in each draw so far; 0 is pat. */
  draws: number[];
  /** Cards in the hand: shown ones, high to low, or how many backs. */
  shown: Card[];
  backs: number;
  /** The last thing the seat did in this round or draw. */
  last: TableEvent | undefined;
  /** What it won of the pots, 0 while nothing is decided. */
  won: number;
}

/** The own decision and hand; `legal` is empty while it is not our turn. */
export interface Mine {
  seat: number;
  held: Held[];
  name: Named | undefined;
  discarded: Card[][];
  legal: string[];
  /** What calling costs now. */
  price: number;
  /** What a bet or raise comes to. */
  wagerTo: number;
  isCompletion: boolean;
}

export interface Shown {
  places: (Place | undefined)[];
  /** The chair we sit in. */
  me: number | undefined;
  isRunning: boolean;
  isCancelled: boolean;
  phase: "betting" | "drawing" | "showing" | "over" | undefined;
  /** The draw 1..3 in a draw, else the betting round 1..4; 0 without a hand. */
  round: number;
  /** The betting round as it stands; in a draw the one that follows. */
  betting: Round | undefined;
  cap: number;
  pot: number;
  pots: Pot[];
  mine: Mine | undefined;
}

type OfSeat = Extract<HandEvent, { seat: number }>;

export function shownOf(told: Told, player: string | undefined): Shown {
  const { table, hand, events } = told;
  const me = table.chairs.find((chair) => chair.player === player)?.chair;
  const stakes = stakesOf(events);
  const betting = stakes && roundOf(stakes, events);
  const places: (Place | undefined)[] = Array.from({ length: table.terms.chairs }, () => undefined);
  for (const chair of table.chairs) places[chair.chair] = placeOf(told, chair, chair.chair === me);
  return {
    places,
    me,
    isRunning: isRunning(told),
    isCancelled: isCancelled(told),
    phase: hand?.view.phase,
    round: hand?.view.round ?? 0,
    betting,
    cap: stakes?.cap ?? 0,
    pot: hand?.view.pot ?? 0,
    pots: hand ? potsOf(events, hand.view.folded) : [],
    mine: mineOf(told, betting),
  };
}

function placeOf(told: Told, chair: ChairState, isMe: boolean): Place {
  const { hand, turn, events } = told;
  const view = hand?.view;
  const at = hand ? hand.chairs.indexOf(chair.chair) : -1;
  const seat = at < 0 ? undefined : at;
  const isIn = view !== undefined && seat !== undefined;
  const shown = isIn ? cardsShown(told, seat) : [];
  const isFolded = isIn && view.folded.includes(seat);
  return {
    chair: chair.chair,
    player: chair.player,
    name: chair.name,
    isBot: chair.bot ?? false,
    isMe,
    status: chair.status ?? "in",
    rank: chair.place ?? 0,
    // Chips brought during a hand are played with from the next one on.
    stack: isIn && isRunning(told) ? (view.stacks[seat] ?? 0) : chair.stack,
    seat,
    bet: isIn ? (view.bets[seat] ?? 0) : 0,
    isFolded,
    isAllIn: isIn && isRunning(told) && view.all_in.includes(seat),
    isButton:
      (isIn ? view.button === seat : false) ||
      (!isIn && told.table.button === chair.chair && !hand),
    isActor: turn?.chair === chair.chair,
    draws: isIn ? (view.draws[seat] ?? []) : [],
    shown,
    backs: isIn && !isFolded && shown.length === 0 && isRunning(told) ? 5 : 0,
    last: isIn ? lastOf(events, seat) : undefined,
    won: isIn ? wonBy(events, seat) : 0,
  };
}

/** The cards of a seat that all may see: at the showdown, or turned up afterwards. */
function cardsShown({ hand, events }: Told, seat: number): Card[] {
  const text = hand?.view.shown[String(seat)] ?? "";
  const turned = events.flatMap((event) =>
    event.event === "Exposed" && event.seat === seat ? readCards(event.cards) : [],
  );
  return [...new Set([...readCards(text), ...turned])].sort((one, other) => other - one);
}

const ACTS = new Set<TableEvent["event"]>([
  "BlindPosted",
  "Posted",
  "Folded",
  "Checked",
  "Called",
  "Bet",
  "Raised",
  "Declared",
  "Drew",
  "Shown",
  "Mucked",
]);
/** What begins a new round or draw: acts before it are of the past, folds and all-ins are not. */
const BEGINS = new Set<TableEvent["event"]>(["RoundClosed", "HandStarted"]);

function lastOf(events: readonly TableEvent[], seat: number): OfSeat | undefined {
  let last: OfSeat | undefined;
  for (const event of events) {
    if (BEGINS.has(event.event) && last?.event !== "Folded") last = undefined;
    else if (ACTS.has(event.event) && "seat" in event && event.seat === seat)
      last = event as OfSeat;
  }
  return last;
}

function wonBy(events: readonly TableEvent[], seat: number): number {
  let won = 0;
  for (const event of events) {
    if (event.event === "PotAwarded") won += event.winners[String(seat)] ?? 0;
  }
  return won;
}

function mineOf(told: Told, betting: Round | undefined): Mine | undefined {
  const { own, hand } = told;
  if (!own || !hand) return undefined;
  const held = sorted(own.hand);
  const { bets, stacks } = hand.view;
  return {
    seat: own.seat,
    held,
    name: nameOf(held.map(({ card }) => card)),
    discarded: (own.discarded ?? []).map(readCards),
    legal: own.legal ?? [],
    price: own.price ?? 0,
    wagerTo: betting ? wagerTo(betting, bets[own.seat] ?? 0, stacks[own.seat] ?? 0) : 0,
    isCompletion: betting ? isCompletion(betting) : false,
  };
}
