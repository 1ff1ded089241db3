/** The keys of the replayer; the letter is that of the place of D on the keyboard. */

export type Deed = "play" | "back" | "forward" | "nextDraw" | "drawBefore" | "first" | "last";

/** Buttons, links and fields do with the space bar and the arrows what they always do. */
const OWN_SPACE = "button, a[href], summary, [role='tab']";
const OWN_KEYS = "input, select, textarea, [role='tab'], dialog *";

export function deedOf(event: KeyboardEvent): Deed | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return undefined;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.matches(OWN_KEYS)) return undefined;
  if (event.code === "KeyD") return event.shiftKey ? "drawBefore" : "nextDraw";
  switch (event.key) {
    case " ":
      return target?.matches(OWN_SPACE) ? undefined : "play";
    case "ArrowRight":
      return "forward";
    case "ArrowLeft":
      return "back";
    case "Home":
      return "first";
    case "End":
      return "last";
    default:
      return undefined;
  }
}
