/**
 * One table as the page lives with it: its socket, what it told, what we may say to it.
 *
 * Templates read `told`, `shown`, `link` and the rest; they follow by themselves. Who draws motion
 * or makes sounds listens with `onNews`, which is called after the new state is there.
 */
import { Chest } from "../fair/chest";
import { type Chain, follows } from "../fair/chain";
import type { FairRecord } from "../fair/record";
import { Witness } from "../fair/witness";
import type { Card } from "../game/cards";
import { shownOf } from "../game/display";
import { positionsOf, stillMarked, toggled } from "../game/hand";
import type { PreMove } from "../game/pre";
import { afterStep, drawsOf, fromSnapshot, type Told } from "../game/table";
import type { Refusal } from "../wire/api";
import type { TableEvent } from "../wire/events";
import {
  type LinkState,
  type OpenSocket,
  type Order,
  RefusedError,
  TableSocket,
} from "../wire/socket";
import type {
  Act,
  Commitment,
  Frame,
  React,
  Reacted,
  Said,
  SeatBot,
  Snapshot,
  Step,
  Welcome,
} from "../wire/types";

/** What happened from one state to the next; `isJump` where a snapshot came and nothing moves. */
export interface News {
  before: Told | undefined;
  now: Told;
  events: readonly TableEvent[];
  isJump: boolean;
}

export interface FairState {
  /** Hands checked and in order in this session. */
  checked: number;
  /** The first thing that did not agree, with its hand. */
  wrong: { hand: number; why: string } | undefined;
  /** The hand now being played, or the last one, was dealt without our link. */
  isLeftOut: boolean;
}

const MOST_TALK = 200;

export class LiveTable {
  told = $state.raw<Told>();
  link = $state<LinkState>("connecting");
  /** Why the link is closed: an id of `room-closing-...`, or of a refusal `room-...`. */
  reason = $state<string>();
  player = $state<string>();
  chair = $state<number>();
  talk = $state.raw<readonly Said[]>([]);
  /** What is typed and not yet said. */
  draft = $state("");
  /** The last quick reaction of each chair; it goes by itself. */
  reactions = $state.raw<Readonly<Record<number, Reacted["reaction"]>>>({});
  /** Until when a chair is kept for us, on our own clock. */
  offeredUntil = $state<number>();
  /** The last refusal, said beside the buttons until the next command. */
  refused = $state.raw<Refusal>();
  /** Whether the buttons rest: a command is on its way, and the table has not gone on since. */
  isSending = $state(false);
  /** The own cards that are marked to be thrown away. */
  marked = $state.raw<ReadonlySet<Card>>(new Set());
  fair = $state.raw<FairState>({ checked: 0, wrong: undefined, isLeftOut: false });

  readonly shown = $derived(this.told && shownOf(this.told, this.player));
  /** Whether the table waits for our decision: its tab comes to the front. */
  readonly isWaiting = $derived((this.shown?.mine?.legal.length ?? 0) > 0);
  readonly isStale = $derived(this.link !== "open");

  private readonly socket: TableSocket;
  private readonly listeners = new Set<(news: News) => void>();
  private witness: Witness;
  private chest: Chest | undefined;
  private chain: Chain | undefined;
  private commitment: Commitment | undefined;
  private needsChain = false;

  constructor(
    readonly id: string,
    base: string,
    invite?: string,
    open?: OpenSocket,
    private readonly clock: () => number = Date.now,
  ) {
    const ears = {
      frame: (frame: Frame) => this.hear(frame),
      link: (state: LinkState, reason?: string) => this.linked(state, reason),
    };
    this.socket = new TableSocket(ears, id, base, invite, open);
    this.witness = new Witness(id, undefined);
  }

  connect = (): void => this.socket.connect();
  hurry = (): void => this.socket.hurry();
  reopen = (): void => this.socket.reopen();
  disconnect = (): void => this.socket.close();

