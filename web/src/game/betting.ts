/** The betting round as everybody can follow it: what a raise comes to, how many bets are in. */
import type { Stakes, TableEvent } from "../wire/events";

export interface Round {
  /** The betting round 1..4. */
  round: number;
  /** What a bet is in this round. */
  bet: number;
  /** The level of the last full wager, from which the next one counts (rules 4). */
  level: number;
  /** What must be matched; above `level` after a short all-in. */
  price: number;
  /** Bets counted, the big blind as the first; against `stakes.cap`. */
  bets: number;
  isCapped: boolean;
}

const LAST_SMALL = 2;

export const betSize = (stakes: Stakes, round: number): number =>
  round <= LAST_SMALL ? stakes.small_bet : stakes.big_bet;

function begin(stakes: Stakes, round: number): Round {
  const level = round === 1 ? stakes.big_blind : 0;
  const bets = round === 1 ? 1 : 0;
  return { round, bet: betSize(stakes, round), level, price: level, bets, isCapped: false };
}

/** The round that the events of a hand have come to; in a draw the one that comes after it. */
export function roundOf(stakes: Stakes, events: readonly TableEvent[]): Round {
  let now = begin(stakes, 1);
  for (const event of events) {
    if (event.event === "RoundClosed") now = begin(stakes, event.round + 1);
    else if (event.event === "Capped") now = { ...now, isCapped: true };
    else if (event.event === "Bet" || event.event === "Raised")
      now = wagered(now, event.to, stakes);
  }
  return now;
}

function wagered(now: Round, to: number, stakes: Stakes): Round {
  const over = to - now.level;
  const isFull = stakes.short_all_in === "full_bet" ? over >= now.bet : 2 * over >= now.bet;
  return isFull
    ? { ...now, price: to, level: to, bets: now.bets + 1 }
    : { ...now, price: Math.max(now.price, to) };
}

/** What one has in the round after a bet, a raise or a completion: all-in if need be. */
export const wagerTo = (round: Round, commit: number, stack: number): number =>
  Math.min(round.level + round.bet, commit + stack);

/** A raise over an all-in that was no full bet only completes it. */
export const isCompletion = (round: Round): boolean => round.price > round.level;
