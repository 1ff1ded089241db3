/**
 * The hash chain of the own chair: its end is told on sitting down, one link a hand.
 *
 * A link that was given is never given again, not even after a restart, so `used` is stored
 * before a link leaves. `crypto.subtle` is missing where a room is played over plain http in a
 * home network, hence hashes of a library.
 */
import { digest, digestBytes, toHex } from "./hashing";

const LINK = "tripledraw/fair/link/v1";
export const LENGTH = 1000;
/** So many links in a row may have been given and not taken: late, or lost on the way. */
export const MOST_STEPS = 100;

/** What a chain is kept as; the secret never leaves this browser. */
export interface KeptChain {
  secret: string;
  length: number;
  used: number;
}

export const step = (link: Uint8Array): Uint8Array => digest(LINK, link);

/** Whether a link leads to a head (the last link, or the anchor) in 1 to `most` steps; hex. */
export function follows(link: string, head: string, most = MOST_STEPS): boolean {
  let at = digestBytes(link, "the link");
  for (let steps = 0; steps < most; steps += 1) {
    at = step(at);
    if (toHex(at) === head) return true;
  }
  return false;
}

export class Chain {
  readonly anchor: string;
  private readonly links: string[] = [];

  constructor(private kept: KeptChain) {
    let at = digestBytes(kept.secret, "the secret of the chain");
    for (let made = 0; made < kept.length; made += 1) {
      this.links.push(toHex(at));
      at = step(at);
    }
    this.anchor = toHex(at);
  }

  static fresh(length = LENGTH): Chain {
    const secret = toHex(crypto.getRandomValues(new Uint8Array(32)));
    return new Chain({ secret, length, used: 0 });
  }

  get left(): number {
    return this.kept.length - this.kept.used;
  }

  /** The state to be stored. */
  get state(): KeptChain {
    return { ...this.kept };
  }

  /** The link given last; the anchor before the first. */
  get head(): string {
    return this.links[this.left] ?? this.anchor;
  }

  /** Whether the table's last known link or anchor of the chair is one of this chain's. */
  holds(head: string): boolean {
    return head === this.anchor || this.links.includes(head);
  }

  /** The next link; undefined after the last one, then the chair needs a new chain. */
  next(): string | undefined {
    if (this.left <= 0) return undefined;
    this.kept = { ...this.kept, used: this.kept.used + 1 };
    return this.links[this.left];
  }
}
