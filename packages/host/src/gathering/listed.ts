import { optionsFor } from '../note.ts';
import type { Outside } from '../outside.ts';
import { invites, type Table } from './table.ts';
import type { Tables } from './tables.ts';
import { type OpenView, openView } from './view.ts';

/** Milliseconds that a list counts which was read: tables of other hosts come so much later. */
const COUNTS = 1_000;

export interface ListedTable {
  readonly table: Table;
  readonly view: OpenView;
}

/** The tables of the lobby, read once for all who ask within a second: everybody there asks again and again. */
export class Listed {
  readonly #outside: Outside;
  readonly #tables: Tables;
  #latest: { readonly at: number; readonly found: Promise<readonly ListedTable[]> } | null = null;

  constructor(outside: Outside, tables: Tables) {
    this.#outside = outside;
    this.#tables = tables;
  }

  async all(): Promise<readonly ListedTable[]> {
    const now = this.#outside.time.now();
    // Also where a clock is set back.
    if (this.#latest === null || Math.abs(now - this.#latest.at) >= COUNTS) {
      const latest = { at: now, found: this.#read() };
      this.#latest = latest;
      // What could not be read is read again by the next who asks.
      latest.found.catch(() => {
        if (this.#latest === latest) this.#latest = null;
      });
    }
    return (await this.#latest.found).filter(({ table }) => invites(table, now));
  }

  /** A table has changed here: whoever asks next is told of it. */
  forget(): void {
    this.#latest = null;
  }

  async #read(): Promise<readonly ListedTable[]> {
    return Promise.all(
      (await this.#tables.listed()).map(async (table) => {
        const rules = await this.#outside.catalogue.rules(table.game, null);
        return { table, view: openView(table, optionsFor(rules, table.options, false)) };
      }),
    );
  }
}
