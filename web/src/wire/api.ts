/** The requests of the page to the room: JSON in, JSON out, refusals as `ApiError`. */
import type { Terms } from "./rest";
import type {
  Barred,
  Invitation,
  Line,
  Link,
  Listing,
  Me,
  Note,
  Opened,
  PastHand,
  ReplayedFile,
  ReplayedHand,
  Statistics,
  StudyDecision,
  StudyFacts,
  StudySpot,
  StudyState,
  Token,
  Welcome,
} from "./rest";

export type * from "./rest";

export interface Refusal {
  error: string;
  text: string;
  arguments: Record<string, string | number>;
}

/** What the room refused; `refusal(error, arguments, text)` of i18n says it to the player. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.text);
  }
}

/** No answer came: the room or the network is away. */
export class UnreachableError extends Error {}

const ROOT = "api/v1";
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await reached(method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw new ApiError(answer.status, refusalIn(text));
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

async function reached(method: Method, path: string, body: unknown): Promise<Response> {
  // What is given up is given up by who leaves, too.
  const init: RequestInit = { method, credentials: "same-origin", keepalive: method === "DELETE" };
  if (body instanceof Blob) {
    init.body = body;
    init.headers = { "Content-Type": "application/octet-stream" };
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  try {
    return await fetch(`${ROOT}${path}`, init);
  } catch (why) {
    throw new UnreachableError("the room cannot be reached", { cause: why });
  }
}

/** A refusal of the room; whatever else stands between us and it answers in its own way. */
function refusalIn(text: string): Refusal {
  try {
    const { error, text: english, arguments: filled } = JSON.parse(text) as Partial<Refusal>;
    if (error !== undefined) return { error, text: english ?? error, arguments: filled ?? {} };
  } catch {
    // Not JSON: told below.
  }
  return { error: "server-failed", text: "Something went wrong in the room", arguments: {} };
}

const part = encodeURIComponent;

/** The filters of the lobby; what is left out is any. */
export interface Wanted {
  kind?: "cash" | "sit_and_go";
  chairs?: number;
  speed?: "slow" | "normal" | "fast";
  reshuffle?: "standard" | "stars" | "everything";
  bet_from?: number;
  bet_to?: number;
  bots?: boolean;
  free?: boolean;
}

const query = (wanted: object): string => {
  const pairs = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return pairs.length
    ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
    : "";
};

export const people = {
  /** Nobody to a stranger. */
  me: () => ask<Me | null>("GET", "/session"),
  comeAsGuest: (name: string, language: string) =>
    ask<Welcome>("POST", "/guests", { name, language }),
  comeByLink: (secret: string) => ask<Me>("POST", "/guest", { secret }),
  newLink: () => ask<Link>("POST", "/guest/link", {}),
  makeAccount: (name: string, password: string, language: string) =>
    ask<Me>("POST", "/accounts", { name, password, language }),
  upgrade: (password: string) => ask<Me>("POST", "/accounts/upgrade", { password }),
  signIn: (name: string, password: string) => ask<Me>("POST", "/session", { name, password }),
  signOut: () => ask<undefined>("DELETE", "/session"),
  change: (changes: { language?: string; settings?: Record<string, boolean | number | string> }) =>
    ask<Me>("PATCH", "/me", changes),
  changePassword: (password: string, fresh: string) =>
    ask<Me>("PUT", "/me/password", { password, new: fresh }),
  topUp: () => ask<Me>("POST", "/me/topup", {}),
  remove: () => ask<undefined>("DELETE", "/me"),
  tokens: () => ask<Token[]>("GET", "/me/tokens"),
  newToken: (label: string) => ask<Token>("POST", "/me/tokens", { label }),
  endToken: (id: string) => ask<undefined>("DELETE", `/me/tokens/${part(id)}`),
};

export const notes = {
  all: () => ask<Note[]>("GET", "/notes"),
  about: (player: string) => ask<Note>("GET", `/notes/${part(player)}`),
  write: (player: string, text: string, blocked: boolean) =>
    ask<Note>("PUT", `/notes/${part(player)}`, { text, blocked }),
};

export const tables = {
  list: (wanted: Wanted = {}) => ask<Listing[]>("GET", `/tables${query(wanted)}`),
  one: (id: string, invite?: string) =>
    ask<Listing>("GET", `/tables/${part(id)}${query({ invite })}`),
  open: (terms: Terms) => ask<Opened>("POST", "/tables", terms),
  close: (id: string) => ask<undefined>("DELETE", `/tables/${part(id)}`),
  invitation: (id: string) => ask<Invitation>("GET", `/tables/${part(id)}/invite`),
  /** A new invitation: the one before it lets nobody in any more. */
  invitationAnew: (id: string) => ask<Invitation>("POST", `/tables/${part(id)}/invite`, {}),
  /** Whom the owner has sent away. */
  barred: (id: string) => ask<Barred[]>("GET", `/tables/${part(id)}/barred`),
  admit: (id: string, player: string) =>
    ask<undefined>("DELETE", `/tables/${part(id)}/barred/${part(player)}`),
  sheet: (id: string) => ask<Line[]>("GET", `/tables/${part(id)}/sheet`),
  sheetAddress: (id: string) => `${ROOT}/tables/${part(id)}/sheet.csv`,
};

export const hands = {
  list: (of: { table?: string; before?: number; limit?: number } = {}) =>
    ask<PastHand[]>("GET", `/me/hands${query(of)}`),
  statistics: (table?: string) => ask<Statistics>("GET", `/me/statistics${query({ table })}`),
  /** A download of one hand; `form` is phh, txt or proof. */
  address: (table: string, number: number, form: "phh" | "txt" | "proof") =>
    `${ROOT}/me/hands/${part(table)}/${number}.${form}`,
  /** A download of all own hands at a table. */
  evening: (table: string, form: "phhs" | "txt" | "proof") =>
    `${ROOT}/me/hands/${part(table)}.${form}`,
};

export const replays = {
  own: (table: string, number: number) =>
    ask<ReplayedHand>("GET", `/me/hands/${part(table)}/${number}/replay`),
  /** The hands of a history file; the room keeps nothing of it. */
  file: (file: Blob) => ask<ReplayedFile>("POST", "/replay", file),
};

export const studies = {
  facts: () => ask<StudyFacts>("GET", "/study"),
  open: (spot: StudySpot) => ask<StudyState>("POST", "/study", spot),
  state: (id: string) => ask<StudyState>("GET", `/study/${part(id)}`),
  stop: (id: string) => ask<StudyState>("POST", `/study/${part(id)}/stop`, {}),
  at: (id: string, path: string, hand: string) =>
    ask<StudyDecision>("GET", `/study/${part(id)}/at${query({ path, hand })}`),
  drop: (id: string) => ask<undefined>("DELETE", `/study/${part(id)}`),
};
