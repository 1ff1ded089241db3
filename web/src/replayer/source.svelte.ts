/** Where the hands come from: a file that somebody has, or the own hands of the room. */
import { Attempt } from "../shell/attempt.svelte";
import { network } from "../shell/network.svelte";
import { type Refusal, type ReplayedFile, type ReplayedHand, replays } from "../wire/api";
import { LARGEST, LARGEST_MB } from "./bounds";

const TOO_LONG: Refusal = {
  error: "history-long",
  text: "The file is too large",
  arguments: { most: LARGEST_MB },
};

/** A file, read by the room; the last good one stays while another is tried. */
export class FileSource {
  readonly attempt = new Attempt();
  name = $state("");
  file = $state.raw<ReplayedFile>();
  at = $state(0);
  /** The name of the file that is being read. */
  reading = $state<string>();

  get hand(): ReplayedHand | undefined {
    return this.file?.hands[this.at];
  }

  /** What the room has to say of a file that is no history, in English. */
  get reason(): string | undefined {
    const { refused } = this.attempt;
    return refused?.error === "history-wrong"
      ? String(refused.arguments["reason"] ?? "")
      : undefined;
  }

  async open(file: File): Promise<boolean> {
    this.reading = file.name;
    const isRead = await this.attempt.make(async () => {
      if (file.size > LARGEST) return TOO_LONG;
      this.file = await replays.file(file);
      this.name = file.name;
      this.at = 0;
      return undefined;
    });
    this.reading = undefined;
    return isRead;
  }
}

/** An own hand, by its table and number. */
export class OwnSource {
  readonly attempt = new Attempt();
  hand = $state.raw<ReplayedHand>();
  private asked = 0;

  async open(table: string, number: number): Promise<void> {
    const asked = (this.asked += 1);
    this.hand = undefined;
    await this.attempt.make(async () => {
      const hand = await network.untilReached(() => replays.own(table, number));
      // Another hand may have been asked for meanwhile.
      if (this.asked === asked) this.hand = hand;
    });
  }
}
