import type { Reader } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { texts } from '../../texts/index.ts';
import { shortWords } from '../rail/short.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';

const readerOf = (language: 'en' | 'de'): Reader => ({
  language,
  texts: { ...texts[language], ...(language === 'de' ? de : en) },
  names: ['Ana', 'Bo'],
});
const place = (century: number, seat: number) => ({ key: 'place', args: { century, player: { seat } } });
const of = (card: string, seat: number) => ({
  key: 'thing.of',
  args: { thing: { key: `card.${card}` }, player: { seat } },
});
const moved = {
  key: 'log.moved-MOVE',
  args: { thing: of('mia-star-commander', 0), from: place(1800, 0), to: place(1900, 1) },
};
const struck = {
  key: 'log.struck',
  args: { by: of('mia-star-commander', 0), target: of('angela-storm-vanguard', 1), amount: 2 },
};

test('in the list of a turn its own side goes without saying, names without their variants', () => {
  const own = shortWords(readerOf('en'), 0, 0);
  expect(own(moved)).toBe('Mia Star MOVEs to enemy 1900');
  expect(own(struck)).toBe('Mia Star: STRIKE 2 at enemy Angela Storm');
  const theirs = shortWords(readerOf('en'), 0, 1);
  expect(theirs(struck)).toBe('Mia Star: STRIKE 2 at your Angela Storm');
  expect(shortWords(readerOf('en'), 0, null)(moved)).toBe('Mia Star MOVEs to Bo 1900');
  expect(shortWords(readerOf('de'), 0, 0)(moved)).toBe('Mia Star: MOVE nach 1900 (Gegner)');
});

test('every short sentence stands in for one of the game', () => {
  for (const language of ['en', 'de'] as const) {
    const known = readerOf(language).texts;
    const short = Object.keys(known).filter((key) => key.startsWith('short.'));
    expect(short.filter((key) => known[key.slice('short.'.length)] === undefined)).toEqual([]);
    expect(short.length).toBeGreaterThan(0);
  }
});
