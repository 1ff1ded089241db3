/** What the page that is shown puts into the bar on top: where one is, and its own tools. */
import type { Snippet } from "svelte";

interface Bar {
  where: Snippet | undefined;
  tools: Snippet | undefined;
}

export const bar: Bar = $state({ where: undefined, tools: undefined });

/** Fills the bar for as long as a component is there: `$effect(() => fill({ where, tools }))`. */
export function fill(parts: Partial<Bar>): () => void {
  Object.assign(bar, parts);
  return () => Object.assign(bar, { where: undefined, tools: undefined });
}
