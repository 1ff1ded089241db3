/** What one may bring to a table (room/terms.py). */
import type { Terms } from "../wire/types";

export interface BuyIn {
  least: number;
  most: number;
  /** What is proposed: twenty big bets, or what one has. */
  usual: number;
  /** The stack that a sit-and-go begins with. */
  stack: number;
}

/** In big bets, where the terms name nothing. */
const LEAST = 10;
const MOST = 50;
const USUAL = 20;
/** In small bets. */
const STACK = 100;

export function buyIn(terms: Required<Terms>, purse = Infinity): BuyIn {
  const bigBet = 2 * terms.small_bet;
  const isTournament = terms.kind === "sit_and_go";
  const least = terms.buy_in_min || LEAST * bigBet;
  const most = isTournament ? least : terms.buy_in_max || MOST * bigBet;
  const usual = Math.min(most, purse, Math.max(least, USUAL * bigBet));
  return {
    least,
    most,
    usual: Math.max(least, usual),
    stack: terms.starting_stack || STACK * terms.small_bet,
  };
}
