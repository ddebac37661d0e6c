import { type Database, statement } from './database.ts';
import { OfPeople } from './of-people.ts';

/** A key that a person's device keeps: we know its public half. */
export interface Passkey {
  readonly id: string;
  readonly who: string;
  /** In base64url. */
  readonly public: string;
  /** Grows with every use, where the device counts. */
  readonly counter: number;
  readonly since: number;
}

const use = statement('UPDATE passkeys SET counter = $2 WHERE id = $1');

/** The passkeys of all people. */
export class Passkeys extends OfPeople<Passkey> {
  constructor(database: Database) {
    super(database, 'passkeys', ['id', 'who', 'public', 'counter', 'since']);
  }

  async used(id: string, counter: number): Promise<void> {
    await this.database.write([use(id, counter)]);
  }
}
