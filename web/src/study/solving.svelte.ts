/** A spot that is being solved by the room, and the point of the solution that is looked at. */
import { drawnOf, type Moment, type Spot } from "../game/spot";
import { Attempt } from "../shell/attempt.svelte";
import { network } from "../shell/network.svelte";
import {
  type Refusal,
  studies,
  type StudyDecision,
  type StudySpot,
  type StudyState,
} from "../wire/api";

/** Milliseconds between two looks at how far it is. */
const PACE = 400;
const UNDER_WAY: readonly StudyState["state"][] = ["waiting", "warming", "solving"];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Solving {
  readonly attempt = new Attempt();
  readonly looking = new Attempt();
  state = $state.raw<StudyState>();
  /** What is solved, as it was when that began. */
  spot = $state.raw<Spot>();
  decision = $state.raw<StudyDecision>();
  /** Only what was asked for last counts. */
  private asked = 0;
  private looks = 0;
  /** The look that is under way: the room takes one at a time. */
  private lookedAt: Promise<void> = Promise.resolve();

  get isUnderWay(): boolean {
    return (
      this.attempt.isBusy || (this.state !== undefined && UNDER_WAY.includes(this.state.state))
    );
  }

  get isSolved(): boolean {
    return this.state?.state === "solved";
  }

  /** Why there is no such spot, if that is so. */
  get refused(): Refusal | undefined {
    return this.attempt.refused;
  }

  /** Solves a spot and then looks at a point of it; gives whether there is something to see. */
  async solve(spot: Spot, { path, hand }: Moment): Promise<boolean> {
    const asked = (this.asked += 1);
    this.spot = spot;
    this.state = this.decision = undefined;
    this.looking.clear();
    await this.attempt.make(async () => {
      const state = await studies.open(bodyOf(spot));
      // Whoever has left meanwhile, or asked for another, has given this one up.
      if (asked !== this.asked) return void studies.drop(state.id).catch(() => undefined);
      this.state = state;
      return this.follow(state.id, asked);
    });
    if (asked !== this.asked || !this.isSolved) return false;
    return this.look(path, hand);
  }

  /** How far it is, until it is over. */
  private async follow(id: string, asked: number): Promise<Refusal | void> {
    while (asked === this.asked && this.isUnderWayAt(id)) {
      await pause(PACE);
      const state = await network.untilReached(() => studies.state(id));
      if (asked !== this.asked) return;
      this.state = state;
    }
    return this.state?.refused ?? undefined;
  }

  private isUnderWayAt(id: string): boolean {
    return this.state?.id === id && UNDER_WAY.includes(this.state.state);
  }

  async stop(): Promise<void> {
    const { state } = this;
    if (state) await this.looking.make(async () => void (await studies.stop(state.id)));
  }

  /** Looks at a point of the solution; what is there stays until the next is. */
  async look(path: string, hand = ""): Promise<boolean> {
    const { state } = this;
    if (!state) return false;
    const look = (this.looks += 1);
    const isLast = (): boolean => look === this.looks && this.state?.id === state.id;
    return this.looking.make(() => {
      this.lookedAt = this.lookedAt
        .catch(() => undefined)
        .then(async () => {
          if (!isLast()) return;
          const found = await studies.at(state.id, path, hand);
          if (isLast()) this.decision = found;
        });
      return this.lookedAt;
    });
  }

  /** Another spot is written down: what was solved is not shown beside it. */
  forget(): void {
    this.leave();
    this.state = this.decision = this.spot = undefined;
    this.attempt.clear();
    this.looking.clear();
  }

  /** What is under way is not needed any more. */
  leave(): void {
    const { state } = this;
    this.asked += 1;
    if (state && UNDER_WAY.includes(state.state)) studies.drop(state.id).catch(() => undefined);
  }
}

/** A spot as the room reads it. */
export function bodyOf(spot: Spot): StudySpot {
  const ranges = spot.line
    ? { line: spot.line }
    : { big_blind: spot.bigBlind, button: spot.button };
  return {
    ...ranges,
    pot: spot.pot,
    small_bet: spot.smallBet,
    big_bet: spot.bigBet,
    cap: spot.cap,
    stacks: spot.stacks ?? null,
    drawn: drawnOf(spot),
    third_round: spot.start === "third_round",
    precision: spot.start === "third_round" ? "ranks" : spot.precision,
    seconds: spot.seconds,
  };
}
