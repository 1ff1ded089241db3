/** What we have written about others, and whom we have blocked. */
import { type Note, notes } from "../wire/api";
import { me } from "./me.svelte";

let kept = $state.raw<ReadonlyMap<string, Note>>(new Map());
/** Whose notes these are. */
let writer: string | undefined;

export const noteAbout = (player: string): Note | undefined => kept.get(player);

/** Fetches the notes of who is signed in, once; without them the table is played all the same. */
export async function recall(): Promise<void> {
  const id = me()?.id;
  if (id === writer) return;
  writer = id;
  kept = new Map();
  if (id === undefined) return;
  try {
    const all = await notes.all();
    if (writer === id) kept = new Map(all.map((note) => [note.player, note]));
  } catch {
    writer = undefined;
  }
}

/** Writes a note anew; throws what the room refuses. An empty one that blocks nobody is no note. */
export async function jot(player: string, words: string, isBlocked: boolean): Promise<void> {
  const note = await notes.write(player, words, isBlocked);
  const next = new Map(kept);
  if (note.text || note.blocked) next.set(player, note);
  else next.delete(player);
  kept = next;
}
