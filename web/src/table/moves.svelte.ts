/** What the own buttons and keys do: each deed as the present decision understands it. */
import type { LiveTable } from "../live/table.svelte";
import { ahead, armed, type PreMove } from "../game/pre";

/** What the dock is for now. */
export type Stage = "acting" | "drawing" | "ahead" | "over" | "idle";

export class Moves {
  /** Whether folding, though checking is free, was asked for once. */
  isFoldSure = $state(false);
  /** How many discards the pre-action that stands was sent with. */
  private sentDiscards = $state<number>();

  constructor(readonly table: LiveTable) {}

  readonly ahead = $derived.by(() => this.table.told && ahead(this.table.told));
  readonly stage: Stage = $derived.by(() => {
    const { shown } = this.table;
    if (!shown?.mine) return "idle";
    if (shown.mine.legal.includes("draw")) return "drawing";
    if (shown.mine.legal.length) return "acting";
    if (this.ahead) return "ahead";
    return shown.isRunning ? "idle" : "over";
  });
  /** Whether there is something to decide, now or ahead. */
  readonly isChoosing = $derived(["acting", "drawing", "ahead"].includes(this.stage));
  readonly isDrawAhead = $derived(this.ahead?.moves[0] === "draw");
  /** The hand and number of our decision; undefined while there is none. */
  readonly decision = $derived.by(() => {
    const { told, isWaiting } = this.table;
    return isWaiting ? `${told?.hand?.number}.${told?.turn?.decision}` : undefined;
  });
  /** Whether cards may be marked now: for the draw that is ours, or the one that comes next. */
  readonly canMark = $derived(this.stage === "drawing" || this.isDrawAhead);

  /** The pre-action that stands; of a draw with what it was sent. */
  readonly armed = $derived.by((): PreMove | "pat" | undefined => {
    const standing = armed(this.table.told?.own);
    if (standing?.move !== "draw") return standing?.move;
    return this.sentDiscards === 0 ? "pat" : "draw";
  });

  /** Whether own cards that nobody has seen may be turned up, after the hand. */
  readonly canShow = $derived.by(() => {
    const { shown } = this.table;
    if (this.stage !== "over" || !shown || shown.isCancelled) return false;
    const isSeen = (shown.places[shown.me ?? -1]?.shown.length ?? 0) > 0;
    return !isSeen && (shown.mine?.held.length ?? 0) > 0;
  });

  can(move: string): boolean {
    return this.table.shown?.mine?.legal.includes(move) ?? false;
  }

  /** A new decision: what was asked for the last one is forgotten. */
  renew(): void {
    this.isFoldSure = false;
  }

  /** Nobody knows what a pre-action of an earlier visit would throw: it is taken back. */
  dropUnknown(): void {
    if (armed(this.table.told?.own)?.move !== "draw") this.sentDiscards = undefined;
    else if (this.sentDiscards === undefined) void this.table.unpre();
  }

  fold(): void {
    if (this.stage === "ahead" && !this.isDrawAhead)
      return this.arm(this.ahead!.price ? "fold" : "check_fold");
    if (this.stage !== "acting") return;
    if (this.can("check") && !this.isFoldSure) this.isFoldSure = true;
    else void this.table.act("fold");
  }

  call(): void {
    if (this.stage === "ahead" && !this.isDrawAhead)
      return this.arm(this.ahead!.price ? "call" : "check");
    if (this.can("check")) void this.table.act("check");
    else if (this.can("call")) void this.table.act("call");
  }

  raise(): void {
    if (this.stage === "ahead" && !this.isDrawAhead) return this.arm("call_any");
    if (this.can("bet")) void this.table.act("bet");
    else if (this.can("raise")) void this.table.act("raise");
  }

  pat(): void {
    if (this.stage === "drawing") void this.table.standPat();
    else if (this.isDrawAhead) this.armDraw(true);
  }

  draw(): void {
    if (this.stage === "drawing") void this.table.draw();
    else if (this.isDrawAhead) this.armDraw(this.table.marked.size === 0);
  }

  show(): void {
    const held = this.table.shown?.mine?.held ?? [];
    if (this.canShow) void this.table.turnUp(new Set(held.map(({ card }) => card)));
  }

  /** What the button in amber does. */
  main(): void {
    if (this.canMark) this.draw();
    else if (this.stage === "acting") this.call();
  }

  /** Marks the card at a position 0..4 from the left, or takes the mark away. */
  mark(at: number): boolean {
    const card = this.table.shown?.mine?.held[at]?.card;
    if (card === undefined || !this.canMark) return false;
    this.table.mark(card);
    this.rearm();
    return true;
  }

  clear(): void {
    this.table.clearMarks();
    this.rearm();
  }

  /** A pre-action is switched on, or off again; another one takes its place. */
  arm(move: PreMove): void {
    void (this.armed === move ? this.table.unpre() : this.table.pre(move));
  }

  private armDraw(isPat: boolean): void {
    if (this.armed === (isPat ? "pat" : "draw")) return void this.table.unpre();
    if (isPat) this.table.clearMarks();
    this.sendDraw();
  }

  /** What stands is what is marked: other marks are sent anew, none left takes it back. */
  private rearm(): void {
    if (this.armed !== "draw" && this.armed !== "pat") return;
    if (this.armed === "draw" && this.table.marked.size) this.sendDraw();
    else void this.table.unpre();
  }

  private sendDraw(): void {
    this.sentDiscards = this.table.marked.size;
    void this.table.pre("draw");
  }
}
