import { type Database, statement } from './database.ts';

/** A key that a person's device keeps: we know its public half. */
export interface Passkey {
  readonly id: string;
  readonly who: string;
  /** In base64url. */
  readonly key: string;
  /** Grows with every use, where the device counts. */
  readonly counter: number;
  readonly since: number;
}

const insert = statement('INSERT INTO passkeys (id, who, public, counter, since) VALUES ($1, $2, $3, $4, $5)');
const select = statement('SELECT id, who, public AS key, counter, since FROM passkeys WHERE id = $1');
const selectTheirs = statement('SELECT id, who, public AS key, counter, since FROM passkeys WHERE who = $1');
const use = statement('UPDATE passkeys SET counter = $2 WHERE id = $1');
const removeTheirs = statement('DELETE FROM passkeys WHERE who = $1');

/** The passkeys of all people. */
export class Passkeys {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add({ id, who, key, counter, since }: Passkey): Promise<void> {
    await this.#database.write([insert(id, who, key, counter, since)]);
  }

  async find(id: string): Promise<Passkey | null> {
    return (await this.#database.rows<Passkey>(select(id)))[0] ?? null;
  }

  of(who: string): Promise<readonly Passkey[]> {
    return this.#database.rows<Passkey>(selectTheirs(who));
  }

  async used(id: string, counter: number): Promise<void> {
    await this.#database.write([use(id, counter)]);
  }

  async removeAll(who: string): Promise<void> {
    await this.#database.write([removeTheirs(who)]);
  }
}
