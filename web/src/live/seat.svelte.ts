/** Taking a seat, or a place in the queue, from outside of the table: the table is opened first. */
import { buyIn } from "../game/buyin";
import { has, text } from "../i18n/index.svelte";
import { type Refusal, UnreachableError } from "../wire/api";
import type { LiveTable } from "./table.svelte";
import { me, recognise } from "./me.svelte";
import { enter, shut, tables } from "./tabs.svelte";

export interface Wish {
  invite?: string | undefined;
  /** What is brought; the usual buy-in where it is left out. */
  chips?: number | undefined;
}

/** Sit down on a free chair; gives what was refused. The tab stays open if we sit. */
export const takeSeat = (id: string, wish: Wish = {}): Promise<Refusal | void> =>
  atTable(id, wish.invite, async (table) => {
    const { terms } = table.told!.table;
    if (table.chair !== undefined) return true;
    const chips = wish.chips ?? buyIn(terms, me()?.chips).usual;
    for (const chair of chairsOf(table)) {
      if (await table.sit(chair, chips)) return true;
      if (table.refused?.error !== "chair-taken") return false;
    }
    return full(terms.name);
  });

/** The free chairs first; who does not sit yet hears late of who does, so the others are tried too. */
function chairsOf({ told }: LiveTable): number[] {
  const { terms, chairs } = told!.table;
  const taken = new Set(chairs.map(({ chair }) => chair));
  const all = Array.from({ length: terms.chairs }, (_, chair) => chair);
  return [...all.filter((chair) => !taken.has(chair)), ...taken];
}

/** Wait for a seat; the tab stays open, because the seat is offered there. */
export const joinQueue = (id: string): Promise<Refusal | void> =>
  atTable(id, undefined, (table) => table.queue());

const full = (table: string): Refusal => ({
  error: "table-full",
  text: text("room-table-full", { table }),
  arguments: { table },
});

async function atTable(
  id: string,
  invite: string | undefined,
  deed: (table: LiveTable) => Promise<boolean | Refusal>,
): Promise<Refusal | void> {
  const wasOpen = tables().some((table) => table.id === id);
  const table = enter(id, invite);
  await answered(table);
  const result = table.link === "open" ? await deed(table) : false;
  // The chips that were brought are gone from the account.
  if (result === true) return void recognise().catch(() => undefined);
  const refused = result || table.refused || closed(table);
  if (!wasOpen) shut(id);
  if (refused) return refused;
  throw new UnreachableError("the table cannot be reached");
}

/** Ends when the table has told how it stands, or cannot be reached. */
function answered(table: LiveTable): Promise<void> {
  return new Promise((resolve) => {
    const end = $effect.root(() => {
      $effect(() => {
        const hasTold = table.link === "open" && table.told;
        if (!hasTold && table.link !== "closed" && table.link !== "lost") return;
        resolve();
        queueMicrotask(() => end());
      });
    });
  });
}

/** Why a table would not have us, if it said so. */
function closed({ link, reason }: LiveTable): Refusal | undefined {
  if (link !== "closed" || reason === undefined) return undefined;
  const error = has(`room-${reason}`) ? reason : `closing-${reason}`;
  return { error, text: reason, arguments: {} };
}
