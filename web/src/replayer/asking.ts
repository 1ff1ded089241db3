/** What the solver is asked about a decision of a hand: the spot it was made in, and the hand held. */
import { type Card, rankOf, RANKS, readCards, suitOf } from "../game/cards";
import { canBeCap, type Moment, queryOf, type Spot, USUAL } from "../game/spot";
import { stakesOf } from "../game/table";
import type { TableEvent } from "../wire/events";
import { heldAfter, type Holding } from "./known";
import { viewAfter } from "./view";

const SEATS = 2;
const THIRD = 3;
const LAST_ROUND = 4;
const FOLD = "f";

type Bet = Extract<TableEvent, { event: "Folded" | "Checked" | "Called" | "Bet" | "Raised" }>;
type Draw = Extract<TableEvent, { event: "Declared" | "Drew" }>;

const isBet = (event: TableEvent): event is Bet =>
  ["Folded", "Checked", "Called", "Bet", "Raised"].includes(event.event);
const sizeOf = (draw: Draw): number =>
  "count" in draw ? draw.count : readCards(draw.discards).length;

/** A hand in the open: the letters of each round, the numbers of each draw, and where rounds end. */
class Course {
  readonly rounds: string[] = [""];
  readonly draws: number[][] = [];
  /** So many events there are when a round has ended. */
  readonly ends: number[] = [];
  /** In the first round the small blind owes something. */
  private isOwed = true;

  constructor(
    events: readonly TableEvent[],
    private readonly isDraw: (event: TableEvent) => event is Draw,
  ) {
    events.forEach((event, at) => this.add(event, at + 1));
  }

  private add(event: TableEvent, end: number): void {
    if (isBet(event)) this.bet(event);
    else if (this.isDraw(event)) this.draws.at(-1)?.push(sizeOf(event));
    else if (event.event === "RoundClosed") {
      this.ends.push(end);
      this.rounds.push("");
      this.draws.push([]);
      this.isOwed = false;
    }
  }

  private bet(event: Bet): void {
    const sign = this.signOf(event);
    this.rounds.push(this.rounds.pop()! + sign);
    this.isOwed = sign === "b" || sign === "r";
  }

  /** As the solver writes a bet: a raise of nothing is a bet, a call of nothing a check. */
  signOf({ event }: Bet): string {
    if (event === "Folded") return FOLD;
    if (event === "Bet" || event === "Raised") return this.isOwed ? "r" : "b";
    return this.isOwed ? "c" : "x";
  }
}

/**
 * The address of the study of a decision, from the third betting round of a hand of two on;
 * undefined for any other event, and for stakes that the solver does not know.
 */
export function askOf(
  events: readonly TableEvent[],
  event: TableEvent | undefined,
  holdings: readonly (readonly Holding[])[],
): string | undefined {
  const start = events[0];
  const stakes = stakesOf(events);
  if (!event || start?.event !== "HandStarted" || start.stacks.length !== SEATS || !stakes)
    return undefined;
  if (!canBeCap(stakes.cap) || stakes.heads_up_cap !== "capped") return undefined;
  const isDraw = drawOf(events);
  if (!isBet(event) && !isDraw(event)) return undefined;

  const at = events.indexOf(event);
  const course = new Course(events.slice(0, at), isDraw);
  const round = course.rounds.length;
  const isThird = isBet(event) && round === THIRD;
  if (!isThird && round !== LAST_ROUND) return undefined;
  // A round without a word had nobody who could bet: the strategy knows no such line.
  if (course.rounds.slice(0, isThird ? THIRD - 1 : THIRD).includes("")) return undefined;
  const closed = course.ends[isThird ? THIRD - 2 : THIRD - 1]!;
  const before = viewAfter(events.slice(0, closed));
  const bigBlind = 1 - start.button;
  const spot: Spot = {
    ...USUAL,
    line: lineOf(course, isThird ? THIRD - 1 : THIRD),
    start: isThird ? "third_round" : "last_draw",
    pot: before.pot,
    smallBet: stakes.small_bet,
    bigBet: stakes.big_bet,
    cap: stakes.cap,
    stacks: [before.stacks[bigBlind]!, before.stacks[start.button]!],
  };
  return queryOf(spot, momentOf(event, at, course, isThird, holdings));
}

/** Where all declare before anybody is served, that is the decision; else the draw itself. */
function drawOf(events: readonly TableEvent[]): (event: TableEvent) => event is Draw {
  const kind = events.some(({ event }) => event === "Declared") ? "Declared" : "Drew";
  return (event): event is Draw => event.event === kind;
}

function lineOf({ rounds, draws }: Course, count: number): string {
  const parts = rounds.slice(0, count).flatMap((bets, at) => {
    const drawn = at < 2 ? [draws[at]!.join("-")] : [];
    return [bets, ...drawn];
  });
  return parts.join(" ");
}

function momentOf(
  event: Bet | Draw,
  at: number,
  course: Course,
  isThird: boolean,
  holdings: readonly (readonly Holding[])[],
): Moment {
  const drawn = isThird ? "" : course.draws[THIRD - 1]!.join("");
  const path = drawn + course.rounds.at(-1)!;
  const own = holdings[event.seat] ?? [];
  const cards = heldAfter(own, at)?.cards;
  // The spot is asked by ranks alone, in which no hand is a flush.
  const isKnown = cards !== undefined && new Set(cards.map(suitOf)).size > 1;
  const hand = isKnown ? ranksOf(cards) : undefined;
  if (isBet(event)) return { path, hand, did: course.signOf(event) };
  const kept = isKnown && "discards" in event ? keptOf(cards, readCards(event.discards)) : "";
  return { path, hand, did: `${sizeOf(event)}${kept}` };
}

const ranksOf = (cards: readonly Card[]): string =>
  [...cards]
    .sort((one, other) => other - one)
    .map((card) => RANKS.charAt(rankOf(card)))
    .join("");

const keptOf = (cards: readonly Card[], thrown: readonly Card[]): string =>
  ranksOf(cards.filter((card) => !thrown.includes(card)));
