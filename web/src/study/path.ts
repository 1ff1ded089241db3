/** Ways through a spot, a letter a deed: "10xb" is draws of 1 and 0, a check and a bet. */
import { drawnOf, type Spot } from "../game/spot";

export const BIG_BLIND = 0;
const SEATS = 2;
const MOST_DRAWN = 5;

/** One deed of a way: `upTo` is the way with it. */
export interface Deed {
  seat: number;
  isDraw: boolean;
  sign: string;
  upTo: string;
}

/** Where a way has come to: the deeds of the round that goes on, what has been drawn, who acts. */
interface Place {
  isThird: boolean;
  drawn: number;
  bets: string;
  isOver: boolean;
}

const LETTERS: Record<string, string> = { check: "x", bet: "b", fold: "f", call: "c", raise: "r" };
const WORDS = Object.fromEntries(Object.entries(LETTERS).map(([word, sign]) => [sign, word]));

/** The word of a letter, "check". */
export const wordOf = (sign: string): string => WORDS[sign] ?? sign;

/** The letter of an action; numbers of cards are their own. */
export const signOf = (action: string): string => LETTERS[action] ?? action;

const begun = (spot: Spot): Place => ({
  isThird: spot.start === "third_round",
  drawn: drawnOf(spot).length,
  bets: "",
  isOver: false,
});

const isDrawDue = ({ isThird, drawn }: Place): boolean => !isThird && drawn < SEATS;

/** Both have checked, or a bet is called. */
const isClosed = (bets: string): boolean => bets === "xx" || bets.endsWith("c");

function after(place: Place, sign: string): Place {
  if (isDrawDue(place)) return { ...place, drawn: place.drawn + 1 };
  const bets = place.bets + sign;
  if (sign === "f") return { ...place, bets, isOver: true };
  if (!isClosed(bets)) return { ...place, bets };
  return place.isThird ? { ...place, isThird: false, bets: "" } : { ...place, bets, isOver: true };
}

const actorOf = (place: Place): number =>
  isDrawDue(place) ? place.drawn : place.bets.length % SEATS;

/** The deeds of a way; of one that leads nowhere those before it goes wrong. */
export function deedsOf(spot: Spot, path: string): Deed[] {
  const deeds: Deed[] = [];
  let place = begun(spot);
  for (const [at, sign] of [...path].entries()) {
    const isDraw = isDrawDue(place);
    if (place.isOver || isDraw !== /^[0-5]$/.test(sign)) break;
    deeds.push({ seat: actorOf(place), isDraw, sign, upTo: path.slice(0, at + 1) });
    place = after(place, sign);
  }
  return deeds;
}

/** Whether somebody still acts after a way. */
export function goesOn(spot: Spot, path: string): boolean {
  return !deedsOf(spot, path).reduce((place, { sign }) => after(place, sign), begun(spot)).isOver;
}

/** What may be drawn, as signs. */
export const DRAWS = Array.from({ length: MOST_DRAWN + 1 }, (_, drawn) => String(drawn));
