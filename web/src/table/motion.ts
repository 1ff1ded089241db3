/**
 * Motion over a table whose new state is drawn already: paint, and never what one waits for.
 *
 * Only transform and opacity move. Where each thing is, elements say themselves: `data-at` is the
 * place of a seat, `data-bet` that of its bet, `data-mid` the pot, `data-disc` the dealer button.
 */
import { tick } from "svelte";
import type { Told } from "../game/table";
import type { News } from "../live/table.svelte";
import type { HandEvent, TableEvent } from "../wire/events";
import { RIFFLED } from "./riffle";

const FAST = 140;
const BASE = 220;
const MOVE = 320;
const SLOW = 480;
const STAGGER = 45;
const RIFFLE_STAGGER = 15;
/** Motion that has longer to go than this when something new happens is skipped to its end. */
const LONGEST_QUEUE = 600;
const OUT = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const IN = "cubic-bezier(0.5, 0, 0.9, 0.4)";
const MOVING = "cubic-bezier(0.3, 0.1, 0.2, 1)";

type Point = { x: number; y: number };
type OfKind<K extends HandEvent["event"]> = Extract<HandEvent, { event: K }>;

export const isStill = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

/** Where browsers cannot animate, nothing moves. */
export function animate(
  element: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Animation | undefined {
  return "animate" in element ? element.animate(frames, options) : undefined;
}

export class Motion {
  private readonly running = new Set<Animation>();

  /** `place` gives the place of a seat on the oval. */
  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly place: (told: Told, seat: number) => number | undefined,
  ) {}

  /** Ends everything that moves, where it was going. */
  finish = (): void => {
    for (const each of [...this.running]) each.finish();
  };

  /** Called when the new state is set and the old one still drawn. */
  hear = async ({ now, events, isJump }: News): Promise<void> => {
    if (this.isBehind() || isJump) this.finish();
    if (isJump || events.length === 0 || isStill()) return;
    const leave = this.leaving(now, events);
    await tick();
    let at = 0;
    for (const start of [...leave, ...this.coming(now, events)]) at += start(at);
  };

  // -- what goes away: copied from the old picture, moved over the new one

  private leaving(told: Told, events: readonly TableEvent[]): ((at: number) => number)[] {
    return events.flatMap((event) => {
      if (event.event === "Folded") return [this.muck(told, event)];
      if (event.event === "RoundClosed") return [this.collect()];
      if (event.event === "Declared") return [this.discard(told, event)];
      return [];
    });
  }

  private muck(told: Told, { seat }: OfKind<"Folded">): (at: number) => number {
    const copies = this.copiesOf(this.seat(told, seat), ".fan .card, .slot .card");
    return (at) => {
      const fall = [{}, { opacity: 0, transform: "translateY(12px)" }];
      for (const copy of copies) this.go(copy, fall, { duration: BASE, delay: at, easing: IN });
      return 0;
    };
  }

  private collect(): (at: number) => number {
    const copies = this.copiesOf(this.root, "[data-bet]");
    return (at) => {
      const pot = this.centre("[data-mid]");
      for (const copy of copies)
        this.fly(copy, pot, { duration: MOVE, delay: at, easing: MOVING }, 0);
      return copies.length ? MOVE : 0;
    };
  }

  private discard(told: Told, event: OfKind<"Declared">): (at: number) => number {
    const seat = this.seat(told, event.seat);
    const isOwn = "discards" in event;
    const selector = isOwn ? ".slot[aria-pressed='true'] .card" : ".fan .card";
    const all = this.copiesOf(seat, selector);
    const copies = isOwn ? all : lastOf(all, event.count);
    for (const { firstElementChild: card } of copies) card?.classList.add("back");
    return (at) => {
      const pot = this.centre("[data-mid]");
      for (const copy of copies) this.fly(copy, pot, { duration: BASE, delay: at, easing: IN }, 0);
      return copies.length ? FAST : 0;
    };
  }

  // -- what comes: the new elements themselves, from where they come

  private coming(told: Told, events: readonly TableEvent[]): ((at: number) => number)[] {
    const dealt = events.filter((event): event is OfKind<"Dealt"> => event.event === "Dealt");
    const starts = dealt.length ? [(at: number) => this.deal(told, dealt, at)] : [];
    return [...starts, ...events.flatMap((event) => this.arrival(told, event))];
  }

  private arrival(told: Told, event: TableEvent): ((at: number) => number)[] {
    switch (event.event) {
      case "BlindPosted":
      case "Posted":
      case "Called":
      case "Bet":
      case "Raised":
        return [(at) => this.bet(told, event.seat, at)];
      case "Drew":
        return [(at) => this.serve(told, event, at)];
      case "Reshuffled":
        return [(at) => this.riffle(at)];
      case "PotAwarded":
        return [(at) => this.award(told, event, at)];
      case "RoundClosed":
        return [(at) => this.step(at)];
      default:
        return [];
    }
  }

  /** One card after the other round the table, as they are dealt. */
  private deal(told: Told, dealt: readonly OfKind<"Dealt">[], at: number): number {
    const disc = this.centre("[data-disc]");
    dealt.forEach(({ seat }, order) => {
      const cards = this.cardsOf(told, seat);
      cards.forEach((card, round) => {
        const delay = at + (round * dealt.length + order) * STAGGER;
        this.arrive(card, disc, { duration: BASE, delay, easing: OUT });
      });
    });
    return dealt.length * STAGGER;
  }

  private serve(told: Told, event: OfKind<"Drew">, at: number): number {
    const disc = this.centre("[data-disc]");
    const isOwn = "cards" in event;
    const cards = isOwn
      ? [...(this.seat(told, event.seat)?.querySelectorAll(".slot[data-new] .card") ?? [])]
      : lastOf(this.cardsOf(told, event.seat), event.count);
    cards.forEach((card, order) => {
      const delay = at + order * STAGGER;
      this.arrive(card, disc, { duration: BASE, delay, easing: OUT }, isOwn);
    });
    const cell = this.seat(told, event.seat)?.querySelectorAll(".ladder li[data-drawn]");
    this.swell(cell?.[cell.length - 1], at);
    return cards.length * STAGGER;
  }

  /** Backs come together under the pot, in two halves, run into each other and are the stub. */
  private riffle(at: number): number {
    const pot = this.centre("[data-mid]");
    const back = this.root.querySelector(".fan .card.back");
    if (!pot || !back) return 0;
    RIFFLED.forEach((frames, order) => {
      const [copy] = this.copies([back]);
      Object.assign(copy!.style, { left: `${pot.x}px`, top: `${pot.y}px` });
      const delay = at + order * RIFFLE_STAGGER;
      this.go(copy!, frames, { duration: SLOW, delay, easing: MOVING });
    });
    return SLOW;
  }

  private swell(element: Element | undefined, delay: number): void {
    if (!element) return;
    const frames = [{ transform: "scale(1.15)" }, { transform: "scale(1)" }];
    this.play(element, frames, { duration: BASE, delay, easing: OUT });
  }

  private bet(told: Told, seat: number, at: number): number {
    const place = this.place(told, seat);
    const pill = this.root.querySelector(`[data-bet="${place}"]`);
    const from = centreOf(this.seat(told, seat)?.querySelector(".plate"));
    const to = centreOf(pill);
    if (!pill || !from || !to) return 0;
    // The pill is centred by a transform of its own, to which this one is added.
    const frames = [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, {}];
    this.play(pill, frames, { duration: BASE, delay: at, easing: OUT, composite: "add" });
    return 0;
  }

  private award(told: Told, { winners }: OfKind<"PotAwarded">, at: number): number {
    for (const seat of Object.keys(winners).map(Number)) {
      const to = centreOf(this.seat(told, seat)?.querySelector(".plate"));
      const options = { duration: SLOW, delay: at, easing: MOVING };
      for (const copy of this.copiesOf(this.root, "[data-mid] svg").slice(-1))
        this.fly(copy, to, options, 1);
    }
    return FAST;
  }

  /** The amber of the track moves to the next sign. */
  private step(at: number): number {
    const now = this.root.querySelector(".track .cur");
    const from = centreOf(now?.previousElementSibling);
    const sign = now?.querySelector("i");
    if (sign && from) this.arrive(sign, from, { duration: MOVE, delay: at, easing: MOVING });
    return 0;
  }

  // -- the means

  private isBehind(): boolean {
    return [...this.running].some((each) => {
      const end = each.effect?.getComputedTiming().endTime;
      return Number(end) - Number(each.currentTime) > LONGEST_QUEUE;
    });
  }

  private seat(told: Told, seat: number): Element | null {
    return this.root.querySelector(`[data-at="${this.place(told, seat)}"]`);
  }

  private cardsOf(told: Told, seat: number): Element[] {
    return [...(this.seat(told, seat)?.querySelectorAll(".fan .card, .slot .card") ?? [])];
  }

  private centre(selector: string): Point | undefined {
    return centreOf(this.root.querySelector(selector));
  }

  /** Copies of what is drawn now, each where its original is. */
  private copiesOf(within: Element | null, selector: string): HTMLElement[] {
    return this.copies([...(within?.querySelectorAll(selector) ?? [])]);
  }

  private copies(originals: readonly Element[]): HTMLElement[] {
    return originals.map((original) => {
      const { left, top, width } = original.getBoundingClientRect();
      const ghost = document.createElement("div");
      const copy = original.cloneNode(true) as HTMLElement;
      copy.removeAttribute("data-bet");
      if (copy.matches(".card")) copy.style.setProperty("--cw", `${width}px`);
      ghost.append(copy);
      Object.assign(ghost.style, { left: `${left}px`, top: `${top}px` });
      return ghost;
    });
  }

  private go(ghost: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    this.layer.append(ghost);
    const animation = this.play(ghost, frames, options);
    if (animation) animation.finished.then(() => ghost.remove()).catch(() => ghost.remove());
    else ghost.remove();
  }

  private fly(
    ghost: HTMLElement,
    to: Point | undefined,
    options: KeyframeAnimationOptions,
    opacity: number,
  ): void {
    if (!to) return;
    this.layer.append(ghost);
    const from = centreOf(ghost)!;
    const transform = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
    this.go(ghost, [{}, { opacity: 1, offset: 0.7 }, { transform, opacity }], options);
  }

  private arrive(
    element: Element,
    from: Point | undefined,
    options: KeyframeAnimationOptions,
    isTurned = false,
  ): void {
    const to = centreOf(element);
    if (!from || !to) return;
    const turn = isTurned ? " scaleX(0.1)" : "";
    const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px)${turn}`;
    const frames = [{ transform, opacity: 0 }, { opacity: 1, offset: 0.3 }, {}];
    this.play(element, frames, { ...options, fill: "backwards" });
  }

  private play(
    element: Element,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
  ): Animation | undefined {
    const animation = animate(element, frames, { fill: "backwards", ...options });
    if (!animation) return undefined;
    this.running.add(animation);
    const end = (): void => void this.running.delete(animation);
    animation.finished.then(end, end);
    return animation;
  }
}

const lastOf = <T>(all: readonly T[], count: number): T[] => all.slice(all.length - count);

function centreOf(element: Element | null | undefined): Point | undefined {
  if (!element) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
