import { Match } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { timestream } from '../rules/index.ts';
import { scene } from './scene.ts';

const busy = {
  ana: { hand: 'P01 A02 A12 A12 A12 A12 A12 A12 A12 A12 A12 A12', cells: 'A' },
  lanes: { 'ana 1': { location: 'E101', advances: 'A07', obstacles: 'O08' } },
} as const;

test('TS-6.1 TS-6.2 a turn has six steps in order and never goes back', () => {
  const t = scene({ ...busy, step: 'unlink' });
  t.awaits('ana', 'cell');
  expect(t.table.step).toBe('cell');
  expect(t.refusal('ana', 'play A02 ana 1')).toBe('TS-6.2');
  t.ana('cell P01').awaits('ana', 'play');
  expect(t.table.step).toBe('play');
  expect(t.refusal('ana', 'cell P01')).toBe('TS-9.4');
  t.ana('none').awaits('ana', 'target');
  expect(t.refusal('ana', 'play A02 ana 1')).toBe('TS-6.2');
  t.ana('none').awaits('ana', 'discard');
  expect(t.refusal('ana', 'target ana 1')).toBe('TS-20.2');
  t.ana('void A02').ana('void A12');
  t.awaits('bo', 'cell');
});

test('TS-6.3 in steps 3, 4 and 5 a player may do nothing, the others are mandatory', () => {
  const t = scene({ ...busy, step: 'unlink' });
  t.ana('none', 'none', 'none');
  expect(t.offers('ana')).not.toContain('none');
  expect(t.cards('ana', 'hand').split(' ')).toHaveLength(13);
});

test('TS-6.4 TS-R36 both take every step of their first turn, the draw included', () => {
  const match = Match.create(timestream, { options: timestream.defaults(2), seats: 2, seed: 'first turn' });
  if (!(match instanceof Match)) return expect.fail('refused');
  const { first, players } = match.state.table;
  expect(players[first as 0 | 1].hand).toHaveLength(8);
  match.choose(first, { kind: 'none' });
  match.choose(first, { kind: 'none' });
  expect(match.state.table.players[(1 - first) as 0 | 1].hand).toHaveLength(8);
});

test("TS-6.6 in the opponent's turn a player only answers what a card asks, and may concede", () => {
  const t = scene({ ana: { hand: 'O02', cells: 'A A' }, bo: { hand: 'A02 A04' } });
  expect(t.refusal('bo', 'none')).toBe('TS-6.6');
  t.ana('play O02 bo 1').awaits('bo', 'effect');
  expect(t.offers('bo')).toEqual(['take A02', 'take A04']);
  expect(t.refusal('ana', 'none')).toBe('TS-6.6');
  t.bo('take A02').awaits('ana', 'play');
  expect(t.look('bo').anytime).toEqual([{ kind: 'concede' }]);
});

test('TS-6.7 TS-R66 a skipped Target step is skipped once, whatever the number of effects', () => {
  const lanes = { 'bo 1': { location: 'E101', advances: 'A07', obstacles: 'O08' } };
  const t = scene({ ana: { hand: 'I16 I16', cells: 'U U A A A A' }, lanes });
  t.ana('intervene I16', 'intervene I16').endTurn();
  t.bo('none', 'none').awaits('ana', 'cell');
  expect(t.entries('skipped')).toHaveLength(1);
  t.endTurn();
  t.bo('none', 'none').awaits('bo', 'target');
});

test('TS-6.8 TS-R59 undo goes back to the latest choice that showed something', () => {
  const t = scene({
    ana: { hand: 'A16 A02', cells: 'F F A U' },
    lanes: {
      'ana 1': { location: 'E101', advances: 'A07', obstacles: 'O08' },
      'ana 2': { location: 'E203', advances: 'A07', obstacles: 'O08' },
    },
  });
  t.until(0, 'play A16 ana 2');
  expect(t.sealed).toBe(false);
  t.until(0, 'pay 1F');
  expect(t.sealed).toBe(true);
  t.ana('power A16 P02');
  expect(t.sealed).toBe(false);
  t.ana('none', 'target ana 1');
  expect(t.sealed).toBe(false);
  t.endTurn();
  expect(t.sealed).toBe(true);
});

test('TS-6.9 TS-R80 steps 3 and 4 are always put; step 5 only where a target is legal', () => {
  const t = scene({ step: 'unlink', ana: { hand: '', deck: 'A12' } });
  t.awaits('ana', 'cell');
  expect(t.offers('ana')).toEqual(['none']);
  t.ana('none').awaits('ana', 'play');
  expect(t.offers('ana')).toEqual(['none']);
  t.ana('none').awaits('bo', 'cell');
});

test('TS-6.5 TS-14.2 TS-17.16 TS-18.2 TS-22.2 plays, Event Chain cards, targets and movement are counted anew in every turn', () => {
  const lanes = { 'ana 1': { location: 'E101', advances: 'A08', obstacles: 'O08' } };
  const t = scene({
    step: 'target',
    ana: { deck: '' },
    bo: { deck: '' },
    lanes,
    rest: { plays: 150, chains: 1, moved: true },
  });
  const { turns } = t.player('ana');
  t.ana('target ana 1').awaits('bo', 'cell');
  expect([t.table.plays, t.table.chains, t.table.quiet]).toEqual([0, 0, 0]);
  t.endTurn();
  expect([t.table.turn, t.player('ana').turns, t.table.quiet]).toEqual([0, turns + 1, 1]);
  expect(t.ana('none', 'none').offers('ana')).toContain('target ana 1');
});

test('TS-6.7 a Target step in which there was nothing to target is skipped all the same', () => {
  const t = scene({ ana: { hand: 'I16', cells: 'A A U' } }).ana('intervene I16', 'none');
  t.bo('none', 'none').awaits('ana', 'cell');
  expect([t.entries('skipped').length, t.player('bo').skipsTarget]).toEqual([1, false]);
});
