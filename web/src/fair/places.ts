/** Whether a seat's cards came from where they were next in turn (fairness/places.py). */
import { readCards, writeCard } from "../game/cards";
import type { TableEvent } from "../wire/events";
import { named, type Cut } from "./cut";
import { Unfair } from "./hashing";
import { DECK_CARDS } from "./orders";
import type { Proof } from "./record";

const HAND_CARDS = 5;

type Start = Extract<TableEvent, { event: "HandStarted" }>;

/** Where the next card of a seat must come from, carried through the hand. */
class Turn {
  place = 0;
  mayBeUnproved = false;
  private gone: number;
  private told = 0;
  private last: readonly [order: number, position: number] = [0, -1];
  private readonly seats: number;

  constructor(private readonly start: Start) {
    this.seats = start.stacks.length;
    this.gone = HAND_CARDS * this.seats;
  }

  deal(seat: number, at: number): void {
    const fromButton = (seat - this.start.button - 1 + this.seats) % this.seats;
    this.place = at * this.seats + fromButton;
  }

  /** Under `stars` a stub too short for a whole draw is shuffled in before it (rules 6). */
  serve(count: number): void {
    if (this.isStars && count > DECK_CARDS - this.gone) this.gone = DECK_CARDS;
  }

  draw(): void {
    this.place = this.gone;
    this.gone += 1;
    this.mayBeUnproved = this.isStars && this.place >= DECK_CARDS;
  }

  passBy(event: TableEvent): void {
    if (event.event === "Burned") this.gone += 1;
    if (event.event === "Reshuffled") this.told += 1;
    if (event.event === "Drew") {
      const count = "count" in event ? event.count : readCards(event.cards).length;
      this.serve(count);
      this.gone += count;
    }
  }

  check(proof: Proof): void {
    const { order, position } = proof;
    if (order === 0 && position !== this.place) throw new Unfair(`${named(proof)} is out of turn`);
    if (order > 0 && this.place < DECK_CARDS) {
      throw new Unfair(`${named(proof)} is of a reshuffle before its time`);
    }
    if (order > this.told && this.start.stakes.reshuffle === "standard") {
      throw new Unfair(`${named(proof)} is of a reshuffle that was not told`);
    }
    const [lastOrder, lastPosition] = this.last;
    if (order < lastOrder || (order === lastOrder && position <= lastPosition)) {
      throw new Unfair(`${named(proof)} is out of turn`);
    }
    this.last = [order, position];
  }

  private get isStars(): boolean {
    return this.start.stakes.reshuffle === "stars";
  }
}

/** Each card of a seat as it came, with the turn it came in. */
function* ownCards(
  start: Start,
  course: readonly TableEvent[],
  seat: number,
): Generator<[number, Turn]> {
  const turn = new Turn(start);
  for (const event of course) {
    const own = "seat" in event && event.seat === seat;
    if (own && event.event === "Dealt" && "cards" in event) {
      for (const [at, card] of readCards(event.cards).entries()) {
        turn.deal(seat, at);
        yield [card, turn];
      }
    } else if (own && event.event === "Drew" && "cards" in event) {
      const cards = readCards(event.cards);
      turn.serve(cards.length);
      for (const card of cards) {
        turn.draw();
        yield [card, turn];
      }
    } else turn.passBy(event);
  }
}

/** Checks that every card of a seat is proved, in sequence; gives how many need no proof. */
export function checkCards(
  cut: Cut,
  log: readonly TableEvent[],
  seat: number,
  proofs: readonly Proof[],
): number {
  const [start, ...course] = log;
  if (start?.event !== "HandStarted") throw new Unfair("the log does not begin with HandStarted");
  const left = [...proofs];
  const came = new Set<string>();
  let unproved = 0;
  for (const [card, turn] of ownCards(start, course, seat)) {
    const proof = left[0];
    if (proof?.card === writeCard(card)) {
      left.shift();
      cut.check(proof);
      turn.check(proof);
      const place = `${proof.order} ${proof.card}`;
      if (came.has(place)) throw new Unfair(`${proof.card} came twice out of order ${proof.order}`);
      came.add(place);
    } else if (turn.mayBeUnproved) unproved += 1;
    else throw new Unfair(`${writeCard(card)} was dealt without a proof`);
  }
  if (left[0]) throw new Unfair(`${named(left[0])} is of no card that was dealt then`);
  return unproved;
}
