/** For tests: tables of a lobby. */
import type { Listing, Terms } from "../wire/api";

const TERMS: Required<Terms> = {
  name: "",
  kind: "cash",
  chairs: 6,
  small_bet: 10,
  reshuffle: "standard",
  speed: "normal",
  buy_in_min: 0,
  buy_in_max: 0,
  starting_stack: 0,
  private: false,
  approval: false,
  watch: true,
  watch_delay: 30,
  audit: "never",
  bots: 0,
  agent: "textbook",
};

/** A table that is called as its id is. */
export const listing = (
  id: string,
  terms: Partial<Terms> = {},
  rest: Partial<Listing> = {},
): Listing => ({ id, terms: { ...TERMS, name: id, ...terms }, ...rest });
