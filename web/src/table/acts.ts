/** The words under a name: what a seat did last, or what holds for it. */
import { text } from "../i18n/index.svelte";
import type { Place } from "../game/display";
import { shortName } from "../game/speech";
import { readCards } from "../game/cards";
import type { TableEvent } from "../wire/events";

/** Empty where a seat has done nothing yet in this round or draw. */
export function actText(place: Place): string {
  if (place.rank > 0) return text("page-place", { place: place.rank });
  if (place.isFolded) return text("table-folded");
  if (place.last?.event === "Shown") return shortName(place.last.number);
  if (place.won > 0) return text("page-act-wins", { amount: place.won });
  if (place.last) return deedText(place.last);
  if (place.status === "waiting") return text("page-waits-blind");
  if (place.status !== "in") return text(`room-status-${place.status}`);
  return place.seat === undefined ? text("page-waits-hand") : "";
}

/** What somebody does in an event; empty for what is no deed. */
export function deedText(event: TableEvent): string {
  switch (event.event) {
    case "BlindPosted":
      return text("page-act-posts", { amount: event.amount });
    case "Posted":
      return text("page-act-posts", { amount: event.live + event.dead });
    case "Checked":
      return text("page-act-checks");
    case "Called":
      return text("page-act-calls", { amount: event.amount });
    case "Bet":
      return text("page-act-bets", { amount: event.to });
    case "Raised":
      return text("page-act-raises", { amount: event.to });
    case "Declared":
      return drawn("count" in event ? event.count : readCards(event.discards).length);
    case "Drew":
      return drawn("count" in event ? event.count : readCards(event.cards).length);
    case "Mucked":
      return text("page-act-mucks");
    default:
      return "";
  }
}

const drawn = (count: number): string => text("page-act-draws", { count });
