/** The table as it stands after a step: everything that the components of the table show. */
import { shownOf, type Shown } from "../game/display";
import { writeCards } from "../game/cards";
import type { Seats } from "../game/speech";
import type { Told } from "../game/table";
import type { ReplayedHand } from "../wire/api";
import type { TableEvent, View } from "../wire/events";
import type { Terms } from "../wire/types";
import { heldAfter, type Holding } from "./known";
import type { Step } from "./steps";
import { viewAfter } from "./view";

export interface Scene {
  told: Told;
  shown: Shown;
  /** What each seat holds and exchanged last; undefined where we may not know it. */
  held: (Holding | undefined)[];
}

/** Seats have ids of their own: two of a record may have one name. */
const idOf = (seat: number): string => `seat ${seat}`;

export const seatsOf = ({ names, hero }: ReplayedHand): Seats => ({
  names,
  own: hero ?? undefined,
});

/**
 * The scene after a step. With `isOpen` all cards are shown that the log tells at any time, else
 * those that the hero knows by then.
 */
export function sceneAfter(
  hand: ReplayedHand,
  holdings: readonly Holding[][],
  step: Step,
  isOpen: boolean,
): Scene {
  const events = hand.events.slice(0, step.end);
  const view = viewAfter(events);
  const isKnown = (seat: number): boolean =>
    isOpen ||
    seat === hand.hero ||
    events.some((event) => event.event === "Shown" && event.seat === seat);
  const held = holdings.map((each, seat) =>
    isKnown(seat) ? heldAfter(each, step.end) : undefined,
  );
  for (const [seat, holding] of held.entries()) {
    if (holding?.cards && !view.folded.includes(seat)) view.shown[seat] = writeCards(holding.cards);
  }
  const told = toldOf(hand, [...events, ...turnedUp(events, held)], view);
  const shown = shownOf(told, hand.hero === null ? undefined : idOf(hand.hero));
  const actor = step.event && "seat" in step.event ? step.event.seat : undefined;
  for (const place of shown.places) if (place) place.isActor = place.seat === actor;
  return { told, shown, held };
}

/** Who mucked a hand that is known has as good as turned it up: it is compared with the others. */
function turnedUp(events: Told["events"], held: Scene["held"]): TableEvent[] {
  return events.flatMap((event) => {
    const cards = event.event === "Mucked" ? held[event.seat]?.cards : undefined;
    return event.event === "Mucked" && cards
      ? [{ event: "Exposed" as const, seat: event.seat, cards: writeCards(cards) }]
      : [];
  });
}

function toldOf(hand: ReplayedHand, events: Told["events"], view: View): Told {
  const chairs = hand.names.map((_, seat) => seat);
  return {
    version: 0,
    table: {
      terms: { name: hand.table, chairs: chairs.length } as Required<Terms>,
      stage: "playing",
      hand: Number(hand.hand) || 0,
      chairs: chairs.map((chair) => ({
        chair,
        player: idOf(chair),
        name: hand.names[chair]!,
        stack: view.stacks[chair]!,
      })),
    },
    hand: { number: Number(hand.hand) || 0, chairs, view, words: "" },
    own: undefined,
    turn: undefined,
    deal: undefined,
    events,
  };
}
