/** What everybody sees of a hand after some of its events: the view of the room, folded here. */
import { readCards } from "../game/cards";
import type { HandEvent, TableEvent, View } from "../wire/events";

const ROUNDS = 4;

/** `events` begin with HandStarted; what is shown of cards is in `known.ts`. */
export function viewAfter(events: readonly TableEvent[]): View {
  const fold = new Fold(events[0]);
  for (const event of events) fold.add(event as HandEvent);
  return fold.view;
}

class Fold {
  readonly view: View;
  /** Seats whose declared discards are counted before they are served (rules 3.7). */
  private readonly counted = new Set<number>();

  constructor(start: TableEvent | undefined) {
    if (start?.event !== "HandStarted") throw new Error("a log begins with HandStarted");
    const seats = start.stacks.length;
    this.view = {
      phase: "betting",
      round: 1,
      actor: null,
      button: start.button,
      pot: 0,
      bets: Array<number>(seats).fill(0),
      stacks: [...start.stacks],
      folded: [],
      all_in: [],
      draws: start.stacks.map(() => []),
      shown: {},
    };
  }

  add(event: HandEvent): void {
    const { view } = this;
    switch (event.event) {
      case "AntePosted":
        return this.pay(event.seat, event.amount, 0);
      case "BlindPosted":
        return this.pay(event.seat, event.amount, event.kind === "ante" ? 0 : event.amount);
      case "Posted":
        return this.pay(event.seat, event.live + event.dead, event.live);
      case "Called":
      case "Bet":
      case "Raised":
        this.bettingGoesOn();
        return this.pay(event.seat, event.amount, event.amount);
      case "Checked":
        return this.bettingGoesOn();
      case "Folded":
        this.bettingGoesOn();
        view.folded = [...view.folded, event.seat].sort((one, other) => one - other);
        return this.countAllIn();
      case "Returned":
        return this.pay(event.seat, -event.amount, -event.amount);
      case "RoundClosed":
        return this.close(event.round);
      case "Declared":
        this.counted.add(event.seat);
        return this.draw(event.seat, "count" in event ? event.count : sizeOf(event.discards));
      case "Drew":
        if (this.counted.delete(event.seat)) return;
        return this.draw(event.seat, "count" in event ? event.count : sizeOf(event.discards));
      case "PotAwarded":
        view.phase = "showing";
        view.pot -= event.amount;
        for (const [seat, share] of Object.entries(event.winners))
          view.stacks[Number(seat)]! += share;
        return;
      case "HandEnded":
        view.phase = "over";
        view.stacks = [...event.stacks];
        return this.countAllIn();
    }
  }

  private pay(seat: number, amount: number, live: number): void {
    this.view.stacks[seat]! -= amount;
    this.view.bets[seat]! += live;
    this.view.pot += amount;
    this.countAllIn();
  }

  /** Whoever acts after a draw begins the next betting round. */
  private bettingGoesOn(): void {
    if (this.view.phase !== "drawing") return;
    this.view.phase = "betting";
    this.view.round += 1;
  }

  private close(round: number): void {
    const { view } = this;
    view.bets = view.bets.map(() => 0);
    view.round = round;
    const isOver = round === ROUNDS || view.folded.length === view.stacks.length - 1;
    view.phase = isOver ? "showing" : "drawing";
  }

  private draw(seat: number, count: number): void {
    this.view.draws[seat]!.push(count);
  }

  private countAllIn(): void {
    const { view } = this;
    view.all_in = view.stacks.flatMap((stack, seat) =>
      stack === 0 && !view.folded.includes(seat) ? [seat] : [],
    );
  }
}

const sizeOf = (cards: string): number => readCards(cards).length;
