/** Who is signed in. */
import { adopt } from "../settings/settings.svelte";
import { ApiError, type Me, people } from "../wire/api";
import { shutAll } from "./tabs.svelte";

/** `undefined` until the room has answered, null for a stranger. */
let person = $state.raw<Me | null>();

export const me = (): Me | null | undefined => person;

/** Ask the room who we are; throws `UnreachableError` where there is no answer. */
export async function recognise(): Promise<void> {
  try {
    const known = await people.me();
    if (known) await welcome(known);
    else person = null;
  } catch (why) {
    // Banned, or too fast: to this page a stranger.
    if (!(why instanceof ApiError)) throw why;
    person = null;
  }
}

/** After chips went to a table or came from it, what the account holds is asked anew. */
export async function paid(deed: Promise<boolean>): Promise<boolean> {
  const isDone = await deed;
  if (isDone) void recognise().catch(() => undefined);
  return isDone;
}

/** Somebody came in, or is told anew: after every answer of the room that holds a `Me`. */
export async function welcome(fresh: Me): Promise<void> {
  if (person && person.id !== fresh.id) shutAll();
  const isNew = person?.id !== fresh.id;
  person = fresh;
  if (isNew) await adopt(fresh.settings, fresh.language, keepSettings);
}

export async function signOut(): Promise<void> {
  await people.signOut();
  shutAll();
  person = null;
}

/** Settings go with the account; where that fails they are still kept in this browser. */
function keepSettings(settings: Record<string, boolean | number | string>, language: string): void {
  if (!person) return;
  void people
    .change({ settings, language })
    .then((fresh) => {
      // Somebody may have signed out, or another one in, before the answer came.
      if (person?.id === fresh.id) person = fresh;
    })
    .catch(() => undefined);
}
