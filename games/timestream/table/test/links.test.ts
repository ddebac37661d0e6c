import { expect, test } from 'vitest';
import { CARDS, type CardNo } from '../../content/index.ts';
import { linkNote } from '../board/labels.ts';

/** As cards are called. */
const NAMES: Record<string, string> = {
  'card.L02': 'Shield of Faith',
  'card.L03': 'Belt of Truth',
  'card.L07': 'Overcharger',
  'card.L01': 'Tarnung',
};
const say = (key: string) => NAMES[key] ?? key;
const noOf = (code: string) => CARDS.findIndex((card) => card.code === code) as CardNo;

test('what is linked to a card is told whole on its tile: by a short name, otherwise by number', () => {
  const [shield, charger, belt, cloak] = ['L02', 'L07', 'L03', 'L01'].map(noOf) as [CardNo, CardNo, CardNo, CardNo];
  expect(linkNote(say, [shield])).toBe('+ Shield');
  expect(linkNote(say, [charger])).toBeNull();
  expect(linkNote(say, [cloak])).toBeNull();
  expect(linkNote(say, [shield, belt])).toBeNull();
  expect(linkNote(say, [])).toBeNull();
});
