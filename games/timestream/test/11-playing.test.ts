import { Match } from '@turnpoint/kernel';
import { dealing } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { timestream } from '../rules/index.ts';
import { parse } from './notation.ts';
import { build } from './position.ts';
import { scene } from './scene.ts';

test('TS-11.1 TS-11.4 any number of cards of all kinds, mixed freely', () => {
  const t = scene({
    ana: { hand: 'A02 O01 L03 E102 I12 A16', cells: 'A A A A F F F F F F F' },
    lanes: { 'ana 2': { advances: 'A04' } },
  });
  t.ana(
    'play A02 ana 1',
    'link L03 A04',
    'fill E102',
    'play A16 ana 1',
    'intervene I12',
    'take A12',
    'play O01 bo 1',
    'power A16 P02',
  );
  expect([t.lane('ana 1', 'advances'), t.lane('ana 2', 'advances'), t.lane('bo 1', 'obstacles')]).toEqual([
    'A02 A16',
    'A04+L03',
    'O01',
  ]);
  expect(t.refusal('ana', { kind: 'card', card: 3 })).toBe('TS-11.4');
});

test('TS-11.2 TS-14.2 only one Event Chain card a turn', () => {
  const t = scene({ ana: { hand: 'E102 E209', cells: 'F F' } }).ana('fill E102');
  expect(t.refusal('ana', 'fill E209')).toBe('TS-14.2');
});

test('TS-11.3 one at a time: an ability is executed completely before the next card', () => {
  const t = scene({ ana: { hand: 'A01 A02', cells: 'A A', deck: 'O01 O02 O03' } }).ana('play A01 ana 1');
  t.awaits('ana', 'effect');
  expect([t.refusal('ana', 'play A02 ana 1'), t.refusal('ana', 'none')]).toEqual(['TS-11.3', 'TS-17.18']);
  expect(t.refusal('ana', 'take O03')).toBe('TS-17.4');
  expect(t.ana('take O02', 'play A02 ana 1').lane('ana 1', 'advances')).toBe('A01 A02');
});

test('TS-11.5 the player decides when step 4 ends', () => {
  const t = scene({ ana: { hand: 'A02', cells: 'A' } });
  expect(t.offers('ana')).toContain('none');
  t.ana('none').awaits('bo', 'cell');
});

test('TS-11.6 a card without a legal place or requirement cannot be played', () => {
  const t = scene({ ana: { hand: 'L09 I04', cells: 'U' }, lanes: { 'ana 1': { obstacles: 'O01' } } });
  expect(t.offers('ana')).toEqual(['none']);
  expect(t.refusal('ana', { kind: 'play', card: 3, as: 'advance', at: 99, first: false })).toBe('TS-11.1');
});

test('TS-11.1 TS-3.7 of identical cards in hand one is offered', () => {
  expect(scene({ ana: { hand: 'A02 A02', cells: 'A A' } }).offers('ana')).toEqual([
    'play A02 ana 1',
    'play A02 ana 2',
    'play A02 ana 3',
    'none',
  ]);
});

test('TS-11.7 TS-R68 a player may not discard at will', () => {
  expect(scene({ ana: { hand: 'A02' } }).refusal('ana', 'void A02')).toBe('TS-11.7');
});

test('TS-11.8 TS-R43 that there is an object is checked before payment, the object is chosen after it', () => {
  const position = { ana: { hand: 'I03', cells: 'A A' } } as const;
  expect(scene(position).refusal('ana', 'intervene I03')).toBe('TS-16.7');
  const t = scene({ ...position, lanes: { 'ana 1': { obstacles: 'O01 O03' } } }).ana('intervene I03');
  expect([t.cells('ana', 'linked'), t.offers('ana')]).toEqual(['P01 P01', ['on bo O01', 'on bo O03']]);
});

test('TS-11.9 TS-R84 up to the last part of the cost a play is unseen and can be taken back', () => {
  const game = dealing(timestream, build({ ana: { hand: 'A04', cells: 'A A F' } }));
  const match = Match.create(game, { options: timestream.defaults(2), seats: 2, seed: 'unseen' });
  if (!(match instanceof Match)) return expect.fail('refused');
  const seat = 0;
  const before = JSON.stringify(match.look(1 - seat));
  match.choose(seat, parse(match.state, seat, 'play A04 ana 1'));
  expect(match.state.stack.at(-1)?.kind).toBe('pay');
  expect(JSON.stringify(match.look(1 - seat))).toBe(before);
  expect(match.cannotUndo(seat)).toBeNull();
  match.choose(seat, { kind: 'pay', ancient: 2, future: 0, universal: 0 });
  expect(JSON.stringify(match.look(1 - seat))).not.toBe(before);
  expect(match.cannotUndo(seat)).toBe('sealed');
});

test('TS-11.9 only its player sees a play that is not final', () => {
  const t = scene({ ana: { hand: 'A04', cells: 'A A F' } }).until(0, 'play A04 ana 1');
  const frames = (viewer: 'ana' | 'bo' | null) => t.look(viewer).view.stack.map(({ kind }) => kind);
  expect(frames('ana').at(-1)).toBe('pay');
  for (const viewer of ['bo', null] as const) expect(frames(viewer)).not.toContain('pay');
});

test('TS-11.1 the log names the card in play that a played card became or was linked to; an Intervention becomes none', () => {
  const t = scene({ ana: { hand: 'A02 A04 L03 I12', cells: 'A A A A F F F' }, lanes: { 'bo 1': { advances: 'A07' } } });
  t.ana('play A02 ana 1', 'play A04 ana 2', 'link L03 A02', 'intervene I12');
  const ids = t.table.lanes.flatMap(({ advances }) => advances.map(({ id }) => id));
  expect(new Set(ids).size).toBe(3);
  expect(t.entries('played').map(({ piece }) => piece)).toEqual([ids[0], ids[1], ids[0], -1]);
});
