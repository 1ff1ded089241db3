/** A table that somebody is about to open: kept until it is open, whatever happens to the dialog. */
import type { Terms } from "../wire/api";
import { limitsOf } from "./finding";

export type Draft = Omit<
  Required<Terms>,
  "buy_in_min" | "buy_in_max" | "starting_stack" | "small_bet"
> & {
  /** Fields of a form: null where nothing is written. */
  small_bet: number | null;
  buy_in_min: number | null;
  buy_in_max: number | null;
  starting_stack: number | null;
};

const PLACE = "tripledraw.draft";
const EMPTY: Draft = {
  name: "",
  kind: "cash",
  chairs: 6,
  small_bet: 10,
  reshuffle: "standard",
  speed: "normal",
  buy_in_min: null,
  buy_in_max: null,
  starting_stack: null,
  private: false,
  approval: false,
  watch: true,
  watch_delay: 30,
  audit: "never",
  bots: 0,
  agent: "textbook",
};

export const draft: Draft = $state(stored());

/** Keep what was typed over a reload of the page too. */
export function keep(): void {
  sessionStorage.setItem(PLACE, JSON.stringify(draft));
}

export function clear(): void {
  Object.assign(draft, EMPTY);
  sessionStorage.removeItem(PLACE);
}

/** The name that a table has if none is typed. */
export const usualName = ({ small_bet }: Draft): string => limitsOf(small_bet ?? 0);

/** The terms as the room takes them; what was left empty is the usual. */
export function termsOf(of: Draft): Terms {
  const { buy_in_min, buy_in_max, starting_stack, small_bet, ...rest } = of;
  const isCash = of.kind === "cash";
  return {
    ...rest,
    name: of.name.trim() || usualName(of),
    small_bet: small_bet ?? 0,
    approval: of.private && of.approval,
    bots: Math.min(of.bots, of.chairs),
    buy_in_min: buy_in_min ?? 0,
    buy_in_max: isCash ? (buy_in_max ?? 0) : 0,
    starting_stack: isCash ? 0 : (starting_stack ?? 0),
  };
}

function stored(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...EMPTY, ...kept } : { ...EMPTY };
  } catch {
    return { ...EMPTY };
  }
}
