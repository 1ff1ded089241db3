/** Calling somebody back to a hidden page: the title says so, and a notification where allowed. */
import { text } from "../i18n/index.svelte";
import type { LiveTable } from "../live/table.svelte";

const NAME = "tripledraw";

/** The title of the page for the tables that are open. */
export function titleFor(tables: readonly LiveTable[], place?: string): string {
  const isWaiting = tables.some((table) => table.isWaiting);
  const start = isWaiting ? `● ${text("table-your-turn")} · ` : "";
  return start + (place ? `${place} · ${NAME}` : NAME);
}

/** May be called from a click alone; browsers ask the user then. */
export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Says that it is our turn at a table while the page is hidden; one a table at a time. */
export function notifyOfTurn({ id, told }: LiveTable): void {
  if (!document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(text("table-your-turn"), {
    body: told?.table.terms.name ?? id,
    tag: `tripledraw-${id}`,
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
