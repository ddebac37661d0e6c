import { determinize, look, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { CARDS } from '../content/index.ts';
import { cannotUseDeck, type State, timestream } from '../rules/index.ts';
import { imagineList } from '../rules/telling/imagine-list.ts';
import { scene } from './scene.ts';

const int = stream('imagine');
const countsOf = (list: readonly number[]) => {
  const counts: Record<string, number> = {};
  for (const card of list) counts[CARDS[card]!.code] = (counts[CARDS[card]!.code] ?? 0) + 1;
  return counts;
};

test('TS-R79 a closed list is imagined ready-made while one fits, and legal when none does', () => {
  const number = (code: string) => CARDS.findIndex((card) => card.code === code);
  const lists = Array.from({ length: 40 }, () => String(imagineList([0, 1, 2], int)));
  expect(new Set(lists).size).toBe(4);
  const odd = imagineList([number('A01'), number('A15'), number('L06'), number('I16')], int);
  expect(odd).toHaveLength(60);
  expect(cannotUseDeck(countsOf(odd))).toEqual([]);
  expect(odd).toEqual(expect.arrayContaining([number('A01'), number('A15'), number('L06'), number('I16')]));
});

test('TS-17.4 a card whose place in the deck is known stays there in every imagined world', () => {
  const t = scene({ ana: { hand: 'A01', cells: 'A', deck: 'A02 A04 A07 A08' } }).ana('play A01 ana 1', 'take A04');
  const imagined = (viewer: 0 | 1): State => determinize(timestream, look(timestream, t.state, viewer), int);
  for (let i = 0; i < 20; i++) {
    const { deck } = imagined(0).table.players[0];
    expect([CARDS[deck.at(-1)!]!.code, CARDS[deck[0]!]!.code]).toEqual(['A04', 'A02']);
  }
  const tops = new Set(Array.from({ length: 40 }, () => imagined(1).table.players[0].deck.at(-1)));
  expect(tops.size).toBeGreaterThan(1);
});

test('TS-2.7 a shuffle makes all places unknown again', () => {
  const t = scene({ ana: { hand: 'A01 I15 A12', cells: 'A A U', deck: 'A02 A04 A07 A08' } });
  t.ana('play A01 ana 1', 'take A04', 'intervene I15', 'void A12', 'none');
  expect([t.player('ana').knownTop, t.player('ana').knownBottom]).toEqual([0, 0]);
});

test('TS-2.7 a card whose place was known is known there no more once it is drawn or turned over', () => {
  const known = ({ table }: ReturnType<typeof scene>, seat: 0 | 1) => {
    const { knownTop, knownBottom } = table.players[seat];
    return [knownTop, knownBottom];
  };
  const t = scene({ ana: { hand: 'A01 A03 A03', cells: 'A A A A A', deck: 'A02 A04 A07' } });
  t.ana('play A01 ana 1', 'take A04');
  expect([t.cards('ana', 'deck'), known(t, 0)]).toEqual(['A04 A07 A02', [1, 1]]);
  t.ana('play A03 ana 1');
  expect(known(t, 0)).toEqual([0, 1]);
  const last = scene({ ana: { hand: 'A01 I12', cells: 'A A F', deck: 'A02 A04' } });
  last.ana('play A01 ana 1', 'take A04', 'intervene I12');
  expect([last.cards('ana', 'deck'), known(last, 0)]).toEqual(['', [0, 0]]);
  const milled = scene({
    ana: { hand: 'E306', cells: 'A A' },
    bo: { deck: 'A02 A04 A07' },
    lanes: { 'ana 2': { location: 'E204' } },
  });
  milled.table.players[1].knownTop = 3;
  expect(known(milled.ana('fill E306'), 1)).toEqual([1, 0]);
});

test('TS-2.7 others see of how many cards a player knows the place, and not which they are', () => {
  const t = scene({ ana: { hand: 'A01', cells: 'A', deck: 'A02 A04 A07' } }).ana('play A01 ana 1', 'take A04');
  const number = (code: string) => CARDS.findIndex((card) => card.code === code);
  expect(t.look('ana').view.players[0]).toMatchObject({ top: [number('A04')], bottom: [number('A02')] });
  for (const viewer of ['bo', null] as const)
    expect(t.look(viewer).view.players[0]).toMatchObject({ top: null, bottom: null, knownTop: 1, knownBottom: 1 });
});

test('TS-6.6 refusals name what is asked of whom', () => {
  const t = scene({ ana: { hand: 'O02', cells: 'A A' }, bo: { hand: 'A02' } }).ana('play O02 bo 1');
  expect(t.refusal('bo', 'none')).toBe('TS-17.18');
  expect(t.ruling('ana', 'none')?.because).toEqual({ key: 'why.not-asked', args: { player: { seat: 1 } } });
});
