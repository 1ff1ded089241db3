/** Whether the room answers; what needs it is tried again until it does. */
import { UnreachableError } from "../wire/api";
import { pause } from "../wire/backoff";

let isAway = $state(false);
let wake: (() => void) | undefined;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

export const network = {
  get isAway(): boolean {
    return isAway;
  },

  /** Try again now and not after the pause. */
  hurry: (): void => wake?.(),

  /** Does something as often as it takes until the room is reached; other errors are thrown. */
  async untilReached<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        const done = await work();
        isAway = false;
        return done;
      } catch (why) {
        if (!(why instanceof UnreachableError)) throw why;
        isAway = true;
        await wait(pause(tries));
      }
    }
  },
};
