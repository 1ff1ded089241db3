/** The tables of the room as the lobby shows them, looked up again while somebody looks. */
import { network } from "../shell/network.svelte";
import { ApiError, type Listing, tables } from "../wire/api";

/** Milliseconds between two looks. */
const EVERY = 3000;

export class Listings {
  /** Undefined until the room has answered for the first time. */
  all = $state.raw<readonly Listing[]>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  /** Look again and again; gives what ends it. */
  watch(): () => void {
    void this.round();
    return () => {
      this.isOver = true;
      clearTimeout(this.timer);
    };
  }

  /** Look now, as after a table was opened. */
  async refresh(): Promise<void> {
    try {
      this.all = await network.untilReached(() => tables.list());
    } catch (why) {
      // A room that refuses for now is asked again: what was seen last stays.
      if (!(why instanceof ApiError)) throw why;
    }
  }

  private async round(): Promise<void> {
    if (!document.hidden || !this.all) await this.refresh();
    if (!this.isOver) this.timer = setTimeout(() => void this.round(), EVERY);
  }
}
