// For the build: of each Fluent file only what the page says, without comments. The files also
// hold what the terminal says, and every table page would carry it.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

type IsAsked = (id: string) => boolean;

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

/** Whether the code of a folder can ask for an id: it stands there, whole or as a beginning. */
export function askedIn(folder: string): IsAsked {
  const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.includes(".test."))
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
  const messages = messagesOf(source);
  const kept = new Set<string>();
  const keep = (id: string): void => {
    const message = messages.get(id);
    if (kept.has(id) || message === undefined) return;
    kept.add(id);
    for (const [, part] of message.matchAll(REFERENCE)) keep(part!);
  };
  for (const id of messages.keys()) if (isAsked(id)) keep(id);
  const written = [...messages].filter(([id]) => kept.has(id)).map(([, text]) => text);
  return `${written.join("\n")}\n`;
}

/** The plugin of Vite that does this to every `*.ftl?raw`. */
export function messages(folder: string): Plugin {
  let isAsked: IsAsked = () => true;
  return {
    name: "messages",
    apply: "build",
    enforce: "pre",
    buildStart() {
      isAsked = askedIn(folder);
    },
    load(id) {
      const [file, query] = id.split("?");
      if (query !== "raw" || !file?.endsWith(".ftl")) return null;
      return `export default ${JSON.stringify(trimmed(readFileSync(file, "utf8"), isAsked))};`;
    },
  };
}
