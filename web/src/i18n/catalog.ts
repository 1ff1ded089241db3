/** The messages of one language, from the Fluent files that the terminal uses too. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type Scope,
} from "@fluent/bundle";
import { chipsIn, type Code } from "./language";

export type Values = Record<string, string | number>;

type Files = Record<string, () => Promise<string>>;
/** Each file comes in two parts (scripts/messages.ts): what is said at a table, and the rest. */
const TABLE: Files = import.meta.glob<string>("../../../src/tripledraw/i18n/locales/*.ftl", {
  query: "?table",
  import: "default",
});
const REST: Files = import.meta.glob<string>("../../../src/tripledraw/i18n/locales/*.ftl", {
  query: "?rest",
  import: "default",
});

/** A whole number: it chooses plurals as one and is written as `chipsIn` does, not as Intl does. */
class Whole extends FluentNumber {
  constructor(
    private readonly code: Code,
    value: number,
  ) {
    super(value);
  }

  override toString(_scope?: Scope): string {
    return chipsIn(this.code, this.value);
  }
}

export class Catalog {
  private readonly bundle: FluentBundle;

  constructor(
    readonly code: Code,
    source: string,
  ) {
    this.bundle = new FluentBundle(code);
    this.add(source);
  }

  add(source: string): void {
    this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message with its variables filled in, each in isolates; undefined if it is not there. */
  text(id: string, values: Values): string | undefined {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) return undefined;
    const errors: Error[] = [];
    const written = this.bundle.formatPattern(pattern, this.typed(values), errors);
    if (errors[0] && import.meta.env.DEV) console.error(`message ${id}:`, errors[0]);
    return written;
  }

  private typed(values: Values): Record<string, FluentValue> {
    const typed = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? new Whole(this.code, value) : value,
    ]);
    return Object.fromEntries(typed) as Record<string, FluentValue>;
  }
}

/** Fetches what a language says at a table: nobody loads the files of the other five. */
export async function load(code: Code): Promise<Catalog> {
  return new Catalog(code, await fileOf(TABLE, code));
}

/** Fetches the rest, for the pages that are no table. */
export async function complete(catalog: Catalog): Promise<void> {
  catalog.add(await fileOf(REST, catalog.code));
}

function fileOf(files: Files, code: Code): Promise<string> {
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${code}.ftl`));
  if (!file) throw new Error(`there is no file of language ${code}`);
  return file[1]();
}
