import { expect, test } from 'vitest';
import { cardNo } from '../content/index.ts';
import { scene } from './scene.ts';

/** Can this Intervention be played in such a position, cells enough? */
const playable = (card: string, position: Parameters<typeof scene>[0] = {}) =>
  scene({ ...position, ana: { cells: 'A A A F F F U U', ...position.ana, hand: `${card} A12` } })
    .offers('ana')
    .includes(`intervene ${card}`);

test('TS-16.1 Interventions are played in the own step 4 only', () => {
  const t = scene({ step: 'cell', ana: { hand: 'I12', cells: 'F F F' } });
  expect(t.refusal('ana', 'intervene I12')).toBe('TS-6.2');
  expect(t.refusal('bo', 'intervene I12')).toBe('TS-6.6');
});

test('TS-16.2 some cost nothing, some cells, some a card', () => {
  const lanes = { 'ana 1': { advances: 'A02' } };
  expect(scene({ ana: { hand: 'I04' }, lanes }).offers('ana')).toEqual(['intervene I04', 'none']);
  expect(scene({ ana: { hand: 'I12' } }).refusal('ana', 'intervene I12')).toBe('TS-10.11');
});

test('TS-16.3 it takes no place, executes and goes face up to the Void', () => {
  const t = scene({ ana: { hand: 'I12', cells: 'F F', deck: 'A02 A04' } });
  expect(t.refusal('ana', { kind: 'play', card: cardNo('I12'), as: 'advance', at: 0, first: false })).toBe('TS-16.3');
  t.ana('intervene I12', 'take A04');
  expect([t.cards('ana', 'hand'), t.cards('ana', 'shown')]).toEqual(['A02', 'I12']);
});

test('TS-16.4 any number in a turn', () => {
  const t = scene({ ana: { hand: 'I06 I06', cells: 'F F' }, lanes: { 'bo 1': { advances: 'A02 A04' } } });
  t.ana('intervene I06', 'on A02', 'intervene I06', 'on A04');
  expect(t.cards('ana', 'shown')).toBe('I06 I06');
});

test('TS-16.5 TS-16.7 TS-R71 one that needs an object is playable only if there is one', () => {
  const weak = { 'ana 1': { obstacles: 'O01' } };
  const strong = { 'ana 1': { obstacles: 'O26' } };
  expect([
    playable('I01', { ana: { hidden: 'A02' } }),
    playable('I01', { ana: { shown: 'I02' } }),
    playable('I01'),
  ]).toEqual([true, false, false]);
  expect([playable('I02', { lanes: weak }), playable('I02', { lanes: strong }), playable('I02')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([playable('I03', { lanes: weak }), playable('I03', { lanes: { 'bo 1': { obstacles: 'O01' } } })]).toEqual([
    true,
    false,
  ]);
  expect([
    playable('I04', { lanes: { 'ana 1': { advances: 'A02' } } }),
    playable('I04', { lanes: { 'bo 1': { advances: 'A02' } } }),
  ]).toEqual([true, false]);
  expect([playable('I06', { lanes: { 'bo 1': { advances: 'A02' } } }), playable('I06')]).toEqual([true, false]);
  expect([playable('I07', { lanes: weak }), playable('I07', { lanes: { 'ana 1': { location: 'E101' } } })]).toEqual([
    true,
    false,
  ]);
  expect([playable('I08', { lanes: strong }), playable('I08')]).toEqual([true, false]);
  expect([playable('I09', { ana: { linked: 'A' } }), playable('I09')]).toEqual([true, false]);
  expect([playable('I10', { lanes: { 'bo 1': { location: 'E101' } } }), playable('I10')]).toEqual([true, false]);
  expect([
    playable('I11', { lanes: { 'ana 1': { location: 'E101' } } }),
    playable('I11', { lanes: { 'ana 2': { location: 'O06' } } }),
  ]).toEqual([true, false]);
  expect([playable('I13', { bo: { linked: 'A' } }), playable('I13')]).toEqual([true, false]);
  for (const free of ['I05', 'I12', 'I14', 'I15', 'I16']) expect(playable(free, { ana: { deck: '' } })).toBe(true);
});

test('TS-16.6 while it executes it is in no zone and cannot return itself', () => {
  const t = scene({ ana: { hand: 'I12', cells: 'F F', deck: '', shown: 'A02' } }).ana('intervene I12', 'take A02');
  expect([t.cards('ana', 'hidden'), t.cards('ana', 'shown'), t.cards('ana', 'deck')]).toEqual(['A02', 'I12', '']);
});