  /** Hear of everything that happens from now on; gives what ends it. */
  onNews(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The hands of this session that are over, as they were told here. */
  get records(): readonly FairRecord[] {
    return this.witness.records;
  }

  /** The records of this session as a file for `tripledraw verify`. */
  get proofFile(): string {
    return this.witness.file;
  }

  // -- what a player does; each ends when the room has answered, and `refused` says what it said

  sit(chair: number, chips: number): Promise<boolean> {
    return this.withChain((anchor) => this.order({ type: "sit", chair, chips, anchor }));
  }

  /** The decision that is there now; a click that comes too late acts on no other one. */
  act(move: Act["move"], discards: number[] = []): Promise<boolean> {
    const now = this.decision;
    if (!now) return Promise.resolve(false);
    return this.order({ type: "act", ...now, move, discards });
  }

  /** Throw away the marked cards, or stand pat where none is marked. */
  draw = (): Promise<boolean> => this.act("draw", this.markedPositions);
  standPat = (): Promise<boolean> => this.act("draw", []);

  pre(move: PreMove): Promise<boolean> {
    const { hand, own } = this.told ?? {};
    if (!hand || own?.next === undefined) return Promise.resolve(false);
    const discards = move === "draw" ? this.markedPositions : [];
    const order: Order = { type: "pre", hand: hand.number, decision: own.next, move, discards };
    return this.chosen(order, own.next, move);
  }

  unpre = (): Promise<boolean> => this.chosen({ type: "unpre" }, this.told?.own?.next, null);

  /** No step follows on what is chosen ahead: what the room has taken is noted here. */
  private async chosen(order: Order, decision: number | undefined, pre: PreMove | null) {
    const isTaken = await this.order(order);
    const { told } = this;
    if (isTaken && told?.own && told.own.next === decision)
      this.told = { ...told, own: { ...told.own, pre } };
    return isTaken;
  }

  topUp = (chips: number): Promise<boolean> => this.order({ type: "top_up", chips });
  sitOut = (when: "now" | "big_blind"): Promise<boolean> => this.order({ type: "sit_out", when });
  sitIn = (post: boolean): Promise<boolean> => this.order({ type: "sit_in", post });
  leave = (): Promise<boolean> => this.order({ type: "leave" });
  queue = (): Promise<boolean> => this.order({ type: "queue" });
  unqueue = (): Promise<boolean> => this.order({ type: "unqueue" });
  next = (): Promise<boolean> => this.order({ type: "next" });
  chat = (text: string): Promise<boolean> => this.order({ type: "chat", text });
  react = (reaction: React["reaction"]): Promise<boolean> =>
    this.order({ type: "react", reaction });
  answer = (player: string, yes: boolean): Promise<boolean> =>
    this.order({ type: "answer", player, yes });
  /** All cards of the last hand may be opened to those who played it. */
  agree = (hand: number): Promise<boolean> => this.order({ type: "agree", hand });
  pause = (): Promise<boolean> => this.order({ type: "pause" });
  unpause = (): Promise<boolean> => this.order({ type: "unpause" });
  remove = (chair: number): Promise<boolean> => this.order({ type: "remove", chair });
  mute = (player: string, muted: boolean): Promise<boolean> =>
    this.order({ type: "mute", player, muted });
  seatBot = (chair: number, agent: SeatBot["agent"], chips: number): Promise<boolean> =>
    this.order({ type: "seat_bot", chair, agent, chips });

  /** After the hand: turn up own cards. */
  turnUp(cards: ReadonlySet<Card>): Promise<boolean> {
    const { hand } = this.told ?? {};
    if (!hand) return Promise.resolve(false);
    const positions = positionsOf(this.shown?.mine?.held ?? [], cards);
    return this.order({ type: "show", hand: hand.number, positions });
  }

  // -- marks

  mark(card: Card): void {
    this.marked = toggled(this.marked, card);
  }

  clearMarks(): void {
    this.marked = new Set();
  }

  get markedPositions(): number[] {
    return positionsOf(this.shown?.mine?.held ?? [], this.marked);
  }

  // -- what the room says

  private get decision(): { hand: number; decision: number } | undefined {
    const { hand, turn } = this.told ?? {};
    if (!hand || !turn || turn.chair !== this.chair || !this.isWaiting) return undefined;
    return { hand: hand.number, decision: turn.decision };
  }

  private async order(order: Order): Promise<boolean> {
    this.refused = undefined;
    this.isSending = true;
    try {
      await this.socket.send(order);
      return true;
    } catch (why) {
      // A lost connection is told by the link.
      if (why instanceof RefusedError) this.refused = why.refused;
      return false;
    } finally {
      this.isSending = false;
    }
  }

  private hear(frame: Frame): void {
    switch (frame.type) {
      case "welcome":
        return this.welcome(frame);
      case "snapshot":
        return this.jump(frame);
      case "step":
        return this.step(frame);
      case "commitment":
        return this.promised(frame);
      case "chat":
        this.talk = [...this.talk.slice(1 - MOST_TALK), frame];
        return;
      case "reaction":
        this.reactions = { ...this.reactions, [frame.chair]: frame.reaction };
        return;
      case "offered":
        this.offeredUntil = this.clock() + frame.until;
    }
  }

  private welcome({ player, chair }: Welcome): void {
    this.player = player ?? undefined;
    this.chair = chair ?? undefined;
    this.witness.chair = this.chair;
    if (!player) return;
    this.chest = new Chest(player, this.id);
    this.chain ??= this.chest.open();
    if (this.chair === undefined) return;
    this.offeredUntil = undefined;
    // Another browser sat down with a chain of its own: ours begins with the next hand.
    this.needsChain ||= !this.chain;
    this.beginChain();
  }

  private jump(frame: Snapshot): void {
    const before = this.told;
    this.take(fromSnapshot(frame, this.clock()));
    this.dealt(frame, before);
    this.checkLater(this.witness.happened(frame.happened ?? [], frame.own ?? undefined, true));
    this.tell({ before, now: this.told!, events: [], isJump: true });
  }

  private step(frame: Step): void {
    const before = this.told;
    if (!before) return;
    this.take(afterStep(before, frame, this.clock()));
    this.dealt(frame, before);
    const happened = frame.happened ?? [];
    this.checkLater(this.witness.happened(happened, frame.own ?? undefined));
    this.tell({ before, now: this.told!, events: happened, isJump: false });
  }

  private take(told: Told): void {
    // A mark is for one draw: it goes with the hand, and with the own draw that came of it.
    const isPast =
      told.hand?.number !== this.told?.hand?.number || drawsOf(told) !== drawsOf(this.told);
    this.told = told;
    // What a command did may be told before the command is answered.
    this.isSending = false;
    this.chair = told.table.chairs.find(({ player }) => player === this.player)?.chair;
    this.marked = isPast ? new Set() : stillMarked(this.shown?.mine?.held ?? [], this.marked);
    this.beginChain();
  }

  private tell(news: News): void {
    for (const listener of this.listeners) listener(news);
  }

  private linked(state: LinkState, reason: string | undefined): void {
    this.link = state;
    this.reason = reason;
  }

  // -- the fair deal

  private promised(frame: Commitment): void {
    if (this.commitment?.hand === frame.hand && this.commitment.before === frame.before) return;
    this.commitment = frame;
    this.witness.promised(frame);
    const head = this.chair === undefined ? undefined : (frame.heads ?? {})[this.chair];
    if (head === undefined) return;
    if (this.chain?.holds(head)) this.give(frame.hand, head);
    else this.needsChain = true;
  }

  /** The next link; links that were given in vain are skipped by the chain itself. */
  private give(hand: number, head: string): void {
    const link = this.chest!.take(this.chain!);
    this.needsChain = link === undefined || !follows(link, head) || this.chain!.left === 0;
    if (link === undefined) return;
    this.witness.sent(link);
    void this.socket.send({ type: "link", hand, link }).catch(() => undefined);
  }

  /** A new chain where one is needed; while links are collected the room would refuse it. */
  private beginChain(): void {
    const stage = this.told?.table.stage;
    if (!this.needsChain || this.chair === undefined || !stage || stage === "linking") return;
    this.needsChain = false;
    void this.withChain((anchor) =>
      this.socket.send({ type: "anchor", anchor }).then(
        () => true,
        () => false,
      ),
    );
  }

  /** Gives the room a new anchor; the old chain comes back where it did not take it. */
  private async withChain(give: (anchor: string) => Promise<boolean>): Promise<boolean> {
    const old = this.chain;
    const chain = this.mustChest().renew();
    // The next commitment may come before the answer, so the chain is there at once.
    this.chain = chain;
    const isTaken = await give(chain.anchor);
    if (!isTaken && old && this.chain === chain) {
      this.chain = old;
      this.mustChest().keep(old);
    }
    return isTaken;
  }

  private mustChest(): Chest {
    if (!this.chest) throw new Error("nobody is signed in who could sit down");
    return this.chest;
  }

  private knows(link: string): boolean {
    return this.chain?.holds(link) ?? false;
  }

  private dealt({ deal, hand, own }: Snapshot | Step, before: Told | undefined): void {
    if (!deal || !hand) return;
    this.witness.dealt(deal, hand.chairs, !!own, (link) => this.knows(link));
    // Who only waits for his blind is asked for a link too, and loses nothing where it is late.
    const mine = before?.table.chairs.find(({ player }) => player === this.player);
    const isAbsent = this.chair !== undefined && (deal.absent ?? []).includes(this.chair);
    const isLeftOut = isAbsent && mine?.status !== "waiting";
    this.fair = { ...this.fair, isLeftOut };
  }

  /** Checked when nothing else is to be done: hashing takes its time. */
  private checkLater(record: FairRecord | undefined): void {
    if (!record) return;
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500));
    idle(() => void this.check(record));
  }

  private async check(record: FairRecord): Promise<void> {
    const { checkSlowly } = await import("../fair/check");
    try {
      await checkSlowly(record);
      this.fair = { ...this.fair, checked: this.fair.checked + 1 };
    } catch (why) {
      const wrong = {
        hand: record.hand,
        why: why instanceof Error ? why.message : String(why),
      };
      this.fair = { ...this.fair, wrong: this.fair.wrong ?? wrong };
    }
  }
}
