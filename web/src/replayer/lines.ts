/** What happens in a step, in words: who, what, and the cards of it as far as they are known. */
import { text } from "../i18n/index.svelte";
import { UNKNOWN, type Card } from "../game/cards";
import { shortName } from "../game/speech";
import { deedText } from "../table/acts";
import { inShort } from "../table/signs";
import type { Holding } from "./known";
import type { Part, Step } from "./steps";

export interface Line {
  who: string;
  deed: string;
  /** "K♥ 10♣ → 8♣ 4♠": what was thrown, and what came; "" where nothing of it is known. */
  cards: string;
}

/** `after` is what the seat of the step holds then, undefined where we may not know it. */
export function lineOf(
  { event }: Step,
  names: readonly string[],
  after: Holding | undefined,
): Line {
  if (!event) return { who: "", deed: text("page-replay-deal"), cards: "" };
  switch (event.event) {
    case "PotAwarded": {
      const who = Object.keys(event.winners).map((seat) => names[Number(seat)] ?? "");
      return {
        who: who.join(" · "),
        deed: text("page-act-wins", { amount: event.amount }),
        cards: "",
      };
    }
    case "Cancelled":
      return { who: "", deed: text(`room-cancelled-${event.reason}`), cards: "" };
    case "Folded":
      return { who: names[event.seat] ?? "", deed: text("page-replay-folds"), cards: "" };
    case "Shown":
      return { who: names[event.seat] ?? "", deed: shortName(event.number), cards: "" };
    default: {
      const who = "seat" in event ? (names[event.seat] ?? "") : "";
      const isDraw = event.event === "Drew" && after !== undefined;
      return { who, deed: deedText(event), cards: isDraw ? exchange(after) : "" };
    }
  }
}

function exchange({ threw, came }: Holding): string {
  const [gone, got] = [known(threw), known(came)];
  if (!gone && !got) return "";
  return [gone || "…", got].filter(Boolean).join(" → ");
}

const known = (cards: readonly Card[]): string =>
  cards.length === 0 || cards.includes(UNKNOWN) ? "" : inShort(cards);

/** The sentence of a step for who hears it. */
export const spoken = ({ who, deed, cards }: Line): string =>
  [[who, deed].filter(Boolean).join(": "), cards].filter(Boolean).join(". ");

/** The name of a part of the hand. */
export function partName({ kind, number }: Part, isShowdown: boolean): string {
  if (kind === "end") return text(isShowdown ? "table-showdown" : "page-replay-end");
  return text(kind === "draw" ? "table-draw" : "table-round", { number });
}
