/** What a screen reader is to say: sentences of one moment become one, so that none is cut off. */

const MERGED = 400;

let polite = $state("");
let urgent = $state("");
const waiting: Record<"polite" | "urgent", string[]> = { polite: [], urgent: [] };
const timers: Partial<Record<"polite" | "urgent", ReturnType<typeof setTimeout>>> = {};

export const politeText = (): string => polite;
export const urgentText = (): string => urgent;

/** Say a sentence; urgent ones (the own turn, results) may interrupt others. */
export function say(sentence: string, { isUrgent = false } = {}): void {
  const kind = isUrgent ? "urgent" : "polite";
  waiting[kind].push(sentence);
  timers[kind] ??= setTimeout(() => speakOut(kind), MERGED);
}

function speakOut(kind: "polite" | "urgent"): void {
  const sentence = waiting[kind].join(". ");
  waiting[kind] = [];
  delete timers[kind];
  if (kind === "urgent") urgent = renewed(urgent, sentence);
  else polite = renewed(polite, sentence);
}

/** The same words twice in a row are no change, and nobody would hear them again. */
const renewed = (before: string, sentence: string): string =>
  before === sentence ? `${sentence}\u00a0` : sentence;
