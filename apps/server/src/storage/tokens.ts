import { type Database, statement } from './database.ts';
import { OfPeople } from './of-people.ts';

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

const remove = statement('DELETE FROM tokens WHERE id = $1 AND who = $2');

/** The tokens of all people. */
export class Tokens extends OfPeople<Token> {
  constructor(database: Database) {
    super(database, 'tokens', ['id', 'who', 'label', 'scopes', 'digest', 'since']);
  }

  /** False when this person has no such token. */
  remove(id: string, who: string): Promise<boolean> {
    return this.database.write([remove(id, who)]);
  }
}
