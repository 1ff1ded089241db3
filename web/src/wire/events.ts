/** Events and views of a hand under the names that the page calls them by. */
import type { CardsExposed, Event, HandCancelled } from "./types";

export type { Proof, Stakes, View } from "./types";

/**
 * What a table tells: events of the rules, cards turned up afterwards, a hand void.
 *
 * Cards are text, "7c 5d"; what the receiver may not see has a `count` in their place.
 */
export type TableEvent = Event;

/** The events of the rules alone. */
export type HandEvent = Exclude<Event, CardsExposed | HandCancelled>;
