/** All hands of this session checked once more, one after the other, while the table goes on. */
import type { FairRecord } from "../fair/record";

export class Verifying {
  isBusy = $state(false);
  /** What was in order at the end. */
  found = $state.raw<{ hands: number; cards: number }>();
  /** The first hand that was not. */
  wrong = $state.raw<{ hand: number; why: string }>();

  async run(records: readonly FairRecord[]): Promise<void> {
    const { checkSlowly } = await import("../fair/check");
    this.isBusy = true;
    this.found = this.wrong = undefined;
    const all = [...records];
    for (const [at, record] of all.entries()) {
      try {
        await checkSlowly(record, all[at - 1]);
      } catch (why) {
        this.wrong = { hand: record.hand, why: why instanceof Error ? why.message : String(why) };
        break;
      }
    }
    if (!this.wrong) this.found = { hands: all.length, cards: cardsOf(all) };
    this.isBusy = false;
  }
}

const cardsOf = (records: readonly FairRecord[]): number =>
  records.reduce((sum, { proofs }) => sum + proofs.length, 0);
