/**
 * The socket of one table: stays connected by itself and gives every frame once, in order.
 *
 * A step that does not follow the last one is held back until the room has told what is missing.
 * Commands are promises: they end with `Done`, with `Refused`, or with the lost connection, after
 * which nobody knows whether they were carried out; no command is ever sent a second time.
 */
import type { Refusal } from "./api";
import { pause } from "./backoff";
import type { Command, Frame, Refused } from "./types";

/** A command without its number, which the socket gives it. */
type WithoutId<C> = C extends unknown ? Omit<C, "id"> : never;
export type Order = WithoutId<Command>;

/** `lost` tries again by itself; `closed` is for good, until `reopen`. */
export type LinkState = "connecting" | "open" | "lost" | "closed";

export interface Ears {
  /** A frame to be shown; answers, pings and moves are the socket's own affair. */
  frame(frame: Frame): void;
  link(state: LinkState, reason?: string): void;
}

/** A command that was refused, with the id and the arguments of its message. */
export class RefusedError extends Error {
  readonly refused: Refusal;

  constructor({ error, text, arguments: filled = {} }: Refused) {
    super(text);
    this.refused = { error, text, arguments: filled };
  }
}

/** The connection went away before the answer came. */
export class LostError extends Error {}

interface Waiting {
  resolve(): void;
  reject(why: Error): void;
}

/** What the room has told us to stop for; it would only hang up on us again. */
const FOR_GOOD = new Set(["table_closed", "replaced", "banned"]);
/** After `too_fast` the room wants a rest; counted as that many failed tries. */
const REST = 4;
const OPEN = 1;
/** A connection that has held so long, in milliseconds, was a good one. */
const HELD = 5000;
/** Who sits is pinged every 15 seconds; after so many milliseconds without a word nobody is there. */
const SILENCE = 40_000;

export type OpenSocket = (address: string) => WebSocket;

export class TableSocket {
  private socket: WebSocket | undefined;
  private version = 0;
  private tries = 0;
  private openedAt: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private nextId = 1;
  private isMissing = false;
  private state: LinkState = "closed";
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly ears: Ears,
    private readonly table: string,
    private base: string,
    private readonly invite = "",
    private readonly open: OpenSocket = (address) => new WebSocket(address),
  ) {}

  connect(): void {
    clearTimeout(this.timer);
    this.tell(this.tries ? "lost" : "connecting");
    const query = new URLSearchParams({ version: String(this.version) });
    if (this.invite) query.set("invite", this.invite);
    const socket = this.open(`${this.base}/ws/tables/${encodeURIComponent(this.table)}?${query}`);
    this.socket = socket;
    this.isMissing = false;
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.hear(JSON.parse(String(data)) as Frame);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  /** Connect again at once: the network is back, the page is looked at, or somebody asks for it. */
  hurry(): void {
    if (this.state !== "lost") return;
    this.tries = 0;
    this.connect();
  }

  /** Take a table back that was closed for good here, as when it was opened elsewhere. */
  reopen(): void {
    if (this.state === "closed") this.connect();
  }

  close(): void {
    clearTimeout(this.timer);
    this.drop();
    this.tell("closed");
  }

  /** Gives a command to the room; ends when it is in the log. */
  send(order: Order): Promise<void> {
    const socket = this.socket;
    if (socket?.readyState !== OPEN) return Promise.reject(new LostError("not connected"));
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...order, id }));
    });
  }

  private hear(frame: Frame): void {
    if (this.silence !== undefined || frame.type === "ping") this.listen();
    switch (frame.type) {
      case "ping":
        return this.write({ type: "pong", ping: frame.ping });
      case "welcome":
        this.settle();
        return this.ears.frame(frame);
      case "done":
        return this.answered(frame.re)?.resolve();
      case "refused":
        return this.refuse(frame);
      case "moved":
        return this.move(frame.address);
      case "closing":
        return this.part(frame.reason);
      case "snapshot":
        this.version = frame.version;
        this.isMissing = false;
        return this.ears.frame(frame);
      case "step":
        return this.step(frame);
      default:
        return this.ears.frame(frame);
    }
  }

  private step(frame: Extract<Frame, { type: "step" }>): void {
    if (frame.version <= this.version) return;
    if (frame.version > this.version + 1) return this.ask();
    this.version = frame.version;
    this.isMissing = false;
    this.ears.frame(frame);
  }

  /** Something is missing: one question, and the steps behind it are told again. */
  private ask(): void {
    if (this.isMissing) return;
    this.isMissing = true;
    this.write({ type: "resync", version: this.version });
  }

  private refuse(frame: Refused): void {
    const waiting = this.answered(frame.re);
    if (waiting) waiting.reject(new RefusedError(frame));
    // What no command asked for is said on coming in: this table is not for us.
    else if (frame.re === 0) this.end(frame.error);
  }

  private answered(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private move(address: string): void {
    this.base = address.replace(/^http/, "ws").replace(/\/$/, "");
    this.drop();
    this.connect();
  }

  private part(reason: string): void {
    if (FOR_GOOD.has(reason)) this.end(reason);
    else if (reason === "too_fast") {
      this.openedAt = undefined;
      this.tries = Math.max(this.tries, REST);
    }
  }

  private end(reason: string): void {
    clearTimeout(this.timer);
    this.drop();
    this.tell("closed", reason);
  }

  private settle(): void {
    this.openedAt = Date.now();
    if (this.state !== "open") this.tell("open");
  }

  /** Wait for the next word of a room that is known to ping. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(), SILENCE);
  }

  private lose(): void {
    this.drop();
    // Only after a connection that held is the next pause short again.
    if (this.openedAt !== undefined && Date.now() - this.openedAt > HELD) this.tries = 0;
    this.openedAt = undefined;
    this.timer = setTimeout(() => this.connect(), pause(this.tries));
    this.tries += 1;
    this.tell("lost");
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = undefined;
    clearTimeout(this.silence);
    this.silence = undefined;
    socket?.close();
    for (const waiting of this.waiting.values()) waiting.reject(new LostError("connection lost"));
    this.waiting.clear();
  }

  private write(command: Command): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(command));
  }

  private tell(state: LinkState, reason?: string): void {
    if (state === this.state && reason === undefined) return;
    this.state = state;
    this.ears.link(state, reason);
  }
}
