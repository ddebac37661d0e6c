import { type Database, statement } from './database.ts';

/** A key that a person gave to a program. Of its secret only the digest is kept. */
export interface Token {
  readonly id: string;
  readonly who: string;
  /** What its person calls it. */
  readonly label: string;
  readonly scopes: string;
  readonly digest: string;
  readonly since: number;
}

const insert = statement('INSERT INTO tokens (id, who, label, scopes, digest, since) VALUES ($1, $2, $3, $4, $5, $6)');
const select = statement('SELECT id, who, label, scopes, digest, since FROM tokens WHERE id = $1');
const selectTheirs = statement(
  'SELECT id, who, label, scopes, digest, since FROM tokens WHERE who = $1 ORDER BY since, id',
);
const remove = statement('DELETE FROM tokens WHERE id = $1 AND who = $2');
const removeTheirs = statement('DELETE FROM tokens WHERE who = $1');

/** The tokens of all people. */
export class Tokens {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add({ id, who, label, scopes, digest, since }: Token): Promise<void> {
    await this.#database.write([insert(id, who, label, scopes, digest, since)]);
  }

  async find(id: string): Promise<Token | null> {
    return (await this.#database.rows<Token>(select(id)))[0] ?? null;
  }

  of(who: string): Promise<readonly Token[]> {
    return this.#database.rows<Token>(selectTheirs(who));
  }

  /** False when this person has no such token. */
  remove(id: string, who: string): Promise<boolean> {
    return this.#database.write([remove(id, who)]);
  }

  async removeAll(who: string): Promise<void> {
    await this.#database.write([removeTheirs(who)]);
  }
}
