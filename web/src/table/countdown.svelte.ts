/** The seconds of the decision that is under way: one timer a table, in step with the deadline. */
import type { ToldTurn } from "../game/table";
import { secondsTo } from "./clocks";

const SECOND = 1000;

export class Countdown {
  /** Seconds left of the decision time, or of the time bank once that runs. */
  seconds = $state(0);
  isBank = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly clock: () => number = Date.now) {}

  /** Follows a turn until the next call; `undefined` stops. */
  follow(turn: ToldTurn | undefined): void {
    clearTimeout(this.timer);
    if (turn) this.beat(turn);
    else this.seconds = 0;
  }

  private beat(turn: ToldTurn): void {
    const now = this.clock();
    this.isBank = now >= turn.until;
    const end = this.isBank ? turn.bankUntil : turn.until;
    this.seconds = secondsTo(end, now);
    if (now >= turn.bankUntil) return;
    const toNext = (end - now) % SECOND || SECOND;
    this.timer = setTimeout(() => this.beat(turn), toNext);
  }
}
