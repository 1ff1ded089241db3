/** For tests: a room that answers requests as it is told to, and what jsdom lacks of a browser. */
import type { Me } from "./api";

export interface Asked {
  /** As "POST /guests". */
  what: string;
  body: unknown;
}

type Given = object | null | undefined | "away";
type Answer = Given | ((body: unknown) => Given);

/** A refusal as the room sends it. */
class Refused {
  constructor(
    readonly error: string,
    readonly values: object,
  ) {}
}

export const refused = (error: string, values: object = {}): object => new Refused(error, values);

export const MIRA: Me = {
  id: "p1",
  name: "Mira",
  guest: true,
  admin: false,
  language: "en",
  settings: {},
  created: Date.UTC(2026, 0, 2),
  chips: 9600,
  top_up_below: 2000,
  top_up_from: 0,
};

/** Stands in for the room: what it is not told about is refused as unknown. */
export class FakeRoom {
  readonly asked: Asked[] = [];
  private readonly answers = new Map<string, Answer>();

  constructor() {
    globalThis.fetch = (path, init) => this.hear(String(path), init);
    // jsdom has no dialogs, and no queries of media.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    };
    globalThis.matchMedia = (() => ({
      matches: false,
      addEventListener: () => undefined,
    })) as unknown as typeof matchMedia;
  }

  on(what: string, answer: Answer): this {
    this.answers.set(what, answer);
    return this;
  }

  /** The bodies of the requests of a kind. */
  bodies = (what: string): unknown[] =>
    this.asked.filter((each) => each.what === what).map(({ body }) => body);

  private async hear(path: string, init?: RequestInit): Promise<Response> {
    const what = `${init?.method ?? "GET"} ${path.replace("api/v1", "")}`;
    const sent = init?.body;
    // A file is kept as it is.
    const isJson = sent !== undefined && !(sent instanceof Blob);
    const body: unknown = isJson ? JSON.parse(String(sent)) : sent;
    this.asked.push({ what, body });
    const given = this.answers.has(what) ? this.answers.get(what) : refused("not-found");
    const answer = typeof given === "function" ? (given as (body: unknown) => object)(body) : given;
    if (answer === "away") throw new TypeError("no network");
    if (answer instanceof Refused) {
      const { error, values } = answer;
      const told = { error, text: error, arguments: values };
      return new Response(JSON.stringify(told), { status: 409 });
    }
    return new Response(answer === undefined ? null : JSON.stringify(answer));
  }
}
