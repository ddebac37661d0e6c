import { expect, test } from 'vitest';
import { cardAt, cardNo } from '../content/index.ts';
import { timestream } from '../rules/index.ts';
import { scene } from './scene.ts';

const FILLED = { 'ana 1': { location: 'E101' }, 'ana 2': { location: 'E203' }, 'ana 3': { location: 'E302' } };

test('TS-1.1 exactly two play, each with an own deck', () => {
  const options = timestream.defaults(2);
  expect(timestream.seats).toEqual({ min: 2, max: 2 });
  expect(timestream.cannotStart(options, 2)).toBeNull();
  for (const seats of [1, 3]) expect(timestream.cannotStart(options, seats)?.clause).toBe('TS-1.1');
  expect(timestream.cannotStart({ ...options, decks: [options.decks[0]] }, 2)?.clause).toBe('TS-4.10');
  expect(scene({}).refusal(0, { kind: 'nonsense' })).toBe('TS-11.4');
  expect(timestream.idle(scene({}).state, 5).clause).toBe('TS-1.1');
});

test('TS-1.2 TS-1.3 TS-15.1 TIMESTREAM wins once all three phases are filled, and not before', () => {
  const t = scene({ ana: { hand: 'T01', cells: 'A A A' }, lanes: FILLED });
  expect(t.ana('timestream T01').result).toBe('ana TS-15.4');
  const two = scene({ ana: { hand: 'T01', cells: 'A A A' }, lanes: { ...FILLED, 'ana 3': {} } });
  expect(two.refusal('ana', 'timestream T01')).toBe('TS-15.1');
  expect(two.offers('ana', 'timestream')).toEqual([]);
});

test('TS-1.4 TS-1.5 Advances shield the own Event Chain, and only Obstacles reach the opposing one', () => {
  const lanes = { 'ana 1': { location: 'E102' }, 'bo 1': { location: 'E102', obstacles: 'O03' } };
  const t = scene({ step: 'target', lanes: { ...lanes, 'ana 1': { location: 'E102', advances: 'A11' } } });
  expect(t.offers('ana')).toEqual(['target bo 1', 'none']);
  expect(t.ana('target bo 1').lane('bo 1', 'location')).toBe('');
  const shielded = scene({
    step: 'target',
    lanes: { 'bo 1': { location: 'E102', advances: 'A08', obstacles: 'O03' } },
  });
  expect(shielded.ana('target bo 1').lane('bo 1', 'location')).toBe('E102');
});

test('TS-1.6 Power Cells are Ancient, Future or Universal', () => {
  const types = ['P01', 'P02', 'P03', 'P04', 'P05', 'P06'].map((code) => cardAt(cardNo(code)).cell);
  expect(types).toEqual(['A', 'F', 'U', 'A', 'F', 'U']);
});

test('TS-1.7 TS-6.5 turns alternate', () => {
  const t = scene({});
  expect(t.endTurn().table.turn).toBe(1);
  expect(t.endTurn().table.turn).toBe(0);
});

test('TS-1.8 TS-R64 a player who cannot complete the chain plays on', () => {
  const t = scene({ ana: { hand: '', deck: '' }, bo: { hand: 'O01', cells: 'A' } });
  t.endTurn();
  t.awaits('bo', 'cell');
  expect(t.bo('none', 'play O01 ana 1').endTurn().result).toBe('open');
});
