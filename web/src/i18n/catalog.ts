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

const FILES = import.meta.glob<string>("../../../src/tripledraw/i18n/locales/*.ftl", {
  query: "?raw",
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

/** Fetches the file of a language: nobody loads those of the other five. */
export async function load(code: Code): Promise<Catalog> {
  const file = Object.entries(FILES).find(([path]) => path.endsWith(`/${code}.ftl`));
  if (!file) throw new Error(`there is no file of language ${code}`);
  return new Catalog(code, await file[1]());
}
