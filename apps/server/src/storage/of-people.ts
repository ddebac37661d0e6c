import { type Database, type Statement, statement, type Value } from './database.ts';

/** Rows of one table, each of which is somebody's. */
export class OfPeople<Row extends { readonly id: string; readonly who: string; readonly since: number }> {
  protected readonly database: Database;
  readonly #columns: readonly (keyof Row & string)[];
  readonly #insert: (...values: readonly Value[]) => Statement;
  readonly #select: (id: string) => Statement;
  readonly #selectTheirs: (who: string) => Statement;
  readonly #removeTheirs: (who: string) => Statement;

  constructor(database: Database, table: string, columns: readonly (keyof Row & string)[]) {
    this.database = database;
    this.#columns = columns;
    const [named, places] = [columns.join(', '), columns.map((_, i) => `$${i + 1}`).join(', ')];
    this.#insert = statement(`INSERT INTO ${table} (${named}) VALUES (${places}) ON CONFLICT (id) DO NOTHING`);
    this.#select = statement(`SELECT ${named} FROM ${table} WHERE id = $1`);
    this.#selectTheirs = statement(`SELECT ${named} FROM ${table} WHERE who = $1 ORDER BY since, id`);
    this.#removeTheirs = statement(`DELETE FROM ${table} WHERE who = $1`);
  }

  /** False where its id is known already: then nothing is kept, and that row stays whose it was. */
  add(row: Row): Promise<boolean> {
    return this.database.write([this.#insert(...this.#columns.map((column) => row[column] as Value))]);
  }

  async find(id: string): Promise<Row | null> {
    return (await this.database.rows<Row>(this.#select(id)))[0] ?? null;
  }

  of(who: string): Promise<readonly Row[]> {
    return this.database.rows<Row>(this.#selectTheirs(who));
  }

  async removeAll(who: string): Promise<void> {
    await this.database.write([this.#removeTheirs(who)]);
  }
}
