/** The log of a hand in chapters: betting rounds, draws, the end. */
import { text } from "../i18n/index.svelte";
import { betSize } from "../game/betting";
import { type CardWriter, type Seats, tell } from "../game/speech";
import type { Stakes, TableEvent } from "../wire/events";

export interface Line {
  text: string;
  isOwn: boolean;
}

export interface Chapter {
  title: string;
  /** What is played for in it: the bet of a round, the pot of a draw. */
  note: string;
  lines: Line[];
}

const ROUNDS = 4;
/** What happens in a draw; anything else that is told begins the next round. */
const OF_DRAWS = new Set<TableEvent["event"]>(["Declared", "Drew", "Reshuffled", "Burned"]);
/** What is told without a line of its own. */
const SILENT = new Set<TableEvent["event"]>(["HandStarted", "HandEnded", "RoundClosed"]);

export function chaptersOf(
  events: readonly TableEvent[],
  stakes: Stakes,
  seats: Seats,
  write: CardWriter,
): Chapter[] {
  const chapters = [roundChapter(1, stakes)];
  let drawn = 0;
  let isDraw = false;
  let isEnd = false;
  for (const event of events) {
    if (event.event === "RoundClosed") {
      isEnd = event.round === ROUNDS || isOver(events, event);
      isDraw = !isEnd;
      drawn = event.round;
      chapters.push(isDraw ? drawChapter(event.round, event.pot) : endChapter(events, event.pot));
    } else if (isDraw && !OF_DRAWS.has(event.event) && !SILENT.has(event.event)) {
      isDraw = false;
      chapters.push(roundChapter(drawn + 1, stakes));
    }
    const sentence = tell(event, seats, write);
    if (sentence) chapters.at(-1)!.lines.push({ text: sentence, isOwn: isOf(event, seats.own) });
  }
  return chapters.filter(({ lines }) => lines.length > 0);
}

/** Whether nothing is drawn any more after this: all but one have folded. */
function isOver(events: readonly TableEvent[], closed: TableEvent): boolean {
  const after = events.slice(events.indexOf(closed) + 1);
  return after.some(({ event }) => event === "PotAwarded") && !after.some(isDrawing);
}

const isDrawing = ({ event }: TableEvent): boolean => OF_DRAWS.has(event);

const isOf = (event: TableEvent, own: number | undefined): boolean =>
  own !== undefined &&
  (("seat" in event && event.seat === own) ||
    (event.event === "PotAwarded" && String(own) in event.winners));

const roundChapter = (round: number, stakes: Stakes): Chapter => ({
  title: text("table-round", { number: round }),
  note: text("page-bets-of", { amount: betSize(stakes, round) }),
  lines: [],
});

const drawChapter = (draw: number, pot: number): Chapter => ({
  title: text("table-draw", { number: draw }),
  note: text("table-pot", { amount: pot }),
  lines: [],
});

const endChapter = (events: readonly TableEvent[], pot: number): Chapter => ({
  title: events.some(({ event }) => event === "Shown") ? text("table-showdown") : "",
  note: text("table-pot", { amount: pot }),
  lines: [],
});
