import { expect, test } from 'vitest';
import { scene } from './scene.ts';

const DELAYED = { 'bo 1': { advances: 'A02 A04+L01 A07', obstacles: 'O23:1' } };

test('TS-7.1 TS-7.5 Linked cells return and stay in play from turn to turn', () => {
  const t = scene({ step: 'unlink', ana: { cells: 'A', linked: 'A F U' }, bo: { linked: 'F' } });
  expect([t.cells('ana', 'unlinked'), t.cells('ana', 'linked')]).toEqual(['P01 P01 P02 P03', '']);
  expect(t.cells('bo', 'linked')).toBe('P02');
});

test('TS-7.2 TS-R29 power-linked cells return too, and their bonus ends', () => {
  const t = scene({ step: 'unlink', lanes: { 'ana 1': { advances: 'A16@P02@P02' }, 'bo 1': { advances: 'A16@P02' } } });
  expect([t.cells('ana', 'unlinked'), t.values('ana', 'A16')]).toEqual(['P02 P02', '1/3']);
  expect(t.values('bo', 'A16')).toBe('2/3');
});

test('TS-7.3 TS-17.24 a held cell misses one Unlink step', () => {
  const t = scene({ ana: { hand: 'O11', cells: 'A A' }, bo: { linked: 'A F' } });
  t.ana('play O11 bo 1', 'linked P01').endTurn();
  expect([t.cells('bo', 'unlinked'), t.cells('bo', 'linked'), t.cells('bo', 'held')]).toEqual(['P02', 'P01', '']);
  t.endTurn().endTurn();
  expect(t.cells('bo', 'unlinked')).toBe('P01 P02');
});

test('TS-7.4 in the first turn there is nothing to unlink', () => {
  const t = scene({ step: 'unlink', turns: 0, ana: { cells: 'A F U', turns: 0 } });
  expect(t.entries('unlinked')).toEqual([]);
  expect(t.cells('ana', 'unlinked')).toBe('P01 P02 P03');
});

test('TS-7.6 TS-R46 a counter goes after unlinking; with the last one the ability executes before the draw', () => {
  const t = scene({ step: 'unlink', lanes: DELAYED });
  expect([t.lane('bo 1', 'advances'), t.lane('bo 1', 'obstacles')]).toEqual(['A04+L01', '']);
  const order = t.happened.map(({ type }) => type);
  expect(order.indexOf('voided')).toBeLessThan(order.indexOf('drew'));
  const early = scene({ step: 'unlink', lanes: { 'bo 1': { advances: 'A02', obstacles: 'O23:2' } } });
  expect([early.lane('bo 1', 'advances'), early.entries('counter')[0]?.left]).toEqual(['A02', 1]);
});

test('TS-7.9 cells come back before counters go, and only cards with Delayed have any', () => {
  const lanes = { 'bo 1': { advances: 'A02', obstacles: 'O23:2' }, 'ana 1': { advances: 'A02' } };
  const t = scene({ step: 'unlink', ana: { linked: 'A' }, lanes });
  const order = t.happened.map(({ type }) => type).filter((type) => type === 'unlinked' || type === 'counter');
  expect(order).toEqual(['unlinked', 'counter']);
});

test('TS-7.7 what lasts until your next turn begins ends at its start', () => {
  const lanes = { 'ana 1': { location: 'E102', obstacles: 'O12' } };
  const t = scene({ ana: { hand: 'I11', cells: 'U' }, lanes });
  t.ana('intervene I11', 'lane ana 1').endTurn();
  t.bo('none', 'none').awaits('ana', 'cell');
  t.endTurn();
  t.bo('none', 'none').awaits('bo', 'target');
});

test('TS-7.8 several holds on one cell end together', () => {
  const t = scene({ ana: { hand: 'O11 O11', cells: 'A A A A' }, bo: { linked: 'A' } });
  t.ana('play O11 bo 1', 'linked P01', 'play O11 bo 2', 'linked P01');
  expect(t.cells('bo', 'held')).toBe('P01');
  t.endTurn();
  expect(t.cells('bo', 'linked')).toBe('P01');
  t.endTurn().endTurn();
  expect(t.cells('bo', 'unlinked')).toBe('P01');
});

test('TS-7.9 TS-R81 delayed abilities execute in the order of their player, each with what reacts to it', () => {
  const lanes = {
    'bo 1': { advances: 'A02+L08', obstacles: 'O23:1' },
    'bo 2': { advances: 'A04+L08', obstacles: 'O23:1' },
    'bo 3': { location: 'O27:1' },
  };
  const t = scene({ step: 'unlink', lanes });
  t.awaits('ana', 'delayed');
  expect(t.offers('ana')).toEqual(['next ana O23', 'next ana O23', 'next ana O27']);
  expect(t.refusal('ana', 'none')).toBe('TS-7.9');
  t.ana('next O23#2');
  expect([t.lane('bo 1', 'advances'), t.lane('bo 2', 'advances')]).toEqual(['A02+L08', '']);
  expect(t.player('bo').hand).toHaveLength(1);
  t.ana('next O27').awaits('ana', 'cell');
  expect([t.lane('bo 1', 'advances'), t.lane('bo 3', 'location')]).toEqual(['', '']);
});
