/** The tables that are open in this page, each a tab; the one that waits for us comes in front. */
import { go, route } from "../routing/router.svelte";
import { LiveTable } from "./table.svelte";

const PLACE = "tripledraw.tabs";

let open = $state.raw<readonly LiveTable[]>([]);

export const tables = (): readonly LiveTable[] => open;

/** The table that the page shows now, if it shows one. */
export function current(): LiveTable | undefined {
  const here = route();
  return here.page === "table" ? open.find(({ id }) => id === here.id) : undefined;
}

/** The table of an id; it is opened where it is not open yet. */
export function enter(id: string, invite?: string): LiveTable {
  const known = open.find((table) => table.id === id);
  if (known) return known;
  const table = new LiveTable(id, socketBase(), invite);
  open = [...open, table];
  keep();
  table.connect();
  return table;
}

/** Shut a tab; the chair stays ours until we leave it. */
export function shut(id: string): void {
  open.find((table) => table.id === id)?.disconnect();
  open = open.filter((table) => table.id !== id);
  keep();
}

/** The tables that were open before the page was loaded anew. */
export function restore(): void {
  const here = route();
  // The table in front may be one that is watched by its invitation, which the address has.
  const invite = here.page === "table" ? here.invite : undefined;
  for (const id of kept()) enter(id, here.page === "table" && here.id === id ? invite : undefined);
}

/** Shut all, as when somebody else signs in. */
export function shutAll(): void {
  for (const { id } of open) shut(id);
}

/** Connect all again at once: the network is back, or the page is looked at. */
export function hurryAll(): void {
  for (const table of open) table.hurry();
}

/** Show the table that waits for us, unless the one in front waits too or no table is in front. */
export function comeForward(): void {
  const front = current();
  if (!front || front.isWaiting) return;
  const waiting = open.find((table) => table.isWaiting);
  if (waiting) go({ page: "table", id: waiting.id });
}

/** Show the table of the next tab, after the last one the first. */
export function turnTab(): void {
  const at = open.findIndex((table) => table === current());
  const next = open[(at + 1) % open.length];
  if (next) go({ page: "table", id: next.id });
}

function socketBase(): string {
  const { protocol, host, pathname } = location;
  return `${protocol.replace("http", "ws")}//${host}${pathname.replace(/\/[^/]*$/, "")}`;
}

function keep(): void {
  sessionStorage.setItem(PLACE, JSON.stringify(open.map(({ id }) => id)));
}

function kept(): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
