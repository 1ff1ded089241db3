/** The cards of the hand under way that the room has proved to us, in the order they came. */
import { readCards, type Card } from "../game/cards";
import type { News } from "../live/table.svelte";

export class Proved {
  cards = $state.raw<readonly Card[]>([]);
  private hand: number | undefined;

  /** A proof comes once, with its card; a snapshot brings those of all cards again. */
  hear = ({ now }: Pick<News, "now">): void => {
    const number = now.hand?.number;
    const before = number === this.hand ? this.cards : [];
    this.hand = number;
    const fresh = (now.own?.proofs ?? []).flatMap(({ card }) => readCards(card));
    this.cards = [...new Set([...before, ...fresh])];
  };
}
