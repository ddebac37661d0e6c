import { createHmac, timingSafeEqual } from 'node:crypto';

const COOKIE = 'turnpoint';
/** The longest that browsers keep one: 400 days. */
const AGE = 400 * 24 * 60 * 60;

/** Takes a badge away. */
export const GONE = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** What tells a returning visitor from everybody else: their id, signed. Nobody can make one for another id. */
export class Badges {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Scripts cannot read it, and other sites' pages do not send it along. */
  cookieFor(id: string, isSecure: boolean): string {
    const secure = isSecure ? '; Secure' : '';
    return `${COOKIE}=${id}.${this.#sign(id)}; Path=/; Max-Age=${AGE}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** The id in a request's cookies, when we have signed it. */
  idIn(cookies: string | undefined): string | null {
    const found = /(?:^|;\s*)turnpoint=([\w-]{1,64})\.([\w-]{1,64})(?:;|$)/.exec(cookies ?? '');
    if (found === null) return null;
    const [, id = '', signature = ''] = found;
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(id))];
    return given.length === right.length && timingSafeEqual(given, right) ? id : null;
  }

  #sign(id: string): string {
    return createHmac('sha256', this.#secret).update(`badge ${id}`).digest('base64url');
  }
}
