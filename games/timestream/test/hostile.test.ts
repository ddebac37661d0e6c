import { printNumbers } from '@turnpoint/kernel';
import { facing, hostileText } from '@turnpoint/testkit/hostile';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK_IDS, DECKS } from '../content/index.ts';
import { cannotUseDeck, parseCode, parseDeck, printCode, printDeck } from '../rules/index.ts';

/** Read or refused; and what is read can be shown, shared and read again. */
function expectSound(text: string): void {
  const read = parseDeck(text);
  if (!read.ok) {
    expect(read.ruling.clause).toBe('TS-4.1');
    return;
  }
  expect(Array.isArray(cannotUseDeck(read.deck))).toBe(true);
  expect(parseDeck(printCode(read.deck))).toEqual(read);
  // A deck without cards has no text.
  if (Object.keys(read.deck).length > 0) expect(parseDeck(printDeck(read.deck))).toEqual(read);
}

const numbers = fc.array(fc.oneof(fc.nat(5), fc.nat(130), fc.nat(1295)), { maxLength: 60 });
const lines = fc.array(fc.oneof(hostileText, fc.constantFrom(...printDeck(DECKS.scribes).split('\n'))), {
  maxLength: 9,
});

test('deck codes: any text', () => facing(hostileText, expectSound));
test('deck codes: any numbers with check digits that fit', () =>
  facing(
    numbers.map((all) => printNumbers('TS1-', all)),
    expectSound,
    1000,
  ));
test('deck texts: lines of a deck among others', () =>
  facing(
    lines.map((all) => all.join('\n')),
    expectSound,
  ));

describe('deck codes and texts', () => {
  test('TS-4.10 the four lists are read back as printed, whatever the case and with spaces around', () => {
    for (const id of DECK_IDS) {
      const deck = DECKS[id];
      expect(parseCode(printCode(deck))).toEqual({ ok: true, deck });
      expect(parseDeck(printDeck(deck))).toEqual({ ok: true, deck });
      expect(parseDeck(` ${printCode(deck).toLowerCase()}\n`)).toEqual({ ok: true, deck });
      expect(printCode(deck).length).toBeLessThan(120);
    }
  });

  test('stay the same for ever: cards are added at the end', () => {
    expect(printCode({ P01: 11, P03: 2, E203: 2 })).toBe('TS1-02030H000B0100WT');
  });

  test('TS-4.1 a wrong character, a card that does not exist, or too many copies are refused in one sentence', () => {
    const code = printCode(DECKS.storm);
    for (let i = 4; i < code.length; i++) {
      const wrong = code.slice(0, i) + (code[i] === '1' ? '2' : '1') + code.slice(i + 1);
      expect(parseCode(wrong)).toMatchObject({ ok: false, ruling: { because: { key: 'why.deck-code' } } });
    }
    const key = (text: string) => {
      const read = parseDeck(text);
      return read.ok ? null : read.ruling.because.key;
    };
    expect(key('')).toBe('why.deck-code');
    expect(key(printNumbers('TS1-', [1, 900, 0]))).toBe('why.deck-unknown');
    expect(key(printNumbers('TS1-', [100, 1, 0]))).toBe('why.deck-code');
    expect(key(printNumbers('TS1-', [2, 1]))).toBe('why.deck-code');
    expect(key('4 Nowhere')).toBe('why.deck-unknown');
    expect(key('Damascus')).toBe('why.deck-line');
    expect(key('0 Damascus')).toBe('why.deck-line');
    expect(key('99 Damascus\n1 Damascus')).toBe('why.deck-line');
  });

  test('a text may say "2x", and the same card in two lines counts twice', () => {
    expect(parseDeck('2x damascus\n\n1 Damascus')).toEqual({ ok: true, deck: { E203: 3 } });
  });
});
