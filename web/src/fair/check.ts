/**
 * Checking the records of one player, as `tripledraw verify` does (fairness/checking.py).
 *
 * Every function throws `Unfair` at the first thing that does not agree.
 */
import { readCards, writeCard } from "../game/cards";
import { follows } from "./chain";
import { Cut, handDigest, NO_HAND } from "./cut";
import { Unfair } from "./hashing";
import { checkCards } from "./places";
import { type FairRecord, keysOf } from "./record";

/** What was found in order: counts, and the numbers of hands that are worth a look. */
export interface Verdict {
  hands: number;
  cards: number;
  unproved: number;
  /** Dealt without the link that was sent: too late, or worse. */
  leftOut: number[];
  /** Promised and never dealt. */
  void: number[];
}

export const isLeftOut = ({ sent, links, chair }: FairRecord): boolean =>
  sent !== null && keysOf(links).length > 0 && !(String(chair) in links);

/** Checks each hand and that it names the hand before it, where that is there too. */
export function verify(records: readonly FairRecord[]): Verdict {
  const verdict: Verdict = { hands: 0, cards: 0, unproved: 0, leftOut: [], void: [] };
  let earlier: FairRecord | undefined;
  for (const record of records) {
    checkBefore(record, earlier);
    verdict.unproved += check(record);
    verdict.hands += 1;
    verdict.cards += record.proofs.length;
    if (isLeftOut(record)) verdict.leftOut.push(record.hand);
    if (!keysOf(record.links).length) verdict.void.push(record.hand);
    earlier = record;
  }
  return verdict;
}

/** Checks a hand, and that it names the one before it, while a page goes on drawing. */
export async function checkSlowly(record: FairRecord, earlier?: FairRecord): Promise<void> {
  checkBefore(record, earlier);
  const steps = stepsOf(record);
  while (!steps.next().done) await new Promise((resolve) => setTimeout(resolve));
}

/** Checks one hand by itself; gives the number of cards that need no proof. */
export function check(record: FairRecord): number {
  const steps = stepsOf(record);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function* stepsOf(record: FairRecord): Generator<void, number> {
  if (keysOf(record.links).length) return checkCourse(record, yield* checkDeal(record));
  if (record.chairs.length || record.proofs.length) {
    throw new Unfair("cards were dealt although no chair gave a link");
  }
  return 0;
}

/** What is known when a hand is dealt: links, opened seeds, words. */
function* checkDeal(record: FairRecord): Generator<void, Cut> {
  const cut = new Cut(record, record.links);
  checkLinks(record);
  yield* cut.checkOpened(record.opened);
  if (record.words !== cut.words) {
    throw new Unfair(`the words were "${record.words}"; roots and links give "${cut.words}"`);
  }
  cut.takeNodes(record.nodes);
  return cut;
}

/** What is known when a hand is over: proofs, shown hands, the seed if it is opened. */
function checkCourse(record: FairRecord, cut: Cut): number {
  if (record.seed !== null) cut.checkSeed(cut.picked, record.seed);
  checkShown(record);
  const seat = record.chair === null ? -1 : record.chairs.indexOf(record.chair);
  if (seat < 0) return 0;
  const start = record.log[0];
  if (start?.event !== "HandStarted" || start.stacks.length !== record.chairs.length) {
    throw new Unfair(`the log does not begin with ${record.chairs.length} stacks`);
  }
  cut.takeLeaves(record.leaves);
  return checkCards(cut, record.log, seat, record.proofs);
}

function checkLinks({ chairs, chair, sent, heads, links }: FairRecord): void {
  if (new Set(chairs).size !== chairs.length) throw new Unfair("a chair was dealt in twice");
  for (const dealt of chairs) {
    if (!(String(dealt) in links)) throw new Unfair(`chair ${dealt} was dealt in without a link`);
  }
  for (const [giver, link] of Object.entries(links)) {
    const head = heads[giver];
    if (!head) throw new Unfair(`the anchor of chair ${giver} was not known before`);
    if (!follows(link, head))
      throw new Unfair(`the link of chair ${giver} does not lead to its last`);
  }
  if (chair !== null && String(chair) in links && links[String(chair)] !== sent) {
    throw new Unfair(`the link of chair ${chair} is not the one that it sent`);
  }
}

function checkShown({ log }: FairRecord): void {
  const holders = new Map<number, number>();
  for (const event of log) {
    if (event.event !== "Shown") continue;
    for (const card of readCards(event.cards)) {
      const holder = holders.get(card) ?? event.seat;
      if (holder !== event.seat) {
        throw new Unfair(`seats ${holder} and ${event.seat} both showed ${writeCard(card)}`);
      }
      holders.set(card, holder);
    }
  }
}

function checkBefore(record: FairRecord, earlier: FairRecord | undefined): void {
  if (!earlier) {
    if (record.hand === 1 && record.before !== NO_HAND) throw new Unfair("hand 1 names one before");
    return;
  }
  if (record.table !== earlier.table) throw new Unfair("the hands are of two tables");
  if (record.hand <= earlier.hand)
    throw new Unfair(`hand ${record.hand} comes after ${earlier.hand}`);
  const next = record.hand === earlier.hand + 1;
  if (next && record.before !== handDigest(earlier, earlier.links)) {
    throw new Unfair(`the commitment of hand ${record.hand} does not name the hand before`);
  }
}
