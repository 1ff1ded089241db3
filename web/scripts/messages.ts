// For the build: of each Fluent file only what the page says, without comments, in two parts: what
// is said at a table, and the rest. The files also hold what the terminal says.
import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";

type IsAsked = (id: string) => boolean;

/** The folders of the pages that are no table; nothing that a table is made of imports them. */
export const OTHER_PAGES = [
  "people",
  "lobby",
  "profile",
  "rules",
  "guide",
  "replayer",
  "hands",
  "study",
];

/** What of a table is fetched when it is first looked at, with the texts of the other pages. */
export const LATER = [
  "settings/keynames.ts",
  "table/Keys.svelte",
  "table/NoteForm.svelte",
  "table/panel/Fair.svelte",
  "table/panel/History.svelte",
  "table/panel/Menu.svelte",
  "table/panel/Opening.svelte",
  "table/panel/Owner.svelte",
  "table/panel/Statistics.svelte",
];

const ENTRY = /^([a-z][\w-]*) *=/;
const REFERENCE = /\{ *([a-z][\w-]*) *\}/g;
const LITERAL = /["`]([a-z]+-[a-z0-9_-]+)["`]/g;
const BEGINNING = /`([a-z]+-[a-z0-9-]*)\$\{/g;

/** The messages of a file by id, in its order, each as it is written. */
export function messagesOf(source: string): Map<string, string> {
  const messages = new Map<string, string>();
  let id: string | undefined;
  for (const line of source.split("\n")) {
    const entry = ENTRY.exec(line);
    if (entry) id = entry[1]!;
    else if (!/^[ }]/.test(line)) id = undefined;
    if (id) messages.set(id, messages.has(id) ? `${messages.get(id)}\n${line}` : line);
  }
  return messages;
}

/**
 * Whether the code of a folder can ask for an id: it stands there, whole or as a beginning.
 * `without` names folders and files in it whose code does not count.
 */
export function askedIn(folder: string, without: readonly string[] = []): IsAsked {
  const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll(sep, "/"))
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.includes(".test."))
    .filter((path) => !without.some((each) => `${path}/`.startsWith(`${each}/`)))
    .map((path) => readFileSync(join(folder, path), "utf8"))
    .join("\n");
  const literal = new Set(Array.from(code.matchAll(LITERAL), ([, id]) => id));
  const beginnings = Array.from(code.matchAll(BEGINNING), ([, begin]) => begin!);
  return (id) =>
    literal.has(id) ||
    (id.endsWith("-you") && literal.has(id.slice(0, -"-you".length))) ||
    beginnings.some((begin) => id.startsWith(begin));
}

/** A file without the messages that are neither asked for nor part of one that is. */
export function trimmed(source: string, isAsked: IsAsked): string {
  return written(source, keptOf(source, isAsked));
}

/** What is said at a table, and what other pages say besides. */
export function parted(
  source: string,
  isAsked: IsAsked,
  isOfTables: IsAsked,
): Record<Part, string> {
  const table = keptOf(source, isOfTables);
  const rest = [...keptOf(source, isAsked)].filter((id) => !table.has(id));
  return { table: written(source, table), rest: written(source, new Set(rest)) };
}

export type Part = "table" | "rest";

function keptOf(source: string, isAsked: IsAsked): Set<string> {
  const messages = messagesOf(source);
  const kept = new Set<string>();
  const keep = (id: string): void => {
    const message = messages.get(id);
    if (kept.has(id) || message === undefined) return;
    kept.add(id);
    for (const [, part] of message.matchAll(REFERENCE)) keep(part!);
  };
  for (const id of messages.keys()) if (isAsked(id)) keep(id);
  return kept;
}

function written(source: string, ids: ReadonlySet<string>): string {
  const messages = [...messagesOf(source)].filter(([id]) => ids.has(id)).map(([, text]) => text);
  return `${messages.join("\n")}\n`;
}

/**
 * The plugin of Vite that does this to every `*.ftl?table` and `*.ftl?rest`.
 *
 * Outside of a build the first is the whole file, and the other is empty.
 */
export function messages(folder: string): Plugin {
  let isAsked: IsAsked = () => true;
  let isOfTables: IsAsked = () => true;
  let isBuild = false;
  return {
    name: "messages",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    buildStart() {
      if (!isBuild) return;
      isAsked = askedIn(folder);
      isOfTables = askedIn(folder, [...OTHER_PAGES, ...LATER]);
    },
    load(id) {
      const [file, query] = id.split("?");
      if ((query !== "table" && query !== "rest") || !file?.endsWith(".ftl")) return null;
      const source = readFileSync(file, "utf8");
      const parts = isBuild ? parted(source, isAsked, isOfTables) : { table: source, rest: "" };
      return `export default ${JSON.stringify(parts[query])};`;
    },
  };
}
