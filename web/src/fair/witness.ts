/**
 * A client's eyes on the fair deal: keeps what it is told as a record a hand (fairness/witness.py).
 *
 * Nothing is checked here; `check.ts` does it when a hand is over and nobody waits for a frame.
 */
import type { TableEvent } from "../wire/events";
import type { Commitment, Deal, Own } from "../wire/types";
import type { FairRecord } from "./record";

/** So many hands are kept for the file; a longer evening is in the room's own download. */
const MOST = 300;

export class Witness {
  /** Hands that are over, oldest first. */
  readonly records: FairRecord[] = [];
  private record: FairRecord | undefined;

  constructor(
    private readonly table: string,
    public chair: number | undefined,
  ) {}

  /** The commitment to the next hand: only after it may the own link be sent. */
  promised(told: Commitment): void {
    if (this.record?.hand === told.hand) return;
    // A hand that was promised and never dealt is part of the file too.
    if (this.record && !Object.keys(this.record.links).length) this.keep(this.record);
    this.record = this.fresh(told.hand, told.before, told.roots, told.heads ?? {});
  }

  sent(link: string): void {
    if (this.record) this.record = { ...this.record, sent: link };
  }

  /**
   * The hand is dealt; `known` says whether a link of our chair is one of our own chain.
   *
   * Who did not hear the promise came later: unless he `isIn`, somebody else may have had his chair.
   */
  dealt(
    deal: Deal,
    chairs: readonly number[],
    isIn: boolean,
    known: (link: string) => boolean,
  ): void {
    const record =
      this.record?.hand === deal.hand
        ? this.record
        : {
            ...this.fresh(deal.hand, deal.before, deal.roots, deal.heads),
            ...(isIn ? {} : { chair: null }),
          };
    const own = record.chair === null ? undefined : deal.links[record.chair];
    // Who comes back in the middle of a hand finds his own link among those of the deal.
    const sent = record.sent ?? (own !== undefined && known(own) ? own : null);
    const { links, opened, words, nodes } = deal;
    this.record = {
      ...record,
      sent,
      links,
      opened,
      words,
      chairs: [...chairs],
      proofs: [],
      log: [],
      nodes: [...nodes],
      leaves: {},
    };
  }

  /** What happened, and the proofs of the new cards; `isWhole` where it replaces all before. */
  happened(
    events: readonly TableEvent[],
    own: Own | undefined,
    isWhole = false,
  ): FairRecord | undefined {
    if (!this.record) return undefined;
    const { proofs, log, leaves } = isWhole ? { proofs: [], log: [], leaves: {} } : this.record;
    const ofTheRules = events.filter(({ event }) => event !== "Exposed" && event !== "Cancelled");
    this.record = {
      ...this.record,
      proofs: [...proofs, ...(own?.proofs ?? [])],
      log: [...log, ...ofTheRules],
      leaves: { ...leaves, ...own?.leaves },
    };
    return events.some(({ event }) => event === "HandEnded") ? this.keep(this.record) : undefined;
  }

  /** The file of this client, as `tripledraw verify` reads it: a line a hand. */
  get file(): string {
    return this.records.map((record) => `${JSON.stringify(record)}\n`).join("");
  }

  private keep(record: FairRecord): FairRecord | undefined {
    if (this.records.at(-1)?.hand === record.hand) return undefined;
    this.records.push(record);
    if (this.records.length > MOST) this.records.shift();
    return record;
  }

  private fresh(
    hand: number,
    before: string,
    roots: readonly string[],
    heads: Record<string, string>,
  ): FairRecord {
    return {
      fair: 2,
      table: this.table,
      hand,
      before,
      roots: [...roots],
      chair: this.chair ?? null,
      sent: null,
      heads: { ...heads },
      links: {},
      opened: {},
      words: "",
      chairs: [],
      proofs: [],
      seed: null,
      log: [],
      nodes: [],
      leaves: {},
    };
  }
}
