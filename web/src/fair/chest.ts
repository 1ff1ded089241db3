/** Where the chains of this browser are kept: one a player and table, in the local storage. */
import { Chain, LENGTH, type KeptChain } from "./chain";

const key = (player: string, table: string): string => `tripledraw.chain.${player}.${table}`;

export class Chest {
  constructor(
    private readonly player: string,
    private readonly table: string,
    private readonly storage: Pick<Storage, "getItem" | "setItem"> = localStorage,
  ) {}

  /** The chain that is kept; undefined if there is none that can be read or goes on. */
  open(): Chain | undefined {
    const kept = parsed(this.storage.getItem(key(this.player, this.table)));
    return kept && kept.used < kept.length ? new Chain(kept) : undefined;
  }

  /** A new chain in place of the old one. */
  renew(): Chain {
    const chain = Chain.fresh();
    this.keep(chain);
    return chain;
  }

  /** The next link, noted as given before anybody gets it. */
  take(chain: Chain): string | undefined {
    const link = chain.next();
    this.keep(chain);
    return link;
  }

  keep(chain: Chain): void {
    this.storage.setItem(key(this.player, this.table), JSON.stringify(chain.state));
  }
}

function parsed(text: string | null): KeptChain | undefined {
  if (text === null) return undefined;
  try {
    const { secret, length, used } = JSON.parse(text) as Partial<KeptChain>;
    const good =
      typeof secret === "string" &&
      /^[0-9a-f]{64}$/.test(secret) &&
      isCount(length) &&
      isCount(used) &&
      length <= LENGTH;
    return good ? { secret, length, used } : undefined;
  } catch {
    return undefined;
  }
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
