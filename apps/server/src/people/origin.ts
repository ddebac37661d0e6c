import type { IncomingHttpHeaders } from 'node:http';

/** Does a page of this very site ask? Browsers name the origin of every request that changes something. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
