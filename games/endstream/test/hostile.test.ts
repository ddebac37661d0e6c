import { facing, hostileText } from '@turnpoint/testkit/hostile';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECKS } from '../content/index.ts';
import { cannotUseDeck, parseDeck, printCode, printDeck } from '../rules/index.ts';

/** A code whose check digits fit, whatever it says. */
function sealed(body: string): string {
  let sum = 0;
  for (const digit of body) sum = (sum * 36 + Number.parseInt(digit, 36)) % 1291;
  return `ES1-${body}${sum.toString(36).padStart(2, '0')}`;
}

const digits = fc.array(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { maxLength: 60 });
const lines = fc.array(fc.oneof(hostileText, fc.constantFrom(...printDeck(DECKS.jerusalem).split('\n'))), {
  maxLength: 9,
});

/** Read or refused; and what is read can be shown, shared and read again. */
function expectSound(text: string): void {
  const read = parseDeck(text);
  if (!read.ok) {
    expect(read.ruling.clause).toBe('ES-2.1');
    return;
  }
  expect(Array.isArray(cannotUseDeck(read.deck))).toBe(true);
  expect(parseDeck(printCode(read.deck))).toEqual(read);
  expect(parseDeck(printDeck(read.deck))).toEqual(read);
}

test('deck codes: any text', () => facing(hostileText, expectSound));
test('deck codes: any body with check digits that fit', () =>
  facing(
    digits.map((body) => sealed(body.join(''))),
    expectSound,
    1000,
  ));
test('deck texts: lines of a deck among others', () =>
  facing(
    lines.map((all) => all.join('\n')),
    expectSound,
  ));
