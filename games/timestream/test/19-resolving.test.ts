import { expect, test } from 'vitest';
import { scene } from './scene.ts';

/** What is left of the first Advance and the first Obstacle after a target of the Advance. */
function clash(advances: string, obstacles: string): [string, string] {
  const t = scene({ step: 'target', lanes: { 'ana 1': { location: 'E101', advances, obstacles } } }).ana(
    'target ana 1',
  );
  return [t.lane('ana 1', 'advances'), t.lane('ana 1', 'obstacles')];
}

test('TS-19.1 targets are declared and resolved one after the other, in any order', () => {
  const lane = { location: 'E101', advances: 'A07', obstacles: 'O01' };
  const t = scene({ step: 'target', lanes: { 'ana 1': lane, 'ana 3': { ...lane, location: 'E302' } } });
  t.ana('target ana 3');
  expect([t.lane('ana 3', 'obstacles'), t.offers('ana')]).toEqual(['', ['target ana 1', 'none']]);
});

test('TS-19.2 TS-19.3 TS-19.4 TS-R13 E equal to or above R voids, both ways at once', () => {
  expect(clash('A04', 'O25')).toEqual(['A04', '']);
  expect(clash('A04', 'O22')).toEqual(['', '']);
  expect(clash('A04', 'O02')).toEqual(['A04', 'O02']);
  expect(clash('A04', 'O01')).toEqual(['', 'O01']);
  expect(clash('A07', 'O26')).toEqual(['A07', 'O26']);
});

test('TS-19.5 TS-R14 a card that survives has its full values for the next target', () => {
  const t = scene({
    step: 'target',
    lanes: { 'bo 1': { location: 'E101', advances: 'A04', obstacles: 'O02' } },
  }).ana('target bo 1');
  expect([t.values('A04'), t.values('O02')]).toEqual(['2/3', '2/3']);
});

test('TS-19.6 voided cards take their links along, and cells stay with their player', () => {
  const lanes = { 'ana 1': { location: 'E101', advances: 'A11', obstacles: 'O20+L11@P02' } };
  const t = scene({ step: 'target', ana: {}, lanes: { 'ana 1': { ...lanes['ana 1'], advances: 'A11+L03' } } });
  t.ana('target ana 1');
  // It is bo's turn already: the cell has returned from the Linked location.
  expect([t.cards('bo', 'shown'), t.cells('bo', 'unlinked')]).toEqual(['O20 L11', 'P02']);
});

test('TS-19.7 what reacts executes after both cards have gone', () => {
  const t = scene({
    step: 'target',
    ana: { deck: '' },
    lanes: { 'ana 1': { location: 'E101', advances: 'A02+L08', obstacles: 'O15' } },
  });
  t.ana('target ana 1');
  const order = t.happened.map(({ type }) => type).filter((type) => ['voided', 'reformed', 'drew'].includes(type));
  expect(order.slice(0, 3)).toEqual(['voided', 'voided', 'reformed']);
  expect(t.player('ana').deck).toHaveLength(1);
});

test('TS-19.8 an Event Chain card uses its own E and R', () => {
  const hit = (location: string, obstacles: string) => {
    const t = scene({ step: 'target', lanes: { 'bo 2': { location, obstacles } } }).ana('target bo 2');
    return [t.lane('bo 2', 'location'), t.lane('bo 2', 'obstacles')];
  };
  expect(hit('E207', 'O24')).toEqual(['', '']);
  expect(hit('E208', 'O24')).toEqual(['E208', '']);
  expect(hit('E208', 'O15')).toEqual(['', '']);
  expect(hit('E203', 'O02')).toEqual(['E203', 'O02']);
});
