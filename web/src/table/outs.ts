/** The chance that the next draw makes a good hand, exact for all cards that one has not seen. */
import { type Card, rankOf, RANKS } from "../game/cards";
import { HAND_CARDS } from "../game/hand";

export interface Odds {
  /** The highest rank that still counts as good: an eight, or what is kept above it. */
  rank: number;
  share: number;
}

const EIGHT = RANKS.indexOf("8");
const DECK = 52;
const SPREAD = HAND_CARDS - 1;

/**
 * The chance that cards drawn to those kept make a low of that rank or better: no pair, no
 * straight, no flush. `seen` are all cards one has held in this hand. Undefined where nothing
 * is drawn, or where a pair is kept and every draw must miss.
 */
export function oddsOf(kept: readonly Card[], seen: readonly Card[]): Odds | undefined {
  const missing = HAND_CARDS - kept.length;
  const held = new Set(kept.map(rankOf));
  if (missing === 0 || held.size < kept.length) return undefined;
  const rank = Math.max(EIGHT, ...held);
  const wanted = Array.from({ length: rank + 1 }, (_, each) => each).filter((r) => !held.has(r));
  const away = new Set([...kept, ...seen]);
  let good = 0;
  for (const ranks of subsets(wanted, missing)) {
    if (!isStraight([...held, ...ranks])) good += ways(ranks, kept, away);
  }
  return { rank, share: good / choose(DECK - away.size, missing) };
}

function isStraight(ranks: readonly number[]): boolean {
  return Math.max(...ranks) - Math.min(...ranks) === SPREAD;
}

/** In how many ways the ranks can still come, flushes left out. */
function ways(ranks: readonly number[], kept: readonly Card[], away: ReadonlySet<Card>): number {
  const free = (rank: number): Card[] => suits(rank).filter((card) => !away.has(card));
  const all = ranks.reduce((product, rank) => product * free(rank).length, 1);
  const flushes = [0, 1, 2, 3].filter(
    (suit) =>
      kept.every((card) => (card & 3) === suit) &&
      ranks.every((rank) => !away.has(suits(rank)[suit]!)),
  );
  return all - flushes.length;
}

const suits = (rank: number): Card[] => [0, 1, 2, 3].map((suit) => rank * 4 + suit);

function subsets(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, at) =>
    subsets(from.slice(at + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let at = 1; at <= count; at += 1) ways = (ways * (from - count + at)) / at;
  return ways;
}
