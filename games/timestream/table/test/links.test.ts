import { expect, test } from 'vitest';
import { CARDS, type CardNo } from '../../content/index.ts';
import { linksNote } from '../board/labels.ts';

/** As cards are called, and the key of everything else. */
const NAMES: Record<string, string> = {
  'card.L02': 'Shield of Faith',
  'card.L03': 'Belt of Truth',
  'card.L07': 'Overcharger',
};
const say = (key: string, { n }: { readonly n?: number } = {}) => NAMES[key] ?? `${key} ${n}`;
const noOf = (code: string) => CARDS.findIndex((card) => card.code === code) as CardNo;

test('what is linked to a card is told whole on its tile: by a short name, otherwise by number', () => {
  const [shield, charger, belt] = ['L02', 'L07', 'L03'].map(noOf) as [CardNo, CardNo, CardNo];
  expect(linksNote(say, [shield])).toBe('+ Shield');
  expect(linksNote(say, [charger])).toBe('table.links 1');
  expect(linksNote(say, [shield, belt])).toBe('table.links 2');
});
