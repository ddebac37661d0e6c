/** So many random bytes that nobody can foresee. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A name that nobody else has. A club's page may come without TLS, where `crypto.randomUUID` is missing. */
export const randomId = (): string => crypto.randomUUID?.() ?? randomHex(16);
