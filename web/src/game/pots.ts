/** Main and side pots, read off the log of a hand (rules 5). */
import type { TableEvent } from "../wire/events";

export interface Pot {
  amount: number;
  /** The seats that can win it. */
  seats: number[];
}

interface Chips {
  /** Blinds, bets and antes by seat: what counts for the levels of the pots. */
  put: number[];
  /** Big-blind antes and dead posts: they lie in the first pot. */
  dead: number;
}

/** What every seat has put in so far; bets of the round under way are left out. */
export function collected(events: readonly TableEvent[]): Chips {
  const start = events[0];
  const seats = start?.event === "HandStarted" ? start.stacks.length : 0;
  const put = Array<number>(seats).fill(0);
  const bets = Array<number>(seats).fill(0);
  let dead = 0;
  const collect = (): void =>
    bets.forEach((bet, seat) => {
      put[seat]! += bet;
      bets[seat] = 0;
    });
  for (const event of events) {
    switch (event.event) {
      case "AntePosted":
        put[event.seat]! += event.amount;
        break;
      case "BlindPosted":
        if (event.kind === "ante") dead += event.amount;
        else bets[event.seat]! += event.amount;
        break;
      case "Posted":
        bets[event.seat]! += event.live;
        dead += event.dead;
        break;
      case "Called":
      case "Bet":
      case "Raised":
        bets[event.seat]! += event.amount;
        break;
      case "Returned":
        bets[event.seat]! -= event.amount;
        break;
      case "RoundClosed":
        collect();
    }
  }
  return { put, dead };
}

/** The pots of closed rounds, the main pot first; `folded` seats can win nothing. */
export function potsOf(events: readonly TableEvent[], folded: readonly number[]): Pot[] {
  const { put, dead } = collected(events);
  const live = put.map((_, seat) => seat).filter((seat) => !folded.includes(seat));
  const levels = [...new Set(live.map((seat) => put[seat]!))].filter((level) => level > 0);
  const pots: Pot[] = [];
  let below = 0;
  for (const level of levels.sort((one, other) => one - other)) {
    const floor = below;
    const layer = put.reduce((sum, chips) => sum + Math.max(0, Math.min(chips, level) - floor), 0);
    pots.push({ amount: layer, seats: live.filter((seat) => put[seat]! >= level) });
    below = level;
  }
  // What folded players put above the last level stays with it.
  const above = put.reduce((sum, chips) => sum + Math.max(0, chips - below), 0);
  if (pots.length === 0) return dead + above ? [{ amount: dead + above, seats: live }] : [];
  pots[0]!.amount += dead;
  pots.at(-1)!.amount += above;
  return pots;
}
