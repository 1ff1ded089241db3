// Makes src/wire/types.ts and src/wire/rest.ts from the schemas of the room.
// With --check it changes nothing and fails where a file is not what it would write.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const python = process.env.TRIPLEDRAW_PYTHON ?? here("../../.venv/bin/python");

// What the schemas leave open: terms always come whole, and a blind is of three kinds.
const OPEN = {
  BlindPosted: { kind: '"small" | "big" | "ante"' },
  ReplayedHand: { events: 'import("./types").Event[]' },
  Listing: { terms: "Required<Terms>" },
  TableState: { terms: "Required<Terms>" },
};

const WIRE = here("../../docs/reference/wire.schema.json");
const FILES = [
  { path: here("../src/wire/types.ts"), read: () => JSON.parse(readFileSync(WIRE, "utf8")).$defs },
  { path: here("../src/wire/rest.ts"), read: () => JSON.parse(run(here("rest_schema.py"))) },
];

const run = (script) => execFileSync(python, [script], { encoding: "utf8" });

/** A schema as the compiler knows it: tuples are lists of items, no bounds become types. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== "object") return schema;
  const { prefixItems, minItems, maxItems, default: _, ...rest } = schema;
  if (prefixItems) rest.items = prefixItems;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]));
}

function closed(schemas) {
  const known = structuredClone(schemas);
  for (const [name, fields] of Object.entries(OPEN)) {
    for (const [field, tsType] of Object.entries(fields)) {
      if (known[name]) known[name].properties[field] = { tsType };
    }
  }
  return known;
}

async function written(schemas) {
  const root = {
    $defs: plain(closed(schemas)),
    title: "Everything",
    type: "object",
    properties: {},
  };
  const types = await compile(root, "Everything", {
    additionalProperties: false,
    bannerComment: "// Written by scripts/types.js from the schemas of the room: do not edit.",
    declareExternallyReferenced: true,
    style: { printWidth: 100 },
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    unknownAny: true,
  });
  return types
    .replace(/export interface Everything \{\s*\}\n/, "")
    .replace(
      / \*\s*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      "",
    )
    .replace(
      /\/\*\*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      "",
    );
}

const check = process.argv.includes("--check");
let stale = 0;
for (const { path, read } of FILES) {
  const text = await written(read());
  if (!check) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    stale += 1;
    console.error(`${path} is not what the room speaks any more: npm run types`);
  }
}
process.exitCode = stale ? 1 : 0;
