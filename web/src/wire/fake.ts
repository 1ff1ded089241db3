/** For tests: sockets without a network. */
import type { Command, Frame } from "./types";

export class FakeSocket implements Pick<WebSocket, "readyState" | "onmessage" | "onclose"> {
  readyState: 0 | 1 | 2 | 3 = 1;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;
  readonly sent: Command[] = [];

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The room says something. */
  say(...frames: Frame[]): void {
    for (const frame of frames) {
      this.onmessage?.call(
        this as unknown as WebSocket,
        { data: JSON.stringify(frame) } as MessageEvent,
      );
    }
  }

  /** The connection goes away. */
  fall(): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, {} as CloseEvent);
  }

  /** The room answers the last command. */
  done(): void {
    this.say({ type: "done", re: this.last.id ?? 0, version: 0 });
  }

  refuse(error: string): void {
    this.say({ type: "refused", re: this.last.id ?? 0, error, text: error });
  }

  get last(): Command {
    const last = this.sent.at(-1);
    if (!last) throw new Error("nothing was sent");
    return last;
  }
}

/** What makes sockets for a test, and keeps them. */
export class FakeNet {
  readonly sockets: FakeSocket[] = [];

  open = (address: string): WebSocket => {
    const socket = new FakeSocket(address);
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}
