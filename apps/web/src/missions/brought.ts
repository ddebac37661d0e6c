import { sha256 } from '@turnpoint/kernel';

/** A mission from a file or a link, on its way to the editor. */
let onItsWay = '';

/** The next editor takes it. */
export function handOver(brought: string): void {
  onItsWay = brought;
}

export function taken(): string {
  const brought = onItsWay;
  onItsWay = '';
  return brought;
}

/** Where links lead to: what they bring gets a place of its own. */
export const SHARED = 'shared';

const LETTERS = 12;

/** The place of what a link brought: the same link leads to the same mission again, another one overwrites nothing. */
export const placeOf = (packed: string): string => sha256(packed).slice(0, LETTERS);

/** The place of a new mission. Pages without TLS have no `randomUUID`. */
export const newPlace = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LETTERS / 2)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
