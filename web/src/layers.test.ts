import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, test } from "vitest";

/** Folders from below to above: each imports from itself and from those before it. */
const LAYERS = [
  ["i18n", "wire"],
  ["game"],
  ["fair", "settings", "routing"],
  ["live"],
  ["shell"],
  ["people"],
  ["cards"],
  ["table"],
  ["lobby", "profile", "rules", "guide", "replayer", "hands", "study"],
];
/** Vectors are for tests, styles are of no folder. */
const FREE = new Set(["vectors", "styles"]);
const LONGEST = 500;
const SRC = join(__dirname);

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

const isSource = (path: string): boolean => /\.(ts|svelte|css)$/.test(path);
const files = filesBelow(SRC).filter(isSource);
const folderOf = (path: string): string => relative(SRC, path).split("/")[0]!;
const layerOf = (folder: string): number => LAYERS.findIndex((layer) => layer.includes(folder));

function imported(path: string): string[] {
  const source = readFileSync(path, "utf8");
  const found = source.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g);
  return Array.from(found, ([, to]) => folderOf(normalize(join(dirname(path), to!))));
}

describe("layers", () => {
  test.each(files.filter((path) => folderOf(path).indexOf(".") < 0))(
    "%s imports downwards",
    (path) => {
      const own = folderOf(path);
      if (FREE.has(own)) return;
      expect(layerOf(own), `${own} has no layer`).toBeGreaterThanOrEqual(0);
      for (const other of imported(path)) {
        if (other === own || FREE.has(other)) continue;
        expect(layerOf(other), `${other} from ${own}`).toBeLessThan(layerOf(own));
      }
    },
  );

  test("no file is too long to be read at once", () => {
    const written = files.map((path) => [path, readFileSync(path, "utf8")] as const);
    const own = written.filter(([, source]) => !source.startsWith("// Written by"));
    const long = own
      .filter(([, source]) => source.split("\n").length > LONGEST)
      .map(([path]) => path);
    expect(long.map((path) => relative(SRC, path))).toEqual([]);
  });
});
