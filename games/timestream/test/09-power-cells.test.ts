import { expect, test } from 'vitest';
import { scene } from './scene.ts';

test('TS-9.1 TS-9.2 one Power Cell from hand, for nothing, into the Unlinked location', () => {
  const t = scene({ step: 'cell', ana: { hand: 'P01 P02 P01 A02' } });
  expect(t.offers('ana')).toEqual(['cell P01', 'cell P02', 'none']);
  expect([t.refusal('ana', 'cell A02'), t.refusal('ana', 'cell P03')]).toEqual(['TS-9.1', 'TS-9.1']);
  t.ana('cell P01').awaits('ana', 'play');
  expect([t.cells('ana', 'unlinked'), t.cards('ana', 'hand')]).toEqual(['P01', 'P02 P01 A02']);
});

test('TS-9.3 a cell played in step 3 pays in step 4 of the same turn', () => {
  const t = scene({ step: 'cell', ana: { hand: 'P01 A02' } });
  expect(t.ana('cell P01', 'play A02 ana 1').lane('ana 1', 'advances')).toBe('A02');
});

test('TS-9.4 TS-R37 no Power Cell is played from hand in step 4', () => {
  const t = scene({ ana: { hand: 'P01' } });
  expect(t.offers('ana')).toEqual(['none']);
  expect(t.refusal('ana', 'cell P01')).toBe('TS-9.4');
  expect(t.refusal('ana', { kind: 'play', card: 0, as: 'advance', at: 0, first: false })).toBe('TS-9.4');
  const last = scene({ ana: { hand: 'P06' } });
  expect(last.refusal('ana', { kind: 'play', card: 5, as: 'advance', at: 0, first: false })).toBe('TS-9.4');
});

test('TS-9.5 TS-9.6 TS-R38 an additional cell is played at once and may be used in the rest of the step', () => {
  const t = scene({ step: 'cell', ana: { hand: 'P01 P01 P02 E105 A15', cells: 'A' } });
  t.ana('cell P01', 'fill E105').awaits('ana', 'cell');
  expect(t.refusal('ana', 'play A15 ana 1')).toBe('TS-9.5');
  t.ana('cell P02', 'play A15 ana 1');
  expect([t.lane('ana 1', 'advances'), t.cards('ana', 'hand')]).toEqual(['A15', 'P01']);
});

test('TS-9.7 an additional play that is not used is lost', () => {
  const t = scene({ ana: { hand: 'P01 E105', cells: 'A A' } }).ana('fill E105', 'none');
  expect(t.entries('no-cell')).toHaveLength(1);
  expect(t.refusal('ana', 'cell P01')).toBe('TS-9.4');
});

test("TS-9.8 a cell's own ability executes in step 3 and through an ability", () => {
  const third = scene({ step: 'cell', ana: { hand: 'P04', deck: 'A02 A04' } }).ana('cell P04');
  expect(third.offers('ana')).toEqual(['take A02', 'none']);
  expect(third.ana('take A02').cards('ana', 'deck')).toBe('A04 A02');
  const fourth = scene({ ana: { hand: 'P04 E105', cells: 'A A', deck: 'A02 A04' } }).ana('fill E105', 'cell P04');
  expect(fourth.offers('ana')).toEqual(['take A02', 'none']);
  expect(fourth.ana('none').cards('ana', 'deck')).toBe('A02 A04');
});

test('TS-9.9 a Twin-Age Cell enters Linked, however it is played', () => {
  const t = scene({ step: 'cell', ana: { hand: 'P06 P06 E105', cells: 'A A' } }).ana('cell P06');
  expect([t.cells('ana', 'unlinked'), t.cells('ana', 'linked')]).toEqual(['P01 P01', 'P06']);
  expect(t.ana('fill E105', 'cell P06').cells('ana', 'linked')).toBe('P01 P01 P06 P06');
  t.endTurn().endTurn();
  expect(t.cells('ana', 'unlinked')).toBe('P01 P01 P06 P06');
});

test('TS-9.10 TS-R76 cells in play are Unlinked, Linked and power-linked ones', () => {
  const behind = { ana: { hand: 'P05', cells: 'A', deck: 'A04' }, step: 'cell' } as const;
  // Two and the Reactor Cell against four: one card. Against three: none.
  const lanes = { 'bo 1': { advances: 'A16@P02' } };
  const four = scene({ ...behind, ana: { ...behind.ana, linked: 'F' }, bo: { cells: 'A A', linked: 'F' }, lanes });
  expect(four.ana('cell P05').cards('ana', 'hand')).toBe('A04');
  const three = scene({ ...behind, ana: { ...behind.ana, linked: 'F' }, bo: { cells: 'A', linked: 'F' }, lanes });
  expect(three.ana('cell P05').cards('ana', 'hand')).toBe('');
});

test('TS-9.11 TS-R82 whether to play an additional cell is asked of a player without one too', () => {
  const t = scene({ ana: { hand: 'E105 A02', cells: 'A A' } }).ana('fill E105');
  t.awaits('ana', 'cell');
  expect(t.offers('ana')).toEqual(['none']);
});
