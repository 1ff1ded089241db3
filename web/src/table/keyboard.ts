/** What the keys do at a table: one deed a key, the same as the buttons. */
import { type Deed, deedOf, type KeyMap } from "../settings/keys";

export type Deeds = Partial<Record<Deed, () => void>>;

/** Buttons and links do what they do when Enter is pressed on them. */
const DO_ENTER = "a[href], button:not(.slot), summary, [role='tab']";

/** Does what a key stands for; true where there was something to do. */
export function press(event: KeyboardEvent, keys: KeyMap, deeds: Deeds): boolean {
  const deed = deedOf(event, keys);
  const act = deed && deeds[deed];
  if (!act || event.repeat) return false;
  const isOnButton = event.target instanceof Element && event.target.matches(DO_ENTER);
  if (event.key === "Enter" && isOnButton) return false;
  event.preventDefault();
  act();
  return true;
}
