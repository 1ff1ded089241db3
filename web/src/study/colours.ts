/** The colour of an action; figures and labels say the same. */
const COLOURS: Record<string, string> = {
  check: "var(--a-pat)",
  bet: "var(--a-raise)",
  fold: "var(--a-fold)",
  call: "var(--a-call)",
  raise: "var(--a-raise)",
  "0": "var(--a-pat)",
};

export const colourOf = (action: string): string => COLOURS[action] ?? "var(--a-draw)";
