/** What a screen reader says of a table, and what sounds: one sentence an event, in order. */
import { text } from "../i18n/index.svelte";
import type { Mine, Shown } from "../game/display";
import { ladderText, type Seats, tell } from "../game/speech";
import type { Told } from "../game/table";
import type { TableEvent } from "../wire/events";
import type { Countdown } from "./countdown.svelte";
import { nameAt } from "./roster";
import type { Sound } from "./sounds";

/** What is told at once even where it interrupts: who won. */
const URGENT = new Set<TableEvent["event"]>(["PotAwarded", "Cancelled"]);

export interface Sentence {
  text: string;
  isUrgent: boolean;
}

export function sentencesOf(events: readonly TableEvent[], seats: Seats): Sentence[] {
  return events.flatMap((event) => {
    const sentence = tell(event, seats);
    return sentence ? [{ text: sentence, isUrgent: URGENT.has(event.event) }] : [];
  });
}

/** What can be chosen, in the words of the buttons. */
export function choicesOf(mine: Mine): string[] {
  if (mine.legal.includes("draw")) return [text("page-your-draw"), text("button-stand-pat")];
  const raise = mine.isCompletion ? "button-complete" : "button-raise";
  const words: Record<string, string> = {
    check: text("button-check"),
    call: text("button-call", { amount: mine.price }),
    bet: text("button-bet", { amount: mine.wagerTo }),
    raise: text(raise, { amount: mine.wagerTo }),
    fold: text("button-fold"),
  };
  return mine.legal.map((move) => words[move] ?? move);
}

/** The table said again, for the key that asks for it. */
export function tableText(shown: Shown): string {
  const { phase, round, pot, places } = shown;
  const stages = {
    betting: () => [text("table-round", { number: round }), text("table-pot", { amount: pot })],
    drawing: () => [text("table-draw", { number: round }), text("table-pot", { amount: pot })],
    showing: () => [text("table-showdown"), text("table-pot", { amount: pot })],
    over: () => [text("page-hand-over")],
  };
  const seats = places.flatMap((place) => {
    if (!place) return [];
    const parts = [
      place.isFolded ? text("table-folded") : text("table-stack", { amount: place.stack }),
      ...(place.isAllIn ? [text("table-all-in")] : []),
      ...(place.draws.length ? [text("table-draws", { draws: ladderText(place.draws) })] : []),
    ];
    return [`${place.name}: ${parts.join(", ")}`];
  });
  return [...(phase ? stages[phase]() : []), ...seats].join(". ");
}

/** Whose time it is, and how much of it is left. */
export function timeText(
  told: Told,
  { seconds, isBank }: Pick<Countdown, "seconds" | "isBank">,
): string {
  const { turn } = told;
  if (!turn) return text(`room-stage-${told.table.stage}`);
  const bank = isBank ? seconds : Math.round((turn.bankUntil - turn.until) / 1000);
  return [
    text("page-to-act", { name: nameAt(told, turn.chair) }),
    ...(isBank ? [] : [text("page-speech-seconds", { seconds })]),
    text("page-speech-bank", { seconds: bank }),
  ].join(". ");
}

/** The sounds of some events; a deal or a draw is one, however many cards move. */
export function soundsOf(events: readonly TableEvent[], own: number | undefined): Sound[] {
  const sounds = events.flatMap((event) => soundOf(event, own) ?? []);
  return [...new Set(sounds)];
}

function soundOf(event: TableEvent, own: number | undefined): Sound | undefined {
  switch (event.event) {
    case "Dealt":
      return "deal";
    case "Folded":
      return "fold";
    case "Checked":
      return "check";
    case "Called":
    case "BlindPosted":
      return "call";
    case "Bet":
    case "Raised":
      return "raise";
    case "Drew":
      return "draw";
    case "Reshuffled":
      return "shuffle";
    case "PotAwarded":
      return own !== undefined && String(own) in event.winners ? "won" : undefined;
    default:
      return undefined;
  }
}
