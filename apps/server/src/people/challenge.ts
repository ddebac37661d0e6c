import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Database, statement } from '../storage/database.ts';

const COOKIE = 'turnpoint-challenge';
/** Milliseconds that a person has to answer one. */
const AGE = 5 * 60_000;

const answer = statement('INSERT INTO answered (challenge, until) VALUES ($1, $2) ON CONFLICT (challenge) DO NOTHING');
const forget = statement('DELETE FROM answered WHERE until < $1');

/** What a device has to sign now: kept by the browser, signed, so that any node may check it. Each is answered once. */
export class Challenges {
  readonly #database: Database;
  readonly #secret: string;

  /** The secret is the same at all nodes. */
  constructor(database: Database, secret: string) {
    this.#database = database;
    this.#secret = secret;
  }

  cookieFor(challenge: string, now: number, isSecure: boolean): string {
    const until = now + AGE;
    const value = `${challenge}.${until}.${this.#sign(`${challenge}.${until}`)}`;
    const secure = isSecure ? '; Secure' : '';
    return `${COOKIE}=${value}; Path=/api/passkeys; Max-Age=${AGE / 1000}; HttpOnly; SameSite=Strict${secure}`;
  }

  /** The one in a request's cookies, when it is ours, not too old and not answered yet. */
  async taken(cookies: string | undefined, now: number): Promise<string | null> {
    const found = /(?:^|;\s*)turnpoint-challenge=([\w-]{16,128})\.(\d{1,15})\.([\w-]{43})(?:;|$)/.exec(cookies ?? '');
    const [, challenge = '', until = '', signature = ''] = found ?? [];
    const right = Buffer.from(this.#sign(`${challenge}.${until}`));
    const given = Buffer.from(signature.padEnd(right.length));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    if (Number(until) < now) return null;
    const isFirst = await this.#database.write([answer(challenge, Number(until)), forget(now)]);
    return isFirst ? challenge : null;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(`challenge ${text}`).digest('base64url');
  }
}
