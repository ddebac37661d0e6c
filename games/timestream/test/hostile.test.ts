import { printNumbers } from '@turnpoint/kernel';
import { facing } from '@turnpoint/testkit/hostile';
import { faultsOfDeck, hostileDecks } from '@turnpoint/testkit/hostile-decks';
import { describe, expect, test } from 'vitest';
import { DECK_IDS, DECKS } from '../content/index.ts';
import { cannotUseDeck, parseCode, parseDeck, printCode, printDeck } from '../rules/index.ts';

const doors = { parse: parseDeck, printCode, printText: printDeck, cannotUse: cannotUseDeck };

test.each(Object.entries(hostileDecks('TS1-', printDeck(DECKS.scribes))))('decks: %s', (_, texts) =>
  facing(texts, (text) => expect(faultsOfDeck(text, 'TS-4.1', doors)).toEqual([]), 400),
);

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
