import { expect, test } from 'vitest';
import { scene } from './scene.ts';

const FILLED = { 'ana 1': { location: 'E101' }, 'ana 2': { location: 'E203' }, 'ana 3': { location: 'E302' } };

test('TS-15.2 TS-R21 not in a turn in which an Event Chain card was played: the opponent has a turn between', () => {
  const t = scene({
    ana: { hand: 'E302 T02', cells: 'A A A F' },
    lanes: { ...FILLED, 'ana 3': {} },
  }).ana('fill E302');
  expect(t.refusal('ana', 'timestream T02')).toBe('TS-15.2');
  t.endTurn().endTurn();
  expect(t.ana('none', 'timestream T02').result).toBe('ana TS-15.4');
});

test('TS-15.3 cost and requirement must be met', () => {
  expect(scene({ ana: { hand: 'T01', cells: 'A A' }, lanes: FILLED }).refusal('ana', 'timestream T01')).toBe(
    'TS-10.11',
  );
  expect(scene({ ana: { hand: 'T04' }, lanes: FILLED }).refusal('ana', 'timestream T04')).toBe('TS-15.3');
  const sealed = (lanes: Parameters<typeof scene>[0]['lanes']) =>
    scene({ ana: { hand: 'T04' }, lanes: { ...FILLED, ...lanes } });
  expect(sealed({ 'bo 1': { location: 'E101 E101' } }).refusal('ana', 'timestream T04')).toBe('TS-15.3');
  expect(sealed({ 'ana 1': { location: 'E101 E101' } }).ana('timestream T04').result).toBe('ana TS-15.4');
  const costly = scene({ ana: { hand: 'T03 A02 A04', cells: 'A' }, lanes: FILLED });
  expect(costly.ana('timestream T03', 'void A02', 'void A04').result).toBe('ana TS-15.4');
  expect(scene({ ana: { hand: 'T03 A02', cells: 'A' }, lanes: FILLED }).refusal('ana', 'timestream T03')).toBe(
    'TS-10.11',
  );
});

test('TS-15.4 TS-R23 it wins at once and nothing follows', () => {
  const t = scene({ ana: { hand: 'T02', cells: 'A F' }, lanes: FILLED }).ana('timestream T02');
  expect([t.turn, t.state.stack, t.refusal('bo', 'none')]).toEqual([null, [], 'TS-15.4']);
  expect(t.state.outcome).toMatchObject({ kind: 'won', winners: [0], ranking: [[0], [1]] });
  expect([t.cards('ana', 'hand'), t.cards('ana', 'shown'), t.entries('played')[0]?.piece]).toEqual(['', 'T02', -1]);
});

test('TS-15.5 a TIMESTREAM card can be voided for a cost or discarded', () => {
  const t = scene({ ana: { hand: 'I09 T01', linked: 'A' } }).ana('intervene I09', 'void T01', 'none');
  expect(t.cards('ana', 'hidden')).toBe('T01');
});

test('TS-15.6 locking is not needed unless the card asks for it', () => {
  expect(scene({ ana: { hand: 'T02', cells: 'A F' }, lanes: FILLED }).offers('ana')).toContain('timestream T02');
});

test('TS-R91 Time Freeze may be played in the turn in which the third phase is filled', () => {
  const t = scene({ ana: { hand: 'E302 I16', cells: 'A A A A U' }, lanes: { ...FILLED, 'ana 3': {} } });
  expect(t.ana('fill E302', 'intervene I16').player('bo').skipsTarget).toBe(true);
});

test('TS-15.2 TS-14.3 an Event Chain card that goes as an Advance makes TIMESTREAM wait too', () => {
  const t = scene({ ana: { hand: 'E209 T02', cells: 'F A F' }, lanes: FILLED }).ana('play E209 ana 1');
  expect(t.refusal('ana', 'timestream T02')).toBe('TS-15.2');
});

test('TS-15.4 a hand above ten cards and an empty draw deck do not stand in its way', () => {
  const t = scene({ step: 'unlink', ana: { hand: `T02 ${'A02 '.repeat(12)}`, cells: 'A F', deck: '' }, lanes: FILLED });
  expect(t.ana('none', 'timestream T02').result).toBe('ana TS-15.4');
});
