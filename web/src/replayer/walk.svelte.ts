/** Going through one hand: where one is, whether it plays by itself, which cards are open. */
import { type ReplayedHand } from "../wire/api";
import { holdingsOf } from "./known";
import { type Scene, sceneAfter } from "./scene";
import { drawBefore, nextDraw, stepsOf } from "./steps";
import type { Deed } from "./keys";

/** Milliseconds from step to step at speed 1. */
const PACE = 1200;
export const SPEEDS = [1, 2, 4, 0.5] as const;

export class Walk {
  isPlaying = $state(false);
  isOpen = $state(true);
  speed = $state<(typeof SPEEDS)[number]>(1);

  readonly steps;
  readonly parts;
  readonly holdings;
  private at = $state(0);

  constructor(
    readonly hand: ReplayedHand,
    step = 0,
  ) {
    ({ steps: this.steps, parts: this.parts } = stepsOf(hand.events));
    this.holdings = holdingsOf(hand.events, hand.revealed);
    this.go(step);
  }

  get step(): number {
    return this.at;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  readonly scene: Scene = $derived.by(() =>
    sceneAfter(this.hand, this.holdings, this.steps[this.at]!, this.isOpen),
  );

  /** Go to a step, or to the nearest there is. */
  go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.last));
    if (this.at === this.last) this.isPlaying = false;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  /** Plays on after a while, for as long as nothing else happens: to be called as an effect. */
  playOn(): (() => void) | void {
    if (!this.isPlaying) return;
    const next = this.at + 1;
    const timer = setTimeout(() => this.go(next), PACE / this.speed);
    return () => clearTimeout(timer);
  }

  /** Whatever is done by hand ends the playing. */
  do(deed: Deed): void {
    if (deed === "play") return this.play();
    this.isPlaying = false;
    this.go(this.goal(deed));
  }

  private play(): void {
    if (!this.isPlaying && this.at === this.last) this.at = 0;
    this.isPlaying = !this.isPlaying;
  }

  private goal(deed: Exclude<Deed, "play">): number {
    const goals = {
      back: this.at - 1,
      forward: this.at + 1,
      first: 0,
      last: this.last,
      nextDraw: nextDraw(this.parts, this.at),
      drawBefore: drawBefore(this.parts, this.at),
    };
    return goals[deed];
  }
}
