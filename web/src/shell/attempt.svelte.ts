/** Something that may be refused: whether it is under way, and what there is to say in its place. */
import { refusal, text } from "../i18n/index.svelte";
import { ApiError, type Refusal, UnreachableError } from "../wire/api";

export class Attempt {
  isBusy = $state(false);
  /** What the room refused, until the next try. */
  refused = $state.raw<Refusal>();
  private isAway = $state(false);

  /** What is to be said beside the button; nothing is lost that was typed. */
  get said(): string | undefined {
    if (this.isAway) return text("page-unreachable");
    return this.refused && refusal(this.refused.error, this.refused.arguments, this.refused.text);
  }

  /** Try; gives whether it went well. `work` throws, or gives back, what was refused. */
  async make(work: () => Promise<Refusal | void>): Promise<boolean> {
    this.isBusy = true;
    this.clear();
    try {
      this.refused = (await work()) ?? undefined;
      return this.refused === undefined;
    } catch (why) {
      if (why instanceof ApiError) this.refused = why.refusal;
      else if (why instanceof UnreachableError) this.isAway = true;
      else throw why;
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  clear(): void {
    this.refused = undefined;
    this.isAway = false;
  }
}
