import { type Database, statement } from './database.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** When they first came. */
  readonly since: number;
}

const insert = statement('INSERT INTO people (id, name, since) VALUES ($1, $2, $3)');
const select = statement('SELECT id, name, since FROM people WHERE id = $1');
const rename = statement('UPDATE people SET name = $2 WHERE id = $1');
const remove = statement('DELETE FROM people WHERE id = $1');
const insertSecret = statement('INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING');
const selectSecret = statement('SELECT secret FROM secrets WHERE name = $1');

/** Who has ever come here. */
export class People {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(person: Person): Promise<void> {
    await this.#database.write([insert(person.id, person.name, person.since)]);
  }

  async find(id: string): Promise<Person | null> {
    return (await this.#database.rows<Person>(select(id)))[0] ?? null;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#database.write([rename(id, name)]);
  }

  async remove(id: string): Promise<void> {
    await this.#database.write([remove(id)]);
  }

  /** A secret that all nodes on this database share; the first one to ask makes it. */
  async secret(name: string, made: string): Promise<string> {
    await this.#database.write([insertSecret(name, made)]);
    const [found] = await this.#database.rows<{ secret: string }>(selectSecret(name));
    if (found === undefined) throw new Error(`the secret "${name}" was not stored`);
    return found.secret;
  }
}
